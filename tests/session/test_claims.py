"""Claims are proofs: checked against every (or many a) lie of the unseen cards and every defence."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from random import Random

from hypothesis import given, settings

from game.engine.cards import SUIT, Cards, each, of, parse
from game.engine.deal import Deal, Phase, Trick, voids
from game.engine.legal import legal_plays
from game.engine.match import Match
from game.engine.moves import Play
from game.engine.redact import redact
from game.engine.rules import Rules
from game.engine.table import Table
from game.engine.view import View
from game.session.claims import forced, next_winner, nothing_left, rest_are_mine
from tests.engine.ways import SEEDS, new_match, play_hand, random_move, rule_sets

MANY = 60


def views(match: Match, luck: Random, left: int) -> Iterator[View]:
    """The view of whoever is on turn, at every move with at most so many cards in hand."""
    for _ in play_hand(match, luck):
        if match.deal.phase is Phase.PLAYING and max(map(int.bit_count, match.table.hands)) <= left:
            view = View(match.deal.turn, replace(match.deal))
            for event in match.log:
                view = view.after(redact(event, view.seat))
            yield view


def worlds(view: View, luck: Random) -> Iterator[Table]:
    """Tables that the seat cannot tell from the true one: all of them, or a sample where there are many."""
    deal = view.deal
    others = [(view.seat + step) % deal.rules.players for step in range(1, deal.rules.players)]
    sizes = [
        view.hand.bit_count() - ((seat - deal.leader) % deal.rules.players < len(deal.trick))
        for seat in others
    ]
    unseen = list(each(view.unseen))
    splits = (
        list(_splits(unseen, sizes))
        if len(unseen) <= 6
        else [_sample(unseen, sizes, luck) for _ in range(MANY)]
    )
    out_of = voids(deal)
    for hands in luck.sample(splits, min(MANY, len(splits))):
        held = dict(zip(others, hands, strict=True)) | {view.seat: view.hand}
        if any(held[seat] & SUIT[suit] for seat in others for suit in out_of[seat]):
            continue
        everything = of(c for hand in held.values() for c in each(hand))
        yield Table(deal, tuple(held[seat] for seat in deal.seats), view.unseen & ~everything)


def _splits(cards: list[int], sizes: list[int]) -> Iterator[list[Cards]]:
    if not sizes:
        yield []
        return
    for chosen in combinations(cards, sizes[0]):
        for rest in _splits([c for c in cards if c not in chosen], sizes[1:]):
            yield [of(chosen), *rest]


def _sample(cards: list[int], sizes: list[int], luck: Random) -> list[Cards]:
    luck.shuffle(cards)
    ends = [sum(sizes[: i + 1]) for i in range(len(sizes))]
    return [of(cards[end - size : end]) for end, size in zip(ends, sizes, strict=True)]


def wins_all(table: Table, view: View) -> bool:
    """Does the seat take every trick against every defence when it leads `next_winner`?"""
    deal = table.deal
    if deal.phase is not Phase.PLAYING:
        return True
    if deal.turn == view.seat:
        if not rest_are_mine(view):
            return False
        return _still_wins(table, view, next_winner(view))
    return all(_still_wins(table, view, c) for c in each(legal_plays(deal, table.hands[deal.turn])))


def _still_wins(table: Table, view: View, card: int) -> bool:
    events, after = table.settled(table.event(Play(table.deal.turn, card)))
    for event in events:
        view = view.after(redact(event, view.seat))
    if not after.deal.trick and after.deal.tricks[-1].winner != view.seat:
        return False
    return wins_all(after, view)


@given(rule_sets(), SEEDS)
@settings(max_examples=40, deadline=None)
def test_the_rest_is_mine_in_every_world(rules: Rules, seed: int) -> None:
    luck = Random(seed)
    match = new_match(rules, luck)
    for view in views(match, luck, 3 if rules.players == 3 else 2):
        if rest_are_mine(view):
            assert all(wins_all(table, view) for table in worlds(view, luck))


@given(rule_sets(), SEEDS)
@settings(max_examples=40, deadline=None)
def test_when_nothing_is_left_every_end_scores_the_same(rules: Rules, seed: int) -> None:
    luck = Random(seed)
    match = new_match(rules, luck)
    for view in views(match, luck, 6):
        if nothing_left(view):
            results = {_result(table, luck) for table in list(worlds(view, luck))[:8] for _ in range(3)}
            assert len(results) <= 1


def _result(table: Table, luck: Random) -> tuple[int, ...]:
    while table.deal.phase is Phase.PLAYING:
        _, table = table.settled(table.event(random_move(table, luck)))
    if table.deal.phase is Phase.CHOOSING:
        return table.tally.scored("add").delta
    assert table.deal.score is not None
    return table.deal.score.delta


def lead(hand: str, gone: Cards, code: str = "", voids: str = "") -> View:
    """A view on lead after one trick, in which the others were out of nothing (or of this suit)."""
    rules = Rules.parse(code)
    trick = Trick(0, (0, *(13 if voids == "C" else 1 for _ in range(3))), 0)
    deal = Deal(
        rules,
        (0,) * 4,
        1,
        phase=Phase.PLAYING,
        tricks=(trick,),
        taken=(gone & ~parse(hand), 0, 0, 0),
        asides=(0,) * 4,
    )
    return View(0, deal, parse(hand))


FULL = (1 << 52) - 1


def test_claims_that_hold_and_that_do_not() -> None:
    assert rest_are_mine(lead("AC AD AS AH", 0))
    assert rest_are_mine(lead("AC KC QC", 0))
    assert not rest_are_mine(lead("AC KC JC", 0))  # the queen may stay behind twice
    assert rest_are_mine(lead("AC KC 2C", FULL & ~parse("QC 9C")))  # two leads take both away
    assert not rest_are_mine(lead("AC KC 2C", FULL & ~parse("QC 9C 8C")))
    assert rest_are_mine(lead("AC 2C", 0, voids="C"))  # nobody else has a club
    assert not rest_are_mine(lead("AC 2D", 0))
    waiting = FULL & ~parse("JS 9S")
    assert rest_are_mine(lead("AS QS 2S", waiting))
    assert not rest_are_mine(lead("AS QS 2S", waiting, "queen_waits=on"))


def test_forced_and_settled() -> None:
    assert forced(lead("AC", 0)) == parse("AC").bit_length() - 1
    assert forced(lead("AC KC", 0)) is None
    points = parse("QS 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH")
    assert nothing_left(lead("2C 3C", points))
    assert not nothing_left(lead("2C 3C", points & ~parse("4H")))
    assert not nothing_left(lead("2C 3C", points, "no_trick_bonus=5"))
    assert not nothing_left(lead("2C 3C", points, "bonus_card=JD"))
    assert not nothing_left(lead("2C 3C", points, "sun=on"))
    assert nothing_left(lead("2C 3C", points, "sun=on,moon=off"))
