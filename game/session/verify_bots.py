"""The bots' decisions made again, each from that bot's redacted view and its own chance."""

from collections.abc import Iterator, Sequence

from game import bots
from game.engine import events as e
from game.engine.cards import Seat
from game.engine.deal import Deal
from game.engine.fairdeal import bot_seed, decision_seed
from game.engine.moves import Choose, Give, Move, Play
from game.engine.record import HandRecord, Record
from game.engine.redact import redact
from game.engine.view import View
from game.session.seats import HUMAN
from game.session.verify_check import Check, wrong


def decisions(record: Record, hand: HandRecord) -> int:
    """How many decisions in a hand were made by bots."""
    return sum(record.levels[move.seat] != HUMAN for move in hand.moves)


def check_bots(
    record: Record, hand: HandRecord, before: Deal, events: Sequence[e.Event]
) -> Iterator[bool | Check]:
    """Make every bot decision of a played hand again, from all that happened in it, unredacted.

    Yields False while a bot thinks, True after each of its decisions, and the check at the end. Raises Wrong
    at the first decision that comes out differently.
    """
    views = [View(seat, before) for seat in before.seats]
    made = again = 0
    for event in events:
        move = _decision(event)
        if move and record.levels[move.seat] != HUMAN:
            yield from _again(record, hand, views[move.seat], move, made)
            again += 1
            yield True
        made += move is not None
        views = [view.after(redact(event, view.seat)) for view in views]
    yield Check("bots", hand.number, True, f"{again} decisions were made again, each with the same result.")


def _again(record: Record, hand: HandRecord, view: View, move: Move, made: int) -> Iterator[bool]:
    seed = bot_seed(bytes.fromhex(hand.secret), record.rules.code(), record.match_id, hand.number, view.seat)
    thoughts = bots.level(record.levels[view.seat])(
        view.deciding, bots.generator(decision_seed(seed, view.deal.moment))
    )
    while True:
        try:
            next(thoughts)
        except StopIteration as decided:
            if decided.value == move:
                return
            raise wrong(
                "bots",
                hand.number,
                hand.lines.get(f"move {made}", 0),
                _otherwise(record, move, decided.value),
            ) from None
        yield False


def _otherwise(record: Record, told: Move, found: Move) -> str:
    level = record.levels[told.seat]
    return f"'{told}' is on record, but the {level} bot of that seat decides '{found}' from what it had seen."


def _decision(event: e.Event) -> Move | None:
    """The move behind an event, if a seat made one."""
    match event:
        case e.Passed(seat, cards):
            return Give(seat, cards or ())
        case e.Played(seat, card):
            return Play(seat, card)
        case e.Directed(direction, by) if by is not None:
            return Choose(by, direction)
        case e.MoonForm(seat, form):
            return Choose(seat, form)
    return None


def unknown_level(record: Record) -> tuple[Seat, str] | None:
    """A seat whose level nobody here can play, with a sentence."""
    for seat, level in enumerate(record.levels):
        if level != HUMAN and level not in bots.LEVELS:
            return seat, f"{level!r} is no level: human or one of {', '.join(bots.LEVELS)} must stand here."
    return None
