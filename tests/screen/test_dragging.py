"""Cards under the finger: dragged to the table, dropped elsewhere, and lost on the way."""

import pygame
import pytest

from tests.screen.scenes import (
    DESKTOP,
    allowed,
    choosing,
    forbidden,
    held,
    hold_still,
    middle,
    number,
    playing,
)

# ---- passing


def test_a_card_dragged_to_the_table_is_played() -> None:
    pilot = choosing(playing(DESKTOP))
    card, before = allowed(pilot)[0], held(pilot)
    pilot.drag(card.name, *middle(pilot))
    pilot.wait(0.2)
    assert held(pilot) == before - 1 and not pilot.table.view.hand >> number(card) & 1


@pytest.mark.parametrize("place", ["outside", "hand"])
def test_a_card_dropped_elsewhere_goes_back(place: str) -> None:
    pilot = choosing(playing(DESKTOP))
    card = allowed(pilot)[0]
    resting = pilot.table.pose()
    x, y = (-40, 100) if place == "outside" else (card.box.cx + 60, card.box.cy)
    pilot.drag(card.name, x, y)
    pilot.wait(0.5)
    assert pilot.table.ui.drag is None and pilot.table.pose() == resting
    assert {s.key: s for s in pilot.table.timeline.sprites()} == resting
    assert hold_still(pilot)


def test_a_forbidden_card_dragged_to_the_table_says_why_and_goes_back() -> None:
    pilot = choosing(playing(DESKTOP))
    card, resting = forbidden(pilot)[0], pilot.table.pose()
    pilot.drag(card.name, *middle(pilot))
    assert pilot.table.ui.notice == card.reason
    pilot.wait(0.5)
    assert pilot.table.pose() == resting and hold_still(pilot)


def test_dragging_only_means_that_a_tap_explains_itself() -> None:
    pilot = choosing(playing(DESKTOP, play="drag"))
    card, before = allowed(pilot)[0], held(pilot)
    pilot.tap(card.name)
    assert "Drag" in pilot.table.ui.notice and held(pilot) == before
    pilot.wait(0.5)
    pilot.press(card.name)  # a screen reader cannot drag
    pilot.wait(0.2)
    assert held(pilot) == before - 1


def test_lost_focus_while_dragging_puts_the_card_back() -> None:
    pilot = choosing(playing(DESKTOP))
    card, resting = allowed(pilot)[0], pilot.table.pose()
    pilot.down(card.box.cx, card.box.cy)
    pilot.move(*middle(pilot))
    assert pilot.table.ui.drag is not None and pilot.table.ui.drag.moved
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    pilot.wait(0.5)
    assert pilot.table.ui.drag is None and pilot.table.pose() == resting
    assert hold_still(pilot)


# ---- pace
