"""The table in a window that is wider than high: desktops, and phones held sideways."""

from dataclasses import replace

from game.scene import ring
from game.scene.geometry import Area, Box
from game.scene.handrows import TOUCH, HandRows, fit
from game.scene.plan import COMPACT, Layout, SeatPlace, fan_depth, fan_reach, type_scale
from game.scene.portrait import ICON, RECALL, TOWER

ONE_ROW = 100.0  # a card as wide as this is worth a smaller plate
PLATE = (138.0, 48.0)  # the smallest that shows a name, points and a total


def build(area: Area, players: int, cards: int, text: float) -> Layout:
    """See `layout.layout`."""
    safe = area.safe
    if not (safe.w < COMPACT[0] or safe.h < COMPACT[1]):
        return _roomy(area, players, cards, type_scale(text))
    table = _compact(area, players, cards, type_scale(text))
    crowded = players == 5 and table.seats[2].box.w < PLATE[0] and safe.w >= 4 * PLATE[0] - 16
    return _crowded(table) if crowded else table


def _compact(area: Area, players: int, cards: int, grow: float) -> Layout:
    """A phone held sideways."""
    safe = area.safe
    hand = _compact_hand(safe, cards)
    icons = _icons(safe, ICON, 2, 6)
    top = safe.y + (8 if players == 3 else 52)
    widest = min(96.0, (icons[0][1].x - 8 - safe.cx) / 1.6) if players == 3 else 96.0
    well, card = ring.well(safe, top, hand.box.y - 14, safe.w * 0.5, widest)
    reach = ring.reach(card, well)
    status_w = max(150.0, min(250 * grow, well.cx - reach[0] - 0.7 * card - safe.x - 16))
    if players > 3:
        least, middle = (170.0, 0.37) if players == 5 else (150.0, 0.5)
        status_w = max(least, min(status_w, safe.w * middle - 91))
    status = Box(safe.x + 8, safe.y + 6, status_w, ICON)
    north = _over(safe, players, status.right + 8, icons[0][1].x - 8)
    floor = hand.box.y - 6
    k = max(1.0, min(grow, (floor - safe.y - 52) / TOWER[1], safe.w * 0.12 / TOWER[0]))
    west, east = (_tower(safe, side, (safe.y + 52 + floor) / 2, k) for side in (1, -1))
    recall = _beside_tower(east.box, hand)
    free = well.cx - reach[0] - card / 2
    me = SeatPlace("none", Box(safe.cx, safe.bottom, 0, 0), None, (safe.cx, safe.bottom + 80))
    return Layout(
        area=area,
        players=players,
        portrait=False,
        compact=True,
        unit=1.0,
        grow=grow,
        hand=hand,
        fan_card=36,
        trick_card=card,
        reach=reach,
        well=well,
        seats=(me, west, *north, east),
        icons=icons,
        recall=recall,
        status=status,
        panel=None,
        prompt=ring.prompt(well),
        action=ring.action(well, grow, 2 * (recall[0][1].x - 8 - well.cx)),
        offer=Box(
            west.box.right + 12, recall[0][1].y, max(90.0, min(200.0, free - west.box.right - 20)), ICON
        ),
        seal=Box(east.box.x - 132, safe.y + 50, 120, ICON),
        toast=Box.around(safe.cx, hand.box.y - 30, min(safe.w - 32, 460), 44),
    )


def _crowded(table: Layout) -> Layout:
    """Five on a small phone: two plates at either side, and only the status line beside the buttons."""
    safe, hand, icons = table.area.safe, table.hand, table.icons
    w, h = PLATE
    upper, lower = safe.y + 56 + h / 2, hand.box.y - 8 - h / 2
    seats = [table.seats[0]]
    for side, mid in ((1, lower), (1, upper), (-1, upper), (-1, lower)):
        edge = safe.x if side > 0 else safe.right
        box = Box.around(edge + side * (8 + w / 2), mid, w, h)
        seats.append(SeatPlace("plate", box, None, (edge - side * 60, mid)))
    left = safe.right - 16 - w - ICON
    recall = tuple(
        (name, Box(left, lower + h / 2 - ICON - i * (ICON + 4), ICON, ICON)) for i, name in enumerate(RECALL)
    )
    across = (left - 8 - table.well.cx) / 1.58  # a card lies 1.08 of its width from the middle
    card = max(36.0, min(table.trick_card, across))
    free = icons[0][1].x - 16 - safe.x - 8
    status = Box(safe.x + 8, safe.y + 6, min(max(150.0, 200 * table.grow), free * 0.56), ICON)
    offer = Box(status.right + 8, status.y, free - status.w, ICON)
    return replace(
        table,
        trick_card=card,
        reach=ring.reach(card, table.well),
        seats=tuple(seats),
        recall=recall,
        status=status,
        action=ring.action(table.well, table.grow, 2 * (left - 8 - table.well.cx)),
        offer=offer,
        seal=offer,
    )


