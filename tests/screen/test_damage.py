"""Painting in parts: what is painted clipped must equal what is painted whole, in every frame of a hand."""

import pygame
import pytest

from game.scene.geometry import Box
from game.screen.damage import Damage, joined, merged
from tests.pilot import Pilot


def pixels() -> bytes:
    surface = pygame.display.get_surface()
    assert surface is not None
    return pygame.image.tobytes(surface, "RGB")


def compare(pilot: Pilot, frames: int) -> int:
    """Let frames pass; each must look as if all of it had been painted. How many were painted in parts?"""
    parts = 0
    for _ in range(frames):
        if pilot.frame():
            parts += pilot.app.retained
            seen = pixels()
            pilot.app.expose()
            pilot.frame(0.0)
            assert seen == pixels()
    return parts


@pytest.mark.parametrize(("size", "ratio"), [((1280, 720), 1.0), ((390, 844), 2.0)])
def test_a_picture_painted_in_parts_is_the_whole_picture(size: tuple[int, int], ratio: float) -> None:
    pilot = Pilot(size, ratio)
    pilot.new_match()
    assert compare(pilot, 40) > 0
    pilot.pass_cards()
    pilot.until("card:*")
    pilot.play_card()
    assert compare(pilot, 60) > 0


def test_a_still_picture_is_not_painted() -> None:
    pilot = Pilot()
    pilot.new_match()
    pilot.until("card:*")
    pilot.wait(3)
    assert not any(pilot.frame() for _ in range(30))


def test_boxes_that_overlap_are_joined_until_none_does() -> None:
    boxes = [Box(0, 0, 10, 10), Box(20, 0, 10, 10), Box(5, 5, 20, 2), Box(100, 0, 5, 5)]
    assert sorted(merged(boxes)) == [Box(0, 0, 30, 10), Box(100, 0, 5, 5)]
    assert joined(Box(0, 0, 1, 1), Box(2, 3, 1, 1)) == Box(0, 0, 3, 4)


def test_only_the_same_background_is_painted_in_parts() -> None:
    damage, window = Damage(), Box(0, 0, 100, 100)
    assert damage.areas(("a",), [], window) == [window]
    assert damage.areas(("a",), [], window) == []
    assert damage.areas(("b",), [], window) == [window]
    damage.forget()
    assert damage.areas(("b",), [], window) == [window]
