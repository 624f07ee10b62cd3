"""One step of a check: what it is about, what it means, and whether it holds."""

from collections.abc import Iterable
from dataclasses import dataclass

from game.engine.cards import Cards
from game.engine.fairdeal import ShuffleStep
from game.engine.record import RecordError

MEANINGS: dict[str, tuple[str, str]] = {
    "text": ("The text", "Nothing in the record was changed since the game wrote it."),
    "lot": ("The first dealer", "The first dealer was drawn by lot with the secret of the first hand."),
    "seal": (
        "The seal",
        "The secret shown after the hand fits the seal shown before it: it was not exchanged.",
    ),
    "shuffle": ("The shuffle", "The secret and your cut, and nothing else, put the pack in order."),
    "deal": ("The hands", "Dealt one at a time from the dealer's left, the pack gives the hands on record."),
    "pass": ("The pass", "Every seat passed cards that it held and might pass."),
    "play": ("The cards", "Every card was held by the seat that played it, and allowed at that moment."),
    "score": ("The score", "Tricks, points and totals follow from the cards and the rules."),
    "bots": (
        "The bots",
        "Every decision of a bot comes out again from the cards it had seen itself and its own chance.",
    ),
    "open": ("The running hand", "Its secret stays closed until it is over; then it can be checked."),
    "end": ("The end", "The match ended when the rules say, and with the right winners."),
}


@dataclass(frozen=True, slots=True)
class Check:
    """A step of a check. `hand` counts from 1; 0 is the match as a whole.

    `detail` says what was found or, when `ok` is false, what is wrong and in which line. The shuffle has its
    five `steps` and the deal its `hands`, for a screen to lay out.
    """

    key: str  # of MEANINGS
    hand: int
    ok: bool
    detail: str
    steps: tuple[ShuffleStep, ...] = ()
    hands: tuple[Cards, ...] = ()

    @property
    def name(self) -> str:
        """What is checked, in two words."""
        return MEANINGS[self.key][0]

    @property
    def meaning(self) -> str:
        """What it means when it holds: a sentence."""
        return MEANINGS[self.key][1]

    def __str__(self) -> str:
        place = f"hand {self.hand}" if self.hand else "match"
        return f"{'passed' if self.ok else 'WRONG '}  {place:8} {self.name}: {self.detail}"


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a check has come, in decisions and hands."""

    done: int
    total: int


class Wrong(Exception):
    """The check that failed; it ends the whole check."""

    def __init__(self, check: Check) -> None:
        super().__init__(check.detail)
        self.check = check


def wrong(key: str, hand: int, line: int, cause: str) -> Wrong:
    """A failed check with its place."""
    return Wrong(Check(key, hand, False, str(RecordError(line, cause))))


def verdict(checks: Iterable[Check]) -> str:
    """The outcome of a whole check, as a sentence or two."""
    seen = list(checks)
    bad = [check for check in seen if not check.ok]
    if bad:
        return " ".join(f"Refused at {check.name.lower()}: {check.detail}" for check in bad)
    hands = len({check.hand for check in seen if check.key == "seal"})
    if not hands:
        return "There is no finished hand in this record yet, so there is nothing to check."
    return f"All passed: {hands} {'hand was' if hands == 1 else 'hands were'} checked, and nothing is wrong."
