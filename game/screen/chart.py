"""The chart of a match: the totals, hand by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.scene.geometry import Box
from game.screen.brush import Brush
from game.screen.theme import INK, INK_SOFT

if TYPE_CHECKING:
    from game.screen.table import Table

LINES = ("#C22A39", "#1F5CA8", "#1B7047", "#B97F2A", "#6A4A8A")


def chart_words(table: Table) -> str:
    """The chart for those who do not see it."""
    lines = []
    for seat, name in enumerate(table.names):
        lines.append(f"{name}: {', '.join(str(r.totals[seat]) for r in table.results)}")
    return ". ".join(lines)


def paint_chart(brush: Brush, box: Box, k: float, table: Table) -> None:
    """A line a player, from the first hand to the last, named at its end."""
    results, rules = table.results, table.view.deal.rules
    top = max([1, *(max(r.totals) for r in results)])
    low = min([0, *(min(r.totals) for r in results)])
    if rules.end_kind == "points":
        top = max(top, rules.end_at)
    plot = Box(box.x + 34 * k, box.y + 12, box.w - 40 * k - 84 * k, box.h - 26)

    def at(hand: int, total: int) -> tuple[float, float]:
        share = (total - low) / (top - low)
        return plot.x + plot.w * hand / max(1, len(results)), plot.bottom - plot.h * share

    for mark in sorted({0, top}):
        _, y = at(0, mark)
        brush.rule(plot.x, y, plot.w, INK, 0.16)
        brush.text(str(mark), plot.x - 6, y, 12 * k, INK_SOFT, "sans-medium", "right")
    ends: list[tuple[float, str, str]] = []
    for seat, name in enumerate(table.names):
        points = [at(0, 0), *(at(i + 1, r.totals[seat]) for i, r in enumerate(results))]
        brush.curve(points, LINES[seat], 2.5)
        ends.append((points[-1][1], name, LINES[seat]))
    y = -1e9
    for wanted, name, colour in sorted(ends):
        y = max(wanted, y + 15 * k)
        brush.box((plot.right + 6, y - 4, 8, 8), 4, colour)
        brush.text(name, plot.right + 20, y, 12 * k, INK, "sans-semibold", room=70 * k)
