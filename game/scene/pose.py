"""Where every visible card rests: pure, total, and the only source of position.

`pose(view, ui, layout)` lists sprites from back to front. Resize, skip, undo, reload and reduced motion are
all the same thing: compute the pose anew.
"""

from math import cos, radians, sin
from typing import NamedTuple

from game.engine.cards import Card, each, name, of, winner
from game.engine.deal import Phase
from game.engine.setup import deck
from game.engine.view import View
from game.scene.plan import FAN_RADIUS, FAN_SPREAD, Layout
from game.scene.ui import Ui

FAN, TRICK, HAND, RAISED, SHOWN = range(5)
REST, LYING = 0.12, 0.3  # the lift of a card in hand, and of one that was played


class Sprite(NamedTuple):
    """One card on the screen. Lengths in logical pixels, angles in degrees counter-clockwise."""

    key: str
    card: Card | None  # None shows the back
    x: float  # of the centre
    y: float
    w: float
    angle: float = 0.0
    lift: float = 0.0  # height above the table, for the shadow: 0 lies, 1 is dragged
    dim: float = 0.0  # how strongly it is veiled
    glow: float = 0.0  # how strongly its accent ring shows
    layer: int = FAN
    mark: bool = False  # was it just received?


Pose = dict[str, Sprite]


def pose(view: View, ui: Ui, layout: Layout) -> Pose:
    """Where everything rests now, from back to front."""
    sprites = [*_fans(view, layout), *_hand(view, ui, layout)]
    if ui.recall == "last-trick":
        sprites += _last_trick(view, layout)
    elif ui.recall == "passed":
        sprites += _passed(view, layout)
    else:
        sprites += _trick(view, layout)
    return {s.key: s for s in sorted(sprites, key=lambda s: s.layer)}


def is_dealt(view: View) -> bool:
    """Have the cards of this hand been dealt?"""
    deal = view.deal
    return bool(view.hand or deal.tricks or deal.trick)


def held(view: View, relative: int) -> int:
    """How many cards a seat holds, counted from the player's own."""
    deal, n = view.deal, view.deal.rules.players
    if not is_dealt(view):
        return 0
    seat = (view.seat + relative) % n
    played = (seat - deal.leader) % n < len(deal.trick)
    return deck(deal.rules).each - len(deal.tricks) - played


def _fans(view: View, layout: Layout) -> list[Sprite]:
    sprites: list[Sprite] = []
    for relative, place in enumerate(layout.seats):
        if place.fan is not None:
            x, y, turn = place.fan
            n = held(view, relative)
            sprites += [_back(relative, i, i - (n - 1) / 2, (x, y, turn), layout) for i in range(n)]
    return sprites


def _back(relative: int, i: int, t: float, fan: tuple[float, float, float], layout: Layout) -> Sprite:
    """The i-th back of a fan that opens towards the middle of the table."""
    x, y, turn = fan
    w = layout.fan_card
    reach, a, base = w * FAN_RADIUS, radians(t * FAN_SPREAD + turn), radians(turn)
    return Sprite(
        f"back:{relative}:{i}",
        None,
        x + (sin(a) - sin(base)) * reach,
        y + (cos(a) - cos(base)) * reach,
        w,
        t * FAN_SPREAD + turn,
    )


def _hand(view: View, ui: Ui, layout: Layout) -> list[Sprite]:
    cards = [c for c in each(view.hand) if c not in view.ready]
    playing = view.deal.phase is Phase.PLAYING and view.my_turn and not ui.busy
    legal = view.legal() if playing else view.hand
    received = 0
    if view.deal.phase is Phase.PLAYING and not _has_played(view):
        received = of(c for gift in view.got for c in each(gift.cards or 0))
    sprites = [_ready(view, i, layout) for i in range(len(view.ready))]
    rows = layout.hand
    for card, slot in zip(cards, rows.slots(len(cards)), strict=True):
        chosen = card in ui.lifted or card == ui.armed
        allowed = bool(legal >> card & 1)
        rise = _rise(layout, chosen, playing and allowed)
        slant = sin(radians(slot.angle)) * rise
        sprites.append(
            Sprite(
                name(card),
                card,
                slot.x - slant,
                slot.y - rise,
                rows.card,
                slot.angle,
                lift=0.8 if chosen else REST,
                dim=0.0 if allowed else 1.0,
                glow=1.0 if chosen else 0.0,
                layer=HAND,
                mark=bool(received >> card & 1),
            )
        )
    return [_dragged(s, ui) for s in sprites]


