"""Icons: 48 x 48, in black, which the game replaces; white is what is cut out of a solid shape."""

from build.art.pen import BLACK, PIP, dot, fill, group, line, svg

CUT = "#FFFFFF"
ARROW = "M8 24H39M27 12L39 24L27 36"
CHEVRON = "M18 10L32 24L18 38"


def stroke(d: str, width: float = 4.5) -> str:
    """A line of the usual weight."""
    return line(d, BLACK, width)


def turned(degrees: int, part: str) -> str:
    """A part turned about the icon's middle."""
    return group(f"rotate({degrees} 24 24)", part)


def outlined_pip(suit: str) -> str:
    """A suit's outline, e.g. the heart that has yet to be filled."""
    return group("translate(4 4) scale(.4)", line(PIP[suit], BLACK, 9))


def solid_pip(suit: str) -> str:
    """A suit, filled."""
    return group("translate(4 4) scale(.4)", fill(PIP[suit], BLACK))


def gear() -> str:
    """A cog of eight teeth with a hole."""
    tooth = "M20.5 13L21.6 4.5H26.4L27.5 13Z"
    teeth = "".join(turned(45 * k, fill(tooth, BLACK)) for k in range(8))
    return teeth + dot(24, 24, 13.5, BLACK) + dot(24, 24, 5.6, CUT)


def sun() -> str:
    """A disc and eight rays."""
    return dot(24, 24, 8.5, BLACK) + "".join(turned(45 * k, stroke("M24 4.5V9.5", 4)) for k in range(8))


def speaker() -> str:
    """The loudspeaker without its waves."""
    return fill("M6 18H13L24 8.5V39.5L13 30H6Q5 30 5 29V19Q5 18 6 18Z", BLACK)


def card_outline(x: float, y: float, angle: int, ground: str = "none") -> str:
    """A small card, for the icons about tricks."""
    shape = f'<rect x="{x}" y="{y}" width="16" height="22" rx="3" fill="{ground}"'
    return group(f"rotate({angle} 24 26)", f'{shape} stroke="{BLACK}" stroke-width="3.6"/>')


def person() -> str:
    """A standing figure with open arms: the usual sign for accessibility."""
    return (
        dot(24, 9.5, 4.6, BLACK)
        + stroke("M9 18.5L20 20.5H28L39 18.5M20 20.5V29L16 42M28 20.5V29L32 42M20 28H28", 4.2)
        + fill("M20 20H28V30H20Z", BLACK)
    )


SHIELD = "M24 4C30 8 36 9.5 42 9.5C42 27 37 38 24 44C11 38 6 27 6 9.5C12 9.5 18 8 24 4Z"
BULB = "M18.5 33C18.5 28 11 25.5 11 17.5A13 13 0 0 1 37 17.5C37 25.5 29.5 28 29.5 33Z"
MOON = "M31 6A19 19 0 1 0 43 30A15.5 15.5 0 1 1 31 6Z"
CROWN = "M7 36L4.5 15L15.5 23L24 9L32.5 23L43.5 15L41 36Z"
UNDO = "M10 20H30A9 9 0 0 1 30 38H18M18 12L10 20L18 28"
HELP = "M17 18A7.5 7.5 0 1 1 25 25.5Q24 26.5 24 30"
SCATTER = "M24 24L10 10M10 19V10H19M24 24L38 10M29 10H38V19M24 24V39M17.5 32.5L24 39L30.5 32.5"
SAVE = "M24 7V29M14.5 20.5L24 30L33.5 20.5M8 33V39Q8 41 10 41H38Q40 41 40 39V33"
LOAD = "M24 30V8M14.5 17.5L24 8L33.5 17.5M8 33V39Q8 41 10 41H38Q40 41 40 39V33"
PENCIL = "M9 39L11.5 29.5L31.5 9.5Q34 7 36.5 9.5L38.5 11.5Q41 14 38.5 16.5L18.5 36.5Z"
PRINTER = "M14 18V7H34V18M14 34H8V20Q8 18 10 18H38Q40 18 40 20V34H34"

