"""Against OpenSpiel: 500 hands always, 20,000 in the slow suite."""

import pytest

pytest.importorskip("pyspiel")

from tests.engine.differential import compare  # after the check that its referee is installed


def test_five_hundred_hands_agree() -> None:
    known = compare(512, seed=2)
    assert known["any club"] == 256


@pytest.mark.slow
def test_twenty_thousand_hands_agree() -> None:
    assert compare(20_000)["queen broke"] > 0
