"""The rule sets that people know by a name."""

from collections.abc import Mapping
from typing import NamedTuple

from game.engine.rules import Rules


class Preset(NamedTuple):
    """A rule set with the name that stands in the menu, and what is special about it in a few words."""

    title: str
    about: str
    rules: Rules


_CODES = {
    "standard": ("Standard", "the game as most people know it", ""),
    "club": ("The Club", "the queen of spades breaks hearts too", "queen_breaks=on"),
    "omnibus": ("Omnibus", "the jack of diamonds takes off ten points", "bonus_card=JD"),
    "omnibus_ten": ("Omnibus with the ten", "the ten of diamonds takes off ten points", "bonus_card=TD"),
    "bicycle": ("Bicycle", "the queen breaks hearts, ties are shared", "queen_breaks=on,tie=share"),
    "short": ("Short game", "to 50 points", "end=points:50"),
    "three": ("Three players", "17 cards each, without the two of diamonds", "players=3"),
    "three_of_clubs": (
        "Three players, three of clubs",
        "17 cards each, and the three of clubs leads",
        "players=3,opening=three_of_clubs",
    ),
    "three_aside": ("Three players, 13 aside", "13 cards each, the rest unseen", "players=3,deck=aside"),
    "five": ("Five players", "10 cards each, without two deuces", "players=5"),
    "five_kitty": (
        "Five players with a kitty",
        "one card goes along with the first trick",
        "players=5,deck=keep_2d,leftover=first_trick",
    ),
    "five_aside": ("Five players, one aside", "one card stays unseen", "players=5,deck=keep_2d"),
    "spot": ("Spot hearts", "hearts count their pips, to 500", "card_values=spot,end=points:500"),
    "black_maria": ("Black Maria", "king and ace of spades count too", "card_values=black_maria"),
    "hooligan": ("Hooligan", "the seven of clubs counts seven", "card_values=hooligan"),
}

PRESETS: Mapping[str, Preset] = {
    name: Preset(title, about, Rules.parse(code)) for name, (title, about, code) in _CODES.items()
}


def title(rules: Rules) -> str:
    """The name of a rule set, or "House rules" when it has none."""
    return next((preset.title for preset in PRESETS.values() if preset.rules == rules), "House rules")
