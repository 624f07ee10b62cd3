"""The head of a sheet: its heading, and the subtitle beside it where the window is low."""

from __future__ import annotations

from dataclasses import dataclass

from game.scene.geometry import Box
from game.scene.regions import Region
from game.screen.brush import Brush
from game.screen.items import BODY, Item, Words
from game.screen.theme import INK, INK_SOFT

FACE, GAP = "serif-semibold", 18.0


@dataclass(frozen=True)
class Head:
    """A heading of a size, and a subtitle; `k` is the scale of text."""

    heading: str
    subtitle: str
    size: float
    k: float
    low: bool  # is height so scarce that one line has to do for both?

    def fitted(self, brush: Brush, room: float) -> float:
        """The size in which the heading fits into its line, as far as that is readable."""
        return max(18.0, min(self.size, self.size * room / brush.text_width(self.heading, self.size, FACE)))

    def below(self, brush: Brush, room: float) -> list[Item]:
        """The subtitle as the first item on the sheet, unless it stands beside the heading."""
        if not self.subtitle or self._indent(brush, room) is not None:
            return []
        return [Words(self.subtitle, soft=True)]

    def _indent(self, brush: Brush, room: float) -> float | None:
        """How far to the right the subtitle stands on the heading's line, if it does."""
        indent = brush.text_width(self.heading, self.size, FACE) + GAP
        fits = indent + brush.text_width(self.subtitle, BODY * self.k, "sans-medium") <= room
        return indent if self.low and self.subtitle and fits else None

    def regions(self, brush: Brush, line: Box) -> list[Region]:
        """The subtitle, if it stands beside the heading."""
        indent = self._indent(brush, line.w)
        if indent is None:
            return []
        box = Box(line.x + indent, line.y, line.w - indent, line.h)
        return [Region(f"text:{self.subtitle[:40]}", self.subtitle, box, "text")]

    def paint(self, brush: Brush, line: Box) -> None:
        """Draw the heading, and what stands beside it."""
        brush.text(self.heading, line.x, line.cy, self.fitted(brush, line.w), INK, FACE, room=line.w)
        for region in self.regions(brush, line):
            brush.text(region.label, region.box.x, line.cy + 1, BODY * self.k, INK_SOFT, "sans-medium")
