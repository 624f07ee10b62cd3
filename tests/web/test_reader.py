"""A hand as a screen reader's user plays it: by roles and names alone; and what is announced meanwhile."""

import re

import pytest
from playwright.sync_api import Locator, Page

from game.engine.reader import read
from game.engine.redact import redact
from game.engine.replay import replay, start
from game.engine.view import View
from game.scene import words
from tests.web.browser import PHONE, OpenTab
from tests.web.match import deal, pass_three, set_up, until_turn

pytestmark = pytest.mark.web
REMEMBER = """
addEventListener("DOMContentLoaded", () => {
  window.heard = [];
  new MutationObserver(changes => {
    for (const change of changes) for (const line of change.addedNodes) heard.push(line.textContent);
  }).observe(document.getElementById("said"), { childList: true });
});
"""


def activate(control: Locator) -> None:
    """What a screen reader does with the control under its cursor."""
    control.dispatch_event("click")


def cards(page: Page) -> list[Locator]:
    """The buttons of the group that is called "Your hand"."""
    return page.get_by_role("group", name="Your hand").get_by_role("button").all()


def playable(page: Page) -> Locator:
    """The first card whose name does not say that it cannot be played."""
    group = page.get_by_role("group", name="Your hand")
    return group.get_by_role("button", name=re.compile(r"^(?!.*cannot be played)")).first


def test_a_hand_is_played_by_roles_and_names_alone(open_tab: OpenTab) -> None:
    page = set_up(open_tab(PHONE), speed="instant", level="easy").open().page
    activate(page.get_by_role("button", name="New match"))
    activate(page.get_by_role("button", name="Deal", exact=True))
    page.get_by_role("button", name=re.compile("^Choose 3 more")).wait_for(state="attached")
    for card in cards(page)[:3]:
        activate(card)
    passing = page.get_by_role("button", name=re.compile("^Pass "))
    activate(passing)
    passing.wait_for(state="detached")
    turn = page.get_by_role("paragraph").filter(has_text="Your turn.")
    over = page.get_by_role("button", name="Next hand")
    for left in range(13, 0, -1):
        turn.or_(over).first.wait_for(state="attached")
        assert len(cards(page)) == left
        card = playable(page)
        name = card.inner_text()
        assert re.match(r"[A-Z][a-z]+ of (clubs|diamonds|spades|hearts)", name)
        activate(card)
        page.get_by_role("button", name=name, exact=True).wait_for(state="detached")
    over.wait_for(state="attached")
    table = page.get_by_role("table", name="Scores")
    assert table.get_by_role("columnheader").first.inner_text() == "Player"
    assert {head.inner_text() for head in table.get_by_role("rowheader").all()} >= {"You"}


def sentences(text: str) -> list[str]:
    """What seat 0 is told of a recorded match, a sentence an event."""
    record = read(text)
    match, view, found = replay(record), View(0, start(record).deal), []
    for event in match.log:
        seen = redact(event, 0)
        view = view.after(seen)
        found.append(words.say(seen, view, match.names))
    return [sentence for sentence in found if sentence]


def test_every_event_is_announced_once_and_in_order(open_tab: OpenTab) -> None:
    tab = set_up(open_tab(PHONE), speed="instant", motion="reduced", level="easy")
    tab.page.add_init_script(REMEMBER)
    tab.open()
    deal(tab)
    pass_three(tab)
    for _ in range(6):
        name = until_turn(tab)
        tab.press(name)
        tab.until_gone(name)
    until_turn(tab)
    wanted = sentences(tab.page.evaluate("localStorage.getItem('hearts:match')"))
    tab.until("text => heard.join(' ') === text", " ".join(wanted))
