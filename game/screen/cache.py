"""Cache: surfaces kept by their arguments, the least recently used given up first.

The limit counts pixel bytes, not entries: a card on a phone of ratio 3 weighs a hundred times an icon, and
a browser tab that grows is a browser tab that is closed. A frame has little time: see `within`.
"""

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from math import inf
from time import perf_counter

import pygame

BYTES_PER_PIXEL = 4


class Unfinished(Exception):
    """A picture is missing and there is no time to draw it; `draw` does, and keeps it."""

    def __init__(self, draw: Callable[[], object]) -> None:
        super().__init__("There is no time left in this frame to draw a picture that is missing.")
        self.draw = draw


class _Frame:
    """The running frame: until when (of perf_counter) may pictures be drawn, and how many in any case?"""

    until = inf
    free = 0


@contextmanager
def within(until: float, free: int = 0) -> Iterator[None]:
    """Draw nothing in here that would not be ready by a time of perf_counter: raise Unfinished instead.

    So many pictures are `free`: drawn whatever the time, so that there is progress on a slow device.
    """
    before = _Frame.until, _Frame.free
    _Frame.until, _Frame.free = until, free
    try:
        yield
    finally:
        _Frame.until, _Frame.free = before


class Cache:
    """Surfaces by key, at most `limit` bytes of pixels, each of which takes about `takes` seconds to draw."""

    def __init__(self, limit: int, takes: float = 0.0) -> None:
        self.limit = limit
        self.takes = takes
        self.bytes = 0
        self._kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def __contains__(self, key: Hashable) -> bool:
        return key in self._kept

    def get(
        self, key: Hashable, make: Callable[[], pygame.Surface], takes: float | None = None
    ) -> pygame.Surface:
        """The surface of this key; `make` is called when it is not there. Callers must not draw upon it.

        Raises Unfinished when it is not there and the frame has no time for it: it takes some seconds.
        """
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        if _Frame.free < 1 and perf_counter() + (takes or self.takes) > _Frame.until:
            raise Unfinished(lambda: self.get(key, make))
        made = make()
        _Frame.free -= 1
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


def empty(size: tuple[int, int]) -> pygame.Surface:
    """A clear surface to draw upon, which needs no `ready` afterwards."""
    return pygame.Surface(size, pygame.SRCALPHA, _format()) if pygame.display.get_surface() else _plain(size)


def _plain(size: tuple[int, int]) -> pygame.Surface:
    return pygame.Surface(size, pygame.SRCALPHA)


@lru_cache(maxsize=1)
def _format() -> pygame.Surface:
    """A pixel as the display wants pixels with alpha to be."""
    return _plain((1, 1)).convert_alpha()


def ready(surface: pygame.Surface) -> pygame.Surface:
    """The surface in the display's own format: an unconverted image is drawn ten times slower."""
    return surface.convert_alpha() if pygame.display.get_surface() else surface
