"""What all levels share: the moves that are words, and luck."""

from random import Random

from game.bots.directions import direction
from game.bots.moon import form
from game.engine.deal import Phase
from game.engine.moves import Choose
from game.engine.view import View


class Luck(Random):
    """The chance of one decision, and a count of the playouts that it took.

    The Mersenne Twister seeded with an int is the same in every Python; the bots use `random()` alone, which
    is too.
    """

    playouts = 0


def generator(seed: bytes) -> Luck:
    """The luck that a seed gives."""
    return Luck(int.from_bytes(seed, "big"))


def answer(view: View) -> Choose | None:
    """The dealer's direction or the shooter's form of the moon; None when a card is asked for."""
    if view.deal.phase is Phase.DIRECTING:
        return Choose(view.seat, direction(view))
    if view.deal.phase is Phase.CHOOSING:
        return Choose(view.seat, form(view.deal, view.seat))
    return None
