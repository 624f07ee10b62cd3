"""What the end of a hand is worth to a seat: its points against the others', and at the end of a match its
rank."""

from game.bots.tables import Tables
from game.engine.cards import Seat
from game.engine.deal import Deal


class Value:
    """The worth of results to one seat; lower is better. In points of the hand, as long as the match goes on;
    a hand that ends it adds what winning, or losing, is worth."""

    def __init__(self, deal: Deal, k: Tables, me: Seat) -> None:
        self.me, self.others, self.totals = me, k.players - 1, deal.totals
        self.prize = 1.5 * max(k.total, 1)
        rules = deal.rules
        self.last = deal.time_up or (rules.end_kind == "deals" and deal.number >= rules.end_at)
        self.limit = rules.end_at if rules.end_kind == "points" else 1 << 30
        self.near = self.last or max(deal.totals, default=0) + 2 * k.total >= self.limit

    def of(self, score: list[int]) -> float:
        """The worth of the points of a hand, by seat."""
        own = score[self.me]
        worth = own - (sum(score) - own) / self.others
        return worth + self._rank(score) if self.near else worth

    def _rank(self, score: list[int]) -> float:
        totals = [before + more for before, more in zip(self.totals, score, strict=True)]
        if not self.last and max(totals) < self.limit:
            return 0.0
        own = totals[self.me]
        better = sum(total < own for total in totals)
        return self.prize * better / self.others if better else -self.prize
