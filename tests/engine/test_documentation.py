"""The example in the engine's docstring is true."""

import doctest

import game.engine


def test_the_example_of_the_engine() -> None:
    result = doctest.testmod(game.engine)
    assert result.attempted == 6 and result.failed == 0
