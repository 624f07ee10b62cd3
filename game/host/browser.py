"""The page of a browser: everything goes through the page's `hearts` object, as far as there is one.

Only texts, numbers and truth values cross the bridge (lists as JSON), so that Pyodide and pygbag's own
runtime need no conversion. Without the object (pygbag's own page) the game still runs: its size is the
window's, its frames are asyncio's, and what only our page can do answers with the neutral value.
"""

import asyncio
import json
import os
from collections.abc import Sequence
from typing import Any

from game.host.bridge import ask, call
from game.host.folders import font_file
from game.host.host import Act, Control, Insets, Store
from game.host.stores import LocalStorage


class Browser:
    """The host of a page; see `Host` for the meaning of each call."""

    def __init__(self, window: Any) -> None:
        self._window = window
        self._page = ask(window, "hearts")
        self.store: Store = LocalStorage(lambda: ask(window, "localStorage"))
        self._viewport = ""
        self._size = (320, 480)
        self._ratio = 1.0
        self._insets = Insets()
        self._mirrored: tuple[str, tuple[Control, ...]] | None = None

    def _measure(self) -> None:
        """Read the page's measures again if they changed: width, height, ratio and the four insets."""
        text = ask(self._page, "viewport", "")
        if not text:
            self._size = (
                int(ask(self._window, "innerWidth", 320)),
                int(ask(self._window, "innerHeight", 480)),
            )
        elif text != self._viewport:
            self._viewport = text
            width, height, ratio, *edges = json.loads(text)
            self._size, self._ratio, self._insets = (width, height), ratio, Insets(*edges)

    def size(self) -> tuple[int, int]:
        self._measure()
        return self._size

    def ratio(self) -> float:
        self._measure()
        return self._ratio

    def resizable(self) -> bool:
        return False

    def insets(self) -> Insets:
        self._measure()
        return self._insets

    async def frame(self) -> None:
        waiting = call(self._page, "nextFrame")
        await (asyncio.sleep(0) if waiting is None else waiting)

    def hidden(self) -> bool:
        return bool(ask(ask(self._window, "document"), "hidden", False))

    def reduced_motion(self) -> bool:
        return bool(ask(self._page, "reducedMotion", False))

    def entropy(self, count: int) -> bytes:
        drawn = call(self._page, "entropy", count, default="")
        # in both runtimes os.urandom is the browser's crypto as well
        return bytes.fromhex(drawn) if len(drawn) == 2 * count else os.urandom(count)

    def font(self, face: str) -> str | None:
        return font_file(face)

    def mirror(self, title: str, controls: Sequence[Control]) -> None:
        now = (title, tuple(controls))
        if now != self._mirrored:
            self._mirrored = now
            call(self._page, "mirror", title, json.dumps([control._asdict() for control in controls]))

    def focus(self, name: str) -> None:
        call(self._page, "focus", name)

    def acts(self) -> list[Act]:
        text = call(self._page, "acts", default="")
        return [Act(*fields) for fields in json.loads(text)] if text else []

    def say(self, text: str) -> None:
        call(self._page, "say", text)

    def copy(self, text: str) -> bool:
        return bool(call(self._page, "copy", text, default=False))

    def save_file(self, name: str, text: str) -> bool:
        return bool(call(self._page, "saveFile", name, text, default=False))

    def pick_file(self) -> None:
        call(self._page, "pickFile")

    def fail(self, trace: str) -> None:
        if call(self._page, "fail", trace, default=False) is not True:
            print(trace)  # pygbag's own page shows what is printed in its console

    def first_frame(self) -> None:
        call(self._page, "firstFrame")
