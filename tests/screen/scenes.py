"""How the tests of the screens come to the states that they are about."""

from collections.abc import Callable

from game.engine.cards import card, count
from game.engine.deal import Phase
from game.engine.rules import Rules
from game.scene.regions import Region
from tests.pilot import Pilot

PHONE, DESKTOP = (390, 844), (1280, 720)


def seated(
    size: tuple[int, int] = PHONE, rules: Rules | None = None, seed: int = 3, **settings: str
) -> Pilot:
    """At the table, dealt, and asked for the first decision. Instant unless a speed is given."""
    pilot = Pilot(size, 1.0, seed, None, **{"speed": "instant", **settings})
    pilot.sit_down(rules)
    assert pilot.until_asked()
    return pilot


def playing(size: tuple[int, int] = PHONE, seed: int = 3, **settings: str) -> Pilot:
    """The same after the pass, asked for the first card."""
    pilot = seated(size, None, seed, **settings)
    pilot.pass_cards()
    assert pilot.until_asked() and phase(pilot) is Phase.PLAYING
    return pilot


def phase(pilot: Pilot) -> Phase:
    """The phase of the hand, as the player sees it."""
    return pilot.table.view.deal.phase


def held(pilot: Pilot) -> int:
    """How many cards the player holds."""
    return count(pilot.table.view.hand)


def choosing(pilot: Pilot, wanted: Callable[[Pilot], bool] | None = None) -> Pilot:
    """Play on until some cards may be played and others not (or whatever is wanted), hand after hand."""
    for _ in range(400):
        if not pilot.until_asked():
            pilot.press("next")
        elif phase(pilot) is Phase.PASSING:
            pilot.pass_cards()
        elif (wanted or mixed)(pilot):
            return pilot
        else:
            pilot.play_card()
    raise AssertionError("the wanted state did not come in 400 steps")


def mixed(pilot: Pilot) -> bool:
    """May at least two cards be played, and another not?"""
    return len(allowed(pilot)) >= 2 and bool(forbidden(pilot))


def allowed(pilot: Pilot) -> list[Region]:
    """The regions of the cards that may be played."""
    return [region for region in pilot.cards() if region.enabled]


def forbidden(pilot: Pilot) -> list[Region]:
    """The regions of the cards that may not be played."""
    return [region for region in pilot.cards() if not region.enabled]


def number(region: Region) -> int:
    """The card of a region."""
    return card(region.name.removeprefix("card:"))


def hold_still(pilot: Pilot, frames: int = 40) -> bool:
    """Does the table stay as it is while time passes?"""
    before = pilot.table.view
    for _ in range(frames):
        pilot.frame()
    return pilot.table.view == before


def middle(pilot: Pilot) -> tuple[float, float]:
    """The middle of the ring."""
    well = pilot.table.layout.well
    return well.cx, well.cy
