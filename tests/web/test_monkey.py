"""Two hundred random presses and keys in Chromium: no error, and the game can go on afterwards."""

import random

import pytest

from tests.web.browser import DESKTOP, PHONE, OpenTab, Screen, Tab
from tests.web.match import hand_cards, pass_three, set_up, until_turn

pytestmark = pytest.mark.web
STEPS = 200
KEYS = (
    "ArrowLeft ArrowRight ArrowUp ArrowDown Enter Space Escape Home End Tab Shift+Tab PageDown ? "
    "p l r e m f q s a 2 h u"
).split()
# a press lets the game answer before the next one: two frames pass
TWO_FRAMES = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done())))"
BUTTONS = (
    "[...document.querySelectorAll('#mirror button, #mirror input[type=checkbox]')].map(b => b.dataset.name)"
)


def step(tab: Tab, chance: random.Random) -> str:
    """One press of a control or a key, at random; what it was."""
    names: list[str] = tab.page.evaluate(BUTTONS)
    if names and chance.random() < 0.65:
        done = chance.choice(names)
        tab.page.evaluate(
            "name => document.querySelector(`#mirror [data-name='${CSS.escape(name)}']`)?.click()", done
        )
    else:
        done = chance.choice(KEYS)
        tab.page.keyboard.press(done)
    tab.page.evaluate(TWO_FRAMES)
    return done


@pytest.mark.parametrize(("screen", "seed"), [(PHONE, 1), (DESKTOP, 2)], ids=["phone", "desktop"])
def test_a_monkey_does_no_harm(open_tab: OpenTab, screen: Screen, seed: int) -> None:
    tab = set_up(open_tab(screen), speed="fast", level="easy").open()
    chance = random.Random(seed)
    done = [step(tab, chance) for _ in range(STEPS)]
    assert not tab.page.locator("#failure").is_visible(), f"{tab.page.locator('#trace').inner_text()}\n{done}"
    assert tab.names()
    go_on(tab)


def go_on(tab: Tab) -> None:
    """Come back after a reload and play a card."""
    tab.page.evaluate("localStorage.removeItem('hearts:settings')")
    tab.page.reload()
    tab.until_playing()
    if tab.has("continue"):
        tab.press("continue")
    else:
        tab.press("new-match")
        tab.until_there("start")
        tab.press("start")
    tab.until(
        "() => document.querySelector(\"#mirror [data-name='pass'], #mirror [data-name='next']\")"
        " || document.querySelector(\"#mirror [data-name='seat:0']\")?.textContent.includes('to play')"
    )
    pass_three(tab)
    if name := until_turn(tab):
        held = len(hand_cards(tab))
        tab.press(name)
        tab.until_gone(name)
        assert len(hand_cards(tab)) == held - 1