ICONS = {
    "shield": fill(SHIELD, BLACK) + line("M16 24L22 30L33 18", CUT, 4),
    "menu": stroke("M10 14H38M10 24H38M10 34H38", 4),
    "help": stroke(HELP) + dot(24, 38, 3, BLACK),
    "undo": stroke(UNDO),
    "redo": group("translate(48 0) scale(-1 1)", stroke(UNDO)),
    "hint": fill(BULB, BLACK) + stroke("M19.5 37.5H28.5M21.5 42.5H26.5", 3.4),
    "last-trick": card_outline(9, 13, -14) + card_outline(22, 13, 12, CUT),
    "settings": gear(),
    "sound-on": speaker() + stroke("M30 17.5A9 9 0 0 1 30 30.5M35 11.5A17 17 0 0 1 35 36.5", 4),
    "sound-off": speaker() + stroke("M31 18.5L42 29.5M42 18.5L31 29.5", 4),
    "close": stroke("M12 12L36 36M36 12L12 36"),
    "cross": stroke("M12 12L36 36M36 12L12 36", 6),
    "check": stroke("M9 25L20 36L40 13", 6),
    "back": turned(180, stroke(ARROW)),
    "copy": stroke("M31 15V9Q31 7 29 7H10Q8 7 8 9V30Q8 32 10 32H15", 4)
    + f'<rect x="17" y="16" width="23" height="25" rx="2.5" fill="none" stroke="{BLACK}" stroke-width="4"/>',
    "save": stroke(SAVE),
    "load": stroke(LOAD),
    "share": stroke("M32 12L15 23M15 26L32 37", 3.6)
    + dot(35, 10.5, 6, BLACK)
    + dot(12, 24.5, 6, BLACK)
    + dot(35, 38, 6, BLACK),
    "exchange": stroke("M9 17H38M29.5 8.5L38 17L29.5 25.5M39 32H10M18.5 23.5L10 32L18.5 40.5", 3.6),
    "print": stroke(PRINTER, 4) + stroke("M14 29H34V41H14Z", 4),
    "edit": stroke(PENCIL, 4) + stroke("M28 13L35 20", 3.4),
    "play": fill("M14 8.5Q14 5 17 6.8L39 21.5Q42 24 39 26.5L17 41.2Q14 43 14 39.5Z", BLACK),
    "pause": fill("M12 8H20V40H12ZM28 8H36V40H28Z", BLACK),
    "step": fill("M9 9L29 24L9 39Z", BLACK) + fill("M32 9H39V39H32Z", BLACK),
    "step-back": turned(180, fill("M9 9L29 24L9 39Z", BLACK) + fill("M32 9H39V39H32Z", BLACK)),
    "arrow-right": stroke(ARROW, 5),
    "arrow-down": turned(90, stroke(ARROW, 5)),
    "arrow-left": turned(180, stroke(ARROW, 5)),
    "arrow-up": turned(270, stroke(ARROW, 5)),
    "scatter": stroke(SCATTER, 4.2),
    "hold": stroke("M10 18H38M10 30H38", 5),
    "chevron-right": stroke(CHEVRON, 5),
    "chevron-down": turned(90, stroke(CHEVRON, 5)),
    "chevron-left": turned(180, stroke(CHEVRON, 5)),
    "chevron-up": turned(270, stroke(CHEVRON, 5)),
    "plus": stroke("M24 10V38M10 24H38", 5),
    "minus": stroke("M10 24H38", 5),
    "moon": fill(MOON, BLACK),
    "sun": sun(),
    "heart": solid_pip("h"),
    "heart-line": outlined_pip("h"),
    "crown": fill(CROWN, BLACK) + stroke("M8 41H40", 4),
    "chart": stroke("M8 7V40H41", 4) + stroke("M14 32L22 22L29 27L40 12", 4),
    "accessibility": person(),
    "star": fill("M24 4L30 17.5L44.5 19L33.8 28.8L37 43L24 35.6L11 43L14.2 28.8L3.5 19L18 17.5Z", BLACK),
    "info": stroke("M24 22V38M19.5 22H24", 4.8) + dot(23.5, 11.5, 3.4, BLACK),
    "book": stroke("M24 12Q16 7 6 9V37Q16 35 24 40Q32 35 42 37V9Q32 7 24 12V40", 4),
    "people": dot(17, 16, 7, BLACK)
    + fill("M4 40C4 29 9 26 17 26C25 26 30 29 30 40Z", BLACK)
    + dot(34, 18, 5.6, BLACK)
    + fill("M33.5 40C33.5 33 32 29.5 29.5 27Q31 26.4 34 26.4C41 26.4 45 30 45 40Z", BLACK),
    "trash": stroke("M9 13H39M19 13V8H29V13M13 13L15 40H33L35 13M20.5 20L21.3 33M27.5 20L26.7 33", 3.8),
    "search": stroke("M30 30L41 41", 5)
    + f'<circle cx="20" cy="20" r="12.5" fill="none" stroke="{BLACK}" stroke-width="4.5"/>',
    "eye": stroke("M4 24Q24 4 44 24Q24 44 4 24Z", 4) + dot(24, 24, 6.5, BLACK),
}


def drawings() -> dict[str, str]:
    """Every icon by its path below `assets/art`."""
    return {f"icons/{name}.svg": svg(48, 48, body) for name, body in ICONS.items()}
