"""What each form of the moon would make of the totals, as a table on a sheet: a row a player."""

from __future__ import annotations

from dataclasses import dataclass

from game.scene.geometry import Box
from game.scene.regions import Region
from game.screen.brush import Brush
from game.screen.items import Item
from game.screen.page import Look
from game.screen.theme import ACCENT, INK, INK_SOFT

TITLES = {"add": "Add to the others", "subtract": "Take off yours"}
PLAIN, WITH_PORTRAITS = 216.0, 260.0  # the width that the table needs at a text scale of 1
HEAD, LEADING = 13.0, 1.25


@dataclass(frozen=True)
class OutcomeTable(Item):
    """The shooter's row first. `outcomes` are the totals by form; type shrinks until all columns fit."""

    names: tuple[str, ...]
    avatars: tuple[str, ...]
    shooter: int
    now: tuple[int, ...]
    outcomes: tuple[tuple[str, tuple[int, ...]], ...]
    tight: bool = False  # is the window so low that the rows must be?

    def order(self) -> list[int]:
        """The shooter, then the others as they sit."""
        n = len(self.names)
        return [(self.shooter + i) % n for i in range(n)]

    def value(self) -> str:
        """The table as text: rows by line, cells by tab."""
        head = ["Player", "Now", *(TITLES[form] for form, _ in self.outcomes)]
        rows = [
            [self.names[s], str(self.now[s]), *(str(totals[s]) for _, totals in self.outcomes)]
            for s in self.order()
        ]
        return "\n".join("\t".join(row) for row in [head, *rows])

    def height(self, brush: Brush, width: float, k: float) -> float:
        return self._head(brush, width, k) + len(self.names) * self._row(width, k) + (2 if self.tight else 8)

    def regions(self, brush: Brush, box: Box, k: float) -> list[Region]:
        return [Region("outcomes", "How the moon may count", box, "table", value=self.value())]

    def paint(self, brush: Brush, box: Box, k: float, look: Look) -> None:
        head, row, scale = self._head(brush, box.w, k), self._row(box.w, k), self._scale(box.w, k)
        columns = self._columns(box.w, k)
        for (title, _), (right, room) in zip(self._figures(), columns, strict=True):
            high = brush.paragraph_height(title, room, HEAD * scale, "sans-semibold", LEADING)
            place = (box.x + right - room, box.y + head - high - 6 * scale, room)
            brush.paragraph(title, *place, HEAD * scale, INK_SOFT, "sans-semibold", "right", LEADING)
        for i, seat in enumerate(self.order()):
            y = box.y + head + (i + 0.5) * row
            if i == 0:
                brush.box((box.x - 8, y - row / 2 + 1, box.w + 16, row - 2), 14, ACCENT, 0.26)
            elif i > 1:
                brush.rule(box.x, y - row / 2, box.w, INK, 0.1)
            self._paint_name(brush, box, y, row, seat, scale)
            for (_, totals), (right, _) in zip(self._figures(), columns, strict=True):
                self._paint_figure(brush, box.x + right, y, totals[seat], self.now[seat], scale)

    def _figures(self) -> list[tuple[str, tuple[int, ...]]]:
        """The columns of numbers: what stands above each, and its number for every seat."""
        return [("Now", self.now), *((TITLES[form], totals) for form, totals in self.outcomes)]

    def _scale(self, width: float, k: float) -> float:
        """The scale of its type."""
        return min(k, width / PLAIN)

    def _row(self, width: float, k: float) -> float:
        scale = self._scale(width, k)
        if self.tight:
            return 26 + 10 * scale
        return (42.0 if width < WITH_PORTRAITS * k else 50.0) * scale

    def _columns(self, width: float, k: float) -> list[tuple[float, float]]:
        """Of each column of numbers the right edge, from the table's left, and the room for its head."""
        scale, last = self._scale(width, k), width - 6
        step = min(150 * scale, max(60 * scale, width * 0.25, (width - 150 * scale) / 2))
        return [
            (last - 2 * step, 40 * scale),
            (last - step, step - 10 * scale),
            (last, step - 10 * scale),
        ]

    def _head(self, brush: Brush, width: float, k: float) -> float:
        size = HEAD * self._scale(width, k)
        cells = zip(self._figures(), self._columns(width, k), strict=True)
        face = "sans-semibold"
        return 12 * self._scale(width, k) + max(
            brush.paragraph_height(title, room, size, face, LEADING) for (title, _), (_, room) in cells
        )

    def _paint_name(self, brush: Brush, box: Box, y: float, row: float, seat: int, scale: float) -> None:
        left, room = box.x + 2, self._columns(box.w, scale)[0][0] - 36 * scale
        if box.w >= WITH_PORTRAITS * scale:
            side = min(42 * scale, row - 10)
            brush.avatar(self.avatars[seat], box.x + side / 2 + 2, y, side - 4)
            left, room = left + side + 8, room - side - 8
        brush.text(self.names[seat], left, y, 17 * scale, INK, "sans-bold", room=room)

    def _paint_figure(self, brush: Brush, right: float, y: float, total: int, now: int, scale: float) -> None:
        """A total; what would change is dark."""
        colour = INK if total != now else INK_SOFT
        brush.text(str(total), right, y, 20 * scale, colour, "serif-semibold", "right")
