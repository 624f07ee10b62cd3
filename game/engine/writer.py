"""A record as text: one fact a line, its key first, one line a trick; for people as much as for programs.

    hearts record 1
    checksum 5f0c7e3a8d214b96     of everything below this line
    rules players=3,end=points:50 "standard" for the standard game
    match 0b5a9d...
    seat 0 human You              the level of a bot in place of "human"
    first dealer 2
    seconds 77                    played so far, in a match over minutes
    undone 1                      how often a decision was taken back, in a practice match

    hand 1
    dealer 2
    commitment c2afebc6...        before the cut
    cut 00ff...
    pass left                     or "pass across by 2" when the dealer chose
    gives 0 QS KS AS              in the order in which the seats laid ready
    trick 1  0: 2C 5C AC 9C  to 2
    time up                       where the minutes were over
    moon 3                        or "sun 3"
    form subtract by 3            how it counts, and the shooter when he chose
    dealt 0 2C 5D ...             all hands as dealt; "aside" for cards that were not
    score 3 15 0 8
    total 75 70 88 48
    secret 0001...
    states 1c9f...                a chain of digests of the table after every move

    winners 3

A hand that still runs ends early; in place of its dealt cards and secret stands "sealed".
"""

from collections.abc import Iterator
from functools import lru_cache
from hashlib import sha256
from typing import TypeGuard

from game.engine.cards import Seat, name, show
from game.engine.moves import Choose, Give, Move, Play
from game.engine.record import VERSION, HandRecord, Record
from game.engine.scoring import FORMS

HEAD = "hearts record"


def write(record: Record) -> str:
    """The text of a record; `reader.read` gives an equal record back."""
    lines = [*_head(record)]
    for hand in record.hands:
        lines += ["", *_hand_lines(hand, record.rules.players)]
    if record.winners:
        lines += ["", f"winners {_numbers(record.winners)}"]
    body = "\n".join(lines) + "\n"
    return f"{HEAD} {VERSION}\nchecksum {checksum(body)}\n{body}"


def checksum(body: str) -> str:
    """Sixteen hex digits over the text below the checksum line."""
    return sha256(body.encode("utf-8", "replace")).hexdigest()[:16]


def _head(record: Record) -> Iterator[str]:
    yield f"rules {record.rules.code() or 'standard'}"
    yield f"match {record.match_id}"
    for seat, sitting in enumerate(record.sittings):
        yield f"seat {seat} {sitting.level} {sitting.name}"
    yield f"first dealer {record.first_dealer}"
    if record.seconds:
        yield f"seconds {record.seconds}"
    if record.undone:
        yield f"undone {record.undone}"


@lru_cache(maxsize=128)
def _hand_lines(hand: HandRecord, players: int) -> tuple[str, ...]:
    return (*_before_play(hand), *_moves(hand, players), *_moon(hand), *_result(hand))


def _before_play(hand: HandRecord) -> Iterator[str]:
    yield f"hand {hand.number}"
    yield f"dealer {hand.dealer}"
    if hand.commitment:
        yield f"commitment {hand.commitment}"
    if hand.cut:
        yield f"cut {hand.cut}"


def _moves(hand: HandRecord, players: int) -> Iterator[str]:
    """The lines of the moves, whole tricks together, with "time up" where it was."""
    if hand.direction and not (hand.moves and is_direction(hand.moves[0])):
        yield f"pass {hand.direction}"
    made = trick = 0
    while made < len(hand.moves):
        if hand.time_up == made:
            yield "time up"
        group = hand.moves[made : made + 1]
        if isinstance(group[0], Play):
            group = hand.moves[made : made + players]
            yield _trick(trick, group, hand.takers)
            trick += 1
        elif isinstance(group[0], Give):
            yield f"gives {group[0].seat} {' '.join(map(name, group[0].cards))}"
        elif is_direction(group[0]):
            yield f"pass {group[0].what} by {group[0].seat}"
        made += sum(isinstance(m, type(group[0])) for m in group)
    if hand.time_up == made and not hand.finished:
        yield "time up"


def _trick(number: int, moves: tuple[Move, ...], takers: tuple[Seat, ...]) -> str:
    cards = " ".join(name(move.card) for move in moves if isinstance(move, Play))
    to = f"  to {takers[number]}" if number < len(takers) else ""
    return f"trick {number + 1}  {moves[0].seat}: {cards}{to}"


def _moon(hand: HandRecord) -> Iterator[str]:
    if hand.shot:
        yield f"{'sun' if hand.shot.sun else 'moon'} {hand.shot.seat}"
        last = hand.moves[-1]
        if hand.form:
            yield f"form {hand.form}" + (f" by {last.seat}" if isinstance(last, Choose) else "")


def _result(hand: HandRecord) -> Iterator[str]:
    if hand.sealed:
        yield f"sealed {hand.sealed}"
    for seat, cards in enumerate(hand.hands):
        yield f"dealt {seat} {show(cards)}"
    if hand.aside:
        yield f"aside {show(hand.aside)}"
    if hand.finished:
        yield f"score {_numbers(hand.delta)}"
        yield f"total {_numbers(hand.totals)}"
    if hand.secret:
        yield f"secret {hand.secret}"
    if hand.states:
        yield f"states {hand.states}"
    if hand.finished and hand.time_up == len(hand.moves):
        yield "time up"


def is_direction(move: Move) -> TypeGuard[Choose]:
    """Is this a dealer's choice of a direction, and not a shooter's of a form?"""
    return isinstance(move, Choose) and move.what not in FORMS


def _numbers(numbers: tuple[int, ...] | tuple[Seat, ...]) -> str:
    return " ".join(map(str, numbers))
