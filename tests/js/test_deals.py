"""The two implementations of the deal, ours in Python and the page's in JavaScript, against each other."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.engine import fairdeal as f
from game.engine.cards import name, show
from game.engine.rules import Rules
from game.engine.setup import deck
from tests.js.node import answer

VECTORS = json.loads((Path(__file__).parent.parent / "engine" / "fairdeal_vectors.json").read_text("utf-8"))
CODES = [
    "",
    "end=points:50",
    "players=3",
    "players=3,deck=aside",
    "players=3,opening=three_of_clubs",
    "players=5",
    "players=5,deck=keep_2d,leftover=first_trick",
]
TEXTS = ["", "a", "seven of diamonds", "Zoë ♥", "\0", "x" * 300]


def ours(asked: dict[str, Any]) -> dict[str, Any]:
    """What the game makes of a case, in the form in which the page's code answers."""
    rules, secret = Rules.parse(asked["rules"]), bytes.fromhex(asked["secret"])
    code, match, hand, pack = asked["rules"], asked["match"], asked["hand"], deck(rules)
    seed = f.seed(secret, code, match, hand, bytes.fromhex(asked["cut"]))
    steps = f.steps(seed, pack.cards)
    hands, aside = f.deal(steps[-1].cards, rules.players, pack.each, asked["dealer"])
    return {
        "commitment": f.commitment(secret),
        "seed": seed.hex(),
        "steps": [
            {
                "kind": step.kind,
                "cards": " ".join(map(name, step.cards)),
                "parted": list(step.parted),
                "stacked": list(step.stacked),
            }
            for step in steps
        ],
        "hands": [show(cards) for cards in hands],
        "aside": show(aside),
        "bots": [f.bot_seed(secret, code, match, hand, seat).hex() for seat in range(rules.players)],
        "first_dealer": f.first_dealer(secret, code, match, rules.players),
    }


def random_cases(number: int) -> list[dict[str, Any]]:
    """Fixed random cases over all decks."""
    chance = Random(20260)
    return [
        {
            "secret": chance.randbytes(32).hex(),
            "rules": (code := chance.choice(CODES)),
            "match": chance.choice(["m", "Zoë's match", f"{chance.getrandbits(64):x}"]),
            "hand": chance.randrange(1, 400),
            "cut": chance.randbytes(32).hex(),
            "dealer": chance.randrange(Rules.parse(code).players),
        }
        for _ in range(number)
    ]


def compare(cases: list[dict[str, Any]]) -> None:
    answers = answer("deals.js", {"deals": cases, "cuts": TEXTS})
    assert answers["cuts"] == [f.mix_cut(text).hex() for text in TEXTS]
    for asked, theirs in zip(cases, answers["deals"], strict=True):
        assert theirs == ours(asked), asked


def test_both_agree_on_random_secrets() -> None:
    compare(random_cases(500))


@pytest.mark.slow
def test_both_agree_on_thousands_of_secrets() -> None:
    compare(random_cases(10_000))


def test_the_page_reaches_the_published_vectors() -> None:
    published = VECTORS["deals"]
    for case, theirs in zip(
        published, answer("deals.js", {"deals": published, "cuts": []})["deals"], strict=True
    ):
        assert theirs == {key: case[key] for key in theirs}
