"""Which page opens behind a name, and the small sheets: the menu, new match, help."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.bots import LEVELS
from game.engine.presets import PRESETS
from game.engine.sheet import sentences
from game.screen import matches
from game.screen.form import Form
from game.screen.items import Action, Choice, Heading, Item, Key, Words
from game.screen.tablekeys import KEY_SHEET

if TYPE_CHECKING:
    from game.screen.app import App
    from game.screen.table import Table


def open_named(app: App, name: str, table: Table | None = None) -> None:
    """Open the page that a button names; a name without a page does nothing."""
    from game.screen.result import Scores
    from game.screen.settings import SettingsForm

    if name == "new-match":
        app.open(NewMatch(app))
    elif name == "settings":
        app.open(SettingsForm(app))
    elif name in ("rules", "help"):
        app.open(Help(app, table))
    elif name == "menu" and table is not None:
        app.open(Menu(app, table))
    elif name == "scores" and table is not None:
        app.open(Scores(app, table))


class Menu(Form):
    """The table's menu."""

    heading = "Menu"
    widest = 420.0

    def __init__(self, app: App, table: Table) -> None:
        super().__init__(app)
        self.table = table

    def items(self) -> list[Item]:
        return [
            Action("resume", "Back to the table", "primary"),
            Action("scores", "Scores", icon="chart"),
            Action("settings", "Settings", icon="settings"),
            Action("help", "Rules and keys", icon="help"),
            Action("leave", "Leave the match", icon="back"),
        ]

    def press(self, name: str) -> None:
        from game.screen.title import Title

        if name == "resume":
            self.app.close(self)
        elif name == "leave":
            self.app.go(Title(self.app))
        elif name in ("scores", "settings", "help"):
            open_named(self.app, name, self.table)
        else:
            super().press(name)


class NewMatch(Form):
    """Which game, and against whom."""

    heading = "New match"
    widest = 560.0

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.preset = "standard"

    def items(self) -> list[Item]:
        games = tuple((key, preset.title) for key, preset in PRESETS.items())
        rules = PRESETS[self.preset].rules
        return [
            Choice("preset", "Game", games, self.preset),
            Choice(
                "level",
                "The others play",
                tuple((v, v.capitalize()) for v in LEVELS),
                self.app.settings.level,
            ),
            Heading("Its rules"),
            *(Words(line) for line in sentences(rules)),
        ]

    def footer(self) -> list[tuple[str, str, str]]:
        return [("start", "Deal", "primary")]

    def press(self, name: str) -> None:
        kind, _, value = name.partition(":")
        if kind == "preset" and value in PRESETS:
            self.preset = value
        elif kind == "level" and value in LEVELS:
            self.app.change("level", value)
        elif name == "start":
            matches.begin(self.app, PRESETS[self.preset].rules, self.app.settings.level)
        else:
            super().press(name)


class Help(Form):
    """The rules of the match that is played, and the keys."""

    heading = "How to play"
    widest = 680.0

    def __init__(self, app: App, table: Table | None) -> None:
        super().__init__(app)
        self.rules = table.view.deal.rules if table else PRESETS["standard"].rules

    def items(self) -> list[Item]:
        return [
            *(Words(line) for line in sentences(self.rules)),
            Heading("Keys"),
            *(Key(keys, does) for keys, does in KEY_SHEET),
        ]
