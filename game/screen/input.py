"""From pygame's events and the page's acts to presses, drags and keys.

Mouse events only: a touch arrives as one too. A second press at the same place within a moment is the same
press (a double tap, or a touch that also arrives as a mouse event), and is dropped.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.host.host import Act
from game.scene.regions import Region, hit

if TYPE_CHECKING:
    from game.screen.app import App

AGAIN = 0.35  # seconds in which a press at the same place is the same press
NEAR = 12.0  # logical pixels
WHEEL = 60.0  # logical pixels a notch
KEYS = {
    pygame.K_LEFT: "left",
    pygame.K_RIGHT: "right",
    pygame.K_UP: "up",
    pygame.K_DOWN: "down",
    pygame.K_RETURN: "enter",
    pygame.K_KP_ENTER: "enter",
    pygame.K_SPACE: "space",
    pygame.K_TAB: "tab",
    pygame.K_ESCAPE: "escape",
    pygame.K_HOME: "home",
    pygame.K_END: "end",
    pygame.K_PAGEUP: "pageup",
    pygame.K_PAGEDOWN: "pagedown",
    pygame.K_F1: "f1",
    pygame.K_BACKSPACE: "backspace",
}


class Input:
    """The pointer and the keyboard of one app."""

    def __init__(self, app: App) -> None:
        self.app = app
        self._since = 1e9  # seconds since the last press
        self._at = (0.0, 0.0)
        self._down = False

    def tick(self, seconds: float) -> None:
        """Let time pass, for telling one press from two."""
        self._since += seconds

    def hear(self, events: Sequence[pygame.event.Event], acts: Sequence[Act]) -> None:
        """All that came in since the last frame: the pointer, then the mirrored controls, then the keys.

        The two come without a common clock. A touch of the canvas takes the focus from a control, and a key
        is typed where the focus is: this order is right for both, whichever came first.
        """
        typed = [event for event in events if event.type == pygame.KEYDOWN]
        for event in events:
            if event.type != pygame.KEYDOWN:
                self.take(event)
        for act in acts:
            self.act(act)
        for event in typed:
            self.take(event)

    def take(self, event: pygame.event.Event) -> None:
        """One event of pygame."""
        match event.type:
            case pygame.QUIT:
                self.app.running = False
            case pygame.MOUSEBUTTONDOWN if event.button == 1:
                self._press(*self._logical(event.pos))
            case pygame.MOUSEBUTTONUP if event.button == 1:
                self._release(*self._logical(event.pos))
            case pygame.MOUSEMOTION:
                self._move(*self._logical(event.pos), bool(getattr(event, "touch", False)))
            case pygame.MOUSEWHEEL:
                self.app.page.scroll(-event.y * WHEEL)
            case pygame.KEYDOWN:
                self._key(event)
            case pygame.WINDOWLEAVE | pygame.WINDOWFOCUSLOST:
                self._lost()
            case pygame.WINDOWEXPOSED | pygame.WINDOWFOCUSGAINED:
                self.app.expose()

    def act(self, act: Act) -> None:
        """Something done with a mirrored control."""
        match act.kind:
            case "press":
                self.app.sound.wake()
                self.press(act.name)
            case "focus":
                self.app.mirror.focused(act.name)
                self.app.set_look(focus=act.name)
            case "blur" if self.app.look.focus == act.name:
                self.app.mirror.focused("")
                self.app.set_look(focus="")
            case "input":
                self.app.page.enter(act.name, act.value)
                self.app.touch()

    def press(self, name: str) -> None:
        """Press a region by its name."""
        self.app.page.press(name)
        self.app.touch()

    # ---- the pointer

    def _logical(self, pos: tuple[int, int]) -> tuple[float, float]:
        return pos[0] / self.app.ratio, pos[1] / self.app.ratio

    def _press(self, x: float, y: float) -> None:
        self.app.sound.wake()
        again = self._since < AGAIN and abs(x - self._at[0]) + abs(y - self._at[1]) < NEAR
        self._since, self._at = 0.0, (x, y)
        if again:
            return
        region = hit(self.app.regions(), x, y)
        self._down = True
        self.app.set_look(pressed=region.name if region else "", focus="")
        self.app.page.grasp(region, x, y)

    def _release(self, x: float, y: float) -> None:
        if not self._down:
            return
        self._down = False
        name = self.app.look.pressed
        self.app.set_look(pressed="")
        if self.app.page.release(x, y):
            self.app.touch()
            return
        region = hit(self.app.regions(), x, y)
        self.press(name if region is not None and region.name == name else "")

    def _move(self, x: float, y: float, touch: bool) -> None:
        if self._down:
            self.app.page.drag(x, y)
        elif not touch:
            region = hit(self.app.regions(), x, y)
            self.app.set_look(hover=region.name if region else "")

    def _lost(self) -> None:
        """The pointer left or the window lost its focus: whatever was held is let go where it was."""
        if self._down:
            self._down = False
            self.app.page.release(-1.0, -1.0)
        self.app.look = self.app.look.without_pointer()
        self.app.touch()

    # ---- the keyboard

    def _key(self, event: pygame.event.Event) -> None:
        key = KEYS.get(event.key) or (event.unicode or "").lower()
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META) or not key:
            return
        self.app.sound.wake()
        self.app.touch()
        back = key == "tab" and event.mod & pygame.KMOD_SHIFT
        if self.app.page.key(key):
            return
        match key:
            case "tab":
                self.focus(self._stops(), -1 if back else 1)
            case "left" | "up":
                self.focus(self._neighbours(), -1)
            case "right" | "down":
                self.focus(self._neighbours(), 1)
            case "enter" | "space" if self.app.look.focus:
                self.press(self.app.look.focus)
            case "escape":
                self.app.page.back()

    def _stops(self) -> list[Region]:
        return [r for r in self.app.regions() if r.touchable]

    def _neighbours(self) -> list[Region]:
        """What the arrows move along: the group that has the focus, or everything."""
        stops = self._stops()
        here = next((r for r in stops if r.name == self.app.look.focus), None)
        return [r for r in stops if r.group == here.group] if here else stops

    def focus(self, stops: list[Region], step: int) -> None:
        """Move the focus along some regions, around the ends."""
        names = [r.name for r in stops]
        if not names:
            return
        here = self.app.look.focus
        at = names.index(here) + step if here in names else (0 if step > 0 else -1)
        self.app.set_look(focus=names[at % len(names)])
