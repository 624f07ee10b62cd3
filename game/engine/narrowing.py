"""The one list of rules (`legal.constraints`) compiled into masks, for playouts and fast queries.

Nothing here states a rule: the masks are asked of `constraints` once a rule set.
"""

from game.engine.cards import FULL, HEARTS, QUEEN, SUIT, Cards
from game.engine.deal import Deal, Trick
from game.engine.legal import constraints
from game.engine.rules import Rules

LEAD = 4  # in place of a suit led
_NOT_HEARTS: Cards = FULL & ~SUIT[HEARTS]
_LATER = (Trick(0, (), 0),)
_QUEEN_AND_HEARTS: Cards = SUIT[HEARTS] | 1 << QUEEN


def situation(led: int, first: bool, broken: bool) -> int:
    """The number of a situation: the suit led (or LEAD), is it the first trick, are hearts broken."""
    return (led * 2 + first) * 2 + broken


class Narrowing:
    """What is legal by a rule set, except that the opening card must open the hand."""

    __slots__ = ("_heart_for_queen", "_in_her_place", "_masks")

    def __init__(self, rules: Rules) -> None:
        """Compile a rule set: about a millisecond."""
        self._masks = [_compiled(rules, number, FULL) for number in range(20)]
        self._in_her_place = [_compiled(rules, number, _QUEEN_AND_HEARTS) for number in range(20)]
        self._heart_for_queen = rules.heart_for_queen

    def legal(self, hand: Cards, number: int) -> Cards:
        """The cards of a hand that may be played in a situation; never empty for a hand that is not."""
        if self._heart_for_queen and hand & _NOT_HEARTS == 1 << QUEEN:
            masks = self._in_her_place[number]
        else:
            masks = self._masks[number]
        for allowed in masks:
            hand = hand & allowed or hand
        return hand


def _compiled(rules: Rules, number: int, hand: Cards) -> tuple[Cards, ...]:
    led, first, broken = number // 4, number // 2 % 2, number % 2
    trick = () if led == LEAD else (led * 13,)
    deal = Deal(rules, trick=trick, broken=bool(broken), tricks=() if first else _LATER)
    return tuple(allowed for allowed, _ in constraints(deal, hand))
