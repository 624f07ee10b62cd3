"""The strict reader of records: every line must be what `writer` could have written there.

What cannot be read raises RecordError with the line and the cause. Whether the match can have gone like that
is the business of `replay`.
"""

import re
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import TypeVar

from game.engine.cards import Card, Cards, NotationError, Seat, parse, sequence
from game.engine.events import MoonShot
from game.engine.lines import Lines
from game.engine.match import MATCH_ID, clean_name
from game.engine.moves import Choose, Give, Move, Play
from game.engine.record import VERSION, HandRecord, Record, RecordError, Sitting
from game.engine.rules import Rules, RulesError
from game.engine.writer import HEAD, checksum

LONGEST_TEXT = 8_000_000  # characters; a match of 999 hands stays well below
SEAT, NUMBER, HEX, CARDS = "[0-4]", "-?[0-9]{1,7}", "[0-9a-f]{64}", "[2-9TJQKA][CDSH](?: [2-9TJQKA][CDSH])*"
T = TypeVar("T")


def read(text: str) -> Record:
    """The record that a text holds. Raises RecordError."""
    if len(text) > LONGEST_TEXT:
        raise RecordError(1, f"the text has {len(text)} characters: no record has more than {LONGEST_TEXT}.")
    text = text.removeprefix("\ufeff").replace("\r\n", "\n").rstrip("\n") + "\n"  # as mails and editors do
    lines = Lines(text)
    _check_version(lines)
    _check_sum(lines, text)
    record = _head(lines)
    hands: list[HandRecord] = []
    while lines.opens("hand [0-9]+"):
        if hands and not hands[-1].finished:
            raise RecordError(lines.number, "a hand follows one that was not finished.")
        hands.append(_Hand(lines, record.rules.players).read())
    pattern = f"winners ({SEAT}(?: {SEAT})*)"
    winners = lines.take(pattern) if lines.opens(pattern) else None
    lines.end()
    where = {**record.lines, "winners": lines.number - 1}
    won = tuple(map(int, winners[1].split())) if winners else ()
    return replace(record, hands=tuple(hands), winners=won, lines=where)


def _check_version(lines: Lines) -> None:
    version = lines.must(f"{HEAD} ([0-9]{{1,6}})", f"'{HEAD} {VERSION}'")[1]
    if version != str(VERSION):
        raise RecordError(1, f"version {version} is not known: this program reads version {VERSION}.")


def _check_sum(lines: Lines, text: str) -> None:
    told = lines.must("checksum ([0-9a-f]{16})", "'checksum' with 16 hex digits")[1]
    body = text.split("\n", 2)[-1]
    if checksum(body) != told:
        raise RecordError(2, f"the checksum of the lines below is {checksum(body)}: they were changed.")


def _head(lines: Lines) -> Record:
    code = lines.must("rules (.+)", "'rules' with a rules code")[1]
    rules = _sense(lines.number - 1, lambda: Rules.parse("" if code == "standard" else code))
    if code != (rules.code() or "standard"):
        raise RecordError(lines.number - 1, f"write the rules as {rules.code() or 'standard'}.")
    match_id = lines.must(f"match ({MATCH_ID})", "'match' with 1 to 64 letters, digits, - or _")[1]
    sittings = tuple(_sitting(lines, seat) for seat in range(rules.players))
    dealer = int(lines.must(f"first dealer ([0-{rules.players - 1}])", "'first dealer' with a seat")[1])
    where = {"rules": 3, "first dealer": lines.number - 1}
    seconds = lines.take("seconds ([1-9][0-9]{0,6})")
    undone = lines.take("undone ([1-9][0-9]{0,6})")
    used, back = (int(found[1]) if found else 0 for found in (seconds, undone))
    return Record(rules, match_id, sittings, dealer, seconds=used, undone=back, lines=where)


def _sitting(lines: Lines, seat: Seat) -> Sitting:
    found = lines.must(f"seat {seat} ([a-z]{{1,20}}) (.+)", f"'seat {seat}' with a level and a name")
    if clean_name(found[2]) != found[2]:
        raise RecordError(lines.number - 1, "a name has at most 40 printable characters, and single spaces.")
    return Sitting(found[1], found[2])


