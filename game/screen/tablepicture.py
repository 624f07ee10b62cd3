"""The picture of one table: painted where it has changed, rehearsed, and drawn ahead."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from game.scene.geometry import Box
from game.screen.brush import Brush
from game.screen.caption import caption
from game.screen.damage import Damage
from game.screen.page import Look, Piece
from game.screen.tableahead import arrivals, pieces
from game.screen.tablepaint import Still, paint_ground, table_parts

if TYPE_CHECKING:
    from game.screen.table import Table


class Picture:
    """What the window holds of a table, and what is kept for its next picture."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._damage = Damage()
        self._still: Still
        self._still_for: tuple[object, ...] = ()
        self._ahead: list[Piece] = []
        self._ahead_for: tuple[object, ...] = ()

    def paint(self, brush: Brush, look: Look) -> None:
        """Draw what has changed since the last picture, if the window still holds that."""
        table, app = self._table, self._table.app
        parts = [*table_parts(table, self.still(look), table.timeline.shown()), *caption(app)]
        if brush.dry:
            paint_ground(table, brush)
            for draw in (*(part.draw for part in parts), *arrivals(table)):
                draw(brush)
            return
        if not app.painter.retained:
            self._damage.forget()
        window = Box(0, 0, app.area.w, app.area.h)
        boxes = [part.box for part in parts]
        for box in self._damage.areas((table.layout, app.settings), parts, window):
            with brush.clipped(box):
                paint_ground(table, brush)
                for i in pygame.FRect(box).collidelistall(boxes):
                    parts[i].draw(brush)
        self._damage.finished()

    def still(self, look: Look) -> Still:
        """What is not cards, the same as long as it shows the same."""
        table = self._table
        ui = replace(table.ui, drag=None)
        key = (table.view, ui, look, table.layout, table.app.settings, table.flow.offer())
        if not same(key, self._still_for):
            self._still_for, self._still = key, Still(table, look)
        return self._still

    def ahead(self) -> Sequence[Piece]:
        """What the next card will want; the same list as long as nothing changes."""
        table, look = self._table, self._table.app.look
        key = (table.view, table.ui, table.layout, table.app.settings)
        if not same(key, self._ahead_for):
            self._ahead_for, self._ahead = key, list(pieces(table, self.still(look), look))
        return self._ahead


def same(key: tuple[object, ...], other: tuple[object, ...]) -> bool:
    """Are two keys equal? Most of what they hold is the very same object."""
    return len(key) == len(other) and all(a is b or a == b for a, b in zip(key, other, strict=True))
