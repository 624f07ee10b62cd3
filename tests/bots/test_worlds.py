"""Imagined worlds fit everything the view implies: whoever sees them would see exactly the same."""

from dataclasses import replace
from random import Random

from hypothesis import example, given, settings

from game.bots import generator
from game.bots.implied import hidden, plays
from game.bots.worlds import Dealer
from game.engine.cards import Cards
from game.engine.deal import Phase
from game.engine.legal import legal_plays
from game.engine.match import Match
from game.engine.rules import Rules
from game.engine.table import opening_lead
from game.engine.view import View
from tests.bots.moments import moments, view_of
from tests.engine.ways import SEEDS, rule_sets


def dealt(view: View, seed: int) -> tuple[list[Cards], Cards]:
    """An imagined world as hands by seat, and the undealt cards."""
    known = hidden(view)
    world = Dealer(known).world(generator(seed.to_bytes(8, "big")))
    hands, aside = [view.hand] * view.deal.rules.players, 0
    for place, cards in zip(known.seats, world, strict=True):
        if place < len(hands):
            hands[place] = cards
        else:
            aside = cards
    return hands, aside


def consistent(view: View, hands: list[Cards], aside: Cards) -> bool:
    """Could the hand have gone as it went, as far as this seat saw it?"""
    later = hands[:]
    for seat, c, _ in plays(view.deal):
        later[seat] |= 1 << c
    if view.deal.phase is Phase.PLAYING:
        first = (view.deal.tricks[0].cards if view.deal.tricks else view.deal.trick)[:1]
        leader, must = opening_lead(view.deal.rules, tuple(later), view.deal.dealer)
        began = view.deal.tricks[0].leader if view.deal.tricks else view.deal.leader
        if leader != began or (must is not None and first and first[0] != must):
            return False
        if not first and must != view.deal.must:
            return False
    for seat, c, before in plays(view.deal):
        if not before.tricks and not before.trick:
            before = replace(before, must=opening_lead(before.rules, tuple(later), before.dealer)[1])
        if not legal_plays(before, later[seat]) >> c & 1:
            return False
        later[seat] &= ~(1 << c)
    return True


def check(match: Match, view: View, seed: int) -> None:
    """One imagined world against the truth."""
    hands, aside = dealt(view, seed)
    union = aside
    for seat, cards in enumerate(hands):
        assert cards.bit_count() == match.table.hands[seat].bit_count()
        assert not union & cards
        union |= cards
    assert union == view.unseen | view.hand
    for gift in view.gave:
        assert hands[gift.receiver] & (gift.cards or 0) == (gift.cards or 0) & view.unseen
    assert consistent(view, hands, aside)


# a heart that is led unbroken says that its hand held nothing else, except perhaps the queen
@example(Rules.parse("players=3,deck=even,pass_cycle=none,queen_waits=on,heart_for_queen=on"), 328457)
@given(rule_sets(), SEEDS)
@settings(max_examples=60, deadline=None)
def test_every_world_gives_the_same_view(rules: Rules, seed: int) -> None:
    for match, seat in moments(rules, Random(seed), 0.25):
        if match.deal.phase in (Phase.PASSING, Phase.PLAYING):
            check(match, view_of(match, seat), seed)


@given(rule_sets(), SEEDS)
@settings(max_examples=60, deadline=None)
def test_the_truth_is_one_of_the_worlds(rules: Rules, seed: int) -> None:
    for match, seat in moments(rules, Random(seed), 0.25):
        if match.deal.phase in (Phase.PASSING, Phase.PLAYING):
            known = hidden(view_of(match, seat))
            truth = [*match.table.hands, match.table.aside]
            for place, fixed, may in zip(known.seats, known.fixed, known.may, strict=True):
                held = truth[place] if place < rules.players else match.table.aside
                under = match.table.aside if place < rules.players else 0
                assert held & fixed == fixed
                assert not (held & ~fixed) & ~may & ~under