class _Hand:
    """Reads the lines of one hand."""

    def __init__(self, lines: Lines, players: int) -> None:
        self._lines = lines
        self._players = players
        self._seat = f"([0-{players - 1}])"
        self._moves: list[Move] = []
        self._takers: list[Seat] = []
        self._time_up: int | None = None
        self._where: dict[str, int] = {}

    def read(self) -> HandRecord:
        """The hand."""
        number = int(self._must("hand", "hand ([0-9]{1,4})", "'hand' with a number")[1])
        dealer = int(self._must("dealer", f"dealer {self._seat}", "'dealer' with a seat")[1])
        commitment = self._text("commitment", HEX)
        cut = self._text("cut", HEX)
        direction = self._direction()
        self._gives()
        self._tricks()
        shot = self._shot()
        form = self._form() if shot else None
        sealed = self._text("sealed", HEX)
        hands, aside = ((), 0) if sealed else self._dealt()
        delta, totals = ((), ()) if sealed else self._result()
        secret = "" if sealed or not delta else self._text("secret", HEX)
        states = self._text("states", "[0-9a-f]{16}")
        self._clock()
        return HandRecord(
            number, dealer, commitment, cut, direction, tuple(self._moves), tuple(self._takers), shot, form,
            hands, aside, delta, totals, secret, states, self._time_up, sealed, self._where,
        )  # fmt: skip

    def _may(self, key: str, pattern: str) -> "re.Match[str] | None":
        found = self._lines.take(pattern)
        if found:
            self._where[key] = self._lines.number - 1
        return found

    def _must(self, key: str, pattern: str, wanted: str) -> "re.Match[str]":
        found = self._lines.must(pattern, wanted)
        self._where[key] = self._lines.number - 1
        return found

    def _text(self, key: str, pattern: str) -> str:
        found = self._may(key, f"{key} ({pattern})")
        return found[1] if found else ""

    def _move(self, *moves: Move) -> None:
        for move in moves:
            self._where[f"move {len(self._moves)}"] = self._lines.number - 1
            self._moves.append(move)

    def _clock(self) -> None:
        if self._time_up is None and self._may("time up", "time up"):
            self._time_up = len(self._moves)

    def _direction(self) -> str:
        self._clock()
        found = self._may("pass", f"pass (left|right|across|scatter|hold)(?: by {self._seat})?")
        if found and found[2]:
            self._move(Choose(int(found[2]), found[1]))
        return found[1] if found else ""

    def _gives(self) -> None:
        self._clock()
        while found := self._may("gives", f"gives {self._seat} ({CARDS})"):
            self._move(Give(int(found[1]), tuple(self._cards(found[2]))))
            self._clock()

    def _tricks(self) -> None:
        trick = f"trick ([0-9]{{1,2}})  {self._seat}: ({CARDS})(?:  to {self._seat})?"
        while found := self._may("trick", trick):
            cards = self._cards(found[3])
            self._check_trick(found, cards)
            leader = int(found[2])
            self._move(*(Play((leader + i) % self._players, c) for i, c in enumerate(cards)))
            if not found[4]:
                break  # it still lies on the table
            self._where[f"trick {len(self._takers)}"] = self._lines.number - 1
            self._takers.append(int(found[4]))
            self._clock()

    def _check_trick(self, found: "re.Match[str]", cards: list[Card]) -> None:
        due = len(self._takers) + 1
        if found[1] != str(due):
            raise RecordError(self._lines.number - 1, f"trick {found[1]}, where trick {due} must stand.")
        if (len(cards) == self._players) != bool(found[4]) or len(cards) > self._players:
            raise RecordError(
                self._lines.number - 1, f"a trick has {self._players} cards, and then a seat takes it."
            )

    def _shot(self) -> MoonShot | None:
        found = self._may("moon", f"(moon|sun) {self._seat}")
        return MoonShot(int(found[2]), found[1] == "sun", False) if found else None

    def _form(self) -> str | None:
        found = self._may("form", f"form (add|subtract)(?: by {self._seat})?")
        if found and found[2]:
            self._move(Choose(int(found[2]), found[1]))
        return found[1] if found else None

    def _dealt(self) -> tuple[tuple[Cards, ...], Cards]:
        hands: list[Cards] = []
        while len(hands) < self._players and (found := self._may("dealt", f"dealt {len(hands)} ({CARDS})")):
            hands.append(self._set(found[1]))
        if hands and len(hands) < self._players:
            raise RecordError(self._lines.number, f"the cards dealt to seat {len(hands)} are missing.")
        aside = self._may("aside", f"aside ({CARDS})") if hands else None
        return tuple(hands), self._set(aside[1]) if aside else 0

    def _result(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        row = f"({NUMBER}(?: {NUMBER}){{{self._players - 1}}})"
        score = self._may("score", f"score {row}")
        if not score:
            return (), ()
        total = self._must("total", f"total {row}", f"'total' with {self._players} numbers")
        return _numbers(score[1].split()), _numbers(total[1].split())

    def _cards(self, text: str) -> list[Card]:
        return _sense(self._lines.number - 1, lambda: sequence(text))

    def _set(self, text: str) -> Cards:
        return _sense(self._lines.number - 1, lambda: parse(text))


def _sense(line: int, make: Callable[[], T]) -> T:
    try:
        return make()
    except (NotationError, RulesError) as error:
        raise RecordError(line, str(error)) from None


def _numbers(words: Iterable[str]) -> tuple[int, ...]:
    return tuple(map(int, words))
