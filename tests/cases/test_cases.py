"""Every case file beside this one, and that the runner notices a wrong case."""

import json
from pathlib import Path

import pytest

from tests.cases.__main__ import main
from tests.cases.runner import failures

FILES = sorted(Path(__file__).parent.glob("*.jsonl"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.stem))
def test_all_cases_pass(path: Path) -> None:
    assert list(map(str, failures(path))) == []


def test_wrong_cases_are_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    cases: list[object] = [
        {"id": "X1", "kind": "trick", "cards": "5D AS QS 3D", "winner": 1},
        {"id": "X2", "kind": "unheard"},
        {"id": "X3", "kind": "code", "code": "players=7", "canonical": ""},
        {"id": "X4", "kind": "code", "code": "players=4", "error": "players"},
        ["no case"],
    ]
    path = tmp_path / "wrong.jsonl"
    path.write_text("\n".join(map(json.dumps, cases)) + "\n\nnonsense\n", "utf-8")
    assert main([str(path)]) == 1
    told = capsys.readouterr().out.splitlines()
    assert len(told) == 6
    assert told[0] == "wrong.jsonl:1 X1: expected 1, got 0"
    assert main([str(tmp_path / "missing.jsonl")]) == 1
    assert main([]) == 2
    assert main([str(FILES[0])]) == 0
