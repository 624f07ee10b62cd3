"""Thinking ahead: what the levels that search have in common."""

from collections.abc import Callable, Generator

from game.bots.common import Luck, answer
from game.bots.passing import choose
from game.bots.race import Budget
from game.bots.search import search
from game.bots.tables import tables
from game.bots.trades import trade
from game.engine.deal import Phase
from game.engine.moves import Give, Move, Play
from game.engine.view import View

Think = Callable[[View, Luck], Generator[None, None, Move]]


def thinker(playing: Budget, passing: Budget | None) -> Think:
    """A way of thinking with these budgets; without one for passing, cards are passed by rule of thumb."""

    def think(view: View, rng: Luck) -> Generator[None, None, Move]:
        words = answer(view)
        if words is not None:
            return words
        if view.deal.phase is not Phase.PASSING:
            return Play(view.seat, (yield from search(view, rng, playing)))
        if passing is not None:
            return Give(view.seat, (yield from trade(view, rng, passing)))
        k = tables(view.deal.rules)
        return Give(view.seat, choose(k, view.hand, view.legal(), len(view.receivers)))

    return think
