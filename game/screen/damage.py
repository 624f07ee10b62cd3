"""Damage: what of the window must be painted anew.

A page is a list of parts, from back to front: each has a name, a box that holds all its ink, and a key that
names all it shows. Where a part came, went or changed since the last picture, everything is painted anew,
clipped; the rest of the window is still right.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from itertools import combinations
from math import cos, radians, sin
from typing import NamedTuple

from game.scene.geometry import Box
from game.scene.pose import Sprite
from game.screen.brush import Brush

PLACES = 4  # beyond so many places, those that lie closest are joined: each is a walk over all parts
MOST = 0.6  # of the window: beyond this one whole picture is cheaper than many pieces


class Part(NamedTuple):
    """Something on a page that changes as a whole."""

    name: str
    shows: Hashable
    box: Box  # logical pixels; nothing is drawn outside
    draw: Callable[[Brush], object]
    piled: Callable[[Brush], object] | None = None  # draws it as one picture that is kept, if that may help


def reach(sprite: Sprite) -> Box:
    """What a card with its shadow, ring and mark may touch, in logical pixels."""
    a, w = radians(sprite.angle), sprite.w
    c, s = abs(cos(a)), abs(sin(a))
    edge = w * (0.14 + 0.28 * sprite.lift) + 5
    return Box.around(sprite.x, sprite.y, w * (c + 1.4 * s) + 2 * edge, w * (1.4 * c + s) + 2 * edge)


class Damage:
    """Remembers one page's last picture and says where the next one differs."""

    def __init__(self) -> None:
        self._ground: Hashable = None
        self._parts: dict[str, Part] = {}
        self._next: tuple[Hashable, dict[str, Part]] = (None, {})
        self._begun: list[Box] = []  # places of pictures that were never finished

    def areas(self, ground: Hashable, parts: Sequence[Part], window: Box) -> list[Box]:
        """The places to paint, apart from each other; the whole window when the ground is another.

        They count as painted when `finished` is called, and are asked for again until then.
        """
        before, now = self._parts, {part.name: part for part in parts}
        self._next = ground, now
        if ground is not self._ground and ground != self._ground:
            self._begun = [window]
            return [window]
        changed = list(self._begun)
        for name in {**before, **now}:
            old, new = before.get(name), now.get(name)
            if old is None or new is None or not _same(old, new):
                changed += [part.box for part in (old, new) if part is not None]
        apart = merged(changed)
        while len(apart) > PLACES:
            apart = merged(_closest_joined(apart))
        if sum(box.w * box.h for box in apart) > MOST * window.w * window.h:
            apart = [window]
        self._begun = apart
        return apart

    def finished(self) -> None:
        """All areas of the last call have been painted."""
        (self._ground, self._parts), self._begun = self._next, []

    def forget(self) -> None:
        """Something else was drawn over the picture: the next one is painted as a whole."""
        self._ground = None


def _same(old: Part, new: Part) -> bool:
    return (old.shows is new.shows or old.shows == new.shows) and old.box == new.box


def _closest_joined(boxes: list[Box]) -> list[Box]:
    """The boxes with those two as one that waste the least by it."""

    def waste(pair: tuple[Box, Box]) -> float:
        a, b = pair
        whole = joined(a, b)
        return whole.w * whole.h - a.w * a.h - b.w * b.h

    a, b = min(combinations(boxes, 2), key=waste)
    return [joined(a, b), *(box for box in boxes if box is not a and box is not b)]


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
