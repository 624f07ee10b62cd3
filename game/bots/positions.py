"""From a view and an imagined world to a position that the kernel can play out."""

from game.bots import moon
from game.bots.facts import best
from game.bots.implied import Hidden
from game.bots.kernel import Position
from game.bots.tables import Tables
from game.engine.cards import Cards, of
from game.engine.view import View


def position(view: View, k: Tables) -> Position:
    """The position of a view in play, with the own hand only; `fill` adds the others."""
    deal, p = view.deal, Position()
    p.hands = [0] * k.players
    p.hands[view.seat] = view.hand
    p.live = view.unseen | view.hand
    p.aside, p.total, p.bonus = 0, k.total, k.bonus
    p.turn, p.must = deal.turn, -1 if deal.must is None else deal.must
    p.count, p.dirty = len(deal.trick), of(deal.trick)
    p.high, p.winner = best(deal.leader, deal.trick, k.players)
    p.points = k.sum(p.dirty)
    p.score = [k.sum(taken) for taken in deal.taken]
    p.swept = [taken & k.bonus for taken in deal.taken]
    p.tricks = list(deal.counts())
    p.owner = moon.owner(k, deal.taken)
    p.broken, p.first = deal.broken, deal.first_trick
    return p


class Filler:
    """Puts imagined worlds into a position, one after the other."""

    def __init__(self, view: View, k: Tables, known: Hidden) -> None:
        self.k, self.seats, self.base = k, known.seats, position(view, k)
        deal = view.deal
        self._taken = deal.taken
        self._first_gets = k.rules.leftover == "first_trick"
        self._had_aside = next((seat for seat, n in enumerate(deal.asides) if n), -1)

    def fill(self, world: list[Cards]) -> Position:
        """The position in this world; the same object every time."""
        p, k = self.base, self.k
        for seat, cards in zip(self.seats, world, strict=True):
            if seat < k.players:
                p.hands[seat] = cards
            else:
                self._put_aside(cards)
        return p

    def _put_aside(self, cards: Cards) -> None:
        """Undealt cards are out of play, or go with the first trick, face down."""
        p, k = self.base, self.k
        if not self._first_gets:
            p.total = k.total - k.sum(cards & k.penalty)
            p.bonus = k.bonus & ~cards
        elif p.first:
            p.aside = cards
        else:
            self._already_taken(cards)

    def _already_taken(self, cards: Cards) -> None:
        p, k = self.base, self.k
        taken = list(self._taken)
        taken[self._had_aside] |= cards
        p.score = [k.sum(mask) for mask in taken]
        p.swept = [mask & k.bonus for mask in taken]
        p.owner = moon.owner(k, taken)
