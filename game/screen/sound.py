"""Sound: short effects that begin with the player's first gesture and never get in the way.

A browser lets nothing sound before a gesture, and a machine may have no sound device at all: then every
call is silent. A device that failed is asked for again at later gestures, a few times.
"""

import contextlib
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path

import pygame

ROOT = Path(__file__).resolve().parents[2] / "assets" / "sounds"
KINDS = ("deal", "pass", "play", "collect", "broken", "queen", "moon", "sun", "win", "refuse", "tap")
# Kinds that are muted together.
GROUPS = {
    "cards": ("deal", "pass", "play", "collect"),
    "events": ("broken", "queen", "moon", "sun", "win"),
    "controls": ("refuse", "tap"),
}
RATE, BUFFER, CHANNELS = 44_100, 2048, 12  # a small buffer crackles where sound shares the main thread
ATTEMPTS = 3


class Sound:
    """The effects by kind: `enabled` is the one switch for all, `volume` goes from 0 to 1."""

    def __init__(self, enabled: bool = True, muted: Iterable[str] = (), volume: float = 1.0) -> None:
        self.enabled = enabled
        self.muted = frozenset(muted)
        self.volume = volume
        self._attempts = ATTEMPTS
        self._device = False
        self._paused = False
        self._loaded: dict[str, pygame.mixer.Sound] = {}

    @property
    def awake(self) -> bool:
        """Is there a device that plays?"""
        return self._device

    def wake(self) -> bool:
        """Call at every gesture of the player: opens the device at the first one. Is it open?"""
        if self._device or self._attempts == 0:
            return self._device
        self._attempts -= 1
        with contextlib.suppress(pygame.error, NotImplementedError):
            pygame.mixer.init(RATE, -16, 2, BUFFER)
            pygame.mixer.set_num_channels(CHANNELS)
            self._device = True
            self._sound("deal")  # which may come at once; the others have time, see `ahead`
        return self._device

    def ahead(self) -> list[Callable[[], object]]:
        """What decodes each effect ahead of time; nothing before the device is open."""
        return [partial(self._sound, kind) for kind in KINDS] if self._device else []

    def play(self, kind: str, loudness: float = 1.0) -> bool:
        """Play an effect once, if it may be heard. Was it started? Raises ValueError for an unknown kind."""
        if kind not in KINDS:
            raise ValueError(f"There is no sound {kind!r}; the sounds are {', '.join(KINDS)}.")
        if not self._device or not self.enabled or kind in self.muted or self._paused:
            return False
        with contextlib.suppress(pygame.error):
            sound, channel = self._sound(kind), pygame.mixer.find_channel()
            if sound and channel:
                channel.set_volume(max(0.0, min(1.0, self.volume * loudness)))
                channel.play(sound)
                return True
        return False

    def mute(self, name: str, muted: bool = True) -> None:
        """Silence one kind or group, or let it be heard again. Raises ValueError for an unknown name."""
        kinds = GROUPS.get(name, (name,))
        if not set(kinds) <= set(KINDS):
            known = ", ".join((*GROUPS, *KINDS))
            raise ValueError(f"There is no sound {name!r}; the groups and sounds are {known}.")
        self.muted = self.muted | set(kinds) if muted else self.muted - set(kinds)

    def hide(self, hidden: bool) -> None:
        """The window went out of sight, or came back: what was sounding is cut short, later sounds play."""
        if hidden and self._device and not self._paused:
            with contextlib.suppress(pygame.error):
                pygame.mixer.stop()
        self._paused = hidden

    def close(self) -> None:
        """Give the device back."""
        if self._device:
            self._loaded.clear()
            pygame.mixer.quit()
        self._device = False

    def _sound(self, kind: str) -> pygame.mixer.Sound | None:
        if kind not in self._loaded:
            path = ROOT / f"{kind}.ogg"
            if not path.exists():
                return None
            self._loaded[kind] = pygame.mixer.Sound(str(path))
        return self._loaded[kind]
