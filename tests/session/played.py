"""Matches played for the tests, with fixed chances: their records as text."""

from functools import lru_cache
from random import Random

from game.engine.rules import Rules
from game.engine.writer import checksum, write
from game.session.house import House
from game.session.seats import HUMAN, BotSeat


class Person(BotSeat):
    """Someone who plays like a bot, but whose decisions nobody is asked to repeat."""

    def __init__(self, level: str) -> None:
        super().__init__(level, _no_clock)
        self.level = HUMAN


def _no_clock() -> float:
    return 0.0


def house(code: str, level: str = "medium", chance: int = 1, guest: BotSeat | None = None) -> House:
    """A new match with a person at seat 0, bots of a level at the others, and a guest at seat 2 if any."""
    rules = Rules.parse(code)
    seats = [Person("medium"), *(BotSeat(level, _no_clock) for _ in range(rules.players - 1))]
    seats[2] = guest or seats[2]
    return House.fresh(rules, seats, Random(chance).randbytes, _no_clock)


def go_on(match: House, moves: int = 100_000) -> House:
    """Play so many moves, or to the end of the match."""
    while moves and not match.over:
        if match.between_hands:
            match.next_hand(None)
        else:
            moves -= bool(match.step())
    return match


@lru_cache
def record(code: str, level: str = "medium", chance: int = 1) -> str:
    """The record of a whole match."""
    return write(go_on(house(code, level, chance)).record())


def resealed(text: str) -> str:
    """A text with the checksum that fits it, as a forger would write it."""
    version, _, body = text.split("\n", 2)
    return f"{version}\nchecksum {checksum(body)}\n{body}"
