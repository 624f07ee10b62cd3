"""Rule sets as data: the code, its errors, the presets and the rule sheet."""

from dataclasses import fields, replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.engine.cards import card, each
from game.engine.presets import PRESETS, title
from game.engine.rules import CHOICES, Rules, RulesError
from game.engine.setup import deck
from game.engine.sheet import sentences
from tests.engine.ways import rule_sets

OTHERS: dict[str, list[object]] = {
    "players": [3, 5],
    "deck": ["aside"],
    "leftover": ["first_trick"],
    "pass_cycle": ["LRAS", "LRA", "L", "none", "dealer"],
    "pass_count": [1, 2, 4, 5],
    "opening": ["three_of_clubs", "left_of_dealer"],
    "lead_hearts": ["any_time"],
    "bonus_card": [card("JD"), card("TD")],
    "bonus_points": [1, 99],
    "moon": ["subtract", "choose", "auto", "off"],
    "no_trick_bonus": [5],
    "card_values": ["spot", "black_maria", "hooligan", "custom:QS13"],
    "end": ["points:50", "deals:8", "minutes:30"],
    "tie": ["share"],
}


@pytest.mark.parametrize("field", [f.name for f in fields(Rules)])
def test_every_field_changes_the_sheet(field: str) -> None:
    base = {"players": 3} if field == "deck" else {}
    sheets = {sentences(Rules(**base))}  # type: ignore[arg-type]
    for choice in OTHERS.get(field, [True]):
        sheets.add(sentences(Rules(**base, **{field: choice})))  # type: ignore[arg-type]
    assert len(sheets) == 1 + len(OTHERS.get(field, [True]))


@given(rule_sets(), st.sampled_from([f.name for f in fields(Rules)]), st.data())
@settings(max_examples=300, deadline=None)
def test_every_field_changes_the_sheet_in_any_company(rules: Rules, field: str, data: st.DataObject) -> None:
    choice = data.draw(st.sampled_from([*OTHERS.get(field, [True]), getattr(Rules(), field)]))
    entries = {f.name: getattr(rules, f.name) for f in fields(Rules)} | {field: choice}
    try:
        other = Rules(**entries)
    except RulesError:
        return
    assert (sentences(other) == sentences(rules)) == (meant(other) == meant(rules))


def meant(rules: Rules) -> Rules:
    """The rules with what has two names by one of them: how a pack whose lowest club is the three opens."""
    lowest = min(each(deck(rules).cards)) == card("3C")
    return replace(rules, opening="three_of_clubs") if lowest and rules.opening == "lowest_club" else rules


def test_a_pack_without_the_two_of_clubs_opens_with_the_three() -> None:
    codes = [Rules(players=5, opening=opening) for opening in ("lowest_club", "three_of_clubs")]
    assert sentences(codes[0]) == sentences(codes[1])


@given(rule_sets())
@settings(max_examples=200, deadline=None)
def test_the_sheet_is_made_of_sentences(rules: Rules) -> None:
    for sentence in sentences(rules):
        assert sentence[0].isupper() and sentence.endswith(".") and "None" not in sentence
    assert len(set(sentences(rules))) == len(sentences(rules))


