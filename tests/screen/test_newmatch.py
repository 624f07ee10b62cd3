"""Choosing a match: known games, own rules field by field, levels by seat."""

from dataclasses import fields

from game.engine.presets import PRESETS
from game.engine.rules import Rules
from game.engine.sheet import sentences
from game.screen.newmatch import LABELS, NewMatch
from tests.pilot import Pilot, quick


def opened(pilot: Pilot) -> NewMatch:
    pilot.press("new-match")
    page = pilot.app.page
    assert isinstance(page, NewMatch)
    return page


def test_every_known_game_shows_its_rules_and_starts() -> None:
    for preset in PRESETS:
        pilot = quick()
        page = opened(pilot)
        pilot.press(f"preset:{preset}")
        labels = [r.label for r in pilot.app.regions()]
        assert all(sentence in labels for sentence in sentences(page.rules))
        pilot.press("start")
        assert pilot.until_asked()
        assert pilot.table.view.deal.rules == PRESETS[preset].rules


def test_every_field_of_the_rules_can_be_changed_to_every_choice() -> None:
    pilot = Pilot()
    page = opened(pilot)
    pilot.press("preset:own")
    assert set(LABELS) == {f.name for f in fields(Rules)}
    for field in LABELS:
        found = [r for r in pilot.app.regions() if r.name.startswith(f"rule:{field}")]
        assert found, field
        for region in found:
            page.rules = Rules()
            before = page.rules
            pilot.press(region.name)
            assert not page.trouble or "needs" in page.trouble or "not for" in page.trouble
            if region.pressed is False or region.role == "checkbox":
                assert page.rules != before or page.trouble or field == "deck", region.name


def test_a_field_that_does_not_go_with_another_gives_way_or_says_why() -> None:
    pilot = Pilot()
    page = opened(pilot)
    pilot.press("preset:own")
    pilot.press("rule:pass_cycle:LRAS")
    pilot.press("rule:players:3")
    assert page.rules.players == 3 and page.rules.pass_cycle == "usual"
    pilot.press("rule:pass_cycle:LRA")
    assert page.rules.pass_cycle == "usual" and "four players" in page.trouble


def test_each_seat_has_a_level_of_its_own() -> None:
    pilot = quick()
    opened(pilot)
    pilot.press("level0:easy")
    pilot.press("level1:hard")
    pilot.press("level2:medium")
    pilot.press("start")
    assert pilot.table.house.levels == ("human", "easy", "hard", "medium")
