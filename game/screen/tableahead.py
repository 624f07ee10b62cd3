"""What the table will soon want drawn: whatever the next card changes, as far as it can be known now."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING

from game.engine.cards import each, name
from game.scene.pose import FAN, REST, Sprite
from game.screen.brush import Brush
from game.screen.kept import lay
from game.screen.page import Look, Piece
from game.screen.tablepaint import Still, seats, table_parts

if TYPE_CHECKING:
    from game.screen.table import Table


def pieces(table: Table, still: Still, look: Look) -> Iterator[Piece]:
    """The hand one card smaller, cards on their way, the plates of who is next, and what rests now."""
    brush = table.app.brush(dry=True)
    yield from _hand(table, brush)
    for part in seats(table, look, other_turn=True):
        yield partial(part.draw, brush)
    for part in table_parts(table, still, table.timeline.shown()):
        if part.piled:
            yield partial(part.piled, brush)


def arrivals(table: Table) -> Iterator[Callable[[Brush], object]]:
    """The faces of what is on its way, where it will rest and as it flies there."""
    for sprite in table.timeline.end.values() if table.timeline.moving else ():
        if sprite.card is not None and sprite.layer != FAN:
            yield partial(lay, sprite=sprite, width=None)
            yield partial(Brush.prepare, card=sprite.card, width=sprite.w, turned=True)


def _hand(table: Table, brush: Brush) -> Iterator[Piece]:
    """Each card of the hand where it may lie after the next one is played, veiled, and flying."""
    rows = table.layout.hand
    cards = [card for card in each(table.view.hand) if card not in table.view.ready]
    now, then = rows.slots(len(cards)), rows.slots(max(0, len(cards) - 1))
    for i, card in enumerate(cards):
        here = Sprite(name(card), card, now[i].x, now[i].y, rows.card, now[i].angle, REST)
        for slot in then[max(0, i - 1) : i + 1]:
            yield partial(lay, brush, here._replace(angle=slot.angle), None)
        yield partial(lay, brush, here._replace(dim=1.0), None)
        yield partial(brush.prepare, card, max(rows.card, table.layout.trick_card), True)
