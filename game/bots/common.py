"""What all levels share: the moves that are words, and the seeds."""

from random import Random

from game.bots.directions import direction
from game.bots.moon import form
from game.engine.deal import Phase
from game.engine.moves import Choose
from game.engine.view import View


def answer(view: View) -> Choose | None:
    """The dealer's direction or the shooter's form of the moon; None when a card is asked for."""
    if view.deal.phase is Phase.DIRECTING:
        return Choose(view.seat, direction(view))
    if view.deal.phase is Phase.CHOOSING:
        return Choose(view.seat, form(view.deal, view.seat))
    return None


def generator(seed: bytes) -> Random:
    """The luck of one decision. The Mersenne Twister seeded with an int is the same in every Python; only
    its `random()` and `getrandbits()` are used, which are too."""
    return Random(int.from_bytes(seed, "big"))
