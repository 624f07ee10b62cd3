"""Figure: what all court figures share: dress, people, the face, hands, and the slanted line.

A figure is one half, drawn above a slanted line through the card's centre; the game turns it for the other
half and lays a sash over the seam. Every garment ends on the line, `cut(x)`.
"""

from build.art.pen import GOLD, HEIGHT, IVORY, WIDTH, dot, fill, line, mirrored, number, pip

SLOPE = 0.25
AXIS = 129.0  # the head sits right of the centre, clear of the index
LIP, NIGHT, STEEL = "#B8303C", "#1C1D2E", "#8D93B8"
Dress = dict[str, str]

# main, deep and tint dress the figure; halo is what shines behind the head.
DRESS: dict[str, Dress] = {
    "h": {"main": "#C22A39", "deep": "#8E1B2C", "tint": "#F6DDD3", "halo": "#FBF1E2"},
    "s": {"main": "#39407F", "deep": "#232750", "tint": "#DCDCEA", "halo": "#F3F0F2"},
    "d": {"main": "#D2622A", "deep": "#973F1B", "tint": "#F7E3C4", "halo": "#FDF4E0"},
    "c": {"main": "#2F6B57", "deep": "#1B463B", "tint": "#D9E5D3", "halo": "#F3F4E6"},
}
STAR_DRESS: Dress = {"main": "#4A3F86", "deep": "#2A2356", "tint": "#1D1F3D", "halo": "#F7E7C3"}
SKIN = {
    "fair": ("#F6D9BF", "#E4B896"),
    "rose": ("#F3CDAF", "#DEA784"),
    "tan": ("#DBA578", "#BE8355"),
    "brown": ("#A66B45", "#85502F"),
    "dark": ("#7C4B32", "#5E3623"),
    "glove": ("#9A6A3C", "#6F4724"),
}
HAIR = {
    "black": ("#1C1D2E", "#3A3E63"),
    "brown": ("#5A3422", "#7C4B30"),
    "red": ("#9C3B1E", "#C05A30"),
    "gold": ("#D39A3A", "#EBC06A"),
    "grey": ("#8D8A92", "#B4B0B6"),
    "white": ("#E9E3DA", "#FFFDF8"),
}
PEOPLE = {
    "kh": ("rose", "white"),
    "ks": ("fair", "black"),
    "kd": ("tan", "red"),
    "kc": ("dark", "black"),
    "qh": ("rose", "red"),
    "qs": ("fair", "black"),
    "qd": ("fair", "gold"),
    "qc": ("brown", "black"),
    "jh": ("fair", "gold"),
    "js": ("tan", "black"),
    "jd": ("brown", "black"),
    "jc": ("rose", "brown"),
}


def cut(x: float) -> float:
    """Where the slanted line lies at x."""
    return round(HEIGHT / 2 + (WIDTH / 2 - x) * SLOPE, 1)


def to_cut(x: float) -> str:
    """The point of the slanted line at x, for use in a path."""
    return f"{number(x)} {number(cut(x))}"


def both(part: str) -> str:
    """A part and its mirror image about the head's axis."""
    return mirrored(part, AXIS)


def hair_of(key: str) -> tuple[str, str]:
    """(colour, sheen) of a person's hair."""
    return HAIR[PEOPLE[key][1]]


def face(key: str, queen: bool = False, sharp: bool = False) -> str:
    """Neck, face with its shaded half, eyes, brows, mouth."""
    skin, hair = PEOPLE[key]
    light, shade = SKIN[skin]
    brow_hair = HAIR[{"white": "grey", "gold": "brown"}.get(hair, hair)][0]
    out = fill("M117 100L141 100L143 128L129 138L115 128Z", shade)
    out += fill("M105 52L153 52L153 82C153 100 141 115 129 115C117 115 105 100 105 82Z", light)
    side = "M131 52L153 52L153 82C153 100 141 115 129 115L129 97.5"
    side += "C125.5 97.5 122 96.5 121.5 94C126 88 131 76 131 52Z"
    out += fill(side, shade, 0.8)
    lid, brow = "M109.5 81Q115 75.5 121.5 80.5", "M107.5 72.5Q114 68.5 122 71.5"
    if queen:
        brow = "M108.5 72Q114 67.5 121 70.5"
    if sharp:
        lid, brow = "M107.5 78.5Q114 75.5 121.5 81.5", "M107.5 68.5Q114 66 121.5 71.5"
    out += both(
        dot(115.5, 80.6, 2.7, NIGHT) + line(lid, NIGHT, 2.2) + line(brow, brow_hair, 2 if queen else 2.8)
    )
    if not queen:
        return out + line("M123 103.5Q129 106 135 103.5", LIP, 2.4)
    out += fill("M121.5 102.5Q125 99.2 129 101.2Q133 99.2 136.5 102.5Q129 110 121.5 102.5Z", LIP)
    return out + dot(111, 93, 4.5, LIP, 0.16)


def strewn(suit: str, jack: bool = False) -> str:
    """Golden pips woven into the left half of a garment."""
    spots = ((24, 180), (44, 162), (66, 148), (66, 169))
    if jack:
        spots = ((26, 180), (46, 164), (68, 148), (70, 168))
    return "".join(pip(suit, x, y, 11, GOLD, 0.9) for x, y in spots)


def hand(x: float, y: float, skin: str, dress: Dress) -> str:
    """A hand around something upright at x, in a sleeve with an embroidered cuff that meets the sash."""
    light, shade = SKIN[skin]
    sleeve = f"M{x - 16} {y + 10}L{x + 15} {y + 6}L{to_cut(x + 20)}L{to_cut(x - 20)}Z"
    fist = f"M{x - 9} {y - 6}C{x - 6} {y - 10} {x + 7} {y - 11} {x + 10} {y - 6}"
    fist += f"L{x + 10} {y + 7}L{x - 9} {y + 9}Z"
    fingers = (
        f"M{x - 8} {y - 2.5}L{x + 4} {y - 3.5}M{x - 8} {y + 1.8}L{x + 4} {y + 1}"
        f"M{x - 7} {y + 6}L{x + 4} {y + 5.2}"
    )
    cuff = line(f"M{x - 15} {y + 10}L{x + 14} {y + 6}", GOLD, 3.4)
    pearls = "".join(dot(x + dx, y + 14.4 - dx * 0.13, 1.3, IVORY) for dx in (-10, -3.5, 3, 9.5))
    return fill(sleeve, dress["deep"]) + fill(fist, light) + line(fingers, shade, 1.6) + cuff + pearls
