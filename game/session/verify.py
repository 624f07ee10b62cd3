"""The check of a record: everything in it recomputed, step by step, up to the first thing that is wrong.

`verify` needs the record's text alone. It is a generator that pauses often, also while a bot thinks, so that
a page which runs it a little in every frame stays alive. `deal` parts (seal, shuffle, hands) have a second
implementation in JavaScript, `build/site/verify.html`.
"""

from collections.abc import Iterator

from game.engine.match import Match
from game.engine.reader import read
from game.engine.record import HandRecord, Record, RecordError
from game.engine.replay import start
from game.engine.writer import checksum, write
from game.session.verify_bots import check_bots, decisions, unknown_level
from game.session.verify_check import Check, Progress, Wrong, verdict, wrong
from game.session.verify_hand import check_deal, check_lot, play_hand

__all__ = ["Check", "Progress", "verdict", "verify"]


def verify(text: str, only: int = 0) -> Iterator[Check | Progress]:
    """Check a record: its steps as they are done, and how far it has come in between.

    With `only`, the number of a hand, the checks of the others are left out (they are still played again, to
    know the totals). The last check is the first that failed, or all have passed; a text whose checksum is
    wrong is searched for the place. A hand that still runs is not looked into.
    """
    text = text.removeprefix("\ufeff").replace("\r\n", "\n").rstrip("\n") + "\n"
    mended = _mended(text)
    try:
        record = read(mended)
        _check_spelling(mended, write(record))
    except RecordError as error:
        yield Check("text", 0, False, str(error))
        return
    detail = "The checksum fits."
    if mended != text:
        detail = "line 2: the checksum does not fit: something below was changed."
    yield Check("text", 0, mended == text, detail)
    try:
        yield from _checks(record, only)
    except Wrong as found:
        yield found.check


def _mended(text: str) -> str:
    """The text with the checksum that it should have, so that what was changed can be found."""
    version, line, body = [*text.split("\n", 2), "", ""][:3]
    return f"{version}\nchecksum {checksum(body)}\n{body}" if line.startswith("checksum ") else text


def _check_spelling(text: str, written: str) -> None:
    """Raise RecordError where the game would have written a line in another way."""
    for number, (line, due) in enumerate(zip(text.split("\n"), written.split("\n"), strict=False), 1):
        if line != due and number > 2:
            raise RecordError(number, f"{line[:60]!r} stands where the game writes {due[:60]!r}.")


def _checks(record: Record, only: int) -> Iterator[Check | Progress]:
    unknown = unknown_level(record)
    if unknown:
        raise wrong("bots", 0, record.lines.get("rules", 0) + 2 + unknown[0], unknown[1])
    public, match = record.public(), start(record)
    wanted = [hand for hand in public.hands if only in (0, hand.number)]
    total = len(wanted) + sum(decisions(record, hand) for hand in wanted)
    done = 0
    for hand in public.hands:
        for step in _hand(public, hand, match, hand in wanted):
            if isinstance(step, Check):
                if hand in wanted:
                    yield step
                continue
            done += step
            yield Progress(done, total)
        done += hand in wanted
        yield Progress(done, total)
    if record.hands != public.hands:
        yield Check("open", record.hands[-1].number, True, "This hand is not over: nothing in it was read.")
    elif match.over and not only:
        yield Check("end", 0, True, f"The match was won by seat {' and '.join(map(str, match.winners))}.")


def _hand(record: Record, hand: HandRecord, match: Match, wanted: bool) -> Iterator[Check | bool]:
    """The checks of a hand; in between True after each decision made again, and False for a pause."""
    if wanted:
        dealt = check_deal(record, hand)
        yield next(dealt)
        if hand is record.hands[0]:
            yield check_lot(record, hand)
        yield from dealt
    before, known = match.deal, len(match.log)
    for step in play_hand(record, hand, match):
        yield step or False
    if wanted:
        yield from check_bots(record, hand, before, match.log[known:])
