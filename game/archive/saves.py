"""The saved match: a record as text, and the record of a text again.

Loading is replaying (see `session.house.House.resume`). What cannot be read is set aside under another name
and never deleted.
"""

from collections.abc import Callable

from game.engine.reader import read
from game.engine.record import Record, RecordError
from game.engine.writer import write

MATCH, LAST = "match", "last-match"
ASIDE = "unreadable"


def saved(record: Record) -> str:
    """The text that a running match is kept as; the secret of its running hand is sealed in it."""
    return write(record)


def shared(record: Record) -> str:
    """The text for other people's eyes: only hands that are over."""
    return write(record.public())


def load(text: str) -> Record:
    """The record of a saved text. Raises RecordError, a sentence with its line."""
    return read(text)


def set_aside(text: str, key: str, keep: Callable[[str, str], bool]) -> str:
    """Keep an unreadable text under another key; the sentence to the player."""
    if keep(f"{key}-{ASIDE}", text):
        return "The saved match could not be read. It was set aside, and nothing was deleted."
    return "The saved match could not be read."


__all__ = ["ASIDE", "LAST", "MATCH", "RecordError", "load", "saved", "set_aside", "shared"]
