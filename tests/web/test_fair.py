"""The shield in Chromium: after a hand its deal is checked, upright and sideways, by controls and by keys."""

import pytest

from tests.web.axe import violations
from tests.web.browser import PHONE, OpenTab, Tab
from tests.web.keys import keys, tab_to
from tests.web.match import deal, pass_three, play_hand, set_up

pytestmark = pytest.mark.web
PASSED = "() => [...document.querySelectorAll('#mirror p')].some(p => p.textContent.startsWith('All passed'))"


def played(open_tab: OpenTab, width: int, height: int) -> Tab:
    """A hand played to its result on a phone of this size."""
    tab = set_up(open_tab(PHONE), speed="instant", level="easy").open()
    tab.resize(width, height)
    deal(tab)
    assert tab.has("seal"), "the seal shows before the pass"
    pass_three(tab)
    play_hand(tab)
    tab.until_there("check-deal")
    return tab


def checked(tab: Tab) -> None:
    """Wait for the verdict; the sheet has its steps, the hands and the buttons for the record."""
    tab.until(PASSED)
    names = tab.names()
    assert {"copy-record", "save-record", "dealt"} <= set(names)
    assert sum(name.startswith("step:") for name in names) >= 8
    assert violations(tab) == []


def test_the_deal_is_checked_upright_by_the_controls(open_tab: OpenTab) -> None:
    tab = played(open_tab, 390, 844)
    tab.press("check-deal")
    checked(tab)
    with tab.page.expect_download() as download:
        tab.press("save-record")
    assert download.value.suggested_filename == "hearts-record.txt"


def test_the_deal_is_checked_sideways_by_the_keyboard(open_tab: OpenTab) -> None:
    tab = played(open_tab, 844, 390)
    tab_to(tab, "check-deal")
    keys(tab, "Enter")
    checked(tab)
    keys(tab, "Escape")
    tab.until_there("next")
