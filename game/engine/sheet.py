"""The rule sheet of a rule set: one sentence a rule, in the order in which a player needs them.

Every field of `Rules` has its say; a setting without effect in its company is named as such.
"""

from collections.abc import Iterator

from game.engine.cards import HEARTS, SUIT, Card, each, rank, spoken, suit
from game.engine.rules import Rules
from game.engine.scoring import LONGEST
from game.engine.setup import ACROSS, HOLD, LEFT, RIGHT, SCATTER, deck, direction, directions, penalty_cards
from game.engine.setup import points as worth_of

_NUMBERS = "no one two three four five".split()
_WAYS = {
    LEFT: "to the left",
    RIGHT: "to the right",
    ACROSS: "across",
    SCATTER: "one to each other player",
    HOLD: "not at all",
}


def sentences(rules: Rules) -> tuple[str, ...]:
    """The rule sheet."""
    parts = (_table, _passing, _opening, _play, _hearts, _counting, _moon, _ending, _idle)
    return tuple(sentence for part in parts for sentence in part(rules))


def _table(rules: Rules) -> Iterator[str]:
    pack = deck(rules)
    yield f"{_NUMBERS[rules.players].capitalize()} play, each for themselves: take as few points as you can."
    gone = " and ".join(f"the {spoken(c)}" for c in each(rules.removed))
    yield f"The pack has {pack.cards.bit_count()} cards" + (f", without {gone}." if gone else ".")
    yield f"Each player is dealt {pack.each} cards, one at a time, from the dealer's left."
    if pack.left:
        cards = "card that is left over" if pack.left == 1 else f"{pack.left} cards that are left over"
        out = "stay" if pack.left > 1 else "stays"
        go = "go" if pack.left > 1 else "goes"
        along = f"{go} face down to the winner of the first trick."
        yield f"The {cards} {along if rules.leftover == 'first_trick' else f'{out} face down, out of play.'}"
    yield "The first dealer is drawn by lot; the deal moves one seat to the left each hand."


def _passing(rules: Rules) -> Iterator[str]:
    if direction(rules, 1) == HOLD:
        yield "No cards are passed."
        return
    count = f"{_NUMBERS[rules.pass_count]} card" + "s" * (rules.pass_count > 1)
    yield f"Before play each player passes {count} face down; all passes happen at once."
    if rules.pass_cycle == "dealer":
        ways = " or ".join(_WAYS[way] for way in directions(rules))
        yield f"The dealer names the direction before anybody chooses cards: {ways}."
    elif rules.pass_cycle == "L":
        yield "Cards are always passed to the left."
    else:
        length = {"usual": rules.players if rules.players == 4 else 3, "LRAS": 4, "LRA": 3}[rules.pass_cycle]
        cycle = ", then ".join(_WAYS[direction(rules, hand) or HOLD] for hand in range(1, length + 1))
        yield f"Hand by hand they go {cycle}; then from the start again."
    if rules.keep_spades:
        yield "The queen, king and ace of spades may not be passed by a hand with enough other cards."


def _opening(rules: Rules) -> Iterator[str]:
    if rules.opening == "left_of_dealer":
        yield "The player at the dealer's left leads to the first trick."
    elif rules.opening == "three_of_clubs":
        yield "Whoever holds the three of clubs after the pass leads it to the first trick."
    else:
        clubs = min(each(deck(rules).cards))
        yield f"Whoever holds the {spoken(clubs)} after the pass leads it to the first trick."
    if rules.opening != "left_of_dealer" and deck(rules).left:
        yield "If that card was not dealt, the lowest club that was dealt is led."


def _play(rules: Rules) -> Iterator[str]:
    yield "Play goes clockwise: follow the suit led if you can, else play any card."
    yield "The highest card of the suit led takes the trick, ace high, and its winner leads next; no trumps."
    if rules.first_trick_points:
        yield "Penalty cards may be played on the first trick."
    else:
        yield "On the first trick nobody plays a penalty card, unless nothing else may be played."


def _hearts(rules: Rules) -> Iterator[str]:
    if rules.lead_hearts == "any_time":
        yield "Hearts may be led at any time."
    else:
        yield "A heart may not be led before hearts are broken, unless nothing else may be led."
    if rules.queen_breaks:
        yield "Hearts are broken by the first heart that is played, or when the queen of spades is discarded."
    else:
        yield "Hearts are broken by the first heart that is played; the queen of spades does not break them."
    if rules.queen_waits:
        yield "Before that the queen of spades is neither led nor discarded, unless nothing else is allowed."
    else:
        yield "The queen of spades may be led at any time."
    if rules.heart_for_queen:
        yield "A leader who holds only hearts and the queen of spades may lead a heart in her place."


