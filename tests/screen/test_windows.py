"""Resizing, turning, themes and hidden windows, in every phase: the state stays, the geometry follows."""

from collections.abc import Iterator

import pygame
import pytest

from game.engine.cards import RANKS
from game.engine.deal import Phase
from game.scene.geometry import Box
from game.screen.tour import STATES, tour
from tests.pilot import Pilot
from tests.screen.scenes import PHONE, choosing, hold_still, playing, seated

SIZES = ((320, 568), (844, 390), (1280, 720), (240, 240), (3000, 400), (390, 844))


def phases() -> Iterator[tuple[str, Pilot]]:
    """The table in motion and at rest, from the deal to the result."""
    pilot = Pilot(PHONE, seed=3)
    pilot.sit_down()
    pilot.wait(0.5)
    yield "deal", pilot
    pilot.until_asked()
    pilot.press(pilot.cards()[0].name)
    yield "lifting", pilot
    pilot.wait(1)
    pilot.press(pilot.cards()[1].name)
    pilot.press(pilot.cards()[2].name)
    pilot.press("pass")
    while pilot.table.view.deal.phase is Phase.PASSING:
        pilot.frame()
    pilot.wait(0.3)
    yield "exchange", pilot
    pilot.until_asked()
    pilot.play_card()
    pilot.wait(0.1)
    yield "play", pilot
    pilot.until_asked()
    pilot.press("menu")
    pilot.wait(0.2)
    yield "menu", pilot
    pilot.press("resume")
    pilot.hurry(1, go_on=False)
    yield "result", pilot


def state(pilot: Pilot) -> tuple[object, ...]:
    """What a change of the window must not change."""
    ui = pilot.table.ui
    return pilot.table.view, ui.lifted, ui.armed, ui.recall, [type(page) for page in pilot.app.pages]


def on_screen(pilot: Pilot) -> list[str]:
    """The regions that are not on the screen, and should be."""
    w, h = pilot.host.size()
    window = Box(0, 0, w, h).grown(1)
    return [r.name for r in pilot.app.regions() if r.touchable and r.box.h > 0 and not r.box.inside(window)]


def test_a_resize_in_any_phase_keeps_the_state_and_lays_out_anew() -> None:
    for name, pilot in phases():
        for size in SIZES:
            before = state(pilot)
            pilot.host.resize(size)
            assert pilot.frame(0.0), f"{name}: nothing was painted after a resize"
            assert state(pilot) == before or name in ("deal", "exchange", "play")
            assert pilot.table.layout.area.w == max(240, size[0])
            if min(size) >= 320:
                assert on_screen(pilot) == [], f"{name} at {size}"
        pilot.table.timeline.finish()
        assert {s.key: s for s in pilot.table.timeline.sprites()} == pilot.table.pose()


def test_a_turned_phone_keeps_the_lifted_cards() -> None:
    pilot = seated()
    for region in pilot.cards()[:3]:
        pilot.tap(region.name)
    pilot.host.resize((844, 390), 3.0)
    pilot.frame()
    assert pilot.region("pass").enabled
    pilot.tap("pass")
    pilot.until_asked()
    assert pilot.table.view.deal.phase is Phase.PLAYING


@pytest.mark.parametrize(
    "change",
    [("theme", "walnut"), ("colours", "four"), ("index", "large"), ("back", "meadow"), ("text", "200")],
)
def test_a_setting_in_any_phase_disturbs_nothing(change: tuple[str, str]) -> None:
    for name, pilot in phases():
        before = state(pilot)
        pilot.app.change(*change)
        assert pilot.frame(0.0), f"{name}: nothing was painted after a change"
        assert state(pilot) == before or name in ("deal", "exchange", "play")
        assert name == "result" or pilot.app.settings.changed(*change) == pilot.app.settings


def test_nothing_is_painted_while_hidden_and_all_is_there_afterwards() -> None:
    pilot = playing(speed="normal")
    pilot.play_card()
    pilot.host.out_of_sight = True
    assert not any(pilot.frame(60.0) for _ in range(50))
    pilot.host.out_of_sight = False
    assert pilot.frame()
    assert pilot.until_asked()


def test_an_idle_table_paints_nothing() -> None:
    pilot = choosing(playing(speed="normal"))
    pilot.wait(1)
    assert not any(pilot.frame() for _ in range(300))


@pytest.mark.parametrize("page", ["new-match", "settings", "rules", "shield"])
def test_an_idle_sheet_paints_nothing(page: str) -> None:
    pilot = Pilot(PHONE)
    pilot.press(page)
    pilot.wait(1)
    assert not any(pilot.frame() for _ in range(60))


@pytest.mark.parametrize("size", [(320, 568), (844, 390), (1280, 720)])
@pytest.mark.parametrize("text", ["100", "200"])
def test_every_state_keeps_its_regions_on_the_screen(size: tuple[int, int], text: str) -> None:
    pilot, seen = Pilot(size, text=text, speed="instant"), []
    for name in tour(pilot):
        assert on_screen(pilot) == [], name
        buttons = [r for r in pilot.app.regions() if r.touchable and not r.name.startswith("card:")]
        thin = [r.name for r in buttons if r.box.w < 43.9 or 0 < r.box.h < 43.9]
        whole = [n for n in thin if not _scrolled_off(pilot, n)]
        assert whole == [], f"{name}: too small to touch"
        seen.append(name)
    assert tuple(seen) == tuple(STATES)


def _scrolled_off(pilot: Pilot, name: str) -> bool:
    """Is a button cut by the edge of what scrolls? Focus brings it into sight."""
    before = pilot.find(name)
    pilot.app.set_look(focus=name)
    after = pilot.find(name)
    pilot.app.set_look(focus="")
    return before is not None and after is not None and after.box.h >= 43.9 and after.box.w >= 43.9


@pytest.mark.parametrize("size", [(320, 568), (568, 320), (1280, 720)])
def test_no_text_is_smaller_than_twelve(size: tuple[int, int]) -> None:
    pilot = Pilot(size, speed="instant")
    draw, small = pilot.app.fonts.draw, set()

    def watched(text: str, face: str, px: float, colour: str) -> pygame.Surface:
        if px < 11.9 and text and text not in RANKS:  # the corners of small cards are pictures
            small.add((text, px))
        return draw(text, face, px, colour)

    pilot.app.fonts.draw = watched  # type: ignore[method-assign]
    for _ in tour(pilot, 5):
        pilot.app.touch()
        pilot.frame(0.0)
    assert not small


def test_a_table_behind_a_sheet_stands_still() -> None:
    pilot = playing(speed="normal")
    pilot.play_card()
    pilot.press("menu")
    pilot.wait(2)
    pilot.press("resume")
    assert pilot.until_asked()
    assert hold_still(pilot)
