"""The fair deal on the screen: the page that explains it, and the check of a hand as one watches."""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter
from typing import TYPE_CHECKING

from game.archive import saves
from game.engine.cards import each, show
from game.scene import fairtext as text
from game.scene.geometry import Box
from game.scene.regions import Region
from game.screen.brush import Brush
from game.screen.form import Form
from game.screen.items import Action, Heading, Item, Words
from game.screen.page import Look
from game.screen.theme import GOOD, INK, INK_SOFT, RED
from game.session.verify import Check, Progress, verdict, verify

if TYPE_CHECKING:
    from game.screen.app import App
    from game.screen.table import Table


class FairPage(Form):
    """What makes the deal fair, in plain words, with the seal of the running hand."""

    heading = text.PAGE_TITLE
    widest = 680.0

    def __init__(self, app: App, table: Table | None) -> None:
        super().__init__(app)
        self.table = table

    def items(self) -> list[Item]:
        found: list[Item] = []
        deal = self.table.view.deal if self.table else None
        if deal and deal.commitment:
            found += [
                Heading(text.SEAL_LABEL),
                Words(_grouped(deal.commitment)),
                Words(text.SEAL_MEANING, soft=True),
                Action("copy-seal", "Copy the seal", icon="copy"),
            ]
            if not deal.secret:
                found.append(Words(text.CHECK_TOO_EARLY, soft=True))
        if self.table and self.table.results:
            label = text.CHECK_TITLE if deal and deal.secret else f"Check hand {len(self.table.results)}"
            found.append(Action("check-deal", label, "primary", "shield"))
        found.append(Action("open-record", "Check a record from a file", icon="load"))
        for heading, body in text.PAGE:
            found += [Heading(heading), Words(body)]
        return found

    def press(self, name: str) -> None:
        if name == "copy-seal" and self.table:
            done = self.app.host.copy(self.table.view.deal.commitment)
            self.app.say("The seal is copied." if done else "There is no clipboard here.")
        elif name == "check-deal" and self.table:
            check_table(self.app, self.table)
        elif name == "open-record":
            self.app.host.pick_file()
        else:
            super().press(name)

    def enter(self, name: str, text: str) -> None:
        if name == "file":
            self.app.open(CheckDeal(self.app, text))


def check_table(app: App, table: Table) -> None:
    """Check the last hand of a table that is over."""
    record = saves.shared(table.house.record())
    app.open(CheckDeal(app, record, len(table.results), table.names))


def _grouped(digits: str) -> str:
    """Hex digits in fours, so that lines can break and people can compare."""
    return " ".join(digits[i : i + 4] for i in range(0, len(digits), 4))


@dataclass(frozen=True)
class Step(Item):
    """One step of the check: a tick or a cross, what it is, what it means and what was found."""

    check: Check
    among: bool = False  # are there steps of other hands as well?

    def _name(self) -> str:
        place = f"Hand {self.check.hand}: " if self.among and self.check.hand else ""
        return place + self.check.name

    def _words(self) -> str:
        found = self.check
        lines = [found.meaning] if found.ok else []
        if found.key == "bots" or not found.ok:
            lines.append(found.detail)
        return " ".join(lines)

    def height(self, brush: Brush, width: float, k: float) -> float:
        return 26 * k + brush.paragraph_height(self._words(), width - 40, 14 * k) + 12

    def regions(self, brush: Brush, box: Box, k: float) -> list[Region]:
        state = "passed" if self.check.ok else "wrong"
        label = f"{self._name()}: {state}. {self._words()}"
        return [Region(f"step:{self.check.hand}:{self.check.key}", label, box, "text")]

    def paint(self, brush: Brush, box: Box, k: float, look: Look) -> None:
        ok = self.check.ok
        brush.icon("check" if ok else "cross", box.x + 13, box.y + 13 * k, 22, GOOD if ok else RED)
        brush.text(self._name(), box.x + 38, box.y + 13 * k, 16 * k, INK, "sans-bold")
        brush.paragraph(self._words(), box.x + 38, box.y + 26 * k, box.w - 40, 14 * k, INK_SOFT)


