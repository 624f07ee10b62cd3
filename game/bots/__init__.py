"""The bots: who plays the other seats, from a view alone.

`level(name)` gives a `think(view, rng)`: a generator that pauses by yielding every few milliseconds and
returns a move. `rng` is `generator(seed)`; a decision is a pure function of (view, seed, level).
"""

from game.bots import easy, expert, hard, medium
from game.bots.common import Luck, generator
from game.bots.deliberate import Think

_LEVELS: dict[str, Think] = {
    "easy": easy.think,
    "medium": medium.think,
    "hard": hard.think,
    "expert": expert.think,
}
LEVELS: tuple[str, ...] = tuple(_LEVELS)


def level(name: str) -> Think:
    """The way of thinking of a level. Raises KeyError with a sentence."""
    if name not in _LEVELS:
        raise KeyError(f"{name!r} is no level: choose one of {', '.join(LEVELS)}.")
    return _LEVELS[name]


__all__ = ["LEVELS", "Luck", "Think", "generator", "level"]
