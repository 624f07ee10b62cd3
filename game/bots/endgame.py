"""The last tricks of an imagined world, solved exactly: every seat plays what is best for itself.

With all hands known (in this world) each seat picks the line that ends with the fewest points against the
others' mean, the known procedure max^n (Luckhardt and Irani, 1986). Moons count.
"""

from game.bots.kernel import FIRST_HEART, LED, Position, legal_discard, legal_lead, result
from game.bots.tables import Tables
from game.engine.cards import QUEEN, Card, Cards, Seat


class Endgame:
    """Solves positions of one rule set in which the first trick is over."""

    def __init__(self, k: Tables, p: Position) -> None:
        self.k, self.p, self.last = k, p, k.players - 1

    def after(self, card: Card) -> list[int]:
        """The points of the hand by seat when the seat on turn plays this card and all go on perfectly."""
        p = self.p
        return self._play(
            card, p.hands[:], p.turn, p.count, p.high, p.winner, p.points, p.dirty,
            (p.score, p.swept, p.tricks, p.owner), p.broken,
        )  # fmt: skip

    def _play(
        self, card: Card, hands: list[Cards], seat: Seat, count: int, high: Card, winner: Seat,
        points: int, dirty: Cards, books: tuple[list[int], list[Cards], list[int], Seat], broken: bool,
    ) -> list[int]:  # fmt: skip
        """Plays a card and solves the rest. `hands` is this call's own."""
        k = self.k
        hands[seat] ^= 1 << card
        if not count:
            high, winner, points, dirty = card, seat, 0, 0
        elif card > high and LED[high] >> card & 1:
            high, winner = card, seat
        points += k.worth[card]
        dirty |= 1 << card
        if card >= FIRST_HEART or (card == QUEEN and k.queen_breaks and not LED[high] >> card & 1):
            broken = True
        if count < self.last:
            turn = seat + 1 if seat < self.last else 0
            return self._best(hands, turn, count + 1, high, winner, points, dirty, books, broken)
        books = self._booked(books, winner, points, dirty)
        if not any(hands):
            score, swept, tricks, owner = books
            return result(k, self.p, score, swept, tricks, owner)
        return self._best(hands, winner, 0, -1, -1, 0, 0, books, broken)

    def _best(
        self, hands: list[Cards], seat: Seat, count: int, high: Card, winner: Seat,
        points: int, dirty: Cards, books: tuple[list[int], list[Cards], list[int], Seat], broken: bool,
    ) -> list[int]:  # fmt: skip
        """The line that the seat on turn chooses."""
        k, hand = self.k, hands[seat]
        if not count:
            legal = legal_lead(k, hand, broken)
        else:
            legal = hand & LED[high] or legal_discard(k, hand, broken, False)
        best: list[int] = []
        least = 1 << 30
        while legal:
            bit = legal & -legal
            legal ^= bit
            found = self._play(
                bit.bit_length() - 1, hands[:], seat, count, high, winner, points, dirty, books, broken
            )
            mine = found[seat] * k.players - sum(found)
            if mine < least:
                best, least = found, mine
        return best

    def _booked(
        self, books: tuple[list[int], list[Cards], list[int], Seat], winner: Seat, points: int, dirty: Cards
    ) -> tuple[list[int], list[Cards], list[int], Seat]:
        k, (score, swept, tricks, owner) = self.k, books
        score, tricks = score[:], tricks[:]
        score[winner] += points
        tricks[winner] += 1
        if dirty & k.penalty and owner != k.players:
            owner = winner if owner in (-1, winner) else k.players
        if dirty & k.bonus:
            swept = swept[:]
            swept[winner] |= dirty & k.bonus
        return score, swept, tricks, owner
