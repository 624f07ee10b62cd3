"""How the table is drawn: surface, seats, score, cards, prompt and buttons, from back to front."""

from __future__ import annotations

from math import cos, radians, sin
from typing import TYPE_CHECKING

from game.engine.deal import Phase
from game.scene import words
from game.scene.fairtext import short_seal
from game.scene.geometry import Box
from game.scene.plan import Layout, SeatPlace
from game.scene.pose import FAN, Sprite, passed_width
from game.scene.regions import Region, hand_points
from game.screen import effects
from game.screen.brush import Brush
from game.screen.page import Look
from game.screen.theme import ACCENT, IVORY, LIGHT_SOFT, POINTS

if TYPE_CHECKING:
    from game.screen.table import Table

AVATARS = {
    3: ("cat", "fox", "hare"),
    4: ("cat", "fox", "owl", "hare"),
    5: ("cat", "fox", "owl", "badger", "hare"),
}
ICONS = {"menu": "menu", "help": "help", "shield": "shield", "passed": "share", "last-trick": "last-trick"}


def paint_table(table: Table, brush: Brush, look: Look) -> None:
    """Everything on the table."""
    layout, well = table.layout, table.layout.well
    brush.tabletop()
    brush.well(well.cx, well.cy, well.w / 2, well.h / 2)
    shown = table.timeline.shown()
    for sprite, width in shown:
        if sprite.layer == FAN:
            _card(brush, sprite, width)
    for relative, place in enumerate(layout.seats):
        _seat(table, brush, relative, place, look)
    if layout.panel:
        _panel(table, brush, layout.panel, layout.unit)
    elif layout.status and not _asks(table):
        _status(table, brush, layout.status)
    regions = {r.name: r for r in table.regions()}
    _prompt(table, brush, layout)
    effect, share = table.timeline.effect
    effects.below(brush, layout, effect, share)
    for sprite, width in shown:
        if sprite.layer != FAN:
            _card(brush, sprite, width)
    effects.above(brush, layout, [sprite for sprite, _ in shown], effect, share)
    if table.ui.recall:
        _recall_words(table, brush, layout)
    _focus(brush, regions, look)
    _buttons(table, brush, regions, look)
    if table.ui.notice:
        box = layout.toast
        brush.toast(table.ui.notice, box.cx, box.cy, box.w, 15 * min(layout.unit, 1.4) * _k(table))


def _k(table: Table) -> float:
    return min(1.5, table.app.text_scale)


def _asks(table: Table) -> bool:
    """Does the pass button take the place of the status line?"""
    deal = table.view.deal
    return deal.phase is Phase.PASSING and table.view.my_turn and table.layout.portrait


def _card(brush: Brush, sprite: Sprite, width: float | None) -> None:
    brush.card(
        sprite.card,
        sprite.x,
        sprite.y,
        sprite.w,
        sprite.angle,
        sprite.lift,
        sprite.dim,
        sprite.glow > 0.5,
        drawn=width,
    )
    if sprite.mark:
        a, up, left = radians(sprite.angle), sprite.w * 0.7, sprite.w * 0.34
        x = sprite.x - left * cos(a) - up * sin(a)
        y = sprite.y + left * sin(a) - up * cos(a)
        r = max(5.0, sprite.w * 0.055)
        brush.box((x - r, y - r, 2 * r, 2 * r), r, ACCENT, 1, "#2A1D10", 0.7, 1.5)


def _seat(table: Table, brush: Brush, relative: int, place: SeatPlace, look: Look) -> None:
    if place.kind == "none":
        return
    view, ui = table.view, table.ui
    n = view.deal.rules.players
    seat = (view.seat + relative) % n
    shows = ui.points == "all" or (ui.points == "own" and relative == 0)
    taken = hand_points(view, seat) if shows else None
    total = view.deal.totals[seat] if view.deal.totals else 0
    turn = seat in view.deal.waiting() and not (ui.busy and relative == 0)
    name, avatar, box = table.names[seat], AVATARS[n][relative], place.box
    if place.kind == "tower":
        brush.tower(name, avatar, box.cx, box.cy, taken, total, turn, box.w)
    else:
        brush.plate(name, avatar, box.cx, box.cy, taken, total, turn, box.w, box.h)
    if look.focus == f"seat:{relative}":
        brush.focus(box, box.h / 2 if place.kind == "plate" else 18)


