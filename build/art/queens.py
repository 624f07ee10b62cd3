"""Queens: a gown with a golden neckline, four heads of hair, four tiaras."""

from build.art.figure import HAIR, LIP, NIGHT, PEOPLE, SKIN, Dress, both, face, strewn, to_cut
from build.art.pen import GOLD, GOLD_DEEP, IVORY, dot, fill, line, pip


def hair_behind(suit: str, colour: str, sheen: str) -> str:
    """What of the hair lies behind the shoulders; the queen of spades has a standing collar too."""
    if suit == "s":
        rays = ((40, 156, 50, 122, IVORY), (50, 122, 70, 96, "#C9C6E0"), (70, 96, 92, 78, IVORY))
        collar = "".join(fill(f"M118 142L{x} {y}L{x2} {y2}Z", tone) for x, y, x2, y2, tone in rays)
        straight = fill("M129 40C100 40 98 62 97 84L92 136C104 140 112 134 116 122L110 60Z", colour)
        return both(collar) + both(straight + line("M103 66L99 128M108 92L106 130", sheen, 1.8))
    if suit == "c":  # a round cloud
        puffs = ((129, 58, 35), (101, 72, 20), (157, 72, 20), (106, 50, 20), (152, 50, 20), (97, 88, 12))
        return "".join(dot(x, y, r, colour) for x, y, r in (*puffs, (161, 88, 12)))
    if suit == "h":  # rolled waves
        rolls = ((101, 66, 13), (96, 82, 13), (98, 99, 13), (104, 113, 11), (108, 56, 13))
        curls = "".join(
            line(f"M{x} {y}a6 6 0 1 0 8 -5", sheen, 1.9) for x, y in ((91, 83), (94, 101), (97, 65))
        )
        return both("".join(dot(x, y, r, colour) for x, y, r in rolls) + curls)
    return both(fill("M129 40C102 40 98 60 97 82L97 110L114 116L112 60Z", colour))


def hair_before(suit: str, colour: str, sheen: str) -> str:
    """What of the hair frames the face."""
    if suit == "s":
        locks = fill("M129 46L129 62C121 60 113 64 105.5 86L99 92L100 60Z", colour)
        return both(locks + line("M124 57C115 58 109 66 105 78", sheen, 1.6))
    if suit == "c":
        fringe = fill("M101 84L101 48L157 48L157 84C152 70 144 64 129 64C114 64 106 70 101 84Z", colour)
        return fringe + both(
            line("M99 44a7 7 0 0 1 9 -6M90 70a7 7 0 0 1 7 -7M112 32a8 8 0 0 1 10 -4", sheen, 2.2)
        )
    if suit == "h":
        locks = fill("M129 50L129 58C124 66 114 66 109 78C106 82 103 84 101 84L102 56Z", colour)
        return both(locks + line("M126 57C121 63 114 63 109 72", sheen, 1.7))
    knots = "".join(
        fill(f"M{99 - k} {92 + 12 * k}q-8 6 -1 14q10 -4 8 -14q-3 -4 -7 0Z", colour if k % 2 == 0 else sheen)
        for k in range(4)
    )
    parted = fill("M129 48L129 57C116 60 109 70 107 84L100 90L101 58Z", colour)
    return both(parted) + both(knots + dot(96, 143, 3.2, GOLD))


def gown(suit: str, dress: Dress) -> str:
    """Mantle, bare shoulders and the bodice with its golden hem."""
    light, shade = SKIN[PEOPLE["q" + suit][0]]
    left = f"M114 120C92 128 60 132 44 152L-2 184L{to_cut(-2)}L{to_cut(242)}"
    out = fill(left + "L242 138C212 126 166 128 144 120Z", dress["main"])
    out += fill(f"M129 126C160 126 205 124 242 138L{to_cut(242)}L{to_cut(129)}Z", dress["deep"], 0.5)
    out += strewn(suit)
    out += fill("M96 130C100 146 112 156 129 156C146 156 158 146 162 130L144 118L114 118Z", light)
    out += fill("M129 156C146 156 158 146 162 130L144 118L141 118C140 132 136 140 129 156Z", shade, 0.7)
    neckline = "M96 130C100 146 112 156 129 156C146 156 158 146 162 130L170 132"
    out += fill(f"{neckline}L{to_cut(160)}L{to_cut(98)}L88 132Z", dress["deep"])
    return out + line("M91 131C97 149 111 158.5 129 158.5C147 158.5 161 149 167 131", GOLD, 3)


