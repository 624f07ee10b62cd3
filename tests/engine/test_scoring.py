"""What a hand adds, how a moon counts and when a match is over: examples worked out by hand."""

import pytest

from game.engine.cards import Cards, parse
from game.engine.rules import Rules
from game.engine.scoring import LONGEST, Tally, winners

HEARTS = "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH"
ALL = f"{HEARTS} QS"


def tally(code: str, taken: list[str], totals: list[int], **more: object) -> Tally:
    """A finished hand; every seat took a trick unless told otherwise."""
    entries: dict[str, object] = {"tricks": (1,) * len(taken)} | more
    return Tally(Rules.parse(code), tuple(map(parse, taken)), totals=tuple(totals), **entries)  # type: ignore[arg-type]


def test_the_worked_match() -> None:
    hand = tally("", ["2H 3H 4H", f"QS {HEARTS[9:14]}", "", HEARTS[15:]], [72, 55, 88, 40])
    assert hand.shooter is None
    first = hand.scored(None)
    assert first.delta == (3, 15, 0, 8)
    assert first.totals == (75, 70, 88, 48)
    assert winners(Rules(), first.totals, 1) == ()
    shot = tally("moon=choose", ["", "", "", ALL], [75, 70, 88, 48])
    assert shot.asks and shot.shooter == 3
    assert shot.scored("add").totals == (101, 96, 114, 48)
    assert winners(Rules(), (101, 96, 114, 48), 2) == (3,)
    assert shot.scored("subtract").totals == (75, 70, 88, 22)
    assert winners(Rules(), (75, 70, 88, 22), 2) == ()


@pytest.mark.parametrize(
    ("totals", "form", "why"),
    [
        ([90, 10, 95, 60], "subtract", "adding ends the match with another as winner"),
        ([0, 80, 90, 70], "add", "adding ends it with the shooter as winner"),
        ([50, 20, 30, 60], "add", "the same rank and the same lead either way"),
        ([10, 40, 50, 60], "add", "the same rank: add"),
        ([99, 97, 50, 40], "subtract", "adding ends the match with another as winner"),
    ],
)
def test_auto_serves_the_shooter(totals: list[int], form: str, why: str) -> None:
    assert tally("moon=auto", [ALL, "", "", ""], totals).form() == form, why


def test_auto_prefers_the_better_rank() -> None:
    """Adding brings an opponent to exactly 100, who is reset to 50 and so overtakes the shooter."""
    assert tally("moon=auto,exact_reset=on", [ALL, "", "", ""], [60, 74, 70, 10]).form() == "subtract"
    assert tally("moon=auto", [ALL, "", "", ""], [60, 74, 70, 10]).form() == "subtract"  # E would win
    assert tally("moon=auto", [ALL, "", "", ""], [60, 73, 70, 10]).form() == "add"


@pytest.mark.parametrize(
    ("code", "aside", "value"),
    [
        ("", "", 26),
        ("card_values=spot", "", 129),
        ("card_values=black_maria", "", 43),
        ("card_values=hooligan", "", 33),
        ("bonus_card=JD", "", 26),
        ("players=3,deck=aside", "QS 2H", 12),
        ("players=5,deck=keep_2d", "AH", 25),
        ("card_values=custom:QS13;KS10;JD-10", "", 23),
    ],
)
def test_the_moon_is_worth_what_is_in_play(code: str, aside: str, value: int) -> None:
    rules = Rules.parse(code)
    everything: Cards = (1 << 52) - 1
    none = [0] * (rules.players - 1)
    hand = Tally(
        rules,
        (everything & ~parse(aside), *none),
        (9,) + (1,) * (rules.players - 1),
        (0,) * rules.players,
        parse(aside),
    )
    assert (hand.shooter, hand.moon_value) == (0, value)


def test_no_moon_where_no_penalty_card_is_in_play() -> None:
    hand = tally("players=3,deck=aside,card_values=custom:QS13", ["", "", "2C"], [0, 0, 0], aside=parse("QS"))
    assert hand.shooter is None and hand.scored(None).delta == (0, 0, 0)


def test_the_bonus_card_may_be_needed() -> None:
    taken = [ALL, "JD", "", ""]
    assert tally("bonus_card=JD,moon_needs_bonus=on", taken, [0] * 4).shooter is None
    assert tally("bonus_card=JD", taken, [0] * 4).shooter == 0
    out = tally(
        "players=3,deck=aside,bonus_card=JD,moon_needs_bonus=on", [ALL, "", ""], [0] * 3, aside=1 << 22
    )
    assert out.shooter == 0  # a card out of play is needed by nobody


@pytest.mark.parametrize(
    ("code", "tricks", "delta"),
    [
        ("sun=on", (13, 0, 0, 0), (0, 52, 52, 52)),
        ("sun=on", (12, 1, 0, 0), (0, 26, 26, 26)),
        ("sun=on,moon=subtract", (13, 0, 0, 0), (-52, 0, 0, 0)),
        ("sun=on,moon=off", (13, 0, 0, 0), (26, 0, 0, 0)),
        ("sun=on,no_trick_bonus=5", (13, 0, 0, 0), (0, 52, 52, 52)),
        ("moon=off,no_trick_bonus=5", (12, 1, 0, 0), (26, 0, -5, -5)),
    ],
)
def test_the_sun(code: str, tricks: tuple[int, ...], delta: tuple[int, ...]) -> None:
    hand = tally(code, [ALL, "", "", ""], [0] * 4, tricks=tricks)
    assert hand.scored(hand.form()).delta == delta


def test_an_exact_total_is_halved_and_noted() -> None:
    result = tally("exact_reset=on,end=points:75", ["QS", HEARTS, "", ""], [62, 0, 1, 2]).scored(None)
    assert result.totals == (37, 13, 1, 2)
    assert [(note.rule, note.seat, note.points) for note in result.notes] == [("exact_reset", 0, -38)]
    assert (
        tally("exact_reset=on,end=deals:75", ["QS", HEARTS, "", ""], [62, 0, 1, 2]).scored(None).notes == ()
    )


@pytest.mark.parametrize(
    ("code", "totals", "number", "time_up", "won"),
    [
        ("", (99, 0, 1, 2), 5, False, ()),
        ("", (100, 0, 1, 2), 5, False, (1,)),
        ("", (106, 45, 45, 20), 5, False, (3,)),
        ("", (106, 45, 45, 60), 5, False, ()),
        ("tie=share", (106, 45, 45, 60), 5, False, (1, 2)),
        ("end=deals:5", (6, 4, 5, 6), 4, False, ()),
        ("end=deals:5", (6, 4, 5, 6), 5, False, (1,)),
        ("end=deals:5", (4, 4, 5, 6), 5, False, ()),
        ("end=deals:5", (4, 3, 5, 6), 6, False, (1,)),
        ("end=minutes:5", (400, 3, 5, 6), 6, False, ()),
        ("end=minutes:5", (400, 3, 5, 6), 6, True, (1,)),
        ("", (3, 3, 5, 6), LONGEST, False, (0, 1)),
    ],
)
def test_the_end(
    code: str, totals: tuple[int, ...], number: int, time_up: bool, won: tuple[int, ...]
) -> None:
    assert winners(Rules.parse(code), totals, number, time_up) == won
