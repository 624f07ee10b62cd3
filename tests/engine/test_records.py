"""Records: they round-trip, replay to the same states, and say where they are wrong."""

import re
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.engine.match import Match
from game.engine.reader import read
from game.engine.record import Record, Recorder, RecordError, seal
from game.engine.replay import replay, start, steps
from game.engine.rules import Rules
from game.engine.writer import checksum, write
from tests.engine.ways import SEEDS, new_match, random_move, random_order, rule_sets


def recorded(rules: Rules, seed: int, moves: int = 10**9) -> tuple[Match, Record, list[str]]:
    """A random match of at most three hands, cut off after so many moves: match, record, state digests."""
    luck, made, digests = Random(seed), 0, []
    match = new_match(rules, luck)
    recorder = Recorder(match, ["human", "easy", "medium", "hard", "expert"][: rules.players])
    while not match.over and match.deal.number < 3 and made < moves:
        recorder.happened(match.begin_hand(random_order(rules, luck)))
        digests.append(match.table.digest())
        while match.deal.waiting() and made < moves:
            recorder.moved(match.apply(random_move(match.table, luck)))
            digests.append(match.table.digest())
            made += 1
            if rules.end_kind == "minutes" and made > 70:
                recorder.happened(match.time_up())
    return match, recorder.record(77 if rules.end_kind == "minutes" else 0), digests


def sealed(body: str) -> str:
    """A record whose checksum fits whatever is written in it."""
    return f"hearts record 1\nchecksum {checksum(body)}\n{body}"


def body_of(text: str) -> str:
    """What the checksum is taken of."""
    return text.split("\n", 2)[2]


@given(rule_sets(), SEEDS, st.sampled_from([0, 1, 5, 17, 40, 10**9]))
@settings(max_examples=60, deadline=None)
def test_records_round_trip_and_replay(rules: Rules, seed: int, moves: int) -> None:
    match, record, digests = recorded(rules, seed, moves)
    text = write(record)
    back = read(text)
    assert back == record and write(back) == text
    again = start(back)
    states = [step.table.digest() for step in steps(back, again)]
    assert len(states) == len(digests)
    assert again.table == match.table and again.winners == match.winners
    if rules.end_kind != "minutes":
        assert states == digests


def test_a_trick_is_a_line() -> None:
    _, record, _ = recorded(Rules.parse("pass_cycle=none,end=deals:1,tie=share"), 4)
    lines = write(record).splitlines()
    assert sum(bool(re.fullmatch(r"trick \d+  \d: .. .. .. ..  to \d", line)) for line in lines) == 13
    assert max(map(len, lines)) < 100


def test_what_mails_and_editors_do_to_a_text_is_forgiven() -> None:
    for changed in (
        STANDARD.replace("\n", "\r\n"),
        "\ufeff" + STANDARD,
        STANDARD.rstrip(),
        STANDARD + "\n\n",
    ):
        assert write(read(changed)) == STANDARD


def test_what_is_shared_ends_before_a_running_hand() -> None:
    _, record, _ = recorded(Rules(), 4, 80)
    assert [hand.finished for hand in record.hands] == [True, False]
    shared = read(write(record.public()))
    assert len(shared.hands) == 1 and replay(shared).between_hands


def test_a_seal_is_its_own_inverse_and_hides() -> None:
    secret, commitment = "0f" * 32, "ab" * 32
    assert seal(seal(secret, commitment), commitment) == secret != seal(secret, commitment)


STANDARD = write(recorded(Rules.parse("end=deals:1,tie=share,moon=choose"), 1)[1])


@pytest.mark.parametrize(
    ("old", "new", "line", "cause"),
    [
        ("hearts record 1", "hearts record 2", 1, "version 2 is not known"),
        ("hearts record 1", "dear diary", 1, "'hearts record 1' must stand"),
        ("seat 1 easy West", "seat 1 easy Best", 2, "they were changed"),
        ("", "", 0, ""),
    ],
)
def test_a_changed_record_is_noticed(old: str, new: str, line: int, cause: str) -> None:
    if not old:
        assert read(STANDARD).winners
        return
    with pytest.raises(RecordError, match=cause) as error:
        read(STANDARD.replace(old, new))
    assert error.value.line == line and str(error.value).startswith(f"line {line}: ")


