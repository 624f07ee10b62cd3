"""The driver: uses the real app by the names of its regions, in virtual time.

The gallery and the tests are driven by it. Time passes only when it says so, and nothing is mocked: the app
is the one that players get, on a host that nobody sees.
"""

from __future__ import annotations

import pygame

from game.host.host import Act, Insets
from game.host.offscreen import Offscreen
from game.scene.regions import Region
from game.screen.app import App
from game.screen.table import Table

FRAME = 1 / 60


class Driver:
    """An app in a window of a size and ratio, and the means to use it."""

    def __init__(
        self,
        size: tuple[int, int] = (1280, 720),
        ratio: float = 1.0,
        seed: int = 1,
        edges: Insets | None = None,
        **settings: str,
    ) -> None:
        self.host = Offscreen(size, ratio, seed, edges)
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
        raise AssertionError(f"{name} did not come; there are {self.names()}")

    # ---- looking

    @property
    def table(self) -> Table:
        """The table, which may lie below sheets. Raises AssertionError where there is none."""
        page = self.app.pages[0]
        assert isinstance(page, Table), f"no match is played: the page is {page.title}"
        return page

    def find(self, name: str) -> Region | None:
        """The first region of a name, enabled ones first."""
        wild = name.removesuffix("*")
        found = [
            r
            for r in self.app.regions()
            if r.name == name or (name.endswith("*") and r.name.startswith(wild))
        ]
        return next((r for r in found if r.enabled), found[0] if found else None)

    def names(self) -> list[str]:
        """The names of all regions."""
        return [r.name for r in self.app.regions()]

    def cards(self) -> list[Region]:
        """The regions of the hand."""
        return [r for r in self.app.regions() if r.name.startswith("card:")]

    def picture(self, path: str) -> None:
        """Save what the window shows."""
        surface = pygame.display.get_surface()
        assert surface is not None
        pygame.image.save(surface, path)

    # ---- doing

    def press(self, name: str) -> None:
        """Use a mirrored control, as a screen reader does."""
        self.host.act(Act("press", name))
        self.frame()

    def asked(self) -> bool:
        """Does the table wait for the player, with nothing left to show?"""
        return self.app.page is self.table and self.table.view.my_turn and not self.table.busy

    def until_asked(self, frames: int = 20_000) -> bool:
        """Run until the table waits for the player (True), or a sheet lies above it (False)."""
        for _ in range(frames):
            if self.app.page is not self.table or self.asked():
                return self.app.page is self.table
            self.frame()
        raise AssertionError(f"Nothing happens any more in {self.table.view.deal.phase}")

    def pass_cards(self) -> None:
        """Pass the first cards that may be passed."""
        while (region := self.find("pass")) is not None and not region.enabled:
            self.press(next(r.name for r in self.cards() if r.enabled and not r.pressed))
        self.press("pass")

    def play_card(self) -> str:
        """Wait for the turn and play the first card allowed; its region's name."""
        region = self.until("card:*")
        self.press(region.name)
        return region.name

    def play_hand(self) -> None:
        """Play on until a sheet lies above the table."""
        while self.until_asked():
            self.pass_cards() if self.find("pass") else self.play_card()

    def hurry(self, hands: int, go_on: bool = True) -> None:
        """Play so many hands unseen, fewer when the match ends before; then go on to the next, or not."""
        for _ in range(hands):
            pace, motion = self.app.settings.speed, self.app.settings.motion
            self.app.change("speed", "instant")
            self.app.change("motion", "reduced")
            self.host.out_of_sight = True
            self.play_hand()
            self.host.out_of_sight = False
            self.app.change("speed", pace)
            self.app.change("motion", motion)
            if self.table.house.over or not go_on:
                break
            self.press("next")
