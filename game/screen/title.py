"""The title: the game's name, five court cards, and what can be begun."""

from __future__ import annotations

from math import cos, radians, sin
from typing import TYPE_CHECKING

from game.engine.cards import card
from game.scene.geometry import Box
from game.scene.regions import Region
from game.screen import matches
from game.screen.brush import Brush
from game.screen.page import Look, Page
from game.screen.theme import IVORY, LIGHT_SOFT

if TYPE_CHECKING:
    from game.screen.app import App

CARDS = [card(name) for name in ("KS", "JC", "QD", "KH", "QS")]
LINE = "A quiet game of cards. Fewest points win."


class Title(Page):
    """Where the game begins."""

    title = "Hearts"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._dealt = 0  # of the five cards: one comes with each frame, so that the first is there at once

    def tick(self, seconds: float, until: float) -> bool:
        more = self._dealt < len(CARDS) and until > 0
        self._dealt += more
        return more

    def _upright(self) -> bool:
        safe = self.app.area.safe
        return safe.w < safe.h * 0.95

    def _unit(self) -> float:
        safe = self.app.area.safe
        if self._upright():
            return max(0.62, min(safe.w / 390, safe.h / 844, 1.7))
        return max(0.5, min(safe.w / 1280, safe.h / 720, 2.0))

    def _k(self) -> float:
        """The scale of words: what the text size asks for, as far as the screen has room for it."""
        return min(1.3, self.app.text_scale)

    def _buttons(self) -> list[tuple[str, str, str, Box]]:
        """Name, label, kind and box of every button, from top to bottom."""
        safe, u, entries = self.app.area.safe, self._unit(), self._entries()
        large = [e for e in entries if e[2] != "text"]
        small = [e for e in entries if e[2] == "text"]
        h, gap = max(46.0, 52 * min(u, 1.3)), 12 * u
        upright = self._upright()
        w = min(260 * max(1.0, u) * self._k(), safe.w - 48, safe.w * (1 if upright else 0.32))
        columns = min(len(small), 2)
        wide = w if not upright else min(safe.w - 24, w * 1.15)
        rows = -(-len(small) // max(1, columns))
        high = len(large) * (h + gap) + rows * 44
        y = safe.y + min(safe.h * (0.66 if upright else 0.51), safe.h - high - 8)
        x = safe.cx - w / 2 if upright else safe.x + max(24.0, safe.w * 0.1)
        placed = [(*e, Box(x, y + i * (h + gap), w, h)) for i, e in enumerate(large)]
        y += len(large) * (h + gap)
        across, left = wide / max(1, columns), x - (wide - w) / 2
        return placed + [
            (*e, Box(left + i % columns * across, y + i // columns * 44, across, 44))
            for i, e in enumerate(small)
        ]

    def _entries(self) -> list[tuple[str, str, str]]:
        resume = matches.can_resume(self.app)
        first = [("continue", "Continue", "primary")] if resume else []
        return [
            *first,
            ("new-match", "New match", "secondary" if resume else "primary"),
            ("rules", "How to play", "text"),
            ("settings", "Settings", "text"),
        ]

    def _shield(self) -> Region:
        safe = self.app.area.safe
        edge = 8 if safe.w < 600 else 24
        return Region("shield", "A fair deal", Box(safe.right - edge - 44, safe.y + edge, 44, 44))

    def regions(self) -> list[Region]:
        buttons = [Region(name, label, box) for name, label, _, box in self._buttons()]
        return [Region("line", LINE, self._words(), "text"), *buttons, self._shield()]

    def _words(self) -> Box:
        """The box of the name and the line below it; the buttons follow."""
        first, name, line = self._buttons()[0][3], self._name_size(), self._line_size()
        high = name * 1.1 + line * 1.6
        return Box(first.x, first.y - high - max(10.0, 20 * self._unit()), first.w, high)

    def _name_size(self) -> float:
        return (76 if self._upright() else 104) * self._unit()

    def _line_size(self) -> float:
        return max(13.0, 17 * min(self._unit(), 1.2)) * self._k()

    def paint(self, brush: Brush, look: Look) -> None:
        brush.tabletop()
        self._fan(brush)
        safe, box, k, size = self.app.area.safe, self._words(), self._k(), self._line_size()
        upright = self._upright()
        align, x = ("center", safe.cx) if upright else ("left", box.x)
        brush.text(
            "Hearts", x, box.y + self._name_size() * 0.52, self._name_size(), IVORY, "serif-semibold", align
        )
        room = safe.w - 32 if upright else self._fan_place()[0] - 1.35 * self._fan_place()[2] - x
        brush.text(LINE, x, box.bottom - size * 0.8, size, LIGHT_SOFT, "sans-medium", align, room=room)
        for region, (_, label, kind, place) in zip(self.regions()[1:], self._buttons(), strict=False):
            state, focus = look.state(region), look.focus == region.name
            size = (15 if kind == "text" else 17) * k * max(1.0, min(self._unit(), 1.3))
            brush.button(place, label, kind, state, focus, size=size)
        shield = self._shield()
        brush.round_button(
            "shield", shield.box.cx, shield.box.cy, 44, look.state(shield), look.focus == "shield"
        )

    def _fan_place(self) -> tuple[float, float, float]:
        """The middle of the fan, and the width of its cards."""
        safe = self.app.area.safe
        if not self._upright():
            return safe.x + safe.w * 0.69, safe.y + safe.h * 0.5, min(safe.w * 0.168, safe.h * 0.3)
        free = self._words().y - safe.y
        w = min(safe.w * 0.4, safe.h * 0.2, (free - 16) / 1.9)
        return safe.cx, safe.y + max(free * 0.5 - 0.14 * w, 0.85 * w), w

    def _fan(self, brush: Brush) -> None:
        """Five courts held like a hand; the queen of spades lies in front."""
        (x, y, w), spread = self._fan_place(), 13.0
        reach = w * 2.05
        for i, c in enumerate(CARDS[: self._dealt]):
            a = (i - 2) * spread
            brush.card(
                c, x + sin(radians(a)) * reach, y + (1 - cos(radians(a))) * reach, w, -a, 0.8, index="normal"
            )

    def press(self, name: str) -> None:
        from game.screen.menus import Remark, open_named

        if name == "continue":
            trouble = matches.resume(self.app)
            if trouble:
                self.app.open(Remark(self.app, "Continue", trouble))
            return
        open_named(self.app, name)
