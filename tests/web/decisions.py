"""Hands in which one seat thinks hard, played from numbers alone: run natively and inside the page.

Only the game is imported, so that the page, which has no tests, can run this text.
"""

import json
from hashlib import sha256
from time import perf_counter

from game import bots
from game.engine import events as e
from game.engine.deal import Deal
from game.engine.fairdeal import deal, order
from game.engine.moves import Move
from game.engine.redact import redact
from game.engine.rules import Rules
from game.engine.setup import deck
from game.engine.table import Table
from game.engine.view import View

Thought = tuple[str, float, float]  # a move, the seconds it took, its longest stretch without a pause


def decisions(level: str, first: int, hands: int) -> str:
    """JSON: the thoughts of seat 0 in these hands; the other seats play by rule of thumb."""
    thoughts: list[Thought] = []
    for number in range(first, first + hands):
        thoughts += play(level, number)
    return json.dumps(thoughts)


def play(level: str, number: int) -> list[Thought]:
    """One hand."""
    rules = Rules()
    thoughts: list[Thought] = []
    cards = order(sha256(f"parity {number}".encode()).digest(), deck(rules).cards)
    hands, aside = deal(cards, 4, 13, number % 4)
    begun = e.HandBegan(number, number % 4, (0, 0, 0, 0))
    happened, table = Table(Deal(rules)).settled(begun, e.Dealt(hands, aside))
    views = [View(seat) for seat in range(4)]
    while True:
        for event in happened:
            views = [view.after(redact(event, seat)) for seat, view in enumerate(views)]
        if not table.deal.waiting():
            return thoughts
        seat = table.deal.waiting()[0]
        start = perf_counter()
        move, stretch = decide(level if seat == 0 else "medium", views[seat].deciding)
        if seat == 0:
            thoughts.append((str(move), perf_counter() - start, stretch))
        happened, table = table.settled(table.event(move))


def decide(level: str, view: View) -> tuple[Move, float]:
    """The move, and the longest stretch without a pause in seconds."""
    thinking, longest = bots.level(level)(view, bots.generator(b"parity")), 0.0
    while True:
        start = perf_counter()
        try:
            next(thinking)
        except StopIteration as decided:
            return decided.value, max(longest, perf_counter() - start)
        longest = max(longest, perf_counter() - start)
