"""The player's settings: one field a choice, written as lines of `name = value`.

A damaged or foreign text never stops the game: what cannot be read keeps its default, and `read` says so in a
sentence a line.
"""

from dataclasses import dataclass, fields, replace
from typing import Any

CHOICES: dict[str, tuple[str, ...]] = {
    "theme": ("felt", "midnight", "walnut"),
    "back": ("garnet", "midnight", "meadow"),
    "colours": ("two", "four"),
    "index": ("auto", "normal", "large"),
    "speed": ("normal", "slow", "fast", "instant"),
    "motion": ("system", "full", "reduced"),
    "play": ("tap", "confirm", "drag"),
    "trick": ("time", "tap"),
    "points": ("all", "own", "off"),
    "cut": ("random", "ask"),
    "level": ("medium", "easy", "hard", "expert"),
}
TEXT_SIZES = (100, 125, 150, 175, 200)  # per cent


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything the player may set; the first of each choice is the default."""

    theme: str = "felt"
    back: str = "garnet"
    colours: str = "two"  # of the suits
    index: str = "auto"  # size of the ranks and suits in the corners
    speed: str = "normal"
    motion: str = "system"
    play: str = "tap"  # how a card is played
    trick: str = "time"  # what a finished trick waits for
    points: str = "all"  # whose points of the hand are shown
    cut: str = "random"  # who cuts the pack: the device, or the player is asked
    level: str = "medium"  # of the three others in a new match
    forced: bool = False  # play a card by itself when it is the only one allowed
    sound: bool = True
    card_sounds: bool = True
    event_sounds: bool = True
    captions: bool = False  # write on the screen what is announced
    text: int = 100  # size in per cent

    def changed(self, name: str, value: str) -> "Settings":
        """The settings with one field read from text. Raises ValueError, a sentence, for a bad one."""
        default = {f.name: f.default for f in fields(self)}
        if name not in default:
            raise ValueError(f"{name!r} is no setting: choose one of {', '.join(default)}.")
        return replace(self, **{name: _read_value(name, value, default[name])})


def _read_value(name: str, text: str, default: object) -> Any:
    if isinstance(default, bool):
        if text in ("on", "off"):
            return text == "on"
        raise ValueError(f"{name} = {text}: choose on or off.")
    if isinstance(default, int):
        if text.isascii() and text.isdigit() and int(text[:4]) in TEXT_SIZES:
            return int(text[:4])
        raise ValueError(f"{name} = {text}: choose one of {', '.join(map(str, TEXT_SIZES))}.")
    if text in CHOICES[name]:
        return text
    raise ValueError(f"{name} = {text}: choose one of {', '.join(CHOICES[name])}.")


def show(value: object) -> str:
    """A setting's value as text."""
    return ("on" if value else "off") if isinstance(value, bool) else str(value)


def write(settings: Settings) -> str:
    """The settings as text, one line each."""
    return "".join(f"{f.name} = {show(getattr(settings, f.name))}\n" for f in fields(settings))


def read(text: str) -> tuple[Settings, list[str]]:
    """The settings of a text, and a sentence for every line that could not be used."""
    settings, faults = Settings(), []
    for number, line in enumerate(text.splitlines(), 1):
        name, equals, value = (part.strip() for part in line.partition("="))
        try:
            if line.strip() and not equals:
                raise ValueError(f"{line.strip()[:40]!r} is no setting: write NAME = VALUE.")
            settings = settings.changed(name, value) if equals else settings
        except ValueError as error:
            faults.append(f"Line {number}: {error}")
    return settings, faults
