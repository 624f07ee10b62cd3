"""The table: a match as one seat sees it, played through the house.

The page keeps its own `View`, moved by the events it has shown so far; the house may be ahead. Whenever the
timeline is idle the next event is pulled, so that bots never wait for a picture and pictures never for bots.
What the player does is in `tablehands`, what comes between and around hands in `tableflow`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from game.engine import events as e
from game.engine.setup import deck
from game.scene import words
from game.scene.cues import stage
from game.scene.layout import layout
from game.scene.plan import Layout
from game.scene.pose import Pose, pose
from game.scene.regions import Region, table_regions
from game.scene.timeline import Cue, Timeline
from game.scene.ui import Ui
from game.screen import tablekeys
from game.screen.brush import Brush
from game.screen.page import Look, Page, Piece
from game.screen.tableflow import Flow
from game.screen.tablehands import Hands
from game.screen.tablepicture import Picture, same
from game.session.house import House
from game.session.seats import HumanSeat

if TYPE_CHECKING:
    from game.screen.app import App

SCALES = {"slow": (1.6, 1.5), "normal": (1.0, 1.0), "fast": (0.5, 0.6), "instant": (0.0, 0.3)}
NOTICE = 2.6  # seconds that a remark stays
FOR_EVER = 1e9  # seconds: until a tap


class Table(Page):
    """The page on which a match is played. `human` is the mailbox of the player's seat, seat 0."""

    title = "Table"
    captioned = True

    def __init__(self, app: App, house: House, human: HumanSeat) -> None:
        super().__init__(app)
        self.house, self.human = house, human
        self.names = house.names
        self.inbox = house.events_for(0)
        self.view = house.view(0)
        self.results: list[e.HandScored] = list(house.results())
        self.ui = Ui()
        self.timeline = Timeline()
        self.picture = Picture(self)
        self._regions: list[Region] = []
        self._regions_for: tuple[object, ...] = ()
        self.jump = tablekeys.Jump()
        self.hands = Hands(self)
        self._notice_left = 0.0
        self._sounds: list[tuple[float, str]] = []
        self.flow = Flow(self)

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
        """The same list as long as it says the same."""
        muted, offer = not self.app.settings.sound, self.flow.offer()
        key = (self.view, self.ui, self.layout, muted, offer)
        if not same(key, self._regions_for):
            self._regions_for = key
            self._regions = (
                table_regions(self.view, self.ui, self.layout, self.names, muted) + self.flow.regions()
            )
        return self._regions

    def paint(self, brush: Brush, look: Look) -> None:
        self.picture.paint(brush, look)

    def ahead(self) -> Sequence[Piece]:
        return self.picture.ahead()

    @property
    def busy(self) -> bool:
        """Is something still moving or waiting to be shown?"""
        return bool(self.inbox) or not self.timeline.idle

    # ---- time

    def tick(self, seconds: float, until: float) -> bool:
        settings = self.app.settings
        motion, rest = (0.0, 0.0) if self.flow.fast else SCALES[settings.speed]
        self.timeline.scale = 0.0 if self.app.reduced else motion
        self.timeline.rest_scale = rest
        changed = self.timeline.tick(seconds)
        changed |= self._fade(seconds)
        self._ring(seconds)
        if self.app.page is self:
            if until or self.human.answered:
                self.flow.step(until)
            changed |= self._pull()
            self.flow.go_on()
        confirm = settings.play == "confirm"
        return changed | self.set_ui(busy=self.busy, points=settings.points, confirm=confirm)

    def _pull(self) -> bool:
        """Show what is waiting, as far as the timeline is idle."""
        pulled = False
        while self.timeline.idle and self.inbox:
            self._show(self.inbox.popleft())
            pulled = True
        return pulled

    def _show(self, event: e.Event) -> None:
        before = {s.key: s for s in self.timeline.sprites()}
        self.view = self.view.after(event)
        if isinstance(event, e.HandBegan):
            self.ui = Ui()
        elif isinstance(event, e.HandScored):
            self.results.append(event)
        elif isinstance(event, e.Played):
            self.ui = replace(self.ui, recall="", busy=True)
        after = self.pose()
        cue = self._paced(event, stage(event, before, after, self.view, self.layout))
        self.timeline.play(cue, after)
        if isinstance(event, e.Dealt | e.Exchanged):
            self.app.painter.rehearse()
        self.app.say(words.say(event, self.view, self.names))
        if cue.sound:
            self._sounds.append((cue.sound_at * self.timeline.scale, cue.sound))

    def _paced(self, event: e.Event, cue: Cue) -> Cue:
        """A finished trick may be set to wait for a tap."""
        full = len(self.view.deal.trick) == self.view.deal.rules.players
        if isinstance(event, e.Played) and full and self.app.settings.trick == "tap" and not self.flow.fast:
            return replace(cue, rest=FOR_EVER)
        return cue

    def _ring(self, seconds: float) -> None:
        for left, name in self._sounds:
            if left <= seconds:
                self.app.sound.play(name)
        self._sounds = [(left - seconds, name) for left, name in self._sounds if left > seconds]

    def _fade(self, seconds: float) -> bool:
        self._notice_left -= seconds
        return bool(self.ui.notice) and self._notice_left <= 0 and self.set_ui(notice="")

    # ---- change

    def remark(self, text: str) -> None:
        """Say something in passing, for the eye and the ear."""
        self._notice_left = NOTICE
        self.app.say(text)
        self.change(replace(self.ui, notice=text))

    def set_ui(self, **changes: object) -> bool:
        """Change fields of the `Ui`; was that a change?"""
        ui = replace(self.ui, **changes)  # type: ignore[arg-type]
        if ui == self.ui:
            return False
        self.change(ui)
        return True

    def change(self, ui: Ui) -> None:
        """Take a new `Ui`; what it moves, moves."""
        if ui != self.ui:
            self.ui = ui
            self.timeline.settle(self.pose())
            self.app.touch()

    def rewound(self) -> None:
        """The house went back: so does the table, at once."""
        self.inbox.clear()
        self.view, self.ui = self.house.view(0), Ui()
        self.timeline.finish()
        self.timeline.settle(self.pose())
        self.app.touch()

    def cut_short(self) -> bool:
        """End what moves. True when something still waits to be seen: then a press does no more."""
        if self.timeline.finish():
            self.app.touch()
            self.set_ui(busy=self.busy)
        return bool(self.inbox)

    # ---- input

    def press(self, name: str) -> None:
        self.hands.press(name)

    def key(self, key: str) -> bool:
        return tablekeys.press(self, key)

    def grasp(self, region: Region | None, x: float, y: float) -> None:
        self.hands.grasp(region, x, y)

    def drag(self, x: float, y: float) -> None:
        self.hands.drag(x, y)

    def release(self, x: float, y: float) -> bool:
        return self.hands.release(x, y)

    def resized(self) -> None:
        self.ui = replace(self.ui, drag=None)
        self.timeline.finish()
        self.timeline.settle(self.pose())

    def shown(self) -> None:
        self.resized()

    def back(self) -> None:
        if self.ui.recall:
            self.set_ui(recall="")
        else:
            self.hands.open("menu")
