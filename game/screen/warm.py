"""Warming: what a hand will show is drawn ahead of time, a piece in each frame that has nothing to paint.

The title is where most of it happens: a face takes milliseconds, and a deal shows thirteen of them at once.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from time import perf_counter
from typing import TYPE_CHECKING

from game.scene.layout import layout
from game.screen import sprites

if TYPE_CHECKING:
    from game.screen.app import App

ENOUGH = 0.8  # of the faces' cache: beyond this, warming one face would give up another
LIFTS = (0.0, 1 / 3, 2 / 3, 1.0)


class Warm:
    """The pieces that are still to be drawn for one window and one deck."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._for: tuple[object, ...] = ()
        self._pieces: Iterator[object] = iter(())
        self._heard = False  # have the sounds been decoded?

    def step(self, seconds: float) -> None:
        """Draw pieces for about so many seconds, one at least; begin anew when window or deck changed."""
        app, until = self._app, perf_counter() + seconds
        now = (app.area, app.ratio, app.settings)
        if now != self._for:
            self._for, self._pieces = now, self._all()
        if app.sound.awake and not self._heard:
            self._heard, self._pieces = True, chain(app.sound.warm(), self._pieces)
        for _ in self._pieces:
            if perf_counter() > until:
                break

    def _all(self) -> Iterator[None]:
        """Faces as they lie in hand, then as they lie in a trick, then the shadows of cards on their way."""
        brush = self._app.brush()
        table = layout(self._app.area, 4, 13, self._app.text_scale)
        for width, turned in ((table.hand.card, table.hand.arc > 0), (table.trick_card, True)):
            for card in range(52):
                if brush.faces.filled < ENOUGH:
                    brush.prepare(card, width, turned)
                    yield
        widest = max(table.hand.card, table.trick_card)
        step = brush.step
        for wide in range(brush.px(table.fan_card) // step, brush.px(widest) // step + 2):
            for lift in LIFTS:
                sprites.shadow((wide * step, round(wide * 1.4) * step), lift)
                yield