@pytest.mark.parametrize("field", CHOICES)
def test_a_wrong_choice_names_the_field_and_its_choices(field: str) -> None:
    with pytest.raises(RulesError) as error:
        Rules.parse(f"{field}=nonsense")
    assert field in str(error.value)
    if field not in ("players", "pass_count", "no_trick_bonus", "bonus_card"):
        assert all(choice in str(error.value) for choice in CHOICES[field])


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("players=7", ("players=7", "4, 3, 5")),
        ("players=07", ("players=7", "4, 3, 5")),
        ("pass_count=6", ("pass_count=6", "3, 1, 2, 4, 5")),
        ("keep_spades=yes", ("keep_spades=yes", "off or on")),
        ("queen=on", ("queen", "queen_breaks")),
        ("deck=aside", ("deck=aside", "4 players", "even")),
        ("players=3,deck=keep_2d", ("deck=keep_2d", "even or aside")),
        ("players=5,pass_cycle=LRA", ("pass_cycle=LRA", "four players")),
        ("bonus_points=0", ("bonus_points=0", "1 to 99")),
        ("bonus_points=100", ("bonus_points=100", "1 to 99")),
        ("bonus_card=QS", ("bonus_card=QS", "JD")),
        ("end=points", ("end=points", "points:1", "deals:1", "minutes:1")),
        ("end=points:0", ("end=points:0", "points:1")),
        ("end=goals:3", ("end=goals:3", "deals")),
        ("card_values=custom:QS", ("card_values", "'QS'", "-99 to 99")),
        ("card_values=custom:XX3", ("card_values", "'XX3'", "QS13")),
        ("card_values=custom:QS100", ("card_values", "-99 to 99")),
        ("card_values=custom:QS1;QS2", ("card_values", "QS", "twice")),
        ("card_values=custom:JD-5", ("end=points:100", "deals:N")),
        ("players=3,card_values=custom:2D5", ("end=points:100", "deals:N")),
        ("tie=share,tie=share", ("tie", "twice")),
        ("tie", ("'tie'", "FIELD=CHOICE")),
        (",", ("''", "FIELD=CHOICE")),
    ],
)
def test_errors_are_sentences(code: str, words: tuple[str, ...]) -> None:
    with pytest.raises(RulesError) as error:
        Rules.parse(code)
    assert all(word in str(error.value) for word in words), str(error.value)


@pytest.mark.parametrize(
    ("field", "value"), [("players", "4"), ("sun", 1), ("bonus_card", True), ("bonus_card", 99), ("moon", "")]
)
def test_values_of_the_wrong_kind_are_refused(field: str, value: object) -> None:
    with pytest.raises(RulesError, match=field):
        Rules(**{field: value})  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("code", "canonical"),
    [
        ("", ""),
        (" players=3 , end=points:50 ", "players=3,end=points:50"),
        ("end=points:050", "end=points:50"),
        ("card_values=custom:JD-10;KS10;QS13", "card_values=custom:QS13;KS10;JD-10"),
        ("card_values=custom:QS13;2C0", "card_values=custom:QS13"),
        ("bonus_card=none", ""),
    ],
)
def test_codes_have_one_spelling(code: str, canonical: str) -> None:
    assert Rules.parse(code).code() == canonical


@given(st.text(alphabet="players=3,0123456789:;-QSJDHCkeonfd_ \u0663\n", max_size=60) | st.text(max_size=60))
@settings(max_examples=400, deadline=None)
def test_any_text_is_a_code_or_gets_a_sentence(text: str) -> None:
    try:
        rules = Rules.parse(text)
    except RulesError as error:
        assert str(error).endswith(".")
    else:
        assert Rules.parse(rules.code()) == rules


@given(rule_sets(), st.data())
@settings(max_examples=200, deadline=None)
def test_damaged_codes_get_a_sentence(rules: Rules, data: st.DataObject) -> None:
    code = rules.code()
    at = data.draw(st.integers(0, len(code)))
    damaged = code[:at] + data.draw(st.text(max_size=3)) + code[at + data.draw(st.integers(0, 3)) :]
    try:
        Rules.parse(damaged)
    except RulesError as error:
        assert str(error).endswith(".")
        return
    assert Rules.parse(Rules.parse(damaged).code()) == Rules.parse(damaged)


def test_presets_have_names_of_their_own() -> None:
    assert PRESETS["standard"].rules == Rules()
    assert len({preset.title for preset in PRESETS.values()}) == len(PRESETS)
    assert len({preset.rules for preset in PRESETS.values()}) == len(PRESETS)
    assert title(PRESETS["hooligan"].rules) == "Hooligan"
    assert title(Rules(sun=True)) == "House rules"
