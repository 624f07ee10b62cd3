"""The shooter's choice: a table of what each form would make of the totals, and the form that is taken."""

import pytest

from game.engine.deal import Phase
from game.screen.result import HandResult, MoonChoice
from tests.pilot import Pilot, quick
from tests.screen.moons import kept, shot
from tests.screen.scenes import phase

SMALL = (320, 568)


def rows(pilot: Pilot) -> list[list[str]]:
    """The cells of the table, by row."""
    return [line.split("\t") for line in pilot.region("outcomes").value.splitlines()]


def test_both_outcomes_stand_in_a_table_with_the_shooter_first() -> None:
    pilot = shot()
    assert pilot.region("outcomes").role == "table"
    assert rows(pilot) == [
        ["Player", "Now", "Add to the others", "Take off yours"],
        ["You", "0", "0", "-26"],
        ["Mira", "0", "26", "0"],
        ["Anton", "0", "26", "0"],
        ["Juno", "0", "26", "0"],
    ]
    told = {control.name: control for control in pilot.host.controls}
    assert told["outcomes"].role == "table" and told["outcomes"].value == pilot.region("outcomes").value


@pytest.mark.parametrize(("form", "column"), [("add", 2), ("subtract", 3)])
def test_the_totals_become_what_the_table_said(form: str, column: int) -> None:
    pilot = shot()
    promised = tuple(int(row[column]) for row in rows(pilot)[1:])
    pilot.press(f"form:{form}")
    while not isinstance(pilot.app.page, HandResult):
        pilot.frame()
    assert phase(pilot) is Phase.SCORED
    assert pilot.table.view.deal.totals == promised


def test_there_is_no_way_around_the_choice() -> None:
    pilot = shot()
    assert pilot.find("close") is None
    pilot.app.page.back()
    pilot.frame()
    assert pilot.find("form:add") and phase(pilot) is Phase.CHOOSING


def test_a_saved_match_goes_on_with_the_choice() -> None:
    pilot, other = shot(), quick()
    other.host.store.set("match", kept(pilot))
    other.app.touch()
    other.frame()
    other.press("continue")
    other.until("form:add")
    assert rows(other) == rows(pilot)
    other.press("form:subtract")
    other.until("next")
    assert other.table.view.deal.totals == (-26, 0, 0, 0)


@pytest.mark.parametrize("size", [SMALL, (568, 320), (844, 390), (1280, 720), (2560, 1080)])
def test_the_whole_table_can_be_seen(size: tuple[int, int]) -> None:
    """Without scrolling, that is: the page clips what does not show."""
    pilot = shot(size)
    page = pilot.app.page
    assert isinstance(page, MoonChoice)
    (table,) = [item for item in page.items() if type(item).__name__ == "OutcomeTable"]
    box = pilot.region("outcomes").box
    assert box.h == pytest.approx(table.height(pilot.app.brush(), box.w, page.k))


def test_at_twice_the_size_a_small_phone_shows_every_row() -> None:
    pilot = shot(SMALL, text="200")
    table, button = pilot.region("outcomes").box, pilot.region("form:add").box
    page = pilot.app.page
    assert isinstance(page, MoonChoice)
    whole = page.items()[0].height(pilot.app.brush(), table.w, page.k)
    assert table.bottom < button.y and table.h > 0.95 * whole
