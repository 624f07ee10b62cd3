"""How the table is drawn: its parts from back to front. Words: `tablewords`, buttons: `tablebuttons`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import groupby
from typing import TYPE_CHECKING

from game.scene.geometry import Box
from game.scene.plan import SeatPlace
from game.scene.pose import FAN, RAISED, Sprite
from game.scene.regions import Region, hand_points
from game.screen import effects
from game.screen.brush import Brush
from game.screen.damage import Part, reach
from game.screen.kept import MARGIN, PILED, around, kept, lay, pile, pile_up
from game.screen.page import Look
from game.screen.tablebuttons import asks, buttons
from game.screen.tablescore import paint_panel, paint_status, score_key
from game.screen.tablewords import notice, prompt, recalled

if TYPE_CHECKING:
    from game.screen.table import Table

Shown = tuple[Sprite, float | None]  # a sprite and the width it is drawn for while it moves

AVATARS = {
    3: ("cat", "fox", "hare"),
    4: ("cat", "fox", "owl", "hare"),
    5: ("cat", "fox", "owl", "badger", "hare"),
}
Draw = Callable[[Brush], object]
RING = 10.0  # logical pixels that the ring of the focus reaches beyond its box


class Still:
    """The parts that stay the same while cards move: those below the cards and those above."""

    def __init__(self, table: Table, look: Look) -> None:
        regions = {region.name: region for region in table.regions()}
        self.below = [*seats(table, look), *_score(table), *prompt(table)]
        self.above = [
            *recalled(table),
            *_focus(regions, look),
            *buttons(table, regions, look),
            *notice(table),
        ]


def table_parts(table: Table, still: Still, shown: Sequence[Shown]) -> list[Part]:
    """Everything on the table, with these cards."""
    layout, effect = table.layout, table.timeline.effect
    fans = [entry for entry in shown if entry[0].layer == FAN]
    cards = [entry for entry in shown if entry[0].layer != FAN]
    return [
        *_cards("fans", fans),
        *still.below,
        *effects.below(layout, effect),
        *_cards("cards", cards),
        *effects.above(layout, [sprite for sprite, _ in cards], effect),
        *still.above,
    ]


def paint_ground(table: Table, brush: Brush) -> None:
    """The surface of the table and the ring in its middle."""
    well = table.layout.well
    brush.tabletop()
    brush.well(well.cx, well.cy, well.w / 2, well.h / 2)


def _cards(name: str, shown: Sequence[Shown]) -> Iterator[Part]:
    """Cards from back to front: those that rest together as one picture, those that fly one by one."""
    for (rests, run), entries in groupby(shown, _run):
        if rests:
            sprites = tuple(sprite for sprite, _ in entries)
            draw = partial(pile, sprites=sprites)
            piled = partial(pile_up, sprites=sprites) if sprites[0].layer in PILED else None
            yield Part(f"{name}:{run}", sprites, around(sprites), draw, piled)
            continue
        for sprite, width in entries:
            fly = partial(lay, sprite=sprite, width=width)
            yield Part(sprite.key, (sprite, width), reach(sprite), fly)


def _run(entry: Shown) -> tuple[bool, str]:
    """Cards of one run lie together: a fan, a hand, a trick. What is in the player's hand flies."""
    sprite, width = entry
    fan = sprite.key.rpartition(":")[0] if sprite.layer == FAN else ""
    return width is None and sprite.layer != RAISED, f"{sprite.layer}{fan}"


def seats(table: Table, look: Look, other_turn: bool = False) -> Iterator[Part]:
    """The plates; `other_turn` shows each as if it were its turn, or no longer."""
    view, ui = table.view, table.ui
    n = view.deal.rules.players
    for relative, place in enumerate(table.layout.seats):
        if place.kind == "none":
            continue
        seat = (view.seat + relative) % n
        shows = ui.points == "all" or (ui.points == "own" and relative == 0)
        taken = hand_points(view, seat) if shows else None
        total = view.deal.totals[seat] if view.deal.totals else 0
        turn = seat in view.deal.waiting() and not (ui.busy and relative == 0)
        turn ^= other_turn
        focus = look.focus == f"seat:{relative}"
        key = (place.kind, table.names[seat], AVATARS[n][relative], taken, total, turn)
        yield Part(f"seat:{relative}", (key, focus), place.box.grown(MARGIN), _seat(place, key, focus))


def _seat(place: SeatPlace, key: tuple[str, str, str, int | None, int, bool], focus: bool) -> Draw:
    kind, name, avatar, taken, total, turn = key
    size = (place.box.w, place.box.h)

    def draw(b: Brush, at: Box) -> None:
        if kind == "tower":
            b.tower(name, avatar, at.cx, at.cy, taken, total, turn, at.w)
        else:
            b.plate(name, avatar, at.cx, at.cy, taken, total, turn, at.w, at.h)

    def paint(brush: Brush) -> None:
        kept(brush, (key, size), place.box, draw)
        if focus:
            brush.focus(place.box, place.box.h / 2 if kind == "plate" else 18)

    return paint


def _score(table: Table) -> Iterator[Part]:
    layout = table.layout
    box = layout.panel or (None if asks(table) else layout.status)
    if box is not None:
        key, paint = score_key(table), paint_panel if layout.panel else paint_status
        yield Part(
            "score",
            key,
            box.grown(MARGIN),
            lambda brush: kept(brush, key, box, lambda inner, at: paint(table, inner, at)),
        )


def _focus(regions: dict[str, Region], look: Look) -> Iterator[Part]:
    region = regions.get(look.focus)
    if region is not None and region.name.startswith("card:"):
        yield Part("focus", region.box, region.box.grown(RING), lambda brush: brush.focus(region.box, 8))
