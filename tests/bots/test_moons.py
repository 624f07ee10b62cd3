"""Moons: the form that a shooter chooses, when an alarm rings, and that it rings for everybody alike."""

from collections.abc import Generator
from random import Random

import pytest
from hypothesis import example, given, settings

from game import bots
from game.bots import Luck, moon
from game.bots.tables import tables
from game.engine.deal import Phase
from game.engine.moves import Choose, Move, Play
from game.engine.rules import Rules
from game.engine.view import View
from game.session.house import House
from game.session.seats import HUMAN, BotSeat
from tests.bots.moments import decide, view_of, written
from tests.engine.ways import SEEDS, new_match, play_hand, rule_sets


# a total that is halved may end nothing, and a shared last place may win
@example(Rules.parse("moon=choose,exact_reset=on,card_values=custom:QS1,end=points:1"), 0)
@example(Rules.parse("moon=choose,card_values=custom:QS1,end=points:1,tie=share"), 0)
@given(rule_sets(), SEEDS)
@settings(max_examples=60, deadline=None)
def test_the_form_is_the_one_that_the_rules_call_best(rules: Rules, seed: int) -> None:
    luck = Random(seed)
    match = new_match(rules, luck)
    for _ in play_hand(match, luck):
        deal = match.deal
        if deal.phase is Phase.CHOOSING and deal.moon is not None:
            view = view_of(match, deal.moon.seat)
            assert decide(bots.level("medium"), view) == Choose(view.seat, match.table.tally.best_form())


@pytest.mark.parametrize(
    ("gone", "owners", "threat"),
    [
        (("QS 2S 3S 4S",), (1,), 1),
        (("2H 3H 4H 5H", "6H 7H 8H 9H"), (1, 1), 1),
        (("QS 2S 3S 4S", "2H 3H 4H 5H"), (1, 2), -1),
        (("2H 3H 4H 5H",), (1,), -1),
        (("QS 2S 3S 4S",), (3,), -1),
    ],
)
def test_when_the_alarm_rings(gone: tuple[str, ...], owners: tuple[int, ...], threat: int) -> None:
    view = written("AH KH KD 7C QC TC 9D JS TS KS", "", gone, owners=owners)
    assert moon.threat(view.deal, tables(Rules()), 3) == threat


def test_a_heart_stops_the_shooter() -> None:
    gone = ("KS QS 5S 6S", "AS TH 5H 7S")
    view = written("AH 3H 9C 4C 8D 7D 2S TS", "QH 6H 8H", gone, owners=(0, 0))
    for name in ("medium", "hard", "expert"):
        assert str(decide(bots.level(name), view)) == "3 plays AH"


class Shooter(BotSeat):
    """Goes for the moon whatever happens: always its highest card."""

    def __init__(self, level: str) -> None:
        super().__init__("medium", lambda: 0.0)
        self.level, self._think = level, _highest


def _highest(view: View, rng: Luck) -> Generator[None, None, Move]:
    yield from ()
    if view.deal.phase is not Phase.PLAYING:
        return decide(bots.level("medium"), view)

    return Play(view.seat, max(c for c in range(52) if view.legal() >> c & 1))


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_a_person_who_shoots_meets_what_a_bot_meets(level: str) -> None:
    """The same shooter, once seated as a person and once as a bot: the others play the very same cards."""
    logs = []
    for seated_as in (HUMAN, "expert"):
        seats = [Shooter(seated_as), *(BotSeat(level, lambda: 0.0) for _ in range(3))]
        house = House.fresh(Rules(), seats, lambda size: bytes(range(size)), lambda: 0.0)
        house.next_hand()
        while not house.between_hands:
            house.step()
        logs.append(house.view(0).deal.tricks)
    assert logs[0] == logs[1]
    assert len(logs[0]) == 13
