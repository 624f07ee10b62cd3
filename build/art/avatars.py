"""Avatars: six animals, 96 x 96, each on a disc of its own colour."""

from build.art.pen import GOLD, dot, fill, line, mirrored, svg

AXIS = 48.0
EYE = "#2A1C1C"


def both(part: str) -> str:
    """A part on both sides of the face."""
    return mirrored(part, AXIS)


def fox() -> str:
    """Pointed ears, white cheeks, half-closed eyes."""
    ears = fill("M20 20C30 20 40 28 46 36L26 54C18 44 16 30 20 20Z", "#C9602E")
    ears += fill("M24 27C30 29 36 33 39 38L29 46C25 40 23 33 24 27Z", "#4A2A22")
    head = "M48 32C64 32 76 44 80 56C70 60 58 72 48 84C38 72 26 60 16 56C20 44 32 32 48 32Z"
    cheeks = fill("M16 56C26 50 40 54 46 66L48 84C38 72 26 60 16 56Z", "#FBF3E4")
    eyes = fill("M29 51Q35 46 40 54Q33 56 29 51Z", EYE)
    nose = fill("M43 76Q48 72 53 76Q50 84 48 84Q46 84 43 76Z", EYE)
    return both(ears) + fill(head, "#D9703A") + both(cheeks + eyes) + nose


def owl() -> str:
    """Large golden eyes under tufts."""
    head = (
        "M18 24C24 26 30 26 36 22Q48 18 60 22C66 26 72 26 78 24C82 40 82 60 74 74"
        "Q62 88 48 88Q34 88 22 74C14 60 14 40 18 24Z"
    )
    breast = "M48 58C60 58 68 66 68 78Q58 88 48 88Q38 88 28 78C28 66 36 58 48 58Z"
    eye = dot(34, 44, 15, "#F4EBDD") + dot(35, 44, 8.5, GOLD) + dot(36, 44, 5, "#231F30")
    eye += dot(38, 42, 1.7, "#FFFFFF")
    feathers = line("M38 72l4 4l4 -4M50 72l4 4l4 -4", "#6B5A78", 2.4)
    beak = fill("M48 48L54 56L48 66L42 56Z", "#D9903A")
    return fill(head, "#6B5A78") + fill(breast, "#B6A6BE") + both(eye) + beak + feathers


def hare() -> str:
    """Tall ears and a pale muzzle."""
    ears = fill("M32 44C22 28 22 10 30 6C40 8 44 24 44 40Z", "#B79674")
    ears += fill("M33 38C28 26 27 15 31 12C36 16 39 26 40 38Z", "#EAC9B8")
    head = "M48 32C66 32 74 46 74 60C74 76 62 86 48 86C34 86 22 76 22 60C22 46 30 32 48 32Z"
    muzzle = "M48 60C58 60 64 67 64 74C60 82 54 86 48 86C42 86 36 82 32 74C32 67 38 60 48 60Z"
    eyes = dot(35, 54, 4.2, "#2A2024") + dot(36.5, 52.5, 1.3, "#FFFFFF")
    nose = fill("M43 65Q48 62 53 65Q50 70 48 70Q46 70 43 65Z", "#B85C5C")
    mouth = line("M48 70V75M42 77Q45 79 48 75Q51 79 54 77", "#8A6A50", 2)
    return both(ears) + fill(head, "#C9A985") + fill(muzzle, "#F6EBDA") + both(eyes) + nose + mouth


