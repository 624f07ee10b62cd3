"""The match from deal to winners: turns, exchange, leader, undealt cards, time, and what is refused."""

from random import Random

import pytest

from game.engine import events as e
from game.engine.cards import each, parse, sequence, show
from game.engine.deal import Phase
from game.engine.match import Match, clean_name
from game.engine.moves import Choose, Give, Move, MoveError, Play
from game.engine.rules import Rules
from game.engine.setup import deck
from tests.engine.ways import new_match, play, play_hand, random_move, random_order

SUITS = tuple(parse(" ".join(rank + suit for rank in "23456789TJQKA")) for suit in "CDSH")


def dealt(code: str, *hands: int, dealer: int = 0) -> Match:
    """A match with these hands dealt in its first hand; the rest of the deck is not dealt."""
    match = Match(Rules.parse(code), first_dealer=dealer)
    match.open_hand()
    aside = deck(match.rules).cards
    for hand in hands:
        aside &= ~hand
    match.deal_cards(hands, aside)
    return match


def test_all_passes_happen_at_once() -> None:
    match = dealt("", *SUITS)
    for seat, cards in enumerate(("2C 3C 4C", "2D 3D 4D", "2S 3S 4S")):
        assert match.apply(Give(seat, tuple(sequence(cards)))) == (e.Passed(seat, tuple(sequence(cards))),)
        assert match.table.hands == SUITS
    events = match.apply(Give(3, tuple(sequence("2H 3H 4H"))))
    assert [type(event).__name__ for event in events] == ["Passed", "Exchanged", "PlayBegan"]
    assert events[2] == e.PlayBegan(1, 0)  # the two of clubs went to the left
    assert show(match.table.hands[0] & ~SUITS[0]) == "2H 3H 4H"


def test_scatter_sends_one_card_to_each() -> None:
    match = Match(Rules.parse("pass_cycle=dealer"))
    match.open_hand()
    match.deal_cards(SUITS, 0)
    match.apply(Choose(0, "scatter"))
    for seat in range(4):
        match.apply(Give(seat, tuple(each(SUITS[seat]))[:3]))
    gifts = [g for event in match.log if isinstance(event, e.Exchanged) for g in event.gifts]
    assert [(g.giver, g.receiver, show(g.cards or 0)) for g in gifts[:3]] == [
        (0, 1, "2C"),
        (0, 2, "3C"),
        (0, 3, "4C"),
    ]


def test_the_leader_on_a_hold_hand() -> None:
    match = dealt("pass_cycle=none", *SUITS[1:], SUITS[0])
    assert match.deal.phase is Phase.PLAYING
    assert (match.deal.leader, match.deal.must) == (3, 0)


def test_without_clubs_the_left_of_the_dealer_leads_anything() -> None:
    match = dealt("players=3,deck=aside", *SUITS[1:], dealer=1)
    assert (match.deal.leader, match.deal.must) == (2, None)
    assert match.table.aside == SUITS[0]
    match.apply(Play(2, parse("9H").bit_length() - 1))  # hearts only
    assert match.deal.broken


def test_undealt_cards_go_to_the_first_trick() -> None:
    luck = Random(3)
    match = new_match(Rules.parse("players=3,deck=aside,leftover=first_trick"), luck)
    for _ in play_hand(match, luck):
        pass
    first = next(event for event in match.log if isinstance(event, e.TrickTaken))
    score = match.deal.score
    assert score and first.aside == 13 and score.aside == 0
    assert match.table.aside & ~score.taken[first.seat] == 0
    assert sum(cards.bit_count() for cards in score.taken) == 52


def test_a_moon_that_asks() -> None:
    match = dealt("pass_cycle=none,moon=choose,card_values=custom:2C5", SUITS[0], *SUITS[1:])
    while match.deal.phase is Phase.PLAYING:
        events = match.apply(random_move(match.table, Random(1)))
    assert events[-1] == e.MoonShot(0, False, True)
    assert match.deal.waiting() == (0,)
    with pytest.raises(MoveError, match="add, subtract"):
        match.apply(Choose(0, "multiply"))
    events = match.apply(Choose(0, "subtract"))
    assert events[0] == e.MoonForm(0, "subtract")
    assert match.deal.totals == (-5, 0, 0, 0)


