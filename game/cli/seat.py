"""`python -m game seat`: one of our bots as a program that speaks a line protocol.

One JSON object a line on standard input, answers on standard output, many hands in one process; see
`game.arena.protocol`. So another program can be the referee.
"""

import argparse
import json
import sys
from collections.abc import Iterable
from typing import TextIO

from game.arena.listener import Listener
from game.bots import LEVELS, level


def main(argv: list[str]) -> int:
    """Speak until the input ends."""
    parser = argparse.ArgumentParser(prog="python -m game seat", description=__doc__)
    parser.add_argument("--level", default="expert", choices=LEVELS, help="how well the bot plays")
    arguments = parser.parse_args(argv)
    try:
        converse(Listener(level(arguments.level)), sys.stdin, sys.stdout)
    except (ValueError, KeyError, TypeError) as error:
        print(f"The line cannot be understood: {error!s}", file=sys.stderr)
        return 2
    return 0


def converse(listener: Listener, lines: Iterable[str], out: TextIO) -> None:
    """Answers every line that asks. Raises ValueError, KeyError or TypeError for one that says nothing."""
    for line in lines:
        if line.strip():
            answer = listener.answer(json.loads(line))
            if answer is not None:
                print(json.dumps(answer), file=out, flush=True)
