"""What a view says at a glance, as the ints that the rules of thumb read."""

from typing import NamedTuple

from game.bots import moon
from game.bots.tables import Tables, tables
from game.engine.cards import SUIT, Card, Cards, Seat, of, suit
from game.engine.deal import voids
from game.engine.view import View


class Facts(NamedTuple):
    """A view at the moment of a card."""

    k: Tables
    hand: Cards
    legal: Cards
    live: Cards  # all cards not played yet, the own ones included
    high: Card  # the best card of the trick, -1 when leading
    winner: Seat  # who holds the trick so far, -1 when leading
    points: int  # in the trick
    left: int  # players still to come who may follow suit; 0 when no points can come either
    behind: int  # players still to come
    threat: Seat  # another seat that may be shooting the moon, or -1
    own: bool  # this seat owns all points seen
    lying: Cards  # the cards of the trick


def facts(view: View) -> Facts:
    """The facts of a view whose turn it is to play a card."""
    deal, k = view.deal, tables(view.deal.rules)
    high, winner = best(deal.leader, deal.trick, k.players)
    behind = k.players - 1 - len(deal.trick)
    shown = voids(deal)
    to_come = [(view.seat + step) % k.players for step in range(1, behind + 1)]
    led = deal.led
    left = sum(led not in shown[seat] for seat in to_come) if led is not None else behind
    if led is not None and (not view.unseen & SUIT[led] or (deal.first_trick and not k.first_free)):
        left = 0
    lying = of(deal.trick)
    return Facts(
        k,
        view.hand,
        view.legal(),
        view.unseen | view.hand,
        high,
        winner,
        k.sum(lying),
        left,
        behind,
        moon.threat(deal, k, view.seat),
        moon.owner(k, deal.taken) == view.seat,
        lying,
    )


def best(leader: Seat, trick: tuple[Card, ...], players: int) -> tuple[Card, Seat]:
    """The best card of a running trick and who played it; (-1, -1) when nothing lies."""
    high, seat = -1, -1
    for place, c in enumerate(trick):
        if suit(c) == suit(trick[0]) and c > high:
            high, seat = c, (leader + place) % players
    return high, seat
