"""The ring in the middle of a table that is wider than high: the trick in it, the words, the large button."""

from game.scene.geometry import Box
from game.scene.portrait import ICON


def well(safe: Box, top: float, floor: float, across: float, widest: float) -> tuple[Box, float]:
    """The ring, and the width of a card in the trick."""
    h = max(80.0, floor - top)
    box = Box.around(safe.cx, (top + floor) / 2, max(80.0, min(h * 1.66, across)), h)
    return box, max(36.0, min(h / 2.75, widest))


def reach(card: float, well: Box) -> tuple[float, float]:
    """How far from the middle the cards of the trick lie."""
    return card * 1.08, min(card * 0.62, (well.h - 1.4 * card) / 2)


def prompt(well: Box) -> Box:
    """Where the words stand while there is no trick."""
    return Box(well.x + well.w * 0.14, well.y + well.h * 0.08, well.w * 0.72, well.h * 0.6)


def action(well: Box, grow: float, room: float) -> Box:
    """The large button below the words, at most as wide as `room`."""
    h = max(ICON, min(48 * min(grow, 1.6), well.h * 0.32))
    w = max(90.0, min(220 * grow, max(well.w * 0.8, 150.0), room))
    return Box.around(well.cx, min(well.bottom - well.h * 0.2, well.bottom - h / 2 - 4), w, h)
