"""The page's checker on records: it passes what the game's check passes, and refuses what that refuses."""

import re
from random import Random
from typing import Any

import pytest

from game.engine.reader import read
from game.engine.writer import write
from game.session.verify import Check, verify
from tests.js.node import answer
from tests.session.played import go_on, house, record, resealed
from tests.session.tampering import Forgery, forgeries

CODES = [
    "end=deals:1",
    "pass_cycle=LRAS,pass_count=4,end=deals:4",
    "pass_cycle=dealer,moon=choose,sun=on,end=deals:3",
    "players=3,end=deals:3",
    "players=3,deck=aside,leftover=first_trick,end=deals:2",
    "players=5,deck=keep_2d,pass_count=5,end=deals:2",
]
OTHERS_PART = ("score", "total", "states")  # scores follow from rules, which the page does not know


def page(texts: list[str]) -> list[dict[str, Any]]:
    """What the page says of each text."""
    found: list[dict[str, Any]] = answer("records.js", {"records": texts, "cuts": []})["records"]
    return found


def wrong(found: dict[str, Any]) -> list[str]:
    return [step["says"] for step in found["steps"] if step["state"] == "wrong"]


def test_fair_records_pass() -> None:
    for code, found in zip(CODES, page([record(code) for code in CODES]), strict=True):
        hands = len(read(record(code)).hands)
        assert wrong(found) == [], code
        assert len([step for step in found["steps"] if "hands" in step]) == hands
        assert found["verdict"].startswith("Passed: ")


def assert_refused(forged: list[Forgery]) -> None:
    """The page refuses each forgery and names a line of the hand; changed results are the game's part."""
    for one, found in zip(forged, page([one.text for one in forged]), strict=True):
        says = wrong(found)
        if one.key in OTHERS_PART:
            assert says == []
            continue
        assert len(says) == 1, (one.line, one.key)
        places = [int(line) for line in re.findall(r"\b[Ll]ine (\d+)", says[0])]
        assert places[0] in one.hand
        if one.key in ("commitment", "secret", "cut", "dealt", "aside"):
            assert one.line in places, (one.line, says)


def test_one_changed_byte_is_refused_with_its_place() -> None:
    assert_refused(list(forgeries(record(CODES[0])))[::5])


@pytest.mark.slow
@pytest.mark.parametrize("code", CODES)
def test_every_changed_byte_is_refused_with_its_place(code: str) -> None:
    assert_refused(list(forgeries(record(code))))


def test_any_changed_byte_is_refused_while_the_checksum_is_the_old_one() -> None:
    honest = record(CODES[0])
    head = honest.split("\n", 2)[1]
    stale = [re.sub("^checksum .*", head, one.text, flags=re.M) for one in list(forgeries(honest))[::41]]
    for found in page(stale):
        assert wrong(found)[0].startswith("Line 2: the checksum does not fit")


def test_a_running_hand_is_left_closed() -> None:
    match = go_on(house("end=deals:3"), 70)
    found = page([write(match.record()), write(match.record().public())])
    assert [step["state"] for step in found[0]["steps"]][-1] == "open"
    assert [wrong(one) for one in found] == [[], []]


def test_both_refuse_the_same_broken_texts() -> None:
    honest = record(CODES[0])
    broken = [
        "",
        "deal me the ace",
        honest[: len(honest) // 2],
        honest.replace("hearts record 1", "hearts record 2"),
        re.sub(r"\nsecret \w+", "", honest),
        re.sub(r"\ncommitment \w+", "", honest),
        re.sub(r"(\ncommitment \w+)", r"\1\1", honest),
        re.sub(r"\nmatch \w+", "\nmatch other", honest),
        re.sub(r"\ngives 0 .*", "", honest),
        re.sub(r"\ndealt 0 .*", "", honest),
        re.sub(r"  to (\d)\n", "  to 4\n", honest),
        honest.replace("rules end=deals:1", "rules players=3,end=deals:1"),
        honest.replace("rules end=deals:1", "rules players=7,end=deals:1"),
    ]
    forged = [resealed(text) if text.count("\n") > 2 else text for text in broken]
    for text, found in zip(forged, page(forged), strict=True):
        ours = [step for step in verify(text) if isinstance(step, Check) and not step.ok]
        assert ours, text[:400]
        assert wrong(found), text[:400]
        assert found["verdict"].startswith("Refused. ")


def test_a_typed_cut_is_found_in_its_hand() -> None:
    text = record("pass_cycle=dealer,moon=choose,sun=on,end=deals:3")
    cut = re.findall(r"\ncut (\w+)", text)[1]
    said = answer("records.js", {"records": [], "cuts": [[text, cut], [text, "00" * 32]]})["cuts"]
    assert said[0].endswith("it was used in hand 2.")
    assert "is in no hand of the record" in said[1]


def scrambled(text: str, chance: Random) -> str:
    """A text with one line lost, doubled, moved or spoilt, and a checksum that fits again."""
    lines = text.split("\n")
    at, other = chance.randrange(2, len(lines)), chance.randrange(2, len(lines))
    place = chance.randrange(len(lines[at]) + 1)
    match chance.randrange(4):
        case 0:
            del lines[at]
        case 1:
            lines.insert(other, lines[at])
        case 2:
            lines[at], lines[other] = lines[other], lines[at]
        case _:
            lines[at] = lines[at][:place] + chance.choice("0A♠ ") + lines[at][place + 1 :]
    return resealed("\n".join(lines))


def test_what_the_page_refuses_the_game_refuses_and_neither_stumbles() -> None:
    chance = Random(6)
    texts = [scrambled(record(chance.choice(CODES)), chance) for _ in range(120)]
    honest = {record(code) for code in CODES}
    for text, found in zip(texts, page(texts), strict=True):
        ours = [step for step in verify(text) if isinstance(step, Check) and not step.ok]
        assert ours or not wrong(found), (text, found["verdict"])
        nameless = re.sub(r"(?m)^(seat \d \w+) .*", r"\1", text).split("\n", 2)[-1].rstrip("\n")
        assert ours or nameless in {
            re.sub(r"(?m)^(seat \d \w+) .*", r"\1", one).split("\n", 2)[-1].rstrip("\n") for one in honest
        }
