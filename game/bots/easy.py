"""Easy: a kind beginner. Knows the rules of thumb, but looks at the table only: it forgets which cards are
gone and who was out of a suit, never suspects a moon, and one time in six plays the first card that comes to
mind, so long as it is not the big one.
"""

from collections.abc import Generator

from game.bots import thumb
from game.bots.common import Luck, answer
from game.bots.facts import facts
from game.bots.passing import dangers
from game.bots.tables import tables
from game.engine.cards import Card, each
from game.engine.deal import Phase
from game.engine.moves import Give, Move, Play
from game.engine.view import View

SLIP = 6  # one card in so many is played without thought


def think(view: View, rng: Luck) -> Generator[None, None, Move]:
    """A beginner's move; never pauses."""
    yield from ()
    words = answer(view)
    if words is not None:
        return words
    if view.deal.phase is Phase.PASSING:
        return Give(view.seat, _highest(view, len(view.receivers)))
    return Play(view.seat, _card(view, rng))


def _highest(view: View, need: int) -> tuple[Card, ...]:
    """Beginners pass what looks high, the queen of spades first."""
    k = tables(view.deal.rules)
    danger = dangers(k, view.hand)
    looks = {c: 99 if k.big >> c & 1 else c % 13 + (danger[c] > 50) for c in danger}
    return tuple(sorted(each(view.legal()), key=lambda c: (-looks[c], -c))[:need])


def _card(view: View, rng: Luck) -> Card:
    seen = facts(view)
    forgets = seen._replace(live=seen.k.deck, left=seen.behind, threat=-1)
    harmless = list(each(seen.legal & ~seen.k.big))
    if harmless and int(rng.random() * SLIP) == 0:
        return harmless[int(rng.random() * len(harmless))]
    return thumb.card(forgets)
