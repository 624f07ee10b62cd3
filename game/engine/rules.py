"""A rule set as data: one field a rule, each with a default, its choices and a place in the text code.

`Rules()` is the standard game. A rule set that cannot be played cannot be constructed: RulesError says which
field is wrong and what is allowed. `code()` lists what differs from the default, in the order of the fields,
and `Rules.parse` reads it back to the same value. What follows from a rule set, the deck, the card values
and the pass of a hand, is in `setup`; the rule sheet for people is in `sheet`.
"""

from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from typing import Any

from game.engine import values
from game.engine.cards import Card, Cards, card, name, parse


class RulesError(ValueError):
    """A rule set or a rules code that is not allowed; the message names the field and its choices."""


CHOICES: dict[str, tuple[str, ...]] = {
    "players": ("4", "3", "5"),
    "deck": ("even", "keep_2d", "aside"),
    "leftover": ("aside", "first_trick"),
    "pass_cycle": ("usual", "LRAS", "LRA", "L", "none", "dealer"),
    "pass_count": ("3", "1", "2", "4", "5"),
    "opening": ("lowest_club", "three_of_clubs", "left_of_dealer"),
    "lead_hearts": ("when_broken", "any_time"),
    "bonus_card": ("none", "JD", "TD"),
    "moon": ("add", "subtract", "choose", "auto", "off"),
    "no_trick_bonus": ("0", "5"),
    "tie": ("play_on", "share"),
}
DECKS = {3: ("even", "aside"), 4: ("even",), 5: ("even", "keep_2d")}
_REMOVED = {(3, "even"): "2D", (4, "even"): "", (5, "even"): "2C 2D", (5, "keep_2d"): "2C"}
ENDS = {"points": 9999, "deals": 999, "minutes": 999}


@dataclass(frozen=True, slots=True)
class Rules:
    """One rule set (rules.md, section 3). Raises RulesError when constructed with what is not allowed."""

    players: int = 4
    deck: str = "even"
    leftover: str = "aside"
    pass_cycle: str = "usual"
    pass_count: int = 3
    keep_spades: bool = False
    opening: str = "lowest_club"
    first_trick_points: bool = False
    lead_hearts: str = "when_broken"
    queen_breaks: bool = False
    queen_waits: bool = False
    heart_for_queen: bool = False
    bonus_card: Card | None = None
    bonus_points: int = 10
    moon: str = "add"
    moon_needs_bonus: bool = False
    sun: bool = False
    no_trick_bonus: int = 0
    exact_reset: bool = False
    card_values: str = "standard"
    end: str = "points:100"
    tie: str = "play_on"

    def __post_init__(self) -> None:
        for field in fields(self):
            _check_type(field.name, getattr(self, field.name), type(field.default))
            if (
                field.name in CHOICES
                and _write(field.name, getattr(self, field.name)) not in CHOICES[field.name]
            ):
                raise _refuse(field.name, _write(field.name, getattr(self, field.name)))
        if self.deck not in DECKS[self.players]:
            choices = " or ".join(DECKS[self.players])
            raise RulesError(f"deck={self.deck} is not for {self.players} players: choose {choices}.")
        if self.players != 4 and self.pass_cycle in ("LRAS", "LRA"):
            raise RulesError(f"pass_cycle={self.pass_cycle} passes across, which needs four players.")
        if not 1 <= self.bonus_points <= values.LIMIT:
            raise RulesError(f"bonus_points={self.bonus_points}: choose a number from 1 to {values.LIMIT}.")
        try:
            object.__setattr__(self, "card_values", values.canonical(self.card_values))
        except values.ValueTableError as error:
            raise RulesError(f"card_values: {error}.") from None
        object.__setattr__(self, "end", _canonical_end(self.end))
        if self.end_kind == "points" and not any(
            points > 0 for c, points in self.values().items() if not self.removed >> c & 1
        ):
            raise RulesError(
                f"end={self.end}: no card adds points, so nobody reaches it: choose deals:N or minutes:N."
            )

    @property
    def end_kind(self) -> str:
        """What ends a match: "points", "deals" or "minutes"."""
        return self.end.partition(":")[0]

    @property
    def end_at(self) -> int:
        """How many points, deals or minutes."""
        return int(self.end.partition(":")[2])

    @property
    def removed(self) -> Cards:
        """The cards that are taken out of the pack before the match."""
        return parse("" if self.deck == "aside" else _REMOVED[self.players, self.deck])

    def values(self) -> dict[Card, int]:
        """What each card is worth; a bonus card counts below zero, whatever the table says of it."""
        worth = {c: v for c, v in values.table(self.card_values).items() if v}
        if self.bonus_card is not None:
            worth[self.bonus_card] = -self.bonus_points
        return worth

    def code(self) -> str:
        """What differs from the standard game, e.g. "players=3,end=points:50"; "" for the standard game."""
        changed = [f for f in fields(self) if getattr(self, f.name) != f.default]
        return ",".join(f"{f.name}={_write(f.name, getattr(self, f.name))}" for f in changed)

    @classmethod
    def parse(cls, code: str) -> "Rules":
        """The rule set of a text code. Raises RulesError naming the field and its choices."""
        return replace(cls(), **dict(map(_read_entry, _unrepeated(code))))


