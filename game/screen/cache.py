"""Cache: surfaces kept by their arguments, the least recently used given up first.

The limit counts pixel bytes, not entries: a card on a phone of ratio 3 weighs a hundred times an icon, and
a browser tab that grows is a browser tab that is closed.
"""

from collections import OrderedDict
from collections.abc import Callable, Hashable

import pygame

BYTES_PER_PIXEL = 4


class Cache:
    """Surfaces by key, at most `limit` bytes of pixels."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.bytes = 0
        self._kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def __contains__(self, key: Hashable) -> bool:
        return key in self._kept

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The surface of this key; `make` is called when it is not there. Callers must not draw upon it."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        made = make()
        self._kept[key] = made
        self.bytes += _weight(made)
        while self.bytes > self.limit and len(self._kept) > 1:
            self.bytes -= _weight(self._kept.popitem(last=False)[1])
        return made

    def peek(self, key: Hashable) -> pygame.Surface | None:
        """The surface of this key, if it is there; it grows no younger by being looked at."""
        return self._kept.get(key)

    def clear(self) -> None:
        """Give everything up, e.g. when the window has a new size."""
        self._kept.clear()
        self.bytes = 0


def _weight(surface: pygame.Surface) -> int:
    return surface.width * surface.height * BYTES_PER_PIXEL


def ready(surface: pygame.Surface) -> pygame.Surface:
    """The surface in the display's own format: an unconverted image is drawn ten times slower."""
    return surface.convert_alpha() if pygame.display.get_surface() else surface
