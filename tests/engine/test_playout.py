"""The fast way through a hand plays by the same rules as the slow one, and evenly."""

from collections import Counter
from dataclasses import replace
from random import Random

from hypothesis import given, settings

from game.engine.cards import each
from game.engine.deal import Phase
from game.engine.legal import legal_plays
from game.engine.match import Match
from game.engine.moves import Play
from game.engine.narrowing import LEAD, Narrowing, situation
from game.engine.playout import Playout
from game.engine.rules import Rules
from tests.engine.ways import SEEDS, new_match, play_hand, random_order, rule_sets


@given(rule_sets(), SEEDS)
@settings(max_examples=150, deadline=None)
def test_a_playout_is_a_hand_of_the_engine(rules: Rules, seed: int) -> None:
    luck, rules = Random(seed), replace(rules, pass_cycle="none")
    order, dealer = random_order(rules, luck), luck.randrange(rules.players)
    played = Playout(rules).play(order, dealer, luck.randbytes(52))
    match = Match(rules, first_dealer=dealer)
    match.begin_hand(order)
    assert match.deal.leader == played.leader
    for card in played.cards:
        match.apply(Play(match.deal.turn, card))
    tally = match.table.tally
    score = match.deal.score or tally.scored(tally.best_form())
    assert score.delta == played.delta


@given(rule_sets(), SEEDS)
@settings(max_examples=60, deadline=None)
def test_the_masks_say_what_the_rules_say(rules: Rules, seed: int) -> None:
    match, narrowing = new_match(rules, Random(seed)), Narrowing(rules)
    for _ in play_hand(match, Random(seed)):
        deal = match.deal
        if deal.phase is Phase.PLAYING and deal.must is None:
            hand = match.table.hands[deal.turn]
            number = situation(LEAD if deal.led is None else deal.led, deal.first_trick, deal.broken)
            assert narrowing.legal(hand, number) == legal_plays(deal, hand)


def test_every_legal_card_is_equally_likely() -> None:
    """A discard on the second trick: 12 cards, each 1 time in 12 within five standard errors."""
    luck, playout, seen = Random(4), Playout(Rules()), Counter[int]()
    hand = list(range(13, 26))
    rest = [c for c in range(52) if c not in hand]
    for _ in range(6000):
        luck.shuffle(hand)
        order = [c for i in range(13) for c in (rest[i], rest[i + 13], rest[i + 26], hand[i])]
        played = playout.play(order, 0, luck.randbytes(52))
        own = [c for c in played.cards if c in hand]
        seen[own[0]] += 1
    mean = 6000 / 13
    assert all(abs(n - mean) < 5 * mean**0.5 for n in seen.values()) and len(seen) == 13


def test_a_deck_is_used_once() -> None:
    played = Playout(Rules()).play(list(range(52)), 2, bytes(52))
    assert sorted(played.cards) == list(range(52)) == list(each((1 << 52) - 1))