def cat() -> str:
    """Dark blue, with yellow slit eyes."""
    ears = fill("M22 18C32 22 40 28 44 34L22 50C18 38 18 26 22 18Z", "#3A3D55")
    ears += fill("M26 25C31 27 36 31 38 35L26 43C24 36 24 30 26 25Z", "#C98A8A")
    head = "M48 28C66 28 78 40 78 57C78 74 65 84 48 84C31 84 18 74 18 57C18 40 30 28 48 28Z"
    muzzle = "M48 60C57 60 62 66 62 72C60 80 54 84 48 84C42 84 36 80 34 72C34 66 39 60 48 60Z"
    eyes = fill("M26 52Q34 44 42 53Q34 59 26 52Z", "#E9C46A")
    eyes += fill("M34 47Q37 52 34 57Q31 52 34 47Z", "#1E1F30")
    nose = fill("M44 65H52L48 70Z", "#C98A8A") + line("M41 73Q45 76 48 72Q51 76 55 73", "#464A66", 2)
    return both(ears) + fill(head, "#464A66") + fill(muzzle, "#E8E4EC") + both(eyes) + nose


def badger() -> str:
    """White face with two dark bands through the eyes."""
    ears = dot(23, 31, 9, "#3B3A40") + dot(23.5, 32, 4.6, "#E9E1D6")
    head = (
        "M48 20C66 20 80 34 80 50C80 60 70 66 62 76C58 82 54 87 48 87"
        "C42 87 38 82 34 76C26 66 16 60 16 50C16 34 30 20 48 20Z"
    )
    flank = "M33 23.5C22 28 16 40 16 50C16 58 23 63.5 30 71C25 58 26 40 33 23.5Z"
    band = "M39.5 21C29 31 26.5 48 31 62C33.5 69 38 74 42 77C44 66 43.5 38 39.5 21Z"
    eyes = (
        dot(35.5, 50, 4.3, "#0F0E14") + dot(35.5, 50, 4.3, "#FFFFFF", 0.12) + dot(36.9, 48.5, 1.4, "#FFFFFF")
    )
    nose = fill("M41 77Q48 72 55 77Q53 85 48 85Q43 85 41 77Z", "#26242B")
    shine = line("M44.5 77.5Q47 76 49.5 76.6", "#6A6872", 1.4)
    return (
        both(ears)
        + fill(head, "#F4EFE6")
        + both(fill(flank, "#8B8892") + fill(band, "#3B3A40") + eyes)
        + nose
        + shine
    )


def raven() -> str:
    """Black and glossy, seen from the side, with a strong beak."""
    body = (
        "M21 94C17 72 20 60 27 50C24 30 38 17 54 19C66 20.5 73 29 73 40C72 54 69 68 74 90C60 98 36 98 21 94Z"
    )
    wing = "M23 92C22 78 25 68 33 60C42 66 47 78 47 95C38 96 30 95 23 92Z"
    upper = "M68 30C78 30 87 35 92 43C84 44 77 45 69 46Z"
    lower = "M69 45C76 45 82 44.6 86.5 44.4C81 49 76 51.5 69 51Z"
    throat = line("M62 60l3 6l3 -5M58 68l3.4 6l3.4 -5", "#5B6791", 2)
    sheen = line(
        "M34 38C37 30 43 26 50 25.5M30 70C33 74 36 80 37 88M36 68C40 74 42 80 42.5 88", "#5B6791", 2.2
    )
    eye = dot(59, 36, 6, "#E8EDF4") + dot(60, 36, 3.8, "#14151F") + dot(61.4, 34.6, 1.3, "#FFFFFF")
    return (
        fill(upper, "#4A4552")
        + fill(lower, "#35313C")
        + fill(body, "#262A40")
        + fill(wing, "#1B1E30")
        + throat
        + sheen
        + eye
    )


PORTRAITS = {
    "fox": ("#F2D9B8", fox),
    "owl": ("#CFD8E6", owl),
    "hare": ("#D5E0CC", hare),
    "cat": ("#E9CFCB", cat),
    "badger": ("#D8D2E4", badger),
    "raven": ("#F0DFA8", raven),
}


def drawings() -> dict[str, str]:
    """Every portrait by its path below `assets/art`."""
    return {
        f"avatars/{name}.svg": svg(96, 96, dot(48, 48, 48, ground), body())
        for name, (ground, body) in PORTRAITS.items()
    }
