"""The score of a match as a table on a sheet: who took what in each hand, and the totals."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.cards import HEARTS, QUEEN, SUIT, count
from game.engine.events import HandScored
from game.engine.rules import Rules
from game.engine.setup import penalty_cards, points
from game.scene.geometry import Box
from game.scene.regions import Region
from game.screen.brush import Brush
from game.screen.items import Item
from game.screen.page import Look
from game.screen.theme import ACCENT, GOLD_DEEP, INK, INK_SOFT, RED

ROW, HEAD = 58.0, 34.0
ONE_LINE = 262.0  # the width that a player's line needs at a text scale of 1


@dataclass(frozen=True)
class ScoreTable(Item):
    """Rows by seat, best total first. `results` are the hands so far, the last one in full."""

    rules: Rules
    names: tuple[str, ...]
    avatars: tuple[str, ...]
    results: tuple[HandScored, ...]
    totals: tuple[int, ...]
    tight: bool = False  # is the window so low that the rows must be?

    def order(self) -> list[int]:
        """Seats from the best total to the worst."""
        return sorted(range(len(self.names)), key=lambda seat: self.totals[seat])

    def height(self, brush: Brush, width: float, k: float) -> float:
        k = self._fitted(width, k)
        return self._head(width, k) + len(self.names) * self._row(width, k) + 6

    def _fitted(self, width: float, k: float) -> float:
        """The scale of its type: in a low window a little less, rather than two lines a player."""
        return min(k, max(width / ONE_LINE, 0.8 * k)) if self.tight else k

    def _narrow(self, width: float, k: float) -> bool:
        """Is there so little room that a player needs two lines?"""
        return width < ONE_LINE * k - 0.5

    def _head(self, width: float, k: float) -> float:
        """The height of the line above the rows."""
        if self._narrow(width, k):
            return 8.0
        return 20 + 8 * k if self.tight else HEAD * k

    def _row(self, width: float, k: float) -> float:
        if self.tight and not self._narrow(width, k):
            return 30 + 12 * k  # the words grow with the text, the air around them does not
        return (ROW if width > 420 * k else 80.0 if self._narrow(width, k) else 50.0) * k

    def _hands(self, width: float, k: float) -> int:
        """How many earlier hands find room."""
        return max(0, min(len(self.results) - 1, int((width - 330 * k) / (58 * k))))

    def value(self) -> str:
        """The table as text: rows by line, cells by tab, every hand included."""
        head = ["Player", *(f"Hand {i + 1}" for i in range(len(self.results))), "Total"]
        rows = [
            [self.names[s], *(f"{r.delta[s]:+d}" for r in self.results), str(self.totals[s])]
            for s in self.order()
        ]
        return "\n".join("\t".join(row) for row in [head, *rows])

    def regions(self, brush: Brush, box: Box, k: float) -> list[Region]:
        return [Region("scores", "Scores", box, "table", value=self.value())]

    def paint(self, brush: Brush, box: Box, k: float, look: Look) -> None:
        k = self._fitted(box.w, k)
        row, earlier, narrow = self._row(box.w, k), self._hands(box.w, k), self._narrow(box.w, k)
        columns = self._columns(box, k, earlier)
        if not narrow:
            self._paint_head(brush, box, k, columns, earlier)
        for i, seat in enumerate(self.order()):
            y = box.y + self._head(box.w, k) + (i + 0.5) * row
            if i == 0:
                brush.box((box.x - 8, y - row / 2 + 1, box.w + 16, row - 2), 14, ACCENT, 0.26)
            elif i > 1:
                brush.rule(box.x, y - row / 2, box.w, INK, 0.1)
            if narrow:
                self._paint_lines(brush, box, y, seat, k)
            else:
                self._paint_row(brush, box, y, row, seat, k, columns, earlier)

    def _columns(self, box: Box, k: float, earlier: int) -> dict[str, float]:
        """The right edge of every column."""
        total = box.right - 4
        close = box.w < 300 * k
        spade = total - (56 if close else 66) * k
        heart = spade - 30 * k
        last = heart - (28 if close else 34) * k
        columns = {"total": total, "spade": spade, "heart": heart, "last": last}
        for i in range(earlier):
            columns[f"hand{i}"] = last - (earlier - i) * 58 * k
        return columns

    def _paint_head(self, brush: Brush, box: Box, k: float, columns: dict[str, float], earlier: int) -> None:
        y, n = box.y + 0.41 * self._head(box.w, k), len(self.results)
        for i in range(earlier):
            label = f"Hand {n - earlier + i}"
            brush.text(label, columns[f"hand{i}"], y, 13 * k, INK_SOFT, "sans-semibold", "right")
        if self.results:
            brush.text(f"Hand {n}", columns["last"], y, 13 * k, INK_SOFT, "sans-semibold", "right")
            brush.suit(HEARTS, columns["heart"] - 6 * k, y, 13 * k, RED)
            brush.suit(2, columns["spade"] - 6 * k, y, 13 * k, INK)
        brush.text("Total", columns["total"], y, 13 * k, INK_SOFT, "sans-semibold", "right")

    def _paint_row(
        self,
        brush: Brush,
        box: Box,
        y: float,
        row: float,
        seat: int,
        k: float,
        columns: dict[str, float],
        earlier: int,
    ) -> None:
        side = min((34 if box.w < 300 * k else 42) * k, row - 10)
        brush.avatar(self.avatars[seat], box.x + side / 2 + 4, y, side - 4)
        left = box.x + side + 14
        first = columns["hand0"] if earlier else columns["last"]
        room = (first if self.results else columns["total"]) - 44 * k - left
        brush.text(self.names[seat], left, y, 17 * k, INK, "sans-bold", room=max(30.0, room))
        n = len(self.results)
        for i in range(earlier):
            value = self.results[n - 1 - earlier + i].delta[seat]
            brush.text(str(value), columns[f"hand{i}"], y, 15 * k, INK_SOFT, "sans-medium", "right")
        if self.results:
            self._paint_last(brush, y, seat, k, columns)
        total = self.totals[seat]
        brush.text(str(total), columns["total"], y - 3 * k, 20 * k, INK, "serif-semibold", "right")
        if self.rules.end_kind == "points":
            share = total / self.rules.end_at
            lower = min(14 * k, row / 2 - 4 * k - 3)
            bar = (columns["total"] - 44 * k, y + lower, 44 * k, 4 * k)
            brush.bar(bar, share, RED if share > 0.75 else GOLD_DEEP)

    def _paint_lines(self, brush: Brush, box: Box, y: float, seat: int, k: float) -> None:
        """Name and total, and below them what the last hand brought."""
        side, top, under = 34 * k, y - 16 * k, y + 20 * k
        brush.avatar(self.avatars[seat], box.x + side / 2 + 4, top, side - 4)
        total = brush.text(str(self.totals[seat]), box.right - 4, top, 20 * k, INK, "serif-semibold", "right")
        left = box.x + side + 12
        room = max(30.0, box.right - 16 - total - left)
        brush.text(self.names[seat], left, top, 17 * k, INK, "sans-bold", room=room)
        if self.results:
            columns = {"last": box.x + 56 * k, "heart": box.x + 106 * k, "spade": box.x + 156 * k}
            brush.suit(HEARTS, columns["heart"] - 26 * k, under, 13 * k, RED)
            if self.results[-1].taken[seat] & ~SUIT[HEARTS] & penalty_cards(self.rules):
                brush.suit(2, columns["spade"] - 28 * k, under, 13 * k, INK)
            self._paint_last(brush, under, seat, k, columns)

    def _paint_last(self, brush: Brush, y: float, seat: int, k: float, columns: dict[str, float]) -> None:
        result = self.results[-1]
        delta, taken = result.delta[seat], result.taken[seat]
        brush.text(f"{delta:+d}" if delta else "0", columns["last"], y, 17 * k, INK, "sans-bold", "right")
        hearts = count(taken & SUIT[HEARTS] & penalty_cards(self.rules))
        colour = RED if hearts else INK_SOFT
        brush.text(str(hearts), columns["heart"], y, 13 * k, colour, "sans-semibold", "right")
        worth = points(self.rules, taken & ~SUIT[HEARTS] & penalty_cards(self.rules))
        if worth:
            face = "sans-bold" if taken >> QUEEN & 1 else "sans-semibold"
            brush.text(str(worth), columns["spade"], y, 13 * k, INK, face, "right")


def column_check(rules: Rules, result: HandScored) -> str:
    """The check of a paper score sheet: what was in play, and what the column adds up to."""
    in_play = sum(points(rules, taken) for taken in result.taken)
    return f"{in_play} points were in play; the column adds up to {sum(result.delta):+d}."
