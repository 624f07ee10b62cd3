"""Warming: what will soon be shown is drawn ahead of time, in frames that have nothing to paint.

The title is where most of it happens: a face takes milliseconds, and a deal shows thirteen of them at once.
What a page expects next of itself comes first.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import partial
from importlib import import_module
from itertools import chain
from time import perf_counter
from typing import TYPE_CHECKING

from game.scene.layout import layout
from game.screen import sprites
from game.screen.cache import Unfinished, within
from game.screen.page import Piece

if TYPE_CHECKING:
    from game.screen.app import App

SPARE = 0.005  # seconds in which pieces are begun
ENOUGH = 0.8  # of the faces' cache: beyond this, warming one face would give up another
LIFTS = (0.0, 1 / 3, 2 / 3, 1.0)
ROOMS = ("newmatch", "table", "menus", "result", "settings", "fairness", "cutting")  # loaded when wanted


class Warm:
    """The pieces that are still to be drawn for one window, one deck and the topmost page."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._for: tuple[object, ...] = ()
        self._general: Iterator[Piece] = iter(())
        self._wanted: Sequence[Piece] = ()  # what the page has said
        self._soon: list[Piece] = []  # and what is left of it
        self._heard, self._urgent = False, list[Piece]()  # the sounds, once they may be heard
        self._next: Piece | None = None
        self.done = False  # was nothing left to draw at the last step?

    def step(self, until: float) -> None:
        """Draw pieces, but begin none that would not be ready by a time of perf_counter."""
        self._renew()
        surface = self._app.brush().surface
        surface.set_clip((0, 0, 0, 0))
        end = min(until, perf_counter() + SPARE)
        with suppress(Unfinished), within(until):
            while (piece := self._piece()) and perf_counter() < end:
                piece()
                self._next = None
        surface.set_clip(None)

    def _piece(self) -> Piece | None:
        """The piece to draw now: one that was begun, else the next."""
        if self._next is None:
            first = self._urgent or self._soon
            self._next = first.pop(0) if first else next(self._general, None)
        self.done = self._next is None
        return self._next

    def _renew(self) -> None:
        """Begin anew when the window, the deck or what the page expects has changed."""
        app = self._app
        now = (app.area, app.ratio, app.settings)
        if now != self._for:
            self._for, self._next = now, None
            self._general = chain(_rooms(), _ground(app), _faces(app), _shadows(app))
        if app.sound.awake and not self._heard:
            self._heard, self._urgent = True, app.sound.ahead()
        wanted = app.page.ahead()
        if wanted is not self._wanted:
            self._wanted, self._soon, self._next = wanted, list(wanted), None


def _rooms() -> Iterator[Piece]:
    """Load the code of the pages that were not needed for the first picture; see `main` for the freezing."""
    yield from (partial(import_module, f"game.screen.{room}") for room in ROOMS)
    yield from (gc.collect, gc.freeze)


def _ground(app: App) -> Iterator[Piece]:
    """The surface of the table and its ring, for the usual four."""
    brush, well = app.brush(dry=True), layout(app.area, text=app.text_scale).well
    yield brush.tabletop
    yield partial(brush.well, well.cx, well.cy, well.w / 2, well.h / 2)


def _faces(app: App) -> Iterator[Piece]:
    """The back, the faces as they lie in hand, then as they lie in a trick and as they fly there."""
    brush, table = app.brush(dry=True), layout(app.area, text=app.text_scale)
    for turned in (True, False):
        yield partial(brush.prepare, None, table.fan_card, turned)
    for width, turned in ((table.hand.card, table.hand.arc > 0), (table.trick_card, True)):
        for card in range(52):
            if brush.faces.filled < ENOUGH:
                yield partial(brush.prepare, card, width, turned)


def _shadows(app: App) -> Iterator[Piece]:
    """The shadows of cards on their way."""
    brush, table = app.brush(), layout(app.area, text=app.text_scale)
    step, widest = brush.step, max(table.hand.card, table.trick_card)
    for wide in range(brush.px(table.fan_card) // step, brush.px(widest) // step + 2):
        for lift in LIFTS:
            yield partial(sprites.shadow, (wide * step, round(wide * 1.4) * step), lift)
