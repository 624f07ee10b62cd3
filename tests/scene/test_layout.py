"""The layout in every window: nothing overlaps or leaves the screen, and everything can be touched."""

from itertools import combinations

import pytest

from game.scene.geometry import Area, Box
from game.scene.handrows import INDEX
from game.scene.layout import layout
from game.scene.plan import Layout, fan_reach
from tests.scene.windows import HANDS, SIZES, fixtures, tables, trick_boxes, visible_seal

TABLES = tables()
INDEX_HEIGHT = 0.56  # of a card's width: rank and suit of the large index
every_table = pytest.mark.parametrize(("name", "table"), TABLES, ids=[name for name, _ in TABLES])


def overlaps(boxes: dict[str, Box]) -> list[str]:
    """Which pairs share more than a hair."""
    found = combinations(boxes.items(), 2)
    return [f"{a} and {b}" for (a, one), (b, other) in found if one.overlaps(other.grown(-0.5))]


@every_table
def test_nothing_overlaps_while_a_hand_is_played(name: str, table: Layout) -> None:
    assert not overlaps(fixtures(table))
    for part, box in fixtures(table).items():
        found = [card for card, place in trick_boxes(table).items() if place.overlaps(box.grown(-0.5))]
        assert not found, f"{part} and {found}"


@every_table
def test_nothing_overlaps_while_cards_are_passed(name: str, table: Layout) -> None:
    boxes = {**fixtures(table), "pass": table.action, "seal": visible_seal(table)}
    if table.portrait:  # the button takes the place of the status line
        for replaced in ("status", "passed", "last-trick"):
            boxes.pop(replaced)
    assert not overlaps(boxes)
    assert table.prompt.inside(table.well)


@every_table
def test_the_offer_to_cut_a_hand_short_covers_nothing(name: str, table: Layout) -> None:
    """The player's own card does not lie there yet; in portrait it stands in place of the status line."""
    replaced = ("status", *dict(table.recall)) if table.portrait else ()
    others = {part: box for part, box in (fixtures(table) | trick_boxes(table)).items() if part != "trick:0"}
    hit = [part for part, box in others.items() if box.overlaps(table.offer.grown(-0.5))]
    assert [part for part in hit if part not in replaced] == []
    assert table.offer.w >= 90 and table.offer.h >= 44


@every_table
def test_a_plate_has_room_for_name_points_and_total(name: str, table: Layout) -> None:
    """Three digits of total beside two of points, in the type that a plate of this height has."""
    for place in table.seats:
        if place.kind == "plate":
            assert place.box.w >= 136 * max(1.0, place.box.h / 52), f"{place.box.w} by {place.box.h}"


@every_table
def test_everything_is_on_the_screen(name: str, table: Layout) -> None:
    safe = table.area.safe.grown(0.5)
    boxes = fixtures(table) | trick_boxes(table)
    boxes |= {"pass": table.action, "toast": table.toast, "seal": table.seal, "well": table.well}
    assert [part for part, box in boxes.items() if not box.inside(safe)] == []


@every_table
def test_everything_can_be_touched(name: str, table: Layout) -> None:
    buttons = dict(table.icons) | dict(table.recall) | {"pass": table.action, "seal": table.seal}
    buttons |= {f"seat:{i}": place.box for i, place in enumerate(table.seats) if place.kind != "none"}
    assert [part for part, box in buttons.items() if box.w < 44 or box.h < 44] == []


@every_table
def test_every_card_shows_its_index_and_enough_to_touch(name: str, table: Layout) -> None:
    hand, touch = table.hand, 36 if table.area.safe.w <= 328 else 44
    assert hand.step >= max(touch - 0.01, INDEX * hand.card - 0.5)
    slots = hand.slots(HANDS[table.players])
    rows = len({round(slot.y) for slot in slots}) if not hand.arc else 1
    assert rows == 1 or hand.gap >= max(touch - 8, INDEX_HEIGHT * hand.card)
    edges = [slot.x - hand.card / 2 for slot in slots] + [slot.x + hand.card / 2 for slot in slots]
    assert min(edges) >= table.area.left and max(edges) <= table.area.w - table.area.right


