"""Canvas: the plain drawing verbs. Lengths are logical pixels; only this room multiplies by the scale.

A rectangle is (left, top, width, height). Large boxes and soft shadows are put together from nine pieces of
a small one, so that a sheet costs no more memory than a button.
"""

from collections.abc import Iterator
from contextlib import contextmanager

import pygame

from game.screen import art, nine, sprites
from game.screen.cache import Cache
from game.screen.faces import Faces
from game.screen.theme import ACCENT, HEART, IVORY, LIGHT_SOFT, PANEL_ALPHA, SHADOW, Theme

Rect = tuple[float, float, float, float]
ALIGN = {"left": 0.0, "center": 0.5, "right": 1.0}
SANS, SANS_BOLD, SANS_MEDIUM = "sans-semibold", "sans-bold", "sans-medium"
SERIF, SERIF_BOLD = "serif-semibold", "serif-bold"

SMALLEST_TEXT = 12.0

_soft = Cache(12 << 20, 0.006)


def least(size: float) -> float:
    """How far text of a size may shrink to fit: to four fifths, but not below the smallest readable."""
    return min(1.0, max(0.8, SMALLEST_TEXT / size))


class Canvas:
    """A surface with a scale (pixels per logical pixel), a theme and the means to draw upon it."""

    dry = False  # is this a rehearsal that only finds out which pictures are missing?

    def __init__(self, surface: pygame.Surface, scale: float, theme: Theme, faces: Faces) -> None:
        self.surface = surface
        self.scale = scale
        self.theme = theme
        self.faces = faces
        self.fonts = faces.fonts

    @property
    def size(self) -> tuple[float, float]:
        """The surface's size in logical pixels."""
        return self.surface.width / self.scale, self.surface.height / self.scale

    def px(self, length: float) -> int:
        """A logical length in whole pixels."""
        return round(length * self.scale)

    def pixels(self, rect: Rect) -> pygame.Rect:
        """A logical rectangle in pixels; neighbours that touch stay touching."""
        left, top = self.px(rect[0]), self.px(rect[1])
        return pygame.Rect(left, top, self.px(rect[0] + rect[2]) - left, self.px(rect[1] + rect[3]) - top)

    @contextmanager
    def clipped(self, rect: Rect) -> Iterator[None]:
        """Draw only inside this rectangle, e.g. the part of a list that scrolls."""
        before = self.surface.get_clip()
        self.surface.set_clip(self.pixels(rect).clip(before))
        try:
            yield
        finally:
            self.surface.set_clip(before)

    def seen(self, rect: Rect) -> bool:
        """Does any of the rectangle lie where is drawn now? See `clipped`."""
        return self.dry or self.surface.get_clip().colliderect(self.pixels(rect))

    # ---- surfaces

    def centred(self, image: pygame.Surface, x: float, y: float, dy: int = 0) -> None:
        """Draw an image with its centre at (x, y), `dy` pixels lower."""
        self.surface.blit(image, image.get_rect(center=(self.px(x), self.px(y) + dy)))

    def fill(self, rect: Rect, colour: str, alpha: float = 1.0) -> None:
        """A plain rectangle; `alpha` 0 to 1."""
        box = self.pixels(rect)
        if alpha >= 1:
            self.surface.fill(colour, box)
            return
        tile = art.shape((nine.MIDDLE, nine.MIDDLE), nine.rounded(nine.MIDDLE, nine.MIDDLE, 0, colour, alpha))
        nine.tiled(self.surface, tile, tile.get_rect(), box)

    def veil(self, alpha: float = 0.5, colour: str | None = None) -> None:
        """Darken everything drawn so far, e.g. behind a sheet."""
        self.fill((0, 0, *self.size), colour or self.theme.edge, alpha)

    def box(
        self,
        rect: Rect,
        radius: float,
        fill: str | None,
        alpha: float = 1.0,
        line: str | None = None,
        line_alpha: float = 0.14,
        line_width: float = 1.0,
    ) -> None:
        """A rounded rectangle, filled, outlined inside its edge, or both. Radius is cut to half a side."""
        box = self.pixels(rect)
        if box.width <= 0 or box.height <= 0:
            return
        corner = min(self.px(radius), box.width // 2, box.height // 2)
        wide, high = (min(side, 2 * corner + nine.MIDDLE) for side in box.size)
        body = nine.rounded(wide, high, corner, fill, alpha) if fill else ""
        if line:
            body += nine.outline(wide, high, corner, line, line_alpha, line_width * self.scale)
        sprite = art.shape((wide, high), body)
        opaque = fill if alpha >= 1 else None
        nine.nine(self.surface, sprite, max(corner, self.px(line_width) + 1), box, opaque)

    def soft(
        self,
        rect: Rect,
        radius: float,
        alpha: int = 90,
        blur: float = 10,
        fall: float = 4,
        colour: tuple[int, int, int] = SHADOW,
        hollow: bool = False,
    ) -> None:
        """The soft shadow (or light) of a rounded rectangle, `fall` below it; `alpha` 0 to 255.

        hollow: something opaque will cover its middle.
        """
        box = self.pixels((rect[0], rect[1] + fall, rect[2], rect[3]))
        reach = max(1, self.px(blur))
        corner = min(self.px(radius), box.width // 2, box.height // 2)
        border = corner + 3 * reach
        wide, high = (min(side, 2 * border + nine.MIDDLE) for side in box.size)
        key = (wide, high, corner, reach, colour, alpha)
        sprite = _soft.get(key, lambda: sprites.blurred((wide, high), corner, reach, colour, alpha))
        nine.nine(self.surface, sprite, border + 3 * reach, box.inflate(6 * reach, 6 * reach), hollow=hollow)

    def panel(self, rect: Rect, radius: float = 16, alpha: float = PANEL_ALPHA) -> None:
        """A dark translucent ground on the table, for text."""
        self.soft(rect, radius, 70, 9, 4)
        self.box(rect, radius, self.theme.panel, alpha, IVORY, 0.12)

    def sheet(self, rect: Rect, radius: float = 24) -> None:
        """A sheet of ivory paper above the table."""
        self.soft(rect, radius, 150, 26, 12, hollow=True)
        self.box(rect, radius, IVORY, 1, "#D9CDB4", 1)

    def rule(self, x: float, y: float, width: float, colour: str = IVORY, alpha: float = 0.16) -> None:
        """A thin horizontal line."""
        self.fill((x, y, width, max(1.0, 1 / self.scale)), colour, alpha)

    # ---- text

    def text(
        self,
        text: str,
        x: float,
        y: float,
        size: float,
        colour: str = IVORY,
        face: str = SANS,
        align: str = "left",
        room: float | None = None,
    ) -> float:
        """One line with its vertical middle at y; returns its width. With `room` it shrinks, then is cut."""
        px = size * self.scale
        if room is not None:
            text, px = self.fonts.fit(text, face, px, room * self.scale, least(size))
        image = self.fonts.draw(text, face, px, colour)
        left = self.px(x) - round(image.width * ALIGN[align])
        self.surface.blit(image, (left, self.px(y) - round(image.height / 2)))
        return image.width / self.scale

    def text_width(self, text: str, size: float, face: str = SANS) -> float:
        """How wide a line would be."""
        return self.fonts.width(text, face, size * self.scale) / self.scale

    def lines(self, text: str, width: float, size: float, face: str = SANS_MEDIUM) -> list[str]:
        """The text as lines at most `width` wide."""
        return self.fonts.wrap(text, face, size * self.scale, width * self.scale)

    def balanced(self, text: str, width: float, size: float, face: str = SANS_MEDIUM) -> float:
        """The narrowest width, at most `width`, that needs no more lines: a heading without a lonely word."""
        rows = len(self.lines(text, width, size, face))
        while rows > 1 and width > 60 and len(self.lines(text, width - 6, size, face)) <= rows:
            width -= 6
        return width

    def paragraph(
        self,
        text: str,
        x: float,
        y: float,
        width: float,
        size: float,
        colour: str = IVORY,
        face: str = SANS_MEDIUM,
        align: str = "left",
        leading: float = 1.4,
    ) -> float:
        """Wrapped text whose first line box starts at y; returns the height. x is the box's left edge."""
        anchor = x + width * ALIGN[align]
        lines = self.lines(text, width, size, face)
        for row, line in enumerate(lines):
            if line:
                self.text(line, anchor, y + (row + 0.5) * size * leading, size, colour, face, align)
        return len(lines) * size * leading

    def paragraph_height(
        self, text: str, width: float, size: float, face: str = SANS_MEDIUM, leading: float = 1.4
    ) -> float:
        """The height `paragraph` would return."""
        return len(self.lines(text, width, size, face)) * size * leading

    # ---- pictures

    def icon(
        self, name: str, x: float, y: float, size: float, colour: str = IVORY, second: str | None = None
    ) -> None:
        """An icon centred on (x, y); `second` is the colour of what is cut out of it."""
        side = self.px(size)
        colours = ((art.BLACK, colour), ("#FFFFFF", second or self.theme.panel))
        self.centred(art.picture(f"icons/{name}", (side, side), colours), x, y)

    def suit(self, suit: int, x: float, y: float, size: float, colour: str) -> None:
        """A suit's pip (0 clubs, 1 diamonds, 2 spades, 3 hearts) centred on (x, y)."""
        self.centred(art.suit(suit, max(1, self.px(size)), colour), x, y)

    def heart(self, x: float, y: float, size: float, level: float, empty: str = LIGHT_SOFT) -> None:
        """The heart that fills from its tip; `level` 0 to 1."""
        side = self.px(size)
        outline = (art.BLACK, HEART if level > 0 else empty)
        if level > 0:
            fill = art.suit(3, self.px(size * 0.83), HEART)
            hidden = round(fill.height * (1 - level))
            place = fill.get_rect(center=(self.px(x), self.px(y))).move(0, hidden)
            self.surface.blit(fill, place, (0, hidden, fill.width, fill.height - hidden))
        self.centred(art.picture("icons/heart-line", (side, side), (outline,)), x, y)

    def focus(self, rect: Rect, radius: float = 12, colour: str = ACCENT) -> None:
        """The ring around what has the keyboard's focus: accent with a dark line on both sides."""
        x, y, w, h = rect
        for gap, tone, width in ((5.0, "#000000", 4.0), (4.0, colour, 2.5)):
            ring = (x - gap, y - gap, w + 2 * gap, h + 2 * gap)
            self.box(ring, radius + gap, None, 1, tone, 0.55 if tone == "#000000" else 1, width)
