"""Which card to lead: the lowest card of the suit in which losing the trick is likeliest."""

from game.bots.tables import Tables
from game.engine.cards import HEARTS, SUIT, Card, Cards

ALONE = 60  # a suit that nobody else holds keeps its owner on lead


def lead(k: Tables, hand: Cards, legal: Cards, live: Cards) -> Card:
    """The card to lead from the legal ones; `live` are all cards not played yet, the own ones included.

    A price is about three times the points that the lead will cost, in sixteenths, and a rank to break ties.
    """
    others, own_big, big = live & ~hand, hand & k.big, k.big
    best, least = -1, 1 << 30
    for mask in SUIT:
        held = legal & mask
        if not held:
            continue
        if own_big & mask:
            held = held & ~big or held
        bit = held & -held
        rank = (bit.bit_length() - 1) % 13
        out = others & mask
        if not out:
            price = 16 * ALONE + 17 * rank
        else:
            left = out.bit_count()
            price = 480 * (out & (bit - 1)).bit_count() // left + rank
            if left < 5:
                price += 480 - 96 * left
            hot = out & big
            if hot:
                price += -224 if bit < (hot & -hot) else 960
            if bit & big:
                price += 1280
            if mask == SUIT[HEARTS]:
                price += 96
            elif (hand & mask).bit_count() <= 2:
                price -= 80
        if price < least:
            best, least = bit.bit_length() - 1, price
    return best
