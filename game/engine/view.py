"""What one seat knows: the public state, its own cards, and what it gave and got.

A `View` is built from redacted events alone and is all that a bot or a screen is ever given.
"""

from dataclasses import dataclass, field, replace

from game.engine import events as e
from game.engine.cards import Card, Cards, Seat
from game.engine.deal import Deal, Phase
from game.engine.legal import Reason, legal_passes, legal_plays, why_not
from game.engine.setup import deck, directions, receivers


@dataclass(frozen=True, slots=True)
class View:
    """One seat's knowledge of the running hand."""

    seat: Seat
    deal: Deal = field(default_factory=Deal)
    hand: Cards = 0
    ready: tuple[Card, ...] = ()  # what it laid ready to pass, until the exchange
    gave: tuple[e.Gift, ...] = ()
    got: tuple[e.Gift, ...] = ()

    def after(self, event: e.Event) -> "View":
        """The knowledge after a redacted event. Unchecked: events come from the house."""
        known = replace(self, deal=self.deal.after(event))
        match event:
            case e.HandBegan():
                return View(self.seat, known.deal)
            case e.Dealt(hands):
                return replace(known, hand=hands[self.seat] or 0)
            case e.Passed(seat, cards) if seat == self.seat:
                return replace(known, ready=cards or ())
            case e.Exchanged(gifts):
                gave = tuple(g for g in gifts if g.giver == self.seat)
                got = tuple(g for g in gifts if g.receiver == self.seat)
                hand = (self.hand & ~_cards(gave)) | _cards(got)
                return replace(known, hand=hand, ready=(), gave=gave, got=got)
            case e.Played(seat, card) if seat == self.seat:
                return replace(known, hand=self.hand & ~(1 << card))
        return known

    @property
    def my_turn(self) -> bool:
        """May this seat move now?"""
        return self.seat in self.deal.waiting()

    @property
    def deciding(self) -> "View":
        """What a decision rests on: who else has laid ready a pass already is none of it.

        A seat that starts to think before another has passed and one that starts later decide alike, and
        so does whoever recomputes the decision from the record.
        """
        if self.deal.phase is not Phase.PASSING or not self.my_turn:
            return self
        return replace(self, deal=replace(self.deal, passed=frozenset()))

    @property
    def receivers(self) -> tuple[Seat, ...]:
        """Who gets each card this seat passes in this hand; empty on a hold hand."""
        return receivers(self.deal.rules, self.deal.direction, self.seat) if self.deal.direction else ()

    def legal(self) -> Cards:
        """The cards this seat may play, or choose from to pass; none when it is not its turn to do so."""
        if self.my_turn and self.deal.phase is Phase.PLAYING:
            return legal_plays(self.deal, self.hand)
        if self.my_turn and self.deal.phase is Phase.PASSING:
            return legal_passes(self.deal.rules, self.hand, len(self.receivers))
        return 0

    def choices(self) -> tuple[str, ...]:
        """The words this seat may choose from, in a phase that asks for one."""
        if self.my_turn and self.deal.phase is Phase.DIRECTING:
            return directions(self.deal.rules)
        if self.my_turn and self.deal.phase is Phase.CHOOSING:
            return ("add", "subtract")
        return ()

    def why_not(self, card: Card) -> Reason | None:
        """Why a card of the own hand may not be played or passed now; None when it may."""
        if self.deal.phase is Phase.PASSING:
            return None if self.legal() >> card & 1 else Reason.KEEP_SPADES
        return why_not(self.deal, self.hand, card)

    @property
    def unseen(self) -> Cards:
        """The cards of the deck that are neither in this hand nor have been played."""
        return deck(self.deal.rules).cards & ~self.hand & ~self.deal.played


def _cards(gifts: tuple[e.Gift, ...]) -> Cards:
    mask = 0
    for gift in gifts:
        mask |= gift.cards or 0
    return mask
