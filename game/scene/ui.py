"""What the player is doing that no undo would restore: lifted cards, a card under the finger, a remark.

`Ui` is a value; a gesture gives a new one. Settings that change what is shown come in as plain fields.
"""

from dataclasses import dataclass

from game.engine.cards import Card


@dataclass(frozen=True, slots=True)
class Drag:
    """A card under the finger: where it was grasped from its centre, and where it is now."""

    card: Card
    x: float
    y: float
    grip: tuple[float, float] = (0.0, 0.0)
    moved: bool = False  # far enough to be more than a tap


@dataclass(frozen=True, slots=True)
class Ui:
    """The state of the hands and eyes of the player."""

    lifted: tuple[Card, ...] = ()  # chosen to pass, in the order chosen
    armed: Card | None = None  # tapped once, waits for the confirming tap
    drag: Drag | None = None
    recall: str = ""  # "last-trick" or "passed" while it is shown
    notice: str = ""  # a passing remark
    points: str = "all"  # whose points of the hand are shown: "own", "all" or "off"
    confirm: bool = False  # does a card need a second tap?
    busy: bool = False  # is something still moving or waiting to be shown?