def _counting(rules: Rules) -> Iterator[str]:
    values = {c: points for c, points in rules.values().items() if points > 0}
    if not values:
        yield "No card adds points."
    else:
        yield f"Penalty cards: {'; '.join(_priced(values))}."
    minus = {c: -points for c, points in rules.values().items() if points < 0}
    if minus:
        named = "; ".join(f"the {spoken(c)} {points}" for c, points in sorted(minus.items()))
        yield f"Whoever takes a bonus card takes points off: {named}; it may fall on the first trick."
    if rules.no_trick_bonus:
        off = f"takes {rules.no_trick_bonus} points off"
        yield f"A player who takes no trick {off}, but not when a moon is shot."


def _priced(values: dict[Card, int]) -> Iterator[str]:
    hearts = {c: values[c] for c in each(SUIT[HEARTS]) if c in values}
    whole = len(hearts) == 13
    if whole and len(set(hearts.values())) == 1:
        yield f"each heart {_points(next(iter(hearts.values())))}"
    elif whole and all(points == rank(c) + 2 for c, points in hearts.items()):
        yield "each heart its pips (jack 11, queen 12, king 13, ace 14)"
    else:
        whole = False
    for c in sorted(values, key=lambda c: (-values[c], c)):
        if not (whole and suit(c) == HEARTS):
            yield f"the {spoken(c)} {_points(values[c])}"


def _points(points: int) -> str:
    return f"{points} point" + "s" * (points != 1)


def _moon(rules: Rules) -> Iterator[str]:
    if not penalty_cards(rules):
        yield f"No card is a penalty card, so there is no moon, whatever its form ({rules.moon})."
        return
    if rules.moon == "off":
        yield "Taking all penalty cards is no feat in this game: they count as always."
        return
    total = worth_of(rules, penalty_cards(rules))
    left = deck(rules).left and rules.leftover == "aside"
    moon = "what the penalty cards in play are worth" if left else f"{total}"
    needs = " and every bonus card" if rules.moon_needs_bonus and _bonus(rules) else ""
    yield f"Whoever takes all penalty cards{' in play' if left else ''}{needs} shoots the moon."
    add, subtract = f"every other player adds {moon}", f"the shooter takes {moon} off"
    yield {
        "add": f"The moon costs the shooter nothing: {add}.",
        "subtract": f"The moon costs nobody anything: {subtract}.",
        "choose": f"After the hand the shooter chooses: {add}, or {subtract}.",
        "auto": f"Either {add} or {subtract}, whichever serves the shooter best in the match.",
    }[rules.moon]
    if rules.sun:
        yield "Whoever takes every trick shoots the sun, which counts as two moons in place of one."


def _ending(rules: Rules) -> Iterator[str]:
    n = rules.end_at
    yield {
        "points": f"The match ends after the hand in which somebody reaches or passes {_points(n)}.",
        "deals": f"The match ends after {n} hand{'s' * (n != 1)}.",
        "minutes": f"After {n} minute{'s' * (n != 1)} the hand in progress is finished and is the last.",
    }[rules.end_kind]
    if rules.exact_reset and rules.end_kind == "points":
        yield f"A total of exactly {n} becomes {n // 2} before the end is checked."
    if rules.tie == "share":
        yield "The lowest total wins; players who tie for it share the win."
    else:
        yield "The lowest total wins; on a tie for it hands go on until one player is lowest."
    yield f"No match lasts longer than {LONGEST} hands."


def _bonus(rules: Rules) -> bool:
    return any(points < 0 for points in rules.values().values())


def _idle(rules: Rules) -> Iterator[str]:
    """Settings that others leave without effect: said, so that nobody waits for them."""
    default = Rules()
    passes = direction(rules, 1) != HOLD
    leads_free = rules.lead_hearts == "any_time"
    idle = {
        "leftover": (not deck(rules).left, "no card is left over, so none goes to the first trick"),
        "pass_cycle": (rules.deck == "aside", f"the pass cycle {rules.pass_cycle} is not used"),
        "pass_count": (not passes, f"the pass of {rules.pass_count} is not used"),
        "keep_spades": (not passes, "the spades that may not be passed stay anyway"),
        "queen_breaks": (leads_free and not rules.queen_waits, "nothing waits for hearts to be broken"),
        "heart_for_queen": (leads_free, "no leader needs the queen's leave for a heart"),
        "bonus_points": (rules.bonus_card is None, f"no card earns the bonus of {rules.bonus_points}"),
        "moon_needs_bonus": (not _bonus(rules) or rules.moon == "off", "no moon waits for a bonus card"),
        "sun": (rules.moon == "off", "without a moon there is no sun"),
        "exact_reset": (rules.end_kind != "points", "there is no total to hit exactly"),
    }
    for field, (without_effect, why) in idle.items():
        if without_effect and getattr(rules, field) != getattr(default, field):
            yield f"Without effect here: {why}."
