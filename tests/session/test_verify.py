"""The check of records: fair matches pass, and whatever was changed is refused with its place."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from game import bots
from game.cli.verify import main
from game.engine.cards import each
from game.engine.moves import Move, Play
from game.engine.reader import read
from game.engine.view import View
from game.engine.writer import write
from game.session.seats import BotSeat
from game.session.verify import Check, Progress, verdict, verify
from tests.session.played import go_on, house, record, resealed
from tests.session.tampering import Forgery, forgeries

VARIANTS = [
    "end=deals:2",
    "pass_cycle=LRAS,pass_count=4,end=deals:4",
    "pass_cycle=dealer,moon=choose,sun=on,end=deals:3",
    "players=3,end=deals:3",
    "players=3,deck=aside,leftover=first_trick,end=deals:2",
    "players=5,deck=keep_2d,pass_count=5,end=deals:2",
]
ONE_HAND = "end=deals:1"


def checks(text: str, only: int = 0) -> list[Check]:
    return [step for step in verify(text, only) if isinstance(step, Check)]


@pytest.mark.parametrize("code", VARIANTS)
@pytest.mark.parametrize("level", ["easy", "medium"])
def test_a_fair_match_passes(code: str, level: str) -> None:
    found = checks(record(code, level))
    hands = len(read(record(code, level)).hands)
    assert [check for check in found if not check.ok] == []
    assert [check.key for check in found] == [
        "text",
        *("seal lot shuffle deal pass play score bots".split()),
        *("seal shuffle deal pass play score bots".split() * (hands - 1)),
        "end",
    ]
    assert verdict(found) == f"All passed: {hands} hands were checked, and nothing is wrong."


@pytest.mark.parametrize("level", [level for level in bots.LEVELS if level not in ("easy", "medium")])
@pytest.mark.slow
def test_strong_bots_decide_again_as_they_did(level: str) -> None:
    assert [check for check in checks(record("end=deals:2", level)) if not check.ok] == []


def test_progress_counts_up_to_the_whole() -> None:
    steps = [step for step in verify(record("end=deals:2")) if isinstance(step, Progress)]
    done = [step.done for step in steps]
    assert done == sorted(done)
    assert {step.total for step in steps} == {steps[-1].done}
    assert steps[-1].done == 2 + 2 * 3 * 14


def test_one_hand_alone() -> None:
    found = checks(record("end=deals:2"), only=2)
    assert {check.hand for check in found} == {0, 2}
    assert [check.key for check in found] == "text seal shuffle deal pass play score bots".split()
    shuffle, deal = found[2], found[3]
    assert [step.kind for step in shuffle.steps] == ["shuffle", "cut", "shuffle", "thirds", "shuffle"]
    assert deal.hands == read(record("end=deals:2")).hands[1].hands


def assert_refused(forged: Forgery) -> None:
    """The forgery is refused, and the line told is that of the change or another of the same hand."""
    bad = [check for check in checks(forged.text) if not check.ok]
    assert len(bad) == 1, (forged.line, forged.key)
    places = [int(line) for line in re.findall(r"\bline (\d+)", bad[0].detail)]
    assert places, bad[0].detail
    if forged.key in ("commitment", "secret", "cut", "dealt", "aside", "score", "total", "states"):
        assert forged.line in places, (forged.line, bad[0].detail)
    assert places[0] in forged.hand, (forged.line, bad[0].detail)


def test_one_changed_byte_is_refused_with_its_place() -> None:
    every = list(forgeries(record(ONE_HAND)))
    assert {forged.key for forged in every} == {
        *"commitment cut gives trick dealt score total secret states".split()
    }
    for forged in every[::9]:
        assert_refused(forged)


@pytest.mark.slow
@pytest.mark.parametrize(
    "code", [ONE_HAND, "players=3,deck=aside,end=deals:2", "pass_cycle=LRAS,end=deals:4"]
)
def test_every_changed_byte_is_refused_with_its_place(code: str) -> None:
    for forged in forgeries(record(code)):
        assert_refused(forged)


def test_a_changed_byte_is_found_behind_a_wrong_checksum() -> None:
    forged = record(ONE_HAND).replace("\nscore ", "\nscore 1")
    bad = [check for check in checks(forged) if not check.ok]
    assert [check.key for check in bad] == ["text", "score"]
    line = forged[: forged.index("\nscore ")].count("\n") + 2
    assert f"line {line}: the score is" in verdict(bad)


def test_a_bot_move_exchanged_for_another_allowed_one_is_refused() -> None:
    honest = read(record(ONE_HAND))
    text = write(honest)
    last = next(line for line in text.split("\n") if line.startswith("gives 3 "))
    held = next(line for line in text.split("\n") if line.startswith("dealt 3 ")).split()[2:]
    other = next(card for card in held if card not in last.split())
    bad = [check for check in checks(resealed(text.replace(last, f"{last[:-2]}{other}"))) if not check.ok]
    assert len(bad) == 1
    assert bad[0].key in ("pass", "play", "bots")


class Peeker(BotSeat):
    """A bot that once in a hand plays another allowed card than it would from its own knowledge."""

    when = "play 6"

    def poll(self, view: View, until: float) -> Move | None:
        move = super().poll(view, until)
        others = [card for card in each(view.legal()) if move != Play(view.seat, card)]
        return Play(view.seat, others[0]) if move and others and view.deal.moment == self.when else move


@pytest.mark.parametrize("when", ["play 1", "play 2", "play 6", "play 11"])
def test_a_match_with_a_bot_that_knew_more_is_refused_where_it_did(when: str) -> None:
    peeker = Peeker("medium", lambda: 0.0)
    peeker.when = when
    text = write(go_on(house("end=deals:3", guest=peeker)).record())
    bad = [check for check in checks(text) if not check.ok]
    assert [check.key for check in bad] == ["bots"]
    line = int(re.findall(r"line (\d+)", bad[0].detail)[0])
    assert text.split("\n")[line - 1].startswith(f"trick {when.split()[1]} ")


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda text: re.sub(r"\nsecret \w+", "", text), "has no secret"),
        (lambda text: re.sub(r"\ncommitment \w+", "", text), "has no commitment"),
        (lambda text: re.sub(r"\ncut \w+", "", text), "cut"),
        (lambda text: re.sub(r"\nmatch \w+", "\nmatch other", text), "lot|deal"),
        (lambda text: text.replace("rules end=deals:1", "rules end=deals:2"), "deal|lot"),
        (lambda text: text.replace("seat 1 medium", "seat 1 easy"), "easy bot of that seat decides"),
        (lambda text: text.replace("seat 1 medium", "seat 1 brilliant"), "'brilliant' is no level"),
        (lambda text: re.sub(r"\nwinners .*", "\nwinners 0 1 2 3", text), "winners are"),
        (lambda text: text[: len(text) // 2], "line"),
        (lambda text: "", "line 1"),
        (lambda text: "deal me the ace", "line 1"),
    ],
)  # fmt: skip
def test_other_forgeries_are_refused_in_sentences(change: Callable[[str], str], says: str) -> None:
    text = change(record(ONE_HAND))
    bad = [check for check in checks(resealed(text) if text.count("\n") > 2 else text) if not check.ok]
    assert re.search(says, verdict(bad)), verdict(bad)


@pytest.mark.parametrize("moves", [0, 1, 3, 4, 30, 55])
def test_a_record_cut_off_in_mid_hand_reveals_nothing_hidden(moves: int) -> None:
    match = house("end=deals:3")
    match.open_hand()
    go_on(match, 56)  # the first hand
    match.next_hand(None)
    go_on(match, moves)
    running = match.record()
    shown = write(running.public())
    assert [hand.finished for hand in running.hands] == [True, False]
    assert "sealed" not in shown
    assert "\nhand 2" not in shown
    found = checks(write(running))
    assert [check.key for check in found][-1] == "open"
    assert all(check.ok for check in found)
    assert not any(check.hand == 2 and check.key != "open" for check in found)


def test_the_save_of_a_running_hand_does_not_spell_out_its_secret() -> None:
    match = go_on(house("end=deals:1"), 20)
    saved = write(match.record())
    finished = write(go_on(match).record())
    secret = re.findall(r"\nsecret (\w+)", finished)[0]
    assert secret not in saved
    assert "\ndealt" not in saved


def test_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "match.txt"
    file.write_text(record(ONE_HAND), encoding="utf-8")
    assert main([str(file)]) == 0
    assert capsys.readouterr().out.endswith("All passed: 1 hand was checked, and nothing is wrong.\n")
    file.write_text(record(ONE_HAND).replace("total ", "total 1"), encoding="utf-8")
    assert main([str(file)]) == 1
    assert "Refused at the text: line 2" in capsys.readouterr().out
    assert main([str(tmp_path / "none")]) == 2
    assert "cannot be read" in capsys.readouterr().err


def test_command_with_nothing_to_check(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "match.txt"
    file.write_text(write(go_on(house("end=deals:1"), 9).record()), encoding="utf-8")
    assert main([str(file)]) == 2
    assert "nothing to check" in capsys.readouterr().out


def test_a_pasted_text_may_have_other_line_ends() -> None:
    pasted = "\ufeff" + record(ONE_HAND).replace("\n", "\r\n").rstrip() + "\r\n\r\n"
    assert all(check.ok for check in checks(pasted))


def test_every_line_is_spelt_as_the_game_writes_it() -> None:
    text = re.sub(r"(\ndealt 0) (\S+) (\S+)", r"\1 \3 \2", record(ONE_HAND))
    bad = [check for check in checks(resealed(text)) if not check.ok]
    assert [check.key for check in bad] == ["text"]
    assert "where the game writes" in bad[0].detail
