"""How to go for the moon: lead what cannot be beaten, win what has points, throw small side cards."""

from game.bots.tables import Tables
from game.engine.cards import HEARTS, SUIT, Card, Cards


def lead(k: Tables, hand: Cards, legal: Cards, live: Cards) -> Card:
    """A sure winner of the longest side suit, hearts last; without one, the card with the fewest above it."""
    out = live & ~hand
    best, most = -1, -1 << 30
    for suit in range(4):
        held = legal & SUIT[suit]
        if held:
            c = held.bit_length() - 1
            above = ((out & SUIT[suit]) >> c).bit_count()
            worth = (held.bit_count() - 60 * above) * 4 + (0 if suit == HEARTS else 1)
            if worth > most:
                best, most = c, worth
    return best


def follow(k: Tables, held: Cards, high: Card, points: int, left: int) -> Card:
    """Win: last as cheaply as possible, before that as high as possible; else the lowest harmless card."""
    over = held & ~((1 << high) - 1)
    if over:
        return (over & -over).bit_length() - 1 if left == 0 else over.bit_length() - 1
    low = held & ~k.penalty or held
    return (low & -low).bit_length() - 1


def discard(k: Tables, legal: Cards) -> Card:
    """The lowest card without points."""
    best, least = -1, 99
    for suit in range(4):
        held = legal & SUIT[suit] & ~k.penalty
        if held:
            c = (held & -held).bit_length() - 1
            if c % 13 < least:
                best, least = c, c % 13
    return best if best >= 0 else (legal & -legal).bit_length() - 1
