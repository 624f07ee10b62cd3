"""What the bots need of a rule set, as numbers and masks that are computed once.

`big` are the penalty cards that hurt alone (an eighth of all points or more): the queen of spades in the
standard game. The rules of thumb speak of big cards, so that they hold for every table of card values.
"""

from functools import lru_cache

from game.engine.cards import FULL, HEARTS, QUEEN, SUIT, Cards, each, of
from game.engine.rules import Rules
from game.engine.setup import bonus_cards, deck, penalty_cards, points, worth

CLUBS_MASK, DIAMONDS_MASK, SPADES_MASK, HEARTS_MASK = SUIT
NOT_HEARTS: Cards = FULL & ~SUIT[HEARTS]
QUEEN_BIT: Cards = 1 << QUEEN


class Tables:
    """A rule set, ready for fast play. `total` is the sum of the positive cards: the value of a moon."""

    __slots__ = (
        "adds",
        "big",
        "bonus",
        "broken_always",
        "deck",
        "first_free",
        "heart_for_queen",
        "moon",
        "moon_needs_bonus",
        "no_trick_bonus",
        "penalty",
        "players",
        "queen_breaks",
        "rules",
        "sun",
        "total",
        "waits",
        "worth",
    )

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.players = rules.players
        self.deck = deck(rules).cards
        self.worth = worth(rules)
        self.penalty = penalty_cards(rules)
        self.bonus = bonus_cards(rules)
        self.total = sum(self.worth[c] for c in each(self.penalty))
        self.big = of(c for c in each(self.penalty) if self.worth[c] * 8 >= self.total)
        self.broken_always = rules.lead_hearts == "any_time"
        self.waits = rules.queen_waits
        self.heart_for_queen = rules.heart_for_queen
        self.queen_breaks = rules.queen_breaks
        self.first_free = rules.first_trick_points
        self.moon = rules.moon != "off"
        self.adds = rules.moon != "subtract"
        self.moon_needs_bonus = rules.moon_needs_bonus
        self.sun = rules.sun
        self.no_trick_bonus = rules.no_trick_bonus

    def sum(self, cards: Cards) -> int:
        """What a set of cards is worth."""
        return points(self.rules, cards) if cards else 0


@lru_cache(maxsize=64)
def tables(rules: Rules) -> Tables:
    """The tables of a rule set."""
    return Tables(rules)
