"""The settings sheet: every choice applies at once, in any phase, and is kept."""

from __future__ import annotations

from game.archive.settings import CHOICES, TEXT_SIZES, show
from game.screen.accessibility import Accessibility
from game.screen.form import Form
from game.screen.items import Action, Choice, Heading, Item, Toggle

LABELS = {
    "theme": ("Table", ("Felt", "Midnight", "Walnut")),
    "back": ("Card back", ("Garnet", "Midnight", "Meadow")),
    "colours": ("Colours of the suits", ("Two", "Four")),
    "index": ("Corners of the cards", ("Fitting", "Normal", "Large")),
    "speed": ("Speed", ("Normal", "Slow", "Fast", "Instant")),
    "motion": ("Motion", ("As the system says", "Full", "Reduced")),
    "play": ("Play a card by", ("A tap", "Two taps", "Dragging")),
    "trick": ("A finished trick stays", ("For a moment", "Until a tap")),
    "cut": ("Cut the pack", ("At random", "Ask me")),
    "points": ("Points of the hand", ("Everybody's", "Mine", "Hidden")),
}
SWITCHES = {
    "forced": ("Play forced cards", "When only one card is allowed, it is played for you."),
    "sound": ("Sound", ""),
    "card_sounds": ("Sounds of the cards", "Dealing, passing, playing and collecting."),
    "event_sounds": ("Sounds of events", "Hearts broken, the queen, a moon, the end."),
    "captions": ("Captions", "What is announced is also written on the screen."),
}
GROUPS = (
    ("Play", ("speed", "play", "trick", "points", "forced", "cut")),
    ("Look", ("theme", "back", "colours", "index", "text")),
    ("Motion and sound", ("motion", "sound", "card_sounds", "event_sounds", "captions")),
)
ORDER = {"speed": ("slow", "normal", "fast", "instant")}


class SettingsForm(Form):
    """Everything that can be set."""

    heading = "Settings"
    widest = 640.0

    def items(self) -> list[Item]:
        found: list[Item] = []
        for heading, names in GROUPS:
            found.append(Heading(heading))
            found += [self._item(name) for name in names]
        return [*found, Action("accessibility", "Accessibility", icon="accessibility")]

    def _item(self, name: str) -> Item:
        value = show(getattr(self.app.settings, name))
        if name == "text":
            sizes = tuple((str(size), f"{size} %") for size in TEXT_SIZES)
            return Choice(name, "Size of text", sizes, value)
        if name in SWITCHES:
            label, note = SWITCHES[name]
            return Toggle(name, label, value == "on", note)
        label, words = LABELS[name]
        options = dict(zip(CHOICES[name], words, strict=True))
        return Choice(name, label, tuple((v, options[v]) for v in ORDER.get(name, CHOICES[name])), value)

    def press(self, name: str) -> None:
        kind, _, value = name.partition(":")
        if name in SWITCHES:
            self.app.change(name, "off" if getattr(self.app.settings, name) else "on")
        elif name == "accessibility":
            self.app.open(Accessibility(self.app))
        elif kind in LABELS or kind == "text":
            self.app.change(kind, value)
        else:
            super().press(name)
