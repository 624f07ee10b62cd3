"""A duel: every deal once per seating, so that the luck of cards and of seats cancels.

A deal with all its seatings is one task; tasks are independent, and any executor with `submit` runs them:
local processes or a Dask cluster.
"""

from collections.abc import Iterator
from concurrent.futures import Executor, Future, as_completed
from dataclasses import asdict, dataclass
from itertools import combinations
from typing import Any

from game.arena.chairs import Chair, chair
from game.arena.hands import Outcome, play_hand
from game.engine.rules import Rules


@dataclass(frozen=True, slots=True)
class Duel:
    """Who meets whom: `a` sits in `many` of the seats, `b` in the others."""

    a: str
    b: str
    many: int
    code: str = ""  # of the rules
    seed: int = 1

    @property
    def rules(self) -> Rules:
        """The rule set."""
        return Rules.parse(self.code)

    def seatings(self) -> list[str]:
        """All ways to seat them, e.g. "AABB"."""
        seats = range(self.rules.players)
        return [
            "".join("A" if seat in chosen else "B" for seat in seats)
            for chosen in combinations(seats, self.many)
        ]


@dataclass(frozen=True, slots=True)
class Played:
    """One deal in all seatings: points by seating and seat, moons made and stopped, and what it cost."""

    number: int
    points: tuple[tuple[int, ...], ...]
    shooters: tuple[int, ...]  # by seating; -1: nobody
    stoppers: tuple[int, ...]
    cost: tuple[tuple[int, float, int], tuple[int, float, int]]  # A, B: decisions, seconds, playouts

    def plain(self) -> dict[str, Any]:
        """As JSON takes it."""
        return asdict(self)

    @classmethod
    def read(cls, said: dict[str, Any]) -> "Played":
        """The inverse of `plain`, also after JSON has made lists of the tuples."""
        return cls(
            said["number"],
            tuple(map(tuple, said["points"])),
            tuple(said["shooters"]),
            tuple(said["stoppers"]),
            (tuple(said["cost"][0]), tuple(said["cost"][1])),
        )


def play_deal(duel: Duel, number: int) -> Played:
    """One task: the deal with this number, in all seatings."""
    rules, seatings = duel.rules, duel.seatings()
    sides: dict[str, list[Chair]] = {
        "A": [chair(duel.a) for _ in range(duel.many)],
        "B": [chair(duel.b) for _ in range(rules.players - duel.many)],
    }
    results: list[Outcome] = []
    try:
        for seating in seatings:
            left = {side: iter(chairs) for side, chairs in sides.items()}
            results.append(play_hand(rules, number, [next(left[side]) for side in seating], duel.seed))
    finally:
        for chairs in sides.values():
            for player in chairs:
                player.leave()
    return Played(
        number,
        tuple(result.points for result in results),
        tuple(result.shooter for result in results),
        tuple(result.stopper for result in results),
        (_cost(sides["A"]), _cost(sides["B"])),
    )


def _cost(chairs: list[Chair]) -> tuple[int, float, int]:
    return (
        sum(player.decisions for player in chairs),
        sum(player.seconds for player in chairs),
        sum(player.playouts for player in chairs),
    )


def run(duel: Duel, numbers: list[int], pool: Executor | None) -> Iterator[Played]:
    """The deals as they are finished, in any order; without an executor one after the other."""
    if pool is None:
        yield from (play_deal(duel, number) for number in numbers)
        return
    waiting: list[Future[Played]] = [pool.submit(play_deal, duel, number) for number in numbers]
    for future in as_completed(waiting):
        yield future.result()