def _rise(layout: Layout, chosen: bool, playable: bool) -> float:
    fan = layout.hand.arc > 0
    if chosen:
        return (30 if fan else 16) * layout.unit
    return (10 if fan else 6) * layout.unit if playable else 0.0


def _dragged(sprite: Sprite, ui: Ui) -> Sprite:
    drag = ui.drag
    if drag is None or sprite.card != drag.card or not drag.moved:
        return sprite
    x, y = drag.x - drag.grip[0], drag.y - drag.grip[1]
    return sprite._replace(x=x, y=y, angle=0.0, lift=1.0, layer=RAISED)


def _has_played(view: View) -> bool:
    """Has this seat played a card in this hand?"""
    return bool(view.deal.tricks) or held(view, 0) < deck(view.deal.rules).each


def _ready(view: View, i: int, layout: Layout) -> Sprite:
    """A card laid ready to pass: on the table, towards its receiver."""
    relative = (view.receivers[i] - view.seat) % view.deal.rules.players
    x, y, angle = layout.trick_at(relative)
    same = [k for k, r in enumerate(view.receivers) if r == view.receivers[i]]
    shift = (same.index(i) - (len(same) - 1) / 2) * layout.trick_card * 0.42
    w = layout.trick_card * 0.82
    return Sprite(name(view.ready[i]), view.ready[i], x + shift, y, w, angle, LYING, layer=TRICK)


def _trick(view: View, layout: Layout) -> list[Sprite]:
    trick = view.deal.trick
    best = winner(trick) if len(trick) > 1 else -1
    return [_lying(view, layout, view.deal.leader, i, card, i == best) for i, card in enumerate(trick)]


def _lying(view: View, layout: Layout, leader: int, i: int, card: Card, wins: bool, key: str = "") -> Sprite:
    relative = (leader + i - view.seat) % view.deal.rules.players
    x, y, angle = layout.trick_at(relative)
    glow = 1.0 if wins else 0.0
    return Sprite(key + name(card), card, x, y, layout.trick_card, angle, LYING, glow=glow, layer=TRICK)


def _last_trick(view: View, layout: Layout) -> list[Sprite]:
    if not view.deal.tricks:
        return []
    last = view.deal.tricks[-1]
    best = winner(last.cards)
    return [
        _lying(view, layout, last.leader, i, card, i == best, "show:") for i, card in enumerate(last.cards)
    ]


class PassedRow(NamedTuple):
    """One of the two groups that show what was passed: a line of words, and cards below it."""

    x: float  # the middle
    label: float  # the middle of the words, from the top
    y: float  # the middle of the cards
    w: float  # the width of a card
    room: float  # the width of the group


def passed_row(layout: Layout, row: int) -> PassedRow:
    """What was given (-1) or got (1): one below the other in a high ring, side by side in a wide one."""
    well, words = layout.well, 26 * min(layout.grow, 1.6)
    beside = well.w > 1.3 * well.h
    room = well.w * (0.46 if beside else 0.94)
    height = well.h * (0.8 if beside else 0.51)
    w = min(layout.trick_card * (1 if beside else 0.84), (height - words - 4) / 1.4, room / 3.2)
    high = words + 2 + 1.4 * w
    x = well.cx + (row * room * 0.53 if beside else 0)
    top = well.cy - high / 2 if beside else well.cy + (-high - 4 if row < 0 else 4)
    return PassedRow(x, top + words / 2, top + words + 2 + 0.7 * w, w, room)


def _passed(view: View, layout: Layout) -> list[Sprite]:
    """In the well: what was given, and what was got."""
    sprites: list[Sprite] = []
    for row, gifts in ((-1, view.gave), (1, view.got)):
        x, _, y, w, room = passed_row(layout, row)
        cards = list(each(of(c for gift in gifts for c in each(gift.cards or 0))))
        step = min(w * 1.06, (room - w) / max(1, len(cards) - 1))
        for i, card in enumerate(cards):
            at = x + (i - (len(cards) - 1) / 2) * step
            sprites.append(Sprite(f"show:{name(card)}", card, at, y, w, 0.0, 0.3, layer=SHOWN))
    return sprites
