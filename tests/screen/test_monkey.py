"""A monkey presses everything at random in every phase: no exception, and no dead end."""

from math import inf

import pytest

from tests.screen.monkey import Monkey


@pytest.mark.parametrize(
    ("seed", "steps", "budget"),
    [(1, 1500, inf), (3, 800, 0.002), pytest.param(2, 20_000, inf, marks=pytest.mark.slow)],
)
def test_a_monkey_finds_no_exception_and_no_dead_end(seed: int, steps: int, budget: float) -> None:
    monkey = Monkey(seed, budget)
    monkey.run(steps)
    assert len(monkey.tricks) >= steps // 50, "the game went on all the time"
    assert {"Title", "Table", "Menu", "SettingsForm", "NewMatch"} <= monkey.pages
    monkey.recover()
