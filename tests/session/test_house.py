"""The house: who learns what, answers that are not allowed, saving and taking up again."""

from collections.abc import Callable
from hashlib import sha256

import pytest
from hypothesis import given, settings

from game.bots import LEVELS
from game.engine import events as e
from game.engine.cards import each
from game.engine.deal import Phase
from game.engine.fairdeal import commitment, mix_cut
from game.engine.moves import Give, Move, MoveError, Play
from game.engine.reader import read
from game.engine.replay import replay
from game.engine.rules import Rules
from game.engine.view import View
from game.engine.writer import write
from game.session.house import Entropy, House
from game.session.seats import BotSeat, HumanSeat, ReplaySeat, Seat
from tests.engine.ways import SEEDS, rule_sets


def entropy(seed: int = 1) -> Entropy:
    """Bytes that follow from a number."""
    drawn = 0

    def draw(size: int) -> bytes:
        nonlocal drawn
        drawn += 1
        return sha256(f"{seed} {drawn}".encode()).digest()[:size]

    return draw


def still() -> float:
    """A clock that stands."""
    return 0.0


def bots(rules: Rules, level: str = "medium") -> list[Seat]:
    """A bot on every seat."""
    return [BotSeat(level, still) for _ in range(rules.players)]


def run(house: House, enough: Callable[[House], bool] = lambda house: house.over) -> None:
    """Play on until it is enough."""
    while not enough(house):
        if house.between_hands:
            house.next_hand()
        else:
            assert house.step()


def steps(number: int) -> Callable[[House], bool]:
    """Enough after so many steps."""
    left = iter(range(number))
    return lambda house: house.over or next(left, None) is None


@pytest.mark.parametrize("level", [level for level in ("easy", "medium") if level in LEVELS])
def test_bots_play_a_whole_match(level: str) -> None:
    house = House.fresh(Rules(), bots(Rules(), level), entropy(), still)
    run(house)
    assert house.view(0).deal.phase is Phase.ENDED
    record = house.record()
    assert replay(read(write(record))).winners == house.view(2).deal.winners
    assert record.levels == (level,) * 4


@given(rule_sets(), SEEDS)
@settings(max_examples=10, deadline=None)
def test_bots_answer_what_every_rule_set_asks(rules: Rules, seed: int) -> None:
    house = House.fresh(rules, bots(rules), entropy(seed), still)
    run(house, lambda house: house.over or (house.between_hands and house.view(0).deal.number >= 3))
    assert replay(read(write(house.record()))).deal == house.view(0).deal


def test_nobody_hears_of_hidden_cards() -> None:
    house = House.fresh(Rules(), bots(Rules()), entropy(), still)
    inboxes = [house.events_for(seat) for seat in range(4)]
    told = list(house.next_hand())
    while house.view(0).deal.phase is Phase.PASSING:
        told += house.step()
    for event in told:
        assert not isinstance(event, e.Dealt) or set(event.hands) == {None}
        assert not isinstance(event, e.Passed) or event.cards is None
    for seat, inbox in enumerate(inboxes):
        view = View(seat, house.view(seat).deal)
        for event in inbox:
            view = view.after(event)
            if isinstance(event, e.Dealt):
                assert event.aside is None
                assert [held is not None for held in event.hands] == [s == seat for s in range(4)]
        assert view == house.view(seat)


def test_a_person_is_waited_for_and_corrected() -> None:
    person = HumanSeat()
    rules = Rules.parse("pass_cycle=none")
    house = House.fresh(rules, [person, *bots(rules)[1:]], entropy(), still)
    house.next_hand()
    while not house.view(0).my_turn:
        assert house.step()
    assert house.step() == ()
    legal = house.view(0).legal()
    before = house.view(0)
    person.put(Play(0, next(c for c in range(52) if not before.hand >> c & 1)))
    with pytest.raises(MoveError, match="do not hold"):
        house.step()
    person.put(Play(1, 0))
    with pytest.raises(MoveError, match="must come from seat 0"):
        house.step()
    assert house.view(0) == before and house.step() == ()
    person.put(Play(0, legal.bit_length() - 1))
    assert house.step()[0] == e.Played(0, legal.bit_length() - 1)


def test_the_deal_is_committed_before_the_cut() -> None:
    rules = Rules()
    house = House.fresh(rules, bots(rules), entropy(), still)
    promised = house.open_hand()
    assert house.open_hand() == promised and house.between_hands
    house.next_hand(mix_cut("my cut"))
    run(house, lambda house: house.between_hands)
    deal = house.view(0).deal
    assert commitment(bytes.fromhex(deal.secret)) == promised == deal.commitment
    assert deal.cut == mix_cut("my cut").hex()


