"""Props: what each court holds upright at x = 194, and the hand that holds it.

Kings: sword, sceptre, axe, orb. Queens: rose, heart flower, fan, clover. Jacks: halberd, banner, falcon,
bow. Each can be named at a glance, so that two cards of a suit are not mistaken for each other.
"""

from itertools import pairwise
from math import cos, radians, sin

from build.art.figure import PEOPLE, STEEL, Dress, cut, hand
from build.art.pen import GOLD, GOLD_DEEP, IVORY, RED, dot, fill, group, line, number, pip

X = 194
GRIP = 124.0
WOOD, GREEN, LIGHT_STEEL, DARK_STEEL = "#6B3F22", "#3F7A5C", "#DCE1EE", "#5D6486"


def staff(top: float, colour: str = GOLD, width: float = 4) -> str:
    """A pole from `top` down to the sash."""
    return line(f"M{X} {number(top)}L{X} {number(cut(X) - 2)}", colour, width)


def sword(_: Dress) -> str:
    """King of spades."""
    left, right = (
        f"M{X - 4.5} 104L{X - 4.5} 34L{X} 24L{X} 104Z",
        f"M{X + 4.5} 104L{X + 4.5} 34L{X} 24L{X} 104Z",
    )
    guard = line(f"M{X - 15} 105Q{X} 100 {X + 15} 105", GOLD, 5)
    return fill(left, "#FFFFFF") + fill(right, STEEL) + staff(108, "#232750", 6) + guard


def sceptre(dress: Dress) -> str:
    """King of hearts."""
    shine = pip("h", X - 2.5, 39.5, 12, IVORY, 0.35)
    return (
        staff(52) + pip("h", X, 42, 28, dress["main"]) + shine + line(f"M{X - 7} 60L{X + 7} 60", GOLD_DEEP, 4)
    )


def axe(_: Dress) -> str:
    """King of diamonds: two blades of dark steel with bright edges."""
    blade = f"M{X + 2} 44C{X + 11} 45 {X + 18} 37 {X + 24} 30C{X + 33} 46 {X + 33} 66 {X + 24} 82"
    blade += f"C{X + 18} 75 {X + 11} 67 {X + 2} 68Z"
    edge = f"M{X + 24} 30C{X + 33} 46 {X + 33} 66 {X + 24} 82C{X + 27} 66 {X + 27} 46 {X + 24} 30Z"
    side = (
        fill(blade, DARK_STEEL)
        + fill(edge, LIGHT_STEEL)
        + line(f"M{X + 5} 49C{X + 12} 50 {X + 17} 46 {X + 21} 41", STEEL, 1.8)
    )
    mirror = group(f"translate({2 * X} 0) scale(-1 1)", side)
    socket = fill(f"M{X - 5} 41H{X + 5}V71H{X - 5}Z", GOLD) + line(
        f"M{X - 5} 48H{X + 5}M{X - 5} 64H{X + 5}", GOLD_DEEP, 2
    )
    return (
        staff(30, WOOD, 5.4)
        + side
        + mirror
        + socket
        + pip("d", X, 27, 15, GOLD)
        + pip("d", X, 56, 10, "#973F1B")
    )


def orb(dress: Dress) -> str:
    """King of clubs."""
    out = dot(X, 102, 19, GOLD) + fill(f"M{X} 83A19 19 0 0 1 {X} 121Z", GOLD_DEEP, 0.5)
    out += line(f"M{X - 18.5} 100Q{X} 108 {X + 18.5} 100", dress["deep"], 4) + line(
        f"M{X} 83L{X} 104", dress["deep"], 4
    )
    return out + pip("c", X, 71, 23, dress["main"])


def leaf(y: float, side: int, colour: str) -> str:
    """A leaf on a stem, to the right (1) or to the left (-1)."""
    x1, x2, x3 = X + 8 * side, X + 18 * side, X + 22 * side
    return fill(
        f"M{X} {y}C{x1} {y - 12} {x2} {y - 12} {x3} {y - 8}C{x2} {y + 2} {x1} {y + 4} {X} {y}Z", colour
    )


