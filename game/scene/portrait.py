"""The table in a window that is higher than wide: phones and tablets held upright."""

from game.scene.geometry import Area, Box
from game.scene.handrows import HandRows, fit
from game.scene.plan import COMPACT, Layout, SeatPlace, fan_depth, fan_reach, type_scale

ICON = 44.0
LOW = 700  # below this height the plate at the top lies between the icons, and there is no fan above it
SEAL = 30.0  # the part of the seal's touch box that shows, with air
TOWER = (64.0, 112.0)
RECALL = ("passed", "last-trick")


def build(area: Area, players: int, cards: int, text: float) -> Layout:
    """See `layout.layout`."""
    safe = area.safe
    low = safe.h < LOW
    unit = max(1.0, min(safe.w / 560, safe.h / 900, 2.0))
    grow = unit * type_scale(text)
    hand = _hand(safe, cards)
    status_h = ICON * min(grow, 1.4)
    status_y = hand.box.y - (18 if low else 24) * min(unit, 1.5) - status_h
    status = Box(safe.x + 8, status_y, min(safe.w - 24 - 2 * ICON, 360 * grow), status_h)
    fan = ((34 if low else 40) * unit, cards)
    north, top = _north(area, players, fan[0], grow)
    west, east = _sides(area, top, status.y, fan, grow)
    tower = west.box.right - safe.x + 4
    room = Box(safe.x, top, safe.w, status.y - top)
    across = min(max(60.0, safe.w - 2 * tower - 4), room.h * 1.15, 520 * unit)
    well = Box.around(room.cx, room.cy, across, max(80.0, min(room.h - 12, across * 1.22)))
    card = max(36.0, min(well.w * 0.37, well.h / 2.75, 150 * unit))
    action = Box.around(safe.cx, status.cy, min(safe.w - 32, 220 * grow), max(48.0, status.h))
    me = SeatPlace("none", Box(safe.cx, safe.bottom, 0, 0), None, (safe.cx, safe.bottom + 80))
    return Layout(
        area=area,
        players=players,
        portrait=True,
        compact=safe.w < COMPACT[0],
        unit=unit,
        grow=grow,
        hand=hand,
        fan_card=fan[0],
        trick_card=card,
        reach=(min(card * 0.78, (well.w - card) / 2 + 4), min(card * 0.62, (well.h - 1.4 * card) / 2)),
        well=well,
        seats=(me, west, *north, east),
        icons=_icons(safe),
        recall=_recall(safe, status),
        status=status,
        panel=None,
        prompt=Box(well.x + well.w * 0.1, well.y + well.h * 0.17, well.w * 0.8, well.h * 0.66),
        action=action,
        offer=action,
        seal=Box(safe.right - 116, top - 2, 112, ICON),
        toast=Box(safe.x + 16, status.y - 52, safe.w - 32, 44),
    )


def _hand(safe: Box, cards: int) -> HandRows:
    """Thirteen cards take three tenths of a phone's height; three rows may take a little more."""
    share = 0.31 if cards <= 14 else 0.34
    margin, below = 8.0, (10.0 if safe.h < LOW else 22.0)
    room = Box(safe.x + margin, 0, safe.w - 2 * margin, safe.h * share)
    return fit(room.moved(0, safe.bottom - below - room.h), cards, roomy=110, widest=170)


def _icons(safe: Box) -> tuple[tuple[str, Box], ...]:
    y, gap = safe.y + 4, 4 if safe.w < 360 else 8
    left = safe.x + (0 if safe.w < 360 else 4)
    right = safe.right - (0 if safe.w < 360 else 4)
    step = ICON + (0 if safe.w < 360 else gap)
    return (
        ("menu", Box(left, y, ICON, ICON)),
        ("sound", Box(left + step, y, ICON, ICON)),
        ("help", Box(right - ICON - step, y, ICON, ICON)),
        ("shield", Box(right - ICON, y, ICON, ICON)),
    )


def _recall(safe: Box, status: Box) -> tuple[tuple[str, Box], ...]:
    left = safe.right - 12 - 2 * ICON
    return tuple(
        (name, Box(left + i * (ICON + 4), status.cy - ICON / 2, ICON, ICON)) for i, name in enumerate(RECALL)
    )


def _north(area: Area, players: int, back: float, grow: float) -> tuple[tuple[SeatPlace, ...], float]:
    """The places of those opposite, and how far down they and the icons reach."""
    safe = area.safe
    low, h = safe.h < LOW, 48 * min(grow, 1.5)
    between = safe.w - 2 * (_icons(safe)[1][1].right - safe.x) - 8
    top = safe.y + 52
    if players == 3:
        return (), top
    if players == 5:
        w = min(150 * grow, safe.w / 2 - 12)
        h = max(48.0, min(h, 52 * w / 136))  # as high as its words are wide
        y = top + 2 + h / 2
        return tuple(
            _plate(safe.cx + side * (w / 2 + 4), y, w, h, None, (safe.cx + side * w, safe.y - 60))
            for side in (-1, 1)
        ), y + h / 2 + 6
    if low:
        w = min(150 * grow, between)
        return (_plate(safe.cx, safe.y + 28, w, 48, None, (safe.cx, safe.y - 60)),), top + 4
    depth = fan_depth(14, area.top, back)
    y = max(50.0, depth + 0.7 * back + 4, safe.y + (6 if 150 * grow <= between else 50)) + h / 2
    north = _plate(safe.cx, y, 150 * grow, h, (safe.cx, depth, 0.0), (safe.cx, safe.y - 60))
    return (north,), max(y + h / 2 + 6, top)


def _plate(
    x: float, y: float, w: float, h: float, fan: tuple[float, float, float] | None, home: tuple[float, float]
) -> SeatPlace:
    return SeatPlace("plate", Box.around(x, y, w, h), fan, home)


def _sides(
    area: Area, top: float, floor: float, fan: tuple[float, int], grow: float
) -> tuple[SeatPlace, SeatPlace]:
    """The towers at both edges, each below its fan; without fans where there is no room for them."""
    safe = area.safe
    k = max(1.0, min(grow, safe.w * 0.2 / TOWER[0], (floor - top - SEAL - 8) / TOWER[1]))
    w, h = TOWER[0] * k, TOWER[1] * k
    reach = fan_reach(*fan)
    mid = max((top + floor) / 2, min(top + SEAL + 4 + h / 2, floor - 4 - h / 2))
    below_fan = max(mid, top + SEAL + 2 * reach + 4 + h / 2)
    shown = below_fan + h / 2 < floor
    mid = below_fan if shown else mid
    places = []
    west, east = fan_depth(2, area.left, fan[0]), area.w - fan_depth(2, area.right, fan[0])
    for side, edge, x in ((1, safe.x, west), (-1, safe.right, east)):
        backs = (x, mid - h / 2 - 4 - reach, 90.0 * side) if shown else None
        box = Box.around(edge + side * (4 + w / 2), mid, w, h)
        places.append(SeatPlace("tower", box, backs, (edge - side * 60, mid)))
    return places[0], places[1]
