"""Pen: the shared vocabulary of the drawings: colours, suit outlines, and helpers that write SVG.

Only what SDL_image's rasteriser knows is written: paths, shapes, gradients, transforms; no text, no
filters, no clipping, no <use>. What is needed twice is written twice.
"""

from pathlib import Path

ASSETS = Path(__file__).resolve().parents[2] / "assets"
OUT = ASSETS / "art"
WIDTH, HEIGHT = 240, 336  # of a card

IVORY, INK, RED = "#FBF6EA", "#1E2233", "#C22A39"
GOLD, GOLD_DEEP = "#E3AC4B", "#B97F2A"
BLACK = "#000000"  # the game replaces it

# Suit outlines on a field of 100 x 100, one path each; sub-paths wind the same way.
PIP = {
    "h": "M50 94C43 84 31 74 21 63C11 52 5 43 5 31C5 17 15 7 28 7C38 7 46 13 50 23"
    "C54 13 62 7 72 7C85 7 95 17 95 31C95 43 89 52 79 63C69 74 57 84 50 94Z",
    "d": "M50 1C59 18 74 37 89 50C74 63 59 82 50 99C41 82 26 63 11 50C26 37 41 18 50 1Z",
    "s": "M50 3C56 16 68 27 78 37C88 47 95 55 95 65C95 76 86 83 76 83C66 83 58 78 53.5 70"
    "C54.5 82 60 91 69 96L31 96C40 91 45.5 82 46.5 70C42 78 34 83 24 83"
    "C14 83 5 76 5 65C5 55 12 47 22 37C32 27 44 16 50 3Z",
    "c": "M50 4A21.5 21.5 0 1 1 49.9 4ZM25.5 38.5A21.5 21.5 0 1 1 25.4 38.5Z"
    "M74.5 38.5A21.5 21.5 0 1 1 74.4 38.5ZM40 40L60 40L58 62L42 62Z"
    "M47 56L53 56C53.5 76 58 90 69 96L31 96C42 90 46.5 76 47 56Z",
}
SUIT_NAMES = {"c": "club", "d": "diamond", "h": "heart", "s": "spade"}


def number(value: float) -> str:
    """A coordinate with one decimal at most."""
    return f"{value:.1f}".removesuffix(".0")


def fill(d: str, colour: str, opacity: float = 1.0, transform: str = "") -> str:
    """A filled path."""
    extra = f' transform="{transform}"' if transform else ""
    extra += f' opacity="{opacity:g}"' if opacity < 1 else ""
    return f'<path fill="{colour}"{extra} d="{d}"/>'


def line(d: str, colour: str, width: float, transform: str = "") -> str:
    """A stroked path with round ends and joins."""
    extra = f' transform="{transform}"' if transform else ""
    style = 'stroke-linecap="round" stroke-linejoin="round"'
    return f'<path fill="none" stroke="{colour}" stroke-width="{width}" {style}{extra} d="{d}"/>'


def dot(x: float, y: float, radius: float, colour: str, opacity: float = 1.0) -> str:
    """A disc."""
    extra = f' opacity="{opacity}"' if opacity < 1 else ""
    return f'<circle cx="{number(x)}" cy="{number(y)}" r="{radius}" fill="{colour}"{extra}/>'


def ring(x: float, y: float, radius: float, ground: str, colour: str, width: float) -> str:
    """A disc with an outline; the ground "none" leaves the outline alone."""
    place = f'cx="{number(x)}" cy="{number(y)}" r="{radius}"'
    return f'<circle {place} fill="{ground}" stroke="{colour}" stroke-width="{width}"/>'


def pip(suit: str, x: float, y: float, size: float, colour: str, opacity: float = 1.0) -> str:
    """A suit's pip centred on (x, y)."""
    place = f"translate({number(x - size / 2)} {number(y - size / 2)}) scale({size / 100:.3f})"
    return fill(PIP[suit], colour, opacity, place)


def group(transform: str, *parts: str) -> str:
    """Parts under one transform."""
    return f'<g transform="{transform}">{"".join(parts)}</g>'


def mirrored(part: str, axis: float) -> str:
    """A part and its mirror image about the vertical line x = axis."""
    return part + group(f"translate({number(2 * axis)} 0) scale(-1 1)", part)


def halves(part: str) -> str:
    """A part of a card and the same turned about the card's middle."""
    return part + group(f"rotate(180 {WIDTH // 2} {HEIGHT // 2})", part)


def svg(width: int, height: int, *parts: str) -> str:
    """A whole drawing."""
    size = f'viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{"".join(parts)}</svg>\n'


def layered(width: int, height: int, *layers: str) -> str:
    """A large drawing with each layer on a line of its own: the game may draw it in several frames."""
    return svg(width, height, *(f"\n{layer}" for layer in layers), "\n")
