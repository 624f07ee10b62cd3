"""Forgeries: a record with one byte changed, for every byte of every fact of its hands."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from tests.session.played import resealed

DIGITS, HEX, RANKS, SUITS = "0123456789", "0123456789abcdef", "23456789TJQKA", "CDSH"
FACTS = {  # line key: the alphabets of its words; a word of a card has a rank and a suit
    "commitment": HEX, "cut": HEX, "secret": HEX, "states": HEX, "score": DIGITS, "total": DIGITS,
}  # fmt: skip


@dataclass(frozen=True)
class Forgery:
    """A changed record: the line (from 1) and key of what was changed, and the lines of its hand."""

    text: str
    line: int
    key: str
    hand: range


def forgeries(text: str) -> Iterator[Forgery]:
    """Every change of one byte in a fact of a finished hand, each with a checksum that fits again."""
    lines = text.split("\n")
    hand = range(0)
    for number, line in enumerate(lines, 1):
        key = line.partition(" ")[0]
        if key == "hand":
            end = next(n for n in range(number, len(lines) + 1) if not lines[n - 1])
            hand = range(number, end)
        if number in hand:
            for changed in _changes(line, key):
                forged = "\n".join([*lines[: number - 1], changed, *lines[number:]])
                yield Forgery(resealed(forged), number, key, hand)


def _changes(line: str, key: str) -> Iterator[str]:
    if key in FACTS:
        spots = ((i, FACTS[key]) for i in range(len(key) + 1, len(line)))
    elif key in ("gives", "trick", "dealt", "aside"):
        cards = (m.start() for m in re.finditer(r"\b[2-9TJQKA][CDSH]\b", line))
        spots = (spot for i in cards for spot in ((i, RANKS), (i + 1, SUITS)))
    else:
        return
    for i, alphabet in spots:
        if line[i] in alphabet:
            other = alphabet[(alphabet.index(line[i]) + 1) % len(alphabet)]
            yield line[:i] + other + line[i + 1 :]
