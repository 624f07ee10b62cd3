"""Boards: three boards of walnut, 1200 x 150, as dark translucent lines over the table's light.

The grain runs along the board: lines that sway together and swerve around a knot, and in one board the
nested flames of a flat-sawn log; between the lines lie short pores, and a dark joint closes each side.
"""

from collections.abc import Callable, Sequence
from math import exp, sin, sqrt

from build.art.pen import fill, layered, number

LONG, HIGH = 1200, 150
DARK, LIGHT = "#1A0B05", "#FFDDB0"
Warp = Callable[[float, float], float]


class Dice:
    """A small generator of our own, so that the drawing never changes."""

    def __init__(self, seed: int) -> None:
        self.state = seed

    def __call__(self, low: float, high: float) -> float:
        self.state = (self.state * 1_103_515_245 + 12_345) & 0x7FFFFFFF
        return low + (high - low) * ((self.state >> 12) & 0xFFFF) / 0xFFFF


def band(points: Sequence[tuple[float, float]], thick: Sequence[float]) -> str:
    """A closed shape around a line: as thick as said at each point."""
    upper = [(x, y - t / 2) for (x, y), t in zip(points, thick, strict=True)]
    lower = [(x, y + t / 2) for (x, y), t in zip(points, thick, strict=True)][::-1]
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in upper + lower) + "Z"


def sway(phase: float, knot: tuple[float, float, float] | None) -> Warp:
    """How far the grain is moved aside at (x, y): a slow sway, and a swerve around a knot (x, y, radius)."""

    def warp(x: float, y: float) -> float:
        moved = 6 * sin(x / 190 + phase) + 2.2 * sin(x / 67 + phase * 3 + y / 60)
        if knot:
            across, along = y - knot[1], (x - knot[0]) / (knot[2] * 3.4)
            push = (sqrt(across * across + knot[2] ** 2) - abs(across)) * exp(-along * along)
            moved += push if across >= 0 else -push
        return moved

    return warp


def grain(dice: Dice, warp: Warp) -> list[str]:
    """The lines along a whole board, closer together here and wider apart there."""
    out, y = [], -12.0
    while y < HIGH + 12:
        steps = [(x, y + warp(x, y)) for x in range(-10, LONG + 31, 40)]
        base, beat, phase = dice(0.5, 2.4), dice(90, 260), dice(0, 6)
        thick = [max(0.3, base * (0.75 + 0.6 * sin(x / beat + phase))) for x, _ in steps]
        out.append(fill(band(steps, thick), DARK, round(dice(0.10, 0.34), 2)))
        y += dice(2.6, 8.5)
    return out


def flames(dice: Dice, x: float, y: float) -> str:
    """The nested arches of a flat-sawn board, their tips at the left."""
    out = []
    for ring in range(9):
        tip, flat = x + ring * dice(34, 46), dice(7.6, 8.6)
        reach = [tip + (k * k) * 9.0 for k in range(-11, 12)]
        sides = [y + k * flat * (0.62 + ring * 0.012) for k in range(-11, 12)]
        inner = [at + 1.6 + ring * 0.35 + abs(k) * 0.9 for k, at in zip(range(-11, 12), reach, strict=True)]
        outline = list(zip(reach, sides, strict=True)) + list(zip(inner, sides, strict=True))[::-1]
        d = "M" + "L".join(f"{number(px)} {number(py)}" for px, py in outline) + "Z"
        out.append(fill(d, DARK, round(dice(0.2, 0.36), 2)))
    return "".join(out)


def pores(dice: Dice, warp: Warp, count: int) -> str:
    """Short fine dashes along the grain."""
    dark: list[str] = []
    light: list[str] = []
    for n in range(count):
        x, y, length = dice(0, LONG), dice(0, HIGH), dice(6, 26)
        ends = [(x, y + warp(x, y)), (x + length, y + warp(x + length, y))]
        (light if n % 4 == 0 else dark).append(band(ends, [0.9, 0.35]))
    return fill("".join(dark), DARK, 0.34) + fill("".join(light), LIGHT, 0.10)


def knot_rings(x: float, y: float, radius: float) -> str:
    """The knot itself: rings closer together toward a dark heart."""
    out = ""
    for k, opacity in ((1.0, 0.16), (0.78, 0.2), (0.52, 0.26), (0.26, 0.4)):
        rx, ry = number(radius * 1.9 * k), number(radius * 0.86 * k)
        out += f'<ellipse cx="{x}" cy="{y}" rx="{rx}" ry="{ry}" fill="{DARK}" opacity="{opacity}"/>'
    return out


def joint() -> str:
    """The edges: a lit upper edge, a dark lower one, a dark end."""
    top = f'<rect width="{LONG}" height="1.3" y="0" fill="{LIGHT}" opacity=".13"/>'
    shade = f'<rect width="{LONG}" height="4" y="144.4" fill="{DARK}" opacity=".22"/>'
    end = f'<rect x="{LONG - 1.6}" width="1.6" height="{HIGH}" fill="{DARK}" opacity=".6"/>'
    return top + shade + end + f'<rect width="{LONG}" height="2" y="148" fill="{DARK}" opacity=".72"/>'


def board(seed: int, knot: tuple[float, float, float] | None, flame: tuple[float, float] | None) -> str:
    """One board."""
    dice = Dice(seed)
    warp = sway(dice(0, 6), knot)
    body = grain(dice, warp)
    body += [flames(dice, *flame)] if flame else []
    body += [knot_rings(*knot)] if knot else []
    return layered(LONG, HIGH, *body, pores(dice, warp, 240), joint())


def drawings() -> dict[str, str]:
    """The three boards by their path below `assets/art`."""
    return {
        "boards/1.svg": board(7, None, None),
        "boards/2.svg": board(21, (820.0, 62.0, 15.0), None),
        "boards/3.svg": board(5, None, (330.0, 78.0)),
    }
