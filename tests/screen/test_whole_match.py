"""Whole matches through the app: by presses to the end, by the keyboard alone, and on a poor system."""

import os

import pygame
import pytest

from game.archive import settings as archive
from game.engine.deal import Phase
from game.engine.replay import replay
from game.engine.rules import Rules
from game.screen.result import HandResult, MatchResult
from game.screen.sound import Sound
from tests.pilot import Pilot
from tests.screen.scenes import PHONE, phase, playing, seated

KEYS = {"enter": pygame.K_RETURN, "space": pygame.K_SPACE, "escape": pygame.K_ESCAPE, "tab": pygame.K_TAB}


def to_the_end(pilot: Pilot) -> None:
    """Play on by presses until the match is over and its result is shown."""
    pilot.host.out_of_sight = True
    for _ in range(60):
        pilot.play_hand()
        pilot.press("form:add" if pilot.find("form:add") else "next")
        if isinstance(pilot.app.page, MatchResult):
            break
    pilot.host.out_of_sight = False
    pilot.frame()


@pytest.mark.parametrize(
    "code", ["end=points:50", "players=3,end=points:50", "players=5,end=deals:3,moon=choose"]
)
def test_a_match_played_to_its_end_is_the_one_in_the_record(code: str) -> None:
    pilot = Pilot(PHONE, seed=11, speed="instant", motion="reduced")
    pilot.sit_down(Rules.parse(code))
    to_the_end(pilot)
    assert isinstance(pilot.app.page, MatchResult)
    deal = pilot.table.view.deal
    proved = replay(pilot.table.house.record())
    assert proved.over and proved.deal.totals == deal.totals and proved.winners == deal.winners
    table = pilot.find("scores")
    assert table is not None
    rows = {line.split("\t")[0]: line.split("\t")[-1] for line in table.value.splitlines()[1:]}
    assert rows == {who: str(total) for who, total in zip(pilot.table.names, deal.totals, strict=True)}
    pilot.press("again")
    assert pilot.until_asked() and pilot.table.view.deal.number == 1


def key(pilot: Pilot, *keys: str) -> None:
    """Type keys, by name or as letters."""
    for one in keys:
        pilot.key(KEYS.get(one, 0) or pygame.key.key_code(one), one if len(one) == 1 else "")


def test_a_hand_with_the_keyboard_alone() -> None:
    pilot = seated()
    for region in pilot.cards()[:3]:
        key(pilot, *region.name.removeprefix("card:").lower(), "space")
        pilot.wait(0.1)
    assert len(pilot.table.ui.lifted) == 3
    key(pilot, "p")
    while pilot.until_asked():
        wanted = next(region.name for region in pilot.cards() if region.enabled)
        key(pilot, *wanted.removeprefix("card:").lower())
        assert pilot.app.look.focus == wanted
        key(pilot, "enter")
    assert isinstance(pilot.app.page, HandResult)
    for _ in range(12):
        key(pilot, "tab")
        if pilot.app.look.focus == "next":
            break
    key(pilot, "enter")
    assert pilot.until_asked() and pilot.table.view.deal.number == 2


def test_arrows_walk_the_hand_and_escape_opens_the_menu() -> None:
    pilot = playing()
    names = [region.name for region in pilot.cards()]
    pilot.key(pygame.K_RIGHT)
    assert pilot.app.look.focus == names[0]
    pilot.key(pygame.K_LEFT)
    assert pilot.app.look.focus == names[-1]
    key(pilot, "escape")
    assert pilot.app.page.title == "Menu"
    key(pilot, "escape")
    assert pilot.app.page is pilot.table
    key(pilot, "l", "r", "m")
    assert not pilot.app.settings.sound


def test_tab_reaches_everything_and_comes_round() -> None:
    for pilot in (Pilot(PHONE), playing()):
        wanted = {r.name for r in pilot.app.regions() if r.touchable}
        reached = set()
        for _ in range(len(wanted) + 1):
            key(pilot, "tab")
            reached.add(pilot.app.look.focus)
        assert reached == wanted


def test_a_missing_audio_device_is_no_trouble(monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.mixer.quit()
    monkeypatch.setitem(os.environ, "SDL_AUDIODRIVER", "no-such-driver")
    sound = Sound()
    sound.wake()
    assert not sound.play("deal") and sound.enabled
    pilot = Pilot(PHONE, speed="instant")
    monkeypatch.setitem(os.environ, "SDL_AUDIODRIVER", "no-such-driver")
    pilot.sit_down()
    pilot.tap_at(5, 700)
    pilot.until_asked()
    pilot.tap("sound")
    assert not pilot.app.settings.sound


class Broken:
    """A store whose every access fails, as a store may."""

    def get(self, key: str) -> str | None:
        return None

    def set(self, key: str, text: str) -> bool:
        return False

    def delete(self, key: str) -> None:
        return

    def keys(self) -> list[str]:
        return []


def test_a_store_that_fails_does_not_stop_the_game() -> None:
    pilot = seated()
    pilot.host.store = Broken()
    pilot.pass_cards()
    assert pilot.until_asked()
    pilot.play_card()
    pilot.app.change("theme", "walnut")
    assert pilot.app.settings.theme == "walnut"
    assert pilot.until_asked() and phase(pilot) is Phase.PLAYING


@pytest.mark.parametrize(
    "text", ["theme = velvet\nspeed = fast\n", "\x00\x00", "{}", "text = 7000\n", "speed =\n"]
)
def test_damaged_settings_are_set_aside(text: str) -> None:
    pilot = Pilot(PHONE)
    pilot.host.store.set("settings", text)
    again = type(pilot.app)(pilot.host)
    wanted, faults = archive.read(text)
    assert faults and again.settings == wanted
    assert pilot.host.store.get("settings-unreadable") == text
    assert again.frame(0.1)
