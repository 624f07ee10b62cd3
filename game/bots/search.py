"""Choosing a card by playing imagined worlds to their end."""

from collections.abc import Callable, Generator
from math import fsum

from game.bots.common import Luck
from game.bots.endgame import Endgame
from game.bots.facts import facts
from game.bots.implied import Hidden, hidden
from game.bots.inference import Witness
from game.bots.kernel import playout
from game.bots.positions import Filler
from game.bots.race import CARDS_A_PAUSE, Budget, race
from game.bots.sins import sinless
from game.bots.tables import Tables, tables
from game.bots.value import Value
from game.bots.worlds import Dealer
from game.engine.cards import Card, Cards, Seat, each, of
from game.engine.view import View

WEIGHED_A_PAUSE = 300  # plays compared between two pauses; to deal a world costs as much as `DEALING` of them
DEALING = 10
SUSPECT = 4  # points at which the one who owns them all is imagined to go for the moon
Arm = tuple[Card, Seat]  # a card, and who goes for the moon after it (-1: nobody)
Worth = Callable[[int, int], float]  # of a world and an arm


def search(view: View, rng: Luck, budget: Budget) -> Generator[None, None, Card]:
    """The card that does best over the imagined worlds."""
    k, me = tables(view.deal.rules), view.seat
    cards = distinct(k, sinless(facts(view)), view.unseen | of(view.deal.trick))
    if len(cards) == 1:
        return cards[0]
    known = hidden(view)
    yield
    filler = Filler(view, k, known)
    owner = filler.base.owner
    arms = [(c, -1) for c in cards]
    if k.moon and owner in (-1, me):
        arms += [(c, me) for c in bold_cards(view, k, cards)]
    worlds = yield from likely(view, k, known, rng, budget)
    value = Value(view.deal, k, me)
    if ends(view, k, budget, owner):
        worth, cost = _solved(arms, worlds, filler, value), CARDS_A_PAUSE
    else:
        worth, cost = _played(arms, worlds, filler, value), 5 + filler.base.live.bit_count()
    bold = [shooter == me for _, shooter in arms]
    best = yield from race(len(arms), len(worlds), worth, [c for c, _ in arms], bold, cost, budget, rng)
    return arms[best][0]


def _played(arms: list[Arm], worlds: list[list[Cards]], filler: Filler, value: Value) -> Worth:
    """The worth of an arm in a world by a playout. Who owns enough points is imagined, in every other world,
    to go for the moon."""
    base, k = filler.base, filler.k
    foe = base.owner not in (-1, value.me, k.players) and base.score[base.owner] >= SUSPECT
    suspect = base.owner if foe else -1

    def worth(world: int, arm: int) -> float:
        card, shooter = arms[arm]
        if shooter < 0 and world & 1:
            shooter = suspect
        return value.of(playout(k, filler.fill(worlds[world]), card, shooter))

    return worth


def _solved(arms: list[Arm], worlds: list[list[Cards]], filler: Filler, value: Value) -> Worth:
    """The worth of an arm in a world by solving it."""
    endgame = Endgame(filler.k, filler.base)

    def worth(world: int, arm: int) -> float:
        filler.fill(worlds[world])
        return value.of(endgame.after(arms[arm][0]))

    return worth


def bold_cards(view: View, k: Tables, cards: list[Card]) -> list[Card]:
    """Of these cards the ones with which a moon may begin or go on: the top of each suit, or when discarding
    the bottom."""
    led = view.deal.led
    follows = led is None or cards[0] // 13 == led
    pick = max if follows else min
    return [pick(c for c in cards if c // 13 == suit) for suit in sorted({c // 13 for c in cards})]


def ends(view: View, k: Tables, budget: Budget, owner: Seat) -> bool:
    """Are so few tricks left that every world can be solved?

    Not while a moon is possible: solved worlds have perfect defenders, and would talk nobody into a moon.
    """
    over = not k.moon or owner == k.players
    return over and not view.deal.first_trick and view.hand.bit_count() <= budget.solve


def likely(
    view: View, k: Tables, known: Hidden, rng: Luck, budget: Budget
) -> Generator[None, None, list[list[Cards]]]:
    """Worlds drawn by how likely they make what the others did; with `over` 1 as they come."""
    dealer = Dealer(known)
    if budget.over == 1:
        return [dealer.world(rng) for _ in range(budget.worlds)]
    witness = Witness(view, k, known)
    yield
    drawn, weights, spent = [], [], 0
    for i in range(budget.worlds * budget.over):
        drawn.append(dealer.world(rng))
        weights.append(witness.weight(drawn[-1]))
        if dealer.effort * DEALING + i * len(witness.acts) - spent > WEIGHED_A_PAUSE:
            spent += WEIGHED_A_PAUSE
            yield
    return shuffled(resampled(drawn, weights, budget.worlds, rng), rng)


def resampled(drawn: list[list[Cards]], weights: list[float], count: int, rng: Luck) -> list[list[Cards]]:
    """`count` worlds, each as often as its weight says, by one evenly spaced comb (systematic resampling)."""
    step = fsum(weights) / count
    mark, reached, at = step * rng.random(), weights[0], 0
    picked = []
    for _ in range(count):
        while reached < mark and at < len(drawn) - 1:
            at += 1
            reached += weights[at]
        picked.append(drawn[at])
        mark += step
    return picked


def shuffled(worlds: list[list[Cards]], rng: Luck) -> list[list[Cards]]:
    """The same in another order, so that the first few stand for all."""
    for i in range(len(worlds) - 1, 0, -1):
        j = int(rng.random() * (i + 1))
        worlds[i], worlds[j] = worlds[j], worlds[i]
    return worlds


def distinct(k: Tables, legal: Cards, out: Cards) -> list[Card]:
    """One card of each run of equals: cards worth the same, and none that is out or lies there between."""
    found: list[Card] = []
    for c in each(legal):
        if found:
            under = found[-1]
            gap = out & ((1 << c) - 1) & ~((1 << under) - 1)
            if under // 13 == c // 13 and k.worth[under] == k.worth[c] and not gap:
                found[-1] = c
                continue
        found.append(c)
    return found
