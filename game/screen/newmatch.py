"""A new match: one of the games that people know, or rules of one's own, and who sits at the table."""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING

from game.engine.presets import PRESETS, title
from game.engine.rules import CHOICES, DECKS, Rules, RulesError
from game.engine.sheet import sentences
from game.screen import matches
from game.screen.form import Form
from game.screen.items import Choice, Heading, Item, Toggle, Words
from game.session.seats import LEVELS

if TYPE_CHECKING:
    from game.screen.app import App

OWN = "own"
LABELS = {
    "players": "Players",
    "deck": "Deck",
    "leftover": "Cards left over",
    "pass_cycle": "Passing",
    "pass_count": "Cards to pass",
    "keep_spades": "High spades may not be passed",
    "opening": "Opening lead",
    "first_trick_points": "Points may fall on the first trick",
    "lead_hearts": "Hearts may be led",
    "queen_breaks": "Discarding the queen breaks hearts",
    "queen_waits": "The queen waits until hearts are broken",
    "heart_for_queen": "A heart may be led in place of the queen",
    "bonus_card": "Bonus card",
    "bonus_points": "Its points",
    "moon": "The moon",
    "moon_needs_bonus": "The moon needs the bonus card",
    "sun": "The sun counts twice",
    "no_trick_bonus": "Bonus for no trick",
    "exact_reset": "Exactly the target is halved",
    "card_values": "Card values",
    "end": "The match ends at",
    "tie": "A tie",
}
WORDS = {
    "even": "Even",
    "keep_2d": "Keep the 2 of diamonds",
    "aside": "Aside",
    "first_trick": "To the first trick",
    "usual": "Usual",
    "LRAS": "With scatter",
    "LRA": "Left, right, across",
    "L": "Left",
    "none": "None",
    "dealer": "Dealer's choice",
    "lowest_club": "Lowest club",
    "three_of_clubs": "Three of clubs",
    "left_of_dealer": "Left of the dealer",
    "when_broken": "When broken",
    "any_time": "Any time",
    "JD": "Jack of diamonds",
    "TD": "Ten of diamonds",
    "add": "Adds to the others",
    "subtract": "Takes off",
    "choose": "Shooter chooses",
    "auto": "The better one",
    "off": "No moon",
    "play_on": "Play on",
    "share": "Shared win",
    "standard": "Standard",
    "spot": "Spots",
    "black_maria": "Black Maria",
    "hooligan": "Hooligan",
}
EXTRA = {
    "bonus_points": ("5", "10", "15", "20"),
    "card_values": ("standard", "spot", "black_maria", "hooligan"),
    "end": (
        "points:50",
        "points:100",
        "points:200",
        "points:500",
        "deals:4",
        "deals:8",
        "minutes:15",
        "minutes:30",
    ),
}


class NewMatch(Form):
    """Which game, and against whom."""

    heading = "New match"
    widest = 600.0

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.preset = "standard"
        self.rules = Rules()
        self.trouble = ""
        self.levels = [app.settings.level] * 4

    def items(self) -> list[Item]:
        games = tuple((key, preset.title) for key, preset in PRESETS.items())
        found: list[Item] = [Choice("preset", "Game", (*games, (OWN, "Own rules")), self.preset)]
        found += self._seats()
        if self.preset == OWN:
            found += [Heading("Own rules"), *([Words(self.trouble)] if self.trouble else [])]
            found += [self._field(f.name) for f in fields(Rules)]
        return [*found, Heading(f"The rules: {title(self.rules)}"), *map(Words, sentences(self.rules))]

    def _seats(self) -> list[Item]:
        names = matches.NAMES[self.rules.players][1:]
        options = tuple((v, v.capitalize()) for v in LEVELS)
        return [Choice(f"level{i}", f"{name} plays", options, self.levels[i]) for i, name in enumerate(names)]

    def _field(self, field: str) -> Item:
        value = getattr(self.rules, field)
        if isinstance(value, bool):
            return Toggle(f"rule:{field}", LABELS[field], value)
        known = DECKS[self.rules.players] if field == "deck" else EXTRA.get(field) or CHOICES[field]
        shown = next(
            (e.partition("=")[2] for e in self.rules.code().split(",") if e.startswith(f"{field}=")), None
        )
        chosen = shown if shown is not None else str(value) if value is not None else "none"
        options = dict.fromkeys((*sorted(known, key=_order), chosen))
        return Choice(f"rule:{field}", LABELS[field], tuple((v, _word(field, v)) for v in options), chosen)

    def footer(self) -> list[tuple[str, str, str]]:
        return [("start", "Deal", "primary")]

    def press(self, name: str) -> None:
        kind, _, value = name.partition(":")
        if kind == "preset":
            self._take(value)
        elif kind.startswith("level") and value in LEVELS:
            self.levels[int(kind.removeprefix("level"))] = value
            self.app.change("level", value)
        elif kind == "rule":
            self._change(*value.partition(":")[::2])
        elif name == "start":
            matches.begin(self.app, self.rules, tuple(self.levels[: self.rules.players - 1]))
        else:
            super().press(name)

    def _take(self, preset: str) -> None:
        self.preset = preset
        self.rules = PRESETS[preset].rules if preset in PRESETS else self.rules

    def _change(self, field: str, value: str) -> None:
        """Change one field; what does not go with it returns to its default."""
        if not value:
            value = "off" if getattr(self.rules, field) else "on"
        entries = [e for e in self.rules.code().split(",") if e and not e.startswith(f"{field}=")]
        self.trouble = ""
        for kept in (entries, [e for e in entries if not e.startswith(("deck=", "pass_cycle="))]):
            try:
                self.rules = Rules.parse(",".join([*kept, f"{field}={value}"]))
                return
            except RulesError as error:
                self.trouble = str(error)


def _order(value: str) -> tuple[int, int]:
    return (0, int(value)) if value.isdigit() else (1, 0)


def _word(field: str, value: str) -> str:
    if field == "end":
        kind, _, amount = value.partition(":")
        return f"{amount} {'hands' if kind == 'deals' else kind}"
    if field == "no_trick_bonus" and value == "0":
        return "None"
    if field == "leftover" and value == "aside":
        return "Out of play"
    return WORDS.get(value, value.capitalize() if value.isalpha() else value)
