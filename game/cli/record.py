"""`python -m game record check FILE` proves a record; `... show FILE` prints it as people write a match.

FILE may be "-" for standard input.
"""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from game.engine.cards import SUIT, Cards, each, name, rank
from game.engine.moves import Give, Play
from game.engine.presets import title
from game.engine.reader import read
from game.engine.record import HandRecord, Record, RecordError
from game.engine.replay import replay

RANKS = "2 3 4 5 6 7 8 9 10 J Q K A".split()


def main(argv: list[str]) -> int:
    """Check or show; 1 when the record is wrong."""
    parser = argparse.ArgumentParser(prog="python -m game record", description=__doc__)
    parser.add_argument("action", choices=("check", "show"))
    parser.add_argument("file", help='a record, or "-" for standard input')
    arguments = parser.parse_args(argv)
    try:
        record = read(_text(arguments.file))
        replay(record)
    except (OSError, UnicodeDecodeError) as error:
        print(f"{arguments.file} cannot be read: {error}", file=sys.stderr)
        return 2
    except RecordError as error:
        print(f"{arguments.file}, {error}", file=sys.stderr)
        return 1
    for line in (summary if arguments.action == "check" else shown)(record):
        print(line)
    return 0


def _text(file: str) -> str:
    data = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
    return data.decode("utf-8")


def summary(record: Record) -> Iterator[str]:
    """One line: what was checked."""
    moves = sum(len(hand.moves) for hand in record.hands)
    ended = f"won by {_named(record, record.winners)}" if record.winners else "not finished"
    yield f"{len(record.hands)} hands and {moves} moves are in order; the match is {ended}."


def shown(record: Record) -> Iterator[str]:
    """The whole match, for people."""
    yield f"{title(record.rules)} ({record.rules.code() or 'the standard game'})"
    yield ", ".join(f"{s.name} ({s.level})" for s in record.sittings)
    for hand in record.hands:
        yield ""
        yield from _hand(record, hand)
    yield ""
    yield from summary(record)


def _hand(record: Record, hand: HandRecord) -> Iterator[str]:
    names, wide = record.names, max(map(len, record.names))
    yield f"Hand {hand.number}, dealt by {names[hand.dealer]}, pass: {hand.direction or 'not named yet'}"
    for seat, cards in enumerate(hand.hands):
        yield f"  {names[seat]:{wide}}  {suits(cards)}"
    for move in hand.moves:
        if isinstance(move, Give):
            yield f"  {names[move.seat]:{wide}}  passes {' '.join(map(name, move.cards))}"
    yield from _tricks(record, hand)
    if hand.shot:
        yield f"  {names[hand.shot.seat]} shoots the {'sun' if hand.shot.sun else 'moon'}: {hand.form}"
    if hand.finished:
        yield "  " + "  ".join(
            f"{who} {points:+} = {total}"
            for who, points, total in zip(names, hand.delta, hand.totals, strict=True)
        )


def _tricks(record: Record, hand: HandRecord) -> Iterator[str]:
    """A line a trick, cards in columns by seat; the lead is marked with >, the taker with *."""
    names = record.names
    cells = [max(5, len(who)) for who in names]
    yield "   " + " ".join(f"{who:{wide}}" for who, wide in zip(names, cells, strict=True))
    plays = [move for move in hand.moves if isinstance(move, Play)]
    for trick in range(0, len(plays), len(names)):
        lying = plays[trick : trick + len(names)]
        number = trick // len(names)
        taker = hand.takers[number] if number < len(hand.takers) else None
        marks = {move.seat: _mark(move, lying[0].seat, taker) for move in lying}
        yield f"{number + 1:2} " + " ".join(f"{marks.get(s, ''):{wide}}" for s, wide in enumerate(cells))


def _mark(move: Play, leader: int, taker: int | None) -> str:
    return f"{'>' if move.seat == leader else ' '}{name(move.card)}{'*' if move.seat == taker else ''}"


def suits(cards: Cards) -> str:
    """A hand suit by suit, high to low: "S: Q 9  H: A 5  D: -  C: 10"."""
    order = ((2, "S"), (3, "H"), (1, "D"), (0, "C"))
    return "  ".join(
        f"{letter}: {' '.join(RANKS[rank(c)] for c in reversed(list(each(cards & SUIT[suit])))) or '-'}"
        for suit, letter in order
    )


def _named(record: Record, seats: tuple[int, ...]) -> str:
    return " and ".join(record.names[seat] for seat in seats)
