"""Where a dealer sends the cards, when the rules let him choose."""

from math import fsum

from game.bots.passing import dangers
from game.bots.tables import tables
from game.engine.setup import ACROSS, HOLD, LEFT, directions
from game.engine.view import View

CALM = 25  # a hand whose worst cards are less dangerous than this, one with another, may keep them


def direction(view: View) -> str:
    """Hold with a hand that has nothing to be rid of, else pass to the left: who plays next, before any
    other can help, holds the trouble."""
    rules = view.deal.rules
    worst = sorted(dangers(tables(rules), view.hand).values(), reverse=True)[: rules.pass_count]
    way = HOLD if fsum(worst) < CALM * len(worst) else LEFT
    return way if way in directions(rules) else ACROSS
