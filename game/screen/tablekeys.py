"""The keyboard at the table: letters and digits jump to a card, other letters press a button."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.cards import RANKS, SUITS

if TYPE_CHECKING:
    from game.screen.table import Table

BUTTONS = {
    "p": "pass",
    "l": "last-trick",
    "r": "passed",
    "m": "sound",
    "?": "help",
    "f1": "help",
    "f": "shield",
}
KEY_SHEET: tuple[tuple[tuple[str, ...], str], ...] = (
    (("←", "→"), "Move along the hand"),
    (("↑", "↓"), "Move along the buttons"),
    (("Enter", "Space"), "Play, lift or press"),
    (("2", "A"), "Jump to a rank: 2 to 9, T, J, Q, K, A"),
    (("Q", "S"), "A rank, then a suit: jump to that card"),
    (("P",), "Pass the chosen cards"),
    (("H",), "Hint"),
    (("U",), "Take your last decision back: the match is practice then"),
    (("L",), "Last trick"),
    (("R",), "The cards you gave and got"),
    (("E",), "End the hand, when nothing is left to win"),
    (("M",), "Sound on or off"),
    (("F",), "A fair deal"),
    (("Esc",), "Menu, or close a sheet"),
    (("?",), "All keys"),
)


class Jump:
    """Remembers the rank that was typed, until a suit follows or another key comes."""

    def __init__(self) -> None:
        self.rank = ""


def press(table: Table, key: str) -> bool:
    """A key at the table; was it used?"""
    letter = key.upper() if len(key) == 1 else ""
    before, table.jump.rank = table.jump.rank, ""
    if before and letter in SUITS and letter and _focus(table, lambda name: name == before + letter):
        return True
    if letter and letter in RANKS and _focus(table, lambda name: name[0] == letter):
        table.jump.rank = letter
        return True
    if key in ("h", "u"):
        table.press("hint" if key == "h" else "undo")
        return True
    if key == "e":
        table.press(table.flow.offer() or "end-hand")
        return True
    if key in BUTTONS:
        table.press(BUTTONS[key])
        return True
    if key in ("left", "right", "home", "end"):
        return _along(table, key)
    return False


def _cards(table: Table) -> list[str]:
    return [r.name for r in table.regions() if r.name.startswith("card:")]


def _focus(table: Table, wanted) -> bool:  # type: ignore[no-untyped-def]
    """Focus the next card that is wanted, after the focused one."""
    names = _cards(table)
    here = names.index(table.app.look.focus) + 1 if table.app.look.focus in names else 0
    found = [n for n in names[here:] + names[:here] if wanted(n.removeprefix("card:"))]
    if found:
        table.app.set_look(focus=found[0])
    return bool(found)


def _along(table: Table, key: str) -> bool:
    """Arrows move along the hand, wherever the focus is, unless it is among other things."""
    names, here = _cards(table), table.app.look.focus
    if not names or (here and here not in names and key in ("left", "right")):
        return False
    if here not in names:
        at = 0 if key in ("right", "home") else -1
    else:
        at = {"left": names.index(here) - 1, "right": names.index(here) + 1, "home": 0, "end": -1}[key]
    table.app.set_look(focus=names[at % len(names)])
    return True
