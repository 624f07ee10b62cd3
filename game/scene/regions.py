"""Everything that can be touched, focused or heard on the table, as one list.

It has four readers: the hit test, the keyboard's focus, the page's hidden controls for screen readers, and
the tests. Later regions lie above earlier ones.
"""

from collections.abc import Iterable
from typing import NamedTuple

from game.engine.cards import each, name, spoken
from game.engine.deal import Phase
from game.engine.legal import explain
from game.engine.setup import points
from game.engine.view import View
from game.scene import words
from game.scene.geometry import Box
from game.scene.plan import Layout
from game.scene.pose import pose
from game.scene.ui import Ui


class Region(NamedTuple):
    """A named place on the screen."""

    name: str  # unique on the screen, e.g. "card:QS"
    label: str  # what it is called aloud
    box: Box
    role: str = "button"  # see `host.Control`
    enabled: bool = True
    reason: str = ""  # why it is not enabled, as a sentence
    pressed: bool | None = None
    group: str = ""
    value: str = ""

    @property
    def touchable(self) -> bool:
        """Does it take taps and the keyboard's focus?"""
        return self.role in ("button", "checkbox", "radio", "slider", "textbox")


def hit(regions: Iterable[Region], x: float, y: float) -> Region | None:
    """The topmost touchable region at a point."""
    found = [r for r in regions if r.touchable and r.box.contains(x, y)]
    return found[-1] if found else None


ICON_LABELS = {
    "menu": "Menu",
    "sound": "Sound",
    "help": "Keys and rules",
    "shield": "A fair deal",
    "passed": "Passed cards",
    "last-trick": "Last trick",
}


def table_regions(view: View, ui: Ui, layout: Layout, names: words.Names, muted: bool) -> list[Region]:
    """The table's regions in a sensible reading order: state, seats, trick, hand, buttons."""
    return [
        *_state(view, layout, names),
        *_seats(view, ui, layout, names),
        *_trick(view, layout, names),
        *_choices(view, layout),
        *_hand(view, ui, layout),
        *_action(view, ui, layout, names),
        *_buttons(view, ui, layout, muted),
    ]


def _state(view: View, layout: Layout, names: words.Names) -> list[Region]:
    deal = view.deal
    parts = [f"Hand {deal.number}."]
    if deal.direction:
        parts.append("No passing." if deal.direction == "hold" else f"Passing {deal.direction}.")
    parts.append("Hearts are broken." if deal.broken else "Hearts are not broken.")
    title, more = words.prompt(view, names)
    parts += [f"{text}." for text in (words.turn(view, names), title, more) if text]
    box = layout.panel or layout.status or layout.prompt
    return [Region("state", " ".join(parts), box, "text")]


def hand_points(view: View, seat: int) -> int:
    """The points that a seat has taken in this hand, as far as everybody saw."""
    taken = view.deal.taken
    return points(view.deal.rules, taken[seat]) if taken else 0


def _seats(view: View, ui: Ui, layout: Layout, names: words.Names) -> list[Region]:
    found: list[Region] = []
    for relative, place in enumerate(layout.seats):
        seat = (view.seat + relative) % view.deal.rules.players
        total = view.deal.totals[seat] if view.deal.totals else 0
        label = [words.who(seat, view.seat, names)]
        if ui.points == "all" or (ui.points == "own" and not relative):
            label.append(f"{words.points(hand_points(view, seat))} in this hand")
        label += [f"total {total}", *(["to play"] if seat in view.deal.waiting() else [])]
        box = place.box if place.kind != "none" else (layout.status or layout.prompt)
        found.append(Region(f"seat:{relative}", ", ".join(label), box, "button", group="Scores"))
    return found


def _trick(view: View, layout: Layout, names: words.Names) -> list[Region]:
    found: list[Region] = []
    w = layout.trick_card
    for i, card in enumerate(view.deal.trick):
        seat = (view.deal.leader + i) % view.deal.rules.players
        x, y, _ = layout.trick_at((seat - view.seat) % view.deal.rules.players)
        player = "you" if seat == view.seat else names[seat]
        label = f"{spoken(card).capitalize()} from {player}"
        found.append(
            Region(f"trick:{name(card)}", label, Box.around(x, y, w, w * 1.4), "text", group="Trick")
        )
    return found


def _choices(view: View, layout: Layout) -> list[Region]:
    """The words a seat may choose from: a direction, or a form of the moon."""
    options = view.choices() if view.deal.phase is Phase.DIRECTING else ()
    w = min(150.0, (layout.area.safe.w - 24) / max(1, len(options)) - 8)
    y = layout.well.cy + layout.well.h * 0.12
    found: list[Region] = []
    for i, word in enumerate(options):
        x = layout.well.cx + (i - (len(options) - 1) / 2) * (w + 8)
        found.append(Region(f"choose:{word}", word.capitalize(), Box.around(x, y, w, 48), group="Direction"))
    return found


def _hand(view: View, ui: Ui, layout: Layout) -> list[Region]:
    cards = [c for c in each(view.hand) if c not in view.ready]
    resting = pose(view, ui, layout)
    strips = dict(zip(cards, _strips(len(cards), layout), strict=True))
    can = view.legal() if view.my_turn else 0
    fresh = {c for s in resting.values() if s.mark and s.card is not None for c in [s.card]}
    found: list[Region] = []
    for card in cards:
        chosen = card in ui.lifted or card == ui.armed
        why = view.why_not(card) if view.my_turn and not can >> card & 1 else None
        found.append(
            Region(
                f"card:{name(card)}",
                words.card_label(card, view, chosen, card in fresh),
                strips[card],
                "button",
                enabled=why is None,
                reason=explain(why, view.deal) if why else "",
                pressed=chosen if view.deal.phase is Phase.PASSING or ui.confirm else None,
                group="Your hand",
            )
        )
    return found


def _strips(n: int, layout: Layout) -> list[Box]:
    """What can be touched of each card: to the next card, and in a back row down to the next row."""
    rows, slots = layout.hand, layout.hand.slots(n)
    found: list[Box] = []
    for i, slot in enumerate(slots):
        last_in_row = i + 1 == n or slots[i + 1].x < slot.x
        back_row = any(s.y > slot.y + 1 for s in slots[i + 1 :]) and not rows.arc
        w = rows.card if last_in_row else rows.step
        h = rows.gap if back_row else rows.card * 1.4
        found.append(Box(slot.x - rows.card / 2, slot.y - rows.card * 0.7, w, h))
    return found


def _action(view: View, ui: Ui, layout: Layout, names: words.Names) -> list[Region]:
    if view.deal.phase is not Phase.PASSING or not view.my_turn or not view.hand:
        return []
    need, have = len(view.receivers), len(ui.lifted)
    label = words.pass_label(view, have, names)
    reason = f"Choose {words.cards(need)} to pass: {words.number(have)} chosen."
    return [Region("pass", label, layout.action, enabled=need == have, reason=reason, group="Actions")]


def _buttons(view: View, ui: Ui, layout: Layout, muted: bool) -> list[Region]:
    found: list[Region] = []
    for key, box in layout.recall:
        there = view.deal.tricks if key == "last-trick" else view.gave or view.got
        if there and view.deal.phase in (Phase.PLAYING, Phase.CHOOSING, Phase.SCORING):
            found.append(Region(key, ICON_LABELS[key], box, pressed=ui.recall == key, group="Actions"))
    for key, box in layout.icons:
        label = ("Sound is off" if muted else "Sound is on") if key == "sound" else ICON_LABELS[key]
        found.append(Region(key, label, box, pressed=muted if key == "sound" else None, group="Table"))
    return found
