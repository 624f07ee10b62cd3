"""The page "Accessibility": what the game does for every hand, eye and ear, in plain words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.screen.form import Form
from game.screen.items import Action, Heading, Item, Key, Words
from game.screen.tablekeys import KEY_SHEET

if TYPE_CHECKING:
    from game.screen.app import App

PARTS: tuple[tuple[str, str], ...] = (
    (
        "Keyboard",
        "Everything works with the keyboard alone. Tab goes from control to control in reading order and is "
        "never trapped; what has the focus wears a ring. At the table these keys help:",
    ),
    (
        "Screen reader",
        "In a browser the table stands a second time in the page, as real controls that are only hidden from "
        "sight. Each card in hand is a button with its name and state; one that may not be played says why. "
        "Every event is announced once. The scores are a real table.",
    ),
    (
        "Sight",
        "Text has a contrast of at least 4.5 to 1 on every table and can be made up to twice as large. Suits "
        "differ by shape and letter, not by colour alone; four colours and large corners can be chosen. The "
        "page can be zoomed.",
    ),
    (
        "Hearing",
        "No sound carries anything that is not also on the screen. With captions on, what is announced is "
        "written as well.",
    ),
    (
        "Motion and time",
        "Reduced motion makes every change at once; it follows the system unless you choose. Nothing is "
        "timed: the others wait for you as long as you like, and a finished trick can stay until you tap.",
    ),
    (
        "Touch",
        "Buttons measure at least 44 points. A card can be played by a tap, by a tap and a second one to "
        "confirm, or by dragging; a double tap plays one card.",
    ),
)


class Accessibility(Form):
    """Reached from the settings and from the help."""

    heading = "Accessibility"
    widest = 680.0

    def __init__(self, app: App) -> None:
        super().__init__(app)

    def items(self) -> list[Item]:
        found: list[Item] = []
        for heading, body in PARTS:
            found += [Heading(heading), Words(body)]
            if heading == "Keyboard":
                found += [Key(keys, does) for keys, does in KEY_SHEET]
        return [*found, Action("settings", "Open the settings", icon="settings")]

    def press(self, name: str) -> None:
        if name == "settings":
            from game.screen.settings import SettingsForm

            self.app.open(SettingsForm(self.app))
        else:
            super().press(name)
