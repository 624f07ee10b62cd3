"""What everybody saw of a hand: the public state, moved by events.

A `Deal` holds no hidden card. `Deal.after(event)` is pure and total over the events, of which it reads only
the public part. A `View` (in `view`) adds one seat's cards, a `Table` (house half) all of them.
"""

from dataclasses import dataclass, field, replace
from enum import Enum

from game.engine import cards as c
from game.engine import events as e
from game.engine.cards import Card, Cards, Seat
from game.engine.rules import Rules
from game.engine.setup import HOLD, deck, direction


class Phase(Enum):
    """What a hand waits for."""

    DEALING = "dealing"
    DIRECTING = "directing"  # the dealer names the direction of the pass
    PASSING = "passing"
    PLAYING = "playing"
    CHOOSING = "choosing"  # the shooter chooses the form of the moon
    SCORING = "scoring"  # all is played; the result follows
    SCORED = "scored"
    ENDED = "ended"  # and so is the match


@dataclass(frozen=True, slots=True)
class Trick:
    """A finished trick: who led, the cards in order of play, who took it."""

    leader: Seat
    cards: tuple[Card, ...]
    winner: Seat


@dataclass(frozen=True, slots=True)
class Deal:
    """The public state of a match in its running hand. Tuples are by seat unless said otherwise."""

    rules: Rules = field(default_factory=Rules)
    totals: tuple[int, ...] = ()
    number: int = 0  # of the hand, from 1
    dealer: Seat = 0
    phase: Phase = Phase.DEALING
    direction: str = ""
    passed: frozenset[Seat] = frozenset()
    leader: Seat = 0  # of the running trick
    must: Card | None = None  # the card that opens the hand, until it is led
    trick: tuple[Card, ...] = ()  # the running trick, in order of play
    broken: bool = False
    tricks: tuple[Trick, ...] = ()  # the finished ones
    taken: tuple[Cards, ...] = ()  # cards seen in each seat's tricks
    asides: tuple[int, ...] = ()  # face-down undealt cards in each seat's tricks
    moon: e.MoonShot | None = None
    form: str | None = None  # how the moon counts, once the shooter chose
    score: e.HandScored | None = None
    commitment: str = ""  # hex, see `fairdeal`
    cut: str = ""
    secret: str = ""  # known only after the hand
    time_up: bool = False
    winners: tuple[Seat, ...] = ()

    @property
    def turn(self) -> Seat:
        """Whose card is next in the running trick."""
        return (self.leader + len(self.trick)) % self.rules.players

    @property
    def first_trick(self) -> bool:
        """Is this the first trick of the hand?"""
        return not self.tricks

    @property
    def led(self) -> int | None:
        """The suit led, or None before a card lies."""
        return c.suit(self.trick[0]) if self.trick else None

    @property
    def played(self) -> Cards:
        """Every card that lies or lay face up."""
        mask = c.of(self.trick)
        for cards in self.taken:
            mask |= cards
        return mask

    @property
    def seats(self) -> range:
        """All seats."""
        return range(self.rules.players)

    def counts(self) -> tuple[int, ...]:
        """How many tricks each seat has taken."""
        won = [0] * self.rules.players
        for trick in self.tricks:
            won[trick.winner] += 1
        return tuple(won)

    def waiting(self) -> tuple[Seat, ...]:
        """The seats that may move now; empty when the house moves."""
        match self.phase:
            case Phase.DIRECTING:
                return (self.dealer,)
            case Phase.PASSING:
                return tuple(seat for seat in self.seats if seat not in self.passed)
            case Phase.PLAYING if len(self.trick) < self.rules.players:
                return (self.turn,)
            case Phase.CHOOSING if self.moon:
                return (self.moon.seat,)
        return ()

    @property
    def moment(self) -> str:
        """The decision that is due, as `fairdeal.decision_seed` names it."""
        names = {Phase.DIRECTING: "direct", Phase.PASSING: "pass", Phase.CHOOSING: "moon"}
        return names.get(self.phase, f"play {len(self.tricks) + 1}")

    def after(self, event: e.Event) -> "Deal":
        """The state after an event. Unchecked: events come from the house."""
        match event:
            case e.HandBegan():
                return self._fresh(event)
            case e.DeckCut(cut):
                return replace(self, cut=cut)
            case e.Dealt():
                asks = direction(self.rules, self.number) is None
                return replace(self, phase=Phase.DIRECTING if asks else Phase.DEALING)
            case e.Directed(way):
                return replace(self, direction=way, phase=Phase.DEALING if way == HOLD else Phase.PASSING)
            case e.Passed(seat):
                return replace(self, passed=self.passed | {seat})
            case e.Exchanged():
                return replace(self, phase=Phase.DEALING)
            case e.PlayBegan(leader, must):
                return replace(self, phase=Phase.PLAYING, leader=leader, must=must)
            case e.Played(_, card):
                return self._after_card(card)
            case e.TrickTaken():
                return self._after_trick(event)
            case e.MoonShot():
                return replace(self, moon=event, phase=Phase.CHOOSING if event.asks else Phase.SCORING)
            case e.MoonForm(_, form):
                return replace(self, form=form, phase=Phase.SCORING)
            case e.HandScored():
                return replace(self, score=event, totals=event.totals, phase=Phase.SCORED)
            case e.Revealed(secret):
                return replace(self, secret=secret)
            case e.TimeUp():
                return replace(self, time_up=True)
            case e.MatchEnded(winners):
                return replace(self, winners=winners, phase=Phase.ENDED)

    def _fresh(self, event: e.HandBegan) -> "Deal":
        none = (0,) * self.rules.players
        return Deal(
            self.rules,
            event.totals,
            event.number,
            event.dealer,
            taken=none,
            asides=none,
            commitment=event.commitment,
            time_up=self.time_up,
        )

    def _after_card(self, card: Card) -> "Deal":
        discarded = self.led is not None and self.led != c.suit(card)
        breaks = c.suit(card) == c.HEARTS or (self.rules.queen_breaks and card == c.QUEEN and discarded)
        return replace(self, trick=(*self.trick, card), must=None, broken=self.broken or breaks)

    def _after_trick(self, event: e.TrickTaken) -> "Deal":
        seat = event.seat
        taken = tuple(t | event.cards if s == seat else t for s, t in enumerate(self.taken))
        asides = tuple(a + event.aside if s == seat else a for s, a in enumerate(self.asides))
        tricks = (*self.tricks, Trick(self.leader, self.trick, seat))
        phase = Phase.PLAYING if len(tricks) < deck(self.rules).each else Phase.SCORING
        return replace(self, phase=phase, leader=seat, trick=(), taken=taken, asides=asides, tricks=tricks)


def voids(deal: Deal) -> tuple[tuple[int, ...], ...]:
    """For each seat the suits it has shown to be out of, by not following."""
    shown: list[set[int]] = [set() for _ in deal.seats]
    for leader, trick in [*((t.leader, t.cards) for t in deal.tricks), (deal.leader, deal.trick)]:
        for place, card in enumerate(trick[1:], 1):
            if c.suit(card) != c.suit(trick[0]):
                shown[(leader + place) % deal.rules.players].add(c.suit(trick[0]))
    return tuple(tuple(sorted(suits)) for suits in shown)
