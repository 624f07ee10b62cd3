"""`python -m tests.bench.engine`: the engine's speed against OpenSpiel's, stepped from Python, in one run.

Measured, each in many short turns that alternate with OpenSpiel's so that both meet the same machine, and
the best turn counts (the least disturbed):

playout    random whole hands through `engine.playout`, from the same decks that OpenSpiel is dealt
events     the same decks through the event engine, which makes every event and checks every move
rules      whole hands through the bots' kernel, which plays sensibly by rules of thumb
queries    legal sets of the same positions: masks of `narrowing`, `legal_plays` on a Deal, `legal_actions`

OpenSpiel is driven as its own examples do: is it over, is it chance, the legal actions, apply one.
"""

import argparse
import json
import sys
from collections.abc import Callable
from random import Random
from time import process_time
from typing import Any

import pyspiel

from game.bots.kernel import Position
from game.bots.kernel import playout as sensible
from game.bots.positions import position
from game.bots.tables import tables
from game.engine.cards import FULL, Card, Cards
from game.engine.deal import Deal, Phase
from game.engine.legal import legal_plays
from game.engine.match import Match
from game.engine.moves import Play
from game.engine.narrowing import LEAD, Narrowing, situation
from game.engine.playout import Playout
from game.engine.rules import Rules
from game.engine.view import View
from tests.engine.differential import theirs
from tests.engine.ways import random_move

RULES = Rules.parse("pass_cycle=none")
GAME = pyspiel.load_game("hearts(pass_cards=false,qs_breaks_hearts=false)")
AIMS = {"playout": 3.0, "queries by masks": 2.0}


class Work:
    """The same decks and positions for everybody."""

    def __init__(self, decks: int, seed: int) -> None:
        self.luck = Random(seed)
        self.decks = [self.luck.sample(range(52), 52) for _ in range(decks)]
        self.kernel, self.masks, self.tables = Playout(RULES), Narrowing(RULES), tables(RULES)
        self.positions = [self._sensible_start(deck) for deck in self.decks]
        self.questions: list[tuple[Deal, Cards]] = []
        self.numbered: list[tuple[Cards, int]] = []
        self.states: list[Any] = []
        for deck in self.decks:
            self._collect(deck)

    def _sensible_start(self, deck: list[Card]) -> Position:
        match = _dealt(deck)
        start = position(View(0, match.deal, match.table.hands[0]), self.tables)
        start.hands = list(match.table.hands)
        start.live = FULL
        return start

    def _collect(self, deck: list[Card]) -> None:
        """The positions of a random hand, in both engines."""
        match, state = _dealt(deck), _started(deck)
        while match.deal.phase is Phase.PLAYING:
            deal, hand = match.deal, match.table.hands[match.deal.turn]
            if deal.must is None:  # the opening card is no question
                led = LEAD if deal.led is None else deal.led
                self.questions.append((deal, hand))
                self.numbered.append((hand, situation(led, deal.first_trick, deal.broken)))
                self.states.append(state.clone())
            move = random_move(match.table, self.luck)
            match.apply(move)
            if isinstance(move, Play):
                state.apply_action(theirs(move.card))

    # Each of these does its share of work and says how much: hands, or questions about legal cards.

    def playout(self) -> int:
        for deck in self.decks:
            self.kernel.play(deck, 3, self.luck.randbytes(52))
        return len(self.decks)

    def events(self) -> int:
        for deck in self.decks[:8]:
            match = _dealt(deck)
            while match.deal.phase is Phase.PLAYING:
                match.apply(random_move(match.table, self.luck))
        return 8

    def rules_of_thumb(self) -> int:
        for start in self.positions:
            sensible(self.tables, start)
        return len(self.positions)

    def their_hands(self) -> int:
        choice = self.luck.choice
        for deck in self.decks:
            state, order = GAME.new_initial_state(), iter([0, *map(theirs, deck)])
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(next(order))
                else:
                    state.apply_action(choice(state.legal_actions()))
            state.returns()
        return len(self.decks)

    def queries_by_masks(self) -> int:
        legal = self.masks.legal
        for hand, number in self.numbered:
            legal(hand, number)
        return len(self.numbered)

    def queries_by_deal(self) -> int:
        for deal, hand in self.questions:
            legal_plays(deal, hand)
        return len(self.questions)

    def their_queries(self) -> int:
        for state in self.states:
            state.legal_actions()
        return len(self.states)


def _dealt(deck: list[Card]) -> Match:
    match = Match(RULES, first_dealer=3)
    match.begin_hand(deck)
    return match


def _started(deck: list[Card]) -> Any:
    state = GAME.new_initial_state()
    for action in [0, *map(theirs, deck)]:
        state.apply_action(action)
    return state


def rate(work: Callable[[], int]) -> float:
    """How many a second, in one short turn of processor time."""
    start, done = process_time(), work()
    return done / (process_time() - start)


def measure(turns: int, seed: int = 1) -> dict[str, dict[str, float]]:
    """For every way its best rate, OpenSpiel's best rate in the same turns, and the ratio."""
    work = Work(40, seed)
    ways = {
        "playout": (work.playout, work.their_hands),
        "events": (work.events, work.their_hands),
        "rules of thumb": (work.rules_of_thumb, work.their_hands),
        "queries by masks": (work.queries_by_masks, work.their_queries),
        "queries by deal": (work.queries_by_deal, work.their_queries),
    }
    best = {name: [0.0, 0.0] for name in ways}
    for _ in range(turns):
        for name, pair in ways.items():
            best[name] = [max(old, rate(way)) for old, way in zip(best[name], pair, strict=True)]
    return {
        name: {"ours": ours, "openspiel": other, "ratio": ours / other}
        for name, (ours, other) in best.items()
    }


def main(argv: list[str]) -> int:
    """Print a line a way; with --json the figures."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.engine", description=__doc__)
    parser.add_argument("--turns", type=int, default=40)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args(argv)
    found = measure(arguments.turns)
    if arguments.json:
        print(json.dumps(found, indent=1))
        return 0
    for name, figures in found.items():
        aim = f"  (aim {AIMS[name]})" if name in AIMS else ""
        print(
            f"{name:17} {figures['ours']:11,.0f}/s  OpenSpiel {figures['openspiel']:11,.0f}/s"
            f"  ratio {figures['ratio']:.2f}{aim}"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
