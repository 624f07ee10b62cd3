"""Sprites: what goes under and over a card (shadow, veil, glow), and cards turned by an angle.

All sizes are in pixels. A turned card starts from a larger or equal face inside a clear margin, so that it
is crisp within and smooth at its edge. A shadow is soft, so it is blurred small and scaled up.
"""

from collections.abc import Hashable
from math import inf

import pygame

from game.screen import art
from game.screen.cache import Cache, ready
from game.screen.theme import IVORY, SHADOW, rgb

Size = tuple[int, int]
CORNER = 15 / 240  # the radius of a card's corner, in card widths
MARGIN = 4
SIZES = 96  # a card on its way is scaled by whole parts of these, and turned by half degrees
LIFTS = 10  # shadows exist for this many heights above the table
SHADOW_ALPHA = 92

_shadows = Cache(16 << 20, 0.008)
_overlays = Cache(12 << 20, 0.003)
_turned = Cache(12 << 20, 0.002)
_flying = Cache(16 << 20, 0.002)  # apart: the many turned ones must not push out what flies next
_flown = Cache(12 << 20, -inf)  # drawn whatever the time: nothing moves without them


def forget() -> None:
    """Give up every cached sprite, e.g. because the window has a new size."""
    for cache in (_shadows, _overlays, _turned, _flying, _flown):
        cache.clear()


def spread(width: int, lift: float) -> int:
    """The blur, in pixels, of the shadow of a card this wide; lift 0 lies on the table, 1 is dragged."""
    return round(width * (0.035 + 0.07 * lift)) + 1


def drop(width: int, lift: float) -> int:
    """How far below its card a shadow lies, in pixels."""
    return round(width * (0.02 + 0.06 * lift))


def blurred(size: Size, radius: float, blur: int, colour: tuple[int, int, int], alpha: int) -> pygame.Surface:
    """A soft rounded rectangle with 3 * blur pixels of room around it."""
    room = 3 * blur
    full = (size[0] + 2 * room, size[1] + 2 * room)
    down = max(1, blur // 3)
    small = pygame.Surface((-(-full[0] // down), -(-full[1] // down)), pygame.SRCALPHA)
    small.fill((*colour, 0))
    box = pygame.Rect(room // down, room // down, max(1, size[0] // down), max(1, size[1] // down))
    pygame.draw.rect(small, (*colour, alpha), box, border_radius=round(radius / down))
    for _ in range(2):  # two box blurs look like a Gaussian one, and are three times as quick
        small = pygame.transform.box_blur(small, max(1, blur // down))
    return ready(pygame.transform.smoothscale(small, full) if down > 1 else small)


def shadow(size: Size, lift: float = 0.0) -> pygame.Surface:
    """The shadow of a card; centre it `drop` pixels below the card's own centre."""
    step = max(0, min(LIFTS, round(lift * LIFTS)))

    def make() -> pygame.Surface:
        return blurred(size, size[0] * CORNER, spread(size[0], step / LIFTS), SHADOW, SHADOW_ALPHA)

    return _shadows.get((size, step), make)


def veil(size: Size, colour: str) -> pygame.Surface:
    """The table's colour over a whole card, opaque: whoever lays it gives it the alpha that he wants."""
    return _overlays.get(("veil", size, colour), lambda: art.draw("stock", size, {IVORY: colour}))


def glow(size: Size, width: int, colour: str) -> pygame.Surface:
    """A solid card of this colour, larger by `width` pixels on every side: drawn first, it is a ring."""
    wide, high = size[0] + 2 * width, size[1] + 2 * width
    body = f'<rect width="{wide}" height="{high}" rx="{size[0] * CORNER + width:.2f}" fill="{colour}"/>'
    return art.shape((wide, high), body)


def margined(image: pygame.Surface, by: int = MARGIN, colour: str = IVORY) -> pygame.Surface:
    """The image inside a clear margin that has the colour of its edge."""
    out = pygame.Surface((image.width + 2 * by, image.height + 2 * by), pygame.SRCALPHA)
    out.fill((*rgb(colour), 0))
    out.blit(image, (by, by))
    return out


def turn(
    key: Hashable, image: pygame.Surface, angle: float, scale: float = 1.0, edge: str = IVORY
) -> pygame.Surface:
    """The image scaled and turned by `angle` degrees counter-clockwise, cached by `key`, angle and scale.

    Angles are rounded to a tenth of a degree.
    """
    tenths = round(angle * 10)

    def make() -> pygame.Surface:
        return spun(image, tenths / 10, scale, edge)

    return _turned.get((key, tenths, round(scale * 1000)), make)


def spun(image: pygame.Surface, angle: float, scale: float = 1.0, edge: str = IVORY) -> pygame.Surface:
    """The same without the cache."""
    return pygame.transform.rotozoom(margined(image, MARGIN, edge), angle, scale)


def flying(key: Hashable, image: pygame.Surface, size: Size) -> pygame.Surface:
    """The image at a size inside a clear margin, cached: what a flight is spun from."""

    def make() -> pygame.Surface:
        small = image if image.size == size else pygame.transform.smoothscale(image, size)
        return ready(margined(small))

    return _flying.get((key, size), make)


def flown(key: Hashable, image: pygame.Surface, angle: float, scale: float, rough: bool) -> pygame.Surface:
    """The image scaled and turned in small steps, cached: a card that follows another's way finds it made.

    `rough`: turned by `swung`; else the image has a clear margin and is turned smoothly.
    """
    halves, part = round(angle * 2), round(scale * SIZES)
    turned = swung if rough else pygame.transform.rotozoom
    return _flown.get((key, halves, part, rough), lambda: turned(image, halves / 2, part / SIZES))


def swung(image: pygame.Surface, angle: float, scale: float) -> pygame.Surface:
    """A rough and ten times quicker `spun`, for what moves on a screen of many pixels."""
    if abs(scale - 1) > 0.002:
        size = (max(1, round(image.width * scale)), max(1, round(image.height * scale)))
        image = pygame.transform.scale(image, size)
    return image if round(angle * 4) == 0 else pygame.transform.rotate(image, angle)
