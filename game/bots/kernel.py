"""The game as bare ints: one position, played to its end by the rules of thumb, as fast as Python goes.

The kernel knows all hands of an imagined world (see `worlds`), never those of the real table. Its players
read their own hand and the public state only, so that a playout does not cheat on their behalf.
"""

from game.bots import shooting
from game.bots.discards import discard
from game.bots.follows import follow, stopper
from game.bots.leads import lead
from game.bots.tables import NOT_HEARTS, QUEEN_BIT, Tables
from game.engine.cards import HEARTS, QUEEN, SUIT, Card, Cards, Seat

LED: tuple[Cards, ...] = tuple(SUIT[c // 13] for c in range(52))
FIRST_HEART = HEARTS * 13
ALARM = 5  # who owns all points seen, and so large a part of all that there are, may be shooting


class Position:
    """A moment of play in an imagined world. Lists are by seat. `owner` is the only seat with penalty cards,
    -1 when nobody has any, `players` when several have."""

    __slots__ = (
        "aside", "bonus", "broken", "count", "dirty", "first", "hands", "high", "live", "must",
        "owner", "points", "score", "swept", "total", "tricks", "turn", "winner",
    )  # fmt: skip

    hands: list[Cards]
    live: Cards  # not played yet
    aside: Cards  # undealt cards that go with the first trick
    total: int  # the penalty points in play
    bonus: Cards  # the bonus cards in play
    turn: Seat
    must: Card  # the card that opens the hand, or -1
    count: int  # cards in the running trick
    high: Card  # the best card of the running trick
    winner: Seat  # who played it
    points: int  # in the running trick
    dirty: Cards  # the cards of the running trick
    score: list[int]
    swept: list[Cards]  # bonus cards taken
    tricks: list[int]
    owner: Seat
    broken: bool
    first: bool


def legal_lead(k: Tables, hand: Cards, broken: bool, first: bool = False) -> Cards:
    """What may be led from a hand (the opening card apart)."""
    left = hand & ~k.penalty or hand if first and not k.first_free else hand
    if broken:
        return left
    if k.broken_always:
        return (left & ~QUEEN_BIT or left) if k.waits else left
    if k.heart_for_queen and hand & NOT_HEARTS == QUEEN_BIT:
        return left
    side = left & NOT_HEARTS
    if k.waits:
        side &= ~QUEEN_BIT
    return side or left


def legal_follow(k: Tables, held: Cards, first: bool) -> Cards:
    """What may be played of the cards held in the suit led."""
    return held & ~k.penalty or held if first and not k.first_free else held


def legal_discard(k: Tables, hand: Cards, broken: bool, first: bool) -> Cards:
    """What may be thrown by a hand that cannot follow."""
    if first and not k.first_free:
        hand = hand & ~k.penalty or hand
    if k.waits and not broken:
        hand = hand & ~QUEEN_BIT or hand
    return hand


def _lead(k: Tables, hand: Cards, live: Cards, broken: bool, first: bool, shoots: bool) -> Card:
    legal = legal_lead(k, hand, broken, first)
    if not legal & (legal - 1):
        return legal.bit_length() - 1
    return shooting.lead(k, hand, legal, live) if shoots else lead(k, hand, legal, live)


def _discard(
    k: Tables, hand: Cards, live: Cards, broken: bool, first: bool, shoots: bool, feeds: int
) -> Card:
    legal = legal_discard(k, hand, broken, first) if first or k.waits else hand
    if not legal & (legal - 1):
        return legal.bit_length() - 1
    return shooting.discard(k, legal) if shoots else discard(k, hand, legal, live, feeds)


def playout(k: Tables, p: Position, card: Card = -1, shooter: Seat = -1) -> list[int]:
    """Plays `card` (or the rules of thumb from the start), then all the rest by the rules of thumb; a
    `shooter` goes for the moon while he can.

    Returns the points of the hand by seat, moons counted; the position stays as it was.
    """
    n, worth, penalty, bonus = k.players, k.worth, k.penalty, k.bonus
    hands, score, tricks, swept = p.hands[:], p.score[:], p.tricks[:], p.swept
    live, owner, broken, first = p.live, p.owner, p.broken, p.first
    seat, count, high, winner, points, dirty = p.turn, p.count, p.high, p.winner, p.points, p.dirty
    total, last, quiet = p.total, n - 1, first and not k.first_free
    threat = owner if 0 <= owner < n and score[owner] * ALARM >= total else -1
    led = LED[high]
    if card < 0:
        card = p.must
    hand = hands[seat]
    while hand or count:
        if card < 0:
            shoots = seat == shooter and (owner == seat or owner < 0)
            if not count:
                card = _lead(k, hand, live, broken, first, shoots)
            elif held := hand & led:
                if quiet:
                    held = held & ~penalty or held
                if not held & (held - 1):
                    card = held.bit_length() - 1
                elif shoots:
                    card = shooting.follow(k, held, high, points, last - count)
                else:
                    if threat == winner and points > 0 and threat != seat:
                        card = stopper(k, held, high, last - count)
                    if card < 0:
                        card = follow(k, hand, held, high, points, 0 if quiet else last - count, live)
            else:
                feeds = 0 if threat < 0 or threat == seat else 1 if winner == threat else -1
                card = _discard(k, hand, live, broken, first, shoots, feeds)
        if not count:
            high, winner, led, points, dirty = card, seat, LED[card], 0, 0
        elif card > high and led >> card & 1:
            high, winner = card, seat
        bit = 1 << card
        hands[seat] = hand ^ bit
        live ^= bit
        points += worth[card]
        dirty |= bit
        if card >= FIRST_HEART or (card == QUEEN and k.queen_breaks and led >> card & 1 == 0):
            broken = True
        card = -1
        count += 1
        seat = seat + 1 if seat < last else 0
        if count == n:
            count = 0
            seat = winner
            tricks[seat] += 1
            if first:
                first = quiet = False
                dirty |= p.aside
                points += k.sum(p.aside)
            score[seat] += points
            if dirty & penalty and owner != n:
                owner = seat if owner < 0 or owner == seat else n
                threat = owner if owner < n and score[owner] * ALARM >= total else -1
            if dirty & bonus:
                swept = swept[:]
                swept[seat] |= dirty & bonus
        hand = hands[seat]
    return result(k, p, score, swept, tricks, owner)


def result(
    k: Tables, p: Position, score: list[int], swept: list[Cards], tricks: list[int], owner: Seat
) -> list[int]:
    """The points of a hand that is over, moons counted; who may choose adds."""
    shot = k.moon and 0 <= owner < k.players
    if shot and k.moon_needs_bonus:
        shot = swept[owner] == p.bonus
    if not shot:
        return [
            points - k.no_trick_bonus if not won else points
            for points, won in zip(score, tricks, strict=True)
        ]
    value = p.total * (2 if k.sun and tricks[owner] == sum(tricks) else 1)
    found = [k.sum(cards) + (value if k.adds else 0) for cards in swept]
    found[owner] -= value
    return found
