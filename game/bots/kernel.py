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


def playout(k: Tables, p: Position, card: Card = -1, shooter: Seat = -1) -> list[int]:
    """Plays `card` (or the rules of thumb from the start), then all the rest by the rules of thumb; a
    `shooter` goes for the moon while he can.

    Returns the points of the hand by seat, moons counted; the position stays as it was.
    """
    hands, books, live, broken, quiet = (
        p.hands[:],
        Books(k, p),
        p.live,
        p.broken,
        p.first and not k.first_free,
    )
    seat, count, high, winner, points, dirty = p.turn, p.count, p.high, p.winner, p.points, p.dirty
    worth, last, led, threat = k.worth, k.players - 1, LED[high], books.threat
    if card < 0:
        card = p.must
    hand = hands[seat]
    while hand or count:
        if card < 0:
            shoots = seat == shooter and (books.owner == seat or books.owner < 0)
            if not count:
                card = _lead(k, hand, live, broken, quiet, shoots)
            elif hand & led:
                stops = threat == winner and points > 0 and threat != seat
                card = _follow(k, hand, hand & led, high, points, last - count, live, quiet, shoots, stops)
            else:
                feeds = 0 if threat < 0 or threat == seat else 1 if winner == threat else -1
                card = _discard(k, hand, live, broken, quiet, shoots, feeds)
        if not count:
            high, winner, led, points, dirty = card, seat, LED[card], 0, 0
        elif card > high and led >> card & 1:
            high, winner = card, seat
        hands[seat] = hand ^ (1 << card)
        live ^= 1 << card
        dirty |= 1 << card
        points += worth[card]
        if card >= FIRST_HEART or (card == QUEEN and k.queen_breaks and led >> card & 1 == 0):
            broken = True
        card = -1
        count += 1
        seat = seat + 1 if seat < last else 0
        if count > last:
            books.take(winner, dirty, points)
            seat, count, quiet, threat = winner, 0, False, books.threat
        hand = hands[seat]
    return result(k, p, books.score, books.swept, books.tricks, books.owner)


class Books:
    """Who has taken what; made from a position, and moved by finished tricks."""

    __slots__ = ("aside", "k", "owner", "score", "swept", "threat", "total", "tricks")

    def __init__(self, k: Tables, p: Position) -> None:
        self.k, self.total, self.owner = k, p.total, p.owner
        self.score, self.tricks, self.swept = p.score[:], p.tricks[:], p.swept
        self.aside = p.aside if p.first else 0
        alarm = 0 <= p.owner < k.players and p.score[p.owner] * ALARM >= p.total
        self.threat = p.owner if alarm else -1  # who may be shooting the moon

    def take(self, seat: Seat, dirty: Cards, points: int) -> None:
        """A seat takes a trick with these cards and points."""
        k = self.k
        if self.aside:
            dirty |= self.aside
            points += k.sum(self.aside)
            self.aside = 0
        self.tricks[seat] += 1
        self.score[seat] += points
        if dirty & k.penalty and self.owner != k.players:
            self.owner = seat if self.owner < 0 or self.owner == seat else k.players
            alarm = self.owner == seat and self.score[seat] * ALARM >= self.total
            self.threat = seat if alarm else -1
        if dirty & k.bonus:
            self.swept = self.swept[:]
            self.swept[seat] |= dirty & k.bonus


def _lead(k: Tables, hand: Cards, live: Cards, broken: bool, quiet: bool, shoots: bool) -> Card:
    legal = legal_lead(k, hand, broken, quiet)
    if not legal & (legal - 1):
        return legal.bit_length() - 1
    return shooting.lead(k, hand, legal, live) if shoots else lead(k, hand, legal, live)


def _follow(
    k: Tables, hand: Cards, held: Cards, high: Card, points: int, left: int, live: Cards,
    quiet: bool, shoots: bool, stops: bool,
) -> Card:  # fmt: skip
    if quiet:
        held = held & ~k.penalty or held
        left = 0 if not shoots else left
    if not held & (held - 1):
        return held.bit_length() - 1
    if shoots:
        return shooting.follow(k, held, high, points, left)
    if stops:
        card = stopper(k, held, high, left)
        if card >= 0:
            return card
    return follow(k, hand, held, high, points, left, live)


def _discard(
    k: Tables, hand: Cards, live: Cards, broken: bool, quiet: bool, shoots: bool, feeds: int
) -> Card:
    legal = legal_discard(k, hand, broken, quiet) if quiet or k.waits else hand
    if not legal & (legal - 1):
        return legal.bit_length() - 1
    return shooting.discard(k, legal) if shoots else discard(k, hand, legal, live, feeds)


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
