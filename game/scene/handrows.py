"""The player's hand: one fan or several overlapped rows, so that every index shows and can be touched."""

from dataclasses import dataclass
from math import ceil
from typing import NamedTuple

from game.scene.geometry import Box

ASPECT = 1.4  # height of a card to its width
TOUCH = 44.0  # how much of a card can be touched at least
NARROW_TOUCH = 36.0  # the same on a screen 320 wide
SMALLEST_CARD = 56.0
INDEX = 0.32  # how much of a card's width its index takes
ROW_GAP = {1: 0.0, 2: 0.72, 3: 0.62, 4: 0.6}  # from row to row, in card widths


class Slot(NamedTuple):
    """Where a card of the hand rests: its centre and its angle in degrees."""

    x: float
    y: float
    angle: float


@dataclass(frozen=True, slots=True)
class HandRows:
    """How a hand is laid out: card width, step from card to card, rows, and the box they fill."""

    card: float
    step: float
    gap: float
    capacity: int  # cards in a full row
    box: Box
    arc: float = 0.0  # degrees from card to card in a fan

    def slots(self, n: int) -> list[Slot]:
        """Where each of n cards rests, from left to right, back row first."""
        rows = max(1, ceil(n / self.capacity))
        sizes = [n // rows + (r >= rows - n % rows) for r in range(rows)]
        found: list[Slot] = []
        for r, size in enumerate(sizes):
            bottom = self.box.bottom - (rows - 1 - r) * self.gap
            found += [self._slot(i - (size - 1) / 2, bottom) for i in range(size)]
        return found

    def _slot(self, t: float, bottom: float) -> Slot:
        sag = t * t * self.arc * self.card * 0.0063
        height = self.card * ASPECT
        return Slot(self.box.cx + t * self.step, bottom - height / 2 - self._sag() + sag, -t * self.arc)

    def _sag(self) -> float:
        half = (self.capacity - 1) / 2
        return half * half * self.arc * self.card * 0.0063


def fit(room: Box, cards: int, roomy: float, arc: float = 0.0, widest: float = 400.0) -> HandRows:
    """The largest cards that fit into the room, their bottom at its bottom.

    `roomy` is a card width at which fewer rows are better than larger cards.
    """
    touch = NARROW_TOUCH if room.w <= 328 else TOUCH
    best = (0.0, 1)
    for rows in (1, 2, 3, 4):
        across = ceil(cards / rows)
        wide = min(room.w - (across - 1) * touch, room.w / (1 + (across - 1) * INDEX))
        high = room.h / (ASPECT + (rows - 1) * ROW_GAP[rows] + (0.12 if arc else 0))
        best = max(best, (min(wide, high, widest), -rows))
        if best[0] >= roomy:
            break
    card, rows = max(best[0], SMALLEST_CARD), -best[1]
    across = ceil(cards / rows)
    step = min((room.w - card) / max(1, across - 1), max(card * 0.54, touch))
    gap = card * ROW_GAP[rows]
    height = card * ASPECT + (rows - 1) * gap
    box = Box(
        room.cx - (step * (across - 1) + card) / 2, room.bottom - height, step * (across - 1) + card, height
    )
    return HandRows(card, step, gap or card * ROW_GAP[2], across, box, arc if rows == 1 else 0.0)
