"""The check of a record: `python -m game verify FILE`, ending in a sentence and an exit code."""

import argparse
import sys
from pathlib import Path

from game.session.verify import Check, Progress, verdict, verify

PASSED, REFUSED, NOTHING = 0, 1, 2


def main(argv: list[str]) -> int:
    """Check the record in a file, "-" for standard input.

    Returns 0 when all passed, 1 when the record is refused, 2 when there was nothing to check.
    """
    parser = argparse.ArgumentParser(
        prog="verify",
        description="Recompute everything in the record of a match: deals, moves, scores, bots.",
    )
    parser.add_argument("file", help="the record, '-' for standard input")
    parser.add_argument("--hand", type=int, default=0, help="check this hand only")
    asked = parser.parse_args(argv)
    try:
        text = sys.stdin.read() if asked.file == "-" else Path(asked.file).read_bytes().decode("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        print(f"The file cannot be read: {error}.", file=sys.stderr)
        return NOTHING
    checks = _run(text, asked.hand)
    print(verdict(checks))
    if not all(check.ok for check in checks):
        return REFUSED
    return PASSED if any(check.key == "seal" for check in checks) else NOTHING


def _run(text: str, hand: int) -> list[Check]:
    """The checks, printed as they come; on a terminal with how far the check is."""
    checks = []
    shows = sys.stderr.isatty()
    for step in verify(text, hand):
        if isinstance(step, Progress):
            if shows:
                print(f"\r{step.done} of {step.total}", end="\r", file=sys.stderr)
        else:
            checks.append(step)
            print(step)
    return checks