def test_refusals_are_sentences() -> None:
    match = dealt("", *SUITS)
    refused: list[tuple[Move, str]] = [
        (Play(0, 0), "0 or 1 or 2 or 3 passes"),
        (Give(0, (0, 1)), "pass 3 different cards"),
        (Give(0, (0, 0, 1)), "pass 3 different cards"),
        (Give(0, (0, 1, 13)), "does not hold 2D"),
        (Choose(0, "left"), "passes cards now"),
    ]
    for move, words in refused:
        with pytest.raises(MoveError, match=words):
            match.apply(move)
    match.apply(Give(0, (0, 1, 2)))
    with pytest.raises(MoveError, match="seat 1 or 2 or 3 passes"):
        match.apply(Give(0, (0, 1, 2)))


def test_the_high_spades_may_be_kept() -> None:
    match = dealt("keep_spades=on", *SUITS[:1], SUITS[1], SUITS[2], SUITS[3])
    with pytest.raises(MoveError, match="queen, king and ace of spades"):
        match.apply(Give(2, tuple(sequence("QS 2S 3S"))))
    match.apply(Give(2, tuple(sequence("JS 2S 3S"))))


def test_hands_begin_and_are_dealt_in_turn() -> None:
    match = Match()
    with pytest.raises(MoveError, match="a hand must have begun"):
        match.deal_cards(SUITS, 0)
    match.open_hand()
    assert match.waits_for_cut
    with pytest.raises(MoveError, match="No hand can begin"):
        match.open_hand()
    for wrong in [(SUITS[0],) * 4, SUITS[:3], (SUITS[0] | SUITS[1], 0, *SUITS[2:])]:
        with pytest.raises(MoveError, match="does not share out"):
            match.deal_cards(wrong, 0)
    match.deal_cards(SUITS, 0)
    with pytest.raises(MoveError, match="dealt once"):
        match.deal_cards(SUITS, 0)


def test_a_match_that_is_over_goes_no_further() -> None:
    luck = Random(1)
    match = new_match(Rules.parse("end=deals:1,tie=share"), luck)
    play(match, luck)
    assert match.over and match.log[-1] == e.MatchEnded(match.winners, match.deal.totals)
    with pytest.raises(MoveError, match="the match is over"):
        match.open_hand()
    with pytest.raises(MoveError, match="no seat may move"):
        match.apply(Play(0, 0))


def test_time_finishes_the_hand_in_progress() -> None:
    luck = Random(1)
    match = new_match(Rules.parse("end=minutes:1,tie=share"), luck)
    assert match.time_up() == ()  # no cards are dealt yet
    told = 0
    for _ in play_hand(match, luck):
        lies = bool(match.deal.trick)
        events = match.time_up()
        assert not (lies and events)
        told += len(events)
    assert told == 1 and match.over and match.deal.number == 1


def test_time_between_hands_ends_the_match() -> None:
    luck = Random(1)
    match = new_match(Rules.parse("end=minutes:1,tie=share"), luck)
    for _ in play_hand(match, luck):
        pass
    assert not match.over
    assert [type(event).__name__ for event in match.time_up()] == ["TimeUp", "MatchEnded"]


def test_deals_go_round_from_the_left_of_the_dealer() -> None:
    match = Match(Rules.parse("pass_cycle=none"), first_dealer=1)
    order = random_order(match.rules, Random(5))
    match.begin_hand(order)
    dealt_cards = next(event for event in match.log if isinstance(event, e.Dealt))
    assert dealt_cards.hands[2] is not None and dealt_cards.hands[2] >> order[0] & 1
    assert list(each(dealt_cards.hands[1] or 0)) == sorted(order[3::4])


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ({"names": ["A", "B"]}, "2 names for 4 players"),
        ({"first_dealer": 4}, "Seat 4 cannot deal"),
        ({"match_id": "a b"}, "no match id"),
    ],
)
def test_matches_that_cannot_be(arguments: dict[str, object], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        Match(**arguments)  # type: ignore[arg-type]


def test_names_fit_a_line() -> None:
    assert clean_name("  A\n\tB\x00 \ud800 ") == "A B"
    assert len(clean_name("x" * 99)) == 40
    assert Match(names=["", "B", "C", "D"]).names == ("You", "B", "C", "D")
