"""Beginning a match: who sits at the table, and the house that runs it."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING

from game.engine.rules import Rules
from game.screen.table import Table
from game.session.house import House
from game.session.seats import BotSeat, HumanSeat

if TYPE_CHECKING:
    from game.screen.app import App

NAMES = {
    3: ("You", "Mira", "Juno"),
    4: ("You", "Mira", "Anton", "Juno"),
    5: ("You", "Mira", "Anton", "Bruno", "Juno"),
}


def begin(app: App, rules: Rules, level: str) -> None:
    """Sit down to a new match against bots of a level."""
    human = HumanSeat()
    bots = [BotSeat(level, perf_counter) for _ in range(rules.players - 1)]
    house = House.fresh(rules, [human, *bots], app.host.entropy, perf_counter, NAMES[rules.players])
    app.go(Table(app, house, human))


def again(app: App, table: Table) -> None:
    """The same match once more: the same rules and the same others."""
    begin(app, table.view.deal.rules, app.settings.level)
