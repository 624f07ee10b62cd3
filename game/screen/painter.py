"""Painter: paints the pages into the window, within the time that a frame has.

A picture that is not cached yet takes milliseconds to draw, and a new sheet has a hundred of them. When the
time is up the attempt is given up: the window goes on showing its last picture, what was drawn is kept, and
the next frames go on, dry (not a pixel of the window is touched), until nothing is missing.
"""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from time import perf_counter
from typing import TYPE_CHECKING

import pygame

from game.screen.brush import Brush
from game.screen.cache import Unfinished, within
from game.screen.caption import caption
from game.screen.page import Look, Page

if TYPE_CHECKING:
    from game.screen.app import App

PATIENCE = 45  # attempts after which a picture is finished whatever it takes
PAINT = 0.0075  # seconds that painting takes at most, on a desktop, when nothing is missing
HABIT = 0.1  # how fast the measure of a slow device follows
VEIL = 0.55  # how dark the page below a sheet is


class Painter:
    """The picture in the window of one app."""

    def __init__(self, app: App) -> None:
        self._app = app
        self.late = False  # is a picture begun and not finished?
        self.retained = False  # does the window hold what the page that is painted now painted last?
        self._holds: tuple[object, ...] = ()  # the window and the page that alone is seen in it
        self._ground: tuple[Page, pygame.Surface] | None = None  # the veiled page below a sheet
        self._missing: Callable[[], object] | None = None
        self._dry = False
        self._tries = 0
        self._at_once = True
        self._paint = PAINT  # seconds that painting has taken lately

    @property
    def slowness(self) -> float:
        """How many times longer than on a desktop painting takes, at least 1: frames get more time by it."""
        return max(1.0, self._paint / PAINT)

    def expose(self) -> None:
        """The window may have lost its picture."""
        self._holds = ()

    def cover(self) -> None:
        """The page below the sheets has changed."""
        self._ground = None

    def turned(self) -> None:
        """Another page is on top."""
        self._ground = None
        self.rehearse()

    def rehearse(self) -> None:
        """Much is new in the next picture: look first what of it is missing."""
        self._dry = True

    def hurry(self) -> None:
        """The window is new and empty: finish its first picture in one frame."""
        self._at_once = True
        self.expose()
        self.cover()

    def paint(self, until: float) -> bool:
        """Paint and show the window; False when that must go on in the next frame."""
        if self._at_once or self._tries > PATIENCE:
            until = inf
        self.late = True
        self._tries += 1
        if self._tries == 1 and perf_counter() > until:
            return False  # what was pressed has filled the frame
        try:
            with within(until):
                if not self._attempt(until):
                    return False
        except Unfinished as unfinished:
            self._missing, self._dry = unfinished.draw, True
            return False
        self.late = self._at_once = False
        self._tries = 0
        pygame.display.flip()
        return True

    def _attempt(self, until: float) -> bool:
        missing, self._missing = self._missing, None
        if missing is not None:
            with within(until, free=1):
                missing()
        if self._dry:
            self._look()
            self._dry = False
        start = perf_counter()
        if start + PAINT * self.slowness > until:
            return False
        done = self._pages(self._app.brush(), until)
        if done and not self._at_once:
            self._paint += HABIT * (perf_counter() - start - self._paint)
        return done

    def _look(self) -> None:
        """Paint everything without touching the window, so that whatever is missing gets drawn."""
        brush = self._app.brush(dry=True)
        brush.surface.set_clip((0, 0, 0, 0))
        try:
            self._pages(brush, inf)
        finally:
            brush.surface.set_clip(None)

    def _pages(self, brush: Brush, until: float) -> bool:
        app, page = self._app, self._app.page
        below = next(page for page in reversed(app.pages) if not page.sheet)
        if below is page:
            self._paint_lowest(brush, page, app.look)
        else:
            laid = self._lay_ground(brush, below)
            if perf_counter() + laid * PAINT * self.slowness > until:
                return False
            page.paint(brush, app.look)  # of several sheets only the topmost shows
        if not page.captioned:
            for part in caption(app):
                part.draw(brush)
        if not brush.dry:
            self._holds = (brush.surface, page) if below is page else ()
        return True

    def _paint_lowest(self, brush: Brush, page: Page, look: Look) -> None:
        """The page that all others lie upon: only what has changed, if the window still holds it alone."""
        self.retained = self._holds == (brush.surface, page)
        if not self.retained:
            self._holds = ()
        page.paint(brush, look)

    def _lay_ground(self, brush: Brush, below: Page) -> bool:
        """The page below a sheet, darkened; painted once as long as it does not change. Was it?"""
        if self._ground is not None and self._ground[0] is below:
            brush.surface.blit(self._ground[1], (0, 0))
            return False
        self._paint_lowest(brush, below, Look())
        if not brush.dry:
            self._holds = ()
            brush.veil(VEIL)
            self._ground = below, brush.surface.copy()
        return True
