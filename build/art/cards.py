"""Cards: suits, the ace of spades' ornament, stock and edge, and the frame around a court."""

from build.art.pen import (
    BLACK,
    GOLD,
    GOLD_DEEP,
    HEIGHT,
    IVORY,
    PIP,
    RED,
    SUIT_NAMES,
    WIDTH,
    dot,
    fill,
    group,
    line,
    pip,
    svg,
)

CORNER = 15
LEAF = "M0 0C-9 -6 -12 -17 -8 -28C2 -22 6 -11 0 0Z"
SPADE_INSET = (
    "M50 6C57 19 68 30 77 39C86 48 91 55 91 64C91 73 84 79 76 79C67 79 59 74 50 60"
    "C41 74 33 79 24 79C16 79 9 73 9 64C9 55 14 48 23 39C32 30 43 19 50 6Z"
)


def ace_of_spades() -> str:
    """A spade with an inset line, a sprig of gold and a red berry."""
    sprig = ""
    for y, size, lean in ((71, 0.42, -52), (60, 0.46, -42), (48, 0.40, -28)):
        leaves = fill(LEAF, GOLD, 1, f"rotate({lean})") + fill(LEAF, GOLD, 1, f"scale(-1 1) rotate({lean})")
        sprig += group(f"translate(50 {y}) scale({size})", leaves)
    inset = group("translate(11.5 11.8) scale(.77)", line(SPADE_INSET, GOLD, 1.5))
    stem = line("M50 71L50 36", GOLD, 1.2)
    return (
        pip("s", 50, 50, 100, BLACK)
        + inset
        + stem
        + sprig
        + dot(50, 30.5, 2.6, RED)
        + dot(50, 76.5, 1.6, GOLD)
    )


def outline(inset: float, colour: str, opacity: float, width: float) -> str:
    """A rounded outline of the card, inside its edge."""
    size = f'width="{WIDTH - 2 * inset}" height="{HEIGHT - 2 * inset}" rx="{CORNER - inset}"'
    style = f'stroke="{colour}" stroke-opacity="{opacity}" stroke-width="{width}"'
    return f'<rect x="{inset}" y="{inset}" {size} fill="none" {style}/>'


def frame(notch_x: int, notch_y: int, margin: int = 13, r: int = 9) -> str:
    """An ivory sheet with a window; two notches hold the indices. It covers what a figure leaves over."""
    right, bottom = WIDTH - margin, HEIGHT - margin
    far_x, far_y = WIDTH - notch_x, HEIGHT - notch_y
    window = (
        f"M{notch_x + r} {margin}H{right - r}Q{right} {margin} {right} {margin + r}"
        f"V{far_y - r}Q{right} {far_y} {right - r} {far_y}H{far_x + r}Q{far_x} {far_y} {far_x} {far_y + r}"
        f"V{bottom - r}Q{far_x} {bottom} {far_x - r} {bottom}H{margin + r}"
        f"Q{margin} {bottom} {margin} {bottom - r}V{notch_y + r}Q{margin} {notch_y} {margin + r} {notch_y}"
        f"H{notch_x - r}Q{notch_x} {notch_y} {notch_x} {notch_y - r}V{margin + r}"
        f"Q{notch_x} {margin} {notch_x + r} {margin}Z"
    )
    sheet = f'<path fill="{IVORY}" fill-rule="evenodd" d="M0 0H{WIDTH}V{HEIGHT}H0Z{window}"/>'
    return svg(
        WIDTH, HEIGHT, sheet, f'<path fill="none" stroke="{GOLD_DEEP}" stroke-width="1.6" d="{window}"/>'
    )


def drawings() -> dict[str, str]:
    """The parts of every card by their path below `assets/art`."""
    stock = f'<rect width="{WIDTH}" height="{HEIGHT}" rx="{CORNER}" fill="{IVORY}"/>'
    edge = outline(0.6, "#8A7A5C", 0.55, 1.2) + outline(2.2, "#FFFFFF", 0.75, 1.8)
    suits = {f"suits/{name}.svg": svg(100, 100, fill(PIP[key], BLACK)) for key, name in SUIT_NAMES.items()}
    return suits | {
        "suits/ace-spade.svg": svg(100, 100, ace_of_spades()),
        "stock.svg": svg(WIDTH, HEIGHT, stock),
        "edge.svg": svg(WIDTH, HEIGHT, edge),
        "courts/frame-normal.svg": frame(49, 88),
        "courts/frame-large.svg": frame(72, 124),
    }
