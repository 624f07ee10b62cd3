"""Flourishes beside the cards: hearts that break, the queen that falls, the moon and the sun.

Each is a pure picture of a share from 0 to 1; the timeline keeps the time and leaves them out when less
motion is wanted.
"""

from game.engine.cards import QUEEN, name
from game.scene.plan import Layout
from game.scene.pose import Sprite
from game.screen.brush import Brush
from game.screen.theme import ACCENT, HEART, IVORY

STEPS = 12  # pictures of a growing ring, so that they can be cached


def below(brush: Brush, layout: Layout, effect: str, share: float) -> None:
    """What shows under the cards of the trick."""
    if effect == "broken":
        well = layout.well
        grown = min(1.0, share * 1.6)
        size = min(well.w, well.h) * (0.62 + 0.05 * (1 - abs(2 * share - 1)))
        brush.heart(well.cx, well.cy, round(size / 8) * 8, 1 - (1 - grown) ** 3)


def above(brush: Brush, layout: Layout, sprites: list[Sprite], effect: str, share: float) -> None:
    """What shows over the cards."""
    if effect == "queen":
        queen = next((s for s in sprites if s.key == name(QUEEN)), None)
        if queen is not None:
            _rings(brush, queen, share)
    elif effect in ("moon", "sun"):
        _rise(brush, layout, effect, share)


def _rings(brush: Brush, queen: Sprite, share: float) -> None:
    """Two rings that widen around her and fade."""
    for late, colour in ((0.0, ACCENT), (0.25, HEART)):
        step = round((share - late) * STEPS)
        if 0 < step < STEPS:
            by = queen.w * 0.06 * step
            w, h = queen.w + 2 * by, queen.w * 1.4 + 2 * by
            rect = (queen.x - w / 2, queen.y - h / 2, w, h)
            brush.box(rect, queen.w * 0.08 + by, None, 1, colour, 0.9 * (1 - step / STEPS), 3)


def _rise(brush: Brush, layout: Layout, effect: str, share: float) -> None:
    """The moon, or the sun, comes up over the table and stays a while."""
    well = layout.well
    up = 1 - (1 - min(1.0, share * 2.2)) ** 3
    size = round(min(well.w, well.h) * 0.5 / 8) * 8
    y = well.cy + (1 - up) * well.h * 0.4
    brush.box((well.cx - size * 0.72, y - size * 0.72, size * 1.44, size * 1.44), size, "#0C1030", 0.55)
    brush.icon(effect, well.cx, y, size, ACCENT if effect == "sun" else IVORY)
