"""The pilot: drives the real app by name, in virtual time, under SDL's dummy driver.

No mocks: the app is the one that players get, on a host that has a window of any size and a memory for a
store. Time passes only when the pilot says so.
"""

import os
import random

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame

from game.host.host import Act, Insets
from game.host.native import Native
from game.host.stores import Memory
from game.scene.regions import Region
from game.screen.app import App

FRAME = 1 / 60


class TestHost(Native):
    """A desktop host with a window of a given size and ratio, a memory store and seeded entropy."""

    __test__ = False

    def __init__(self, size: tuple[int, int] = (1280, 720), ratio: float = 1.0, seed: int = 1) -> None:
        super().__init__()
        self.store = Memory()
        self._window = size
        self._ratio = ratio
        self._random = random.Random(seed)
        self.edges = Insets()
        self.calm = False
        self.out_of_sight = False

    def size(self) -> tuple[int, int]:
        return self._window

    def resize(self, size: tuple[int, int], ratio: float | None = None) -> None:
        """Another window from the next frame on."""
        self._window = size
        self._ratio = ratio or self._ratio

    def resizable(self) -> bool:
        return False

    def insets(self) -> Insets:
        return self.edges

    def hidden(self) -> bool:
        return self.out_of_sight

    def reduced_motion(self) -> bool:
        return self.calm

    def entropy(self, count: int) -> bytes:
        return self._random.randbytes(count)


class Pilot:
    """An app and the means to use it as a person would."""

    def __init__(self, size: tuple[int, int] = (1280, 720), ratio: float = 1.0, seed: int = 1, **settings: str) -> None:
        self.host = TestHost(size, ratio, seed)
        if settings:
            self.host.store.set("settings", "".join(f"{k} = {v}\n" for k, v in settings.items()))
        self.app = App(self.host)
        self.frame()

    # ---- time

    def frame(self, seconds: float = FRAME) -> bool:
        """One frame; was anything painted?"""
        return self.app.frame(seconds)

    def wait(self, seconds: float) -> None:
        """Let virtual time pass, frame by frame."""
        for _ in range(round(seconds / FRAME)):
            self.frame()

    def until(self, name: str, frames: int = 20_000) -> Region:
        """Run until an enabled region of this name (or with this beginning, if it ends in "*") is there."""
        for _ in range(frames):
            found = self.find(name)
            if found is not None and found.enabled:
                return found
            self.frame()
        raise AssertionError(f"{name} did not come; there are {[r.name for r in self.app.regions()]}")

    # ---- looking

    def find(self, name: str) -> Region | None:
        """The first region of a name, enabled ones first."""
        wild = name.removesuffix("*")
        found = [
            r for r in self.app.regions() if r.name == name or (name.endswith("*") and r.name.startswith(wild))
        ]
        return next((r for r in found if r.enabled), found[0] if found else None)

    def names(self) -> list[str]:
        """The names of all regions."""
        return [r.name for r in self.app.regions()]

    def said(self) -> list[str]:
        """What has been announced."""
        return self.host.said

    def picture(self, path: str) -> None:
        """Save what the window shows."""
        surface = pygame.display.get_surface()
        assert surface is not None
        pygame.image.save(surface, path)

    # ---- doing

    def tap(self, name: str) -> None:
        """Press and let go of the pointer in the middle of a region."""
        region = self.until(name) if name.endswith("*") else self.find(name)
        assert region is not None, f"{name} is not there: {self.names()}"
        self.tap_at(region.box.cx, region.box.cy)

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

    def _post(self, kind: int, x: float, y: float, **more: object) -> None:
        pos = (round(x * self.app.ratio), round(y * self.app.ratio))
        pygame.event.post(pygame.event.Event(kind, pos=pos, touch=False, **more))
        self.frame()

    def key(self, key: int, text: str = "", mod: int = 0) -> None:
        """Press a key, e.g. `key(pygame.K_p, "p")`."""
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, unicode=text, mod=mod))
        self.frame()

    def press(self, name: str) -> None:
        """Use a mirrored control, as a screen reader does."""
        self.host.act(Act("press", name))
        self.frame()

    # ---- playing

    def new_match(self, preset: str = "standard") -> None:
        """From the title to the first decision of a match."""
        self.press("new-match")
        self.press(f"preset:{preset}")
        self.press("start")

    def pass_cards(self) -> None:
        """Pass the first cards that may be passed."""
        while (region := self.find("pass")) is not None and not region.enabled:
            self.press(next(r.name for r in self._cards() if r.enabled and not r.pressed))
        self.press("pass")

    def _cards(self) -> list[Region]:
        return [r for r in self.app.regions() if r.name.startswith("card:")]

    def play_card(self) -> str:
        """Wait for the turn and play the first card allowed; its region's name."""
        region = self.until("card:*")
        self.press(region.name)
        return region.name