def rose(_: Dress) -> str:
    """Queen of spades: crimson, on a long stem."""
    y, r, dark = 56, 19, "#8E1B2C"
    out = line(f"M{X} 70L{X} 146", GREEN, 3.4) + leaf(102, 1, GREEN) + leaf(90, -1, GREEN) + dot(X, y, r, RED)
    out += fill(f"M{X - r} {y}A{r} {r} 0 0 0 {X + r} {y}Q{X} {y + 5.7} {X - r} {y}Z", dark, 0.55)
    spiral = (
        f"M{X - 11.8} {y - 1.9}A12.2 12.2 0 1 1 {X + 11.4} {y + 2.9}M{X - 5.7} {y + 1.9}"
        f"A6.8 6.8 0 1 1 {X + 5.3} {y + 4.6}"
        f"A15.2 15.2 0 0 1 {X - 12.5} {y + 6.8}"
    )
    return out + line(spiral, "#F1B8AE", 2)


def heart_flower(dress: Dress) -> str:
    """Queen of hearts: five petals, each a heart."""
    petals = "".join(
        group(
            f"translate({X} 62) rotate({turn})",
            pip("h", 0, -11, 21, dress["main"] if turn % 144 else dress["deep"]),
        )
        for turn in (72, 288, 144, 216, 0)
    )
    return line(f"M{X} 74L{X} 146", GREEN, 3.4) + leaf(106, 1, GREEN) + petals + dot(X, 62, 5, GOLD)


def fan(dress: Dress) -> str:
    """Queen of diamonds: five blades, gold ribs."""
    y, r = 120, 40
    rim = [(X + r * sin(radians(a)), y - r * cos(radians(a))) for a in (-52, -31, -10, 11, 32, 53)]
    points = [f"{number(px)} {number(py)}" for px, py in rim]
    blades = "".join(
        fill(f"M{X} {y}L{one}A10 10 0 0 1 {two}Z", dress["main"] if n % 2 == 0 else IVORY)
        for n, (one, two) in enumerate(pairwise(points))
    )
    ribs = "".join(line(f"M{X} {y}L{point}", GOLD_DEEP, 1.4) for point in points)
    return blades + ribs + line(f"M{X - 18} {y - 14}A23 23 0 0 1 {X + 18.4} {y - 13.8}", dress["deep"], 2)


def clover(dress: Dress) -> str:
    """Queen of clubs."""
    stem = line(f"M{X} 70L{X} 146", dress["main"], 3.6) + leaf(106, -1, dress["main"])
    return stem + pip("c", X, 56, 40, dress["main"]) + dot(X, 55, 5, GOLD)


def halberd(_: Dress) -> str:
    """Jack of spades."""
    point = fill(f"M{X} 20L{X + 7} 48L{X - 7} 48Z", "#FFFFFF") + fill(f"M{X} 20L{X + 7} 48L{X} 48Z", STEEL)
    blade = f"M{X + 2} 54C{X + 12} 54 {X + 18} 48 {X + 25} 44C{X + 30} 58 {X + 29} 72 {X + 22} 84"
    blade += f"C{X + 16} 76 {X + 10} 73 {X + 2} 73Z"
    edge = f"M{X + 25} 44C{X + 30} 58 {X + 29} 72 {X + 22} 84C{X + 24} 70 {X + 25} 58 {X + 25} 44Z"
    hook = fill(f"M{X - 2} 56L{X - 16} 64L{X - 2} 71Z", DARK_STEEL)
    tassel = line(f"M{X - 3} 80L{X - 6} 92M{X} 80V94M{X + 3} 80L{X + 6} 92", RED, 2.4) + line(
        f"M{X - 5} 79H{X + 5}", GOLD, 3
    )
    return staff(46, WOOD, 5) + point + fill(blade, DARK_STEEL) + fill(edge, LIGHT_STEEL) + hook + tassel


def banner(dress: Dress) -> str:
    """Jack of hearts: a swallow-tailed pennon on a lance."""
    cloth = f"M{X} 32L{X + 31} 34L{X + 22} 54L{X + 31} 74L{X} 78Z"
    shade = f"M{X} 32L{X + 9} 32.6L{X + 9} 76.8L{X} 78Z"
    head = fill(f"M{X} 14L{X + 5.5} 28L{X} 33L{X - 5.5} 28Z", LIGHT_STEEL) + fill(
        f"M{X} 14L{X + 5.5} 28L{X} 33Z", STEEL
    )
    hem = line(f"M{X} 36.5L{X + 28} 38M{X} 73.5L{X + 28} 70", GOLD, 1.8)
    return (
        staff(26, GOLD_DEEP)
        + head
        + fill(cloth, dress["main"])
        + fill(shade, dress["deep"], 0.6)
        + hem
        + pip("h", X + 14, 54.5, 17, IVORY)
    )


