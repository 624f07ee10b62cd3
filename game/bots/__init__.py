"""The bots: who plays the other seats, from a view alone.

`level(name)` gives a `think(view, rng)`: a generator that pauses by yielding every few milliseconds and
returns a move. `rng` is `generator(seed)`; a decision is a pure function of (view, seed, level).
"""

from collections.abc import Callable, Generator
from random import Random

from game.bots import easy, medium
from game.bots.common import generator
from game.engine.moves import Move
from game.engine.view import View

Think = Callable[[View, Random], Generator[None, None, Move]]

_LEVELS: dict[str, Think] = {"easy": easy.think, "medium": medium.think}
LEVELS: tuple[str, ...] = tuple(_LEVELS)


def level(name: str) -> Think:
    """The way of thinking of a level. Raises KeyError with a sentence."""
    if name not in _LEVELS:
        raise KeyError(f"{name!r} is no level: choose one of {', '.join(LEVELS)}.")
    return _LEVELS[name]


__all__ = ["LEVELS", "Think", "generator", "level"]
