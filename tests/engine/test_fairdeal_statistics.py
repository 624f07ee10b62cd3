"""The deal against theory: a small run each time, a million hands in the slow one."""

import numpy as np
import pytest

from tests.engine import deal_statistics as s


def test_small_sample_agrees_with_theory() -> None:
    found = list(s.findings(s.gather(6_000)))
    assert len(found) == 3 + 51 + 16
    assert {one.name: one.score for one in found if abs(one.score) >= s.LIMIT} == {}


@pytest.mark.slow
def test_a_million_hands_agree_with_theory() -> None:
    assert [one for one in s.findings(s.gather(1_000_000, workers=2)) if abs(one.score) >= s.LIMIT] == []


def test_a_favoured_seat_would_be_found() -> None:
    counted = s.gather(1_000)
    counted.place[50, :] = 0
    counted.place[50, np.arange(0, 52, 4)] = 1_000 // 13  # the king of hearts always to seat 0
    first = next(s.findings(counted))
    assert first.score > s.LIMIT
