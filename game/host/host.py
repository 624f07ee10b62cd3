"""The host: everything the game asks of the system it runs on, as one protocol.

There are two implementations: `native.Native` for the desktop and `browser.Browser` for the page, which
talks to the bridge object that `build/page.html` provides (see `bridge`). Every call answers at once; a
facility that is missing answers with its neutral value and never raises.
"""

from collections.abc import Sequence
from typing import NamedTuple, Protocol


class Insets(NamedTuple):
    """Logical pixels at each edge that the system covers (notch, rounded corners, home bar)."""

    left: float = 0.0
    top: float = 0.0
    right: float = 0.0
    bottom: float = 0.0


class Control(NamedTuple):
    """One control of the page's mirror: what a region of the canvas is called, and where it lies."""

    name: str  # stable and unique on the screen, e.g. "card:QS", "pass", "new-match"
    label: str  # what a screen reader says, e.g. "Queen of spades, cannot be played: ..."
    role: str  # "button", "checkbox", "radio", "slider", "textbox", "heading", "text" or "table"
    rect: tuple[float, float, float, float]  # x, y, width, height in logical pixels
    enabled: bool = True  # disabled controls stay focusable and carry aria-disabled
    pressed: bool | None = None  # None: no such state
    group: str = ""  # reading group, e.g. "Your hand"; consecutive controls of one group are wrapped
    # of a textbox its text; of a slider "value" or "value lowest highest step" (else 0 to 100 by 1);
    # of a table its rows, split by newlines, of cells, split by tabs; the first row and column are heads
    value: str = ""


class Act(NamedTuple):
    """Something the player did with a control of the mirror rather than with the canvas."""

    kind: str  # "press", "focus", "blur" or "input"
    name: str  # the control's name
    value: str = ""  # of "input": the new value


class Store(Protocol):
    """Small texts that outlive the program. Every access may fail: then get is None, set is False."""

    def get(self, key: str) -> str | None: ...
    def set(self, key: str, text: str) -> bool: ...
    def delete(self, key: str) -> None: ...
    def keys(self) -> list[str]: ...


class Host(Protocol):
    """What the game asks of its system."""

    store: Store

    def size(self) -> tuple[int, int]:
        """The drawable size in logical pixels."""
        ...

    def ratio(self) -> float:
        """Backing pixels per logical pixel, at least 1, already capped by the pixel budget."""
        ...

    def resizable(self) -> bool:
        """Has the window a frame to drag? Not in a page: there SDL must leave the canvas alone."""
        ...

    def insets(self) -> Insets: ...

    async def frame(self) -> None:
        """Wait for the next frame: the only await of the program."""
        ...

    def hidden(self) -> bool:
        """Is the window or tab out of sight?"""
        ...

    def reduced_motion(self) -> bool:
        """Does the system ask for less motion?"""
        ...

    def entropy(self, count: int) -> bytes:
        """Random bytes from the operating system or the browser's crypto."""
        ...

    def font(self, face: str) -> str | None:
        """The path of a font file, or None.

        Faces: "sans-medium", "sans-semibold", "sans-bold", "serif-semibold", "serif-bold".
        """
        ...

    def mirror(self, title: str, controls: Sequence[Control]) -> None:
        """Show these controls to screen readers and tests; cheap when nothing changed."""
        ...

    def focus(self, name: str) -> None:
        """The game's focus is on this control now ("": on none): the mirror's has to follow."""
        ...

    def acts(self) -> list[Act]:
        """What was done with the mirrored controls since the last call."""
        ...

    def say(self, text: str) -> None:
        """Announce a sentence once, politely."""
        ...

    def copy(self, text: str) -> bool:
        """Put text on the clipboard, where there is one."""
        ...

    def save_file(self, name: str, text: str) -> bool:
        """Hand a text file to the player (a download, or a file beside the saves)."""
        ...

    def pick_file(self) -> None:
        """Let the player choose a text file; the text comes as an act ("input", "file")."""
        ...

    def fail(self, trace: str) -> None:
        """Show the traceback of an unhandled error where the player can read and copy it."""
        ...

    def first_frame(self) -> None:
        """The first playable frame is on the screen: take the loader away."""
        ...