def _panel(table: Table, brush: Brush, box: Box, unit: float) -> None:
    """Hand, direction, totals and hearts of a roomy layout."""
    view, k = table.view, box.w / 248
    deal = view.deal
    brush.panel(box, 18 * k, 0.6)
    brush.text(f"Hand {deal.number}", box.x + 20 * k, box.y + 26 * k, 20 * k, IVORY, "serif-semibold")
    if deal.direction:
        label = (
            "Hold"
            if deal.direction == "hold"
            else "Scatter"
            if deal.direction == "scatter"
            else f"Pass {deal.direction}"
        )
        width = 35 * k + brush.text_width(label, 15)
        brush.pass_marker(box.right - 20 * k - width + 13 * k, box.y + 26 * k, deal.direction, label, 26 * k)
    for row, seat in enumerate(_order(table)):
        _score_row(table, brush, box, box.y + (62 + row * 25) * k, seat, k)
    line = box.y + (62 + 25 * len(deal.seats) - 2) * k
    brush.rule(box.x + 20 * k, line, box.w - 40 * k)
    brush.heart(box.x + 34 * k, line + 24 * k, 28 * k, 1.0 if deal.broken else 0.0)
    _broken(brush, deal.broken, box.x + 58 * k, line + 24 * k, 15 * k, box.w - 78 * k)


def _order(table: Table) -> list[int]:
    view = table.view
    n = view.deal.rules.players
    return [(view.seat + i) % n for i in range(n)]


def _score_row(table: Table, brush: Brush, box: Box, y: float, seat: int, k: float) -> None:
    view, mine = table.view, seat == table.view.seat
    face, colour = ("sans-bold", IVORY) if mine else ("sans-medium", LIGHT_SOFT)
    brush.text(table.names[seat], box.x + 20 * k, y, 15 * k, colour, face, room=110 * k)
    total = view.deal.totals[seat] if view.deal.totals else 0
    brush.text(str(total), box.right - 20 * k, y, 15 * k, IVORY, "sans-bold", "right")
    taken = hand_points(view, seat)
    if taken and (table.ui.points == "all" or (table.ui.points == "own" and mine)):
        brush.text(f"{taken:+d}", box.right - 62 * k, y, 13 * k, POINTS, "sans-semibold", "right")


def _broken(brush: Brush, broken: bool, x: float, y: float, size: float, room: float) -> None:
    text = "Hearts broken" if broken else "Hearts not broken"
    brush.text(text, x, y, size, IVORY if broken else LIGHT_SOFT, "sans-semibold", room=room)


def _status(table: Table, brush: Brush, box: Box) -> None:
    """Hand, hearts, own points and direction of a compact layout, in one line of two rows."""
    view, deal, k = table.view, table.view.deal, box.h / 44
    brush.panel(box, box.h / 2, 0.62)
    brush.heart(box.x + 24 * k, box.cy, 26 * k, 1.0 if deal.broken else 0.0)
    x, room = box.x + 44 * k, box.w - 84 * k
    _broken(brush, deal.broken, x, box.cy - 9 * k, 13 * k, room)
    parts = [f"Hand {deal.number}"]
    if table.ui.points != "off":
        taken = hand_points(view, view.seat)
        parts.append(f"you {taken:+d}" if taken else "you 0")
    parts.append(f"total {deal.totals[view.seat] if deal.totals else 0}")
    brush.text(" · ".join(parts), x, box.cy + 9 * k, 12 * k, LIGHT_SOFT, "sans-medium", room=room)
    if deal.direction:
        brush.pass_marker(box.right - 24 * k, box.cy, deal.direction, "", 26 * k)


