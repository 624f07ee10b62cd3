"""The parts of the search: equal cards, the race, the worth of a result, inference, and the solved end."""

from dataclasses import replace
from random import Random

from hypothesis import given, settings

from game import bots
from game.bots.endgame import Endgame
from game.bots.implied import hidden
from game.bots.inference import Witness
from game.bots.kernel import playout
from game.bots.positions import Filler
from game.bots.race import Budget, race
from game.bots.search import distinct, resampled
from game.bots.tables import tables
from game.bots.trades import candidates, moon_pass
from game.bots.value import Value
from game.engine.cards import card, each, name, parse
from game.engine.deal import Phase
from game.engine.rules import Rules
from tests.bots.moments import moments, view_of, written
from tests.engine.ways import SEEDS, rule_sets

STANDARD = tables(Rules())


def names(cards: list[int]) -> str:
    return " ".join(map(name, cards))


def test_cards_with_nothing_between_them_are_one() -> None:
    assert names(distinct(STANDARD, parse("4C 5C 7C 2D KD"), parse("6C 8C AD"))) == "5C 7C KD"


def test_a_card_on_the_table_lies_between() -> None:
    """8D was played to the trick: 7D ducks it and 9D does not."""
    assert names(distinct(STANDARD, parse("7D 9D"), parse("8D 3D"))) == "7D 9D"


def test_cards_of_different_worth_are_different() -> None:
    assert names(distinct(STANDARD, parse("JS QS KS"), 0)) == "JS QS KS"


def run(values: dict[int, list[float]], bold: list[bool], budget: Budget) -> tuple[int, int]:
    """The winner of a race and the playouts that it took."""
    luck = bots.generator(b"race")
    racing = race(len(values), 40, lambda w, a: values[a][w % 4], list(values), bold, 1, budget, luck)
    while True:
        try:
            next(racing)
        except StopIteration as done:
            return done.value, luck.playouts


def test_the_race_finds_the_best_and_drops_the_beaten() -> None:
    values = {0: [5.0, 6, 5, 6], 1: [1.0, 2, 1, 2], 2: [9.0, 9, 9, 9]}
    assert run(values, [False] * 3, Budget(40)) == (1, 24)


def test_a_bold_candidate_must_lead_beyond_chance() -> None:
    values = {0: [0.0, 0, 0, 0], 1: [-26.0, 25, -26, 25]}
    assert run(values, [False, True], Budget(40))[0] == 0
    assert run(values, [False, False], Budget(40))[0] == 1


def test_worlds_are_drawn_by_weight() -> None:
    drawn = [[n] for n in range(4)]
    picked = resampled(drawn, [1.0, 0.0, 2.0, 1.0], 8, bots.generator(b"comb"))
    assert [picked.count([n]) for n in range(4)] == [2, 0, 4, 2]


def test_points_against_the_others_as_long_as_the_match_goes_on() -> None:
    deal = written("2C 3C 4C 5C 6C 7C 8C 9C TC").deal
    assert Value(deal, STANDARD, 0).of([4, 10, 6, 6]) == 4 - 22 / 3


def test_at_the_end_of_a_match_rank_counts() -> None:
    deal = replace(written("2C 3C 4C 5C 6C 7C 8C 9C TC").deal, totals=(70, 60, 90, 80))
    value = Value(deal, STANDARD, 0)
    wins, loses, goes_on = [0, 13, 12, 1], [0, 1, 12, 13], [0, 9, 8, 9]
    assert value.of(wins) < value.of(goes_on) < value.of(loses)


def test_who_ducked_low_is_thought_to_hold_no_higher_duck() -> None:
    """Seat 0 played 3D under the king: with the ten as well it would have played that."""
    view = written("2D 4D 7S 8S 9S TS 3H 4H 5H", "3D", ("KD 6D 5D 8D",), owners=(2,))
    known = hidden(view)
    witness = Witness(view, STANDARD, known)
    low, high = [0] * len(known.seats), [0] * len(known.seats)
    rest = list(each(view.unseen))
    for i in range(len(known.seats)):
        low[i] = high[i] = sum(1 << c for c in rest[i * 8 : i * 8 + 8])
    assert witness.weight(low) > 0
    assert len(witness.acts) >= 3


@given(rule_sets(), SEEDS)
@settings(max_examples=40, deadline=None)
def test_the_solved_last_trick_is_the_played_one(rules: Rules, seed: int) -> None:
    k = tables(rules)
    for match, seat in moments(rules, Random(seed)):
        deal = match.deal
        if deal.phase is Phase.PLAYING and match.table.hands[seat].bit_count() == 1 and deal.tricks:
            view = view_of(match, seat)
            known = hidden(view)
            truth = [*match.table.hands, match.table.aside]
            filler = Filler(view, k, known)
            filler.fill([truth[place] for place in known.seats])
            assert Endgame(k, filler.base).after(view.hand.bit_length() - 1) == playout(k, filler.base)


def test_the_solver_sees_what_is_thrown_on_an_ace() -> None:
    """Two tricks left: on the ace a heart falls, while the deuce gives the lead away for nothing."""
    view = written("AC 2H 9C TC JC QC KC 4D 5D 6D", broken=True)
    filler = Filler(view, STANDARD, hidden(view))
    p = filler.base
    p.hands = [parse("3C 4H"), parse("4C 5H"), parse("6H KH"), parse("AC 2H")]
    p.turn, p.count, p.high, p.owner = 3, 0, -1, 4  # the moon is off
    p.live = parse("3C 4H 4C 5H 6H KH AC 2H")
    points = {name(c): Endgame(STANDARD, p).after(c)[3] for c in each(parse("AC 2H"))}
    assert points == {"AC": 1, "2H": 0}


def test_low_hearts_are_no_candidates_for_a_pass() -> None:
    hand = parse("2H 3H KH QS 4S KS JC TC 9D 8D KD 5C 6C")
    tried = candidates(STANDARD, hand, hand, 3)
    assert len(tried) == 20
    assert not any({card("2H"), card("3H")} & set(cards) for cards in tried)
    assert not {card("2H"), card("3H")} & set(moon_pass(hand, hand, 3))
