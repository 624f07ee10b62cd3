"""Jacks: a parti-coloured tunic with slashed sleeves and a chain of office, a ruff, a hat with a feather."""

from build.art.figure import HAIR, LIP, PEOPLE, Dress, both, face, strewn, to_cut
from build.art.pen import GOLD, GOLD_DEEP, IVORY, dot, fill, group, line, pip, ring

BOBS = {
    "h": "M129 44C104 44 98 58 98 78C98 92 96 100 91 106C100 112 110 106 112 96L112 60Z",
    "s": "M129 44C104 44 100 58 100 76L99 102L111 102L112 60Z",
    "c": "M129 44C104 44 98 60 98 78L94 104L106 108L113 98L112 60Z",
    "d": "M129 44C106 44 102 58 102 76L103 92L112 92L112 60Z",
}
FRINGES = {
    "h": "M104 80C104 66 112 60 129 59C140 59 150 62 154 80L156 54L102 54Z",
    "s": "M104 76C108 66 118 64 134 60C144 60 151 66 154 76L156 54L102 54Z",
    "c": "M103 82C108 72 116 68 122 58L138 58C142 66 150 70 155 82L156 54L102 54Z",
    "d": "M104 74C106 64 114 61 129 61C144 61 152 64 154 74L156 54L102 54Z",
}
FEATHER = "M0 0C4 -16 18 -26 40 -24C36 -8 22 6 0 0Z"
RUFF = "M129 140L121 130L113 141L107 128L97 135L98 122L112 113L129 120Z"
RUFF_SHADE = "M129 140L137 130L145 141L151 128L161 135L160 122L146 113L129 120Z"
RUFF_HEM = "M97 135L107 128L113 141L121 130L129 140L137 130L145 141L151 128L161 135"


def feather(x: float, y: float, colour: str, quill: str, flip: int = 1) -> str:
    """A feather from its root; flip -1 points to the left."""
    shaft = line("M-2 2C8 -8 18 -15 32 -20", quill, 1.6)
    barbs = line("M12 -8l2 -9M20 -13l3 -7M14 -6l9 -1", quill, 0.9)
    return group(f"translate({x} {y}) scale({flip} 1)", fill(FEATHER, colour), shaft, barbs)


def beret(dress: Dress) -> str:
    """Of spades."""
    crown = "M94 50C90 30 112 22 134 24C156 25 172 36 166 46C160 56 140 56 129 56C116 56 98 60 94 50Z"
    shade = "M134 24C156 25 172 36 166 46C160 56 140 56 129 56C142 48 146 36 134 24Z"
    out = feather(146, 44, IVORY, GOLD_DEEP) + fill(crown, dress["main"]) + fill(shade, dress["deep"])
    out += line("M100 40C108 33 120 31 130 33", "#5A63A8", 1.8)
    return out + line("M101 58Q129 50 157 58", GOLD, 4.5) + pip("s", 112, 41, 13, GOLD)


def brimmed(dress: Dress) -> str:
    """Of hearts."""
    out = fill("M102 50C102 28 118 22 129 22C146 22 158 32 156 50Z", dress["main"])
    out += fill("M129 22C146 22 158 32 156 50L136 50C142 40 140 28 129 22Z", dress["deep"], 0.6)
    out += line("M108 43Q129 35 151 43", GOLD, 2.6) + feather(150, 48, IVORY, dress["main"])
    brim = "M94 52C104 44 154 44 164 52C164 60 156 62 152 60C140 54 118 54 106 60C102 62 94 60 94 52Z"
    return out + fill(brim, dress["deep"]) + pip("h", 129, 49.8, 11, GOLD)


def turban(dress: Dress) -> str:
    """Of diamonds."""
    whole = "M97 52C92 30 112 20 129 20C148 20 166 30 161 52C154 60 142 58 129 58C116 58 104 60 97 52Z"
    wrap = "M161 52C154 60 142 58 129 58C112 52 98 44 100 34C112 42 150 34 156 32C162 38 162 46 161 52Z"
    out = fill(whole, dress["main"]) + fill(wrap, GOLD)
    out += line("M103 34C120 44 146 38 156 31M97 48C110 56 120 57 129 57", dress["deep"], 1.8)
    out += line("M112 47C126 53 142 52 158 44", GOLD_DEEP, 1.8)
    out += feather(131, 34, IVORY, GOLD_DEEP)
    return out + pip("d", 129, 40, 19, dress["deep"]) + pip("d", 129, 40, 10, IVORY)


