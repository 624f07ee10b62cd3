"""One finished hand: its seal, shuffle and hands, and whether it can have been played like that."""

from collections.abc import Iterator
from dataclasses import replace

from game.engine import fairdeal
from game.engine.cards import Cards, show
from game.engine.match import Match
from game.engine.moves import Choose, Give
from game.engine.record import HandRecord, Record, RecordError
from game.engine.replay import steps
from game.engine.setup import deck
from game.session.verify_check import Check, Wrong, wrong


def check_lot(record: Record, hand: HandRecord) -> Check:
    """Was the first dealer drawn with the secret of the first hand? Raises Wrong."""
    rules = record.rules
    secret = bytes.fromhex(hand.secret)
    drawn = fairdeal.first_dealer(secret, rules.code(), record.match_id, rules.players)
    if drawn != record.first_dealer:
        line = record.lines.get("first dealer", 0)
        raise wrong("lot", 0, line, f"the lot fell on seat {drawn}, not on seat {record.first_dealer}.")
    return Check("lot", 0, True, f"The lot fell on seat {drawn}.")


def check_deal(record: Record, hand: HandRecord) -> Iterator[Check]:
    """Seal, shuffle and hands of a hand. Raises Wrong at the first that does not hold."""
    secret = _check_seal(hand)
    yield Check("seal", hand.number, True, f"The secret has the seal {hand.commitment}.")
    cut, pack = bytes.fromhex(hand.cut), deck(record.rules)
    seed = fairdeal.seed(secret, record.rules.code(), record.match_id, hand.number, cut)
    shuffled = tuple(fairdeal.steps(seed, pack.cards))
    yield Check("shuffle", hand.number, True, f"The cut {hand.cut} was mixed in.", steps=shuffled)
    hands, aside = fairdeal.deal(shuffled[-1].cards, record.rules.players, pack.each, hand.dealer)
    _compare_hands(hand, hands)
    if aside != hand.aside:
        raise wrong("deal", hand.number, _line(hand, "aside"), f"the cards left over are {show(aside)}.")
    yield Check("deal", hand.number, True, "All hands are those of the record.", hands=hands)


def _check_seal(hand: HandRecord) -> bytes:
    for what in ("commitment", "cut", "secret"):
        if not getattr(hand, what):
            raise wrong(
                "seal", hand.number, _line(hand, "hand"), f"the hand has no {what}, which must stand."
            )
    secret = bytes.fromhex(hand.secret)
    if fairdeal.commitment(secret) != hand.commitment:
        cause = f"the secret in line {_line(hand, 'secret')} has the seal {fairdeal.commitment(secret)}."
        raise wrong("seal", hand.number, _line(hand, "commitment"), cause)
    return secret


def _compare_hands(hand: HandRecord, dealt: tuple[Cards, ...]) -> None:
    """Raise Wrong at the first hand that was not dealt; when none was, the cut is another."""
    first = _line(hand, "dealt") - max(len(hand.hands) - 1, 0)
    told = dict(enumerate(hand.hands))
    different = [seat for seat, cards in enumerate(dealt) if told.get(seat) != cards]
    if len(different) == len(dealt):
        cause = (
            f"secret and cut deal other hands than those from line {first} on, {show(dealt[0])} to seat 0."
        )
        raise wrong("deal", hand.number, _line(hand, "cut"), cause)
    for seat in different:
        cause = f"secret and cut deal {show(dealt[seat])} to seat {seat}."
        raise wrong("deal", hand.number, first + seat, cause)


def play_hand(record: Record, hand: HandRecord, match: Match) -> Iterator[Check | None]:
    """Play a hand again on the match before it: None after each move, then its checks. Raises Wrong."""
    last = hand is record.hands[-1]
    where = record.lines if last else {"winners": _line(hand, "total")}
    alone = replace(record, hands=(hand,), winners=record.winners if last else (), lines=where)
    try:
        for _ in steps(alone, match):
            yield None
    except RecordError as error:
        raise Wrong(Check(_stage(hand, error.line), hand.number, False, str(error))) from None
    gives = sum(isinstance(move, Give) for move in hand.moves)
    passed = f"{gives} seats passed {hand.direction}." if gives else "Nobody passed: a hold hand."
    yield Check("pass", hand.number, True, passed)
    yield Check("play", hand.number, True, f"{len(hand.takers)} tricks were played by the rules.")
    yield Check("score", hand.number, True, f"{_row(hand.delta)}, so the totals are {_row(hand.totals)}.")


def _stage(hand: HandRecord, line: int) -> str:
    """Which check a line belongs to."""
    for i, move in enumerate(hand.moves):
        if hand.lines.get(f"move {i}") == line:
            return "pass" if isinstance(move, Give | Choose) else "play"
    keys = [key for key, at in hand.lines.items() if at == line]
    if not keys:
        return "end"
    return {"pass": "pass", "gives": "pass", "dealt": "deal", "aside": "deal", "dealer": "deal"}.get(
        keys[0], "play" if keys[0].startswith("trick") else "score"
    )


def _line(hand: HandRecord, key: str) -> int:
    return hand.lines.get(key, hand.lines.get("hand", 0))


def _row(numbers: tuple[int, ...]) -> str:
    return " ".join(map(str, numbers))