def _prompt(table: Table, brush: Brush, layout: Layout) -> None:
    """What to do now, in the middle of the ring."""
    deal, box, ui = table.view.deal, layout.prompt, table.ui
    title, more = words.prompt(table.view, table.names)
    if not title or ui.busy or ui.recall or deal.trick:
        return
    k = min(_k(table), 1.2) * min(layout.unit, 1.5)
    size = max(17.0, min(26 * k, box.w / 8.5))
    head = brush.paragraph_height(title, box.w, size, "serif-semibold", 1.25)
    small = 15 * min(k, 1.3) if more and box.w > 260 else 0.0
    ring = min(76 * layout.unit, box.h - head - 1.4 * small - 16)
    marked = deal.phase is Phase.PASSING and table.view.my_turn and ring > 34
    y = box.y + max(0.0, (box.h - head - 1.4 * small - (ring + 12 if marked else 0)) / 2)
    if marked:
        brush.pass_marker(box.cx, y + ring / 2, deal.direction, "", ring)
        y += ring + 12
    y += brush.paragraph(title, box.x, y, box.w, size, IVORY, "serif-semibold", "center", 1.25)
    if small:
        brush.paragraph(more, box.x, y + 4, box.w, small, LIGHT_SOFT, "sans-medium", "center")


def _recall_words(table: Table, brush: Brush, layout: Layout) -> None:
    """What the cards in the ring are, while they are shown again."""
    view, well = table.view, layout.well
    if table.ui.recall == "last-trick" and view.deal.tricks:
        taker = words.who(view.deal.tricks[-1].winner, view.seat, table.names)
        text = f"Last trick, taken by {taker.lower() if taker == 'You' else taker}"
        brush.toast(text, well.cx, well.y + 4, well.w + 40, 13 * _k(table))
        return
    w = passed_width(layout)
    receivers = words.listed(list(dict.fromkeys(table.names[g.receiver] for g in view.gave)))
    givers = words.listed(list(dict.fromkeys(table.names[g.giver] for g in view.got)))
    size = 13 * _k(table)
    for y, text in ((-1.64, f"You gave {receivers}"), (0.0, f"You got from {givers}")):
        brush.text(
            text, well.cx, well.cy + y * w + w * 0.02, size, IVORY, "sans-semibold", "center", room=well.w
        )


def _focus(brush: Brush, regions: dict[str, Region], look: Look) -> None:
    region = regions.get(look.focus)
    if region is not None and region.name.startswith("card:"):
        brush.focus(region.box, 8)


def _buttons(table: Table, brush: Brush, regions: dict[str, Region], look: Look) -> None:
    layout = table.layout
    for name, box in layout.icons:
        icon = ICONS.get(name) or ("sound-on" if table.app.settings.sound else "sound-off")
        size = box.w - (4 if layout.compact else 0)
        brush.round_button(icon, box.cx, box.cy, size, look.state(regions[name]), look.focus == name)
    for name, box in layout.recall:
        if name not in regions or _asks(table):
            continue
        region, focus, chosen = regions[name], look.focus == name, table.ui.recall == name
        if box.w < 60:
            brush.round_button(
                ICONS[name], box.cx, box.cy, box.w - 2, look.state(region), focus, chosen=chosen
            )
        else:
            size = 15 * min(layout.unit, 1.4)
            brush.button(box, region.label, "secondary", look.state(region), focus, size=size)
    for name, region in regions.items():
        if name == "seal":
            _seal(table, brush, region, look)
        if name in ("end-hand", "claim"):
            brush.button(region.box, region.label, "primary", look.state(region), look.focus == name, size=15)
        if name == "pass" or name.startswith("choose:"):
            size = 17 * min(layout.unit, 1.4)
            brush.button(
                region.box, region.label, "primary", look.state(region), look.focus == name, size=size
            )


def _seal(table: Table, brush: Brush, region: Region, look: Look) -> None:
    """The seal of the deal, quietly: a small shield and a few digits of it."""
    box = Box.around(region.box.cx, region.box.cy, region.box.w, 26)
    brush.box(box, 13, brush.theme.panel, 0.5)
    brush.icon("shield", box.x + 15, box.cy, 13, LIGHT_SOFT)
    short = short_seal(table.view.deal.commitment)
    brush.text(short, box.x + 27, box.cy, 12, LIGHT_SOFT, "sans-medium", room=box.w - 36)
    if look.focus == "seal":
        brush.focus(box, 13)
