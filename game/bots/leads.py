"""Which card to lead: the lowest card of the suit in which losing the trick is likeliest."""

from game.bots.tables import Tables
from game.engine.cards import HEARTS, SUIT, Card, Cards


def lead(k: Tables, hand: Cards, legal: Cards, live: Cards) -> Card:
    """The card to lead from the legal ones; `live` are all cards not played yet, the own ones included."""
    out = live & ~hand
    best, least = -1, 1 << 30
    for suit in range(4):
        held = legal & SUIT[suit]
        if not held:
            continue
        pick = held & ~k.big or held
        bit = pick & -pick
        price = _price(k, hand & SUIT[suit], out & SUIT[suit], bit, suit)
        if price < least:
            best, least = bit.bit_length() - 1, price
    return best


def _price(k: Tables, held: Cards, out: Cards, bit: Cards, suit: int) -> int:
    """How bad it is to lead a card (a one-bit mask); about points times three."""
    rank = bit.bit_length() - 1 - 13 * suit
    if not out:
        return 60 + rank
    left = out.bit_count()
    price = 30 * (out & (bit - 1)).bit_count() // left + (30 - 6 * left if left < 5 else 0)
    hot = out & k.big
    if hot:
        price += -14 if bit < (hot & -hot) else 60
    if bit & k.big:
        price += 80
    if suit == HEARTS:
        price += 6
    elif held.bit_count() <= 2:
        price -= 5
    return price * 16 + rank
