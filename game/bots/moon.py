"""Moons: who may be shooting one, and how a moon counts best."""

from game.bots.tables import Tables
from game.engine.cards import Cards, Seat
from game.engine.deal import Deal
from game.engine.rules import Rules
from game.engine.setup import penalty_cards, points

ALARM = 5  # a player who owns all points seen, and a fifth of all that there are, may be shooting


def owner(k: Tables, taken: tuple[Cards, ...] | list[Cards]) -> Seat:
    """The only seat that has taken penalty cards; -1 when nobody has, `players` when several have."""
    found = -1
    for seat, cards in enumerate(taken):
        if cards & k.penalty:
            found = seat if found < 0 else k.players
    return found


def threat(deal: Deal, k: Tables, me: Seat) -> Seat:
    """The other seat that may be shooting the moon, or -1."""
    seat = owner(k, deal.taken)
    if not k.moon or seat in (-1, me, k.players):
        return -1
    return seat if ALARM * points(k.rules, deal.taken[seat] & k.penalty) >= k.total else -1


def form(deal: Deal, me: Seat) -> str:
    """ "add" or "subtract", whichever leaves the shooter better: first by the end of the match, then by rank,
    then by the lead over the best opponent; between equals "add"."""
    return max(("add", "subtract"), key=lambda way: (*_standing(deal, me, way), way == "add"))


def _standing(deal: Deal, me: Seat, way: str) -> tuple[int, int, int]:
    totals = _after(deal, me, way)
    best = min(total for seat, total in enumerate(totals) if seat != me)
    alone = totals.count(min(totals)) == 1 or deal.rules.tie == "share"  # else a tie goes on
    ends = _ends(deal.rules, deal, totals) and alone
    verdict = (1 if totals[me] <= best else -1) if ends else 0
    better = sum(total < totals[me] for seat, total in enumerate(totals) if seat != me)
    return verdict, -better, best - totals[me]


def _after(deal: Deal, me: Seat, way: str) -> list[int]:
    """The totals after a moon in one form; the bonus card counts for whoever took it."""
    rules = deal.rules
    in_play = 0
    for cards in deal.taken:
        in_play |= cards & penalty_cards(rules)
    value = points(rules, in_play) * (2 if deal.moon is not None and deal.moon.sun else 1)
    totals = []
    for seat, total in enumerate(deal.totals):
        bonus = points(rules, deal.taken[seat] & ~penalty_cards(rules))
        change = (-value if seat == me else 0) if way == "subtract" else (0 if seat == me else value)
        totals.append(total + bonus + change)
    if rules.exact_reset and rules.end_kind == "points":
        totals = [total // 2 if total == rules.end_at else total for total in totals]
    return totals


def _ends(rules: Rules, deal: Deal, totals: list[int]) -> bool:
    if rules.end_kind == "points":
        return max(totals) >= rules.end_at
    return deal.time_up if rules.end_kind == "minutes" else deal.number >= rules.end_at