def necklace(suit: str, dress: Dress) -> str:
    """A black ribbon with a stone for spades, pearls for the others."""
    if suit == "s":
        return line("M115 126Q129 134 143 126", NIGHT, 3) + pip("d", 129, 136, 15, LIP)
    pearls = ((113, 127), (117.5, 132), (123, 135.5), (129, 137), (135, 135.5), (140.5, 132), (145, 127))
    colour = GOLD if suit == "d" else IVORY
    return "".join(dot(x, y, 2.3, colour) for x, y in pearls) + pip(suit, 129, 144, 10, dress["main"])


def tiara(suit: str, dress: Dress) -> str:
    """Spears for spades, a scroll for hearts, stones for diamonds, clover for clubs."""
    main, deep = dress["main"], dress["deep"]
    if suit == "s":
        right = "L135 42L144 20L148 44L161 30L155 56"
        out = fill(f"M103 56L97 30L110 44L114 20L123 42L129 12{right}Z", GOLD)
        out += fill(f"M129 12{right}L129 56Z", GOLD_DEEP, 0.5)
        out += fill("M102 51Q129 44 156 51L155 59Q129 52 103 59Z", deep)
        out += line("M102 51Q129 44 156 51M103 59Q129 52 155 59", GOLD, 1.8) + pip("s", 129, 39, 13, deep)
        pearls = ((112, 52.7), (120.5, 51.2), (137.5, 51.2), (146, 52.7))
        return out + "".join(dot(x, y, 1.7, IVORY) for x, y in pearls) + dot(129, 50.8, 2.4, LIP)
    if suit == "h":
        scroll = "M104 56Q129 46 154 56L150 40Q146 46 142 46Q139 38 129 30Q119 38 116 46Q112 46 108 40Z"
        out = fill(scroll, GOLD) + pip("h", 129, 43, 13, main)
        return out + both(dot(108, 38, 3, GOLD)) + line("M104 56Q129 46 154 56", GOLD_DEEP, 2)
    if suit == "d":
        stones = ((129, 38, 28, deep), (129, 38, 17, IVORY), (114, 46, 17, deep), (144, 46, 17, deep))
        out = line("M101 58Q129 44 157 58", GOLD_DEEP, 4)
        out += "".join(pip("d", x, y, size, colour) for x, y, size, colour in stones)
        return out + pip("d", 104, 53, 12, deep) + pip("d", 154, 53, 12, deep)
    out = line("M99 66Q129 48 159 66", GOLD, 5)
    out += "".join(dot(x, y, 5, GOLD) for x, y in ((129, 43), (123, 51), (135, 51))) + dot(
        129, 48.5, 2.6, main
    )
    return out + "".join(dot(x, y, 2.2, IVORY) for x, y in ((111, 58.5), (147, 58.5)))


def queen(suit: str, dress: Dress) -> str:
    """A queen without what she holds."""
    colour, sheen = HAIR[PEOPLE["q" + suit][1]]
    out = hair_behind(suit, colour, sheen) + gown(suit, dress)
    out += face("q" + suit, queen=True, sharp=suit == "s")
    out += necklace(suit, dress) + hair_before(suit, colour, sheen)
    if suit != "d":
        out += both(dot(104.5, 99, 1.4, GOLD) + pip("d", 104.5, 105, 9, GOLD))
    return out + tiara(suit, dress)
