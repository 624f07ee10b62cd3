"""Every level, on random rules: legal, repeatable, and blind to what it may not see."""

from random import Random

import pytest
from hypothesis import given, settings

from game import bots
from game.bots import Think
from game.bots.deliberate import thinker
from game.bots.hint import hint
from game.bots.race import CARDS_A_PAUSE, Budget
from game.engine.deal import Phase
from game.engine.moves import Give, Play
from game.engine.rules import Rules
from tests.bots.moments import decide, moments, view_of, view_of_swapped
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
    for match, seat in moments(rules, Random(seed), 0.1):
        before = decide(PLAYERS[name], view_of(match, seat), seed)
        assert decide(PLAYERS[name], view_of_swapped(match, seat), seed) == before


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


@pytest.mark.parametrize("seed", [1, 2])
def test_search_pauses_often(seed: int) -> None:
    budget = Budget(worlds=20, over=3, batch=5)
    searched = 0
    for match, seat in moments(Rules(), Random(seed), 0.2):
        view, luck = view_of(match, seat), bots.generator(b"x")
        pauses = sum(1 for _ in thinker(budget, budget)(view, luck))
        played_out = luck.playouts * view.unseen.bit_count()
        assert pauses >= played_out // CARDS_A_PAUSE
        searched += luck.playouts
    assert searched > 200
