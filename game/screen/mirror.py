"""The mirror: what the host's hidden controls say, and who has the focus when the focused thing has gone.

The game's focus is the one that counts: the page's follows it, wherever arrows, letters or a hint move it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from game.host.host import Control
from game.scene.regions import Region

if TYPE_CHECKING:
    from game.screen.app import App


class Mirror:
    """The controls of one app, told to its host when they change."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._regions: Sequence[Region] = ()  # as they were last seen
        self._shown: tuple[str, Sequence[Region]] = ("", ())
        self._focus = ""  # as the host knows it
        self._wanted = ""  # as the regions last seen have it

    @property
    def begun(self) -> bool:
        """Does the host know any controls yet?"""
        return bool(self._shown[1])

    def turn(self) -> None:
        """Another page is on top: nothing of it follows from what was there before."""
        self._regions = ()

    def focused(self, name: str) -> None:
        """The host has moved the focus itself and needs not be told; by now it may be further on."""
        self._focus = self._wanted = name

    def follow(self) -> None:
        """Give the focus of a region that has gone to its neighbour."""
        app, regions = self._app, self._app.regions()
        if regions is not self._regions and regions != self._regions:
            heir = successor(app.look.focus, self._regions, regions)
            if heir != app.look.focus:
                app.look = replace(app.look, focus=heir)
            self._regions = regions
        self._wanted = app.look.focus
        if self._regions is self._shown[1]:  # what can have it is there: no reason to wait
            self._tell_focus()

    def show(self) -> None:
        """Tell the host what there is, as far as it does not know; nothing between `turn` and `follow`."""
        if not self._regions:
            return
        app, title, regions = self._app, self._app.page.title, self._regions
        if regions is not self._shown[1] or title != self._shown[0]:
            self._shown = (title, regions)
            app.host.mirror(title, [control(region) for region in regions])
        self._tell_focus()

    def _tell_focus(self) -> None:
        if self._wanted != self._focus:
            self._focus = self._wanted
            self._app.host.focus(self._focus)


def control(region: Region) -> Control:
    """A region as its host sees it."""
    r = region
    return Control(r.name, r.label, r.role, r.box, r.enabled, r.pressed, r.group, r.value)


def successor(focus: str, before: Sequence[Region], now: Sequence[Region]) -> str:
    """Who has the focus now: the same, else the nearest of its group that is left, else nobody ("")."""
    if not focus or any(r.name == focus for r in now):
        return focus
    gone = next((r for r in before if r.name == focus), None)
    if gone is None:
        return ""
    place = [r.name for r in before if r.group == gone.group].index(focus)
    left = [r.name for r in now if r.group == gone.group and r.touchable]
    return left[min(place, len(left) - 1)] if left else ""
