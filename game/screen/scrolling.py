"""Scrolling: a page longer than its window, moved by the wheel, by two keys or by the finger."""

from __future__ import annotations

from game.scene.regions import Region
from game.screen.page import Page

DRAG = 8.0  # logical pixels after which a press is a scroll
STEP = 300.0  # logical pixels that a key scrolls


class Scrolling(Page):
    """A page with an `offset` from its top, in logical pixels; whoever draws it keeps that in range."""

    def __init__(self, app) -> None:  # type: ignore[no-untyped-def]
        super().__init__(app)
        self.offset = 0.0
        self._grip: float | None = None
        self._scrolled = False

    def scroll(self, by: float) -> None:
        self.offset += by
        self.app.touch()

    def key(self, key: str) -> bool:
        step = {"pageup": -STEP, "pagedown": STEP}.get(key)
        if step:
            self.scroll(step)
        return step is not None

    def grasp(self, region: Region | None, x: float, y: float) -> None:
        self._grip, self._scrolled = y, False

    def drag(self, x: float, y: float) -> None:
        if self._grip is None or (not self._scrolled and abs(y - self._grip) < DRAG):
            return
        self._scrolled = True
        self.scroll(self._grip - y)
        self._grip = y

    def release(self, x: float, y: float) -> bool:
        self._grip = None
        return self._scrolled
