"""What stands on a sheet: headings, words, choices, switches, buttons, keys and tables.

Every item can measure itself for a width, name its regions, and draw itself. `Form` stacks them.
"""

from collections.abc import Callable
from dataclasses import dataclass

from game.scene.geometry import Box
from game.scene.regions import Region
from game.screen.brush import Brush
from game.screen.page import Look
from game.screen.theme import INK, INK_SOFT

BODY, LABEL, CHIP_H, TOUCH = 15.0, 13.0, 44.0, 44.0
CAPS = 124.0  # the room for two keys
SPOKEN = {"←": "Left", "→": "Right", "↑": "Up", "↓": "Down"}
Cell = tuple[Region, str]  # a region and the value it stands for


@dataclass(frozen=True)
class Item:
    """Something of a height on a sheet. `k` is the player's text scale."""

    def height(self, brush: Brush, width: float, k: float) -> float:
        """How high it is when it is so wide."""
        raise NotImplementedError

    def regions(self, brush: Brush, box: Box, k: float) -> list[Region]:
        """What of it can be touched or heard."""
        return []

    def paint(self, brush: Brush, box: Box, k: float, look: Look) -> None:
        """Draw it into its box."""
        raise NotImplementedError


@dataclass(frozen=True)
class Heading(Item):
    """A heading between groups of items."""

    text: str

    def height(self, brush: Brush, width: float, k: float) -> float:
        return 42 * k

    def regions(self, brush: Brush, box: Box, k: float) -> list[Region]:
        return [Region(f"heading:{self.text}", self.text, box, "heading")]

    def paint(self, brush: Brush, box: Box, k: float, look: Look) -> None:
        brush.text(self.text, box.x, box.y + 25 * k, 20 * k, INK, "serif-semibold", room=box.w)


@dataclass(frozen=True)
class Words(Item):
    """A paragraph."""

    text: str
    soft: bool = False
    size: float = BODY

    def height(self, brush: Brush, width: float, k: float) -> float:
        return brush.paragraph_height(self.text, width, self.size * k) + 8 * k

    def regions(self, brush: Brush, box: Box, k: float) -> list[Region]:
        return [Region(f"text:{self.text[:40]}", self.text, box, "text")]

    def paint(self, brush: Brush, box: Box, k: float, look: Look) -> None:
        brush.paragraph(self.text, box.x, box.y, box.w, self.size * k, INK_SOFT if self.soft else INK)


@dataclass(frozen=True)
class Choice(Item):
    """One of several, as chips: `options` are (value, label); a region is named "NAME:VALUE"."""

    name: str
    label: str
    options: tuple[tuple[str, str], ...]
    chosen: str
    note: str = ""

    def _rows(self, brush: Brush, width: float, k: float) -> list[tuple[str, str, Box]]:
        """Every chip with its box, from the left top corner of the item."""
        x, y, found = 0.0, 26 * k if self.label else 0.0, []
        for value, label in self.options:
            w = min(width, max(TOUCH, brush.text_width(label, BODY * k) + 28 + 1.24 * BODY * k))
            if x and x + w > width:
                x, y = 0.0, y + CHIP_H * min(k, 1.3) + 6
            found.append((value, label, Box(x, y, w, CHIP_H * min(k, 1.3))))
            x += w + 8
        return found

    def height(self, brush: Brush, width: float, k: float) -> float:
        note = brush.paragraph_height(self.note, width, LABEL * k) + 4 if self.note else 0
        return self._rows(brush, width, k)[-1][2].bottom + 12 * k + note

    def regions(self, brush: Brush, box: Box, k: float) -> list[Region]:
        return [
            Region(
                f"{self.name}:{value}",
                label,
                place.moved(box.x, box.y),
                pressed=value == self.chosen,
                group=self.label or self.name,
            )
            for value, label, place in self._rows(brush, box.w, k)
        ]

    def paint(self, brush: Brush, box: Box, k: float, look: Look) -> None:
        if self.label:
            brush.text(self.label, box.x, box.y + 11 * k, BODY * k, INK, "sans-bold", room=box.w)
        regions = self.regions(brush, box, k)
        for region in regions:
            focus = look.focus == region.name
            brush.chip(
                region.box, region.label, bool(region.pressed), look.state(region), focus, True, BODY * k
            )
        if self.note:
            y = regions[-1].box.bottom + 6
            brush.paragraph(self.note, box.x, y, box.w, LABEL * k, INK_SOFT)


