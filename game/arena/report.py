"""What a duel showed: points a hand with standard errors, matches, moons, cost, and the result in words."""

from collections.abc import Sequence
from math import erfc, sqrt
from random import Random
from typing import Any

from game.arena.duel import Duel, Played

RESAMPLED = 2000  # matches put together from the hands played
CERTAIN = 0.01


def report(duel: Duel, deals: Sequence[Played]) -> dict[str, Any]:
    """The figures. `diff` is mean points of an A seat minus those of a B seat: negative when A is better."""
    deals = sorted(deals, key=lambda deal: deal.number)
    seatings = duel.seatings()
    sides = {side: [_mean(_points(deal, seatings, side)) for deal in deals] for side in "AB"}
    gaps = [a - b for a, b in zip(sides["A"], sides["B"], strict=True)]
    diff, error = mean_error(gaps)
    figures: dict[str, Any] = {
        "a": duel.a, "b": duel.b, "seats_of_a": duel.many, "rules": duel.code, "seed": duel.seed,
        "deals": len(deals), "hands": len(deals) * len(seatings),
        "diff": diff, "se_diff": error, "p": _chance(diff, error),
        "matches_a": match_share(duel, deals), "fair_share": duel.many / duel.rules.players,
    }  # fmt: skip
    for place, side in enumerate("AB"):
        mean, spread = mean_error(sides[side])
        seats = sum(seating.count(side) for seating in seatings) * len(deals)
        decisions, seconds, playouts = (sum(deal.cost[place][i] for deal in deals) for i in range(3))
        figures |= {
            f"points_{side.lower()}": mean,
            f"se_{side.lower()}": spread,
            f"moons_{side.lower()}_per_1000": 1000 * _count(deals, seatings, side, "shooters") / seats,
            f"stopped_{side.lower()}_per_1000": 1000 * _count(deals, seatings, side, "stoppers") / seats,
            f"ms_{side.lower()}": 1000 * seconds / max(1, decisions),
            f"playouts_{side.lower()}": playouts / max(1, decisions),
        }
    return figures


def words(figures: dict[str, Any]) -> str:
    """The result as one sentence."""
    diff, error = figures["diff"], figures["se_diff"]
    better, worse = (figures["a"], figures["b"]) if diff < 0 else (figures["b"], figures["a"])
    gap = f"{abs(diff):.2f} +- {error:.2f} points a hand over {figures['deals']} deals"
    if figures["p"] < CERTAIN:
        return f"{better} is better than {worse} by {gap} (p = {figures['p']:.2g})."
    return f"No certain difference between {figures['a']} and {figures['b']}: {better} leads by {gap}."


def mean_error(numbers: Sequence[float]) -> tuple[float, float]:
    """Mean and its standard error; the error of fewer than two numbers is 0."""
    mean = _mean(numbers)
    if len(numbers) < 2:
        return mean, 0.0
    spread = sum((x - mean) ** 2 for x in numbers) / (len(numbers) - 1)
    return mean, sqrt(spread / len(numbers))


def match_share(duel: Duel, deals: Sequence[Played]) -> float:
    """The share of matches that A seats win: matches to 100 points (or the limit of the rules) put together
    from the hands played, each in one seating throughout; ties are shared."""
    rules, seatings, luck = duel.rules, duel.seatings(), Random(1)
    limit = rules.end_at if rules.end_kind == "points" else 100
    won = 0.0
    for match in range(RESAMPLED):
        place = match % len(seatings)
        totals, hands = [0] * rules.players, 0
        while max(totals) < limit and hands < 100:
            hand = deals[int(luck.random() * len(deals))].points[place]
            totals, hands = [t + x for t, x in zip(totals, hand, strict=True)], hands + 1
        best = [seat for seat, total in enumerate(totals) if total == min(totals)]
        won += sum(seatings[place][seat] == "A" for seat in best) / len(best)
    return won / RESAMPLED


def _points(deal: Played, seatings: list[str], side: str) -> list[int]:
    return [
        score
        for seating, scores in zip(seatings, deal.points, strict=True)
        for who, score in zip(seating, scores, strict=True)
        if who == side
    ]


def _count(deals: Sequence[Played], seatings: list[str], side: str, what: str) -> int:
    return sum(
        seat >= 0 and seating[seat] == side
        for deal in deals
        for seating, seat in zip(seatings, getattr(deal, what), strict=True)
    )


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)


def _chance(diff: float, error: float) -> float:
    """How likely so large a difference is by chance (normal, two-sided)."""
    return erfc(abs(diff) / error / sqrt(2)) if error else float(diff == 0)
