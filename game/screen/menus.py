"""Which page opens behind a name, and the small sheets: the menu, help."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.presets import PRESETS
from game.engine.sheet import sentences
from game.screen.form import Form
from game.screen.items import Action, Heading, Item, Key, Words
from game.screen.tablekeys import KEY_SHEET

if TYPE_CHECKING:
    from game.screen.app import App
    from game.screen.table import Table


def open_named(app: App, name: str, table: Table | None = None) -> None:
    """Open the page that a button names; a name without a page does nothing."""
    from game.screen.accessibility import Accessibility
    from game.screen.fairness import FairPage, check_table
    from game.screen.newmatch import NewMatch
    from game.screen.result import Scores
    from game.screen.settings import SettingsForm

    if name == "new-match":
        app.open(NewMatch(app))
    elif name == "settings":
        app.open(SettingsForm(app))
    elif name in ("rules", "help"):
        app.open(Help(app, table))
    elif name in ("shield", "fair", "seal"):
        app.open(FairPage(app, table))
    elif name == "check-deal" and table is not None:
        check_table(app, table)
    elif name == "accessibility":
        app.open(Accessibility(app))
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
            Action("hint", "Hint", icon="hint"),
            Action("undo", "Take back", icon="undo"),
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
        elif name in ("hint", "undo"):
            self.app.close(self)
            self.table.press(name)
        elif name in ("scores", "settings", "help"):
            open_named(self.app, name, self.table)
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
            Action("accessibility", "Accessibility", icon="accessibility"),
        ]

    def press(self, name: str) -> None:
        if name == "accessibility":
            open_named(self.app, name)
        else:
            super().press(name)


class Remark(Form):
    """One sentence that has to be read."""

    widest = 420.0

    def __init__(self, app: App, heading: str, text: str) -> None:
        super().__init__(app)
        self.heading, self.text = heading, text

    def items(self) -> list[Item]:
        return [Words(self.text)]

    def footer(self) -> list[tuple[str, str, str]]:
        return [("close", "Close", "primary")]

    closes = False
