"""Runs rule cases against the engine: each kind of case is a function from the case to what was got."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from game.engine.cards import Cards, each, name, parse, sequence, show, winner
from game.engine.deal import Deal, Phase, Trick
from game.engine.legal import legal_plays, why_not
from game.engine.rules import Rules, RulesError
from game.engine.scoring import Tally, winners
from game.engine.setup import deck, direction, receivers
from game.engine.table import opening_lead

Case = dict[str, Any]


class Failure(NamedTuple):
    """A case that came out wrong: its id, what was expected and what was got."""

    case: str
    expected: object
    got: object

    def __str__(self) -> str:
        return f"{self.case}: expected {_text(self.expected)}, got {_text(self.got)}"


def failures(path: Path) -> Iterator[Failure]:
    """The cases of a file that fail; a line that cannot be run fails too."""
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
        if line.strip():
            yield from _run(f"{path.name}:{number}", line)


def _run(place: str, line: str) -> Iterator[Failure]:
    try:
        case = json.loads(line)
        expected, got = KINDS[case["kind"]](case)
    except Exception as error:  # a case may be anything; whatever it does, it is reported and the next is run
        yield Failure(place, "a case that can be run", f"{type(error).__name__}: {error}")
        return
    if expected != got:
        yield Failure(f"{place} {case.get('id', '')}", expected, got)


def _legal(case: Case) -> tuple[Case, Case]:
    rules, hand = Rules.parse(case["rules"]), parse(case["hand"])
    deal = _situation(case, rules, hand)
    expected = {"legal": show(parse(case["legal"])), "why": case.get("why", {})}
    reasons = {c: why_not(deal, hand, parse(c).bit_length() - 1) for c in expected["why"]}
    names = {c: reason.name if reason else "" for c, reason in reasons.items()}
    return expected, {"legal": show(legal_plays(deal, hand)), "why": names}


def _situation(case: Case, rules: Rules, hand: Cards) -> Deal:
    """A hand in progress as the case tells it: seat 0 leads, and any earlier tricks do not matter."""
    trick = tuple(sequence(case["trick"]))
    opens = case["first"] and not trick
    must = opening_lead(rules, (hand,), 0)[1] if opens else None
    tricks = () if case["first"] else (Trick(0, (), 0),)
    none = (0,) * rules.players
    return Deal(
        rules,
        none,
        1,
        phase=Phase.PLAYING,
        must=must,
        trick=trick,
        broken=case["broken"],
        tricks=tricks,
        taken=none,
    )


def _trick(case: Case) -> tuple[object, object]:
    return case["winner"], winner(sequence(case["cards"]))


def _score(case: Case) -> tuple[Case, Case]:
    rules = Rules.parse(case["rules"])
    seats = range(rules.players)
    taken = tuple(parse(cards) for cards in case["taken"])
    number = case.get("hand_no", 1)
    tricks = tuple(case.get("tricks") or [1 for _ in seats])
    tally = Tally(rules, taken, tricks, tuple(case["totals"]), parse(case.get("aside", "")), number)
    form = (case.get("shooter_chooses") or tally.best_form()) if tally.asks else tally.form()
    result = tally.scored(form)
    champions = winners(rules, result.totals, number)
    got = {
        "delta": list(result.delta),
        "after": list(result.totals),
        "over": bool(champions),
        "winners": list(champions),
    }
    return {key: case[key] for key in got if key in case}, {key: got[key] for key in got if key in case}


def _pass(case: Case) -> tuple[object, object]:
    rules = Rules.parse(case["rules"])
    way = direction(rules, case["hand_no"]) or case.get("direction", "")
    return case["to"], [list(receivers(rules, way, seat)) for seat in range(rules.players)]


def _deck(case: Case) -> tuple[Case, Case]:
    rules = Rules.parse(case["rules"])
    pack = deck(rules)
    got = {
        "size": pack.cards.bit_count(),
        "each": pack.each,
        "removed": set(map(name, each(rules.removed))),
        "left": pack.left,
    }
    expected = {key: case[key] for key in got if key in case}
    if "removed" in expected:
        expected["removed"] = set(expected["removed"].split())
    return expected, {key: got[key] for key in expected}


def _leader(case: Case) -> tuple[object, object]:
    rules = Rules.parse(case["rules"])
    hands = tuple(parse(cards) for cards in case["hands"])
    leader, must = opening_lead(rules, hands, case["dealer"])
    return (case["leader"], case["must"]), (leader, "" if must is None else name(must))


def _code(case: Case) -> tuple[object, object]:
    try:
        code = Rules.parse(case["code"]).code()
    except RulesError as error:
        wanted = case.get("error")
        named = wanted is not None and str(wanted).lower() in str(error).lower()
        return wanted, wanted if named else str(error)
    return case.get("canonical"), code


KINDS: dict[str, Callable[[Case], tuple[object, object]]] = {
    "legal": _legal,
    "trick": _trick,
    "score": _score,
    "pass": _pass,
    "deck": _deck,
    "leader": _leader,
    "code": _code,
}


def _text(value: object) -> str:
    return json.dumps(value, default=lambda odd: sorted(odd) if isinstance(odd, set) else str(odd))
