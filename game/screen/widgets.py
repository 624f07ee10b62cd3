"""Widgets: buttons, sliders, toggles and the like: pictures of a state, without behaviour.

`state` is "normal", "hover", "pressed" or "disabled"; `focus` adds the keyboard's ring; `sheet` says that
the ground is ivory paper rather than the table.
"""

from collections.abc import Sequence

from game.screen import art
from game.screen.canvas import SANS, SANS_BOLD, SANS_MEDIUM, Rect
from game.screen.labels import Labels
from game.screen.theme import ACCENT, ACCENT_DEEP, GOLD_DEEP, INK, INK_SOFT, IVORY, LIGHT_SOFT, ON_ACCENT, mix

ARROWS = {"←": "arrow-left", "→": "arrow-right", "↑": "arrow-up", "↓": "arrow-down"}


class Widgets(Labels):
    """The verbs for controls."""

    def button(
        self,
        rect: Rect,
        label: str,
        kind: str = "primary",
        state: str = "normal",
        focus: bool = False,
        icon: str | None = None,
        sheet: bool = False,
        size: float = 17,
    ) -> None:
        """A button with a label and perhaps an icon before it; kind "primary", "secondary" or "text"."""
        x, y, w, h = rect
        ink = self._button_ground(rect, kind, state, sheet)
        middle = y + h / 2 + (1 if state == "pressed" else 0) - (1 if kind == "primary" else 0)
        room = w - min(28.0, h * 0.55)
        place = (x + w / 2, middle, room, h)
        if icon or not self.label_in_lines(label, place, size, ink):
            self.label(label, place, size, ink, icon, IVORY if sheet else None)
        if focus:
            self.focus(rect, h / 2, GOLD_DEEP if sheet else ACCENT)

    def _button_ground(self, rect: Rect, kind: str, state: str, sheet: bool) -> str:
        """Draw what lies under a button's label; returns the label's colour."""
        x, y, w, h = rect
        ground, ink = (IVORY, INK) if sheet else (self.theme.panel_shown, IVORY)
        if state == "disabled":
            if kind != "text":
                self.box(rect, h / 2, ink, 0.07, ink, 0.12)
            return mix(ground, ink, 0.62)
        if kind == "primary":
            if state != "pressed":
                self.soft(rect, h / 2, 120, 6, 4)
            self.box(rect, h / 2, ACCENT_DEEP)
            top = mix(ACCENT, "#FFFFFF", 0.22) if state == "hover" else ACCENT
            if state != "pressed":
                self.box((x, y, w, h - 2.5), (h - 2.5) / 2, top)
                self.box((x + h / 2, y + 1, w - h, 1.2), 0.6, "#FFFFFF", 0.4)
            return ON_ACCENT
        level = {"normal": 0.0, "hover": 0.07, "pressed": 0.14}[state]
        if kind == "secondary":
            if sheet:
                self.box(rect, h / 2, INK, 0.04 + level, INK, 0.28)
            else:
                self.box(rect, h / 2, self.theme.panel, 0.45)
                self.box(rect, h / 2, IVORY, 0.05 + level, IVORY, 0.28)
        elif level:
            self.box(rect, h / 2, ink, level)
        return ink

    def round_button(
        self,
        icon: str,
        x: float,
        y: float,
        size: float = 44,
        state: str = "normal",
        focus: bool = False,
        sheet: bool = False,
        chosen: bool = False,
    ) -> None:
        """An icon in a disc centred on (x, y); `chosen` shows a switch that is on."""
        rect = (x - size / 2, y - size / 2, size, size)
        ground, ink = (INK, INK) if sheet else (self.theme.panel, IVORY)
        alpha = 0.05 if sheet else 0.55
        self.box(rect, size / 2, ground, alpha, ACCENT if chosen else ink, 0.9 if chosen else 0.18)
        if state in ("hover", "pressed"):
            self.box(rect, size / 2, ink, 0.08 if state == "hover" else 0.16)
        if state == "disabled":
            ink = mix(IVORY if sheet else self.theme.panel_shown, ink, 0.4)
        elif chosen and not sheet:
            ink = ACCENT
        self.icon(icon, x, y, size * 0.52, ink, IVORY if sheet else None)
        if focus:
            self.focus(rect, size / 2, GOLD_DEEP if sheet else ACCENT)

    def chip(
        self,
        rect: Rect,
        label: str,
        chosen: bool = False,
        state: str = "normal",
        focus: bool = False,
        sheet: bool = False,
        size: float = 15,
    ) -> None:
        """One of several choices; the chosen one is filled and carries a tick."""
        x, y, w, h = rect
        ink = INK if sheet else IVORY
        if chosen:
            self.box(rect, h / 2, ACCENT, 1, ACCENT_DEEP, 0.8)
            ink = ON_ACCENT
        else:
            self.box(rect, h / 2, ink, 0.11 if state in ("hover", "pressed") else 0.04, ink, 0.26)
        if state == "disabled":
            ink = mix(ACCENT if chosen else IVORY if sheet else self.theme.panel_shown, ink, 0.5)
        tick = size * 0.95 if chosen else 0.0
        shift = tick * 0.65
        room = w - 20 - 2 * shift
        wide = min(room, self.text_width(label, size))
        middle = x + w / 2 + shift
        if chosen:
            self.icon("check", middle - wide / 2 - tick * 0.85, y + h / 2, tick, ink)
        self.text(label, middle, y + h / 2, size, ink, SANS, "center", room=room)
        if focus:
            self.focus(rect, h / 2, GOLD_DEEP if sheet else ACCENT)

    def toggle(
        self,
        x: float,
        y: float,
        on: bool,
        state: str = "normal",
        focus: bool = False,
        sheet: bool = False,
        k: float = 1.0,
    ) -> None:
        """A switch 52 x 30 times k, centred on (x, y); knob at the right and a tick in it mean on."""
        rect, half = (x - 26 * k, y - 15 * k, 52 * k, 30 * k), 11 * k
        ink = INK if sheet else IVORY
        if on:
            self.box(rect, 15 * k, ACCENT, 1 if state != "disabled" else 0.4, ACCENT_DEEP, 1)
        else:
            self.box(rect, 15 * k, ink, 0.12, ink, 0.45)
        knob = x + (half if on else -half)
        self.soft((knob - half, y - half, 2 * half, 2 * half), half, 90, 2, 1)
        self.box((knob - half, y - half, 2 * half, 2 * half), half, IVORY, 1, "#8A7A5C", 0.5)
        self.icon("check" if on else "cross", knob, y, 12 * k, INK if on else INK_SOFT)
        if focus:
            self.focus(rect, 15 * k, GOLD_DEEP if sheet else ACCENT)

    def slider(
        self, rect: Rect, level: float, state: str = "normal", focus: bool = False, sheet: bool = False
    ) -> None:
        """A slider over the whole rectangle; `level` 0 to 1. The knob is 24 wide."""
        x, y, w, h = rect
        middle, ink = y + h / 2, INK if sheet else IVORY
        at = x + 12 + (w - 24) * max(0.0, min(1.0, level))
        self.box((x, middle - 3, w, 6), 3, ink, 0.2)
        self.box((x, middle - 3, at - x, 6), 3, ACCENT if not sheet else GOLD_DEEP, 1)
        self.soft((at - 12, middle - 12, 24, 24), 12, 110, 3, 2)
        edge = ACCENT_DEEP if state in ("hover", "pressed") else "#8A7A5C"
        self.box((at - 12, middle - 12, 24, 24), 12, IVORY, 1, edge, 0.9, 1.5)
        if focus:
            self.focus((at - 12, middle - 12, 24, 24), 12, GOLD_DEEP if sheet else ACCENT)

    def bar(self, rect: Rect, share: float, colour: str = GOLD_DEEP, ground: str = INK) -> None:
        """A bar filled to `share` (0 to 1), e.g. a total on its way to the end of the match."""
        x, y, w, h = rect
        self.box(rect, h / 2, ground, 0.12)
        self.box((x, y, max(h, w * max(0.0, min(1.0, share))), h), h / 2, colour)

    def scrollbar(self, rect: Rect, start: float, length: float, sheet: bool = False) -> None:
        """Where a scrolled list stands: from `start`, `length` long, both as shares of the whole."""
        x, y, w, h = rect
        ink = INK if sheet else IVORY
        self.box(rect, w / 2, ink, 0.08)
        self.box((x, y + h * start, w, max(w, h * length)), w / 2, ink, 0.45)

    def field(self, rect: Rect, text: str, focus: bool = False, hint: str = "", caret: bool = False) -> None:
        """A text field on a sheet; `hint` stands in it while it is empty; `caret` is drawn after the text."""
        x, y, w, h = rect
        self.box(rect, 12, "#FFFFFF", 1, GOLD_DEEP if focus else INK, 1 if focus else 0.4, 2 if focus else 1)
        shown, colour = (text, INK) if text else (hint, INK_SOFT)
        wide = self.text_width(shown, 17, SANS_MEDIUM)
        left = x + 14 - max(0.0, wide - (w - 30))
        with self.clipped((x + 8, y, w - 16, h)):
            self.text(shown, left, y + h / 2, 17, colour, SANS_MEDIUM)
            if caret:
                end = left + (wide if text else 0)
                self.fill((end + 1, y + h * 0.25, 1.5, h * 0.5), INK)

    def toast(self, text: str, x: float, y: float, room: float, size: float = 15) -> Rect:
        """A short message in a panel centred on (x, y), at most `room` wide; returns its rectangle."""
        lines = self.lines(text, room - 36, size, SANS)
        wide = max(self.text_width(line, size, SANS) for line in lines) + 36
        high = len(lines) * size * 1.35 + 20
        rect = (x - wide / 2, y - high / 2, wide, high)
        self.panel(rect, min(22.0, high / 2), 0.9)
        for row, line in enumerate(lines):
            self.text(line, x, y + (row - (len(lines) - 1) / 2) * size * 1.35, size, IVORY, SANS, "center")
        return rect

    def keycap(self, x: float, y: float, label: str, sheet: bool = False, k: float = 1.0) -> float:
        """A key of the keyboard, 28 high times k, its left edge at x; arrows are drawn. Returns the width."""
        wide = max(28 * k, self.text_width(label, 13 * k, SANS_BOLD) + 16 * k)
        ink = INK if sheet else IVORY
        self.box((x, y - 14 * k, wide, 28 * k), 7 * k, ink, 0.06, ink, 0.4)
        colour = ink if sheet else LIGHT_SOFT
        if label in ARROWS:
            self.icon(ARROWS[label], x + wide / 2, y, 14 * k, colour)
        else:
            self.text(label, x + wide / 2, y, 13 * k, colour, SANS_BOLD, "center")
        return wide

    def curve(self, points: Sequence[tuple[float, float]], colour: str, width: float = 2.5) -> None:
        """A line through points, smooth at its edges, e.g. the totals over the hands of a match."""
        if len(points) < 2:
            return
        left, top = min(x for x, _ in points) - width, min(y for _, y in points) - width
        wide, high = max(x for x, _ in points) + width - left, max(y for _, y in points) + width - top
        steps = "L".join(f"{(x - left) * self.scale:.1f} {(y - top) * self.scale:.1f}" for x, y in points)
        style = 'fill="none" stroke-linejoin="round" stroke-linecap="round"'
        body = f'<path d="M{steps}" {style} stroke="{colour}" stroke-width="{width * self.scale:.2f}"/>'
        image = art.shape((self.px(wide) + 1, self.px(high) + 1), body)
        self.surface.blit(image, (self.px(left), self.px(top)))
