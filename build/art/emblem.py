"""Emblem: the icon of the game: a heart before the dark card of the queen, on felt.

The drawing is `assets/icon.svg`; `assets/icon.png` (512 pixels) and `assets/favicon.png` (48) are made
from it. PNGs are compared by their pixels, because compressors differ.
"""

import io

from build.art.pen import ASSETS, GOLD, IVORY, dot, fill, group, line, pip, svg

SIDE = 512
SIZES = {"icon.png": 512, "favicon.png": 48}
NIGHT, DEEP, RED, LIGHT, MOON = "#1D1F3D", "#8E1B2C", "#C8303F", "#EE7A70", "#F7E7C3"


def ground() -> str:
    """A rounded square of felt, lit from above."""
    stops = "".join(
        f'<stop offset="{at}" stop-color="{colour}"/>'
        for at, colour in ((0, "#3C8271"), (0.6, "#225446"), (1, "#133730"))
    )
    light = f'<defs><radialGradient id="g" gradientUnits="userSpaceOnUse" cx="256" cy="190" r="380">{stops}'
    light += "</radialGradient></defs>"
    return light + f'<rect width="{SIDE}" height="{SIDE}" rx="112" fill="url(#g)"/>'


def card(x: float, y: float, turn: float, paper: str, *parts: str) -> str:
    """A card 200 x 280 with its middle at (x, y), over a plain shadow."""
    shape = 'x="-100" y="-140" width="200" height="280" rx="22"'
    shadow = f'<rect {shape} fill="#06140F" opacity=".28"/>'
    face = f'<rect {shape} fill="{paper}"/>'
    return group(f"translate({x} {y + 10}) rotate({turn})", shadow) + group(
        f"translate({x} {y}) rotate({turn})", face, *parts
    )


def emblem() -> str:
    """The whole icon."""
    window = f'<rect x="-82" y="-122" width="164" height="244" rx="12" fill="{NIGHT}"/>'
    sky = ((-52, -92, 4), (-58, 40, 3), (58, -64, 3.4), (20, -102, 2.6))
    stars = "".join(dot(x, y, r, MOON) for x, y, r in sky)
    night = window + stars + dot(0, -18, 54, MOON) + pip("s", 0, -20, 76, NIGHT)
    behind = card(168, 240, -14, IVORY, night)
    plain = pip("h", 0, 2, 150, RED)
    before = card(316, 268, 9, IVORY, plain, heart_shade())
    return ground() + group("translate(256 258) scale(1.2) translate(-238 -256)", behind, before)


def heart_shade() -> str:
    """A darker half and a shine on the heart of the front card, and a gold line around the card."""
    right = "M50 94L50 23C54 13 62 7 72 7C85 7 95 17 95 31C95 43 89 52 79 63C69 74 57 84 50 94Z"
    place = "translate(-75 -73) scale(1.5)"
    shine = line("M17 30C17 23 21 18 27 17.5", LIGHT, 5, place)
    frame = '<rect x="-86" y="-126" width="172" height="252" rx="13" fill="none"'
    return fill(right, DEEP, 0.5, place) + shine + f'{frame} stroke="{GOLD}" stroke-width="4"/>'


def text() -> str:
    """The SVG."""
    return svg(SIDE, SIDE, emblem())


def write() -> None:
    """Write the drawing and its PNGs."""
    import pygame

    (ASSETS / "icon.svg").write_text(text(), encoding="utf-8")
    for name, side in SIZES.items():
        image = pygame.image.load_sized_svg(io.BytesIO(text().encode()), (side, side))
        pygame.image.save(image, ASSETS / name)
