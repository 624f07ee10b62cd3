"""Damage: what of the window must be painted anew when nothing but cards has moved.

A frame of a flight changes a few places of a picture that is otherwise the same; only those are painted,
clipped, from back to front. Whatever else may have changed, the whole picture is.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import reduce
from math import cos, radians, sin

from game.scene.geometry import Box
from game.scene.pose import Sprite

Shown = tuple[Sprite, float | None]  # a sprite and the width it is drawn for while it moves
PLACES = 2  # beyond so many places one around all of them is cheaper
MOST = 0.5  # of the window: beyond this one whole picture is cheaper than many pieces


def reach(sprite: Sprite) -> Box:
    """What a card with its shadow, ring and mark may touch, in logical pixels."""
    a, w = radians(sprite.angle), sprite.w
    c, s = abs(cos(a)), abs(sin(a))
    edge = w * (0.14 + 0.28 * sprite.lift) + 5
    return Box.around(sprite.x, sprite.y, w * (c + 1.4 * s) + 2 * edge, w * (1.4 * c + s) + 2 * edge)


class Damage:
    """Remembers one page's last picture and says where the next one differs."""

    def __init__(self) -> None:
        self._still: Sequence[Hashable] = ()
        self._cards: dict[str, Shown] = {}

    def areas(self, still: Sequence[Hashable], shown: Sequence[Shown], window: Box) -> list[Box]:
        """The places to paint, apart from each other; the whole window when anything in `still` is new."""
        cards = {sprite.key: (sprite, width) for sprite, width in shown}
        before, same = self._cards, len(still) == len(self._still)
        same = same and all(a is b or a == b for a, b in zip(still, self._still, strict=True))
        self._still, self._cards = still, cards
        if not same:
            return [window]
        changed = [
            reach(there[key][0])
            for key in before.keys() | cards.keys()
            if before.get(key) != cards.get(key)
            for there in (before, cards)
            if key in there
        ]
        apart = merged(changed)
        if len(apart) > PLACES:  # every place is a walk over the whole table
            apart = [reduce(joined, apart)]
        return apart if sum(box.w * box.h for box in apart) < MOST * window.w * window.h else [window]

    def forget(self) -> None:
        """Something else was drawn over the picture: the next one is painted as a whole."""
        self._still = ()


def merged(boxes: Sequence[Box]) -> list[Box]:
    """The same places as boxes that do not overlap: those that do are joined, again and again."""
    apart: list[Box] = []
    for box in boxes:
        while hit := next((other for other in apart if other.overlaps(box)), None):
            apart.remove(hit)
            box = joined(box, hit)
        apart.append(box)
    return apart


def joined(a: Box, b: Box) -> Box:
    """The smallest box around both."""
    x, y = min(a.x, b.x), min(a.y, b.y)
    return Box(x, y, max(a.right, b.right) - x, max(a.bottom, b.bottom) - y)