@pytest.mark.parametrize("code", ["", "players=5,pass_cycle=dealer,moon=choose", "players=3,deck=aside"])
@pytest.mark.parametrize("after", [0, 1, 3, 30, 58, 60, 100])
def test_a_save_goes_on_as_the_match_would_have(code: str, after: int) -> None:
    rules = Rules.parse(code)
    house = House.fresh(rules, bots(rules), entropy(), still)
    run(house, steps(after))
    text = write(house.record())
    assert "secret" not in text.rpartition("\nhand ")[2] or house.between_hands
    again = House.resume(read(text), bots(rules), entropy(9), still)
    assert [again.view(seat) for seat in range(rules.players)] == [
        house.view(seat) for seat in range(rules.players)
    ]
    if not house.between_hands:
        for same in (house, again):
            run(same, lambda house: house.between_hands or house.over)
        assert write(again.record()) == write(house.record())
    run(again)
    assert replay(read(write(again.record()))).over


def test_an_opened_hand_keeps_its_commitment_over_a_save() -> None:
    house = House.fresh(Rules(), bots(Rules()), entropy(), still)
    promised = house.open_hand()
    again = House.resume(read(write(house.record())), bots(Rules()), entropy(9), still)
    assert again.open_hand() == promised
    assert house.next_hand(bytes(32))[0] == again.next_hand(bytes(32))[0]
    assert house.view(0) == again.view(0)


def test_minutes_are_counted_over_a_save() -> None:
    now = 0.0
    rules = Rules.parse("end=minutes:1,tie=share")
    house = House.fresh(rules, bots(rules), entropy(), lambda: now)
    run(house, steps(20))
    now = 50.0
    again = House.resume(read(write(house.record())), bots(rules), entropy(), lambda: now)
    run(again, steps(3))
    assert not again.view(0).deal.time_up
    now = 61.0
    run(again)
    assert again.view(0).deal.number == 1


@pytest.mark.parametrize("before", [0, 2])
def test_undo_goes_back_to_a_decision_and_the_bots_repeat_themselves(before: int) -> None:
    person, rules = HumanSeat(), Rules()
    house = House.fresh(rules, [person, *bots(rules)[1:]], entropy(), still)
    assert not house.undo(0)
    house.next_hand()
    for _ in range(before):
        played_out(house, person)
        assert not house.undo(0)
        house.next_hand()
    inbox = house.events_for(0)
    inbox.clear()
    person.put(Give(0, tuple(each(house.view(0).hand))[:3]))
    while house.view(0).deal.phase is Phase.PASSING:
        assert house.step()
    decided: list[tuple[View, Move]] = []
    while len(decided) < 6:
        if not house.view(0).my_turn:
            assert house.step()
            continue
        legal = house.view(0).legal()
        decided.append((house.view(0), Play(0, legal.bit_length() - 1)))
        person.put(decided[-1][1])
        assert house.step()
    later = house.view(0)
    for view, _ in reversed(decided[3:]):
        assert house.undo(0) and house.view(0) == view and not inbox
    for view, move in decided[3:]:
        while not house.view(0).my_turn:
            assert house.step()
        assert house.view(0) == view
        person.put(move)
        assert house.step()
    assert house.view(0) == later
    record = read(write(house.record()))
    assert record.undone == 3 and replay(record).deal == later.deal
    assert House.resume(record, [HumanSeat(), *bots(rules)[1:]], entropy(), still).record() == record


def played_out(house: House, person: HumanSeat) -> None:
    """The running hand to its end, the player giving and playing the highest cards allowed."""
    while not house.between_hands:
        view = house.view(0)
        if view.my_turn and view.deal.phase is Phase.PASSING:
            person.put(Give(0, tuple(each(view.hand))[-3:]))
        elif view.my_turn:
            person.put(Play(0, view.legal().bit_length() - 1))
        assert house.step()


def test_a_replay_seat_makes_the_moves_of_a_record() -> None:
    rules = Rules.parse("end=deals:1,tie=share")
    house = House.fresh(rules, bots(rules), entropy(), still, match_id="same")
    run(house)
    moves = house.record().hands[0].moves
    seats = [ReplaySeat([move for move in moves if move.seat == seat]) for seat in range(4)]
    again = House.fresh(rules, seats, entropy(), still, match_id="same")
    run(again)
    assert again.record().hands == house.record().hands


def test_a_house_needs_a_seat_for_each() -> None:
    with pytest.raises(ValueError, match="4 seats for 5 players"):
        House.fresh(Rules.parse("players=5"), bots(Rules()), entropy(), still)
