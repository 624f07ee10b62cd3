"""Labels: what is written on a button, with an icon before it, or on two lines rather than cut."""

from game.screen.canvas import SANS_BOLD, SMALLEST_TEXT, Canvas, Rect, least

LEADING = 1.15  # from line to line


class Labels(Canvas):
    """A canvas that fits labels. A place is a centre, the room across and the height."""

    def label(
        self, text: str, place: Rect, size: float, ink: str, icon: str | None, second: str | None
    ) -> None:
        """Draw an icon and a label side by side around the centre, the label as far as there is room."""
        x, y, room, _ = place
        side = size * 1.2 if icon else 0.0
        gap = 8.0 if icon and text else 0.0
        room = (room - side - gap) * self.scale
        text, px = self.fonts.fit(text, SANS_BOLD, size * self.scale, room, least(size))
        wide = self.fonts.width(text, SANS_BOLD, px) / self.scale
        left = x - (side + gap + wide) / 2
        if icon:
            self.icon(icon, left + side / 2, y, side, ink, second)
        self.text(text, left + side + gap, y, px / self.scale, ink, SANS_BOLD)

    def label_in_lines(self, text: str, place: Rect, size: float, ink: str) -> bool:
        """Draw a label that would be cut on two lines instead, smaller if need be; do they fit?"""
        x, y, room, high = place
        if self.fonts.fit(text, SANS_BOLD, size * self.scale, room * self.scale, least(size))[0] == text:
            return False
        size = min(size, (high - 8) / 2 / LEADING)
        while size >= SMALLEST_TEXT:
            lines = self.lines(text, self.balanced(text, room, size, SANS_BOLD), size, SANS_BOLD)
            if len(lines) <= 2 and all(self.text_width(line, size, SANS_BOLD) <= room for line in lines):
                for i, line in enumerate(lines):
                    middle = y + (i - (len(lines) - 1) / 2) * size * LEADING
                    self.text(line, x, middle, size, ink, SANS_BOLD, "center")
                return True
            size -= 0.5
        return False
