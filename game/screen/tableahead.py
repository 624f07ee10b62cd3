"""What the table will soon want drawn: whatever the next card changes, as far as it can be known now."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING

from game.scene.pose import FAN, HAND, LYING, REST, TRICK
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
    yield from _trick(table, brush)
    for part in seats(table, look, other_turn=True):
        yield partial(part.draw, brush)
    for part in table_parts(table, still, table.timeline.shown()):
        if part.piled:
            yield partial(part.piled, brush)


def arrivals(table: Table) -> Iterator[Callable[[Brush], object]]:
    """The faces of what is on its way, where it will rest and as it flies there."""
    for sprite, width in table.timeline.arriving():
        if sprite.card is not None and sprite.layer != FAN:
            yield partial(lay, sprite=sprite, width=None)
            if width is not None:
                yield partial(Brush.prepare, card=sprite.card, width=width, turned=True)


def _hand(table: Table, brush: Brush) -> Iterator[Piece]:
    """Each card of the hand where it may lie after the next one is played, veiled, flying, and played."""
    rows, layout = table.layout.hand, table.layout
    (_, _, angle), legal = layout.trick_at(0), table.view.legal() if table.view.my_turn else 0
    cards = [sprite for sprite in table.pose().values() if sprite.layer == HAND]
    then = rows.slots(max(0, len(cards) - 1))
    for i, sprite in enumerate(cards):
        rests = sprite._replace(dim=0.0, glow=0.0, lift=REST)
        looks = [rests._replace(angle=slot.angle) for slot in then[max(0, i - 1) : i + 1]]
        looks.append(rests._replace(dim=1.0))
        if sprite.card is not None and legal >> sprite.card & 1:
            lies = rests._replace(w=layout.trick_card, angle=angle, lift=LYING, mark=False)
            looks += [rests._replace(lift=1.0), lies, lies._replace(glow=1.0)]
        yield from (partial(lay, brush, look, None) for look in looks)
        yield partial(brush.prepare, sprite.card, max(rows.card, layout.trick_card), True)


def _trick(table: Table, brush: Brush) -> Iterator[Piece]:
    """The card that wins so far, beaten."""
    for sprite in table.pose().values():
        if sprite.layer == TRICK and sprite.glow:
            yield partial(lay, brush, sprite._replace(glow=0.0), None)
