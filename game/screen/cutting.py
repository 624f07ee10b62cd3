"""The cut: before the deal the player may cut the pack himself, by a tap or with words of his own."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.scene import fairtext as text
from game.scene.geometry import Box
from game.scene.regions import Region
from game.screen.brush import Brush
from game.screen.form import Form
from game.screen.items import Item, Words
from game.screen.page import Look
from game.screen.theme import ACCENT, INK

if TYPE_CHECKING:
    from game.screen.app import App

LONGEST = 80  # letters
BACKS = 26


class Pack(Item):
    """The pack spread out; where it is tapped it is cut. `spot` is in thousandths."""

    def __init__(self, spot: int | None) -> None:
        self.spot = spot

    def height(self, brush: Brush, width: float, k: float) -> float:
        return min(130.0, width * 0.3) + 20

    def regions(self, brush: Brush, box: Box, k: float) -> list[Region]:
        value = "" if self.spot is None else str(self.spot / 10)
        return [Region("cut-at", "Where to cut, in hundredths of the pack", box, "slider", value=value)]

    def paint(self, brush: Brush, box: Box, k: float, look: Look) -> None:
        card = min(80.0, box.w * 0.17)
        step = (box.w - card) / (BACKS - 1)
        for i in range(BACKS):
            lifted = self.spot is not None and i / BACKS * 1000 < self.spot
            brush.card(None, box.x + card / 2 + i * step, box.cy - (8 if lifted else 0), card, lift=0.15)
        if self.spot is not None:
            x = box.x + card / 2 + (box.w - card) * self.spot / 1000
            brush.box((x - 2, box.y, 4, box.h), 2, ACCENT)
        if look.focus == "cut-at":
            brush.focus(box)


class Words80(Item):
    """A text field."""

    def __init__(self, typed: str, focus: bool) -> None:
        self.typed, self.focus = typed, focus

    def height(self, brush: Brush, width: float, k: float) -> float:
        return 26 * k + 48 + 10

    def regions(self, brush: Brush, box: Box, k: float) -> list[Region]:
        field = Box(box.x, box.y + 26 * k, box.w, 48)
        return [Region("cut-words", text.CUT_TYPED_LABEL, field, "textbox", value=self.typed)]

    def paint(self, brush: Brush, box: Box, k: float, look: Look) -> None:
        brush.text(text.CUT_TYPED_LABEL, box.x, box.y + 12 * k, 15 * k, INK, "sans-bold")
        field = self.regions(brush, box, k)[0].box
        brush.field(field, self.typed, look.focus == "cut-words" or self.focus, "Type anything", self.focus)


class CutSheet(Form):
    """Asks for the cut of a hand that has its seal; `cut` gets the words, or None for random bytes."""

    heading = text.CUT_TITLE
    subtitle = text.CUT_PROMPT
    closes = False

    def __init__(self, app: App, seal: str, cut: Callable[[str | None], None]) -> None:
        super().__init__(app)
        self.seal = seal
        self._cut = cut
        self.spot: int | None = None
        self.typed = ""
        self.typing = False

    def items(self) -> list[Item]:
        return [
            Pack(self.spot),
            Words80(self.typed, self.typing),
            Words(f"{text.SEAL_LABEL}: {text.short_seal(self.seal)}", True),
        ]

    def footer(self) -> list[tuple[str, str, str]]:
        mine = self.spot is not None or bool(self.typed)
        return [
            ("cut-random", text.CUT_SKIP, "secondary"),
            ("cut", "Cut and deal", "primary" if mine else "secondary"),
        ]

    def press(self, name: str) -> None:
        self.typing = name == "cut-words"
        if name in ("cut", "cut-random"):
            mine = name == "cut" and (self.spot is not None or bool(self.typed))
            self.app.close(self)
            self._cut(f"{self.spot} {self.typed}" if mine else None)

    def enter(self, name: str, value: str) -> None:
        if name == "cut-words":
            self.typed = value[:LONGEST]
        elif name == "cut-at":
            self._put(_number(value) / 100)

    def _put(self, share: float) -> None:
        self.spot = round(1000 * min(1.0, max(0.0, share)))
        self.app.touch()

    def key(self, key: str) -> bool:
        if self.app.look.focus == "cut-at" and key in ("left", "right"):
            here = 0.5 if self.spot is None else self.spot / 1000
            self._put(here + (0.02 if key == "right" else -0.02))
            return True
        if not (self.typing or self.app.look.focus == "cut-words"):
            return super().key(key)
        if key == "backspace":
            self.typed = self.typed[:-1]
            return True
        if len(key) == 1 or key == "space":
            self.typed = (self.typed + (" " if key == "space" else key))[:LONGEST]
            return True
        return False

    def grasp(self, region: Region | None, x: float, y: float) -> None:
        super().grasp(region, x, y)
        if region is not None and region.name == "cut-at":
            self._grip = None  # a tap on the pack cuts; it does not scroll
            self._put((x - region.box.x) / region.box.w)

    def back(self) -> None:
        self.press("cut-random")


def _number(value: str) -> float:
    try:
        return float(value)
    except ValueError:
        return 50.0
