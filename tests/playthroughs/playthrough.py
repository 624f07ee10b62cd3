"""A hand as text with every public fact at every step, to be read as a diff when the rules change.

A step shows the legal cards of whoever moves, the move, what happened, and the facts that changed.
"""

from collections.abc import Iterator
from random import Random

from game.engine import events as e
from game.engine.cards import each, name, show
from game.engine.deal import Deal, Phase
from game.engine.legal import legal_passes, legal_plays
from game.engine.match import Match
from game.engine.moves import Move
from game.engine.rules import Rules
from game.engine.setup import directions, receivers
from tests.engine.ways import random_move, random_order


def playthrough(rules: Rules, seed: int) -> str:
    """Two hands of a match with random moves."""
    luck = Random(seed)
    match = Match(rules, first_dealer=luck.randrange(rules.players))
    return "\n".join([f"rules {rules.code() or 'standard'}", *_hand(match, luck), *_hand(match, luck)]) + "\n"


def _hand(match: Match, luck: Random) -> Iterator[str]:
    if match.over:
        return
    before = facts(match.deal)
    yield from _happened(match, before, match.begin_hand(random_order(match.rules, luck)))
    while match.deal.waiting():
        before = facts(match.deal)
        move = random_move(match.table, luck)
        yield f"> {move}  of  {_choices(match, move)}"
        yield from _happened(match, before, match.apply(move))


def _choices(match: Match, move: Move) -> str:
    deal, hand = match.deal, match.table.hands[move.seat]
    if deal.phase is Phase.PLAYING:
        return show(legal_plays(deal, hand))
    if deal.phase is Phase.PASSING:
        need = len(receivers(deal.rules, deal.direction, move.seat))
        return f"any {need} of {show(legal_passes(deal.rules, hand, need))}"
    return " ".join(directions(deal.rules) if deal.phase is Phase.DIRECTING else ("add", "subtract"))


def _happened(match: Match, before: dict[str, str], events: tuple[e.Event, ...]) -> Iterator[str]:
    for event in events:
        match event:
            case e.Dealt(hands, aside):
                yield from (f"  deals {seat} {show(hand or 0)}" for seat, hand in enumerate(hands))
                yield f"  aside {show(aside or 0)}".rstrip()
            case e.Exchanged(gifts):
                yield from (f"  gift {g.giver} to {g.receiver}: {show(g.cards or 0)}" for g in gifts)
            case _:
                yield f"  {type(event).__name__}"
    now = facts(match.deal)
    yield "  " + "; ".join(f"{fact} {value}" for fact, value in now.items() if before[fact] != value)


def facts(deal: Deal) -> dict[str, str]:
    """Every public fact, in words."""
    score = deal.score
    return {
        "hand": str(deal.number),
        "dealer": str(deal.dealer),
        "phase": deal.phase.value,
        "waits for": _numbers(deal.waiting()),
        "direction": deal.direction,
        "passed": _numbers(sorted(deal.passed)),
        "leader": str(deal.leader),
        "must": "" if deal.must is None else name(deal.must),
        "trick": " ".join(map(name, deal.trick)),
        "broken": str(deal.broken),
        "played": str(deal.played.bit_count()),
        "tricks": _numbers(deal.counts()),
        "taken": " | ".join(" ".join(map(name, each(cards))) for cards in deal.taken),
        "face down": _numbers(deal.asides),
        "moon": "" if deal.moon is None else f"{deal.moon.seat} sun={deal.moon.sun} asks={deal.moon.asks}",
        "form": deal.form or "",
        "delta": _numbers(score.delta) if score else "",
        "counts as": (score.form or "") if score else "",
        "notes": " ".join(f"{n.rule}:{n.seat}:{n.points}" for n in score.notes) if score else "",
        "totals": _numbers(deal.totals),
        "winners": _numbers(deal.winners),
    }


def _numbers(numbers: tuple[int, ...] | list[int]) -> str:
    return " ".join(map(str, numbers))
