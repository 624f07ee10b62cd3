"""The command line: rule sheets, matches of bots and their records."""

import subprocess
import sys
from pathlib import Path

import pytest

from game.__main__ import COMMANDS, main
from game.engine.presets import PRESETS


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    """Exit code, output and errors of a command."""
    code = main(list(words))
    told = capsys.readouterr()
    return code, told.out, told.err


@pytest.mark.parametrize(
    "rules",
    ["players=5", "players=3", "omnibus", "pass_cycle=LRAS", "spot", "players=3,deck=aside", "minutes"],
)
def test_bots_play_and_the_record_checks(
    rules: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rules = "end=minutes:5" if rules == "minutes" else rules
    words = ("play", "--rules", rules, "--seed", "1", "--deals", "3", "--level", "easy")
    code, record, _ = run(capsys, *words)
    assert code == 0 and run(capsys, *words)[1] == record
    path = tmp_path / "match.txt"
    path.write_text(record, "utf-8", newline="\n")
    code, told, _ = run(capsys, "record", "check", str(path))
    assert code == 0 and told.startswith("3 hands and ")
    code, told, _ = run(capsys, "record", "show", str(path))
    assert code == 0 and told.count("dealt by") == 3 and "  S: " in told


def test_a_damaged_record_is_named_with_its_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _, record, _ = run(capsys, "play", "--deals", "1", "--level", "easy")
    path = tmp_path / "match.txt"
    path.write_text(record.replace("seat 1", "seat 7"), "utf-8")
    code, _, told = run(capsys, "record", "check", str(path))
    assert code == 1 and "line 2" in told
    path.write_bytes(b"\xff\xfe")
    assert run(capsys, "record", "check", str(path))[0] == 2
    assert run(capsys, "record", "show", str(tmp_path / "missing"))[0] == 2


@pytest.mark.parametrize("name", PRESETS)
def test_rule_sheets(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, told, _ = run(capsys, "rules", name)
    assert code == 0 and told.startswith(PRESETS[name].title) and " 1. " in told
    assert run(capsys, "rules", PRESETS[name].rules.code())[1] == told


def test_wrong_calls_get_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "rules", "players=9") == (2, "", "players=9: choose one of 4, 3, 5.\n")
    assert run(capsys, "play", "--rules", "players=9")[0] == 2
    assert "--deals" in run(capsys, "play", "--rules", "end=minutes:5")[2]
    code, told, _ = run(capsys, "dance")
    assert code == 2 and all(command in told for command in COMMANDS)
    assert run(capsys, "rules", "--list")[1].count("\n") == len(PRESETS)


def test_the_engine_needs_no_pygame() -> None:
    program = "import sys; import game.cli.record, game.cli.play; sys.exit('pygame' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0
