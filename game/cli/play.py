"""`python -m game play`: bots play a match by any rules; its record goes to standard output.

The same seed gives the same record. A match over minutes has no clock here and needs --deals.
"""

import argparse
import sys
from hashlib import sha256

from game.bots import LEVELS
from game.cli.rules import rules_of
from game.engine.record import Record
from game.engine.rules import Rules, RulesError
from game.engine.scoring import LONGEST
from game.engine.writer import write
from game.session.house import Entropy, House
from game.session.seats import BotSeat


def main(argv: list[str]) -> int:
    """Play and print."""
    parser = argparse.ArgumentParser(prog="python -m game play", description=__doc__)
    parser.add_argument("--rules", default="", help="a rules code or a preset; empty: standard")
    parser.add_argument("--seed", type=int, default=1, help="fixes every deal and every choice")
    parser.add_argument("--deals", type=int, default=0, help="stop after so many hands; 0: at the end")
    parser.add_argument("--level", default="medium", choices=LEVELS, help="how well the bots play")
    arguments = parser.parse_args(argv)
    try:
        rules = rules_of(arguments.rules)
    except RulesError as error:
        print(error, file=sys.stderr)
        return 2
    if rules.end_kind == "minutes" and not arguments.deals:
        print("A match over minutes has no clock here: say with --deals how many hands.", file=sys.stderr)
        return 2
    print(write(play(rules, arguments.seed, arguments.deals or LONGEST, arguments.level)), end="")
    return 0


def play(rules: Rules, seed: int, deals: int, level: str) -> Record:
    """The record of a match of bots, cut off after so many hands."""
    seats = [BotSeat(level, _still) for _ in range(rules.players)]
    house = House.fresh(rules, seats, seeded(seed), _still)
    while not house.over:
        if not house.between_hands:
            house.step()
        elif house.view(0).deal.number < deals:
            house.next_hand()
        else:
            break
    return house.record()


def seeded(seed: int) -> Entropy:
    """Bytes that follow from a number, in place of the host's entropy."""
    drawn = 0

    def entropy(size: int) -> bytes:
        nonlocal drawn
        drawn += 1
        return sha256(f"hearts seed {seed} {drawn}".encode()).digest()[:size]

    return entropy


def _still() -> float:
    return 0.0
