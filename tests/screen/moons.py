"""A moon that the player has shot, at the choice how it counts."""

from dataclasses import replace

from game.archive import saves
from game.screen.result import MoonChoice
from game.screen.tour import moon
from tests.pilot import Pilot
from tests.screen.scenes import PHONE


def shot(size: tuple[int, int] = PHONE, **settings: str) -> Pilot:
    """Asked how the moon counts."""
    pilot = Pilot(size, 1.0, 3, None, **settings)
    moon(pilot)
    pilot.frame()
    assert isinstance(pilot.app.page, MoonChoice)
    return pilot


def kept(pilot: Pilot, level: str = "easy") -> str:
    """The text of the match as the game saves it, with bots at the places of those who helped."""
    record = pilot.table.house.record()
    mine, *others = record.sittings
    return saves.saved(replace(record, sittings=(mine, *(replace(other, level=level) for other in others))))
