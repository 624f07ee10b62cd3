"""Painting in parts: what is painted clipped must equal what is painted whole, in every frame of a hand."""

import pygame
import pytest

from game.scene.geometry import Box
from game.screen.damage import PLACES, Damage, Part, joined, merged
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
            parts += pilot.app.painter.retained
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


@pytest.mark.parametrize("size", [(1280, 720), (360, 640), (844, 390)])
def test_whatever_the_player_does_is_seen(size: tuple[int, int]) -> None:
    pilot = Pilot(size)
    pilot.new_match()
    pilot.until_asked()
    first = pilot.cards()[0]
    for key in (pygame.K_TAB, pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_SPACE, pygame.K_h):
        pilot.key(key, chr(key) if key == pygame.K_h else "")
        compare(pilot, 3)
    pilot.move(first.box.cx, first.box.cy)
    compare(pilot, 2)
    pilot.press("seal")
    compare(pilot, 3)
    pilot.press("close")
    compare(pilot, 3)
    pilot.pass_cards()
    compare(pilot, 30)
    pilot.play_card()
    pilot.play_card()
    for name in ("passed", "last-trick", "last-trick", "hint", "undo"):
        pilot.press(name)
        compare(pilot, 6)
    pilot.drag(pilot.cards()[2].name, 40, 40)
    compare(pilot, 12)


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


WINDOW = Box(0, 0, 100, 100)


def part(name: str, shows: int, x: float) -> Part:
    return Part(name, shows, Box(x, 0, 5, 5), lambda brush: None)


def test_only_what_changed_is_painted() -> None:
    damage, parts = Damage(), [part("a", 1, 0), part("b", 1, 10)]
    assert damage.areas("ground", parts, WINDOW) == [WINDOW]
    damage.finished()
    assert damage.areas("ground", parts, WINDOW) == []
    damage.finished()
    assert damage.areas("ground", [part("a", 1, 0), part("b", 2, 10)], WINDOW) == [Box(10, 0, 5, 5)]
    damage.finished()
    found = damage.areas("ground", [part("b", 2, 20)], WINDOW)
    assert sorted(found) == [Box(0, 0, 5, 5), Box(10, 0, 5, 5), Box(20, 0, 5, 5)]
    damage.finished()
    assert damage.areas("another", [part("b", 2, 20)], WINDOW) == [WINDOW]
    damage.finished()
    damage.forget()
    assert damage.areas("another", [part("b", 2, 20)], WINDOW) == [WINDOW]


def test_what_was_begun_and_not_finished_is_painted_again() -> None:
    damage = Damage()
    damage.areas("ground", [part("a", 1, 0)], WINDOW)
    damage.finished()
    damage.areas("ground", [part("a", 1, 0), part("b", 1, 50)], WINDOW)
    assert damage.areas("ground", [part("a", 1, 0)], WINDOW) == [Box(50, 0, 5, 5)]


def test_many_places_become_few() -> None:
    damage = Damage()
    damage.areas("ground", [], WINDOW)
    damage.finished()
    found = damage.areas("ground", [part(str(x), 1, x) for x in range(0, 60, 10)], WINDOW)
    assert len(found) == PLACES and not any(a.overlaps(b) for a in found for b in found if a is not b)
