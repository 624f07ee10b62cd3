"""Backs: garnet (a quilt of hearts), midnight (fans of gold, a moon), meadow (a lattice of flowers).

A row of a pattern is one path with many sub-paths wherever it has one colour: that is what makes it quick to
draw. Each row is a layer.
"""

import re
from collections.abc import Sequence

from build.art.pen import (
    GOLD,
    HEIGHT,
    IVORY,
    PIP,
    WIDTH,
    dot,
    fill,
    group,
    halves,
    layered,
    line,
    pip,
    ring,
)

MARGIN = 11


def shifted(d: str, x: float, y: float, scale: float) -> str:
    """An absolute path (M, L, C, Q, Z only) moved and scaled, so that copies can share one element."""
    numbers = iter(range(1_000_000))

    def place(match: re.Match[str]) -> str:
        value = float(match.group()) * scale + (y if next(numbers) % 2 else x)
        return f"{value:.1f}".removesuffix(".0")

    return re.sub(r"-?\d+(?:\.\d+)?", place, d)


def back(ground: str, edge: str, pattern: Sequence[str], medal: str) -> str:
    """A back: ground, pattern and medal inside an ivory margin with a line."""
    m, w, h = MARGIN, WIDTH - MARGIN, HEIGHT - MARGIN
    window = (
        f"M{m + 9} {m}H{w - 9}Q{w} {m} {w} {m + 9}V{h - 9}Q{w} {h} {w - 9} {h}"
        f"H{m + 9}Q{m} {h} {m} {h - 9}V{m + 9}Q{m} {m} {m + 9} {m}Z"
    )
    inner = m + 7
    size = f'width="{WIDTH - 2 * inner}" height="{HEIGHT - 2 * inner}" rx="5"'
    return layered(
        WIDTH,
        HEIGHT,
        fill(f"M0 0H{WIDTH}V{HEIGHT}H0Z", ground),
        *pattern,
        medal,
        f'<path fill="{IVORY}" fill-rule="evenodd" d="M0 0H{WIDTH}V{HEIGHT}H0Z{window}"/>',
        line(window, ground, 1.2),
        f'<rect x="{inner}" y="{inner}" {size} fill="none" stroke="{edge}" stroke-width="1.6"/>',
    )


def garnet() -> str:
    """A quilted lattice with small hearts, each turned with the half it lies in."""
    red, rose, cream = "#8F2433", "#E9B7A6", "#F4D9C8"
    lattice = "".join(f"M{x} -24L{x + 432} 408M{x + 432} -24L{x} 408" for x in range(-420, 241, 24))
    rows = [[(x + 12 * (row % 2), 12 + 12 * row) for x in range(-12, 253, 24)] for row in range(13)]
    small = ["".join(shifted(PIP["h"], x - 3.5, y - 3.5, 0.07) for x, y in row) for row in rows]
    medal = f'<path fill="{red}" stroke="{rose}" stroke-width="2" d="M120 110L166 168L120 226L74 168Z"/>'
    medal += line("M120 119L159 168L120 217L81 168Z", rose, 1)
    pattern = [line(lattice, "#B04652", 1.3), *(halves(fill(row, "#E59A93")) for row in small)]
    return back(red, rose, pattern, medal + halves(pip("h", 120, 153, 27, cream)))


def midnight() -> str:
    """Fans of gold rising to the middle from both ends; a moon and a star on the belt between them."""
    blue, moon = "#20254A", "#F7E7C3"
    fans = []
    for row in range(14):
        y, places = 12 + 12 * row, range(-20 + 20 * (row % 2), 281, 40)
        # only the upper part of a fan is seen; its foot lies under the next rows
        blades = "".join(f"M{x - 20} {y + 8}V{y}A20 20 0 0 1 {x + 20} {y}V{y + 8}Z" for x in places)
        outer = "".join(f"M{x - 20} {y}A20 20 0 0 1 {x + 20} {y}" for x in places)
        inner = "".join(f"M{x - 13.5} {y}A13.5 13.5 0 0 1 {x + 13.5} {y}" for x in places)
        hearts = "".join(f"M{x - 7} {y + 8}V{y}A7 7 0 0 1 {x + 7} {y}V{y + 8}Z" for x in places)
        gold = line(outer, GOLD, 1.5) + line(inner, GOLD, 1) + fill(hearts, GOLD)
        fans.append(halves(fill(blades, blue) + gold))
    belt = fill("M0 157H240V179H0Z", blue) + line("M0 158H240M0 178H240", GOLD, 1.6)
    belt += "".join(pip("d", x, 168, 9, GOLD) for x in range(30, 211, 18) if abs(x - 120) > 30)
    medal = ring(120, 168, 30, blue, GOLD, 2) + ring(120, 168, 25, "none", GOLD, 1)
    medal += fill("M127 148A21 21 0 1 0 140 174A17 17 0 1 1 127 148Z", moon) + pip("d", 130, 160, 12, moon)
    return back(blue, GOLD, fans, belt + medal)


def meadow() -> str:
    """Four-petal flowers on a calm green, a six-petal one in the middle."""
    green, pale = "#2F5D4B", "#BFD3B4"
    rows = []
    for y in range(0, HEIGHT + 1, 24):
        petals, hearts, seeds = "", "", ""
        for x in range(0, WIDTH + 1, 24):
            for dx, dy in ((1, 1), (1, -1), (-1, 1), (-1, -1)):
                petals += petal(x, y, dx, dy)
            hearts += round_dot(x, y, 2.6)
            seeds += round_dot(x + 12, y, 1.7) + round_dot(x, y + 12, 1.7)
        rows.append(fill(petals, pale) + fill(seeds, "#6E9A80") + fill(hearts, GOLD))
    flower = "M0 0C10 -8 10 -20 0 -28C-10 -20 -10 -8 0 0Z"
    medal = ring(120, 168, 38, green, pale, 2) + ring(120, 168, 33, "none", pale, 1)
    turned = "".join(fill(flower, "#EAF0E0", 1, f"rotate({angle})") for angle in range(0, 360, 60))
    medal += group("translate(120 168)", turned) + dot(120, 168, 6, GOLD)
    return back(green, pale, rows, medal)


def petal(x: float, y: float, dx: int, dy: int) -> str:
    """A petal from (x, y) towards the diagonal (dx, dy)."""
    ends = ((0.7, 6.4), (4.2, 11.3), (11.3, 11.3), (11.3, 4.2), (6.4, 0.7))
    a, b, tip, c, d = (f"{x + px * dx:.1f} {y + py * dy:.1f}" for px, py in ends)
    return f"M{x} {y}C{a} {b} {tip}C{c} {d} {x} {y}Z"


def round_dot(x: float, y: float, r: float) -> str:
    """A disc as a path, so that many discs can share one element."""
    return f"M{x - r:.1f} {y}A{r} {r} 0 1 1 {x + r:.1f} {y}A{r} {r} 0 1 1 {x - r:.1f} {y}Z"


def drawings() -> dict[str, str]:
    """The three backs by their path below `assets/art`."""
    return {f"backs/{draw.__name__}.svg": draw() for draw in (garnet, midnight, meadow)}
