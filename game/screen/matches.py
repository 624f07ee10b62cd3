"""Beginning, keeping and resuming a match: who sits at the table, and the house that runs it."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING

from game.archive import saves
from game.engine.rules import Rules
from game.screen.table import Table
from game.session.house import House
from game.session.seats import HUMAN, BotSeat, HumanSeat, Seat

if TYPE_CHECKING:
    from game.screen.app import App

NAMES = {
    3: ("You", "Mira", "Juno"),
    4: ("You", "Mira", "Anton", "Juno"),
    5: ("You", "Mira", "Anton", "Bruno", "Juno"),
}


def begin(app: App, rules: Rules, levels: tuple[str, ...]) -> None:
    """Sit down to a new match; `levels` are those of the others, from the player's left."""
    human = HumanSeat()
    house = House.fresh(rules, _seats(human, levels), app.host.entropy, perf_counter, NAMES[rules.players])
    app.go(Table(app, house, human))


def _seats(human: HumanSeat, levels: tuple[str, ...]) -> list[Seat]:
    return [human, *(BotSeat(level, perf_counter) for level in levels)]


def again(app: App, table: Table) -> None:
    """The same match once more: the same rules and the same others."""
    put_away(app, table)
    begin(app, table.house.rules, table.house.levels[1:])


def keep(app: App, house: House) -> None:
    """Save the match as it stands."""
    app.host.store.set(saves.MATCH, saves.saved(house.record()))


def put_away(app: App, table: Table) -> None:
    """The match is over and its result was seen: keep its record for checking, and resume it no more."""
    app.host.store.set(saves.LAST, saves.shared(table.house.record()))
    app.host.store.delete(saves.MATCH)


def can_resume(app: App) -> bool:
    """Is there a saved match?"""
    return bool(app.host.store.get(saves.MATCH))


def resume(app: App) -> str:
    """Go on with the saved match; a sentence when that is not possible."""
    text = app.host.store.get(saves.MATCH) or ""
    human = HumanSeat()
    try:
        record = saves.load(text)
        if record.levels[0] != HUMAN or HUMAN in record.levels[1:]:
            raise ValueError("Seat 0 of a saved match is the player's, the others are bots'.")
        house = House.resume(record, _seats(human, record.levels[1:]), app.host.entropy, perf_counter)
    except (ValueError, KeyError):
        app.host.store.delete(saves.MATCH)
        return saves.set_aside(text, saves.MATCH, app.host.store.set)
    app.go(Table(app, house, human))
    return ""
