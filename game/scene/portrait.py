"""The table in a window that is higher than wide: phones and tablets held upright."""

from game.scene.geometry import Area, Box
from game.scene.handrows import HandRows, fit
from game.scene.plan import COMPACT, Layout, SeatPlace

ICON = 44.0


def build(area: Area, players: int, cards: int, text: float) -> Layout:
    """See `layout.layout`."""
    safe = area.safe
    compact = safe.w < COMPACT[0]
    unit = max(1.0, min(safe.w / 600, safe.h / 1000, 2.0))
    hand = _hand(safe, cards)
    small = safe.h < 700
    status_h = ICON * min(1.3, 1 + (text - 1) * 0.3)
    lift = 18 if small else 24
    status = Box(safe.x + 8, hand.box.y - lift - status_h, safe.w - 24 - 2 * ICON, status_h)
    seats, top = _seats(safe, players, unit, text, status.y)
    room = Box(safe.x, top, safe.w, status.y - top)
    tower = 72 * unit
    across = min(safe.w - 2 * tower - 4, room.h * 1.15)
    well = Box.around(room.cx, room.cy, across, max(80.0, min(room.h - 12, across * 1.22)))
    card = max(36.0, min(well.w * 0.37, well.h / 2.75, 150 * unit))
    recall = tuple(
        (name, Box(safe.right - 8 - ICON * (2 - i) - 4 * (1 - i), status.cy - ICON / 2, ICON, ICON))
        for i, name in enumerate(("passed", "last-trick"))
    )
    return Layout(
        area=area,
        players=players,
        portrait=True,
        compact=compact,
        unit=unit,
        hand=hand,
        fan_card=(34 if small else 40) * unit,
        trick_card=card,
        reach=(min(card * 0.78, (well.w - card) / 2 + 4), min(card * 0.62, (well.h - 1.4 * card) / 2)),
        well=well,
        seats=seats,
        icons=_icons(safe),
        recall=recall,
        status=status,
        panel=None,
        prompt=Box(well.x + well.w * 0.1, well.y + well.h * 0.17, well.w * 0.8, well.h * 0.66),
        action=Box.around(safe.cx, status.cy, min(safe.w - 32, 220 * unit), 48 * min(unit, 1.3)),
        seal=Box(safe.right - 116, safe.y + 50, 112, ICON),
        toast=Box(safe.x + 16, status.y - 52, safe.w - 32, 44),
    )


def _hand(safe: Box, cards: int) -> HandRows:
    """Thirteen cards take three tenths of a phone's height; three rows may take a little more."""
    share = 0.31 if cards <= 14 else 0.34
    margin, below = 8.0, (10.0 if safe.h < 700 else 22.0)
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


def _seats(
    safe: Box, players: int, unit: float, text: float, floor: float
) -> tuple[tuple[SeatPlace, ...], float]:
    """The places, and how far down the others at the top reach."""
    grow = unit * min(1.3, 1 + (text - 1) * 0.3)
    plate_w, plate_h = min(150 * grow, safe.w - 4 * ICON - 8), 48 * min(grow, 1.3)
    me = SeatPlace("none", Box(safe.cx, safe.bottom, 0, 0), None, (safe.cx, safe.bottom + 80))
    top = safe.y + 52
    north: tuple[SeatPlace, ...] = ()
    if players == 4:
        y = safe.y + 28 if safe.h < 700 else safe.y + 50 + plate_h / 2
        x_w = plate_w if safe.h < 700 else 150 * grow
        fan = None if safe.h < 700 else (safe.cx, safe.y + 14, 0.0)
        north = (_plate(safe.cx, y, x_w, plate_h, fan, (safe.cx, safe.y - 60)),)
        top = y + plate_h / 2 + 6
    if players == 5:
        w = min(150 * grow, safe.w / 2 - 12)
        y = safe.y + 54 + plate_h / 2
        north = tuple(
            _plate(safe.cx + side * (w / 2 + 4), y, w, plate_h, None, (safe.cx + side * w, safe.y - 60))
            for side in (-1, 1)
        )
        top = y + plate_h / 2 + 6
    mid = (top + floor) / 2
    west = _tower(safe.x, mid, grow, 1)
    east = _tower(safe.right, mid, grow, -1)
    return (me, west, *north, east), top


def _plate(
    x: float, y: float, w: float, h: float, fan: tuple[float, float, float] | None, home: tuple[float, float]
) -> SeatPlace:
    return SeatPlace("plate", Box.around(x, y, w, h), fan, home)


def _tower(edge: float, mid: float, grow: float, side: int) -> SeatPlace:
    w, h = 64 * grow, 112 * grow
    box = Box.around(edge + side * (4 + w / 2), mid, w, h)
    return SeatPlace(
        "tower", box, (edge + side * 2, mid - h / 2 - 30 * grow, 90.0 * side), (edge - side * 60, mid)
    )
