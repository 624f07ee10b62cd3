"""Seating: the verbs for the players around the table: portraits, plates, points, and the trick's ring."""

from game.screen import art
from game.screen.canvas import SANS_BOLD, SANS_MEDIUM, Canvas, Rect
from game.screen.theme import ACCENT, GOLD_DEEP, HEART, INK, IVORY, LIGHT_SOFT, rgb

HEARTS = 3
ARROWS = {
    "left": "arrow-left",
    "right": "arrow-right",
    "across": "arrow-up",
    "hold": "hold",
    "scatter": "scatter",
}


class Seating(Canvas):
    """A canvas that knows players."""

    def well(self, x: float, y: float, reach_x: float, reach_y: float) -> None:
        """The inlaid ring in which the trick lies; its middle and its half axes."""
        size, k = (self.px(2 * reach_x), self.px(2 * reach_y)), self.scale
        rings = ((1.0, 0.0, 0.0, 0.10), (1.5, 1.6, 0.5, 0.0), (7.0, 0.9, 0.28, 0.0))
        body = "".join(_ellipse(size, inset * k, width * k, line, fill) for inset, width, line, fill in rings)
        self.centred(art.shape(size, body), x, y)

    def avatar(self, name: str, x: float, y: float, size: float, turn: bool = False) -> None:
        """A portrait on its disc, with a lit ring when it is that player's turn."""
        half = size / 2
        if turn:
            self.soft((x - half, y - half, size, size), half, 210, 8, 0, rgb(ACCENT))
        ring = (x - half - 3, y - half - 3, size + 6, size + 6)
        self.box(ring, half + 3, ACCENT if turn else self.theme.panel, 1 if turn else 0.8)
        side = self.px(size)
        self.centred(art.picture(f"avatars/{name}", (side, side)), x, y)

    def points(self, x: float, y: float, value: int | str, size: float = 13, align: str = "left") -> float:
        """A small heart and a number; returns the width."""
        label, pip = str(value), size * 0.85
        width = pip + 4 + self.text_width(label, size, SANS_BOLD)
        left = x - {"left": 0.0, "center": 0.5, "right": 1.0}[align] * width
        self.suit(HEARTS, left + pip / 2, y, pip, HEART)
        self.text(label, left + pip + 4, y, size, IVORY, SANS_BOLD)
        return width

    def _seat_ground(self, rect: Rect, radius: float, turn: bool) -> None:
        self.panel(rect, radius, 0.66)
        if turn:
            self.box(rect, radius, ACCENT, 0.10, ACCENT, 0.95, 2)

    def plate(
        self,
        name: str,
        avatar: str,
        x: float,
        y: float,
        points: int | None = None,
        total: int | None = None,
        turn: bool = False,
        width: float = 150,
        height: float = 52,
        note: str = "",
    ) -> None:
        """A player's plate centred on (x, y): portrait, name, points of this hand and total (or None).

        note: a word in place of the total, e.g. "leads" or "passed".
        """
        k = height / 52
        left, room = x - width / 2 + 53 * k, width - 53 * k - 11 * k
        rect = (x - width / 2, y - height / 2, width, height)
        self._seat_ground(rect, height / 2, turn)
        self.avatar(avatar, x - width / 2 + 26 * k, y, 40 * k, turn)
        small = note or (f"total {total}" if total is not None else "")
        alone, print_size = points is None and not small, max(12.0, 12 * k)
        self.text(name, left, y if alone else y - 9.5 * k, 15 * k, IVORY, SANS_BOLD, room=room)
        used = self.points(left, y + 11 * k, points, max(12.0, 13 * k)) + 7 * k if points is not None else 0.0
        if not note and small and self.text_width(small, print_size, SANS_MEDIUM) > room - used:
            small = str(total) if self.text_width(str(total), print_size) <= room - used else ""
        if small:
            where = (left + used, y + 10.5 * k, print_size, LIGHT_SOFT, SANS_MEDIUM)
            self.text(small, *where, room=room - used)

    def tower(
        self,
        name: str,
        avatar: str,
        x: float,
        y: float,
        points: int | None = None,
        total: int | None = None,
        turn: bool = False,
        width: float = 64,
    ) -> None:
        """The narrow plate for phones, 64 x 112 or a multiple, centred on (x, y): portrait, then words."""
        k = width / 64
        self._seat_ground((x - width / 2, y - 56 * k, width, 112 * k), 18 * k, turn)
        self.avatar(avatar, x, y - 29 * k, 40 * k, turn)
        self.text(name, x, y + 6 * k, 13 * k, IVORY, SANS_BOLD, "center", room=width - 10)
        if points is not None:
            self.points(x, y + 24 * k, points, 13 * k, align="center")
        if total is not None:
            label, room = f"total {total}", width - 8
            self.text(label, x, y + 42 * k, 12 * k, LIGHT_SOFT, SANS_MEDIUM, "center", room=room)

    def pass_marker(
        self, x: float, y: float, direction: str, label: str = "", size: float = 26, sheet: bool = False
    ) -> float:
        """The pass direction as an arrow in a ring centred on (x, y), words at its right; returns the width.

        direction: "left", "right", "across", "hold" or "scatter".
        """
        half = size / 2
        line, ink = (GOLD_DEEP, INK) if sheet else (ACCENT, IVORY)
        self.box((x - half, y - half, size, size), half, line, 0.18, line, 0.75, 1.4)
        self.icon(ARROWS[direction], x, y, size * 0.58, ink if sheet else ACCENT)
        gap = size * 0.34
        words = self.text(label, x + half + gap, y, size * 0.58, ink) + gap if label else 0.0
        return size + words


def _ellipse(size: tuple[int, int], inset: float, width: float, line: float, fill: float) -> str:
    place = f'cx="{size[0] / 2}" cy="{size[1] / 2}"'
    reach = f'rx="{max(1.0, size[0] / 2 - inset):.2f}" ry="{max(1.0, size[1] / 2 - inset):.2f}"'
    if fill:
        return f'<ellipse {place} {reach} fill="#000000" fill-opacity="{fill}"/>'
    return (
        f'<ellipse {place} {reach} fill="none" stroke="{ACCENT}" stroke-opacity="{line}" '
        f'stroke-width="{width:.2f}"/>'
    )
