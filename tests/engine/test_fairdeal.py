"""The fair deal against its published vectors, and the properties that the specification promises."""

import json
from collections import Counter
from hashlib import sha256
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from game.engine import fairdeal as f
from game.engine.cards import FULL, count, each, name, show
from game.engine.rules import Rules
from game.engine.setup import deck

VECTORS: dict[str, Any] = json.loads(Path(__file__).with_name("fairdeal_vectors.json").read_text("utf-8"))
ZERO = bytes(32)


def seeds(label: str, number: int) -> list[bytes]:
    """Fixed seeds for statistics."""
    return [sha256(f"{label} {i}".encode()).digest() for i in range(number)]


@pytest.mark.parametrize("case", VECTORS["deals"], ids=lambda case: str(case["rules"] or "standard"))
def test_vectors(case: dict[str, Any]) -> None:
    rules = Rules.parse(case["rules"])
    secret, cut, pack = bytes.fromhex(case["secret"]), bytes.fromhex(case["cut"]), deck(rules)
    seed = f.seed(secret, case["rules"], case["match"], case["hand"], cut)
    hands, aside = f.deal(f.order(seed, pack.cards), rules.players, pack.each, case["dealer"])
    assert f.commitment(secret) == case["commitment"]
    assert seed.hex() == case["seed"]
    assert bytes(islice(f.stream(seed), 40)).hex() == case["stream"]
    assert [
        {
            "kind": s.kind,
            "parted": [*s.parted],
            "stacked": [*s.stacked],
            "cards": " ".join(map(name, s.cards)),
        }
        for s in f.steps(seed, pack.cards)
    ] == case["steps"]
    assert [show(hand) for hand in hands] == case["hands"]
    assert show(aside) == case["aside"]
    bots = [
        f.bot_seed(secret, case["rules"], case["match"], case["hand"], seat) for seat in range(rules.players)
    ]
    assert [bot.hex() for bot in bots] == case["bots"]
    assert f.first_dealer(secret, case["rules"], case["match"], rules.players) == case["first_dealer"]


def test_typed_cuts() -> None:
    assert {case["typed"]: case["cut"] for case in VECTORS["cuts"]} == {
        case["typed"]: f.mix_cut(case["typed"]).hex() for case in VECTORS["cuts"]
    }
    assert f.mix_cut(b"spades") == f.mix_cut("spades")


def test_docstring_states_the_first_vector() -> None:
    digest = f.commitment(bytes(range(32)))
    assert f"{digest[:8]}...{digest[-8:]}" in (f.__doc__ or "")


def test_every_decision_has_a_seed_of_its_own() -> None:
    bot = f.bot_seed(ZERO, "", "m", 1, 2)
    moments = ["direct", "pass", "moon", *(f"play {trick}" for trick in range(1, 14))]
    assert len({f.decision_seed(bot, moment) for moment in moments}) == 16


def test_every_part_changes_the_seed() -> None:
    changed = [
        f.seed(ZERO, "", "m", 1, ZERO),
        f.seed(b"\1" + ZERO[1:], "", "m", 1, ZERO),
        f.seed(ZERO, "m", "", 1, ZERO),  # the same texts, parted elsewhere
        f.seed(ZERO, "", "m1", 1, ZERO),
        f.seed(ZERO, "", "m", 11, ZERO),
        f.seed(ZERO, "", "m", 1, b"\1" + ZERO[1:]),
        *(f.bot_seed(ZERO, "", "m", 1, seat) for seat in range(5)),
    ]
    assert len(set(changed)) == len(changed)


@pytest.mark.parametrize("size", [0, 31, 33])
def test_wrong_lengths_are_refused(size: int) -> None:
    wrong = bytes(size)
    with pytest.raises(f.FairDealError, match=f"The secret has {size} bytes: it must have 32"):
        f.commitment(wrong)
    with pytest.raises(f.FairDealError, match="cut"):
        f.seed(ZERO, "", "m", 1, wrong)
    with pytest.raises(f.FairDealError, match="seed"):
        f.order(wrong, FULL)


@pytest.mark.parametrize(
    "code", ["", "players=3", "players=5", "players=5,deck=keep_2d", "players=3,deck=aside"]
)
def test_steps_are_what_they_say(code: str) -> None:
    pack = deck(Rules.parse(code))
    n = count(pack.cards)
    for seed in seeds(code, 200):
        shuffled, cut, again, thirds, last = f.steps(seed, pack.cards)
        k = cut.parted[0]
        assert cut.cards == shuffled.cards[k:] + shuffled.cards[:k]
        assert abs(k - n // 2) <= n // 8
        a, b = thirds.parted
        piles = again.cards[:a], again.cards[a:b], again.cards[b:]
        assert thirds.cards == tuple(card for pile in thirds.stacked for card in piles[pile])
        assert all(place != pile for place, pile in enumerate(thirds.stacked))
        assert min(map(len, piles)) >= n // 3 - 2 * (n // 12)
        assert sorted(last.cards) == list(each(pack.cards))


def test_deal_goes_one_card_at_a_time_from_the_dealers_left() -> None:
    hands, aside = f.deal(list(range(52)), 5, 10, 3)
    assert [next(each(hands[seat])) for seat in (4, 0, 1, 2, 3)] == [0, 1, 2, 3, 4]
    assert list(each(hands[3])) == list(range(4, 50, 5))
    assert list(each(aside)) == [50, 51]


def test_numbers_are_unbiased_and_complete() -> None:
    numbers = f.Numbers(ZERO)
    seen = Counter(numbers.below(52) for _ in range(52_000))
    chi_square = sum((seen[i] - 1000) ** 2 / 1000 for i in range(52))
    assert chi_square < 97.5  # 51 degrees of freedom, one in ten thousand
    assert {numbers.below(1) for _ in range(9)} == {0}


def test_first_dealer_is_drawn_evenly() -> None:
    drawn = Counter(f.first_dealer(secret, "", "m", 4) for secret in seeds("lot", 2000))
    assert all(abs(drawn[seat] - 500) < 75 for seat in range(4))
