"""What nobody above a beginner may do, as positions. Medium and stronger commit none of it."""

from dataclasses import replace

import pytest

from game import bots
from game.engine.cards import card
from game.engine.deal import Phase
from game.engine.moves import Give
from game.engine.rules import Rules
from game.engine.view import View
from tests.bots.moments import decide, written

ABOVE_EASY = [name for name in bots.LEVELS if name != "easy"]
SEEDS = (1, 2, 3)


def plays(name: str, view: View) -> set[str]:
    """The cards that a level plays there, whatever its luck."""
    return {str(decide(bots.level(name), view, seed)).split()[-1] for seed in SEEDS}


@pytest.mark.parametrize("name", ABOVE_EASY)
@pytest.mark.parametrize(
    ("hand", "trick"),
    [
        ("QS 3S KD 4H 9C 5D 6H 8H JD QC", "4S KS 7S"),
        ("QS 3S KD 4H 9C 5D 6H 8H JD", "2S AS"),
        ("QS JS 8D 4H 2H 7D KC TH 9D", "TS KS 7S"),
    ],
)
def test_the_queen_goes_under_king_or_ace(name: str, hand: str, trick: str) -> None:
    assert plays(name, written(hand, trick)) == {"QS"}


@pytest.mark.parametrize("name", ABOVE_EASY)
@pytest.mark.parametrize(
    ("hand", "trick"),
    [
        ("AS 2S KD 4H 9C 6H TD 3H", "4S QS 7S"),
        ("KS 3S 2D 4H 9C 6H TD 3H", "TS QS 7S"),
        ("AD 5D KS 4H 9C 6H TC 3H", "8D QS 9D"),
        ("KC 4C 8D TH 9S 7H 2S 6D", "5C QS TC"),
    ],
)
def test_last_to_play_never_takes_the_queen_with_a_lower_card(name: str, hand: str, trick: str) -> None:
    gone = "7C QC JC 5H" if trick.startswith("8D") else "7D QD JD 5H"
    view = written(hand, trick, (gone,), owners=(2,))
    assert not plays(name, view) & {"AS", "KS", "AD", "KC"}


@pytest.mark.parametrize("name", ABOVE_EASY)
@pytest.mark.parametrize(
    "hand", ["QS 4S 2D 7D 5H 3H 8C TD", "QS 2D 7D TC 5H 4H 6C 7H 3H", "QS 6S 7S 2H 3C 9D KD TD"]
)
def test_the_queen_is_not_led(name: str, hand: str) -> None:
    assert plays(name, written(hand)) != {"QS"}
    assert "QS" not in plays(name, written(hand))


@pytest.mark.parametrize("name", ABOVE_EASY)
@pytest.mark.parametrize(
    ("hand", "trick"),
    [
        ("2H 9H 4C 8C TS 3S JC 7C", "AD 5D 9D"),
        ("KH 3H JC 9C 4C 2S 9S 7S", "AD 5D 9D"),
        ("6H 2D 3D 7H 8S 2S JD TD", "AC 5C TC"),
    ],
)
def test_no_heart_for_the_one_who_owns_all_points(name: str, hand: str, trick: str) -> None:
    gone = ("KS QS 5S 6S", "AS TH 5H 7S")
    view = written(hand, trick, gone, owners=(0, 0))
    hearts = {word for word in hand.split() if word.endswith("H")}
    assert not plays(name, view) & hearts


@pytest.mark.parametrize("name", ABOVE_EASY)
@pytest.mark.parametrize(
    "hand",
    [
        "2H 3H KH QS 4S KS JC TC 9D 8D KD 5C 6C",
        "3H 2H 9H TH AS 4S 8C JC QC 7D JD AD 2D",
        "2H 5H 8H QH KS AS 3C 9C TC 6D 9D QD KD",
    ],
)
@pytest.mark.parametrize("way", ["left", "right", "across"])
def test_low_hearts_are_kept(name: str, hand: str, way: str) -> None:
    for seed in SEEDS:
        move = decide(bots.level(name), passing(hand, way), seed)
        assert isinstance(move, Give)
        assert not {card("2H"), card("3H")} & set(move.cards)


def passing(hand: str, way: str) -> View:
    """A view that has to pass."""
    view = written(hand)  # thirteen cards: no trick is gone
    deal = replace(view.deal, phase=Phase.PASSING, direction=way, tricks=(), taken=(0,) * 4, broken=False)
    return replace(view, deal=deal)


@pytest.mark.parametrize("name", ABOVE_EASY)
def test_last_to_play_takes_the_jack_when_it_is_free(name: str) -> None:
    view = written("KD 3D 5C 2H 7S 8C 8H 6H 9S", "9D JD 4D", rules=Rules(bonus_card=card("JD")))
    assert plays(name, view) == {"KD"}
