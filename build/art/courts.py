"""Courts: the twelve half figures with what shines behind them, and the sash that hides the seam."""

from build.art.figure import AXIS, DRESS, STAR_DRESS, Dress, to_cut
from build.art.jacks import jack
from build.art.kings import king
from build.art.pen import BLACK, GOLD, HEIGHT, WIDTH, dot, fill, group, pip, svg
from build.art.props import arrows, held
from build.art.queens import queen

FIGURES = {"k": ("king", king), "q": ("queen", queen), "j": ("jack", jack)}
CX = int(AXIS)
STARS = (
    (62, 40, 1.6),
    (78, 22, 1.1),
    (206, 30, 1.5),
    (218, 96, 1.2),
    (34, 118, 1.7),
    (56, 100, 1.1),
    (26, 144, 1.1),
    (178, 24, 1.1),
    (222, 60, 1.7),
    (64, 66, 1),
)


def halo(rank: str, dress: Dress) -> str:
    """Rays for a king, a disc for a queen, a niche for a jack."""
    glow = dress["halo"]
    if rank == "k":
        ray = f"M{CX - 9} 0L{CX + 9} 0L{CX} 80Z"
        rays = "".join(fill(ray, glow, 1, f"rotate({angle} {CX} 80)") for angle in range(-105, 106, 30))
        return rays + dot(CX, 80, 52, glow)
    if rank == "q":
        return dot(CX, 78, 58, glow)
    return fill(f"M{CX - 50} 150L{CX - 50} 76A50 50 0 0 1 {CX + 50} 76L{CX + 50} 150Z", glow)


def night(moon: str) -> str:
    """Only the queen of spades has a night sky and a moon."""
    stars = "".join(dot(x, y, r, moon) for x, y, r in STARS)
    return dot(CX, 76, 57, "#FBEFD0", 0.16) + dot(CX, 76, 52, moon) + stars


def court(rank: str, suit: str) -> str:
    """The upper half of a court card, without its frame."""
    star = rank + suit == "qs"
    dress = STAR_DRESS if star else DRESS[suit]
    ground = fill(f"M0 0H{WIDTH}V{to_cut(WIDTH).split()[1]}L{to_cut(0)}Z", dress["tint"])
    behind = night(dress["halo"]) if star else halo(rank, dress)
    if rank + suit == "jc":
        behind += arrows(dress)
    return svg(WIDTH, HEIGHT, ground, behind, FIGURES[rank][1](suit, dress), held(rank + suit, dress))


def sash() -> str:
    """A band with golden hems and lozenges along the slanted line; the game replaces its black."""
    hems = fill("M-20 160.5H260V175.5H-20Z", GOLD) + fill("M-20 163H260V173H-20Z", BLACK)
    stones = "".join(pip("d", x, 168, 8, GOLD) for x in range(0, 241, 15))
    return svg(WIDTH, HEIGHT, group("rotate(-14.04 120 168)", hems, stones))


def drawings() -> dict[str, str]:
    """The twelve halves and the sash by their path below `assets/art`."""
    halves = {f"courts/{FIGURES[r][0]}-{s}.svg": court(r, s) for s in "cdhs" for r in "jqk"}
    return halves | {"courts/sash.svg": sash()}
