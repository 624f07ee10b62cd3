"""A race between candidate moves: all run over the same imagined worlds, and who is clearly beaten drops out.

Common worlds make the comparison a paired one: the luck of a world helps or hurts all candidates alike, so
that a few dozen worlds separate what thousands of independent ones would not.
"""

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from math import fsum  # the sum of floats is another one in Python 3.11 than later; this is one everywhere

from game.bots.common import Luck

CARDS_A_PAUSE = 250  # cards played out between two pauses: 1 ms natively, 3 ms in a browser

RARE = 2.0  # variance, in points squared, for what the first few worlds may not have shown: a rare queen


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a level looks at. Counted in worlds, never in time, so that a decision can be repeated.

    A race has up to `worlds` worlds, picked from `over` times as many by likelihood; after every `batch` the
    candidates fall out that are behind by more than `margin` standard errors.
    """

    worlds: int
    over: int = 3
    batch: int = 8
    margin: float = 2.0
    caution: float = 1.5  # a bold candidate must lead by so many standard errors
    handicap: float = 0.5  # points added to a bold candidate: imagined defenders are too kind
    solve: int = 2


def race(
    arms: int,
    worlds: int,
    value: Callable[[int, int], float],
    same: Sequence[int],
    bold: Sequence[bool],
    cost: int,
    budget: Budget,
    rng: Luck,
) -> Generator[None, None, int]:
    """The arm with the lowest mean of `value(world, arm)`.

    `same[arm]` names the move of an arm: when all that are left mean one move, the race is over. `cost` is
    the number of cards one value plays out, for the pauses.
    """
    seen: list[list[float]] = [[] for _ in range(arms)]
    alive, done, spent = list(range(arms)), 0, 0
    while done < worlds:
        end = min(worlds, done + budget.batch)
        for arm in alive:
            row = seen[arm]
            for world in range(done, end):
                row.append(value(world, arm) + budget.handicap * bold[arm])
                rng.playouts += 1
                spent += cost
                if spent >= CARDS_A_PAUSE:
                    spent = 0
                    yield
        done = end
        alive = _survivors(alive, seen, done, budget.margin)
        if len({same[arm] for arm in alive}) == 1:
            break
    return _choice(alive, seen, bold, done, budget)


def _choice(
    alive: list[int], seen: list[list[float]], bold: Sequence[bool], done: int, budget: Budget
) -> int:
    """The best candidate; a bold one only when it leads beyond chance.

    Bold values scatter widely, so that the best of many looks better than it is.
    """
    ranked = sorted(alive, key=lambda arm: (fsum(seen[arm]), arm))
    calm = next((arm for arm in ranked if not bold[arm]), ranked[0])
    if not bold[ranked[0]]:
        return ranked[0]
    mean, spread = _gap(seen[calm], seen[ranked[0]], done)
    return ranked[0] if mean * mean * done >= budget.caution * budget.caution * spread else calm


def _gap(one: list[float], other: list[float], done: int) -> tuple[float, float]:
    """Mean and variance of the differences of two candidates over the same worlds."""
    gaps = [x - y for x, y in zip(one, other, strict=True)]
    mean = fsum(gaps) / done
    return mean, fsum((gap - mean) * (gap - mean) for gap in gaps) / max(1, done - 1) + RARE


def _survivors(alive: list[int], seen: list[list[float]], done: int, margin: float) -> list[int]:
    best = min(alive, key=lambda arm: (fsum(seen[arm]), arm))
    kept = []
    for arm in alive:
        mean, spread = _gap(seen[arm], seen[best], done)
        if mean <= 0 or mean * mean * done <= margin * margin * spread:
            kept.append(arm)
    return kept
