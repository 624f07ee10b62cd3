"""Drawing ahead: what the next card needs is there before it is played."""

import pytest

from game.screen.cache import Unfinished, within
from game.screen.page import Look
from tests.pilot import Pilot
from tests.screen.scenes import allowed, playing


def warmed(pilot: Pilot) -> None:
    """Let frames pass until everything that is expected has been drawn."""
    pilot.frame()
    for _ in range(20_000):
        if pilot.frame() or not pilot.app.warm.done:
            continue
        return
    raise AssertionError("drawing ahead never ends")


def missing(pilot: Pilot) -> bool:
    """Would the next picture need anything new?"""
    try:
        with within(0.0):
            pilot.table.paint(pilot.app.brush(dry=True), Look())
    except Unfinished:
        return True
    return False


@pytest.mark.parametrize("size", [(1280, 720), (390, 844)])
def test_the_first_frames_of_an_own_card_need_nothing_new(size: tuple[int, int]) -> None:
    pilot = playing(size, speed="normal")
    for card in range(3):
        pilot.until_asked()
        warmed(pilot)
        pilot.host.out_of_sight = True
        pilot.press(allowed(pilot)[card % len(allowed(pilot))].name)
        assert pilot.table.timeline.moving
        assert not missing(pilot)
        pilot.host.out_of_sight = False


def test_drawing_ahead_comes_to_an_end() -> None:
    pilot = playing((390, 844))
    warmed(pilot)
    before = pilot.app.faces.filled
    assert before > 0
    for _ in range(50):
        assert not pilot.frame()
    assert pilot.app.faces.filled == before