def _roomy(area: Area, players: int, cards: int, text: float) -> Layout:
    """A desktop or a tablet."""
    safe = area.safe
    unit = max(0.8, min(safe.w / 1280, safe.h / 720, 3.0))
    grow = max(1.0, min(max(1.0, unit) * text, safe.w / (880 if players == 5 else 730)))
    plate = (156 * grow, 52 * grow)
    own = _own_plate(safe, cards, unit, plate[0])
    hand = _fan(safe, cards, unit, own[0] + 36 * unit)
    backs = (62 * unit, fan_reach(62 * unit, cards))
    north = _opposite(area, players, plate, unit)
    panel = _panel(safe, players, grow, (hand.box.y - 2 * backs[1] - 24 * unit, north))
    top = (north[0].box.bottom if north else safe.y + 60 * unit) + 6
    floor = hand.box.y - 22 * unit
    high = panel.bottom > (top + floor) / 2 - (floor - top) / 4
    across = min(safe.w * 0.5, 2 * (safe.cx - panel.right - 8 * unit) if high else safe.w)
    well, card = ring.well(safe, top, floor, across, 104 * unit)
    mid = max(well.cy, panel.bottom + backs[1] + 10 * unit)
    west, east = (_side_seat(area, side, mid, plate, unit) for side in (1, -1))
    mine = Box(safe.x + 18 * unit, safe.bottom - 18 * unit - own[1], *own)
    icon, high_button = ICON * max(1.0, min(unit, 1.4)), max(ICON, 40 * grow)
    return Layout(
        area=area,
        players=players,
        portrait=False,
        compact=False,
        unit=unit,
        grow=grow,
        hand=hand,
        fan_card=backs[0],
        trick_card=card,
        reach=ring.reach(card, well),
        well=well,
        seats=(SeatPlace("plate", mine, None, (safe.cx, safe.bottom + 120 * unit)), west, *north, east),
        icons=_icons(safe, icon, 10, 24),
        recall=_recall(safe, unit, own[0] / 156),
        status=None,
        panel=panel,
        prompt=ring.prompt(well),
        action=ring.action(well, grow, well.w),
        offer=Box(safe.cx - 110 * grow, hand.box.y - 10 * unit - high_button, 220 * grow, high_button),
        seal=Box(safe.right - 24 - 120 * grow, safe.y + icon + 26, 120 * grow, ICON),
        toast=Box.around(safe.cx, hand.box.y - 30 * unit, min(safe.w - 32, 460 * unit), max(40.0, 44 * unit)),
    )


def _own_plate(safe: Box, cards: int, unit: float, wide: float) -> tuple[float, float]:
    """The player's plate beside the hand: as wide as the others', or less for a hand in one row."""
    left = (safe.w - (cards - 1) * TOUCH - ONE_ROW) / 2 - 36 * unit
    w = left if 156 <= left < wide else wide
    return w, w / 3


def _fan(safe: Box, cards: int, unit: float, side: float) -> HandRows:
    room = Box(safe.x + side, 0, safe.w - 2 * side, safe.h * 0.275)
    return fit(room.moved(0, safe.bottom - 8 * unit - room.h), cards, 60, arc=0.8 * 12 / max(12, cards - 1))