@dataclass(frozen=True)
class Toggle(Item):
    """A switch with a label and perhaps a note below it."""

    name: str
    label: str
    on: bool
    note: str = ""

    def _switch(self, width: float, k: float) -> float:
        """The scale of the switch: that of the text, as far as there is room."""
        return max(1.0, min(k, width / 360))

    def height(self, brush: Brush, width: float, k: float) -> float:
        room = width - 70 * self._switch(width, k)
        label = brush.paragraph_height(self.label, room, BODY * k)
        note = brush.paragraph_height(self.note, room, LABEL * k) if self.note else 0
        return max(TOUCH, label + note + 14)

    def regions(self, brush: Brush, box: Box, k: float) -> list[Region]:
        label = f"{self.label}. {self.note}" if self.note else self.label
        return [Region(self.name, label, box, "checkbox", pressed=self.on)]

    def paint(self, brush: Brush, box: Box, k: float, look: Look) -> None:
        scale = self._switch(box.w, k)
        room = box.w - 70 * scale
        high = brush.paragraph_height(self.label, room, BODY * k)
        note = brush.paragraph_height(self.note, room, LABEL * k) if self.note else 0
        y = box.y + (box.h - high - note) / 2
        brush.paragraph(self.label, box.x, y, room, BODY * k, INK, "sans-bold")
        if self.note:
            brush.paragraph(self.note, box.x, y + high, room, LABEL * k, INK_SOFT)
        state, focus = look.state(self.regions(brush, box, k)[0]), look.focus == self.name
        brush.toggle(box.right - 28 * scale, box.cy, self.on, state, focus, True, scale)


@dataclass(frozen=True)
class Action(Item):
    """A button as wide as its label, or as the sheet."""

    name: str
    label: str
    kind: str = "secondary"
    icon: str | None = None
    wide: bool = True

    def height(self, brush: Brush, width: float, k: float) -> float:
        return 48 * min(k, 1.4) + 10

    def _box(self, brush: Brush, box: Box, k: float) -> Box:
        w = brush.text_width(self.label, 17 * k, "sans-bold") + 56 + (30 if self.icon else 0)
        return Box(box.x, box.y, box.w if self.wide else min(box.w, w), box.h - 10)

    def regions(self, brush: Brush, box: Box, k: float) -> list[Region]:
        return [Region(self.name, self.label, self._box(brush, box, k))]

    def paint(self, brush: Brush, box: Box, k: float, look: Look) -> None:
        region = self.regions(brush, box, k)[0]
        focus = look.focus == self.name
        room = region.box.w - 32 - (1.3 * 17 * k + 8 if self.icon else 0)
        size = 17 * k * min(1.0, room / brush.text_width(self.label, 17 * k, "sans-bold"))
        brush.button(
            region.box, self.label, self.kind, look.state(region), focus, self.icon, True, max(13.0, size)
        )


@dataclass(frozen=True)
class Key(Item):
    """A key of the keyboard and what it does."""

    keys: tuple[str, ...]
    does: str

    def _caps(self, width: float, k: float) -> float:
        """The scale of the keys: that of the text, as far as there is room beside it."""
        return max(1.0, min(k, 0.42 * width / CAPS))

    def height(self, brush: Brush, width: float, k: float) -> float:
        scale = self._caps(width, k)
        return max(34 * scale, brush.paragraph_height(self.does, width - CAPS * scale, BODY * k) + 10)

    def regions(self, brush: Brush, box: Box, k: float) -> list[Region]:
        keys = " or ".join(SPOKEN.get(key, key) for key in self.keys)
        return [Region(f"key:{self.does[:40]}", f"{keys}: {self.does}", box, "text")]

    def paint(self, brush: Brush, box: Box, k: float, look: Look) -> None:
        scale, x = self._caps(box.w, k), box.x
        for key in self.keys:
            x += brush.keycap(x, box.cy, key, True, scale) + 6
        left, room = box.x + CAPS * scale, box.w - CAPS * scale
        high = brush.paragraph_height(self.does, room, BODY * k)
        brush.paragraph(self.does, left, box.cy - high / 2, room, BODY * k, INK)


@dataclass(frozen=True)
class Picture(Item):
    """Anything drawn by a function, with words for those who do not see it."""

    label: str
    high: float
    draw: Callable[[Brush, Box, float], None]

    def height(self, brush: Brush, width: float, k: float) -> float:
        return self.high * k

    def regions(self, brush: Brush, box: Box, k: float) -> list[Region]:
        return [Region(f"picture:{self.label[:40]}", self.label, box, "text")]

    def paint(self, brush: Brush, box: Box, k: float, look: Look) -> None:
        self.draw(brush, box, k)
