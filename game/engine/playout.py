"""Random whole hands on bare ints: the same rules without an event, a view or a reason, for speed.

A hand is four piles, one a suit, in the random order of the deal. To follow suit is to take the top of a
pile; a random card of a hand is the top of a random pile, weighted by its size. So every legal card is
equally likely (to the evenness of one random byte) and nobody has to look for it. Where a special rule
holds, on the first trick or for a waiting queen, the masks of `narrowing` decide.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.engine.cards import HEARTS, QUEEN, SUIT, Card, Cards, Seat, count, of
from game.engine.cards import winner as winner_of
from game.engine.narrowing import LEAD, Narrowing, situation
from game.engine.rules import Rules
from game.engine.scoring import Tally
from game.engine.setup import bonus_cards, deck, penalty_cards, worth
from game.engine.table import opening_lead

Hand = list[list[Card]]  # the piles of a seat, by suit
_SUIT = tuple(c // 13 for c in range(52))
_FIRST_HEART = HEARTS * 13
_NEEDED, _HALF = 1 << 20, 1 << 19  # points and, times _NEEDED, the cards a moon needs: two sums in one


class Played(NamedTuple):
    """A hand that was played out: who led, the cards in order of play, and the score by seat."""

    leader: Seat
    cards: list[Card]
    delta: tuple[int, ...]


class _Table:
    """A hand in progress: its piles in two arrangements, what each seat took, and the luck that is left."""

    __slots__ = ("broken", "columns", "gains", "hands", "piles", "played", "roll")

    def __init__(self, players: int, luck: bytes) -> None:
        self.piles: Hand = [[] for _ in range(4 * players)]
        self.hands = [self.piles[at : at + 4] for at in range(0, 4 * players, 4)]
        self.columns = [self.piles[suit::4] for suit in range(4)]
        self.gains = [0] * players
        self.played: list[Card] = []
        self.roll: Callable[[], int] = iter(luck).__next__
        self.broken = False


class Playout:
    """Random hands by one rule set, without a pass: a random pass is one more random deal.

    A shooter who may choose the form of his moon takes what is best at a score of nothing to nothing.
    """

    def __init__(self, rules: Rules) -> None:
        self._rules, self._players = rules, rules.players
        self._deck, self._each, left = deck(rules)
        self._legal = Narrowing(rules).legal
        self._needed = penalty_cards(rules) | (bonus_cards(rules) if rules.moon_needs_bonus else 0)
        self._every = count(self._needed & self._deck)
        self._gain = [points + (self._needed >> c & 1) * _NEEDED for c, points in enumerate(worth(rules))]
        self._free_lead = rules.lead_hearts == "any_time"
        self._plain = [not penalty_cards(rules) & suit for suit in SUIT]  # may be followed on trick one
        self._special = rules.queen_waits or rules.heart_for_queen  # until hearts are broken
        self._breaks = [_SUIT[c] == HEARTS or (c == QUEEN and rules.queen_breaks) for c in range(52)]
        seats = range(self._players)
        self._order = [[(s + 1 + i) % self._players for i in seats][:-1] for s in seats]
        self._places = [[4 * s for s in [*self._order[dealer], dealer] * self._each] for dealer in seats]
        everything = (self._deck,) * self._players
        self._must = None if left else opening_lead(rules, everything, 0)[1]

    def play(self, order: Sequence[Card], dealer: Seat, luck: bytes) -> Played:
        """Deal a deck, top card first, and play it; `luck` has a byte for every card dealt."""
        table = _Table(self._players, luck)
        piles = table.piles
        for place, card in zip(self._places[dealer], order, strict=False):
            piles[place + _SUIT[card]].append(card)
        leader, must = self._opening(table.columns[0], dealer)
        winner, left = self._slow_trick(table, leader, must, True), self._each - 1
        while left and self._special and not table.broken:
            winner, left = self._slow_trick(table, winner, None, False), left - 1
        self._tricks(table, winner, left)
        aside = order[self._each * self._players :]
        if aside and self._rules.leftover == "first_trick":
            table.gains[self._taker(leader, table.played)] += sum(self._gain[card] for card in aside)
            aside = ()
        return Played(leader, table.played, self._delta(leader, table, of(aside) if aside else 0))

    def _opening(self, clubs: Hand, dealer: Seat) -> tuple[Seat, Card | None]:
        leader, must = -1, self._must
        if must is None:
            leader, must = opening_lead(self._rules, tuple(map(of, clubs)), dealer)
        if must is not None:
            leader = [must in pile for pile in clubs].index(True)
            clubs[leader].remove(must)
        return leader, must

    def _slow_trick(self, table: "_Table", seat: Seat, must: Card | None, first: bool) -> Seat:
        """Play a trick on which special rules hold; its winner."""
        high = self._careful(table, table.hands[seat], LEAD, first) if must is None else must
        led, winner, total = _SUIT[high], seat, self._gain[high]
        plain = self._plain[led] or not first
        table.broken = table.broken or led == HEARTS
        table.played.append(high)
        for seat in self._order[winner]:
            pile = table.columns[led][seat]
            card = pile.pop() if pile and plain else self._careful(table, table.hands[seat], led, first)
            if _SUIT[card] != led:
                table.broken = table.broken or self._breaks[card]
            elif card > high:
                high, winner = card, seat
            total += self._gain[card]
            table.played.append(card)
        table.gains[winner] += total
        return winner

    def _tricks(self, table: "_Table", seat: Seat, tricks: int) -> None:
        """Play the tricks that are left, so many. One loop without calls: its speed is what we are for."""
        gain, breaks, others, gains = self._gain, self._breaks, self._order, table.gains
        hands, columns, roll, put = table.hands, table.columns, table.roll, table.played.append
        free = table.broken or self._free_lead
        for size in range(tricks, 0, -1):
            hand = hands[seat]
            place = roll() * (size if free else size - len(hand[HEARTS]) or size) >> 8
            for pile in hand:
                if place < len(pile):
                    break
                place -= len(pile)
            high = pile.pop()
            led, winner, total = _SUIT[high], seat, gain[high]
            if led == HEARTS:
                free = True
            put(high)
            column = columns[led]
            for seat in others[winner]:
                pile = column[seat]
                if pile:
                    card = pile.pop()
                    if card > high:
                        high, winner = card, seat
                else:
                    place = roll() * size >> 8
                    for pile in hands[seat]:
                        if place < len(pile):
                            break
                        place -= len(pile)
                    card = pile.pop()
                    if breaks[card]:
                        free = True
                total += gain[card]
                put(card)
            gains[winner] += total
            seat = winner

    def _careful(self, table: "_Table", hand: Hand, led: int, first: bool) -> Card:
        """Take any legal card of a hand, by the masks."""
        held = [card for pile in hand for card in pile]
        legal = self._legal(of(held), situation(led, first, table.broken))
        allowed = [card for card in held if legal >> card & 1]
        card = allowed[table.roll() * len(allowed) >> 8]
        hand[_SUIT[card]].remove(card)
        return card

    def _taker(self, leader: Seat, played: list[Card]) -> Seat:
        return (leader + winner_of(played[: self._players])) % self._players

    def _delta(self, leader: Seat, table: "_Table", aside: Cards) -> tuple[int, ...]:
        """The score, from the sums by the short way unless somebody shot or is owed a bonus."""
        every, played = self._every if not aside else count(self._needed & ~aside), table.played
        shot = every and max(table.gains) >= every * _NEEDED - _HALF
        if not shot and not self._rules.no_trick_bonus:
            return tuple([(gain + _HALF & _NEEDED - 1) - _HALF for gain in table.gains])
        tally = self._tally(leader, played, aside)
        return tally.scored(tally.best_form() if tally.asks else tally.form()).delta

    def _tally(self, leader: Seat, played: list[Card], aside: Cards) -> Tally:
        seat, n = leader, self._players
        taken, tricks = [0] * n, [0] * n
        for at in range(0, len(played), n):
            seat = (seat + winner_of(played[at : at + n])) % n
            taken[seat] |= of(played[at : at + n])
            tricks[seat] += 1
        taken[self._taker(leader, played)] |= self._deck & ~of(played) & ~aside
        return Tally(self._rules, tuple(taken), tuple(tricks), (0,) * n, aside)
