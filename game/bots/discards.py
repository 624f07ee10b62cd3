"""Which card to throw when the suit led is out: the one that would cost most later."""

from game.bots.tables import Tables
from game.engine.cards import HEARTS, SUIT, Card, Cards

FEED, BREAK = -600, 300  # a penalty card to the one who owns all points, and to anybody else then


def discard(k: Tables, hand: Cards, legal: Cards, live: Cards, feeds: int = 0) -> Card:
    """The card to throw away.

    `feeds` is 1 when the trick goes to a player who may shoot the moon, -1 when such a player is about but
    the trick goes to somebody else, else 0. A gain is what getting rid of a card is worth, in fifteenths of a
    rank; in each suit it is the highest card that may go.
    """
    big = legal & k.big
    if big and feeds <= 0:
        return big.bit_length() - 1
    if feeds > 0:
        if not legal & ~k.penalty:  # points must go: the smallest, for high cards may still stop the moon
            cheap = legal & ~k.big or legal
            return (cheap & -cheap).bit_length() - 1
        legal &= ~k.penalty
    if legal & k.bonus:
        legal = legal & ~k.bonus or legal
    others, big = live & ~hand, k.big
    best, most = -1, -1 << 30
    for mask in SUIT:
        held = legal & mask
        if not held:
            continue
        c = held.bit_length() - 1
        out = others & mask
        if out:
            gain = 15 * (c % 13) + 180 * (out & ((1 << c) - 1)).bit_count() // out.bit_count()
            hot = out & big
            if hot:
                gain += 450 if hot < 1 << c else -90
        else:
            gain = 120 if mask == SUIT[HEARTS] else 45
        if (hand & mask).bit_count() <= 2:
            gain += 50
        if mask == SUIT[HEARTS]:
            gain += 75
        if feeds and k.penalty >> c & 1:
            gain += FEED if feeds > 0 else BREAK
        if gain > most:
            best, most = c, gain
    return best
