"""A match as it is written down: who played by which rules, and hand for hand what was decided.

A `Record` holds decisions and results, no states; `writer` makes it readable text, `reader` reads that text
back, `replay` plays it again and checks every fact in it. `Recorder` keeps the record of a running match.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from hashlib import sha256

from game.engine import events as e
from game.engine.cards import Cards, Seat
from game.engine.match import Match
from game.engine.moves import Choose, Give, Move, Play
from game.engine.rules import Rules

VERSION = 1


class RecordError(ValueError):
    """A record that cannot be read or was not played like that: the line, from 1, and the cause."""

    def __init__(self, line: int, cause: str) -> None:
        super().__init__(f"line {line}: {cause}")
        self.line = line
        self.cause = cause


@dataclass(frozen=True, slots=True)
class Sitting:
    """Who sat at a seat: "human" or the name of a bot's level, and the name."""

    level: str
    name: str


@dataclass(frozen=True, slots=True)
class HandRecord:
    """One hand. What is not known yet, or kept secret while the hand runs, is empty.

    `moves` are in the order in which they were made; `time_up` is how many of them had been made when the
    minutes of the match were over. `hands` are as dealt, before the pass. `states` chains the digests of the
    table after every move. `lines` says where in a text each fact and move was read, for errors.
    """

    number: int
    dealer: Seat
    commitment: str = ""
    cut: str = ""
    direction: str = ""
    moves: tuple[Move, ...] = ()
    takers: tuple[Seat, ...] = ()  # of the finished tricks
    shot: e.MoonShot | None = None
    form: str | None = None
    hands: tuple[Cards, ...] = ()
    aside: Cards = 0
    delta: tuple[int, ...] = ()
    totals: tuple[int, ...] = ()
    secret: str = ""
    states: str = ""
    time_up: int | None = None
    sealed: str = ""  # the secret of a running hand, obscured (see `seal`)
    lines: Mapping[str, int] = field(default_factory=dict, compare=False)

    @property
    def finished(self) -> bool:
        """Was the hand played out?"""
        return bool(self.delta)


@dataclass(frozen=True, slots=True)
class Record:
    """A match. `seconds` is the time used in a match over minutes; `winners` is empty while it goes on.

    `undone` counts how often a decision was taken back: more than none marks a practice match.
    """

    rules: Rules
    match_id: str
    sittings: tuple[Sitting, ...]
    first_dealer: Seat
    hands: tuple[HandRecord, ...] = ()
    winners: tuple[Seat, ...] = ()
    seconds: int = 0
    undone: int = 0
    lines: Mapping[str, int] = field(default_factory=dict, compare=False)

    @property
    def names(self) -> tuple[str, ...]:
        """The names by seat."""
        return tuple(sitting.name for sitting in self.sittings)

    @property
    def levels(self) -> tuple[str, ...]:
        """The levels by seat."""
        return tuple(sitting.level for sitting in self.sittings)

    def public(self) -> "Record":
        """The record for other people's eyes: without a hand that still runs, of which they could learn."""
        return replace(self, hands=tuple(hand for hand in self.hands if hand.finished))


class Recorder:
    """Keeps the record of a match as it goes on. Tell it what the match says, at once and in order."""

    def __init__(
        self, match: Match, levels: Sequence[str], hands: Sequence[HandRecord] = (), undone: int = 0
    ) -> None:
        """Levels are by seat, "human" for people; `hands` are those of a match that is taken up again."""
        self._match = match
        self._undone = undone
        self._levels = tuple(levels)
        self._hands = list(hands)
        if hands and hands[-1].sealed:
            dealt = [event for event in match.log if isinstance(event, e.Dealt)][hands[-1].number - 1 :]
            unsealed = replace(hands[-1], sealed="")
            self._hands[-1] = _noted(unsealed, dealt[0]) if dealt else unsealed

    def moved(self, events: Sequence[e.Event]) -> None:
        """What followed from one move."""
        self.happened(events)
        hand = self._hands[-1]
        self._hands[-1] = replace(hand, states=chained(hand.states, self._match.table.digest()))

    def happened(self, events: Sequence[e.Event]) -> None:
        """What happened otherwise: a hand began, was dealt, or the time was up."""
        for event in events:
            if isinstance(event, e.HandBegan):
                self._hands.append(HandRecord(event.number, event.dealer, event.commitment))
            elif self._hands:
                self._hands[-1] = _noted(self._hands[-1], event)

    def record(self, seconds: int = 0) -> Record:
        """The record up to now; the secret of a running hand is sealed."""
        hands, secret = list(self._hands), self._match.table.secret
        if hands and secret and not hands[-1].finished:
            sealed = seal(secret, hands[-1].commitment)
            hands[-1] = replace(hands[-1], sealed=sealed, hands=(), aside=0)
        sittings = tuple(map(Sitting, self._levels, self._match.names))
        m = self._match
        return Record(
            m.rules, m.match_id, sittings, m.first_dealer, tuple(hands), m.winners, seconds, self._undone
        )


def _noted(hand: HandRecord, event: e.Event) -> HandRecord:
    match event:
        case e.DeckCut(cut):
            return replace(hand, cut=cut)
        case e.Dealt(hands, aside):
            return replace(hand, hands=tuple(h or 0 for h in hands), aside=aside or 0)
        case e.Directed(direction, by):
            made = () if by is None else (Choose(by, direction),)
            return replace(hand, direction=direction, moves=hand.moves + made)
        case e.Passed(seat, cards):
            return replace(hand, moves=(*hand.moves, Give(seat, cards or ())))
        case e.Played(seat, card):
            return replace(hand, moves=(*hand.moves, Play(seat, card)))
        case e.TrickTaken(seat):
            return replace(hand, takers=(*hand.takers, seat))
        case e.MoonShot():
            return replace(hand, shot=replace(event, asks=False))
        case e.MoonForm(seat, form):
            return replace(hand, moves=(*hand.moves, Choose(seat, form)))
        case e.HandScored():
            return replace(hand, delta=event.delta, totals=event.totals, form=event.form)
        case e.Revealed(secret):
            return replace(hand, secret=secret)
        case e.TimeUp():
            return replace(hand, time_up=len(hand.moves))
    return hand


def chained(states: str, digest: str) -> str:
    """The chain of digests, 16 hex digits, with one more."""
    return sha256(f"{states} {digest}".encode()).hexdigest()[:16]


def seal(secret: str, commitment: str) -> str:
    """Obscure a secret in hex so that nobody reads a running hand in passing; `seal` again to undo it.

    This keeps no determined reader out, and need not: the save lies on the player's own machine.
    """
    pad = sha256(f"hearts sealed {commitment}".encode()).digest()
    return bytes(a ^ b for a, b in zip(bytes.fromhex(secret), pad, strict=True)).hex()
