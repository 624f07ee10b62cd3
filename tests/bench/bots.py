"""How fast the bots are: `python -m tests.bench.bots`. Prints JSON.

The playout of a whole hand, the time a move of each level takes, and the longest stretch between two of its
pauses, in seconds of processor time. `tests.bench.engine` holds the playouts against OpenSpiel's.
"""

import json
import time
from random import Random
from typing import Any

from game import bots
from game.bots.kernel import playout
from game.bots.tables import tables
from game.bots.trades import opening
from game.engine.cards import of
from game.engine.rules import Rules
from tests.bots.moments import moments, view_of

HANDS = 400


def kernel_seconds() -> float:
    """Seconds a whole hand, played by the rules of thumb."""
    k, luck, positions = tables(Rules()), Random(1), []
    for _ in range(HANDS):
        deck = list(range(52))
        luck.shuffle(deck)
        positions.append(opening(k, [of(deck[seat::4]) for seat in range(4)], 0, 0))
    start = time.process_time()
    for position in positions:
        playout(k, position)
    return (time.process_time() - start) / HANDS


def level_seconds(name: str, hands: int = 2) -> dict[str, float]:
    """Median, 95th percentile and longest move of a level, and its longest stretch without a pause."""
    moves, stretch = [], 0.0
    for seed in range(hands):
        for match, seat in moments(Rules(), Random(seed)):
            thoughts = bots.level(name)(view_of(match, seat), bots.generator(b"bench"))
            spent, running = 0.0, True
            while running:
                start = time.process_time()
                running = next(thoughts, thoughts) is not thoughts
                step = time.process_time() - start
                spent, stretch = spent + step, max(stretch, step)
            moves.append(spent)
    moves.sort()
    return {
        "median": moves[len(moves) // 2],
        "p95": moves[int(0.95 * len(moves))],
        "longest": moves[-1],
        "stretch": stretch,
    }


def main() -> None:
    """Measure and print."""
    figures: dict[str, Any] = {"playout": kernel_seconds()}
    figures |= {name: level_seconds(name) for name in bots.LEVELS}
    print(json.dumps(figures, indent=1))


if __name__ == "__main__":
    main()
