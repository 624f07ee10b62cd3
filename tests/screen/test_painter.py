"""Painting within a frame's time: a picture that comes late is the same picture, and no motion is skipped."""

from math import inf
from time import perf_counter

import pygame
import pytest

from game.screen.cache import Cache, Unfinished, within
from game.screen.painter import PATIENCE
from tests.pilot import Pilot


def pixels() -> bytes:
    surface = pygame.display.get_surface()
    assert surface is not None
    return pygame.image.tobytes(surface, "RGB")


def finish(pilot: Pilot) -> int:
    """Go on until the picture that is late is there; how many frames did that take?"""
    for frames in range(2 * PATIENCE):
        if not pilot.app.painter.late:
            return frames
        pilot.frame(0.0)
    raise AssertionError("the picture never came")


def test_a_picture_that_would_not_be_ready_in_time_is_not_begun() -> None:
    cache = Cache(1 << 20, takes=0.5)
    with within(perf_counter() + 0.1), pytest.raises(Unfinished) as raised:
        cache.get("a", lambda: pygame.Surface((1, 1)))
    assert "a" not in cache
    raised.value.draw()
    assert "a" in cache
    with within(0.0):
        assert cache.get("a", lambda: pygame.Surface((2, 2))).size == (1, 1)


def test_a_cache_inside_another_is_kept_when_time_runs_out_between_them() -> None:
    inner, outer = Cache(1 << 20), Cache(1 << 20)

    def made() -> pygame.Surface:
        inner.get("a", lambda: pygame.Surface((1, 1)))
        with within(0.0):
            return inner.get("b", lambda: pygame.Surface((1, 1)))

    with pytest.raises(Unfinished):
        outer.get("whole", made)
    assert "a" in inner and "whole" not in outer


def test_a_free_picture_is_drawn_whatever_the_time() -> None:
    inner, outer = Cache(1 << 20), Cache(1 << 20)

    def made() -> pygame.Surface:
        pieces = [inner.get(name, lambda: pygame.Surface((1, 1))) for name in "abc"]
        return pieces[0]

    for drawn in (1, 2):
        with within(0.0, free=1), pytest.raises(Unfinished):
            outer.get("whole", made)
        assert len(inner) == drawn and "whole" not in outer
    with within(0.0, free=1):
        outer.get("whole", made)
    assert "whole" in outer


@pytest.mark.parametrize("budget", [0.0, 0.004, 0.0125])
def test_a_picture_in_many_frames_is_the_picture_of_one(budget: float) -> None:
    pilot = Pilot((640, 480))
    pilot.app.budget = budget
    for name in ("new-match", "start", "menu", "settings", "theme:walnut", "back:meadow"):
        while pilot.find(name) is None:
            pilot.frame()
        pilot.press(name)
        finish(pilot)
        seen = pixels()
        pilot.app.budget = inf
        pilot.app.painter.hurry()
        pilot.app.touch()
        pilot.frame(0.0)
        assert seen == pixels()
        pilot.app.budget = budget


def test_no_time_passes_while_a_picture_is_late() -> None:
    pilot = Pilot((640, 480))
    pilot.new_match()
    while not pilot.table.timeline.moving:
        pilot.frame()
    pilot.app.budget = 0.0
    pilot.app.expose()
    assert not pilot.frame(1.0) and pilot.app.painter.late
    before = pilot.table.timeline.shown()
    assert not any(pilot.frame(1.0) for _ in range(PATIENCE - 1))
    assert pilot.table.timeline.shown() == before
    assert finish(pilot) > 0
    pilot.app.budget = inf
    assert pilot.frame(0.05)
    assert pilot.table.timeline.shown() != before
