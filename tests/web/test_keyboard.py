"""A hand by the keyboard alone: Tab, arrows, letters, Enter and Space, the focus of page and game as one."""

import pytest

from tests.web.browser import DESKTOP, OpenTab, Tab
from tests.web.keys import FOCUSED, focused, keys, tab_to, until_focused
from tests.web.match import hand_cards, set_up, until_turn

pytestmark = pytest.mark.web


@pytest.fixture
def dealt(open_tab: OpenTab) -> Tab:
    """A hand dealt by keys alone, cards to be passed."""
    tab = set_up(open_tab(DESKTOP), speed="instant", level="easy").open()
    tab_to(tab, "new-match")
    keys(tab, "Enter")
    tab.until_there("start")
    until_focused(tab, "close")
    tab_to(tab, "start")
    keys(tab, "Enter")
    tab.until_there("pass")
    return tab


def go_to_card(tab: Tab, name: str) -> None:
    """Walk along the hand with the right arrow until this card has the focus."""
    for _ in range(14):
        if focused(tab) == name:
            return
        before = focused(tab)
        keys(tab, "ArrowRight")
        tab.until(f"before => ({FOCUSED}) !== before", before)
    raise AssertionError(f"The arrow does not come to {name}.")


def test_a_hand_is_played_by_the_keyboard_alone(dealt: Tab) -> None:
    tab = dealt
    for name in hand_cards(tab)[:3]:
        go_to_card(tab, name)
        keys(tab, "Space")
        tab.until("name => document.querySelector(`[data-name='${name}']`).ariaPressed === 'true'", name)
    keys(tab, "p")
    tab.until_gone("pass")
    while name := until_turn(tab):
        held = set(hand_cards(tab))
        go_to_card(tab, name)
        keys(tab, "Enter")
        tab.until_gone(name)
        assert set(hand_cards(tab)) == held - {name}
    tab_to(tab, "next")
    keys(tab, "Enter")
    tab.until_there("pass")


def test_letters_jump_to_a_card_whoever_has_the_focus(dealt: Tab) -> None:
    for start in ("canvas", "card", "menu"):
        if start == "canvas":
            dealt.tap_at(640, 300)
        elif start == "menu":
            tab_to(dealt, "menu")
        wanted = hand_cards(dealt)[8]
        rank, suit = wanted[-2], wanted[-1]
        keys(dealt, rank.lower(), suit.lower())
        until_focused(dealt, wanted)


def test_a_sheet_takes_the_focus_and_gives_it_back(dealt: Tab) -> None:
    name = hand_cards(dealt)[0]
    keys(dealt, "ArrowRight")
    until_focused(dealt, name)
    keys(dealt, "?")
    dealt.until_there("close")
    until_focused(dealt, "close")
    keys(dealt, "Escape")
    until_focused(dealt, name)


def test_a_key_held_down_presses_once(dealt: Tab) -> None:
    name = hand_cards(dealt)[0]
    keys(dealt, "ArrowRight")
    until_focused(dealt, name)
    dealt.page.keyboard.down("Enter")
    dealt.page.keyboard.down("Enter")
    dealt.page.keyboard.up("Enter")
    dealt.until("name => document.querySelector(`[data-name='${name}']`).ariaPressed === 'true'", name)
    keys(dealt, "ArrowRight")
    until_focused(dealt, hand_cards(dealt)[1])
    assert dealt.control(name).get_attribute("aria-pressed") == "true"


def test_tab_goes_through_everything_in_reading_order_and_out(dealt: Tab) -> None:
    dealt.page.locator("#canvas").focus()
    seen = []
    for _ in range(len(dealt.names()) + 2):
        keys(dealt, "Tab")
        seen.append(focused(dealt))
    buttons = dealt.page.locator("#mirror button").evaluate_all("all => all.map(node => node.dataset.name)")
    assert seen[: len(buttons)] == buttons
    assert seen[len(buttons)] not in buttons  # never trapped
