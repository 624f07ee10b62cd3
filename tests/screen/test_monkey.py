"""A monkey presses everything at random in every phase: no exception, and no dead end."""

import pytest

from tests.screen.monkey import Monkey


@pytest.mark.parametrize(
    ("seed", "steps"),
    [(1, 1500), pytest.param(2, 20_000, marks=pytest.mark.slow)],
)
def test_a_monkey_finds_no_exception_and_no_dead_end(seed: int, steps: int) -> None:
    monkey = Monkey(seed)
    monkey.run(steps)
    assert len(monkey.tricks) >= steps // 50, "the game went on all the time"
    assert {"Title", "Table", "Menu", "SettingsForm", "NewMatch"} <= monkey.pages
    monkey.recover()
