"""The desktop: a resizable window, files in the player's data folder, the system's entropy.

Screen readers do not see inside an SDL window, so the mirror and the announcements are only remembered here
(the last of each), where a test can read them.
"""

import asyncio
import os
import sys
import time
from collections.abc import Sequence
from contextlib import suppress

import pygame

from game.host.folders import ASSETS, data_folder, font_file
from game.host.host import Act, Control, Insets, Store
from game.host.stores import Files

FRAME = 1 / 60  # seconds
HIDDEN_FRAME = 1 / 10
LARGEST_WINDOW = (1280, 800)  # logical pixels of the first window
OF_THE_DESKTOP = 0.85  # and never more than this part of the screen


class Native:
    """The host of a desktop; see `Host` for the meaning of each call."""

    def __init__(self) -> None:
        # without this Windows scales the finished picture, which blurs it
        os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
        self.folder = data_folder()
        self.store: Store = Files(self.folder)
        self.title = ""
        self.controls: tuple[Control, ...] = ()
        self.focused = ""
        self.said: list[str] = []
        self._acts: list[Act] = []
        self._due = time.perf_counter()
        self._ratio = _desktop_ratio()

    def size(self) -> tuple[int, int]:
        surface = pygame.display.get_surface() if pygame.display.get_init() else None
        if surface is None:
            return self._first_size()
        width, height = surface.get_size()
        return max(1, round(width / self._ratio)), max(1, round(height / self._ratio))

    def _first_size(self) -> tuple[int, int]:
        pygame.display.init()
        with suppress(OSError, pygame.error):  # a window to come; it works without a picture of its own
            pygame.display.set_icon(pygame.image.load(ASSETS / "icon.png"))
        desktop = pygame.display.get_desktop_sizes()[0]
        width, height = (
            min(wanted, int(there / self._ratio * OF_THE_DESKTOP))
            for wanted, there in zip(LARGEST_WINDOW, desktop, strict=True)
        )
        return max(320, width), max(320, height)

    def ratio(self) -> float:
        return self._ratio

    def resizable(self) -> bool:
        return True

    def insets(self) -> Insets:
        return Insets()

    async def frame(self) -> None:
        now = time.perf_counter()
        self._due = max(self._due + (HIDDEN_FRAME if self.hidden() else FRAME), now)
        await asyncio.sleep(self._due - now)

    def hidden(self) -> bool:
        return pygame.display.get_init() and not pygame.display.get_active()

    def reduced_motion(self) -> bool:
        return os.environ.get("HEARTS_REDUCED_MOTION", "") not in ("", "0")

    def entropy(self, count: int) -> bytes:
        return os.urandom(count)

    def font(self, face: str) -> str | None:
        return font_file(face)

    def mirror(self, title: str, controls: Sequence[Control]) -> None:
        self.title, self.controls = title, tuple(controls)

    def focus(self, name: str) -> None:
        self.focused = name

    def acts(self) -> list[Act]:
        done, self._acts = self._acts, []
        return done

    def act(self, act: Act) -> None:
        """Queue an act as if a mirrored control had been used: the handle for tests."""
        self._acts.append(act)

    def say(self, text: str) -> None:
        self.said = [*self.said[-99:], text]

    def copy(self, text: str) -> bool:
        try:
            pygame.scrap.put_text(text)
        except (AttributeError, pygame.error):
            return False
        return True

    def save_file(self, name: str, text: str) -> bool:
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            (self.folder / os.path.basename(name)).write_text(text, encoding="utf-8")
        except OSError:
            return False
        return True

    def pick_file(self) -> None:
        """Offer the newest text in the folder `import` beside the saves; there is no file dialogue."""
        try:
            files = [path for path in (self.folder / "import").iterdir() if path.is_file()]
            text = max(files, key=lambda path: path.stat().st_mtime).read_text(encoding="utf-8")
        except (OSError, ValueError):
            return
        self.act(Act("input", "file", text))

    def fail(self, trace: str) -> None:
        """Print the trace, keep it beside the saves as last-error.txt, and end the program with status 1."""
        self.save_file("last-error.txt", trace)
        raise SystemExit(f"Hearts stopped because of an error.\n{trace}")

    def first_frame(self) -> None:
        return  # there is no loader on a desktop


def _desktop_ratio() -> float:
    """Backing pixels per logical pixel: HEARTS_SCALE, else what the desktop says, else 1."""
    for name in ("HEARTS_SCALE", "GDK_SCALE", "QT_SCALE_FACTOR"):
        try:
            return min(4.0, max(1.0, float(os.environ[name])))
        except (KeyError, ValueError):
            continue
    if sys.platform == "win32":
        import ctypes

        return max(1.0, ctypes.windll.user32.GetDpiForSystem() / 96)
    return 1.0
