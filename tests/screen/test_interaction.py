"""The player's hands at the table: passing, playing, refusals, dragging, doubles. The real app, by taps."""

import pytest

from game.engine.cards import count
from game.engine.deal import Phase
from tests.pilot import Pilot
from tests.screen.scenes import (
    DESKTOP,
    PHONE,
    allowed,
    choosing,
    forbidden,
    held,
    hold_still,
    middle,
    number,
    phase,
    playing,
    seated,
)

# ---- passing


def test_cards_are_lifted_and_put_back() -> None:
    pilot = seated()
    first = pilot.cards()[0]
    pilot.tap(first.name)
    assert pilot.table.ui.lifted == (number(first),)
    assert pilot.region(first.name).pressed
    pilot.wait(0.5)
    pilot.tap(first.name)
    assert not pilot.table.ui.lifted
    assert held(pilot) == 13


def test_pass_is_enabled_at_exactly_three_and_names_the_receiver() -> None:
    pilot = seated()
    for i, name in enumerate([region.name for region in pilot.cards()][:3]):
        assert not pilot.region("pass").enabled
        assert pilot.region("pass").label == f"Choose {3 - i} more"
        pilot.tap(name)
    assert pilot.region("pass").enabled
    assert pilot.region("pass").label == "Pass to Mira"
    pilot.tap(pilot.cards()[5].name)
    assert len(pilot.table.ui.lifted) == 3, "a fourth card is not lifted"
    assert "Put one back first" in pilot.table.ui.notice
    pilot.wait(0.5)
    pilot.tap("pass")
    assert pilot.until_asked() and phase(pilot) is Phase.PLAYING
    assert held(pilot) == 13


def test_a_pass_that_is_not_ready_is_refused_with_a_sentence() -> None:
    pilot = seated()
    pilot.tap("pass")
    assert pilot.table.ui.notice == "Choose 3 more to pass."
    assert phase(pilot) is Phase.PASSING and hold_still(pilot)


def test_received_marks_vanish_after_the_first_card() -> None:
    pilot = playing()
    assert sum(s.mark for s in pilot.table.pose().values()) == 3
    pilot = choosing(pilot, lambda p: held(p) == 12)
    assert not any(s.mark for s in pilot.table.pose().values())


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_passed_cards_and_last_trick_are_shown_on_demand(size: tuple[int, int]) -> None:
    pilot = choosing(playing(size), lambda p: held(p) == 12)
    for button, cards in (("passed", 6), ("last-trick", 4)):
        for shown in (cards, 0):
            pilot.tap(button)
            assert sum(key.startswith("show:") for key in pilot.table.pose()) == shown
            pilot.wait(0.4)
    pilot.tap("last-trick")
    pilot.play_card()
    assert pilot.table.ui.recall == "", "a card that is played ends the recall"


# ---- playing


def test_a_tap_plays_the_card() -> None:
    pilot = choosing(playing())
    card, before = allowed(pilot)[-1], held(pilot)
    pilot.tap(card.name)
    pilot.wait(0.2)
    assert held(pilot) == before - 1
    assert not pilot.table.view.hand >> number(card) & 1


def test_a_forbidden_card_says_why_and_moves_nothing() -> None:
    pilot = choosing(playing())
    card = forbidden(pilot)[0]
    assert card.reason and card.label.endswith(card.reason[:1].lower() + card.reason[1:].rstrip("."))
    pilot.tap(card.name)
    assert pilot.table.ui.notice == card.reason
    assert pilot.said()[-1] == card.reason
    assert hold_still(pilot)
    pilot.wait(3)
    assert pilot.table.ui.notice == "", "the remark passes"


@pytest.mark.parametrize("taps", [2, 3])
def test_a_double_tap_plays_one_card(taps: int) -> None:
    """Also what a touch that arrives as a mouse event as well does."""
    pilot = choosing(playing())
    box, before = allowed(pilot)[0].box, held(pilot)
    for _ in range(taps):
        pilot.tap_at(box.x + 10, box.cy)
    for _ in range(30):
        if pilot.asked():
            break
        pilot.frame()
    assert held(pilot) == before - 1


def test_taps_during_motion_play_exactly_one_card() -> None:
    pilot = choosing(playing(speed="normal"))
    turns = 0
    for i in range(400):
        if pilot.app.page is not pilot.table or phase(pilot) is not Phase.PLAYING:
            break
        before, cards = held(pilot), allowed(pilot)
        if cards:  # at changing places: the same place again would be a double tap
            box = cards[len(cards) // 2].box
            pilot.tap_at(box.x + 4 + 16 * (i % 2), box.y + 8 + 16 * (i // 2 % 2))
        pilot.wait(0.1)
        assert held(pilot) >= before - 1
        turns += held(pilot) < before
    assert turns >= 3


def test_two_taps_play_where_that_is_wanted() -> None:
    pilot = choosing(playing(play="confirm"), lambda p: len(allowed(p)) >= 2)
    one, other = allowed(pilot)[:2]
    before = held(pilot)
    pilot.tap(one.name)
    assert pilot.table.ui.armed == number(one) and hold_still(pilot)
    pilot.tap(other.name)
    assert pilot.table.ui.armed == number(other) and held(pilot) == before
    pilot.wait(0.5)
    pilot.tap(other.name)
    pilot.wait(0.2)
    assert held(pilot) == before - 1 and not pilot.table.view.hand >> number(other) & 1


# ---- dragging


def test_a_forced_card_is_played_by_itself_where_that_is_wanted() -> None:
    def single(pilot: Pilot) -> bool:
        return count(pilot.table.view.legal()) == 1

    waits = choosing(playing(), single)
    assert hold_still(waits), "the default leaves it to the player"
    waits.app.change("forced", "on")
    before = held(waits)
    waits.wait(0.2)
    assert held(waits) < before


def test_a_trick_waits_for_a_tap_where_that_is_wanted() -> None:
    pilot = choosing(playing(), lambda p: len(p.table.view.deal.trick) == 0)
    pilot.app.change("trick", "tap")
    pilot.play_card()
    for _ in range(600):
        pilot.frame()
    assert len(pilot.table.view.deal.trick) == 4, "ten seconds later it still lies there"
    pilot.tap_at(*middle(pilot))
    assert pilot.until_asked()
    assert len(pilot.table.view.deal.trick) < 4


def test_instant_shows_a_trick_only_for_a_moment() -> None:
    pilot = choosing(playing(), lambda p: held(p) == 10)
    frames = 0
    while held(pilot) == 10 or not pilot.asked():
        if pilot.asked():
            pilot.play_card()
        pilot.frame()
        frames += 1
    assert frames < 60, f"a trick took {frames / 60:.1f} seconds"


def test_reduced_motion_moves_nothing() -> None:
    pilot = playing(speed="normal", motion="reduced")
    for _ in range(300):
        if pilot.asked():
            pilot.play_card()
        pilot.frame()
        assert not pilot.table.timeline.moving
        assert {s.key: s for s in pilot.table.timeline.sprites()} == pilot.table.pose()


def test_reduced_motion_is_read_from_the_system() -> None:
    pilot = Pilot(PHONE)
    pilot.host.calm = True
    assert pilot.app.reduced
    pilot.app.change("motion", "full")
    assert not pilot.app.reduced


def test_any_press_cuts_the_deal_short() -> None:
    pilot = Pilot(PHONE, seed=3)
    pilot.sit_down()
    pilot.wait(0.4)
    assert pilot.table.timeline.moving
    pilot.tap_at(5, 700)
    pilot.frame()
    assert pilot.asked() and not pilot.table.timeline.moving