def hunting_hat(dress: Dress) -> str:
    """Of clubs."""
    out = feather(110, 44, LIP, IVORY, -1)
    out += fill("M88 52C104 48 118 30 134 22C150 28 160 42 160 56C140 50 112 52 88 52Z", dress["main"])
    out += fill("M134 22C150 28 160 42 160 56C152 53 146 52 138 51.5C144 42 142 32 134 22Z", dress["deep"])
    brim = "M84 54C104 44 150 44 166 58C160 64 152 60 146 58C128 53 106 55 92 58C86 59 82 57 84 54Z"
    return (
        out
        + fill(brim, dress["deep"])
        + line("M98 48C118 43 140 44 156 50", GOLD, 2)
        + pip("c", 116, 47, 11, GOLD)
    )


HATS = {"s": beret, "h": brimmed, "d": turban, "c": hunting_hat}


def tunic(suit: str, dress: Dress) -> str:
    """Two colours, golden hems along the shoulders, slashed sleeves, a tabard."""
    main, deep = dress["main"], dress["deep"]
    other, stripe = (deep, main) if suit == "d" else (GOLD, GOLD_DEEP)
    left = "M113 116C92 124 62 130 46 150L-2 180"
    right = "M145 116C170 122 212 122 242 134"
    out = fill(f"{left}L{to_cut(-2)}L{to_cut(129)}L129 120Z", main)
    out += fill(f"M129 120L{right[1:]}L{to_cut(242)}L{to_cut(129)}Z", other)
    for step, (x, y, fall) in enumerate(((150, 119, 2), (170, 122, 1), (190, 123.5, 1), (210, 125.5, 3))):
        low = x + step * 3
        out += fill(f"M{x} {y}l9 {fall}L{to_cut(low + 16)}L{to_cut(low + 5)}Z", stripe)
    out += strewn(suit, jack=True) + line(left, GOLD, 2.6) + line(right, deep if other == GOLD else GOLD, 2.6)
    out += fill(f"M119 128L139 128L{to_cut(142)}L{to_cut(116)}Z", deep)
    return out + puff(dress)


def puff(dress: Dress) -> str:
    """The puffed sleeve at the left shoulder, its slashes showing the lining."""
    outline = "M93 124C78 124 62 131 58 144C62 156 76 159 88 153C96 147 99 134 93 124Z"
    slashes = "M88 126C86 136 84 146 80 155M78 128C74 136 71 145 69 154M68 134C65 140 63 145 62 150"
    return (
        fill(outline, dress["deep"])
        + line(slashes, IVORY, 2.6)
        + line("M59 147C64 157 77 160 89 153", GOLD, 2.6)
    )


def chain(suit: str, dress: Dress) -> str:
    """The chain of office under the ruff and its medal."""
    links = ((106, 136), (110, 142), (115.5, 146.5), (142.5, 146.5), (148, 142), (152, 136))
    out = "".join(dot(x, y, 2.1, GOLD) for x, y in links)
    return out + ring(129, 150.5, 7.4, IVORY, GOLD, 2.6) + pip(suit, 129, 150.5, 8.6, dress["main"])


def jack(suit: str, dress: Dress) -> str:
    """A jack without what he holds."""
    colour, sheen = HAIR[PEOPLE["j" + suit][1]]
    strand = "M105 72L106 84" if suit == "d" else "M103 72L101 98"
    out = both(fill(BOBS[suit], colour) + line(strand, sheen, 1.8))
    out += tunic(suit, dress)
    out += (
        both(fill(RUFF, IVORY)) + fill(RUFF_SHADE, dress["deep"], 0.16) + line(RUFF_HEM, dress["main"], 1.6)
    )
    out += chain(suit, dress) + face("j" + suit) + fill(FRINGES[suit], colour)
    if suit == "s":  # a fine moustache
        out += line("M128.5 98.5Q120 97 115 101.5M129.5 98.5Q138 97 143 101.5", colour, 2.2)
    if suit == "d":  # an ear-ring and a small beard
        out += ring(104, 96, 3.2, "none", GOLD, 1.8) + fill(
            "M124 109Q129 106.5 134 109Q132 117 129 118Q126 117 124 109Z", colour
        )
    return out + HATS[suit](dress)
