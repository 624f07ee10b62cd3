"""Kept pictures: what seldom changes is drawn once as one picture, and is one blit from then on.

A plate is a shadow, a panel, a portrait and four texts; a hand is thirteen faces with thirteen shadows. Their
keys hold everything they show, so a kept picture is never a wrong one.
"""

from collections.abc import Callable, Hashable
from functools import lru_cache
from math import ceil, cos, floor, radians, sin
from typing import NamedTuple

import pygame

from game.scene.geometry import Box
from game.scene.pose import FAN, HAND, Sprite
from game.screen.brush import Brush
from game.screen.cache import Cache, empty
from game.screen.damage import joined, reach
from game.screen.theme import ACCENT

PILED = (FAN, HAND)  # layers of many cards; a trick is few, and each look of it is short
FEW = 3  # cards that are no pile yet: a fourth is drawn on the picture of three
MARGIN = 24.0  # logical pixels around a box that shadows and rings may touch

_kept = Cache(24 << 20, 0.004)
_cards = Cache(56 << 20, 0.002)


class Kept(NamedTuple):
    """A picture and where in the window its left top corner lies, in pixels."""

    picture: pygame.Surface
    left: int
    top: int


def forget() -> None:
    """Give up every picture."""
    _kept.clear()
    _cards.clear()


def kept(brush: Brush, key: Hashable, box: Box, draw: Callable[[Brush, Box], object]) -> None:
    """Draw something into a box: `draw(brush, box)` is called with both moved into the picture.

    `key` names all that it shows besides theme, deck and place. Its shadows reach at most `MARGIN` beyond.
    """
    _blit(brush, key, box.grown(MARGIN), lambda inner, x, y: draw(inner, box.moved(-x, -y)))


def pile(brush: Brush, sprites: tuple[Sprite, ...]) -> None:
    """Draw resting cards, from back to front: as one picture when there is one or it is cheaply made.

    The others are drawn ahead by `pile_up`, in frames that have the time.
    """
    piled = sprites[0].layer in PILED
    if piled and (len(sprites) == FEW or _found(brush, sprites, around(sprites)) or _grown(brush, sprites)):
        pile_up(brush, sprites)
        return
    for sprite in sprites:
        if brush.seen(reach(sprite)):
            lay(brush, sprite, None)


def pile_up(brush: Brush, sprites: tuple[Sprite, ...]) -> None:
    """The same, always as one picture."""

    def draw(inner: Brush, x: float, y: float) -> None:
        under = _grown(brush, sprites)
        if under is not None:
            inner.surface.blit(
                under.picture, (under.left - round(x * brush.scale), under.top - round(y * brush.scale))
            )
        for s in sprites if under is None else sprites[-1:]:
            lay(inner, s._replace(x=s.x - x, y=s.y - y), None)

    _blit(brush, sprites, around(sprites), draw)


def _grown(brush: Brush, cards: tuple[Sprite, ...]) -> Kept | None:
    """The picture of the same pile before its last card came, if there is one."""
    less = cards[:-1]
    return _found(brush, less, around(less)) if less else None


@lru_cache(maxsize=128)
def around(sprites: tuple[Sprite, ...]) -> Box:
    """The box that holds all of them."""
    box = reach(sprites[0])
    for sprite in sprites[1:]:
        box = joined(box, reach(sprite))
    return box


def _place(brush: Brush, key: Hashable, box: Box) -> tuple[int, int, tuple[int, int], Hashable]:
    """Left, top and size in pixels, and the whole key of a picture."""
    k = brush.scale
    left, top = floor(box.x * k), floor(box.y * k)
    size = (ceil(box.right * k) - left + 1, ceil(box.bottom * k) - top + 1)
    place = (round(box.x * k - left, 3), round(box.y * k - top, 3), size)
    return left, top, size, (key, place, _style(brush))


def _style(brush: Brush) -> tuple[object, ...]:
    """What of a brush a picture depends on."""
    return brush.scale, brush.theme.name, brush.deck, brush.back_name, brush.index


def _inner(brush: Brush, size: tuple[int, int]) -> Brush:
    """A like brush on a clear picture of its own, of a size in pixels."""
    return Brush(empty(size), brush.scale, brush.theme, brush.faces, brush.deck, brush.back_name, brush.index)


def _found(brush: Brush, key: Hashable, box: Box) -> Kept | None:
    left, top, _, whole = _place(brush, key, box)
    picture = _kept.peek(whole)
    return Kept(picture, left, top) if picture is not None else None


def _blit(brush: Brush, key: Hashable, box: Box, draw: Callable[[Brush, float, float], object]) -> None:
    if not brush.seen(box):
        return
    left, top, size, whole = _place(brush, key, box)

    def made() -> pygame.Surface:
        inner = _inner(brush, size)
        draw(inner, left / brush.scale, top / brush.scale)
        return inner.surface

    brush.surface.blit(_kept.get(whole, made), (left, top))


def lay(brush: Brush, sprite: Sprite, width: float | None) -> None:
    """Draw one card; `width` is the largest of its flight, or None while it rests."""
    s = sprite
    if width is not None and width != s.w:
        brush.card(s.card, s.x, s.y, s.w, s.angle, s.lift, s.dim, s.glow > 0.5, drawn=width)
        _mark(brush, s)
        return
    k = brush.scale
    look = (s.card, s.w, round(s.angle, 1), s.lift, s.dim, s.glow > 0.5, s.mark)
    picture = _cards.get((look, _style(brush)), lambda: _card(brush, s))
    brush.surface.blit(picture, (round(s.x * k) - picture.width // 2, round(s.y * k) - picture.height // 2))


def _card(brush: Brush, sprite: Sprite) -> pygame.Surface:
    """A card with its shadow, ring, veil and mark, in the middle of a picture."""
    box = reach(sprite)
    half = (ceil(box.w / 2 * brush.scale), ceil(box.h / 2 * brush.scale))
    inner = _inner(brush, (2 * half[0], 2 * half[1]))
    s = sprite._replace(x=half[0] / brush.scale, y=half[1] / brush.scale)
    inner.card(s.card, s.x, s.y, s.w, s.angle, s.lift, s.dim, s.glow > 0.5)
    _mark(inner, s)
    return inner.surface


def _mark(brush: Brush, s: Sprite) -> None:
    """The dot on a card that has just been received."""
    if s.mark:
        a, up, left = radians(s.angle), s.w * 0.7, s.w * 0.34
        x = s.x - left * cos(a) - up * sin(a)
        y = s.y + left * sin(a) - up * cos(a)
        r = max(6.0, s.w * 0.06)
        brush.box((x - r, y - r, 2 * r, 2 * r), r, ACCENT, 1, "#2A1D10", 0.7, 1.5)
