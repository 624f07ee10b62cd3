"""What cards are worth: named tables, and tables written in the rules code.

A table maps cards to whole points. Positive cards are the penalty cards, negative ones are bonuses; every
other card is worth nothing.
"""

import re
from collections.abc import Mapping
from functools import lru_cache

from game.engine.cards import HEARTS, QUEEN, RANKS, Card, NotationError, card, name, rank

_HEARTS = range(HEARTS * 13, HEARTS * 13 + 13)
_STANDARD: dict[Card, int] = {**dict.fromkeys(_HEARTS, 1), QUEEN: 13}
_SPOT: dict[Card, int] = {**{c: rank(c) + 2 for c in _HEARTS}, QUEEN: 25}

NAMED: Mapping[str, Mapping[Card, int]] = {
    "standard": _STANDARD,
    "spot": _SPOT,
    "black_maria": {**_STANDARD, card("KS"): 10, card("AS"): 7},
    "hooligan": {**_STANDARD, card("7C"): 7},
}
LIMIT = 99


class ValueTableError(ValueError):
    """A table of card values that cannot be read; the message says why."""


@lru_cache(maxsize=64)
def table(code: str) -> Mapping[Card, int]:
    """The values that a name or a `custom:QS13;KS10;JD-10` stands for. Raises ValueTableError."""
    if code in NAMED:
        return NAMED[code]
    if code.startswith("custom:"):
        entries = [_entry(text) for text in code.removeprefix("custom:").split(";") if text]
        for i, (c, _) in enumerate(entries):
            if c in (before for before, _ in entries[:i]):
                raise ValueTableError(f"{name(c)} stands twice: write each card once")
        return dict(entries)
    raise ValueTableError(f"{code!r} is none of {', '.join(NAMED)}, custom:CARDPOINTS;...")


def _entry(text: str) -> tuple[Card, int]:
    try:
        c = card(text[:2])
    except NotationError:
        raise ValueTableError(
            f"{text!r} is no card with points: write for example QS13 or JD-10 (ranks {RANKS})"
        ) from None
    if not re.fullmatch("-?[0-9]{1,2}", text[2:]):
        raise ValueTableError(f"{text!r} must be worth a whole number from -{LIMIT} to {LIMIT}")
    return c, int(text[2:])


def canonical(code: str) -> str:
    """The same table in its one spelling: dearest card first, cards worth nothing left out."""
    if code in NAMED:
        return code
    entries = sorted(((-points, c) for c, points in table(code).items() if points))
    written = "custom:" + ";".join(f"{name(c)}{-points}" for points, c in entries)
    return next((known for known, values in NAMED.items() if values == table(written)), written)
