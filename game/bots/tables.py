"""What the bots need of a rule set, as numbers and masks that are computed once.

`big` are the penalty cards that hurt alone (an eighth of all points or more): the queen of spades in the
standard game. The rules of thumb speak of big cards, so that they hold for every table of card values.
"""

from functools import lru_cache

from game.engine.cards import FULL, HEARTS, QUEEN, SUIT, Cards
from game.engine.rules import Rules
from game.engine.setup import bonus_cards, deck, penalty_cards, worth

CLUBS_MASK, DIAMONDS_MASK, SPADES_MASK, HEARTS_MASK = SUIT
NOT_HEARTS: Cards = FULL & ~SUIT[HEARTS]
QUEEN_BIT: Cards = 1 << QUEEN


class Tables:
    """A rule set, ready for fast play. `total` is the sum of the positive cards: the value of a moon."""

    __slots__ = (
        "big",
        "bonus",
        "broken_always",
        "deck",
        "first_free",
        "heart_for_queen",
        "moon",
        "open_total",
        "penalty",
        "players",
        "queen_breaks",
        "rules",
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
        self.total = sum(points for c, points in enumerate(self.worth) if self.penalty >> c & 1)
        self.big = 0
        for c, points in enumerate(self.worth):
            if self.penalty >> c & 1 and points * 8 >= self.total:
                self.big |= 1 << c
        self.broken_always = rules.lead_hearts == "any_time"
        self.waits = rules.queen_waits
        self.heart_for_queen = rules.heart_for_queen
        self.queen_breaks = rules.queen_breaks
        self.first_free = rules.first_trick_points
        self.moon = rules.moon != "off"
        self.open_total = max(1, self.total)


@lru_cache(maxsize=64)
def tables(rules: Rules) -> Tables:
    """The tables of a rule set."""
    return Tables(rules)
