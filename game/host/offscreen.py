"""A window that nobody sees, of any size and pixel ratio: for the gallery and for tests.

Everything else is the desktop's host, except that nothing leaves it: the store and the saved files are kept
in memory, and the entropy is seeded, so that the same run gives the same pictures.
"""

import os
import random

from game.host.host import Insets
from game.host.native import Native
from game.host.stores import Memory


class Offscreen(Native):
    """A desktop host without a screen. Its fields may be changed while the game runs."""

    def __init__(
        self,
        size: tuple[int, int] = (1280, 720),
        ratio: float = 1.0,
        seed: int = 1,
        edges: Insets | None = None,
    ) -> None:
        """A window of a size in logical pixels, with so many backing pixels for each."""
        os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
        super().__init__()
        self.store = Memory()
        self.files: dict[str, str] = {}
        self.edges = edges or Insets()
        self.calm = False  # does the system ask for less motion?
        self.out_of_sight = False
        self._random = random.Random(seed)
        self._window, self._ratio = size, ratio

    def resize(self, size: tuple[int, int], ratio: float | None = None) -> None:
        """Another window from the next frame on."""
        self._window, self._ratio = size, ratio or self._ratio

    def size(self) -> tuple[int, int]:
        return self._window

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

    def save_file(self, name: str, text: str) -> bool:
        self.files[name] = text
        return True
