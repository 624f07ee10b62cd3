"""Every level, on random rules: legal, repeatable, and blind to what it may not see."""

from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game import bots
from game.bots import Think
from game.bots.deliberate import thinker
from game.bots.hint import hint
from game.bots.implied import hidden
from game.bots.race import Budget
from game.bots.worlds import Dealer
from game.engine.cards import each
from game.engine.deal import Phase
from game.engine.moves import Give, Play
from game.engine.rules import Rules
from tests.bots.moments import decide, moments, swapped, view_of
from tests.engine.ways import SEEDS, rule_sets

SMALL = Budget(worlds=3, over=2, batch=2, solve=1)
PLAYERS: dict[str, Think] = {
    "easy": bots.level("easy"),
    "medium": bots.level("medium"),
    "hard": thinker(Budget(worlds=2, over=1, batch=1, solve=1), None),
    "expert": thinker(SMALL, SMALL),
}


@pytest.mark.parametrize("name", PLAYERS)
@given(rule_sets(), SEEDS)
@settings(max_examples=15, deadline=None)
def test_every_move_is_legal_and_repeatable(name: str, rules: Rules, seed: int) -> None:
    for match, seat in moments(rules, Random(seed), 0.2):
        view = view_of(match, seat)
        move = decide(PLAYERS[name], view, seed)
        match.table.check(move)
        assert decide(PLAYERS[name], view, seed) == move


@pytest.mark.parametrize("name", PLAYERS)
@given(rule_sets(), SEEDS)
@settings(max_examples=15, deadline=None)
def test_hidden_cards_change_nothing(name: str, rules: Rules, seed: int) -> None:
    luck = Random(seed)
    for match, seat in moments(rules, luck, 0.1):
        if match.deal.phase not in (Phase.PASSING, Phase.PLAYING):
            continue
        view = view_of(match, seat)
        before = decide(PLAYERS[name], view, seed)
        known = hidden(view)
        world = Dealer(known).world(bots.generator(b"other"))
        match.table = swapped(match, seat, world, known.seats)
        match.table.check(before)
        # The match goes on with the other cards; what the seat sees of it is the same.
        assert decide(PLAYERS[name], view_of(match, seat), seed) == before


@given(rule_sets(), SEEDS)
@settings(max_examples=20, deadline=None)
def test_a_hint_is_one_legal_card_and_one_sentence(rules: Rules, seed: int) -> None:
    for match, seat in moments(rules, Random(seed), 0.3):
        view = view_of(match, seat)
        if match.deal.phase in (Phase.PASSING, Phase.PLAYING):
            card, sentence = hint(view)
            assert view.legal() >> card & 1
            assert sentence.endswith(".") and sentence.count(".") == 1
        else:
            with pytest.raises(ValueError, match="no card to choose"):
                hint(view)


def test_a_level_that_does_not_exist_is_named() -> None:
    with pytest.raises(KeyError, match="'grand' is no level: choose one of easy, medium"):
        bots.level("grand")


@pytest.mark.parametrize("name", bots.LEVELS)
def test_the_real_levels_play_a_hand(name: str) -> None:
    for match, seat in moments(Rules(), Random(4), 0.06):
        move = decide(bots.level(name), view_of(match, seat))
        assert isinstance(move, Give | Play)
        match.table.check(move)


@given(st.integers(0, 2**32))
@settings(max_examples=10, deadline=None)
def test_search_pauses_often(seed: int) -> None:
    budget = Budget(worlds=20, over=3, batch=5)
    pauses: Callable[[Think], int] = lambda think: sum(1 for _ in think(view, bots.generator(b"x")))  # noqa: E731
    for match, seat in moments(Rules(), Random(seed), 0.1):
        view = view_of(match, seat)
        if view.deal.phase is Phase.PLAYING and len(list(each(view.legal()))) > 4:
            assert pauses(thinker(budget, budget)) >= 2
