"""What no good player does, whatever the sampled worlds say: a handful of worlds can miss why.

Each rule takes candidates away, unless it would leave none.
"""

from game.bots.facts import Facts
from game.engine.cards import SUIT, Cards, each


def sinless(f: Facts) -> Cards:
    """The legal cards that are no sin."""
    allowed = f.legal
    for kept in (_drop(f), _dodge(f), _hide(f), _starve(f)):
        allowed = allowed & kept or allowed
    return allowed


def _drop(f: Facts) -> Cards:
    """A big card goes under a higher one that lies there already."""
    if f.high < 0:
        return f.legal
    under = f.legal & f.k.big & SUIT[f.high // 13] & ((1 << f.high) - 1)
    return under or f.legal


def _dodge(f: Facts) -> Cards:
    """The last player does not take a big card while a lower card, or another suit, would leave it."""
    if f.high < 0 or f.behind or f.threat >= 0 or f.own or not f.lying & f.k.big:
        return f.legal
    return f.legal & ~(SUIT[f.high // 13] & ~((1 << f.high) - 1))


def _hide(f: Facts) -> Cards:
    """A big card is not led while lower cards of its suit are out elsewhere."""
    if f.high >= 0:
        return f.legal
    kept = f.legal
    for c in each(f.legal & f.k.big):
        if f.live & ~f.hand & SUIT[c // 13] & ((1 << c) - 1):
            kept &= ~(1 << c)
    return kept


def _starve(f: Facts) -> Cards:
    """Who owns all points gets no more of them by a discard."""
    if f.high < 0 or f.threat < 0 or f.winner != f.threat or f.legal & SUIT[f.high // 13]:
        return f.legal
    return f.legal & ~f.k.penalty
