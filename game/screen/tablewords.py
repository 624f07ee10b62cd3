"""The words in the middle of the table: what to do now, what is being recalled, a passing remark."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

from game.engine.deal import Phase
from game.scene import words
from game.scene.geometry import Box
from game.scene.plan import Layout
from game.scene.pose import passed_row
from game.screen.brush import Brush
from game.screen.damage import Part
from game.screen.theme import IVORY, LIGHT_SOFT

FACE = "sans-semibold"

if TYPE_CHECKING:
    from game.screen.table import Table


def scale(layout: Layout) -> float:
    """The scale of the table's words."""
    return min(layout.grow, 2.2)


# ---- what to do now


def prompt(table: Table) -> Iterator[Part]:
    """What to do now, in the middle of the ring."""
    deal, ui, layout = table.view.deal, table.ui, table.layout
    title, more = words.prompt(table.view, table.names)
    if not title or ui.busy or ui.recall or deal.trick:
        return
    direction = deal.direction if deal.phase is Phase.PASSING and table.view.my_turn else ""
    box = layout.prompt
    middle = box.cy if direction or layout.portrait else layout.well.cy
    around = Box.around(box.cx, middle, max(box.w, layout.well.w), max(box.h, layout.well.h))
    draw = partial(_prompt, layout=layout, title=title, more=more, direction=direction)
    yield Part("prompt", (title, more, direction), around, draw)


def _prompt(brush: Brush, layout: Layout, title: str, more: str, direction: str) -> None:
    box, k = layout.prompt, scale(layout)
    size = max(17.0, min(26 * k, box.w / 8.5))
    wide = brush.balanced(title, box.w, size, "serif-semibold")
    head = brush.paragraph_height(title, wide, size, "serif-semibold", 1.25)
    small = max(12.0, min(15 * k, size * 0.62)) if more and box.w > 260 else 0.0
    under = 4 + brush.paragraph_height(more, box.w, small) if small else 0.0
    ring = min(76 * layout.unit, box.h - head - under - 16) if direction else 0.0
    ring = ring if ring > 34 else 0.0
    high = head + under + (ring + 12 if ring else 0.0)
    y = (box.cy if direction or layout.portrait else layout.well.cy) - high / 2
    if ring:
        brush.pass_marker(box.cx, y + ring / 2, direction, "", ring)
        y += ring + 12
    y += brush.paragraph(title, box.cx - wide / 2, y, wide, size, IVORY, "serif-semibold", "center", 1.25)
    if small:
        brush.paragraph(more, box.x, y + 4, box.w, small, LIGHT_SOFT, "sans-medium", "center")


# ---- what is being recalled


def recalled(table: Table) -> Iterator[Part]:
    """What the cards in the ring are, while they are shown again."""
    view, layout, names = table.view, table.layout, table.names
    size = 13 * min(scale(layout), 1.6)
    if table.ui.recall == "last-trick" and view.deal.tricks:
        taker = words.who(view.deal.tricks[-1].winner, view.seat, names)
        text = f"Last trick, taken by {taker.lower() if taker == 'You' else taker}"
        yield _caption(text, *_beside_trick(layout, size), size)
    elif table.ui.recall:
        receivers = words.listed(list(dict.fromkeys(names[gift.receiver] for gift in view.gave)))
        givers = words.listed(list(dict.fromkeys(names[gift.giver] for gift in view.got)))
        for row, text in ((-1, f"You gave {receivers}"), (1, f"You got from {givers}")):
            place = passed_row(layout, row)
            yield _caption(text, place.x, place.label, place.room, size)


def _beside_trick(layout: Layout, size: float) -> tuple[float, float, float]:
    """The middle of the caption of a trick and its room: above, or where there is no air, beside it."""
    well = layout.well
    if layout.portrait or not layout.compact:
        return well.cx, layout.trick_top - size * 1.4, well.w + 40
    neighbour, right = layout.seats[1].box, well.cx - layout.reach[0] - layout.trick_card * 0.6
    below = neighbour.y > well.cy + size  # then there is room between two plates
    left = (layout.area.left if below else neighbour.right) + 8
    return (left + right) / 2, well.cy, right - left


def _caption(text: str, x: float, y: float, room: float, size: float) -> Part:
    """Words on a dark pill: a line, or several where there is little room."""

    def draw(brush: Brush) -> None:
        px = max(12.0, min(size, size * (room - size) / brush.text_width(text, size)))
        wide = brush.balanced(text, room - px, px, FACE)
        lines = brush.lines(text, wide, px, FACE)
        w = min(room, max(brush.text_width(line, px) for line in lines) + 1.6 * px)
        h = (1.25 * len(lines) + 0.5) * px
        brush.box((x - w / 2, y - h / 2, w, h), min(h / 2, px), brush.theme.panel, 0.8)
        for i, line in enumerate(lines):
            middle = y + (i - (len(lines) - 1) / 2) * 1.25 * px
            brush.text(line, x, middle, px, IVORY, FACE, "center", room=w - px)

    box = Box.around(x, y, room + 4, 4.5 * max(12.0, size) + 4)
    return Part(f"caption:{text}", text, box, draw)


# ---- a passing remark


def notice(table: Table) -> Iterator[Part]:
    """A remark, above everything."""
    text, box, size = table.ui.notice, table.layout.toast, 15 * scale(table.layout)
    if text:
        around = box.grown(24 + 4 * size)  # a long one takes several lines
        yield Part("notice", text, around, lambda brush: brush.toast(text, box.cx, box.cy, box.w, size))
