"""The lines of a record while it is read: which is next, and what is wrong with it."""

import re

from game.engine.record import RecordError


class Lines:
    """The lines of a text, and how far they are read."""

    def __init__(self, text: str) -> None:
        self._lines = text.split("\n")
        self._next = 0

    @property
    def number(self) -> int:
        """The number of the line to be read next, from 1."""
        return self._next + 1

    def at(self, pattern: str) -> "re.Match[str] | None":
        """The match of the next line with a pattern, without reading it."""
        return re.fullmatch(pattern, self._lines[self._next]) if self._next < len(self._lines) else None

    def opens(self, pattern: str) -> bool:
        """Skip an empty line that is followed by a line of this pattern; is it so?"""
        here = self._lines[self._next : self._next + 2]
        found = len(here) == 2 and not here[0] and re.fullmatch(pattern, here[1]) is not None
        self._next += found
        return found

    def take(self, pattern: str) -> "re.Match[str] | None":
        """Read a line of this pattern, if it is the next; else None."""
        found = self.at(pattern)
        self._next += found is not None
        return found

    def must(self, pattern: str, wanted: str) -> "re.Match[str]":
        """Read a line of this pattern, or raise an error that says what was wanted."""
        found = self.take(pattern)
        if found is None:
            raise RecordError(self.number, f"{self._shown()}, where {wanted} must stand.")
        return found

    def end(self) -> None:
        """Raise an error unless everything is read and the last line was whole."""
        if self._lines[self._next :] != [""]:
            raise RecordError(self.number, f"{self._shown()}, which cannot stand here.")

    def _shown(self) -> str:
        if self._next >= len(self._lines) or (
            not self._lines[self._next] and self._next + 1 == len(self._lines)
        ):
            return "the text ends"
        return f"there is {self._lines[self._next][:60]!r}"
