"""The arena: duplicate deals, seatings, the line protocol, resuming, and the words at the end."""

import io
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from game import bots
from game.arena.duel import Duel, Played, play_deal
from game.arena.hands import Watch
from game.arena.listener import Listener
from game.arena.protocol import ProtocolError, read_rules, say_rules
from game.arena.report import mean_error, report, words
from game.arena.table import markdown
from game.cli import arena, seat
from game.engine.cards import card, parse
from game.engine.events import TrickTaken
from game.engine.rules import Rules


def test_every_seating_once_and_the_same_deal_again() -> None:
    duel = Duel("medium", "duck", 2, seed=5)
    assert sorted(duel.seatings()) == ["AABB", "ABAB", "ABBA", "BAAB", "BABA", "BBAA"]
    once, again = play_deal(duel, 3), play_deal(duel, 3)
    assert once.points == again.points
    assert all(sum(points) in (26, 78) for points in once.points)


def test_equal_players_draw_exactly() -> None:
    deals = [play_deal(Duel("medium", "medium", 2), number) for number in (1, 2)]
    assert report(Duel("medium", "medium", 2), deals)["diff"] == 0


@pytest.mark.parametrize("code", ["players=3", "players=5,bonus_card=JD", "pass_cycle=dealer,moon=choose"])
def test_other_rules_can_be_measured(code: str) -> None:
    players = Rules.parse(code).players
    played = play_deal(Duel("medium", "easy", 1, code), 1)
    assert len(played.points) == players
    assert {len(points) for points in played.points} == {players}


def test_a_deal_survives_json() -> None:
    played = play_deal(Duel("easy", "random", 1), 2)
    assert Played.read(json.loads(json.dumps(played.plain()))) == played


def test_who_stops_a_moon_is_counted() -> None:
    watch = Watch(Rules())
    watch.see(TrickTaken(1, parse("QS 2S 3S 4S")))
    watch.see(TrickTaken(2, parse("2H 3H 4H 5H")))
    assert (watch.alarm, watch.stopper) == (1, 2)


def test_mean_and_its_error() -> None:
    assert mean_error([1.0, 3.0]) == (2.0, 1.0)


def test_the_result_in_words() -> None:
    figures: dict[str, Any] = {"a": "x", "b": "y", "deals": 9, "diff": -1.5, "se_diff": 0.25, "p": 1e-6}
    assert words(figures) == "x is better than y by 1.50 +- 0.25 points a hand over 9 deals (p = 1e-06)."
    assert words(figures | {"p": 0.3}).startswith("No certain difference between x and y: x leads by 1.50")


def test_the_table_has_a_row_for_each_duel() -> None:
    duel = Duel("medium", "random", 2)
    figures = report(duel, [play_deal(duel, number) for number in (1, 2)])
    lines = markdown([figures, figures]).splitlines()
    assert lines[0].startswith("| first | second |")
    assert lines[2] == lines[3]
    assert lines[2].startswith(
        f"| medium | random | {figures['diff']:+.2f} +- {figures['se_diff']:.2f} | 2 |"
    )


def test_another_program_takes_a_seat(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    program = f"exec:{sys.executable} -m game seat --level medium"
    there = tmp_path / "figures.json"
    call = ["--a", "medium", "--b", program, "--deals", "1", "--jobs", "1", "--json", str(there)]
    assert arena.main(call) == 0
    assert "points a hand" in capsys.readouterr().out.splitlines()[-1]
    assert json.loads(there.read_text())["diff"] == 0  # medium needs no luck: the same bot over the wire


def test_a_duel_goes_on_where_it_was_stopped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = tmp_path / "deals.jsonl"
    call = ["--a", "medium", "--b", "easy", "--jobs", "1", "--resume", str(kept)]
    assert arena.main([*call, "--deals", "2"]) == 0
    kept.write_text(kept.read_text() + '{"duel": "half a li')
    assert arena.main([*call, "--deals", "2"]) == 0
    first, second = capsys.readouterr().out.split("medium is")[:1], kept.read_text().count("\n")
    assert first and second == 2


@pytest.mark.parametrize(
    ("call", "said"),
    [
        (["--a", "grand"], "'grand' cannot play: choose easy, medium"),
        (["--pattern", "2v3"], "must fill 4 seats, as in 2v2"),
        (["--deals", "0"], "one deal at least"),
        (["--rules", "players=9"], "players=9: choose one of 4, 3, 5"),
        (["--rules", "players=5", "--b", "exec:true"], "cannot be said to another program"),
        (["--b", "exec:/no/such/program", "--deals", "1", "--jobs", "1"], "does not start"),
    ],
)
def test_a_wrong_call_gets_a_sentence(call: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert arena.main(["--a", "easy", "--b", "easy", *call]) == 2
    assert said in capsys.readouterr().err


def test_rules_survive_the_protocol() -> None:
    rules = Rules(bonus_card=card("JD"), no_trick_bonus=5, queen_breaks=True, lead_hearts="any_time")
    assert read_rules(say_rules(rules)) == rules
    with pytest.raises(ProtocolError, match="cannot be said"):
        say_rules(Rules(players=3))


def test_the_seat_answers_line_by_line() -> None:
    hand = "2C 5C 9C 3D 7D TD 4S 8S QS 2H 6H TH AH".split()
    lines = [
        {"ev": "new_hand", "seat": 1, "hand": hand, "pass_dir": 1, "rules": {}, "scores": [0] * 4, "seed": 3},
        {"ev": "pass"},
        {"ev": "exchanged", "sent": ["QS", "TH", "AH"], "received": ["3C", "4C", "5S"]},
        {"ev": "play", "legal": ["2C"]},
        {"ev": "card_played", "seat": 1, "card": "2C"},
    ]
    out = io.StringIO()
    seat.converse(Listener(bots.level("medium")), map(json.dumps, lines), out)
    passed, played = map(json.loads, out.getvalue().splitlines())
    assert len(set(passed["cards"]) & set(hand)) == 3
    assert played == {"card": "2C"}


def test_an_unknown_line_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO('{"ev": "dance"}\n'))
    assert seat.main(["--level", "easy"]) == 2
    assert "'dance' is no event" in capsys.readouterr().err


def test_without_dask_a_cluster_is_explained(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert arena.main(["--a", "easy", "--b", "easy", "--cluster", "tcp://127.0.0.1:1"]) == 2
    assert "--cluster needs Dask: install the project with its extra" in capsys.readouterr().err
