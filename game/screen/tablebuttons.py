"""The buttons on the table: round ones with icons, those of the moment, the seal of the deal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from game.engine.deal import Phase
from game.scene.fairtext import short_seal
from game.scene.geometry import Box
from game.scene.regions import Region
from game.screen.brush import Brush
from game.screen.damage import Part
from game.screen.kept import MARGIN, kept
from game.screen.page import Look
from game.screen.theme import LIGHT_SOFT

if TYPE_CHECKING:
    from game.screen.table import Table

Draw = Callable[[Brush, Box], object]

ICONS = {"menu": "menu", "help": "help", "shield": "shield", "passed": "exchange", "last-trick": "last-trick"}


def asks(table: Table) -> bool:
    """Does a button take the place of the status line?"""
    passes = table.view.deal.phase is Phase.PASSING and table.view.my_turn
    return table.layout.portrait and (passes or bool(table.flow.offer()))


def buttons(table: Table, regions: dict[str, Region], look: Look) -> Iterator[Part]:
    """Every button that there is now."""
    layout = table.layout
    for name, _ in layout.icons:
        yield _icon(table, regions[name], look, 4 if layout.compact else 0)
    for name, box in layout.recall:
        if name in regions and not asks(table):
            if box.w < 60:
                yield _icon(table, regions[name], look, 2)
            else:
                yield _button(regions[name], look, "secondary", 15 * min(layout.grow, 1.6))
    for name, region in regions.items():
        if name == "seal":
            yield _seal(table, region, look)
        elif name in ("end-hand", "claim"):
            yield _button(region, look, "primary", 15 * min(layout.grow, 1.4))
        elif name == "pass" or name.startswith("choose:"):
            yield _button(region, look, "primary", 17 * min(layout.grow, 1.6))


def _icon(table: Table, region: Region, look: Look, less: float) -> Part:
    """A round button, `less` smaller than what can be touched."""
    icon = ICONS.get(region.name) or ("sound-on" if table.app.settings.sound else "sound-off")
    state, focus = look.state(region), look.focus == region.name
    chosen = table.ui.recall == region.name

    def draw(b: Brush, at: Box) -> None:
        b.round_button(icon, at.cx, at.cy, at.w - less, state, focus, chosen=chosen)

    return _kept(region, (icon, region.box.w, less, state, focus, chosen), draw)


def _button(region: Region, look: Look, kind: str, size: float) -> Part:
    state, focus = look.state(region), look.focus == region.name

    def draw(b: Brush, at: Box) -> None:
        b.button(at, region.label, kind, state, focus, size=size)

    return _kept(region, (region.label, kind, state, focus, size, region.box.w, region.box.h), draw)


def _kept(region: Region, key: tuple[object, ...], draw: Draw) -> Part:
    box = region.box
    return Part(region.name, key, box.grown(MARGIN), lambda brush: kept(brush, key, box, draw))


def _seal(table: Table, region: Region, look: Look) -> Part:
    """The seal of the deal, quietly: a small shield and a few digits of it."""
    short, focus = short_seal(table.view.deal.commitment), look.focus == "seal"

    def draw(brush: Brush) -> None:
        k = max(1.0, region.box.w / 120)
        box = Box.around(region.box.cx, region.box.cy, region.box.w, 26 * k)
        brush.box(box, 13 * k, brush.theme.panel, 0.5)
        brush.icon("shield", box.x + 15 * k, box.cy, 13 * k, LIGHT_SOFT)
        brush.text(short, box.x + 27 * k, box.cy, 12 * k, LIGHT_SOFT, "sans-medium", room=box.w - 36 * k)
        if focus:
            brush.focus(box, 13)

    return Part("seal", (short, focus), region.box.grown(MARGIN), draw)
