"""The windows in which the layout is tested, and the boxes of a laid-out table by name."""

from itertools import product

from game.scene.geometry import Area, Box
from game.scene.layout import layout
from game.scene.plan import Layout

SIZES = (
    (320, 568),
    (360, 640),
    (390, 844),
    (844, 390),
    (768, 1024),
    (1280, 720),
    (1920, 1080),
    (2560, 1080),
    (568, 320),
    (640, 360),
    (667, 375),
    (412, 915),
    (1024, 768),
    (800, 600),
    (1366, 768),
    (900, 560),
    (1200, 1920),
)
HANDS = {3: 17, 4: 13, 5: 10}
NOTCHED = ((0, 47, 0, 34), (47, 0, 47, 21))  # a phone with a notch, upright and sideways


def tables(texts: tuple[float, ...] = (1.0, 1.5, 2.0)) -> list[tuple[str, Layout]]:
    """Every window with every number of players, text size and both phones' insets."""
    found = []
    for (w, h), players, text in product(SIZES, HANDS, texts):
        edges = [(0, 0, 0, 0)]
        if min(w, h) >= 360 and max(w, h) < 1000:
            edges.append(NOTCHED[w > h])
        for inset in edges:
            area = Area(w, h, *inset)
            name = f"{w}x{h} {players} players text {text} insets {inset}"
            found.append((name, layout(area, players, HANDS[players], text)))
    return found


def trick_boxes(table: Layout) -> dict[str, Box]:
    """The cards of a full trick, without the corners that a slight turn moves."""
    w = table.trick_card
    return {
        f"trick:{seat}": Box.around(*table.trick_at(seat)[:2], w, 1.4 * w) for seat in range(table.players)
    }


def fixtures(table: Layout) -> dict[str, Box]:
    """Everything that is on the table while a hand is played, except the trick."""
    found = {"hand": table.hand.box, **dict(table.icons), **dict(table.recall)}
    found |= {f"seat:{i}": place.box for i, place in enumerate(table.seats) if place.kind != "none"}
    found |= {name: box for name, box in (("status", table.status), ("panel", table.panel)) if box}
    return found


def visible_seal(table: Layout) -> Box:
    """What shows of the seal: its touch box is higher."""
    return Box.around(table.seal.cx, table.seal.cy, table.seal.w, 26)
