"""The drawings of `assets/art`: loaded as text, recoloured, rasterised at exactly the size that is shown.

Suits and icons are drawn in black, so that one file serves every colour: a colour is replaced in the text
of the SVG before it is rasterised. The files hold only what SDL_image's rasteriser knows.
"""

import io
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

import pygame

from game.screen.cache import Cache, ready

ROOT = Path(__file__).resolve().parents[2] / "assets" / "art"
SUIT_FILES = ("suits/club", "suits/diamond", "suits/spade", "suits/heart")
BLACK = "#000000"

_drawn = Cache(24 << 20, 0.004)
_shapes = Cache(12 << 20, 0.002)


@lru_cache(maxsize=160)
def source(name: str) -> str:
    """The text of `assets/art/<name>.svg`. Raises FileNotFoundError for a drawing that does not exist."""
    return (ROOT / f"{name}.svg").read_text(encoding="utf-8")


def rasterise(text: str, size: tuple[int, int]) -> pygame.Surface:
    """An SVG drawn at `size` pixels, each side at least one."""
    width, height = max(1, size[0]), max(1, size[1])
    return ready(pygame.image.load_sized_svg(io.BytesIO(text.encode()), (width, height)))


def draw(name: str, size: tuple[int, int], colours: Mapping[str, str] | None = None) -> pygame.Surface:
    """A drawing at `size` pixels with some of its colours replaced, not cached."""
    text = source(name)
    for old, new in (colours or {}).items():
        text = text.replace(old, new)
    return rasterise(text, size)


def picture(name: str, size: tuple[int, int], colours: tuple[tuple[str, str], ...] = ()) -> pygame.Surface:
    """The same, cached; `colours` are pairs (old, new)."""
    return _drawn.get((name, size, colours), lambda: draw(name, size, dict(colours)))


def suit(index: int, side: int, colour: str, special: bool = False) -> pygame.Surface:
    """The pip of suit 0 to 3 in a square of `side` pixels; `special` is the ace of spades' ornament."""
    name = "suits/ace-spade" if special else SUIT_FILES[index]
    return picture(name, (side, side), ((BLACK, colour),))


def shape(size: tuple[int, int], body: str) -> pygame.Surface:
    """SVG elements in pixel units, drawn and cached: what boxes, rings and lines are made of."""

    def make() -> pygame.Surface:
        width, height = size
        head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}"'
        return rasterise(f'{head} viewBox="0 0 {width} {height}">{body}</svg>', size)

    return _shapes.get((size, body), make)


def forget() -> None:
    """Give up every cached drawing."""
    _drawn.clear()
    _shapes.clear()
