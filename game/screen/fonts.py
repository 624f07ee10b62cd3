"""Fonts: text measured, wrapped, fitted and drawn; sizes are in backing pixels.

Small text is drawn at three times its size and scaled down, because the font library's hinting otherwise
spoils the spacing; drawn pieces are cached. A face that the host cannot locate falls back to pygame's own
font, so the game runs without its type family.
"""

from collections.abc import Callable

import pygame

from game.screen.cache import Cache, ready

FACES = ("sans-medium", "sans-semibold", "sans-bold", "serif-semibold", "serif-bold")
FALLBACK_GROWTH = 1.3  # pygame's own font is small for its nominal size
ELLIPSIS = "…"


def oversampling(px: float) -> int:
    """How many times larger than shown text of this size is rendered."""
    return 3 if px < 30 else 2 if px < 60 else 1


class Fonts:
    """The type family. `locate` maps a name of FACES to a font file, or to None when there is none."""

    def __init__(self, locate: Callable[[str], str | None]) -> None:
        self._locate = locate
        self._fonts: dict[tuple[str, int], pygame.font.Font] = {}
        self._widths: dict[tuple[str, str, int], float] = {}
        self._drawn = Cache(8 << 20, 0.003)

    def font(self, face: str, px: float) -> pygame.font.Font:
        """The font of a face at a whole number of pixels."""
        if face not in FACES:
            raise ValueError(f"There is no face {face!r}; the faces are {', '.join(FACES)}.")
        key = (face, max(6, round(px)))
        if key not in self._fonts:
            if len(self._fonts) > 96:
                self._fonts.clear()
            path = self._locate(face)
            size = key[1] if path else round(key[1] * FALLBACK_GROWTH)
            self._fonts[key] = pygame.font.Font(path, size)
        return self._fonts[key]

    def draw(self, text: str, face: str, px: float, colour: str) -> pygame.Surface:
        """One line of text, cached. An empty text gives a surface one pixel wide."""
        key = (text, face, round(px * 4), colour)
        return self._drawn.get(key, lambda: self._render(text, face, px, colour))

    def _render(self, text: str, face: str, px: float, colour: str) -> pygame.Surface:
        times = oversampling(px)
        font = self.font(face, px * times)
        if not text or font.size(text)[0] == 0:
            # smoothscale crashes on a surface of no width
            return ready(pygame.Surface((1, max(1, font.get_height() // times)), pygame.SRCALPHA))
        image = font.render(text, True, colour)
        if times > 1:
            small = (max(1, round(image.width / times)), max(1, round(image.height / times)))
            image = pygame.transform.smoothscale(image, small)
        return ready(image)

    def width(self, text: str, face: str, px: float) -> float:
        """How wide one line of text is, in pixels."""
        key = (text, face, round(px * 4))
        if key not in self._widths:
            if len(self._widths) > 4096:
                self._widths.clear()
            times = oversampling(px)
            self._widths[key] = self.font(face, px * times).size(text)[0] / times
        return self._widths[key]

    def height(self, face: str, px: float) -> float:
        """The height of a line of this face, in pixels."""
        times = oversampling(px)
        return self.font(face, px * times).get_height() / times

    def wrap(self, text: str, face: str, px: float, room: float) -> list[str]:
        """The text broken at spaces into lines at most `room` pixels wide; newlines break too.

        A single word that is too wide is broken where it must be.
        """
        lines: list[str] = []
        for paragraph in text.split("\n"):
            line = ""
            for word in paragraph.split(" "):
                trial = f"{line} {word}" if line else word
                if self.width(trial, face, px) <= room:
                    line = trial
                    continue
                if line:
                    lines.append(line)
                *whole, line = self._chop(word, face, px, room)
                lines += whole
            lines.append(line)
        return lines

    def _chop(self, word: str, face: str, px: float, room: float) -> list[str]:
        parts = [""]
        for letter in word:
            if parts[-1] and self.width(parts[-1] + letter, face, px) > room:
                parts.append("")
            parts[-1] += letter
        return parts

    def fit(self, text: str, face: str, px: float, room: float, least: float = 0.8) -> tuple[str, float]:
        """(text, size) that fits into `room` pixels: smaller down to `least` of the size, then cut short."""
        wide = self.width(text, face, px)
        if wide <= max(0.0, room):
            return text, px
        size = px * max(least, room / wide)
        if self.width(text, face, size) <= room:
            return text, size
        size = px * least
        if self.width(text, face, size) <= room:  # a size between was rounded up to whole pixels
            return text, size
        while text and self.width(text + ELLIPSIS, face, size) > room:
            text = text[:-1].rstrip()
        return text + ELLIPSIS, size
