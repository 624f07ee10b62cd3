"""`python -m game arena`: measure bots against each other on the same deals.

`--a` and `--b` are levels, the baselines `random` and `duck`, or `exec:COMMAND` for a program that speaks the
protocol of `game.arena.protocol`. `--table` measures every level against the one below and the baselines, and
prints a table for the README.
"""

import argparse
import json
import os
import sys
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Any

from game.arena.chairs import chair, known
from game.arena.duel import Duel, Played, run
from game.arena.protocol import say_rules
from game.arena.report import report, words
from game.arena.table import PAIRS, markdown
from game.cli.rules import rules_of
from game.engine.rules import Rules


def main(argv: list[str]) -> int:
    """Play the duels and print what they showed."""
    arguments = _parser().parse_args(argv)
    try:
        rules = rules_of(arguments.rules)
        pairs = PAIRS if arguments.table else [(arguments.a, arguments.b, arguments.deals)]
        duels = [(_duel(a, b, rules, arguments), deals) for a, b, deals in pairs]
        with _pool(arguments) as pool:
            figures = [_measure(duel, deals, arguments, pool) for duel, deals in duels]
    except (ValueError, OSError) as error:
        print(error, file=sys.stderr)
        return 2
    if arguments.json:
        Path(arguments.json).write_text(json.dumps(figures if arguments.table else figures[0], indent=1))
    print(markdown(figures) if arguments.table else _lines(figures[0]))
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m game arena", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--a", default="expert", help="the first player")
    parser.add_argument("--b", default="hard", help="the second player")
    parser.add_argument("--deals", type=int, default=100, help="how many deals, each in all seatings")
    parser.add_argument("--rules", default="", help="a rules code or a preset; empty: standard")
    parser.add_argument("--pattern", default="", help="how many seats each has, as in 2v2 or 1v3")
    parser.add_argument("--seed", type=int, default=1, help="another number, other deals")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--resume", metavar="FILE", help="keep finished deals there, and go on from it")
    parser.add_argument("--json", metavar="FILE", help="write the figures there")
    parser.add_argument("--cluster", metavar="ADDRESS", help="a Dask scheduler in place of local processes")
    parser.add_argument("--table", action="store_true", help="the strength table in Markdown")
    return parser


def _duel(a: str, b: str, rules: Rules, arguments: argparse.Namespace) -> Duel:
    for spec in (a, b):
        if not known(spec):
            chair(spec)  # says what is allowed
        if spec.startswith("exec:"):
            say_rules(rules)
    many, against = _pattern(arguments.pattern or f"{rules.players // 2}v{(rules.players + 1) // 2}")
    if many < 1 or against < 1 or many + against != rules.players:
        raise ValueError(
            f"--pattern {arguments.pattern}: the two sides must fill {rules.players} seats, as in "
            f"{rules.players // 2}v{(rules.players + 1) // 2}."
        )
    return Duel(a, b, many, rules.code(), arguments.seed)


def _pattern(text: str) -> tuple[int, int]:
    left, _, right = text.partition("v")
    return (int(left), int(right)) if left.isdigit() and right.isdigit() else (0, 0)


@contextmanager
def _pool(arguments: argparse.Namespace) -> Iterator[Executor | None]:
    """Local processes, a cluster's executor, or none for a single job."""
    if arguments.cluster:
        try:
            from distributed import Client
        except ImportError:
            raise ValueError("--cluster needs Dask: install the project with its extra `cluster`.") from None
        with Client(arguments.cluster) as client:
            yield client.get_executor()
        return
    with ProcessPoolExecutor(arguments.jobs) if arguments.jobs > 1 else nullcontext() as pool:
        yield pool


def _measure(duel: Duel, deals: int, arguments: argparse.Namespace, pool: Executor | None) -> dict[str, Any]:
    if deals < 1:
        raise ValueError(f"--deals {deals}: one deal at least.")
    kept = Path(arguments.resume) if arguments.resume else None
    done = _kept(kept, duel, deals) if kept else []
    todo = [n for n in range(1, deals + 1) if n not in {deal.number for deal in done}]
    for deal in run(duel, todo, pool):
        done.append(deal)
        if kept:
            with kept.open("a") as file:
                file.write(json.dumps({"duel": _key(duel), **deal.plain()}) + "\n")
        if sys.stderr.isatty():
            bar = "#" * (40 * len(done) // deals)
            print(f"\r{duel.a} - {duel.b} [{bar:40}] {len(done)}/{deals}", end="", file=sys.stderr)
    if sys.stderr.isatty():
        print(file=sys.stderr)
    return report(duel, done)


def _key(duel: Duel) -> str:
    return f"{duel.a}|{duel.b}|{duel.many}|{duel.code}|{duel.seed}"


def _kept(file: Path, duel: Duel, deals: int) -> list[Played]:
    """Deals of this duel that were finished before; a half-written last line is left out."""
    found: dict[int, Played] = {}
    for line in file.read_text().splitlines() if file.exists() else []:
        try:
            said = json.loads(line)
        except ValueError:
            continue
        if said.pop("duel", None) == _key(duel) and said["number"] <= deals:
            found[said["number"]] = Played.read(said)
    return list(found.values())


def _lines(figures: dict[str, Any]) -> str:
    shown = [
        f"{key:20} {value:.3f}" if isinstance(value, float) else f"{key:20} {value}"
        for key, value in figures.items()
    ]
    return "\n".join([*shown, words(figures)])
