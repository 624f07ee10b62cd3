"""`python -m game rules CODE`: the rule sheet of a rules code or of a preset, on standard output."""

import argparse
import sys

from game.engine.presets import PRESETS, title
from game.engine.rules import Rules, RulesError
from game.engine.sheet import sentences


def rules_of(text: str) -> Rules:
    """The rule set that a code or the name of a preset stands for. Raises RulesError."""
    return PRESETS[text].rules if text in PRESETS else Rules.parse(text)


def main(argv: list[str]) -> int:
    """Print the sheet, or with --list the presets."""
    parser = argparse.ArgumentParser(prog="python -m game rules", description=__doc__)
    parser.add_argument("code", nargs="?", default="", help="a rules code or a preset; empty: standard")
    parser.add_argument("--list", action="store_true", help="list the presets and their codes")
    arguments = parser.parse_args(argv)
    if arguments.list:
        for name, preset in PRESETS.items():
            print(f"{name:16} {preset.rules.code() or 'standard'}")
        return 0
    try:
        rules = rules_of(arguments.code)
    except RulesError as error:
        print(error, file=sys.stderr)
        return 2
    print(f"{title(rules)} ({rules.code() or 'the standard game'})")
    for number, sentence in enumerate(sentences(rules), 1):
        print(f"{number:2}. {sentence}")
    return 0
