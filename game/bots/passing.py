"""Which cards to pass, by rules of thumb: how dangerous each card is in its hand.

The thoughts are those of experienced players: a big card or what lies above it is dangerous only when it is
short; low hearts are assets; short side suits are worth emptying; middle cards are worse than they look.
"""

from game.bots.tables import Tables
from game.engine.cards import HEARTS, SUIT, Card, Cards, each

VOID_LENGTH = 3  # a side suit that short is worth emptying


def dangers(k: Tables, hand: Cards) -> dict[Card, int]:
    """How much a hand would like to be rid of each of its cards; higher is worse."""
    found: dict[Card, int] = {}
    for suit in range(4):
        held = hand & SUIT[suit]
        for c in each(held):
            found[c] = _danger(k, held, suit, c)
    return found


def _danger(k: Tables, held: Cards, suit: int, c: Card) -> int:
    if k.bonus >> c & 1:
        return -15
    big = k.big & SUIT[suit]
    if big:
        return _guarded(k, held, big, c)
    rank, length = c % 13, held.bit_count()
    low = (held & (0x1F << 13 * suit)).bit_count()  # deuce to six
    danger = 4 * rank - 13 * low
    if suit == HEARTS:
        return danger + (6 if rank >= 8 else -4 if rank > 4 else -24)
    if length <= VOID_LENGTH:
        danger += 14 - 3 * length
    return danger


def _guarded(k: Tables, held: Cards, big: Cards, c: Card) -> int:
    """In the suit of a big card: it and what lies above it need low cards beside them."""
    rank, length = c % 13, held.bit_count()
    lowest = big & -big
    if k.big >> c & 1:
        return 100 if length < 5 and (held & (lowest - 1)).bit_count() < 4 else 5
    if 1 << c < lowest:
        return -20 if lowest >> c > 32 or rank < 9 else -14
    if held & big:
        return 95 if length < 4 else 4
    return 90 + rank if length < 5 else 4


def choose(k: Tables, hand: Cards, allowed: Cards, need: int) -> tuple[Card, ...]:
    """The `need` most dangerous cards of those that may be passed, most dangerous first."""
    danger = dangers(k, hand)
    return tuple(sorted(each(allowed), key=lambda c: (-danger[c], -c))[:need])
