"""How the table is drawn: surface, seats, score, cards, prompt and buttons, from back to front."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from game.engine.deal import Phase
from game.scene import words
from game.scene.fairtext import short_seal
from game.scene.geometry import Box
from game.scene.plan import Layout, SeatPlace
from game.scene.pose import FAN, passed_row
from game.scene.regions import Region, hand_points
from game.screen import effects
from game.screen.brush import Brush
from game.screen.damage import Shown, reach
from game.screen.kept import kept, lay, pile
from game.screen.page import Look
from game.screen.tablescore import paint_panel, paint_status, score_key
from game.screen.theme import IVORY, LIGHT_SOFT

if TYPE_CHECKING:
    from game.screen.table import Table

AVATARS = {
    3: ("cat", "fox", "hare"),
    4: ("cat", "fox", "owl", "hare"),
    5: ("cat", "fox", "owl", "badger", "hare"),
}
ICONS = {"menu": "menu", "help": "help", "shield": "shield", "passed": "exchange", "last-trick": "last-trick"}


def paint_table(table: Table, brush: Brush, look: Look, shown: Sequence[Shown]) -> None:
    """Everything on the table, with these cards, as far as the brush's clip shows it."""
    layout, well = table.layout, table.layout.well
    brush.tabletop()
    brush.well(well.cx, well.cy, well.w / 2, well.h / 2)
    _cards(brush, [entry for entry in shown if entry[0].layer == FAN])
    for relative, place in enumerate(layout.seats):
        _seat(table, brush, relative, place, look)
    if layout.panel:
        kept(brush, score_key(table), layout.panel, lambda b, box: paint_panel(table, b, box))
    elif layout.status and not _asks(table):
        kept(brush, score_key(table), layout.status, lambda b, box: paint_status(table, b, box))
    regions = {r.name: r for r in table.regions()}
    _prompt(table, brush, layout)
    effect, share = table.timeline.effect
    effects.below(brush, layout, effect, share)
    _cards(brush, [entry for entry in shown if entry[0].layer != FAN])
    effects.above(brush, layout, [sprite for sprite, _ in shown], effect, share)
    if table.ui.recall:
        _recall_words(table, brush, layout)
    _focus(brush, regions, look)
    _buttons(table, brush, regions, look)
    if table.ui.notice:
        box = layout.toast
        brush.toast(table.ui.notice, box.cx, box.cy, box.w, 15 * _k(layout))


def _k(layout: Layout) -> float:
    """The scale of the table's words."""
    return min(layout.grow, 2.2)


def _asks(table: Table) -> bool:
    """Does a button take the place of the status line?"""
    passes = table.view.deal.phase is Phase.PASSING and table.view.my_turn
    return table.layout.portrait and (passes or bool(table.flow.offer()))


def _cards(brush: Brush, shown: Sequence[Shown]) -> None:
    """Cards from back to front: those that rest together as one picture, those that fly one by one."""
    for (rests, _), run in groupby(shown, _run):
        if rests:
            pile(brush, [sprite for sprite, _ in run])
            continue
        for sprite, width in run:
            if brush.seen(reach(sprite)):
                lay(brush, sprite, width)


def _run(entry: Shown) -> tuple[bool, str]:
    """Cards of one run lie together: a fan, a hand, a trick."""
    sprite, width = entry
    fan = sprite.key.rpartition(":")[0] if sprite.layer == FAN else ""
    return width is None, f"{sprite.layer}{fan}"


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

    def draw(b: Brush, at: Box) -> None:
        if place.kind == "tower":
            b.tower(name, avatar, at.cx, at.cy, taken, total, turn, at.w)
        else:
            b.plate(name, avatar, at.cx, at.cy, taken, total, turn, at.w, at.h)

    kept(brush, (place.kind, name, avatar, taken, total, turn, box.w, box.h), box, draw)
    if look.focus == f"seat:{relative}":
        brush.focus(box, box.h / 2 if place.kind == "plate" else 18)


def _prompt(table: Table, brush: Brush, layout: Layout) -> None:
    """What to do now, in the middle of the ring."""
    deal, box, ui = table.view.deal, layout.prompt, table.ui
    title, more = words.prompt(table.view, table.names)
    if not title or ui.busy or ui.recall or deal.trick:
        return
    k = _k(layout)
    passing = deal.phase is Phase.PASSING and table.view.my_turn
    size = max(17.0, min(26 * k, box.w / 8.5))
    wide = brush.balanced(title, box.w, size, "serif-semibold")
    head = brush.paragraph_height(title, wide, size, "serif-semibold", 1.25)
    small = max(12.0, min(15 * k, size * 0.62)) if more and box.w > 260 else 0.0
    under = 4 + brush.paragraph_height(more, box.w, small) if small else 0.0
    ring = min(76 * layout.unit, box.h - head - under - 16) if passing else 0.0
    ring = ring if ring > 34 else 0.0
    high = head + under + (ring + 12 if ring else 0.0)
    y = (box.cy if passing or layout.portrait else layout.well.cy) - high / 2
    if ring:
        brush.pass_marker(box.cx, y + ring / 2, deal.direction, "", ring)
        y += ring + 12
    y += brush.paragraph(title, box.cx - wide / 2, y, wide, size, IVORY, "serif-semibold", "center", 1.25)
    if small:
        brush.paragraph(more, box.x, y + 4, box.w, small, LIGHT_SOFT, "sans-medium", "center")


