"""Sound: silent before the first gesture and without a device, and never an error."""

import os
from collections.abc import Iterator

import pygame
import pytest

from game.screen.sound import GROUPS, KINDS, ROOT, Sound


@pytest.fixture
def sound(monkeypatch: pytest.MonkeyPatch) -> Iterator[Sound]:
    monkeypatch.setitem(os.environ, "SDL_AUDIODRIVER", "dummy")
    pygame.mixer.quit()  # another test's app may have opened it
    sound = Sound()
    yield sound
    sound.close()


def test_nothing_sounds_before_the_first_gesture(sound: Sound) -> None:
    assert not sound.play("tap")
    assert pygame.mixer.get_init() is None
    assert sound.wake()
    assert sound.play("tap")


def test_every_kind_decodes_and_is_short(sound: Sound) -> None:
    sound.wake()
    assert len([piece() for piece in sound.ahead()]) == len(KINDS)
    for kind in KINDS:
        assert 0.02 < pygame.mixer.Sound(str(ROOT / f"{kind}.ogg")).get_length() < 2.5
    assert sum(path.stat().st_size for path in ROOT.iterdir()) < 120_000


def test_a_kind_a_group_or_everything_can_be_muted(sound: Sound) -> None:
    sound.wake()
    sound.mute("deal")
    assert not sound.play("deal") and sound.play("play")
    sound.mute("cards")
    assert not any(sound.play(kind) for kind in GROUPS["cards"])
    sound.mute("cards", False)
    assert sound.play("deal")
    sound.enabled = False
    assert not sound.play("deal")


def test_out_of_sight_is_out_of_hearing(sound: Sound) -> None:
    sound.wake()
    sound.play("moon")
    sound.hide(True)
    assert not pygame.mixer.get_busy() and not sound.play("play")
    sound.hide(False)
    assert sound.play("play")


def test_a_machine_without_a_device_stays_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(os.environ, "SDL_AUDIODRIVER", "nothing-of-the-kind")
    pygame.mixer.quit()  # another test's app may have opened it
    sound = Sound()
    assert [sound.wake() for _ in range(5)] == [False] * 5
    assert not sound.play("win")
    sound.hide(True)
    sound.close()


def test_an_unknown_name_is_refused_with_the_names_there_are(sound: Sound) -> None:
    with pytest.raises(ValueError, match="collect"):
        sound.play("trumpet")
    with pytest.raises(ValueError, match="events"):
        sound.mute("trumpet")
