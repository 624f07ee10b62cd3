"""axe-core finds nothing to complain about, on any screen of the game."""

import pytest

from tests.screen.moons import kept, shot
from tests.web.axe import violations
from tests.web.browser import DESKTOP, PHONE, OpenTab, Screen, Tab
from tests.web.match import deal, keep, pass_three, play_hand, set_up, until_turn

pytestmark = pytest.mark.web
FROM_THE_TITLE = ("new-match", "rules", "settings", "shield")
FROM_THE_TABLE = ("help", "shield", "seat:1")
FROM_THE_MENU = ("settings", "help")


def check(tab: Tab, screen: str) -> None:
    """No violations now."""
    assert violations(tab) == [], f"on the screen {screen}"


def look_behind(tab: Tab, *buttons: str) -> None:
    """Check the sheet that opens behind each button."""
    for button in buttons:
        tab.until_there(button)
        tab.press(button)
        tab.until_there("close")
        check(tab, button)
        tab.press("close")


@pytest.mark.parametrize("screen", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_no_violations_on_any_screen(open_tab: OpenTab, screen: Screen) -> None:
    tab = set_up(open_tab(screen), speed="instant", level="easy").open()
    check(tab, "title")
    look_behind(tab, *FROM_THE_TITLE)
    deal(tab)
    check(tab, "pass")
    pass_three(tab)
    tab.press(until_turn(tab))
    until_turn(tab)
    check(tab, "play")
    look_behind(tab, *FROM_THE_TABLE)
    tab.press("menu")
    tab.until_there("resume")
    check(tab, "menu")
    look_behind(tab, *FROM_THE_MENU)
    tab.press("resume")
    play_hand(tab)
    check(tab, "hand result")


@pytest.mark.parametrize("screen", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_no_violations_where_the_shooter_chooses(open_tab: OpenTab, screen: Screen) -> None:
    tab = keep(set_up(open_tab(screen), speed="instant"), match=kept(shot())).open()
    tab.until_there("continue")
    tab.press("continue")
    tab.until_there("form:add")
    cells = tab.control("outcomes").get_by_role("cell")
    assert tab.control("outcomes").get_by_role("columnheader").count() == 4
    assert tab.control("outcomes").get_by_role("rowheader").count() == 4 and cells.count() == 12
    check(tab, "moon choice")
    tab.press("form:subtract")
    tab.until_there("next")


def test_no_violations_while_loading_and_after_a_failure(open_tab: OpenTab) -> None:
    tab = open_tab()
    tab.page.route("**/pygame.whl*", lambda route: route.abort())
    tab.page.goto(tab.address)
    tab.page.locator("#stuck").wait_for()
    check(tab, "loader")
    tab.page.unroute("**/pygame.whl*")
    tab.page.get_by_role("button", name="Retry").click()
    tab.until_playing()
    tab.page.evaluate("hearts.fail('Traceback')")
    check(tab, "failure")
    tab.faults.clear()
