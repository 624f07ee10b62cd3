"""The drawings of `assets/art`: loaded as text, recoloured, rasterised at exactly the size that is shown.

Suits and icons are drawn in black, so that one file serves every colour: a colour is replaced in the text
of the SVG before it is rasterised. The files hold only what SDL_image's rasteriser knows.
"""

import io
from collections.abc import Mapping
from functools import lru_cache, partial
from pathlib import Path

import pygame

from game.screen.cache import Cache, ready

ROOT = Path(__file__).resolve().parents[2] / "assets" / "art"
SUIT_FILES = ("suits/club", "suits/diamond", "suits/spade", "suits/heart")
BLACK = "#000000"
LAYER = 13_000  # letters: the rasteriser takes milliseconds for them
A_PIXEL = 2e-8  # seconds that it takes for each pixel

_drawn = Cache(24 << 20, 0.004)
_shapes = Cache(12 << 20, 0.002)
_layers = Cache(8 << 20, 0.006)  # of pictures that are not ready yet


@lru_cache(maxsize=160)
def source(name: str) -> str:
    """The text of `assets/art/<name>.svg`. Raises FileNotFoundError for a drawing that does not exist."""
    return (ROOT / f"{name}.svg").read_text(encoding="utf-8")


def rasterise(text: str, size: tuple[int, int]) -> pygame.Surface:
    """An SVG drawn at `size` pixels, each side at least one."""
    width, height = max(1, size[0]), max(1, size[1])
    return ready(pygame.image.load_sized_svg(io.BytesIO(text.encode()), (width, height)))


@lru_cache(maxsize=8)
def layers(text: str) -> tuple[str, ...]:
    """The drawings that give an SVG when laid upon each other: of a long one each holds some of its lines."""
    head, *lines, end = text.splitlines()
    found = [""]
    for line in lines:
        if found[-1] and len(found[-1]) + len(line) > LAYER:
            found.append("")
        found[-1] += line
    return tuple(f"{head}{layer}{end}" for layer in found)


def laid(text: str, size: tuple[int, int]) -> pygame.Surface:
    """An SVG drawn like `rasterise` does; a frame may run out of time between its layers."""
    drawn = [
        _layers.get((layer, size), partial(rasterise, layer, size))
        for layer in (layers(text) if len(text) > LAYER else ())
    ]
    if not drawn:
        return rasterise(text, size)
    whole = drawn[0].copy()
    for layer in drawn[1:]:
        whole.blit(layer, (0, 0))
    return whole


def draw(name: str, size: tuple[int, int], colours: Mapping[str, str] | None = None) -> pygame.Surface:
    """A drawing at `size` pixels with some of its colours replaced, not cached."""
    text = source(name)
    for old, new in (colours or {}).items():
        text = text.replace(old, new)
    return laid(text, size)


def picture(name: str, size: tuple[int, int], colours: tuple[tuple[str, str], ...] = ()) -> pygame.Surface:
    """The same, cached; `colours` are pairs (old, new)."""
    return _drawn.get((name, size, colours), lambda: draw(name, size, dict(colours)))


def part(name: str, size: tuple[int, int], colours: Mapping[str, str]) -> pygame.Surface:
    """The same for a part of a picture that is drawn once: cached until that is surely ready."""
    key = (name, size, tuple(colours.items()))
    return _layers.get(key, lambda: draw(name, size, colours))


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

    return _shapes.get((size, body), make, 0.002 + size[0] * size[1] * A_PIXEL)


def forget() -> None:
    """Give up every cached drawing."""
    for cache in (_drawn, _shapes, _layers):
        cache.clear()
