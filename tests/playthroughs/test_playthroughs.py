"""The golden playthroughs: `python -m tests.playthroughs` writes them anew."""

import pytest

from tests.playthroughs.__main__ import HERE, texts

TEXTS = texts()


@pytest.mark.parametrize("name", TEXTS)
def test_a_playthrough_is_as_it_was(name: str) -> None:
    assert TEXTS[name] == (HERE / f"{name}.txt").read_text("utf-8")


def test_no_playthrough_is_left_over() -> None:
    assert {path.stem for path in HERE.glob("*.txt")} == set(TEXTS)
