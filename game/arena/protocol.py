"""The line protocol between a referee and a program that plays: one JSON object a line.

To the program come `new_hand`, `pass`, `exchanged`, `play`, `card_played` and `end_hand`; it answers a `pass`
with `{"cards": [...]}` and a `play` with `{"card": "2C"}`. The protocol knows four players, three cards
passed, and the options of OpenSpiel's hearts; other rule sets cannot be said in it.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from game.engine.cards import card
from game.engine.rules import Rules
from game.engine.setup import ACROSS, HOLD, LEFT, RIGHT

DIRECTIONS = (HOLD, LEFT, ACROSS, RIGHT)  # seats clockwise to the receiver
JACK = card("JD")
SAID = {
    "jd_bonus": "bonus_card",
    "avoid_all_tricks_bonus": "no_trick_bonus",
    "must_break_hearts": "lead_hearts",
    "no_pts_on_first_trick": "first_trick_points",
    "qs_breaks_hearts": "queen_breaks",
    "can_lead_hearts_instead_of_qs": "heart_for_queen",
    "pass_cards": "pass_cycle",
}


class ProtocolError(ValueError):
    """A line or a rule set that the protocol does not allow; the message says why."""


def read_rules(said: Mapping[str, Any]) -> Rules:
    """Our rules for the options of a `new_hand`; missing ones have the defaults of the standard game."""
    return Rules(
        pass_cycle="usual" if said.get("pass_cards", True) else "none",
        first_trick_points=not said.get("no_pts_on_first_trick", True),
        bonus_card=JACK if said.get("jd_bonus", False) else None,
        no_trick_bonus=5 if said.get("avoid_all_tricks_bonus", False) else 0,
        lead_hearts="when_broken" if said.get("must_break_hearts", True) else "any_time",
        queen_breaks=bool(said.get("qs_breaks_hearts", False)),
        heart_for_queen=bool(said.get("can_lead_hearts_instead_of_qs", False)),
    )


def say_rules(rules: Rules) -> dict[str, bool]:
    """The options for a rule set. Raises ProtocolError when it cannot be said in them."""
    said = {
        "pass_cards": rules.pass_cycle != "none",
        "no_pts_on_first_trick": not rules.first_trick_points,
        "can_lead_any_club": False,
        "jd_bonus": rules.bonus_card == JACK,
        "avoid_all_tricks_bonus": rules.no_trick_bonus == 5,
        "must_break_hearts": rules.lead_hearts == "when_broken",
        "qs_breaks_hearts": rules.queen_breaks,
        "can_lead_hearts_instead_of_qs": rules.heart_for_queen,
    }
    plain = replace(rules, end=Rules().end, tie=Rules().tie)
    if read_rules(said) != plain:
        raise ProtocolError(
            f"The rules {rules.code()!r} cannot be said to another program: it plays the standard game with "
            f"the fields {', '.join(SAID.values())} only."
        )
    return said
