"""Kings: a mantle with an ermine cape, a beard each, and a crown that ends in the suit's own idea."""

from build.art.figure import HAIR, LIP, NIGHT, PEOPLE, Dress, both, cut, face, strewn, to_cut
from build.art.pen import GOLD, GOLD_DEEP, IVORY, dot, fill, line, pip

# Outlines from ear to ear; the mouth lies at y = 103.
JAW = "M103 80C106 92 112 97 120 96Q129 93 138 96C146 97 152 92 155 80"
BEARDS = {
    "s": f"{JAW}L155 100C152 118 138 134 129 148C120 134 106 118 103 100Z",
    "h": f"{JAW}L156 96C160 101 158 109 153 110C155 117 149 123 143 120C141 128 134 131 129 126"
    "C124 131 117 128 115 120C109 123 103 117 105 110C100 109 98 101 102 96Z",
    "d": f"{JAW}L155 104L150 130L108 130L103 104Z",
    "c": "M103 78C106 92 112 97 120 96Q129 93 138 96C146 97 152 92 155 78"
    "L155 98C155 112 143 124 129 124C115 124 103 112 103 98Z",
}
STRANDS = {
    "s": "M116 112C118 124 124 134 128 140M142 112C140 124 134 134 130 140",
    "d": "M117 108L119 128M129 110L129 128M141 108L139 128",
    "c": "M112 108Q118 116 126 118M146 108Q140 116 132 118",
    "h": "M110 106Q114 112 120 110M148 106Q144 112 138 110M120 119Q125 122 129 116Q133 122 138 119",
}
MOUSTACHE = (
    "M129 97C123 92.5 114 95 109.5 103C118 105 125 103 129 99.5"
    "C133 103 140 105 148.5 103C144 95 135 92.5 129 97Z"
)
TIPS = {"s": 26, "h": 30, "d": 27, "c": 31}  # how high the crown's points reach


def jewels(suit: str, main: str) -> str:
    """What stands on the points of a crown."""
    if suit == "h":
        balls = "".join(dot(x, y, 3.6, GOLD) for x, y in ((95, 37), (114, 31), (144, 31), (163, 37)))
        return balls + pip("h", 129, 26, 13, main)
    if suit == "c":
        gold = ((95, 38, 3.2), (163, 38, 3.2), (114, 32, 3.6), (144, 32, 3.6))
        clover = "".join(dot(x, y, 4, main) for x, y in ((129, 21), (124, 27.5), (134, 27.5)))
        return "".join(dot(x, y, r, GOLD) for x, y, r in gold) + clover
    if suit == "d":
        small = ((95, 34), (114, 28), (144, 28), (163, 34))
        return "".join(pip("d", x, y, 12, GOLD) for x, y in small) + pip("d", 129, 24, 17, main)
    return pip("s", 114, 26, 10, GOLD) + pip("s", 144, 26, 10, GOLD) + pip("s", 129, 22, 15, main)


def crown(suit: str, dress: Dress) -> str:
    """A jewelled band and five points."""
    top = TIPS[suit]
    right = f"L136 43L144 {top + 2}L148 44L163 {top + 8}L159 56"
    out = fill(f"M99 56L95 {top + 8}L110 44L114 {top + 2}L122 43L129 {top - 4}{right}Z", GOLD)
    out += fill(f"M129 {top - 4}{right}L129 56Z", GOLD_DEEP, 0.45)
    out += jewels(suit, dress["main"])
    out += fill("M98.5 52Q129 44 159.5 52L158.5 62Q129 54 99.5 62Z", dress["main"])
    out += line("M98.5 51.5Q129 43.5 159.5 51.5M99.5 62Q129 54 158.5 62", GOLD, 2.4)
    return out + "".join(pip("d", x, y, 7, IVORY) for x, y in ((110, 54), (129, 52.5), (148, 54)))


def mantle(suit: str, dress: Dress) -> str:
    """Mantle, chest and the two halves of the cape with its tails."""
    main, deep = dress["main"], dress["deep"]
    left = f"M112 116C88 124 52 128 34 150L-2 176L{to_cut(-2)}L{to_cut(242)}"
    out = fill(left + "L242 128C214 118 170 122 146 116Z", main)
    out += fill(f"M129 122C160 120 205 118 242 128L{to_cut(242)}L{to_cut(129)}Z", deep, 0.55)
    out += strewn(suit)
    out += fill(f"M112 118L146 118L{to_cut(156)}L{to_cut(98)}Z", deep)
    out += line(f"M129 130L129 {cut(129)}", GOLD, 2) + "".join(dot(129, y, 2.6, GOLD) for y in (146, 156))
    cape = fill("M112 112C96 118 78 122 66 130C72 142 78 150 84 157C96 150 108 140 129 140L129 124Z", IVORY)
    tails = ((80, 134), (92, 128), (104, 124), (89, 144), (101, 137), (113, 132))
    cape += "".join(line(f"M{x} {y}l-1.5 5", NIGHT, 2.2) for x, y in tails)
    shade = "M129 124L146 112C162 118 180 122 192 130C186 142 180 150 174 156C162 150 150 140 129 140Z"
    return out + both(cape) + fill(shade, deep, 0.14)


def king(suit: str, dress: Dress) -> str:
    """A king without what he holds."""
    colour, sheen = HAIR[PEOPLE["k" + suit][1]]
    locks = fill("M107 50C94 58 92 82 90 96C88 108 94 114 101 112C108 110 110 100 108 88Z", colour)
    out = both(locks + line("M99 66C96 80 96 92 95 104", sheen, 2))
    out += mantle(suit, dress) + face("k" + suit)
    out += fill(BEARDS[suit], colour)
    if suit != "h":
        out += fill(MOUSTACHE, sheen)
    out += line(STRANDS[suit], sheen, 1.8)
    mouth = "M122 101.5Q129 105 136 101.5" if suit == "h" else "M122.5 104.5Q129 107.5 135.5 104.5"
    return out + line(mouth, LIP, 2.6) + crown(suit, dress)
