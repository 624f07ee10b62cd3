"""Medium: the rules of thumb of a good club player. Counts voids, the queen and every card that is out,
keeps low hearts, ducks high, throws trouble first, and spends a heart to stop a moon. It does not look ahead.
"""

from collections.abc import Generator

from game.bots import thumb
from game.bots.common import Luck, answer
from game.bots.facts import facts
from game.bots.passing import choose
from game.bots.tables import tables
from game.engine.deal import Phase
from game.engine.moves import Give, Move, Play
from game.engine.view import View


def think(view: View, rng: Luck) -> Generator[None, None, Move]:
    """The move of the rules of thumb; never pauses, and needs no luck."""
    yield from ()
    words = answer(view)
    if words is not None:
        return words
    if view.deal.phase is Phase.PASSING:
        k = tables(view.deal.rules)
        return Give(view.seat, choose(k, view.hand, view.legal(), len(view.receivers)))
    return Play(view.seat, thumb.card(facts(view)))
