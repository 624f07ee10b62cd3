"""Which card to throw when the suit led is out: the one that would cost most later."""

from game.bots.tables import Tables
from game.engine.cards import HEARTS, SUIT, Card, Cards

FEED, BREAK = -600, 300  # a penalty card to the one who owns all points, and to anybody else then


def discard(k: Tables, hand: Cards, legal: Cards, live: Cards, feeds: int = 0) -> Card:
    """The card to throw away.

    `feeds` is 1 when the trick goes to a player who may shoot the moon, -1 when such a player is about but
    the trick goes to somebody else, else 0.
    """
    big = legal & k.big
    if big and feeds <= 0:
        return big.bit_length() - 1
    best, most = -1, -1 << 30
    for suit in range(4):
        held = legal & SUIT[suit]
        if held:
            c, gain = _gain(k, hand & SUIT[suit], live & ~hand & SUIT[suit], held, suit, feeds)
            if gain > most:
                best, most = c, gain
    return best


def _gain(k: Tables, own: Cards, out: Cards, held: Cards, suit: int, feeds: int) -> tuple[Card, int]:
    """The card of a suit to throw, and what getting rid of it is worth, in fifteenths of a rank."""
    pick = held & ~k.bonus or held
    if feeds > 0:
        pick = pick & ~k.penalty or pick
    c = pick.bit_length() - 1
    left = out.bit_count()
    if left:
        gain = 15 * (c % 13) + 180 * (out & ((1 << c) - 1)).bit_count() // left
    else:
        gain = 120 if suit == HEARTS else 45
    hot = out & k.big
    if hot:
        gain += 450 if hot < 1 << c else -90
    if own.bit_count() <= 2:
        gain += 30
    if suit == HEARTS:
        gain += 75
    if feeds and k.penalty >> c & 1:
        gain += FEED if feeds > 0 else BREAK
    if k.bonus >> c & 1:
        gain -= 300
    return c, gain
