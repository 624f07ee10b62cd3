"""Cards, sets of cards and their notation.

A `Card` is an int from 0 to 51, suit by suit (clubs, diamonds, spades, hearts), deuce to ace. `Cards` is a
52-bit mask of them: bit `c` is set when card `c` is in it. A `Seat` counts clockwise from 0. Notation is
rank then suit: `QS`, `TD`; sets are cards separated by spaces, printed suit by suit from low to high.
"""

from collections.abc import Iterable, Iterator

Card = int
Cards = int
Seat = int

RANKS = "23456789TJQKA"
SUITS = "CDSH"
CLUBS, DIAMONDS, SPADES, HEARTS = range(4)

SUIT_WORDS = ("clubs", "diamonds", "spades", "hearts")
_RANK_WORDS = "two three four five six seven eight nine ten jack queen king ace".split()

FULL: Cards = (1 << 52) - 1
SUIT: tuple[Cards, ...] = tuple(0x1FFF << 13 * suit for suit in range(4))


class NotationError(ValueError):
    """A text that is no card; the message says which and what is allowed."""


def card(text: str) -> Card:
    """The card that a two-letter text names, e.g. `card("QS")`. Raises NotationError."""
    if len(text) == 2 and text[0] in RANKS and text[1] in SUITS:
        return SUITS.index(text[1]) * 13 + RANKS.index(text[0])
    raise NotationError(f"{text!r} is no card: write a rank of {RANKS} and a suit of {SUITS}, as in QS.")


def name(c: Card) -> str:
    """The notation of one card, the inverse of `card`."""
    return RANKS[c % 13] + SUITS[c // 13]


def spoken(c: Card) -> str:
    """The card as people say it, e.g. "queen of spades"."""
    return f"{_RANK_WORDS[c % 13]} of {SUIT_WORDS[c // 13]}"


def sequence(text: str) -> list[Card]:
    """Cards separated by white space, in the order written. Raises NotationError; a card may stand once."""
    found = [card(word) for word in text.split()]
    if len(set(found)) < len(found):
        raise NotationError(f"{text!r} names a card twice: every card exists once.")
    return found


def parse(text: str) -> Cards:
    """The set of cards that a text names: `parse("QS 2C")`. Raises NotationError."""
    return of(sequence(text))


def show(cards: Cards) -> str:
    """A set in notation, suit by suit from low to high."""
    return " ".join(name(c) for c in each(cards))


def of(cards: Iterable[Card]) -> Cards:
    """The set of the given cards."""
    mask = 0
    for c in cards:
        mask |= 1 << c
    return mask


def each(cards: Cards) -> Iterator[Card]:
    """The cards of a set, in rising order."""
    while cards:
        low = cards & -cards
        yield low.bit_length() - 1
        cards ^= low


def count(cards: Cards) -> int:
    """How many cards are in a set."""
    return cards.bit_count()


def suit(c: Card) -> int:
    """CLUBS, DIAMONDS, SPADES or HEARTS."""
    return c // 13


def rank(c: Card) -> int:
    """0 for a deuce to 12 for an ace."""
    return c % 13


def lowest(cards: Cards) -> Card:
    """The lowest card of a set that is not empty."""
    return (cards & -cards).bit_length() - 1


def highest(cards: Cards) -> Card:
    """The highest card of a set that is not empty (hearts above spades above diamonds above clubs)."""
    return cards.bit_length() - 1


def winner(cards: Iterable[Card]) -> int:
    """Which of the cards played in this order takes the trick: an index. Discards never win."""
    order = list(cards)
    led = suit(order[0])
    return max(range(len(order)), key=lambda i: order[i] if suit(order[i]) == led else -1)


QUEEN: Card = card("QS")
HIGH_SPADES: Cards = parse("QS KS AS")
