"""How likely a world is, by what the others did: would a player with that hand have played so?

Every play is compared with what the rules of thumb would have done with the imagined hand. People and other
programs deviate from them, so a difference makes a world less likely, never impossible.
"""

from typing import NamedTuple

from game.bots import moon
from game.bots.discards import discard
from game.bots.facts import best
from game.bots.follows import follow
from game.bots.implied import Hidden, plays
from game.bots.kernel import LED, legal_discard, legal_follow, legal_lead
from game.bots.leads import lead
from game.bots.tables import Tables
from game.engine.cards import Card, Cards, Seat, of
from game.engine.deal import Deal
from game.engine.view import View

# How likely a play is that the rules of thumb would not have made, against one that they would, by (another
# suit, same suit). Judged, not measured one by one; weighting as a whole was worth a point a hand.
LEAD, FOLLOW, DISCARD = (0.5, 0.57), (0.35, 0.35), (0.4, 0.44)


class Act(NamedTuple):
    """One play of another seat, and what was on the table then."""

    place: int  # of the hand, as in `Hidden.seats`
    later: Cards  # what that seat played from this moment on
    card: Card
    high: Card  # best card of the trick, -1 for a lead
    points: int
    left: int
    live: Cards
    feeds: int
    broken: bool
    first: bool


class Witness:
    """The plays of the other seats, ready to be compared with what the rules of thumb would have done."""

    def __init__(self, view: View, k: Tables, known: Hidden) -> None:
        self.k = k
        seen = list(plays(view.deal))
        later, after = [0] * k.players, 0
        acts = []
        for seat, c, deal in reversed(seen):
            later[seat] |= 1 << c
            after |= 1 << c
            if seat != view.seat and (deal.tricks or deal.trick):
                live = view.unseen | view.hand | after
                acts.append(_act(k, known.seats.index(seat), seat, c, deal, later[seat], live))
        self.acts = acts

    def weight(self, world: list[Cards]) -> float:
        """The likelihood of what was seen in this world, up to a factor."""
        k, likely = self.k, 1.0
        for act in self.acts:
            place, later, c, high, points, left, live, feeds, broken, first = act
            hand = world[place] | later
            if high < 0:
                legal, doubt = legal_lead(k, hand, broken), LEAD
                if legal & (legal - 1) == 0:
                    continue
                choice = lead(k, hand, legal, live)
            elif LED[high] >> c & 1:
                legal, doubt = legal_follow(k, hand & LED[high], first), FOLLOW
                if legal & (legal - 1) == 0 or (feeds > 0 and points > 0):
                    continue
                choice = follow(k, hand, legal, high, points, left, live)
            else:
                legal, doubt = legal_discard(k, hand, broken, first), DISCARD
                if legal & (legal - 1) == 0:
                    continue
                choice = discard(k, hand, legal, live, feeds)
            if choice != c:
                likely *= doubt[choice // 13 == c // 13]
        return likely


def _act(k: Tables, place: int, seat: Seat, c: Card, deal: Deal, later: Cards, live: Cards) -> Act:
    high, winner = best(deal.leader, deal.trick, k.players)
    threat = moon.threat(deal, k, seat)
    feeds = 0 if threat < 0 else 1 if winner == threat else -1
    behind = 0 if deal.first_trick and not k.first_free else k.players - 1 - len(deal.trick)
    points = k.sum(of(deal.trick))
    return Act(place, later, c, high, points, behind, live, feeds, deal.broken, deal.first_trick)
