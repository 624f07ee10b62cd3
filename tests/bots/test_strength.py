"""Whole matches, and the order of strength. Slow: `python -m pytest -m slow tests/bots`."""

from concurrent.futures import ProcessPoolExecutor

import pytest

from game.arena.duel import Duel, run
from game.arena.report import report
from game.cli.play import play
from game.engine.replay import replay
from game.engine.rules import Rules
from game.engine.scoring import LONGEST

# Deals that make the difference certain, with a margin of two.
STEPS = [("medium", "easy", 150), ("hard", "medium", 80), ("expert", "hard", 80)]


def test_five_players_play_a_match_with_the_jack_to_its_end() -> None:
    record = play(Rules.parse("players=5,bonus_card=JD,end=points:40"), 3, LONGEST, "medium")
    assert replay(record).over


@pytest.mark.slow
def test_five_experts_play_a_match_with_the_jack_to_its_end() -> None:
    record = play(Rules.parse("players=5,bonus_card=JD"), 3, LONGEST, "expert")
    assert replay(record).over


@pytest.mark.slow
@pytest.mark.parametrize(("better", "worse", "deals"), STEPS)
def test_every_level_beats_the_one_below(better: str, worse: str, deals: int) -> None:
    duel = Duel(better, worse, 2)
    with ProcessPoolExecutor() as pool:
        figures = report(duel, list(run(duel, list(range(1, deals + 1)), pool)))
    assert figures["diff"] < 0
    assert figures["p"] < 0.01


@pytest.mark.slow
def test_an_expert_is_a_point_better_than_medium() -> None:
    duel = Duel("expert", "medium", 2)
    with ProcessPoolExecutor() as pool:
        figures = report(duel, list(run(duel, list(range(1, 61)), pool)))
    assert figures["diff"] < -1.0
