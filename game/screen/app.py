"""The app: the window, the stack of pages, and one frame of the game.

A frame reads the host and the input, lets the pages work, and paints only when something changed. Everything
that waits does so by time passed in, so that tests can run the real app in virtual time.
"""

from dataclasses import replace
from math import inf
from time import perf_counter

import pygame

from game.archive import settings as archive
from game.host.host import Host
from game.scene.geometry import Area
from game.scene.layout import layout
from game.scene.regions import Region
from game.screen import kept
from game.screen.brush import Brush, forget
from game.screen.faces import Faces
from game.screen.fonts import Fonts
from game.screen.input import Input
from game.screen.mirror import Mirror
from game.screen.page import Look, Page
from game.screen.painter import Painter
from game.screen.sound import Sound
from game.screen.warm import Warm

WORK = 0.004  # seconds of thinking a frame may hold
BESIDE = 0.001  # and one that follows a painted one: something moves, and thinking has to wait


class App:
    """The whole program behind `main`'s loop."""

    def __init__(self, host: Host, budget: float = inf) -> None:
        """An app in the host's window; after `budget` seconds a frame begins nothing more."""
        from game.screen.title import Title

        self.host = host
        self.budget = budget
        self.running = True
        self.settings, faults = archive.read(host.store.get("settings") or "")
        if faults:
            host.store.set("settings-unreadable", host.store.get("settings") or "")
        pygame.display.init()  # not pygame.init(): the sound's device waits for a gesture
        pygame.font.init()
        self.area = Area(0, 0)
        self.ratio = 0.0
        self.look = Look()
        self.fonts = Fonts(host.font)
        self.faces = Faces(self.fonts)
        self.sound = Sound()
        self.input = Input(self)
        self.mirror = Mirror(self)
        self.painter = Painter(self)
        self.warm = Warm(self)
        self.caption, self._caption_left = "", 0.0
        self._dirty = True
        self.changes = 0  # how often something visible has changed
        self._coming: list[Page] = []
        self._painting = False  # has the last frame begun a picture?
        self._fit()
        self.pages: list[Page] = [Title(self)]
        self.hush()

    # ---- pages

    @property
    def page(self) -> Page:
        """The topmost page."""
        return self.pages[-1]

    def go(self, page: Page) -> None:
        """Replace the whole stack by a page."""
        self.pages = [page]
        self._turned()

    def open(self, page: Page) -> None:
        """Lay a page above the others; a keyboard in use begins on its first control."""
        in_use, self.page.left = bool(self.look.focus), self.look.focus
        self.pages.append(page)
        self._turned()
        if in_use:
            self.set_look(focus=next((r.name for r in self.regions() if r.touchable), ""))

    def soon(self, page: Page) -> None:
        """Lay a page above the others at the end of this frame, once the page below is in place."""
        self._coming.append(page)

    def close(self, page: Page) -> None:
        """Take a page away, with everything above it; the last one stays."""
        if page in self.pages[1:]:
            del self.pages[self.pages.index(page) :]
            self._turned(self.page.left)

    def _turned(self, focus: str = "") -> None:
        self.look = Look(focus=focus)
        self.mirror.turn()
        self.painter.turned()
        self.touch()
        self.page.shown()

    # ---- what pages ask for

    def expose(self) -> None:
        """The window may have lost its picture: paint all of it."""
        self.painter.expose()
        self.touch()

    def touch(self) -> None:
        """Something visible changed: paint the next frame."""
        self.changes += 1
        self._dirty = True

    def say(self, text: str) -> None:
        """Announce a sentence, and show it as a caption where the player wants that."""
        if text:
            self.host.say(text)
            self.caption, self._caption_left = text, 2.0 + len(text) * 0.05
            if self.settings.captions:
                self.touch()

    def change(self, name: str, value: str) -> None:
        """Change a setting and keep it. Raises ValueError for a bad one."""
        self.settings = self.settings.changed(name, value)
        self.host.store.set("settings", archive.write(self.settings))
        self.hush()
        self.painter.cover()
        for page in self.pages:
            page.resized()
        self.touch()

    def hush(self) -> None:
        """Let the sound follow the settings."""
        settings = self.settings
        self.sound.enabled = settings.sound
        self.sound.mute("cards", not settings.card_sounds)
        self.sound.mute("events", not settings.event_sounds)

    @property
    def text_scale(self) -> float:
        """How much larger than usual text is wanted, from 1 to 2."""
        return self.settings.text / 100

    @property
    def reduced(self) -> bool:
        """Is less motion wanted?"""
        if self.settings.motion == "system":
            return self.host.reduced_motion()
        return self.settings.motion == "reduced"

    def regions(self) -> list[Region]:
        """What the topmost page offers."""
        return self.page.regions()

    # ---- a frame

    def frame(self, seconds: float) -> bool:
        """One frame after so many seconds; was a picture shown? While one is late, no time passes."""
        start = perf_counter()
        until = start + self.budget * self.painter.slowness
        self._fit()
        self.sound.hide(self.host.hidden())
        self.input.hear(pygame.event.get(), self.host.acts())
        self.mirror.show()
        self.input.tick(seconds)
        if self.painter.late and not self.host.hidden():
            self._tick(0.0, 0.0)  # what the player does happens, but nobody thinks and nothing moves
        else:
            spare = perf_counter() < (start + until) / 2  # else what was pressed took long: think later
            self._tick(seconds, start + (BESIDE if self._painting else WORK) if spare else 0.0)
        self._painting = (self._dirty or self.painter.late) and not self.host.hidden()
        if self.host.hidden():
            return False
        if not self._painting:
            self.warm.step(until)
            return False
        self._dirty = False
        self.mirror.follow()
        if not self.painter.paint(until):
            return False
        if perf_counter() < until or not self.mirror.begun:  # the first picture comes with its controls
            self.mirror.show()
        return True

    def _tick(self, seconds: float, until: float) -> None:
        """Let the pages work. Below a sheet no time passes."""
        for page in self.pages:
            if page is self.page:
                if page.tick(seconds, until):
                    self.touch()
            elif page.tick(0.0, until):
                self._dirty = True
                self.painter.cover()
        while self._coming:
            self.open(self._coming.pop(0))
        self._fade_caption(seconds)

    def _fade_caption(self, seconds: float) -> None:
        if self.caption:
            self._caption_left -= seconds
            if self._caption_left <= 0:
                self.caption = ""
                self._dirty |= self.settings.captions

    def _fit(self) -> None:
        """Follow the window: a surface of its size in pixels, and everything laid out anew."""
        (w, h), ratio, insets = self.host.size(), self.host.ratio(), self.host.insets()
        area = Area(w, h, insets.left, insets.top, insets.right, insets.bottom)
        if (area, ratio) == (self.area, self.ratio):
            return
        pixels = (max(1, round(w * ratio)), max(1, round(h * ratio)))
        self.area, self.ratio = area, ratio
        if pygame.display.get_surface() is None or pygame.display.get_window_size() != pixels:
            pygame.display.set_mode(pixels, pygame.RESIZABLE if self.host.resizable() else 0)
            pygame.display.set_caption("Hearts")
        forget(self.faces)
        kept.forget()
        self.painter.hurry()
        for page in getattr(self, "pages", []):
            page.resized()
        self.touch()

    def brush(self, dry: bool = False) -> Brush:
        """A brush for the window with the player's theme and deck; a dry one for a rehearsal."""
        surface = pygame.display.get_surface()
        assert surface is not None, "the window was opened by _fit"
        table = layout(self.area, text=self.text_scale)
        brush = Brush.of(self.settings, table.narrowest, surface, self.ratio, self.faces)
        brush.dry = dry
        return brush

    def set_look(self, **changes: str) -> None:
        """Move pointer or focus; paints only when that is visible."""
        look = replace(self.look, **changes)
        if look != self.look:
            self.look = look
            self.touch()
            if changes.get("focus"):
                self.page.focused(look.focus)
