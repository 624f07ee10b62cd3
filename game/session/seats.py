"""Who may sit at the table: one interface, and behind it a person, a bot or a record.

A seat hears redacted events and is asked for moves with its own view; it never sees more. `poll` never
blocks: it works until the deadline at the latest and answers None while there is no move yet.
"""

from collections.abc import Callable, Generator, Iterable
from typing import Protocol

from game import bots
from game.engine.events import Event
from game.engine.fairdeal import decision_seed
from game.engine.moves import Move
from game.engine.view import View

HUMAN = "human"
LEVELS = bots.LEVELS  # who may sit at the other seats
Clock = Callable[[], float]  # seconds, of any clock that does not go backwards


class Seat(Protocol):
    """What the house needs of whoever sits there. `level` is "human" or the name of a bot's level."""

    level: str

    def begin(self, seed: bytes) -> None:
        """A hand begins; a bot takes its chances in it from these 32 bytes."""

    def hear(self, event: Event) -> None:
        """Something happened; the event is redacted for this seat."""

    def poll(self, view: View, until: float) -> Move | None:
        """The move, or None when there is none yet; back at the deadline, in the clock's seconds."""


class HumanSeat:
    """A mailbox: the screen puts a move in, the house takes it out."""

    level = HUMAN

    def __init__(self) -> None:
        self._letter: Move | None = None

    def put(self, move: Move) -> None:
        """Answer the next question; a move that lay there already is replaced."""
        self._letter = move

    @property
    def answered(self) -> bool:
        """Does a move lie in the box?"""
        return self._letter is not None

    def begin(self, seed: bytes) -> None:
        """People bring their own luck."""
        self._letter = None

    def hear(self, event: Event) -> None:
        """The screen reads its events from the house."""

    def poll(self, view: View, until: float) -> Move | None:
        """The move in the box, which is empty then."""
        letter, self._letter = self._letter, None
        return letter


class BotSeat:
    """A bot of a level. Thinks from (view, seed) alone: a decision can be computed again from the record."""

    def __init__(self, level: str, clock: Clock) -> None:
        self.level = level
        self._think = bots.level(level)
        self._clock = clock
        self._seed = bytes(32)
        self._thoughts: Generator[None, None, Move] | None = None

    def begin(self, seed: bytes) -> None:
        """Take the seed of the hand, and drop what was thought before."""
        self._seed, self._thoughts = seed, None

    def hear(self, event: Event) -> None:
        """All that a bot knows is in its view."""

    def poll(self, view: View, until: float) -> Move | None:
        """Think on until the deadline; at least one step."""
        if self._thoughts is None:
            luck = bots.generator(decision_seed(self._seed, view.deal.moment))
            self._thoughts = self._think(view, luck)
        try:
            next(self._thoughts)
            while self._clock() < until:
                next(self._thoughts)
        except StopIteration as decided:
            self._thoughts = None
            move: Move = decided.value
            return move
        return None


class ReplaySeat:
    """Makes the given moves, one after the other; then it has no more."""

    def __init__(self, moves: Iterable[Move], level: str = HUMAN) -> None:
        self.level = level
        self._moves = iter(moves)

    def begin(self, seed: bytes) -> None:
        """The moves are made already."""

    def hear(self, event: Event) -> None:
        """The moves are made already."""

    def poll(self, view: View, until: float) -> Move | None:
        """The next move of the record."""
        return next(self._moves, None)
