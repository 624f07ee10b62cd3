"""Which card to follow suit with: duck as high as possible, win only what is free."""

from game.bots.tables import Tables
from game.engine.cards import HEARTS, SUIT, Card, Cards

FRESH = 7  # so many cards of a suit outside: nobody is likely to be out of it yet


def follow(k: Tables, hand: Cards, held: Cards, high: Card, points: int, left: int, live: Cards) -> Card:
    """The card to play of those held in the suit led.

    `high` is the best card of the trick so far, `points` what lies in it, `left` how many players that may
    follow come after.
    """
    under = held & ((1 << high) - 1)
    if k.bonus:
        pick = _bonus(k, held, under, points, left)
        if pick >= 0:
            return pick
    if under:
        drop = under & k.big
        if drop:
            return drop.bit_length() - 1
        if left == 0 and points <= 0:
            free = held & ~k.penalty
            if free:
                return free.bit_length() - 1
        return under.bit_length() - 1
    rest = held & ~k.big or held
    if left == 0:
        return rest.bit_length() - 1
    suit = high // 13
    out = live & ~hand & SUIT[suit]
    hot = out & k.big
    if hot:
        safe = rest & ((hot & -hot) - 1) or rest
        return (safe & -safe).bit_length() - 1
    if points <= 0 and suit != HEARTS and out.bit_count() >= FRESH:
        return rest.bit_length() - 1
    return (rest & -rest).bit_length() - 1


def _bonus(k: Tables, held: Cards, under: Cards, points: int, left: int) -> Card:
    """Win a trick with a bonus card in it, or win with the bonus card itself; -1 when neither fits."""
    over = held ^ under
    if left == 0 and over & k.bonus and points < k.rules.bonus_points:
        return (over & k.bonus).bit_length() - 1
    if points < 0 and over & ~k.penalty:
        return (over & ~k.penalty).bit_length() - 1
    ducks = under & ~k.bonus
    if under & k.bonus and ducks:
        return (ducks & k.big or ducks).bit_length() - 1
    return -1


def stopper(k: Tables, held: Cards, high: Card, left: int) -> Card:
    """The highest card that takes a trick with points from a shooter cheaply; -1 without one."""
    over = held & ~((1 << high) - 1) & ~k.big
    return over.bit_length() - 1 if over else -1
