"""A page: one screen of the game or one sheet above it, and what every page may ask of the app.

The app keeps a stack of pages. The topmost takes all input; a sheet leaves what lies below it visible.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from game.scene.regions import Region
from game.screen.brush import Brush

if TYPE_CHECKING:
    from game.screen.app import App

Piece = Callable[[], object]  # draws a picture into a cache


@dataclass(frozen=True, slots=True)
class Look:
    """What the pointer and the keyboard are on, by the names of regions."""

    hover: str = ""
    pressed: str = ""
    focus: str = ""  # "" while the keyboard is not in use

    def state(self, region: Region) -> str:
        """The state in which a control is drawn: "normal", "hover", "pressed" or "disabled"."""
        if not region.enabled:
            return "disabled"
        if self.pressed == region.name:
            return "pressed"
        return "hover" if self.hover == region.name else "normal"

    def without_pointer(self) -> Look:
        """The same with the pointer gone."""
        return replace(self, hover="", pressed="")


class Page:
    """One screen or sheet. Subclasses say what is on it, draw it and answer presses."""

    title = "Hearts"
    sheet = False  # does it lie above the page below?
    captioned = False  # does it draw the caption itself?

    def __init__(self, app: App) -> None:
        self.app = app
        self.left = ""  # where the focus was when another page was laid above this one

    def regions(self) -> list[Region]:
        """Everything on the page that can be touched or heard, in reading order."""
        return []

    def paint(self, brush: Brush, look: Look) -> None:
        """Draw the page over what lies below."""

    def ahead(self) -> Sequence[Piece]:
        """What draws pictures that the page will soon want; the same object as long as nothing changes."""
        return ()

    def press(self, name: str) -> None:
        """A region was pressed by pointer, keyboard or screen reader; also one that is not enabled."""

    def enter(self, name: str, text: str) -> None:
        """A slider or a text field got a new value."""

    def key(self, key: str) -> bool:
        """A key was pressed ("a", "left", "f1", ...); was it used?"""
        return False

    def tick(self, seconds: float, until: float) -> bool:
        """Let time pass; work no longer than `until` (of perf_counter), think not at all if that is 0.

        Must the page be painted anew?
        """
        return False

    def grasp(self, region: Region | None, x: float, y: float) -> None:
        """The pointer went down."""

    def drag(self, x: float, y: float) -> None:
        """The pointer moved while it was down."""

    def release(self, x: float, y: float) -> bool:
        """The pointer went up; True when this ended a drag, and so was no press."""
        return False

    def scroll(self, by: float) -> None:
        """The wheel turned, in logical pixels; positive shows what is further down."""

    def focused(self, name: str) -> None:
        """The keyboard's focus moved to a region: bring it into sight."""

    def back(self) -> None:
        """Escape, or the system's back."""
        if self.sheet:
            self.app.close(self)

    def shown(self) -> None:
        """The page has become the topmost one."""

    def resized(self) -> None:
        """The window has another size, or the text has."""
