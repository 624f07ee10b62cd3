"""The rules of thumb: a card for every moment, by reasoning on one view alone, without search."""

from game.bots import discards, follows, leads
from game.bots.facts import Facts
from game.engine.cards import SUIT, Card


def card(f: Facts) -> Card:
    """The card that the rules of thumb play."""
    if f.legal & (f.legal - 1) == 0:
        return f.legal.bit_length() - 1
    if f.high < 0:
        return leads.lead(f.k, f.hand, f.legal, f.live)
    led = SUIT[f.high // 13]
    feeds = 0 if f.threat < 0 else 1 if f.winner == f.threat else -1
    if not f.legal & led:
        return discards.discard(f.k, f.hand, f.legal, f.live, feeds)
    if feeds > 0 and f.points > 0:
        stop = follows.stopper(f.k, f.legal, f.high, f.left)
        if stop >= 0:
            return stop
    return follows.follow(f.k, f.hand, f.legal, f.high, f.points, f.left, f.live)
