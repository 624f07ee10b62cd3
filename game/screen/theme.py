"""Theme: every colour of the game as data, and the contrast between two of them.

Colours are "#RRGGBB". What lies on ivory (cards, sheets) is the same in every theme; the table, the panels
over it and the veil over a card that cannot be played are the theme's own. One accent (honey); red means
hearts and points and nothing else.
"""

from dataclasses import dataclass

IVORY = "#FBF6EA"  # card stock, sheets, and the light text
INK = "#1E2233"  # text on ivory
INK_SOFT = "#6A6355"  # secondary text on ivory
RED = "#C22A39"  # hearts on ivory
HEART = "#E4574F"  # the heart as a shape on panels
POINTS = "#E9B9A8"  # points taken this hand, as text on panels
LIGHT_SOFT = "#D9D2C3"  # secondary text on panels
ACCENT = "#F0BE62"
ACCENT_DEEP = "#C98F35"  # the pressed edge of an accent button
ON_ACCENT = "#2A1D10"
GOLD_DEEP = "#B97F2A"  # thin lines and bars on ivory
GOOD = "#1B7047"  # a tick on ivory
SHADOW = (10, 8, 20)

# Suit colours in the engine's order: clubs, diamonds, spades, hearts.
DECKS = {2: (INK, RED, INK, RED), 4: ("#1B7047", "#1F5CA8", INK, RED)}
# The dark of each suit's dress; the queen of spades has her own.
DRESS_DEEP = ("#1B463B", "#973F1B", "#232750", "#8E1B2C")
STAR_DEEP = "#2A2356"
# In a four-colour deck the courts of diamonds wear blue.
BLUE_DRESS = {
    "#D2622A": "#2F69B3",
    "#973F1B": "#1C3F77",
    "#F7E3C4": "#D8E4F1",
    "#FDF4E0": "#F1F5F7",
}

PANEL_ALPHA = 0.62
VEIL_ALPHA = 0.38


@dataclass(frozen=True)
class Theme:
    """One table: its light from the middle to the rim, the panels over it, and the card back it came with."""

    name: str
    title: str
    light: str
    mid: str
    edge: str
    panel: str
    veil: str
    back: str

    @property
    def panel_shown(self) -> str:
        """The colour of a panel where it is lightest: over the pool of light."""
        return mix(self.light, self.panel, PANEL_ALPHA)


THEMES = {
    theme.name: theme
    for theme in (
        Theme("felt", "Felt", "#37796A", "#225446", "#0F2C27", "#0C2621", "#1B4439", "garnet"),
        Theme("midnight", "Midnight", "#464E7C", "#2B3058", "#101226", "#0E1024", "#262B50", "midnight"),
        Theme("walnut", "Walnut", "#8C5D3D", "#674029", "#2B1710", "#24130C", "#56341F", "meadow"),
    )
}
BACKS = ("garnet", "midnight", "meadow")
AVATARS = ("fox", "owl", "hare", "cat", "badger", "raven")


def rgb(colour: str) -> tuple[int, int, int]:
    """The three channels, 0 to 255, of "#RRGGBB"."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def mix(one: str, other: str, share: float) -> str:
    """The colour that is `share` (0 to 1) of `other` laid over `one`."""
    parts = (round(a + (b - a) * share) for a, b in zip(rgb(one), rgb(other), strict=True))
    return "#" + "".join(f"{part:02X}" for part in parts)


def luminance(colour: str) -> float:
    """Relative luminance, 0 to 1 (WCAG 2.2, definition "relative luminance")."""

    def linear(channel: int) -> float:
        share = channel / 255
        return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(channel) for channel in rgb(colour))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """The contrast ratio, 1 to 21 (WCAG 2.2, definition "contrast ratio")."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def text_pairs(theme: Theme) -> list[tuple[str, str, str]]:
    """(what it is, text, ground) for every pair in which the game sets running text."""
    panel = theme.panel_shown
    return [
        ("heading on the table", IVORY, theme.light),
        ("text on a panel", IVORY, panel),
        ("secondary text on a panel", LIGHT_SOFT, panel),
        ("points on a panel", POINTS, panel),
        ("accent on a panel", ACCENT, panel),
        ("secondary button", IVORY, mix(theme.light, theme.panel, 0.45)),
        ("primary button", ON_ACCENT, ACCENT),
        ("primary button, pressed", ON_ACCENT, ACCENT_DEEP),
        ("text on a sheet", INK, IVORY),
        ("secondary text on a sheet", INK_SOFT, IVORY),
        ("points on a sheet", RED, IVORY),
        ("a tick on a sheet", GOOD, IVORY),
        ("text on a chosen row", INK, mix(IVORY, ACCENT, 0.26)),
        ("secondary text on a chosen row", INK_SOFT, mix(IVORY, ACCENT, 0.26)),
        *(("rank of a card", colour, IVORY) for deck in DECKS.values() for colour in deck),
    ]
