"""A whole match of standard Hearts in Chromium, on a phone's and a desktop's screen, and what disturbs one.

The first hand is played by touches on the canvas, the rest through the mirrored controls; in the end the
page's totals must be those that its own record gives when it is replayed here.
"""

from pathlib import Path

import pytest

from game.engine.reader import read
from game.engine.replay import replay
from tests.web.axe import violations
from tests.web.browser import DESKTOP, PHONE, OpenTab, Screen, Tab
from tests.web.match import deal, hand_cards, pass_three, play_hand, set_up, until_turn

pytestmark = pytest.mark.web
BOX = "const box = document.querySelector(`[data-name='${name}']`).getBoundingClientRect();"
INSIDE = f"([name, w, h]) => {{ {BOX} return box.right <= w + 1 && box.bottom <= h + 1; }}"
AT = f"""([name, x, y]) => {{ {BOX}
    return Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y) < 1; }}"""


@pytest.mark.parametrize("screen", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_match_is_played_to_its_end(open_tab: OpenTab, screen: Screen, tmp_path: Path) -> None:
    tab = set_up(open_tab(screen), speed="fast", level="easy").open()
    deal(tab, tab.tap)
    pass_three(tab, tab.tap)
    play_hand(tab, tab.tap)
    tab.tap("next")
    hurry_up(tab)
    while not match_over(tab):
        pass_three(tab)
        play_hand(tab)
        tab.press("next")
    totals = shown_totals(tab)
    assert max(totals.values()) >= 100
    assert violations(tab) == [], "on the match result"
    with tab.page.expect_download() as download:
        tab.press("save-record")
    download.value.save_as(tmp_path / "match.txt")
    match = replay(read((tmp_path / "match.txt").read_text(encoding="utf-8")))
    assert match.over and dict(zip(match.names, match.deal.totals, strict=True)) == totals
    tab.press("again")
    tab.until_there("pass")


def hurry_up(tab: Tab) -> None:
    """Set the speed to instant in the settings, in the middle of the match."""
    tab.until_there("menu")
    for name in ("menu", "settings", "speed:instant", "close", "resume"):
        tab.until_there(name)
        tab.press(name)
    tab.until_gone("resume")


def match_over(tab: Tab) -> bool:
    """Wait for the next hand's first decision or for the end of the match; is it the end?"""
    tab.until(
        "() => ['again', 'pass'].some(name => document.querySelector(`#mirror [data-name='${name}']`))"
        " || document.querySelector(\"#mirror [data-name='state']\")?.textContent.includes('No passing')"
    )
    return tab.has("again")


def shown_totals(tab: Tab) -> dict[str, int]:
    """The total of each player, from the score table."""
    rows = tab.page.locator("#mirror table tr").all()[1:]
    cells = [[cell.inner_text() for cell in row.locator("th, td").all()] for row in rows]
    return {name: int(total) for name, *_, total in cells}


@pytest.fixture
def in_hand(open_tab: OpenTab) -> Tab:
    """A phone in the middle of the first hand, two cards played, the player to play."""
    tab = set_up(open_tab(PHONE), speed="instant", level="easy").open()
    deal(tab)
    pass_three(tab)
    for _ in range(2):
        name = until_turn(tab)
        tab.press(name)
        tab.until_gone(name)
    until_turn(tab)
    return tab


def test_a_reload_shows_the_title_and_the_match_goes_on(in_hand: Tab) -> None:
    held = hand_cards(in_hand)
    in_hand.page.reload()
    in_hand.until_playing()
    in_hand.until_there("continue")
    in_hand.press("continue")
    until_turn(in_hand)
    assert hand_cards(in_hand) == held


def test_a_rotation_keeps_the_hand_and_lays_it_out_anew(in_hand: Tab) -> None:
    held, before = hand_cards(in_hand), in_hand.text("state")
    upright = in_hand.centre(held[0])
    for size in ((844, 390), (1280, 720), (320, 568), (390, 844)):
        in_hand.resize(*size)
        in_hand.until(INSIDE, [held[-1], *size])
        assert hand_cards(in_hand) == held and in_hand.text("state") == before
    in_hand.until(AT, [held[0], *upright])


def test_a_hidden_tab_comes_back_to_the_same_hand(in_hand: Tab) -> None:
    held = hand_cards(in_hand)
    for hidden in ("true", "false"):
        in_hand.page.evaluate(
            f"Object.defineProperty(document, 'hidden', {{ value: {hidden}, configurable: true }});"
            "document.dispatchEvent(new Event('visibilitychange'))"
        )
    name = until_turn(in_hand)
    in_hand.press(name)
    in_hand.until_gone(name)
    assert set(hand_cards(in_hand)) == set(held) - {name}
