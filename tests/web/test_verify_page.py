"""The checker's page in Chromium, at the size of a phone and of a desk, with the keyboard alone."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page

from build.serve import Server
from game.engine.fairdeal import mix_cut
from tests.session.played import record, resealed
from tests.web.browser import DESKTOP, PHONE, OpenTab, Screen, Tab

pytestmark = pytest.mark.web
TEXT = record("end=deals:2")


def checker(open_tab: OpenTab, server: Server, screen: Screen) -> Tab:
    """A tab with the checker's page."""
    tab = open_tab(screen)
    tab.page.goto(f"{server.address}verify.html")
    return tab


def verdict(page: Page) -> str:
    """The verdict, once it is there."""
    page.wait_for_function("/^(Passed|Refused|There)/.test(document.getElementById('verdict').textContent)")
    return page.locator("#verdict").inner_text()


@pytest.mark.parametrize("screen", [PHONE, DESKTOP], ids=["phone", "desk"])
def test_a_pasted_record_is_checked(open_tab: OpenTab, server: Server, screen: Screen) -> None:
    page = checker(open_tab, server, screen).page
    page.get_by_label("Paste the record").fill(TEXT)
    page.get_by_role("button", name="Check").click()
    assert verdict(page) == "Passed: all 2 hands were dealt fairly."
    assert page.locator("#hands li").all_inner_texts() != []
    assert page.locator("#hands .wrong").count() == 0
    dealt = re.findall(r"\ndealt \d (.*)", TEXT)
    assert page.locator("#hands .cards").all_inner_texts() == dealt
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate("document.activeElement.id") == "result-title"


def test_a_file_with_a_forged_card_is_refused(open_tab: OpenTab, server: Server, tmp_path: Path) -> None:
    page = checker(open_tab, server, DESKTOP).page
    file = tmp_path / "match.txt"
    line = next(n for n, text in enumerate(TEXT.split("\n"), 1) if text.startswith("trick 5 "))
    forged = TEXT.split("\n")
    forged[line - 1] = re.sub(r": (\S\S) (\S\S)", r": \2 \1", forged[line - 1])
    file.write_text(resealed("\n".join(forged)), encoding="utf-8")
    page.get_by_label("or choose its file").set_input_files(file)
    assert f"Hand 1, line {line}: seat" in verdict(page)
    assert page.locator("#hands .wrong b").inner_text() == "Wrong"


def test_the_keyboard_is_enough(open_tab: OpenTab, server: Server) -> None:
    page = checker(open_tab, server, DESKTOP).page
    page.keyboard.press("Tab")
    page.keyboard.insert_text(TEXT)
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    assert verdict(page).startswith("Passed")


def test_a_typed_cut_is_recognised(open_tab: OpenTab, server: Server) -> None:
    page = checker(open_tab, server, DESKTOP).page
    typed = re.sub(r"\ncut \w+", f"\ncut {mix_cut('seven of diamonds').hex()}", TEXT, count=1)
    page.get_by_label("Paste the record").fill(typed)
    page.get_by_label("Your words").fill("seven of diamonds")
    page.wait_for_function("document.getElementById('cut-answer').textContent !== ''")
    assert page.locator("#cut-answer").inner_text().endswith("it was used in hand 1.")