def _recall_words(table: Table, brush: Brush, layout: Layout) -> None:
    """What the cards in the ring are, while they are shown again."""
    view, well, size = table.view, layout.well, 13 * min(_k(layout), 1.6)
    if table.ui.recall == "last-trick" and view.deal.tricks:
        taker = words.who(view.deal.tricks[-1].winner, view.seat, table.names)
        text = f"Last trick, taken by {taker.lower() if taker == 'You' else taker}"
        if layout.compact and not layout.portrait:  # no air above the cards: write beside them
            left, right = layout.seats[1].box.right + 8, well.cx - layout.reach[0] - layout.trick_card * 0.6
            _caption(brush, text, (left + right) / 2, well.cy, right - left, size)
        else:
            _caption(brush, text, well.cx, layout.trick_top - size * 1.4, well.w + 40, size)
        return
    receivers = words.listed(list(dict.fromkeys(table.names[g.receiver] for g in view.gave)))
    givers = words.listed(list(dict.fromkeys(table.names[g.giver] for g in view.got)))
    for row, text in ((-1, f"You gave {receivers}"), (1, f"You got from {givers}")):
        place = passed_row(layout, row)
        _caption(brush, text, place.x, place.label, place.room, size)


def _caption(brush: Brush, text: str, x: float, y: float, room: float, size: float) -> None:
    """A line on a dark pill, as high as a line."""
    size = max(12.0, min(size, size * (room - size) / brush.text_width(text, size)))
    w, h = min(room, brush.text_width(text, size) + 1.6 * size), 1.75 * size
    brush.box((x - w / 2, y - h / 2, w, h), h / 2, brush.theme.panel, 0.8)
    brush.text(text, x, y, size, IVORY, "sans-semibold", "center", room=w - size)


def _focus(brush: Brush, regions: dict[str, Region], look: Look) -> None:
    region = regions.get(look.focus)
    if region is not None and region.name.startswith("card:"):
        brush.focus(region.box, 8)


def _buttons(table: Table, brush: Brush, regions: dict[str, Region], look: Look) -> None:
    layout = table.layout
    for name, _ in layout.icons:
        _icon(table, brush, regions[name], look, 4 if layout.compact else 0)
    for name, box in layout.recall:
        if name in regions and not _asks(table):
            if box.w < 60:
                _icon(table, brush, regions[name], look, 2)
            else:
                _button(brush, regions[name], look, "secondary", 15 * min(layout.grow, 1.6))
    for name, region in regions.items():
        if name == "seal":
            _seal(table, brush, region, look)
        elif name in ("end-hand", "claim"):
            _button(brush, region, look, "primary", 15 * min(layout.grow, 1.4))
        elif name == "pass" or name.startswith("choose:"):
            _button(brush, region, look, "primary", 17 * min(layout.grow, 1.6))


def _icon(table: Table, brush: Brush, region: Region, look: Look, less: float) -> None:
    """A round button, `less` smaller than what can be touched."""
    icon = ICONS.get(region.name) or ("sound-on" if table.app.settings.sound else "sound-off")
    state, focus = look.state(region), look.focus == region.name
    chosen = table.ui.recall == region.name

    def draw(b: Brush, at: Box) -> None:
        b.round_button(icon, at.cx, at.cy, at.w - less, state, focus, chosen=chosen)

    kept(brush, (icon, region.box.w, less, state, focus, chosen), region.box, draw)


def _button(brush: Brush, region: Region, look: Look, kind: str, size: float) -> None:
    state, focus = look.state(region), look.focus == region.name
    key = (region.label, kind, state, focus, size, region.box.w, region.box.h)
    kept(brush, key, region.box, lambda b, at: b.button(at, region.label, kind, state, focus, size=size))


def _seal(table: Table, brush: Brush, region: Region, look: Look) -> None:
    """The seal of the deal, quietly: a small shield and a few digits of it."""
    k = max(1.0, region.box.w / 120)
    box = Box.around(region.box.cx, region.box.cy, region.box.w, 26 * k)
    brush.box(box, 13 * k, brush.theme.panel, 0.5)
    brush.icon("shield", box.x + 15 * k, box.cy, 13 * k, LIGHT_SOFT)
    short = short_seal(table.view.deal.commitment)
    brush.text(short, box.x + 27 * k, box.cy, 12 * k, LIGHT_SOFT, "sans-medium", room=box.w - 36 * k)
    if look.focus == "seal":
        brush.focus(box, 13)
