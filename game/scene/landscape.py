"""The table in a window that is wider than high: desktops, and phones held sideways."""

from game.scene.geometry import Area, Box
from game.scene.handrows import HandRows, fit
from game.scene.plan import COMPACT, Layout, SeatPlace, type_scale
from game.scene.portrait import ICON, RECALL, TOWER


def build(area: Area, players: int, cards: int, text: float) -> Layout:
    """See `layout.layout`."""
    safe = area.safe
    compact = safe.w < COMPACT[0] or safe.h < COMPACT[1]
    unit = 1.0 if compact else max(0.8, min(safe.w / 1280, safe.h / 720, 3.0))
    grow = unit * type_scale(text)
    plate = (136.0, 48.0) if compact else (156 * grow, 52 * grow)
    hand = _compact_hand(safe, cards) if compact else _fan(safe, cards, unit, plate[0] + 36 * unit)
    top_seat = safe.y + (28 if compact else 84 * unit + plate[1] / 2)
    top = (top_seat + plate[1] / 2) if players != 3 else safe.y + (8 if compact else 60 * unit)
    floor = hand.box.y - (14 if compact else 22 * unit)
    room = Box(safe.x, top + 6, safe.w, floor - top - 6)
    panel = None if compact else _panel(safe, players, grow)
    beside = (
        2 * (safe.cx - panel.right - 8 * unit) if panel and panel.bottom > room.cy - room.h / 4 else safe.w
    )
    across = max(80.0, min(room.h * 1.66, safe.w * 0.5, beside))
    well = Box.around(room.cx, room.cy, across, max(80.0, room.h - 4))
    card = max(36.0, min(well.h / 2.75, 104 * unit if not compact else 96.0))
    icon = ICON * max(1.0, min(unit, 1.4))
    seats = _seats(safe, players, (unit, grow, *plate, top_seat), well, panel)
    edge = 6 if compact else 24
    return Layout(
        area=area,
        players=players,
        portrait=False,
        compact=compact,
        unit=unit,
        grow=grow,
        hand=hand,
        fan_card=36 if compact else 62 * unit,
        trick_card=card,
        reach=(card * 1.08, min(card * 0.62, (well.h - 1.4 * card) / 2)),
        well=well,
        seats=seats,
        icons=_icons(safe, icon, compact),
        recall=_beside_tower(seats[-1].box, hand) if compact else _recall(safe, unit, grow),
        status=_status(safe, players, grow) if compact else None,
        panel=panel,
        prompt=Box(well.x + well.w * 0.14, well.y + well.h * 0.08, well.w * 0.72, well.h * 0.6),
        action=_action(well, grow),
        seal=Box(safe.right - edge - 120, safe.y + icon + edge + 2, 120, ICON),
        toast=Box.around(safe.cx, hand.box.y - 30 * unit, min(safe.w - 32, 460 * unit), max(40.0, 44 * unit)),
    )


def _status(safe: Box, players: int, grow: float) -> Box:
    """As wide as the seats at the top leave room."""
    free = safe.w * {3: 0.5, 4: 0.5, 5: 0.37}[players] - 68 - 16
    return Box(safe.x + 8, safe.y + 6, max(150.0, min(250.0 * grow, free)), ICON)


def _action(well: Box, grow: float) -> Box:
    h = max(ICON, min(48 * min(grow, 1.6), well.h * 0.32))
    w = min(220 * grow, max(well.w * 0.8, 120.0))
    return Box.around(well.cx, min(well.bottom - well.h * 0.2, well.bottom - h / 2 - 4), w, h)


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


def _icons(safe: Box, size: float, compact: bool) -> tuple[tuple[str, Box], ...]:
    names = ("sound", "shield", "help", "menu")
    gap, edge = (2, 6) if compact else (10, 24)
    left = safe.right - edge - 4 * size - 3 * gap
    return tuple(
        (name, Box(left + i * (size + gap), safe.y + edge * 0.9, size, size)) for i, name in enumerate(names)
    )


def _recall(safe: Box, unit: float, grow: float) -> tuple[tuple[str, Box], ...]:
    w, h = 132 * grow, ICON * max(1.0, min(grow, 1.4))
    x, y = safe.right - 24 * unit - w, safe.bottom - 26 * unit - h
    return tuple((name, Box(x, y - (1 - i) * (h + 10 * unit), w, h)) for i, name in enumerate(RECALL))


def _beside_tower(tower: Box, hand: HandRows) -> tuple[tuple[str, Box], ...]:
    y, left = hand.box.y - 12 - ICON, tower.x - 12 - 2 * ICON
    return tuple((name, Box(left + i * (ICON + 4), y, ICON, ICON)) for i, name in enumerate(RECALL))


def _panel(safe: Box, players: int, grow: float) -> Box:
    return Box(safe.x + 24, safe.y + 24, 248 * grow, (108 + 25 * players) * grow)


def _seats(
    safe: Box, players: int, sizes: tuple[float, float, float, float, float], well: Box, panel: Box | None
) -> tuple[SeatPlace, ...]:
    unit, grow, plate_w, plate_h, top_y = sizes
    top_x = {3: (), 4: (0.5,), 5: (0.37, 0.63)}[players]
    north = tuple(
        _top_seat(safe, safe.x + safe.w * at, top_y, plate_w, plate_h, unit, panel is None) for at in top_x
    )
    if panel is None:
        top, floor = safe.y + 90, well.bottom + 4  # below the seal
        k = max(1.0, min(grow, (floor - top) / TOWER[1], safe.w * 0.12 / TOWER[0]))
        sides = tuple(_tower(safe, side, (top + floor) / 2, k) for side in (1, -1))
        me = SeatPlace("none", Box(safe.cx, safe.bottom, 0, 0), None, (safe.cx, safe.bottom + 80))
    else:
        mid = max(well.cy, panel.bottom + 100 * unit)
        sides = tuple(_side_seat(safe, side, mid, plate_w, plate_h, unit) for side in (1, -1))
        mine = Box(safe.x + 18 * unit, safe.bottom - 18 * unit - plate_h, plate_w, plate_h)
        me = SeatPlace("plate", mine, None, (safe.cx, safe.bottom + 120 * unit))
    return (me, sides[0], *north, sides[1])


def _top_seat(safe: Box, x: float, y: float, w: float, h: float, unit: float, compact: bool) -> SeatPlace:
    fan = None if compact else (x, safe.y + 36 * unit, 0.0)
    return SeatPlace("plate", Box.around(x, y, w, h), fan, (x, safe.y - 80 * unit))


def _side_seat(safe: Box, side: int, mid: float, w: float, h: float, unit: float) -> SeatPlace:
    edge = safe.x if side > 0 else safe.right
    box = Box.around(edge + side * (86 * unit + w / 2), mid, w, h)
    return SeatPlace(
        "plate", box, (edge + side * 36 * unit, mid, 90.0 * side), (edge - side * 80 * unit, mid)
    )


def _tower(safe: Box, side: int, mid: float, k: float) -> SeatPlace:
    edge = safe.x if side > 0 else safe.right
    box = Box.around(edge + side * (8 + TOWER[0] * k / 2), mid, TOWER[0] * k, TOWER[1] * k)
    return SeatPlace("tower", box, None, (edge - side * 60, mid))