@pytest.mark.parametrize(
    ("pattern", "new", "cause"),
    [
        ("rules .*", "rules players=7", "choose one of 4, 3, 5"),
        ("rules .*", "rules tie=share,end=deals:1", "write the rules as end=deals:1,tie=share"),
        ("match .*", "match a b", "'match' with"),
        ("seat 2 .*", "seat 3 easy A", "'seat 2' with a level and a name"),
        ("seat 2 .*", "seat 2 easy  A", "single spaces"),
        ("first dealer .", "first dealer 4", "'first dealer' with a seat"),
        ("hand 1", "hand 2", "the number of the hand is 1, not 2"),
        ("dealer [0-9]", "dealer X", "must stand|cannot stand"),
        ("pass left", "pass right", "the direction of the pass is left, not right"),
        ("gives 1 .*", "gives 1 2C 2C 3C", "names a card twice"),
        ("gives 1 .*", "gives 1 2C", "pass 3 different cards"),
        ("trick 2  ", "trick 3  ", "trick 3, where trick 2 must stand"),
        ("(trick 2  .): (..) (..)", r"\1: \3 \2", "is not allowed"),
        ("trick 3 .*", "trick 3  0: 2C 3C", "cannot stand"),
        ("trick 3 .*\n", "", "trick 4, where trick 3 must stand"),
        ("dealt 1 .*\n", "", "the cards dealt to seat 1 are missing"),
        ("dealt 1 .*", "dealt 1 2C", "does not share out the deck"),
        ("score .*", "score 1 2 3 4", "the score is"),
        ("score .*", "score 1 2 3", "cannot stand"),
        ("total .*", "total 1 2 3 4", "the totals is|the totals"),
        ("states .*", "states 0123456789abcdef", "the chain of states"),
        ("winners .*", "winners 0 1 2", "the winners are"),
        ("\nwinners .*\n", "", "the winners are"),
        ("winners .*\n", "winners 9\n", "cannot stand"),
        ("winners", "losers", "cannot stand"),
    ],
)
def test_a_wrong_line_is_named(pattern: str, new: str, cause: str) -> None:
    body = re.sub(pattern, new, body_of(STANDARD), count=1)
    assert body != body_of(STANDARD)
    with pytest.raises(RecordError, match=cause) as error:
        replay(read(sealed(body)))
    assert 0 <= error.value.line <= len(body.splitlines()) + 3


@given(st.data())
@settings(max_examples=250, deadline=None)
def test_damage_gets_a_sentence(data: st.DataObject) -> None:
    body = body_of(STANDARD)
    at = data.draw(st.integers(0, len(body)))
    piece = data.draw(st.text(max_size=4) | st.sampled_from(["\n", "\n\n", " ", "QS", "0", "-", "sun 1\n"]))
    body = body[:at] + piece + body[at + data.draw(st.sampled_from([0, 1, 2, 30])) :]
    for text in (sealed(body), STANDARD[:at], STANDARD[:at] + piece + STANDARD[at:]):
        try:
            replay(read(text))
        except RecordError as error:
            assert re.match(r"line \d+: .*\.$", str(error), re.DOTALL)


@given(st.text(max_size=300) | st.binary(max_size=300).map(lambda raw: raw.decode("latin-1")))
@settings(max_examples=200, deadline=None)
def test_any_text_gets_a_sentence(text: str) -> None:
    for attempt in (text, sealed(text), sealed("rules standard\nmatch m\n" + text)):
        with pytest.raises(RecordError):
            read(attempt)


def test_records_of_endless_size_are_refused() -> None:
    with pytest.raises(RecordError, match="no record has more"):
        read("x" * 8_000_001)


def test_a_time_that_cannot_be_up() -> None:
    _, record, _ = recorded(Rules.parse("pass_cycle=none"), 4, 20)
    hand = replace(record.hands[0], time_up=3)
    with pytest.raises(RecordError, match="time cannot be up"):
        replay(replace(record, hands=(hand,)))


def test_a_record_of_version_1_stays_readable() -> None:
    """This file is never written anew: a program that cannot replay it needs a new version line."""
    text = Path(__file__).with_name("record_version_1.txt").read_text("utf-8")
    record = read(text)
    assert replay(record).winners == record.winners and write(record) == text
