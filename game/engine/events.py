"""What happened, in the past tense. A hidden card is None.

Events are the only way in which anybody learns anything. `Deal`, `View` and `Table` are each moved by the
same events; `redact` decides what a seat gets to see of them.
"""

from dataclasses import dataclass

from game.engine.cards import Card, Cards, Seat


@dataclass(frozen=True, slots=True)
class HandBegan:
    """A new hand: its number from 1, its dealer and the totals before it.

    `commitment` is the hash, in hex, of the secret that fixes the deal (see `fairdeal`).
    """

    number: int
    dealer: Seat
    totals: tuple[int, ...]
    commitment: str = ""


@dataclass(frozen=True, slots=True)
class DeckCut:
    """The player's own bytes, in hex, that the shuffle mixes with the secret: his cut."""

    cut: str


@dataclass(frozen=True, slots=True)
class Dealt:
    """Every seat got its cards; `aside` are those that were not dealt."""

    hands: tuple[Cards | None, ...]
    aside: Cards | None


@dataclass(frozen=True, slots=True)
class Directed:
    """The direction of the pass is known: "left right across scatter hold"; `by` the dealer who chose."""

    direction: str
    by: Seat | None = None


@dataclass(frozen=True, slots=True)
class Passed:
    """A seat laid its cards ready, the first for the first receiver and so on. Nobody has them yet."""

    seat: Seat
    cards: tuple[Card, ...] | None


@dataclass(frozen=True, slots=True)
class Gift:
    """What one seat got of another in the exchange."""

    giver: Seat
    receiver: Seat
    cards: Cards | None
    count: int


@dataclass(frozen=True, slots=True)
class Exchanged:
    """All had passed, and every card reached its receiver at once."""

    gifts: tuple[Gift, ...]


@dataclass(frozen=True, slots=True)
class PlayBegan:
    """The leader of the first trick was found; `must` is the card that has to be led, if any."""

    leader: Seat
    must: Card | None


@dataclass(frozen=True, slots=True)
class Played:
    """A seat played a card to the trick."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class TrickTaken:
    """The trick was complete and its winner took it; `aside` counts undealt cards that went with it."""

    seat: Seat
    cards: Cards
    aside: int = 0


@dataclass(frozen=True, slots=True)
class MoonShot:
    """A seat took every penalty card (or, as a sun, every trick). `asks`: it chooses how this counts."""

    seat: Seat
    sun: bool
    asks: bool


@dataclass(frozen=True, slots=True)
class MoonForm:
    """How the moon or sun counts: "add" or "subtract"."""

    seat: Seat
    form: str


@dataclass(frozen=True, slots=True)
class Note:
    """A house rule that changed a score: its field in `Rules`, the seat and the change in points."""

    rule: str
    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class HandScored:
    """The result of a hand, by seat; all cards are face up now.

    `taken` are all cards in each seat's tricks, undealt ones included; `delta` is what the hand adds;
    `totals` stand after it, resets included.
    """

    taken: tuple[Cards, ...]
    tricks: tuple[int, ...]
    aside: Cards
    shooter: Seat | None
    sun: bool
    form: str | None
    delta: tuple[int, ...]
    totals: tuple[int, ...]
    notes: tuple[Note, ...] = ()


@dataclass(frozen=True, slots=True)
class Revealed:
    """The secret of the hand that is over, in hex: now everybody can check the deal."""

    secret: str


@dataclass(frozen=True, slots=True)
class TimeUp:
    """The minutes of the match are over: the running hand is the last."""


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """The match is over; `winners` share the lowest total."""

    winners: tuple[Seat, ...]
    totals: tuple[int, ...]


Event = (
    HandBegan
    | DeckCut
    | Dealt
    | Directed
    | Passed
    | Exchanged
    | PlayBegan
    | Played
    | TrickTaken
    | MoonShot
    | MoonForm
    | HandScored
    | Revealed
    | TimeUp
    | MatchEnded
)