def _unrepeated(code: str) -> list[str]:
    entries = [entry.strip() for entry in code.split(",")] if code.strip() else []
    names = [entry.partition("=")[0] for entry in entries]
    for twice in (n for i, n in enumerate(names) if n and n in names[:i]):
        raise RulesError(f"{twice} stands twice in the code: write each field once.")
    return entries


def _read_entry(entry: str) -> tuple[str, Any]:
    field_name, equals, text = entry.partition("=")
    known = {f.name: f for f in fields(Rules)}
    if not equals or field_name not in known:
        raise RulesError(f"{entry!r} is no rule: write FIELD=CHOICE with a field of {', '.join(known)}.")
    if field_name == "bonus_card":
        return field_name, None if text == "none" else _card(text)
    return field_name, _READERS[type(known[field_name].default)](field_name, text)


def _read_flag(field_name: str, text: str) -> bool:
    if text not in ("on", "off"):
        raise RulesError(f"{field_name}={text}: choose off or on.")
    return text == "on"


def _read_number(field_name: str, text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 6):
        raise _refuse(field_name, text)
    return int(text)


_READERS: dict[type, Callable[[str, str], Any]] = {
    bool: _read_flag,
    int: _read_number,
    str: lambda field_name, text: text,
}


def _card(text: str) -> Card:
    if text not in CHOICES["bonus_card"]:
        raise _refuse("bonus_card", text)
    return card(text)


def _write(field_name: str, value: Any) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    if field_name == "bonus_card":
        return "none" if value is None else name(value) if 0 <= value < 52 else str(value)
    return str(value)


def _refuse(field_name: str, text: str) -> RulesError:
    choices = ", ".join(CHOICES.get(field_name, ("a whole number",)))
    return RulesError(f"{field_name}={text}: choose one of {choices}.")


def _canonical_end(text: str) -> str:
    kind, _, amount = text.partition(":")
    good = kind in ENDS and amount.isascii() and amount.isdigit() and len(amount) < 6
    if not good or not 1 <= int(amount) <= ENDS[kind]:
        limits = ", ".join(f"{k}:1 to {k}:{most}" for k, most in ENDS.items())
        raise RulesError(f"end={text}: choose one of {limits}.")
    return f"{kind}:{int(amount)}"


def _check_type(field_name: str, value: object, default: type) -> None:
    wanted = (int, type(None)) if field_name == "bonus_card" else default
    if not isinstance(value, wanted) or (default is not bool and isinstance(value, bool)):
        raise RulesError(f"{field_name}={value!r} is of the wrong kind.")
