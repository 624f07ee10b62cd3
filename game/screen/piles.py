"""Piles: cards that lie together and rest, drawn once as one picture and kept.

An opponent's fan is thirteen backs with thirteen shadows; as a pile it is one blit, until its count changes.
"""

from collections.abc import Sequence
from math import ceil, floor

import pygame

from game.scene.pose import Sprite
from game.screen.brush import Brush
from game.screen.cache import Cache, ready
from game.screen.damage import joined, reach

_piles = Cache(24 << 20)


def pile(brush: Brush, sprites: Sequence[Sprite]) -> None:
    """Draw resting backs as one picture."""
    if not sprites:
        return
    box = reach(sprites[0])
    for sprite in sprites[1:]:
        box = joined(box, reach(sprite))
    if not brush.seen(box):
        return
    left, top = floor(box.x * brush.scale), floor(box.y * brush.scale)
    size = (ceil(box.w * brush.scale) + 1, ceil(box.h * brush.scale) + 1)
    key = (tuple(sprites), brush.scale, brush.back_name)
    brush.surface.blit(_piles.get(key, lambda: _drawn(brush, sprites, left, top, size)), (left, top))


def _drawn(
    brush: Brush, sprites: Sequence[Sprite], left: int, top: int, size: tuple[int, int]
) -> pygame.Surface:
    sheet = pygame.Surface(size, pygame.SRCALPHA)
    inner = Brush(sheet, brush.scale, brush.theme, brush.faces, brush.deck, brush.back_name, brush.index)
    for s in sprites:
        inner.card(None, s.x - left / brush.scale, s.y - top / brush.scale, s.w, s.angle, s.lift)
    return ready(sheet)


def forget() -> None:
    """Give up every pile."""
    _piles.clear()