@every_table
def test_a_fan_of_backs_keeps_clear_of_plates_and_buttons(name: str, table: Layout) -> None:
    others = {part: box for part, box in fixtures(table).items() if part != "hand"}
    for place in table.seats:
        if place.fan is None:
            continue
        x, y, turn = place.fan
        reach, deep = fan_reach(table.fan_card, HANDS[table.players]), 1.4 * table.fan_card
        fan = Box.around(x, y, *((2 * reach, deep) if turn == 0 else (deep, 2 * reach)))
        hit = [part for part, box in others.items() if box.overlaps(fan.grown(-0.05 * deep))]
        assert not hit, f"the fan of {place.kind} and {hit}"


@every_table
def test_a_fan_of_backs_comes_from_beyond_the_edge(name: str, table: Layout) -> None:
    """The window's edge, whatever the system covers; and something of it shows."""
    half, area = 0.7 * table.fan_card, table.area
    for place in table.seats:
        if place.fan is not None:
            x, y, turn = place.fan
            depth = y if turn == 0 else x if turn > 0 else area.w - x
            assert -half / 2 < depth < half


@pytest.mark.parametrize("players", (4, 5))
def test_a_notch_costs_no_gap_between_fan_and_plate(players: int) -> None:
    for area in (Area(390, 844, 0, 47, 0, 34), Area(430, 932, 0, 59, 0, 34), Area(1194, 834, 0, 24, 0, 20)):
        table = layout(area, players, HANDS[players])
        for place in table.seats[2:-1]:
            if place.fan is not None:
                reached = place.fan[1] + 0.7 * table.fan_card
                assert reached <= place.box.y < max(reached, area.top) + 12
        assert all(place.box.inside(area.safe) for place in table.seats if place.kind != "none")


def test_cards_grow_with_the_window() -> None:
    widths = [layout(Area(w, h)).hand.card for w, h in ((320, 568), (390, 844), (768, 1024))]
    assert widths == sorted(widths) and widths[0] >= 56
    wide = [layout(Area(w, h)).hand.card for w, h in ((844, 390), (1280, 720), (1920, 1080))]
    assert wide == sorted(wide) and wide[-1] >= 150


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", [(1024, 768), (1180, 820), (1280, 720)])
def test_larger_text_does_not_break_a_hand_into_two_rows(size: tuple[int, int], text: float) -> None:
    hand = layout(Area(*size), text=text).hand
    assert hand.arc and hand.capacity == 13
    assert hand.card >= 99 and hand.step >= 44


def test_larger_text_gives_larger_names() -> None:
    for w, h in SIZES:
        normal, large = layout(Area(w, h), text=1.0), layout(Area(w, h), text=2.0)
        assert large.grow > normal.grow
        assert large.seats[1].box.w >= normal.seats[1].box.w


@pytest.mark.parametrize("size", [(1, 1), (240, 240), (240, 4000), (3000, 400), (300, 300), (5000, 5000)])
@pytest.mark.parametrize("players", HANDS)
def test_odd_windows_are_laid_out_as_well(size: tuple[int, int], players: int) -> None:
    table = layout(Area(*size), players, HANDS[players], 2.0)
    sides = [part for box in fixtures(table).values() for part in (box.w, box.h)]
    sides += [part for box in (table.well, table.action, table.toast) for part in (box.w, box.h)]
    assert min(sides) > 0
    assert min(table.hand.card, table.trick_card, table.fan_card) >= 20


def test_a_short_hand_is_centred_and_keeps_its_card_width() -> None:
    table = layout(Area(390, 844))
    for n in range(1, 14):
        slots = table.hand.slots(n)
        assert len(slots) == n
        rows = {round(slot.y) for slot in slots}
        for y in rows:
            row = [slot.x for slot in slots if round(slot.y) == y]
            assert (row[0] + row[-1]) / 2 == pytest.approx(table.hand.box.cx)