def falcon(dress: Dress) -> str:
    """Jack of diamonds: a falcon on the gloved fist, looking at him."""
    brown, dark, cream = "#7A4E2E", "#4E2F1B", "#F6E7C8"
    tail = fill(f"M{X + 4} 108L{X + 12} 148L{X + 24} 144L{X + 17} 104Z", dark)
    body = (
        "M178 104C172 86 178 72 186 64C194 60 206 62 210 70C217 84 216 100 207 112C199 120 184 117 178 104Z"
    )
    wing = "M197 70C211 66 219 76 221 90C223 106 219 122 214 132C203 122 193 104 195 86Z"
    feathers = "M200 84C206 96 210 106 213 120M207 80C212 90 216 100 217 112M199 96C202 104 206 112 210 119"
    bars = "M181 88l5 2M180 96l6 2M183 104l6 1.5M190 84l4 1.5M189 93l5 1.5"
    head = fill(
        "M178 58C178 47 187 41 196 43C206 45 211 54 209 64C205 72 190 76 182 70C179 67 178 63 178 58Z", dark
    )
    cheek = fill("M179 60C183 58 189 60 190 66C188 71 183 71 181 69C179 66 178 63 179 60Z", cream)
    beak = fill("M179 54C172 53 168 58 170 66C173 62 176 61.5 179.5 62Z", GOLD) + fill(
        "M172 58C169 60 168.5 63 170 66C171.5 63.5 173 62.5 175 61.8Z", dark
    )
    eye = dot(186, 55, 3.2, GOLD) + dot(185.6, 55, 1.9, "#14151F")
    legs = line(f"M{X - 6} 114V121M{X + 3} 115V121", GOLD, 3.4)
    jesses = line(f"M{X - 6} 119C{X - 16} 126 {X - 15} 134 {X - 19} 140", dress["main"], 2.2)
    return (
        tail
        + fill(body, cream)
        + line(bars, brown, 1.8)
        + fill(wing, brown)
        + line(feathers, dark, 1.8)
        + head
        + cheek
        + beak
        + eye
        + legs
        + jesses
    )


def bow(_: Dress) -> str:
    """Jack of clubs."""
    string = line(f"M{X - 12} 26L{X - 6} 146", "#5A5248", 1.3)
    wood = line(f"M{X - 12} 26Q{X + 32} 86 {X - 6} 146", WOOD, 5.4) + line(
        f"M{X - 8} 34Q{X + 24} 84 {X + 1} 132", "#9A6A3C", 1.6
    )
    return string + wood + dot(X - 12, 26, 3.4, GOLD) + line(f"M{X + 9.5} 80V92", GOLD, 6.4)


def arrows(dress: Dress) -> str:
    """The quiver behind the shoulder of the jack of clubs."""
    shafts = line("M66 128L54 88M74 126L64 84M82 124L75 86", WOOD, 2.4)
    vanes = "".join(
        fill(f"M{x} {y}l-6 -3l-3 -13l6 4l6 -5l1 13Z", tone)
        for x, y, tone in ((56, 98, RED), (66, 94, IVORY), (76.5, 96, RED))
    )
    return shafts + vanes + fill("M58 122L88 114L96 150L70 158Z", WOOD) + line("M59 126L89 118", GOLD, 3)


PROPS = {
    "ks": sword,
    "kh": sceptre,
    "kd": axe,
    "kc": orb,
    "qs": rose,
    "qh": heart_flower,
    "qd": fan,
    "qc": clover,
    "js": halberd,
    "jh": banner,
    "jd": falcon,
    "jc": bow,
}


def held(key: str, dress: Dress) -> str:
    """What the court holds, and the hand."""
    skin = "glove" if key == "jd" else PEOPLE[key][0]
    at = X + 9 if key == "jc" else X
    return PROPS[key](dress) + hand(at, GRIP, skin, dress)
