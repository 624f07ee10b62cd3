"""The player's hands at the table: presses, drags, and what they answer.

Any press first ends what moves. While events still wait to be shown it does no more than that, so that
nobody plays into a past that has gone; buttons that change no game state always work.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from game.engine.cards import Card, card
from game.engine.deal import Phase
from game.engine.moves import Move
from game.scene import intents
from game.scene.regions import Region
from game.scene.ui import Drag, Ui

if TYPE_CHECKING:
    from game.screen.table import Table

DRAG = 10.0  # logical pixels after which a press is a drag
MOVES = ("card", "pass", "choose", "")


class Hands:
    """Pointer and presses of one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._swallow = False  # the press that is under way only ends a motion
        self._pointer = False  # and it came from the pointer

    def press(self, name: str) -> None:
        """A region was pressed, by whatever means."""
        table = self.table
        swallowed = self._swallow or (not self._pointer and table.cut_short())
        pointer, self._swallow, self._pointer = self._pointer, False, False
        kind = name.partition(":")[0]
        if kind in MOVES and swallowed:
            return
        playing = table.view.deal.phase is Phase.PLAYING
        if kind == "card" and pointer and table.app.settings.play == "drag" and playing:
            table.remark("Drag the card to the table to play it.")
        elif kind in MOVES or name in ("last-trick", "passed"):
            self._answer(*intents.press(name, table.view, table.ui))
        elif not table.flow.press(name):
            self.open(name)

    def open(self, name: str) -> None:
        """Open the page behind a button, or switch the sound."""
        from game.screen.menus import open_named

        app = self.table.app
        if name == "sound":
            app.change("sound", "off" if app.settings.sound else "on")
        else:
            open_named(app, "scores" if name.startswith("seat:") else name, self.table)

    def _answer(self, ui: Ui, move: Move | None) -> None:
        table = self.table
        if move is not None:
            table.human.put(move)
        if ui.lifted != table.ui.lifted:
            table.app.sound.play("tap")
        table.change(ui)
        if ui.notice and move is None:
            table.app.sound.play("refuse")
            table.remark(ui.notice)

    # ---- the pointer

    def grasp(self, region: Region | None, x: float, y: float) -> None:
        """The pointer went down: perhaps on a card."""
        table = self.table
        self._pointer, self._swallow = True, table.cut_short()
        held = _card_of(region)
        if region is None or held is None or self._swallow or not table.view.my_turn:
            return
        sprite = table.pose().get(region.name.partition(":")[2])
        grip = (x - sprite.x, y - sprite.y) if sprite else (0.0, 0.0)
        table.ui = replace(table.ui, drag=Drag(held, x, y, grip))

    def drag(self, x: float, y: float) -> None:
        """The pointer moved while it was down."""
        table, drag = self.table, self.table.ui.drag
        if drag is None:
            return
        far = abs(x - drag.x) + abs(y - drag.y) > DRAG
        if drag.moved or far:
            table.change(replace(table.ui, drag=replace(drag, x=x, y=y, moved=True)))

    def release(self, x: float, y: float) -> bool:
        """The pointer went up; True when a drag ended."""
        table, drag = self.table, self.table.ui.drag
        if drag is None:
            return False
        if not drag.moved:
            table.ui = replace(table.ui, drag=None)
            return False
        hand = table.layout.hand.box
        over = table.app.area.safe.contains(x, y) and y < hand.y - 0.1 * hand.h
        self._pointer = False
        self._answer(*intents.drop(drag.card, table.view, table.ui, over))
        return True


def _card_of(region: Region | None) -> Card | None:
    if region is None or not region.name.startswith("card:"):
        return None
    return card(region.name.removeprefix("card:"))
