"""What follows from a rule set before anybody plays: the deck, the hand size, the values and the passes."""

from functools import lru_cache
from typing import NamedTuple

from game.engine.cards import FULL, Cards, Seat, count, of
from game.engine.rules import Rules

LEFT, RIGHT, ACROSS, SCATTER, HOLD = "left", "right", "across", "scatter", "hold"
_STEP = {LEFT: 1, RIGHT: -1, ACROSS: 2}
_CYCLES = {
    "LRAS": (LEFT, RIGHT, ACROSS, SCATTER),
    "LRA": (LEFT, RIGHT, ACROSS),
    "L": (LEFT,),
    "none": (HOLD,),
}


class Deck(NamedTuple):
    """The cards of a rule set and how they are shared out."""

    cards: Cards  # all that are used, dealt or not
    each: int  # cards dealt to each player
    left: int  # cards that are not dealt


@lru_cache(maxsize=256)
def deck(rules: Rules) -> Deck:
    """The deck of a rule set."""
    if rules.deck == "aside":
        return Deck(FULL, 13, 13)
    cards = FULL & ~rules.removed
    return Deck(cards, *divmod(count(cards), rules.players))


@lru_cache(maxsize=256)
def worth(rules: Rules) -> tuple[int, ...]:
    """The points of every card, by card."""
    values = rules.values()
    return tuple(values.get(c, 0) for c in range(52))


@lru_cache(maxsize=256)
def penalty_cards(rules: Rules) -> Cards:
    """The cards of the deck that add points."""
    return of(c for c, points in enumerate(worth(rules)) if points > 0) & deck(rules).cards


@lru_cache(maxsize=256)
def bonus_cards(rules: Rules) -> Cards:
    """The cards of the deck that take points off."""
    return of(c for c, points in enumerate(worth(rules)) if points < 0) & deck(rules).cards


def points(rules: Rules, cards: Cards) -> int:
    """What a set of cards is worth."""
    table, total = worth(rules), 0
    interesting = cards & (penalty_cards(rules) | bonus_cards(rules))
    while interesting:
        low = interesting & -interesting
        total += table[low.bit_length() - 1]
        interesting ^= low
    return total


def direction(rules: Rules, hand_no: int) -> str | None:
    """Where the cards of a hand (numbered from 1) go; None when the dealer names it."""
    if rules.deck == "aside":
        return HOLD
    if rules.pass_cycle == "dealer":
        return None
    usual = (LEFT, RIGHT, ACROSS, HOLD) if rules.players == 4 else (LEFT, RIGHT, HOLD)
    cycle = _CYCLES.get(rules.pass_cycle, usual)
    return cycle[(hand_no - 1) % len(cycle)]


def directions(rules: Rules) -> tuple[str, ...]:
    """What a dealer may name."""
    return (LEFT, RIGHT, ACROSS, SCATTER, HOLD) if rules.players == 4 else (LEFT, RIGHT, HOLD)


def receivers(rules: Rules, way: str, giver: Seat) -> tuple[Seat, ...]:
    """Who gets each card that a seat passes, one receiver a card; empty on a hold hand."""
    if way == HOLD:
        return ()
    if way == SCATTER:
        return tuple((giver + step) % rules.players for step in range(1, rules.players))
    return ((giver + _STEP[way]) % rules.players,) * rules.pass_count
