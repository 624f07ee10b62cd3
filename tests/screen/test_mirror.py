"""The focus when the focused region goes away, and what the host is told about it."""

from game.host.host import Act
from game.scene.geometry import Box
from game.scene.regions import Region
from game.screen.mirror import successor
from tests.pilot import Pilot

BOX = Box(0, 0, 1, 1)


def hand(names: str) -> list[Region]:
    return [Region(name, name, BOX, group="hand") for name in names.split()]


def test_the_neighbour_of_a_card_that_has_gone_has_the_focus() -> None:
    assert successor("b", hand("a b c"), hand("a c")) == "c"
    assert successor("c", hand("a b c"), hand("a b")) == "b"
    assert successor("b", hand("a b c"), hand("c b a")) == "b"
    assert successor("a", hand("a"), [Region("menu", "Menu", BOX)]) == ""
    assert successor("", hand("a"), hand("b")) == ""


def test_the_host_hears_where_the_focus_is_when_sheets_come_and_go() -> None:
    pilot = Pilot()
    pilot.app.set_look(focus="settings")
    pilot.frame()
    assert pilot.host.focused == "settings"
    pilot.press("settings")
    pilot.frame()
    assert pilot.host.focused == "close"
    pilot.press("close")
    pilot.frame()
    assert pilot.host.focused == "settings"


def test_a_pointer_opens_a_sheet_without_a_focus() -> None:
    pilot = Pilot()
    pilot.tap("settings")
    pilot.frame()
    assert pilot.host.focused == "" and pilot.find("close") is not None


def test_a_sheet_gets_the_focus_with_its_controls_though_its_picture_is_late() -> None:
    pilot = Pilot((640, 480))
    pilot.app.set_look(focus="settings")
    pilot.frame()
    pilot.app.budget = 0.0
    pilot.press("settings")
    assert pilot.host.controls, "the old page's controls stay until the new one's are there"
    assert pilot.app.painter.late and pilot.host.focused == "settings"
    pilot.frame()
    assert pilot.app.painter.late and pilot.host.focused == "close"


def test_a_focus_that_the_host_moved_is_not_told_back() -> None:
    pilot = Pilot()
    pilot.host.act(Act("focus", "settings"))
    pilot.frame()
    assert pilot.app.look.focus == "settings" and pilot.host.focused == ""
    pilot.host.act(Act("blur", "settings"))
    pilot.frame()
    assert pilot.app.look.focus == "" and pilot.host.focused == ""
