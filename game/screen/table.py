"""The table: a match as one seat sees it, played through the house.

The page keeps its own `View`, moved by the events it has shown so far; the house may be ahead. Whenever the
timeline is idle the next event is pulled, so that bots never wait for a picture and pictures never for bots.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from game.engine import events as e
from game.engine.cards import Card, card, count, lowest
from game.engine.deal import Phase
from game.engine.moves import Move, Play
from game.engine.setup import deck
from game.scene import intents, words
from game.scene.cues import stage
from game.scene.layout import layout
from game.scene.plan import Layout
from game.scene.pose import Pose, pose
from game.scene.regions import Region, table_regions
from game.scene.timeline import Cue, Timeline
from game.scene.ui import Drag, Ui
from game.screen import tablekeys
from game.screen.brush import Brush
from game.screen.page import Look, Page
from game.screen.tablepaint import paint_table
from game.session.house import House
from game.session.seats import HumanSeat

if TYPE_CHECKING:
    from game.screen.app import App

SCALES = {"slow": (1.6, 1.5), "normal": (1.0, 1.0), "fast": (0.5, 0.6), "instant": (0.0, 0.3)}
NOTICE = 2.6  # seconds that a remark stays
DRAG = 10.0  # logical pixels after which a press is a drag
FOR_EVER = 1e9  # seconds: until a tap
MOVES = ("card", "pass", "choose", "")


class Table(Page):
    """The page on which a match is played. `human` is the mailbox of the player's seat, seat 0."""

    title = "Table"

    def __init__(self, app: App, house: House, human: HumanSeat) -> None:
        super().__init__(app)
        self.house, self.human = house, human
        self.names = house.names
        self.inbox = house.events_for(0)
        self.view = house.view(0)
        self.ui = Ui()
        self.timeline = Timeline()
        self.keys = tablekeys.Jump()
        self._notice_left = 0.0
        self._sounds: list[tuple[float, str]] = []
        self._swallow = False
        self._pointer = False
        self.results: list[e.HandScored] = []
        self._resulted = 0  # the hand whose result was shown
        if house.between_hands:
            house.next_hand()

    # ---- what follows from the state

    @property
    def layout(self) -> Layout:
        """The table laid out for the window."""
        rules = self.view.deal.rules
        return layout(self.app.area, rules.players, deck(rules).each, self.app.text_scale)

    def pose(self) -> Pose:
        """Where everything rests now."""
        return pose(self.view, self.ui, self.layout)

    def regions(self) -> list[Region]:
        return table_regions(self.view, self.ui, self.layout, self.names, not self.app.settings.sound)

    def paint(self, brush: Brush, look: Look) -> None:
        paint_table(self, brush, look)

    @property
    def busy(self) -> bool:
        """Is something still moving or waiting to be shown?"""
        return bool(self.inbox) or not self.timeline.idle

    # ---- time

    def tick(self, seconds: float, until: float) -> bool:
        settings = self.app.settings
        motion, rest = SCALES[settings.speed]
        self.timeline.scale = 0.0 if self.app.reduced else motion
        self.timeline.rest_scale = rest
        changed = self.timeline.tick(seconds)
        changed |= self._fade(seconds)
        self._ring(seconds)
        if self.app.page is self:
            self.house.step(until)
            changed |= self._pull()
            self._play_forced()
        return changed | self._set_ui(
            busy=self.busy, points=settings.points, confirm=settings.play == "confirm"
        )

    def _pull(self) -> bool:
        """Show what is waiting, as far as the timeline is idle."""
        pulled = False
        while self.timeline.idle and self.inbox:
            self._show(self.inbox.popleft())
            pulled = True
        if not self.busy and self.view.deal.phase in (Phase.SCORED, Phase.ENDED, Phase.CHOOSING):
            self._conclude()
        return pulled

    def _show(self, event: e.Event) -> None:
        before = {s.key: s for s in self.timeline.sprites()}
        self.view = self.view.after(event)
        if isinstance(event, e.HandBegan):
            self.ui = Ui()
        if isinstance(event, e.HandScored):
            self.results.append(event)
        if isinstance(event, e.Played):
            self.ui = replace(self.ui, recall="", busy=True)
        after = self.pose()
        cue = self._paced(event, stage(event, before, after, self.view, self.layout))
        self.timeline.play(cue, after)
        self.app.say(words.say(event, self.view, self.names))
        if cue.sound:
            self._sounds.append((cue.sound_at * self.timeline.scale, cue.sound))

    def _paced(self, event: e.Event, cue: Cue) -> Cue:
        """A finished trick may be set to wait for a tap."""
        full = len(self.view.deal.trick) == self.view.deal.rules.players
        if isinstance(event, e.Played) and full and self.app.settings.trick == "tap":
            return replace(cue, rest=FOR_EVER)
        return cue

    def _ring(self, seconds: float) -> None:
        for left, name in self._sounds:
            if left <= seconds:
                self.app.sound.play(name)
        self._sounds = [(left - seconds, name) for left, name in self._sounds if left > seconds]

    def _fade(self, seconds: float) -> bool:
        self._notice_left -= seconds
        if self.ui.notice and self._notice_left <= 0:
            return self._set_ui(notice="")
        return False

    def _play_forced(self) -> None:
        legal = self.view.legal() if self._playing else 0
        if self.app.settings.forced and not self.busy and count(legal) == 1:
            self.human.put(Play(self.view.seat, lowest(legal)))

    def _conclude(self) -> None:
        """The hand is over, or the shooter has to choose: a sheet takes over."""
        from game.screen.result import HandResult, MoonChoice

        deal = self.view.deal
        if deal.phase is Phase.CHOOSING and self.view.my_turn:
            self.app.open(MoonChoice(self.app, self))
        elif deal.phase is not Phase.CHOOSING and self._resulted != deal.number:
            self._resulted = deal.number
            self.app.open(HandResult(self.app, self))

    def next_hand(self, cut: bytes | None = None) -> None:
        """Deal again."""
        self.house.next_hand(cut)

    def hint(self) -> None:
        """Say one card that may well be played, and why."""

    # ---- input

    def press(self, name: str) -> None:
        swallowed = self._swallow or (not self._pointer and self._cut())
        pointer, self._swallow, self._pointer = self._pointer, False, False
        kind = name.partition(":")[0]
        if kind in MOVES and swallowed:
            return
        if kind == "card" and pointer and self.app.settings.play == "drag" and self._playing:
            self._remark("Drag the card to the table to play it.")
            return
        if kind in MOVES or name in ("last-trick", "passed"):
            self._answer(*intents.press(name, self.view, self.ui))
        else:
            self._open(name)

    @property
    def _playing(self) -> bool:
        return self.view.deal.phase is Phase.PLAYING

    def _open(self, name: str) -> None:
        from game.screen.menus import open_named

        if name == "sound":
            self.app.change("sound", "off" if self.app.settings.sound else "on")
        else:
            open_named(self.app, "scores" if name.startswith("seat:") else name, self)

    def _cut(self) -> bool:
        """Cut short what moves. True when something still waits to be seen: then a press does no more."""
        if self.timeline.finish():
            self.app.touch()
            self._set_ui(busy=self.busy)
        return bool(self.inbox)

    def _answer(self, ui: Ui, move: Move | None) -> None:
        if move is not None:
            self.human.put(move)
        if ui.notice and move is None:
            self.app.sound.play("refuse")
        self._change(ui)
        if ui.notice:
            self._notice_left = NOTICE
            self.app.say(ui.notice)
        elif ui.lifted != self.ui.lifted:
            self.app.sound.play("tap")

    def _remark(self, text: str) -> None:
        self._answer(replace(self.ui, notice=text), None)

    def _set_ui(self, **changes: object) -> bool:
        ui = replace(self.ui, **changes)  # type: ignore[arg-type]
        if ui == self.ui:
            return False
        self._change(ui)
        return True

    def _change(self, ui: Ui) -> None:
        if ui != self.ui:
            self.ui = ui
            self.timeline.settle(self.pose())
            self.app.touch()

    def key(self, key: str) -> bool:
        return tablekeys.press(self, key)

    # ---- dragging

    def grasp(self, region: Region | None, x: float, y: float) -> None:
        self._pointer, self._swallow = True, self._cut()
        held = _card_of(region)
        if held is not None and not self._swallow and self.view.my_turn:
            sprite = self.pose().get(region.name.partition(":")[2]) if region else None
            grip = (x - sprite.x, y - sprite.y) if sprite else (0.0, 0.0)
            self.ui = replace(self.ui, drag=Drag(held, x, y, grip))

    def drag(self, x: float, y: float) -> None:
        drag = self.ui.drag
        if drag is None:
            return
        far = abs(x - drag.x) + abs(y - drag.y) > DRAG
        if drag.moved or far:
            self._change(replace(self.ui, drag=replace(drag, x=x, y=y, moved=True)))

    def release(self, x: float, y: float) -> bool:
        drag = self.ui.drag
        if drag is None:
            return False
        if not drag.moved:
            self.ui = replace(self.ui, drag=None)
            return False
        hand = self.layout.hand.box
        over = self.app.area.safe.contains(x, y) and y < hand.y - 0.1 * hand.h
        self._answer(*intents.drop(drag.card, self.view, self.ui, over))
        self._pointer = False
        return True

    # ---- the page itself

    def resized(self) -> None:
        self.ui = replace(self.ui, drag=None)
        self.timeline.finish()
        self.timeline.settle(self.pose())

    def shown(self) -> None:
        self.resized()

    def back(self) -> None:
        if self.ui.recall:
            self._set_ui(recall="")
        else:
            self._open("menu")


def _card_of(region: Region | None) -> Card | None:
    if region is None or not region.name.startswith("card:"):
        return None
    return card(region.name.removeprefix("card:"))