def _compact_hand(safe: Box, cards: int) -> HandRows:
    room = Box(safe.x + 8, 0, safe.w - 16, min(safe.h * 0.315, 190))
    one = fit(room.moved(0, safe.bottom - 6 - room.h), cards, 60)
    if one.gap and one.capacity < cards:  # one row does not fit: give two rows more height
        room = Box(room.x, 0, room.w, safe.h * 0.46)
        return fit(room.moved(0, safe.bottom - 4 - room.h), cards, 60)
    return one


def _icons(safe: Box, size: float, gap: float, edge: float) -> tuple[tuple[str, Box], ...]:
    names = ("sound", "shield", "help", "menu")
    left = safe.right - edge - 4 * size - 3 * gap
    return tuple(
        (name, Box(left + i * (size + gap), safe.y + edge * 0.9, size, size)) for i, name in enumerate(names)
    )


def _recall(safe: Box, unit: float, grow: float) -> tuple[tuple[str, Box], ...]:
    w, h = 132 * grow, ICON * max(1.0, min(grow, 1.4))
    x, y = safe.right - 24 * unit - w, safe.bottom - 18 * unit - h
    return tuple((name, Box(x, y - (1 - i) * (h + 8 * unit), w, h)) for i, name in enumerate(RECALL))


def _beside_tower(tower: Box, hand: HandRows) -> tuple[tuple[str, Box], ...]:
    y, left = hand.box.y - 12 - ICON, tower.x - 12 - 2 * ICON
    return tuple((name, Box(left + i * (ICON + 4), y, ICON, ICON)) for i, name in enumerate(RECALL))


def _panel(safe: Box, players: int, grow: float, limits: tuple[float, tuple[SeatPlace, ...]]) -> Box:
    """The score panel: as large as the type wants, above the limit and left of the plates at the top."""
    lowest, north = limits
    w, h = 248, 108 + 25 * players
    free = (min(place.box.x for place in north) if north else safe.cx) - safe.x - 32
    k = max(1.0, min(grow, (lowest - safe.y - 24) / h, free / w))
    return Box(safe.x + 24, safe.y + 24, w * k, h * k)


def _opposite(area: Area, players: int, plate: tuple[float, float], unit: float) -> tuple[SeatPlace, ...]:
    """The plates at the top, each below its fan."""
    safe, depth = area.safe, fan_depth(36 * unit, area.top, 62 * unit)
    y = max(safe.y + 6, depth + 48 * unit) + plate[1] / 2
    centres = [safe.x + safe.w * at for at in {3: (), 4: (0.5,), 5: (0.4, 0.64)}[players]]
    return tuple(
        SeatPlace("plate", Box.around(x, y, *plate), (x, depth, 0.0), (x, safe.y - 80 * unit))
        for x in centres
    )


def _over(safe: Box, players: int, left: float, right: float) -> tuple[SeatPlace, ...]:
    """The plates at the top of a phone, between the status line and the buttons."""
    centres, w = [safe.x + safe.w * at for at in {3: (), 4: (0.5,), 5: (0.37, 0.63)}[players]], 150.0
    if centres and (centres[0] - w / 2 < left or centres[-1] + w / 2 > right):
        n = len(centres)
        w = max(40.0, min(w, (right - left - 6 * (n - 1)) / n))
        centres = [(left + right) / 2 + (i - (n - 1) / 2) * (w + 6) for i in range(n)]
    return tuple(
        SeatPlace("plate", Box.around(x, safe.y + 28, w, 48), None, (x, safe.y - 80)) for x in centres
    )


def _side_seat(area: Area, side: int, mid: float, plate: tuple[float, float], unit: float) -> SeatPlace:
    inset, edge = (area.left, 0.0) if side > 0 else (area.right, area.w)
    depth = fan_depth(36 * unit, inset, 62 * unit)
    start = max(inset + 8 * unit, depth + 50 * unit)
    box = Box.around(edge + side * (start + plate[0] / 2), mid, *plate)
    return SeatPlace("plate", box, (edge + side * depth, mid, 90.0 * side), (edge - side * 80 * unit, mid))


def _tower(safe: Box, side: int, mid: float, k: float) -> SeatPlace:
    edge = safe.x if side > 0 else safe.right
    box = Box.around(edge + side * (8 + TOWER[0] * k / 2), mid, TOWER[0] * k, TOWER[1] * k)
    return SeatPlace("tower", box, None, (edge - side * 60, mid))
