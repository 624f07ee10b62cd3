"""The pilot: the driver with a pointer and a keyboard, for tests.

No mocks: the app is the one that players get, on a host that nobody sees. Time passes only when the pilot
says so.
"""

from typing import Any

import pygame

from game.engine.rules import Rules
from game.scene.regions import Region
from game.screen.driver import FRAME, Driver
from game.screen.matches import begin

__all__ = ["FRAME", "Pilot", "quick"]


class Pilot(Driver):
    """An app and the means to use it as a person would."""

    def said(self) -> list[str]:
        """What has been announced."""
        return self.host.said

    # ---- the pointer

    def tap(self, name: str) -> None:
        """Press and let go of the pointer in the middle of a region."""
        box = self.region(name).box
        self.tap_at(box.cx, box.cy)

    def region(self, name: str) -> Region:
        """The region of a name; it must be there."""
        region = self.until(name) if name.endswith("*") else self.find(name)
        assert region is not None, f"{name} is not there: {self.names()}"
        return region

    def tap_at(self, x: float, y: float) -> None:
        """Press and let go of the pointer at a place, in logical pixels."""
        self.down(x, y)
        self.up(x, y)

    def down(self, x: float, y: float) -> None:
        """Press the pointer."""
        self._post(pygame.MOUSEBUTTONDOWN, x, y, button=1)

    def move(self, x: float, y: float) -> None:
        """Move the pointer."""
        self._post(pygame.MOUSEMOTION, x, y, rel=(0, 0), buttons=(0, 0, 0))

    def up(self, x: float, y: float) -> None:
        """Let go of the pointer."""
        self._post(pygame.MOUSEBUTTONUP, x, y, button=1)

    def drag(self, name: str, x: float, y: float) -> None:
        """Drag a region by its middle to a place and let go there."""
        box = self.region(name).box
        self.down(box.cx, box.cy)
        self.move((box.cx + x) / 2, (box.cy + y) / 2)
        self.move(x, y)
        self.up(x, y)

    def _post(self, kind: int, x: float, y: float, **more: Any) -> None:
        pos = (round(x * self.app.ratio), round(y * self.app.ratio))
        pygame.event.post(pygame.event.Event(kind, pos=pos, touch=False, **more))
        self.frame()

    # ---- the keyboard

    def key(self, key: int, text: str = "", mod: int = 0) -> None:
        """Press a key, e.g. `key(pygame.K_p, "p")`."""
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, unicode=text, mod=mod))
        self.frame()

    # ---- a match

    def new_match(self, preset: str = "standard") -> None:
        """From the title to the first decision of a match, by the buttons."""
        self.press("new-match")
        self.press(f"preset:{preset}")
        self.press("start")

    def sit_down(self, rules: Rules | None = None, level: str = "easy") -> None:
        """A match with any rules, at once."""
        rules = rules or Rules()
        begin(self.app, rules, (level,) * (rules.players - 1))
        self.frame()


def quick(seed: int = 1, **settings: str) -> Pilot:
    """A pilot of an app in which nothing takes time."""
    return Pilot((1280, 720), 1.0, seed, None, speed="instant", motion="reduced", **settings)
