"""Playing in a tab: from the title to a hand, through the pass, to the end of the hand.

Everything goes by the names of the mirrored controls. `use` says how one is used: `tab.press` works the
control itself, `tab.tap` touches the canvas where it is drawn.
"""

import json
from collections.abc import Callable
from typing import Any

from tests.web.browser import Tab

Use = Callable[[str], None]

# the player's first card allowed when it is his turn, "" when a sheet has come up, else nothing yet
MY_CARD = """() => {
  const node = name => document.querySelector(`#mirror [data-name='${name}']`);
  if (node("next")) return JSON.stringify("");
  if (!node("seat:0")?.textContent.includes("to play")) return false;
  const cards = [...document.querySelectorAll("#mirror [data-name^='card:']")];
  const free = cards.find(card => card.getAttribute("aria-disabled") !== "true");
  return free ? JSON.stringify(free.dataset.name) : false;
}"""
LIFTED = "name => document.querySelector(`[data-name='${name}']`).ariaPressed === 'true'"


def deal(tab: Tab, use: Use | None = None) -> None:
    """From the title to the first decision of a standard match."""
    use = use or tab.press
    use("new-match")
    tab.until_there("start")
    use("start")
    tab.until_there("pass")


def hand_cards(tab: Tab) -> list[str]:
    """The names of the cards in hand, from left to right."""
    return [name for name in tab.names() if name.startswith("card:")]


def pass_three(tab: Tab, use: Use | None = None) -> None:
    """Lift the first three cards and pass them, unless this hand is played without passing."""
    use = use or tab.press
    for name in hand_cards(tab)[:3] if tab.has("pass") else ():
        use(name)
        tab.until(LIFTED, name)
    if tab.has("pass"):
        tab.until_there("pass", enabled=True)
        use("pass")
        tab.until_gone("pass")


def play_hand(tab: Tab, use: Use | None = None) -> None:
    """Play the first card allowed whenever it is the player's turn, until the hand's result is there."""
    use = use or tab.press
    while name := until_turn(tab):
        use(name)
        tab.until_gone(name)


def until_turn(tab: Tab) -> str:
    """Wait for the player's turn and say his first card allowed; "" when the hand is over."""
    found: Any = tab.page.wait_for_function(MY_CARD).json_value()
    return str(json.loads(found))


def set_up(tab: Tab, **settings: str) -> Tab:
    """Give a tab these settings, as if the player had chosen them before; call before it is opened."""
    return keep(tab, settings="".join(f"{name} = {value}\n" for name, value in settings.items()))


def keep(tab: Tab, **texts: str) -> Tab:
    """Give a tab these texts in the store, as an earlier visit would have left them; before it is opened."""
    for name, text in texts.items():
        key = json.dumps(f"hearts:{name}")
        script = f"localStorage.getItem({key}) ?? localStorage.setItem({key}, {json.dumps(text)})"
        tab.page.add_init_script(script)
    return tab
