"""The sheets after a hand: its result, the shooter's choice, the result of the match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.archive import saves
from game.engine.deal import Phase
from game.engine.events import HandScored, Note
from game.engine.moves import Choose
from game.scene import words
from game.screen.chart import chart_words, paint_chart
from game.screen.fairness import save_record
from game.screen.form import LOW, Form
from game.screen.items import Heading, Item, Picture, Words
from game.screen.outcometable import OutcomeTable
from game.screen.scoretable import ScoreTable, column_check

if TYPE_CHECKING:
    from game.screen.app import App
    from game.screen.table import Table

HOUSE_RULES = {
    "bonus": "{who}: {points} for the bonus card.",
    "bonus_card": "{who}: {points} for the bonus card.",
    "no_trick_bonus": "{who}: {points} for taking no trick.",
    "exact_reset": "{who} reached the target exactly: {points}.",
    "card_values": "{who}: {points} for a bonus card.",
    "moon": "{who}: {points} for the moon.",
    "sun": "{who}: {points} for the sun.",
}


class Scores(Form):
    """The score sheet so far, on demand."""

    heading = "Scores"
    widest = 760.0

    def __init__(self, app: App, table: Table) -> None:
        super().__init__(app)
        self.table = table

    def items(self) -> list[Item]:
        return [score_table(self.table), Words(end_sentence(self.table), soft=True)]


class HandResult(Form):
    """Who took what in the hand that is over."""

    widest = 760.0
    closes = False

    def __init__(self, app: App, table: Table) -> None:
        super().__init__(app)
        self.table = table
        self.result: HandScored = table.results[-1]
        self.heading = f"Hand {table.view.deal.number}"
        self.subtitle = summary(self.result, table)

    def items(self) -> list[Item]:
        notes = [Words(_note(note, self.table), soft=True) for note in self.result.notes]
        check = column_check(self.table.view.deal.rules, self.result)
        return [
            score_table(self.table),
            *notes,
            Words(f"{check} {end_sentence(self.table)}", soft=True),
        ]

    def footer(self) -> list[tuple[str, str, str]]:
        over = self.table.view.deal.phase is Phase.ENDED
        check = [("check-deal", "Check this deal", "secondary")] if self.table.view.deal.secret else []
        return [*check, ("next", "Match result" if over else "Next hand", "primary")]

    def press(self, name: str) -> None:
        if name == "next":
            self.app.close(self)
            if self.table.view.deal.phase is Phase.ENDED:
                self.app.open(MatchResult(self.app, self.table))
            elif self.table.view.deal.phase is Phase.SCORED:
                self.table.flow.next_hand()
        elif name == "check-deal":
            from game.screen.menus import open_named

            open_named(self.app, "check-deal", self.table)
        else:
            super().press(name)

    def back(self) -> None:
        """Escape goes on to the next hand: there is nothing to go back to."""
        self.press("next")


class MatchResult(Form):
    """The final places, and the way the totals went."""

    widest = 760.0
    closes = False

    def __init__(self, app: App, table: Table) -> None:
        super().__init__(app)
        self.table = table
        winners = [words.who(s, 0, table.names) for s in table.view.deal.winners]
        self.heading = (
            f"{words.listed(winners)} {'win' if len(winners) > 1 or winners == ['You'] else 'wins'}"
        )
        self.subtitle = f"The match is over after {len(table.results)} hands."

    def items(self) -> list[Item]:
        return [
            score_table(self.table),
            Heading("The totals, hand by hand"),
            Picture(
                chart_words(self.table), 190, lambda brush, box, k: paint_chart(brush, box, k, self.table)
            ),
        ]

    def footer(self) -> list[tuple[str, str, str]]:
        return [
            ("title", "Title", "secondary"),
            ("save-record", "Save record", "secondary"),
            ("again", "Play again", "primary"),
        ]

    def press(self, name: str) -> None:
        from game.screen import matches
        from game.screen.title import Title

        if name == "again":
            matches.again(self.app, self.table)
        elif name == "save-record":
            save_record(self.app, saves.shared(self.table.house.record()))
        elif name == "title":
            matches.put_away(self.app, self.table)
            self.app.go(Title(self.app))

    def back(self) -> None:
        self.press("title")


class MoonChoice(Form):
    """The shooter chooses how the moon counts; both outcomes are shown."""

    closes = False
    heading = "You shot the moon"
    subtitle = "Choose how it counts."

    def __init__(self, app: App, table: Table) -> None:
        super().__init__(app)
        self.table = table
        if table.view.deal.moon and table.view.deal.moon.sun:
            self.heading = "You shot the sun"

    def items(self) -> list[Item]:
        return [outcome_table(self.table), Words(end_sentence(self.table), soft=True)]

    def footer(self) -> list[tuple[str, str, str]]:
        return [("form:add", "Add", "primary"), ("form:subtract", "Subtract", "secondary")]

    def press(self, name: str) -> None:
        if name.startswith("form:"):
            self.table.human.put(Choose(self.table.view.seat, name.removeprefix("form:")))
            self.app.close(self)

    def back(self) -> None:
        """A choice has to be made."""


def score_table(table: Table) -> ScoreTable:
    """The score of the table's match."""
    rules, totals = table.view.deal.rules, table.view.deal.totals
    return ScoreTable(rules, table.names, _avatars(table), tuple(table.results), totals, _tight(table))


def outcome_table(table: Table) -> OutcomeTable:
    """What the forms of the moon would make of the totals."""
    outcomes = tuple(table.house.outcomes().items())
    seat, totals = table.view.seat, table.view.deal.totals
    return OutcomeTable(table.names, _avatars(table), seat, totals, outcomes, _tight(table))


def _avatars(table: Table) -> tuple[str, ...]:
    from game.screen.tablepaint import AVATARS

    return AVATARS[len(table.names)]


def _tight(table: Table) -> bool:
    return table.app.area.safe.h < LOW


def end_sentence(table: Table) -> str:
    """What ends the match."""
    rules = table.view.deal.rules
    unit = {"points": "points", "deals": "hands", "minutes": "minutes"}[rules.end_kind]
    return f"The match ends at {rules.end_at} {unit}."


def summary(result: HandScored, table: Table) -> str:
    """The hand in a sentence: the moon, or who took the queen and who leads."""
    from game.engine.cards import QUEEN

    names = table.names
    parts = []
    if result.shooter is not None:
        who = words.who(result.shooter, 0, names)
        parts.append(f"{who} shot the {'sun' if result.sun else 'moon'}.")
    else:
        takers = [s for s, cards in enumerate(result.taken) if cards >> QUEEN & 1]
        parts += [f"{words.who(s, 0, names)} took the queen." for s in takers]
    best = min(result.totals)
    leads = [words.who(s, 0, names) for s, total in enumerate(result.totals) if total == best]
    parts.append(f"{words.listed(leads)} {'lead' if len(leads) > 1 or leads == ['You'] else 'leads'}.")
    return " ".join(parts)


def _note(note: Note, table: Table) -> str:
    template = HOUSE_RULES.get(note.rule, "{who}: {points}.")
    return template.format(who=words.who(note.seat, 0, table.names), points=f"{note.points:+d} points")
