"""Which cards may be played or passed, and why not the others: one list of rules.

Each rule narrows the hand unless it would empty it (rules.md, section 2). The legal cards, the dimmed cards,
the spoken reason and the engine's error all walk `constraints`, so they cannot disagree.
"""

from collections.abc import Iterator
from enum import Enum

from game.engine.cards import (
    FULL,
    HEARTS,
    HIGH_SPADES,
    QUEEN,
    SPADES,
    SUIT,
    SUIT_WORDS,
    Card,
    Cards,
    count,
    spoken,
)
from game.engine.deal import Deal
from game.engine.rules import Rules
from game.engine.setup import penalty_cards

_NOT_HEARTS: Cards = FULL & ~SUIT[HEARTS]
_NOT_QUEEN: Cards = FULL & ~(1 << QUEEN)


class Reason(Enum):
    """Why a card may not be played or passed."""

    NOT_HELD = "not held"
    OPENING = "opening"
    FOLLOW_SUIT = "follow suit"
    NO_POINTS_YET = "no points yet"
    NOT_BROKEN = "not broken"
    QUEEN_WAITS = "queen waits"
    KEEP_SPADES = "keep spades"


def constraints(deal: Deal, hand: Cards) -> Iterator[tuple[Cards, Reason]]:
    """The rules of play in rulebook order: the cards each allows, and the reason it gives."""
    rules, led = deal.rules, deal.led
    waits = rules.queen_waits and not deal.broken
    if deal.must is not None:
        yield 1 << deal.must, Reason.OPENING
    if led is not None:
        yield SUIT[led], Reason.FOLLOW_SUIT
    if deal.first_trick and not rules.first_trick_points:
        yield FULL & ~penalty_cards(rules), Reason.NO_POINTS_YET
    if led is None and rules.lead_hearts == "when_broken" and not deal.broken:
        instead = rules.heart_for_queen and hand & _NOT_HEARTS == 1 << QUEEN
        if not instead:
            yield (_NOT_HEARTS & _NOT_QUEEN if waits else _NOT_HEARTS), Reason.NOT_BROKEN
    elif waits and led != SPADES:
        yield _NOT_QUEEN, Reason.QUEEN_WAITS


def legal_plays(deal: Deal, hand: Cards) -> Cards:
    """The cards of a hand that may be played now; never empty for a hand that is not."""
    for allowed, _ in constraints(deal, hand):
        hand = hand & allowed or hand
    return hand


def why_not(deal: Deal, hand: Cards, card: Card) -> Reason | None:
    """The first rule that forbids a card, or None when it may be played."""
    left = hand
    if not left >> card & 1:
        return Reason.NOT_HELD
    for allowed, reason in constraints(deal, hand):
        if left & allowed:
            left &= allowed
            if not left >> card & 1:
                return reason
    return None


def legal_passes(rules: Rules, hand: Cards, need: int) -> Cards:
    """The cards of a hand that may be passed when `need` are asked for."""
    kept = hand & ~HIGH_SPADES if rules.keep_spades else hand
    return kept if count(kept) >= need else hand


def explain(reason: Reason, deal: Deal) -> str:
    """The rule that forbids a card, as a sentence to the player."""
    match reason:
        case Reason.NOT_HELD:
            return "You do not hold that card."
        case Reason.OPENING:
            return f"The {spoken(deal.must)} must be led first." if deal.must is not None else ""
        case Reason.FOLLOW_SUIT:
            return f"You must follow {SUIT_WORDS[deal.led or 0]}."
        case Reason.NO_POINTS_YET:
            return "No penalty cards on the first trick."
        case Reason.NOT_BROKEN if deal.rules.queen_waits:
            return "Hearts are not broken yet: neither hearts nor the queen of spades may be led."
        case Reason.NOT_BROKEN:
            return "Hearts are not broken yet."
        case Reason.QUEEN_WAITS:
            return "The queen of spades waits until hearts are broken."
        case Reason.KEEP_SPADES:
            return "The queen, king and ace of spades may not be passed."
