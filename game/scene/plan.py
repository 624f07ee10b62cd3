"""The type of a laid-out table, which portrait and landscape fill alike (see `layout`)."""

from dataclasses import dataclass
from math import cos, radians, sin

from game.scene.geometry import Area, Box
from game.scene.handrows import ASPECT, HandRows

COMPACT = (900, 560)  # below this width or height in landscape, or width in portrait, a layout is compact
SMALLEST = (240, 240)
FAN_SPREAD, FAN_RADIUS = 3.4, 2.2  # a fan of backs: degrees from card to card, radius in card widths
LARGEST_TYPE = 1.6  # how much larger than usual the type on the table gets; sheets follow the text size fully


def type_scale(text: float) -> float:
    """How much larger names and scores are on the table at a text size from 1 to 2, if there is room."""
    return 1 + (text - 1) * (LARGEST_TYPE - 1)


def fan_reach(card: float, cards: int) -> float:
    """How far a fan of backs reaches from its middle to either side."""
    turn = radians((cards - 1) / 2 * FAN_SPREAD)
    return card * (sin(turn) * FAN_RADIUS + cos(turn) / 2 + sin(turn) * ASPECT / 2)


def fan_depth(usual: float, inset: float, card: float) -> float:
    """How far from the window's edge the middle of a fan lies, which has to come from beyond that edge.

    `usual` is the distance without an inset; backs need neither be read nor touched, so that they may lie
    below what the system covers.
    """
    return min(usual + inset, max(usual, card * ASPECT / 2 - 4))


@dataclass(frozen=True, slots=True)
class SeatPlace:
    """Where a seat sits. Relative seat 0 is the player, 1 the next one clockwise."""

    kind: str  # "plate", a name beside a portrait; "tower", a name below it; "none"
    box: Box
    fan: tuple[float, float, float] | None  # centre of the fan of backs and its turn in degrees
    home: tuple[float, float]  # where its cards come from and its tricks go to


@dataclass(frozen=True, slots=True)
class Layout:
    """One table, laid out. All lengths are logical pixels."""

    area: Area
    players: int
    portrait: bool
    compact: bool
    unit: float  # scale of ornaments against a 1280 x 720 window; 1 on phones
    grow: float  # scale of type: the unit, and what the text size asks for as far as there is room
    hand: HandRows
    fan_card: float  # width of the backs in the others' fans
    trick_card: float  # width of a card in the trick
    reach: tuple[float, float]  # how far from the centre the trick's cards lie, across and down
    well: Box  # the inlaid ring around the trick
    seats: tuple[SeatPlace, ...]
    icons: tuple[tuple[str, Box], ...]  # the round buttons, in reading order
    recall: tuple[tuple[str, Box], ...]  # "last-trick" and "passed"
    status: Box | None  # the status line of a compact layout
    panel: Box | None  # the score panel of a roomy one
    prompt: Box  # what to do now, while there is no trick
    action: Box  # the one large button below it
    offer: Box  # a button that may cut the hand short; in portrait it takes the place of the status line
    seal: Box  # the quiet chip with the seal of the deal
    toast: Box  # a passing remark, such as why a card may not be played

    @property
    def narrowest(self) -> float:
        """The width of the smallest face-up card."""
        return min(self.hand.card, self.trick_card)

    @property
    def trick_top(self) -> float:
        """How far up the trick's cards reach."""
        highest = min(dy for _, dy, _ in _TRICK[self.players])
        return self.well.cy + highest * self.reach[1] - self.trick_card * 0.72

    def trick_at(self, relative: int) -> tuple[float, float, float]:
        """Centre and angle of the card that a seat played."""
        dx, dy, angle = _TRICK[self.players][relative]
        return self.well.cx + dx * self.reach[0], self.well.cy + dy * self.reach[1], angle


# For each seat: the direction of its card from the centre in reaches, and how it is turned.
_TRICK: dict[int, tuple[tuple[float, float, float], ...]] = {
    3: ((-0.05, 0.9, 2), (-1, -0.45, 4), (1, -0.5, -5)),
    4: ((-0.05, 1, 2), (-1, 0, 4), (0.05, -1, -3), (1, -0.03, -5)),
    5: ((-0.03, 1, 2), (-1, 0.22, 4), (-0.56, -0.92, -3), (0.6, -0.9, 3), (1, 0.2, -5)),
}
