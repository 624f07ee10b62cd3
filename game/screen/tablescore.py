"""The score beside the table: the panel of a roomy layout, the status line of a compact one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.scene.geometry import Box
from game.scene.regions import hand_points
from game.screen.brush import Brush
from game.screen.canvas import SMALLEST_TEXT
from game.screen.theme import IVORY, LIGHT_SOFT, POINTS

if TYPE_CHECKING:
    from game.screen.table import Table

WAYS = {"hold": "No pass", "scatter": "Scatter"}


def score_key(table: Table) -> tuple[object, ...]:
    """All that panel or status line show."""
    view, box = table.view, table.layout.panel or table.layout.status
    deal, shows = view.deal, table.ui.points
    taken = tuple(hand_points(view, seat) for seat in deal.seats)
    size = (box.w, box.h) if box else ()
    return "score", deal.number, deal.direction, deal.totals, deal.broken, taken, shows, table.names, size


def paint_panel(table: Table, brush: Brush, box: Box) -> None:
    """Hand, direction, totals and hearts of a roomy layout."""
    view, k = table.view, box.w / 248
    deal = view.deal
    brush.panel(box, 18 * k, 0.6)
    brush.text(f"Hand {deal.number}", box.x + 20 * k, box.y + 26 * k, 20 * k, IVORY, "serif-semibold")
    if deal.direction:
        label = WAYS.get(deal.direction, f"Pass {deal.direction}")
        width = 35 * k + brush.text_width(label, 15 * k)
        brush.pass_marker(box.right - 20 * k - width + 13 * k, box.y + 26 * k, deal.direction, label, 26 * k)
    for row, seat in enumerate(_order(table)):
        _score_row(table, brush, box, box.y + (62 + row * 25) * k, seat, k)
    line = box.y + (62 + 25 * len(deal.seats) - 2) * k
    brush.rule(box.x + 20 * k, line, box.w - 40 * k)
    brush.heart(box.x + 34 * k, line + 24 * k, 28 * k, 1.0 if deal.broken else 0.0)
    _broken(brush, deal.broken, box.x + 58 * k, line + 24 * k, 15 * k, box.w - 78 * k)


def _order(table: Table) -> list[int]:
    view = table.view
    n = view.deal.rules.players
    return [(view.seat + i) % n for i in range(n)]


def _score_row(table: Table, brush: Brush, box: Box, y: float, seat: int, k: float) -> None:
    view, mine = table.view, seat == table.view.seat
    face, colour = ("sans-bold", IVORY) if mine else ("sans-medium", LIGHT_SOFT)
    brush.text(table.names[seat], box.x + 20 * k, y, 15 * k, colour, face, room=110 * k)
    total = view.deal.totals[seat] if view.deal.totals else 0
    brush.text(str(total), box.right - 20 * k, y, 15 * k, IVORY, "sans-bold", "right")
    taken = hand_points(view, seat)
    if taken and (table.ui.points == "all" or (table.ui.points == "own" and mine)):
        brush.text(f"{taken:+d}", box.right - 62 * k, y, 13 * k, POINTS, "sans-semibold", "right")


def _broken(brush: Brush, broken: bool, x: float, y: float, size: float, room: float) -> None:
    text = "Hearts broken" if broken else "Hearts not broken"
    if brush.text_width(text, size) > room:  # the heart beside it says the rest
        text = "Broken" if broken else "Not broken"
    brush.text(text, x, y, size, IVORY if broken else LIGHT_SOFT, "sans-semibold", room=room)


def paint_status(table: Table, brush: Brush, box: Box) -> None:
    """Hand, hearts, own points and direction of a compact layout, in one line of two rows."""
    view, deal, k = table.view, table.view.deal, box.h / 44
    brush.panel(box, box.h / 2, 0.62)
    brush.heart(box.x + 24 * k, box.cy, 26 * k, 1.0 if deal.broken else 0.0)
    x, right = box.x + 42 * k, box.right - (40 * k if deal.direction else 14 * k)
    _broken(brush, deal.broken, x, box.cy - 9 * k, 13 * k, right - x)
    total = f"total {deal.totals[view.seat] if deal.totals else 0}"
    points = None if table.ui.points == "off" else hand_points(view, view.seat)
    _small_print(brush, (x, box.cy + 9.5 * k, right - x), f"Hand {deal.number}", points, total, 12 * k)
    if deal.direction:
        brush.pass_marker(box.right - 24 * k, box.cy, deal.direction, "", 26 * k)


def _small_print(
    brush: Brush, place: tuple[float, float, float], hand: str, points: int | None, total: str, size: float
) -> None:
    """Hand, own points and total in one line; on a narrow screen without the hand's number."""
    x, y, room = place

    def needed(size: float, gap: float) -> float:
        own = 0.0 if points is None else 1.25 * size + brush.text_width(str(points), size, "sans-bold") + gap
        return own + brush.text_width(total, size, "sans-medium")

    gap, wide = 0.8 * size, brush.text_width(hand, size, "sans-medium")
    if wide + gap + needed(size, gap) <= room:
        x += brush.text(hand, x, y, size, LIGHT_SOFT, "sans-medium") + gap
    elif needed(size, gap) > room:  # closer and smaller rather than cut
        gap = 0.45 * size
        size = max(SMALLEST_TEXT, min(size, size * (room - 1) / needed(size, gap)))
    if points is not None:
        x += brush.points(x, y, points, size) + gap
    brush.text(total, x, y, size, LIGHT_SOFT, "sans-medium", room=max(20.0, place[0] + room + 1 - x))
