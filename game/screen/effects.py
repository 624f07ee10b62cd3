"""Flourishes beside the cards: hearts that break, the queen that falls, the moon and the sun.

Each is a pure picture of a share from 0 to 1; the timeline keeps the time and leaves them out when less
motion is wanted.
"""

from collections.abc import Iterator, Sequence
from functools import partial

from game.engine.cards import QUEEN, name
from game.scene.geometry import Box
from game.scene.plan import Layout
from game.scene.pose import Sprite
from game.screen.brush import Brush
from game.screen.damage import Part
from game.screen.theme import ACCENT, HEART, IVORY

STEPS = 12  # pictures of a growing ring, so that they can be cached


Effect = tuple[str, float]  # its name and the share of its time that has passed


def below(layout: Layout, effect: Effect) -> Iterator[Part]:
    """What shows under the cards of the trick."""
    kind, share = effect
    if kind == "broken":
        well = layout.well
        grown = min(1.0, share * 1.6)
        size = min(well.w, well.h) * (0.62 + 0.05 * (1 - abs(2 * share - 1)))
        size, level = float(round(size / 8) * 8), 1 - (1 - grown) ** 3
        box = Box.around(well.cx, well.cy, 1.1 * size, 1.1 * size)
        yield Part("effect", (kind, size, level), box, lambda b: b.heart(well.cx, well.cy, size, level))


def above(layout: Layout, sprites: Sequence[Sprite], effect: Effect) -> Iterator[Part]:
    """What shows over the cards."""
    kind, share = effect
    if kind == "queen":
        queen = next((s for s in sprites if s.key == name(QUEEN)), None)
        if queen is not None:
            w = queen.w * (1 + 0.12 * STEPS) + 8
            box = Box.around(queen.x, queen.y, w, w + 0.4 * queen.w)
            yield Part("effect", (kind, queen, share), box, partial(_rings, queen=queen, share=share))
    elif kind in ("moon", "sun"):
        yield _rise(layout, kind, share)


def _rings(brush: Brush, queen: Sprite, share: float) -> None:
    """Two rings that widen around her and fade."""
    for late, colour in ((0.0, ACCENT), (0.25, HEART)):
        step = round((share - late) * STEPS)
        if 0 < step < STEPS:
            by = queen.w * 0.06 * step
            w, h = queen.w + 2 * by, queen.w * 1.4 + 2 * by
            rect = (queen.x - w / 2, queen.y - h / 2, w, h)
            brush.box(rect, queen.w * 0.08 + by, None, 1, colour, 0.9 * (1 - step / STEPS), 3)


def _rise(layout: Layout, kind: str, share: float) -> Part:
    """The moon, or the sun, comes up over the table and stays a while."""
    well = layout.well
    up = 1 - (1 - min(1.0, share * 2.2)) ** 3
    size = round(min(well.w, well.h) * 0.5 / 8) * 8
    y = well.cy + (1 - up) * well.h * 0.4
    box = Box.around(well.cx, y, size * 1.44, size * 1.44)

    def draw(brush: Brush) -> None:
        brush.box(box, size, "#0C1030", 0.55)
        brush.icon(kind, well.cx, y, size, ACCENT if kind == "sun" else IVORY)

    return Part("effect", (kind, y, size), box.grown(2), draw)
