"""A sheet of ivory paper with items on it: its size, its scrolling, its buttons at the foot.

Subclasses say what stands on it (`items`), what the buttons are (`footer`) and what a press does (`press`).
"""

from __future__ import annotations

from typing import NamedTuple

from game.scene.geometry import Box
from game.scene.regions import Region
from game.screen.brush import Brush
from game.screen.formhead import Head
from game.screen.items import Item
from game.screen.page import Look
from game.screen.scrolling import Scrolling

LOW, TALL = 480.0, 560.0  # heights of windows in logical pixels


class Placed(NamedTuple):
    """An item and where it lies, from the top of all items."""

    item: Item
    y: float
    h: float


class Form(Scrolling):
    """A sheet above the table or the title."""

    sheet = True
    heading = ""
    subtitle = ""
    widest = 620.0
    closes = True  # has it a cross in its corner?

    def __init__(self, app) -> None:  # type: ignore[no-untyped-def]
        super().__init__(app)
        self._placed: tuple[Box, Box, list[Placed]]
        self._placed_at = -1
        self._regions: list[Region] = []
        self._regions_at: tuple[int, float] = (-1, 0.0)

    @property
    def title(self) -> str:  # type: ignore[override]
        """The heading, for the page's title."""
        return self.heading

    def items(self) -> list[Item]:
        """What stands on the sheet, from top to bottom."""
        return []

    def footer(self) -> list[tuple[str, str, str]]:
        """Buttons at the foot, from left to right: name, label, kind."""
        return []

    # ---- measures

    @property
    def zoom(self) -> float:
        """How much larger a sheet is drawn in a large window."""
        safe = self.app.area.safe
        return max(1.0, min(safe.w / 1440, safe.h / 810, 1.7))

    @property
    def k(self) -> float:
        """The scale of text."""
        return self.app.text_scale * self.zoom

    @property
    def low(self) -> bool:
        """Is the window so low that nothing but a heading may stand still above the items?"""
        return self.app.area.safe.h < LOW

    def _pad(self) -> float:
        return 18.0 if self.app.area.w < 600 or self.low else 32.0 * self.zoom

    def _head_size(self) -> float:
        most = 22.0 if self.low else 30.0 * self.zoom
        if self.app.area.safe.h >= TALL:  # larger than the headings below it
            most = max(most, 21 * self.k)
        return min(most, 26 * self.k)

    def _head(self, brush: Brush, inner: float) -> float:
        return self._pad() + max(36.0, 1.4 * self._head_size())

    def _foot(self, rows: int) -> float:
        h = self._button_height()
        return rows * (h + 8) + self._pad() + (-4 if self.low else 4) if rows else self._pad() * 0.6

    def _button_height(self) -> float:
        return 44.0 if self.low else 48 * self._button_scale

    @property
    def _button_scale(self) -> float:
        return min(self.k, 1.4 * self.zoom)

    def _stacked(self, brush: Brush, inner: float) -> bool:
        """Do the labels at the foot need a line each?"""
        labels = [label for _, label, _ in self.footer()]
        w = self._button_width(inner, len(labels))
        widest = max(
            (brush.text_width(label, 17 * min(self.k, 1.4 * self.zoom), "sans-bold") for label in labels),
            default=0.0,
        )
        return len(labels) > 1 and widest + 30 > w and not self.low

    def _button_width(self, inner: float, across: int) -> float:
        return min((inner - 8 * (across - 1)) / max(1, across), 230 * min(self.k, 1.3 * self.zoom))

    @property
    def _top(self) -> Head:
        return Head(self.heading, self.subtitle, self._head_size(), self.k, self.low)

    def _line(self, sheet: Box) -> Box:
        """Where the heading stands: left of the cross."""
        high = 24.0 if self.low else max(32.0, 1.05 * self._head_size())
        room = sheet.w - 2 * self._pad() - (48 if self.closes else 0)
        return Box(sheet.x + self._pad(), sheet.y + self._pad(), room, high)

    def place(self, brush: Brush) -> tuple[Box, Box, list[Placed]]:
        """The sheet, its window onto the items, and the items; worked out anew when something changed."""
        if self._placed_at != self.app.changes:
            self._placed_at, self._placed = self.app.changes, self._place(brush)
        _, view, placed = self._placed
        length = placed[-1].y + placed[-1].h if placed else 0.0
        self.offset = max(0.0, min(self.offset, length - view.h))
        return self._placed

    def _place(self, brush: Brush) -> tuple[Box, Box, list[Placed]]:
        safe = self.app.area.safe
        w = min(self.widest * max(1.0, min(self.k, 1.3 * self.zoom)), safe.w - 16)
        inner = w - 2 * self._pad()
        y, placed = 0.0, []
        above = self._top.below(brush, inner - (48 if self.closes else 0))
        for item in (*above, *self.items()):
            h = item.height(brush, inner, self.k)
            placed.append(Placed(item, y, h))
            y += h
        rows = len(self.footer()) if self._stacked(brush, inner) else min(1, len(self.footer()))
        head, foot = self._head(brush, inner), self._foot(rows)
        h = min(head + y + foot, safe.h - 16)
        sheet = Box.around(safe.cx, safe.cy, w, h)
        view = Box(sheet.x + self._pad(), sheet.y + head, inner, max(20.0, h - head - foot))
        return sheet, view, placed

    def _buttons(self, brush: Brush, sheet: Box) -> list[Region]:
        entries, pad, h = self.footer(), self._pad(), self._button_height()
        inner = sheet.w - 2 * pad
        last = sheet.bottom - pad - h + 6
        boxes: list[Box] = []
        if self._stacked(brush, inner):  # the one that matters on top
            boxes = [Box(sheet.x + pad, last - i * (h + 8), inner, h) for i in range(len(entries))]
        else:
            w = self._button_width(inner, len(entries))
            left = sheet.right - pad - w * len(entries) - 8 * (len(entries) - 1)
            boxes = [Box(left + i * (w + 8), last, w, h) for i in range(len(entries))]
        named = zip(entries, boxes, strict=True)
        return [Region(name, label, box, group="Actions") for (name, label, _), box in named]

    def _cross(self, sheet: Box) -> Region:
        return Region("close", "Close", Box(sheet.right - 52, sheet.y + 8, 44, 44))

    def regions(self) -> list[Region]:
        if self._regions_at != (self.app.changes, self.offset):
            self._regions = self._all_regions(self.app.brush())
            self._regions_at = self.app.changes, self.offset
        return self._regions

    def _all_regions(self, brush: Brush) -> list[Region]:
        sheet, view, placed = self.place(brush)
        found = [self._cross(sheet)] if self.closes else []
        found += self._top.regions(brush, self._line(sheet))
        for item, y, h in placed:
            box = Box(view.x, view.y + y - self.offset, view.w, h)
            found += [r._replace(box=_clip(r.box, view)) for r in item.regions(brush, box, self.k)]
        return _unique(found) + self._buttons(brush, sheet)

    # ---- drawing

    def paint(self, brush: Brush, look: Look) -> None:
        sheet, view, placed = self.place(brush)
        brush.sheet(sheet)
        x, k = view.x, self.k
        self._top.paint(brush, self._line(sheet))
        if self.closes:
            cross = self._cross(sheet)
            brush.round_button(
                "close", cross.box.cx, cross.box.cy, 40, look.state(cross), look.focus == "close", True
            )
        with brush.clipped(Box(view.x - 10, view.y - 4, view.w + 20, view.h + 8)):
            for item, y, h in placed:
                if y + h > self.offset and y < self.offset + view.h:
                    item.paint(brush, Box(x, view.y + y - self.offset, view.w, h), k, look)
        total = placed[-1].y + placed[-1].h if placed else 0.0
        if total > view.h + 1:
            bar = (sheet.right - 12, view.y, 4, view.h)
            brush.scrollbar(bar, self.offset / total, view.h / total, True)
        kinds = {name: kind for name, _, kind in self.footer()}
        for region in self._buttons(brush, sheet):
            state, focus = look.state(region), look.focus == region.name
            kind, size = kinds[region.name], 17 * self._button_scale
            brush.button(region.box, region.label, kind, state, focus, sheet=True, size=size)

    # ---- input

    def press(self, name: str) -> None:
        if name == "close":
            self.back()

    def focused(self, name: str) -> None:
        """Scroll until the focused region shows."""
        brush = self.app.brush()
        _, view, placed = self.place(brush)
        for item, y, h in placed:
            box = Box(view.x, view.y + y, view.w, h)
            for region in item.regions(brush, box, self.k):
                if region.name == name:
                    top = region.box.y - view.y
                    self.offset = min(self.offset, max(0.0, top - 12))
                    self.offset = max(self.offset, top + region.box.h + 12 - view.h)


def _clip(box: Box, view: Box) -> Box:
    """The part of a box inside the view; without height at its edge when there is none."""
    top = min(max(box.y, view.y), view.bottom)
    return Box(box.x, top, box.w, max(0.0, min(box.bottom, view.bottom) - top))


def _unique(regions: list[Region]) -> list[Region]:
    """The regions with every name once: words that stand twice get a number."""
    seen: dict[str, int] = {}
    found: list[Region] = []
    for region in regions:
        times = seen[region.name] = seen.get(region.name, 0) + 1
        found.append(region if times == 1 else region._replace(name=f"{region.name}#{times}"))
    return found
