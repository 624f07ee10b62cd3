"""The statistics of the deal: does any card, seat, place or pair come more often than theory says?

    python -m tests.engine.deal_statistics --hands 1000000

Seeds and thresholds are fixed in advance: deal number i is shuffled with SHA-256("deal statistics i"), and
every statistic is turned into a standard score (Wilson and Hilferty's cube root of chi-square), which has to
lie between -5 and 5: a fit that is too good is as suspicious as one that is too bad. With some seventy
statistics a fair deal would leave that range once in about 25,000 runs.
"""

import argparse
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from hashlib import sha256
from math import comb, sqrt

import numpy as np
from numpy.typing import NDArray

from game.engine.cards import FULL, SUIT_WORDS
from game.engine.fairdeal import order

LIMIT = 5.0
BATCH = 5_000
Counts = NDArray[np.int64]


@dataclass
class Tally:
    """What is counted over many decks of 52 cards, dealt to four seats with dealer 3 (so seat 0 is first)."""

    hands: int
    place: Counts  # [card, place in the deck]
    follows: Counts  # [card, the card right below it]
    apart: Counts  # [card, how many places from it lies the next card of the fresh deck]
    lengths: Counts  # [seat, suit, number of cards]

    def __add__(self, other: "Tally") -> "Tally":
        return Tally(
            self.hands + other.hands,
            self.place + other.place,
            self.follows + other.follows,
            self.apart + other.apart,
            self.lengths + other.lengths,
        )


@dataclass(frozen=True)
class Finding:
    """One statistic: its name, its value, what theory expects of it, and its standard score."""

    name: str
    value: float
    freedom: float
    score: float


def tally(first: int, hands: int) -> Tally:
    """The counts of the deals numbered from `first`."""
    seeds = (sha256(f"deal statistics {i}".encode()).digest() for i in range(first, first + hands))
    decks: Counts = np.array([order(seed, FULL) for seed in seeds], dtype=np.int64)
    places: Counts = np.argsort(decks, axis=1)
    gaps = np.abs(places[:, 1:] - places[:, :-1])
    lengths = np.zeros((4, 4, 14), dtype=np.int64)
    for seat in range(4):
        suits = decks[:, seat::4] // 13
        for suit in range(4):
            lengths[seat, suit] = np.bincount((suits == suit).sum(axis=1), minlength=14)
    return Tally(
        hands,
        _grid(np.arange(52)[None, :] * 52 + places),
        _grid(decks[:, :-1] * 52 + decks[:, 1:]),
        _grid(np.arange(51)[None, :] * 52 + gaps),
        lengths,
    )


def _grid(codes: Counts) -> Counts:
    return np.bincount(codes.ravel(), minlength=52 * 52).reshape(52, 52)


def gather(hands: int, workers: int = 1) -> Tally:
    """The counts of so many deals, in so many processes."""
    starts = range(0, hands, BATCH)
    sizes = [min(BATCH, hands - start) for start in starts]
    if workers == 1:
        return _sum(map(tally, starts, sizes))
    with ProcessPoolExecutor(workers) as pool:
        return _sum(pool.map(tally, starts, sizes))


def _sum(parts: Iterator[Tally]) -> Tally:
    total = next(parts)
    for part in parts:
        total += part
    return total


def findings(counted: Tally) -> Iterator[Finding]:
    """All statistics of the counts."""
    n = counted.hands
    yield _permuted("each card to each seat", counted.place.reshape(52, 13, 4).sum(axis=1), n / 4, 51 * 3)
    yield _permuted("each card to each place", counted.place, n / 52, 51 * 51)
    yield _followers(counted.follows, n)
    gap = np.array([2 * (52 - d) / (52 * 51) for d in range(1, 52)])
    for card in range(51):
        yield _plain(f"distance of cards {card} and {card + 1}", counted.apart[card, 1:], gap * n)
    length = np.array([comb(13, k) * comb(39, 13 - k) / comb(52, 13) for k in range(14)])
    for seat in range(4):
        for suit, word in enumerate(SUIT_WORDS):
            yield _plain(
                f"number of {word} of seat {seat}", *_pooled(counted.lengths[seat, suit], length * n)
            )


def _pooled(seen: Counts, expected: NDArray[np.float64]) -> tuple[Counts, NDArray[np.float64]]:
    """Seven cards and more as one class, so that no class is rare."""
    return np.append(seen[:7], seen[7:].sum()), np.append(expected[:7], expected[7:].sum())


def _plain(name: str, seen: Counts, expected: NDArray[np.float64]) -> Finding:
    value = float(((seen - expected) ** 2 / expected).sum())
    return Finding(name, value, len(seen) - 1, score(value, len(seen) - 1))


def _permuted(name: str, seen: Counts, expected: float, freedom: int) -> Finding:
    """Cards exclude each other from a place, which enlarges the variance by 52/51."""
    value = float(((seen - expected) ** 2).sum() / expected * 51 / 52)
    return Finding(name, value, freedom, score(value, freedom))


def _followers(seen: Counts, hands: int) -> Finding:
    """Ordered neighbours in the deck, each expected once in 52 decks.

    The cells depend on each other, so the sum is matched to a scaled chi-square by its exact mean and
    variance. Of two cells, those that share the first or the last card, or are each other's reverse, exclude
    each other; all others come together with the chance 1 / (52 51).
    """
    p, cells = 1 / 52, 52 * 51
    value = float(((seen - hands * p) ** 2).sum() - 52 * (hands * p) ** 2) / (hands * p)
    own, never, together = p - p * p, -p * p, 1 / (52 * 51) - p * p
    squares = own**2 + 101 * never**2 + (cells - 102) * together**2
    mean, variance = cells * own / p, 2 * cells * squares / p**2
    scale = variance / (2 * mean)
    return Finding(
        "each card under each other", value / scale, mean / scale, score(value / scale, mean / scale)
    )


def score(value: float, freedom: float) -> float:
    """The standard score of a chi-square value (Wilson and Hilferty, 1931)."""
    spread = 2 / (9 * freedom)
    return float(((value / freedom) ** (1 / 3) - (1 - spread)) / sqrt(spread))


def main(argv: list[str] | None = None) -> int:
    """Count, print every statistic, and say in a sentence whether all are within the limit."""
    parser = argparse.ArgumentParser(description="Statistics of the deal against theory.")
    parser.add_argument("--hands", type=int, default=1_000_000, help="how many deals")
    parser.add_argument("--workers", type=int, default=2, help="how many processes")
    asked = parser.parse_args(argv)
    found = list(findings(gather(asked.hands, asked.workers)))
    for one in found:
        print(
            f"{one.name:30} chi-square {one.value:8.1f} of {one.freedom:6.1f} degrees, score {one.score:+.2f}"
        )
    worst = max(found, key=lambda one: abs(one.score))
    fair = abs(worst.score) < LIMIT
    verdict = "All lie" if fair else "Not all lie"
    print(f"{verdict} within {LIMIT:g}: the largest of {len(found)} is {worst.score:+.2f} ({worst.name}).")
    return 0 if fair else 1


if __name__ == "__main__":
    raise SystemExit(main())
