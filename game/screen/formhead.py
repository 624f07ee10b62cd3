"""The head of a sheet: its heading, and the subtitle beside it where the window is low."""

from __future__ import annotations

from dataclasses import dataclass

from game.scene.geometry import Box
from game.scene.regions import Region
from game.screen.brush import Brush
from game.screen.canvas import SMALLEST_TEXT
from game.screen.items import BODY, Item, Words
from game.screen.theme import INK, INK_SOFT

FACE, GAP = "serif-semibold", 18.0
LEAST = 0.75  # how far the subtitle may shrink rather than take a line of its own


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
        if not self.subtitle or self._beside(brush, room):
            return []
        return [Words(self.subtitle, soft=True)]

    def _beside(self, brush: Brush, room: float) -> tuple[float, float] | None:
        """How far to the right the subtitle stands on the heading's line, and in which size, if it does."""
        if not (self.low and self.subtitle):
            return None
        indent, size = brush.text_width(self.heading, self.size, FACE) + GAP, BODY * self.k
        share = (room - indent - 1) / brush.text_width(self.subtitle, size, "sans-medium")
        return (indent, size * min(1.0, share)) if share >= max(LEAST, SMALLEST_TEXT / size) else None

    def regions(self, brush: Brush, line: Box) -> list[Region]:
        """The subtitle, if it stands beside the heading."""
        if not (beside := self._beside(brush, line.w)):
            return []
        box = Box(line.x + beside[0], line.y, line.w - beside[0], line.h)
        return [Region(f"text:{self.subtitle[:40]}", self.subtitle, box, "text")]

    def paint(self, brush: Brush, line: Box) -> None:
        """Draw the heading, and what stands beside it."""
        brush.text(self.heading, line.x, line.cy, self.fitted(brush, line.w), INK, FACE, room=line.w)
        if beside := self._beside(brush, line.w):
            indent, size = beside
            brush.text(self.subtitle, line.x + indent, line.cy + 1, size, INK_SOFT, "sans-medium")