@dataclass(frozen=True)
class Hands(Item):
    """The hands as they were dealt, a row a seat."""

    names: tuple[str, ...]
    hands: tuple[int, ...]

    def _card(self, width: float, k: float) -> tuple[float, float]:
        """Width of a card and step."""
        most = max(hand.bit_count() for hand in self.hands)
        card = min(56.0, width * 0.13)
        return card, min(card * 0.9, (width - card) / max(1, most - 1))

    def height(self, brush: Brush, width: float, k: float) -> float:
        return len(self.hands) * (22 * k + self._card(width, k)[0] * 0.95) + 8

    def regions(self, brush: Brush, box: Box, k: float) -> list[Region]:
        rows = "\n".join(f"{n}\t{show(h)}" for n, h in zip(self.names, self.hands, strict=True))
        return [Region("dealt", "The hands as dealt", box, "table", value=f"Player\tCards\n{rows}")]

    def paint(self, brush: Brush, box: Box, k: float, look: Look) -> None:
        card, step = self._card(box.w, k)
        y = box.y
        for name, hand in zip(self.names, self.hands, strict=True):
            brush.text(name, box.x, y + 11 * k, 14 * k, INK, "sans-bold")
            with brush.clipped((box.x - 4, y + 22 * k, box.w + 8, card * 0.9)):
                for i, c in enumerate(each(hand)):
                    x = box.x + card / 2 + i * step
                    brush.card(c, x, y + 22 * k + card * 0.72, card, lift=0.1, index="large")
            y += 22 * k + card * 0.95


class CheckDeal(Form):
    """Every step of the deal computed again, ticked off as it is done; the bots' part comes last."""

    heading = text.CHECK_TITLE
    widest = 700.0

    def __init__(self, app: App, record: str, number: int = 0, names: tuple[str, ...] = ()) -> None:
        """Check a record's text: one hand of it, or with number 0 all of them."""
        super().__init__(app)
        self.text, self.names, self.number = record, names, number
        what = f"Hand {number}" if number else "Every hand"
        self.subtitle = f"{what}, computed again from its secret and your cut."
        self.checks: list[Check] = []
        self.progress = Progress(0, 0)
        self._work = verify(record, only=number)
        self.done = False

    def tick(self, seconds: float, until: float) -> bool:
        """Check on until the frame's time is used."""
        if self.done or not until:
            return False
        changed = False
        while not self.done:
            step = next(self._work, None)
            changed = True
            if step is None:
                self.done = True
                self.app.say(verdict(self.checks))
            elif isinstance(step, Progress):
                self.progress = step
            else:
                self.checks.append(step)
            if perf_counter() >= until:
                break
        return changed

    def items(self) -> list[Item]:
        found: list[Item] = []
        for check in self.checks:
            found.append(Step(check, not self.number))
            cards = sum(hand.bit_count() for hand in check.hands)
            found += [
                Words(f"{i}. {text.shuffle_line(s.kind, s.parted, s.stacked, len(s.cards))}", True, 14.0)
                for i, s in enumerate(check.steps, 1)
            ]
            if cards:
                seats = self.names or tuple(f"Seat {seat}" for seat in range(len(check.hands)))
                found.append(Hands(seats, check.hands))
        if self.done:
            found.append(Words(verdict(self.checks)))
        else:
            line = text.progress_line(self.progress.done, self.progress.total)
            found.append(Words(f"{text.CHECK_RUNNING} … {line}", soft=True))
        return found

    def footer(self) -> list[tuple[str, str, str]]:
        return [("copy-record", "Copy record", "secondary"), ("save-record", "Save record", "secondary")]

    def press(self, name: str) -> None:
        if name == "copy-record":
            done = self.app.host.copy(self.text)
            self.app.say("The record is copied." if done else "There is no clipboard here.")
        elif name == "save-record":
            save_record(self.app, self.text)
        else:
            super().press(name)


def save_record(app: App, text: str) -> None:
    """Hand the record of a match to the player as a file."""
    done = app.host.save_file("hearts-record.txt", text)
    app.say("The record is saved." if done else "The record could not be saved here.")
