"""Which cards to pass, by search: every sensible choice, tried in the same imagined deals."""

from collections.abc import Generator
from itertools import combinations

from game.bots.common import Luck
from game.bots.implied import hidden
from game.bots.kernel import Position, playout
from game.bots.passing import choose, dangers
from game.bots.race import Budget, race
from game.bots.tables import Tables, tables
from game.bots.value import Value
from game.bots.worlds import Dealer
from game.engine.cards import CLUBS, HEARTS, SUIT, Card, Cards, Seat, card, each, of
from game.engine.legal import legal_passes
from game.engine.setup import receivers
from game.engine.view import View

WIDTH = 6  # of so many most dangerous cards every combination is tried
DEALS_A_PAUSE = 2  # imagined deals, passes included, between two pauses
THREE_OF_CLUBS = card("3C")


def trade(view: View, rng: Luck, budget: Budget) -> Generator[None, None, tuple[Card, ...]]:
    """The cards to pass."""
    k = tables(view.deal.rules)
    need = len(view.receivers)
    arms = [(cards, -1) for cards in candidates(k, view.hand, view.legal(), need)]
    if k.moon:
        small = moon_pass(view.hand, view.legal(), need)
        arms += [(cards, view.seat) for cards in {arms[0][0]: 0, small: 0}]
    bourse = Bourse(view, k)
    value = Value(view.deal, k, view.seat)
    dealer = Dealer(hidden(view))
    deals = []
    for i in range(budget.worlds):
        deals.append(bourse.deal(dealer.world(rng)))
        if i % DEALS_A_PAUSE == 0:
            yield

    def worth(world: int, arm: int) -> float:
        cards, shooter = arms[arm]
        return value.of(playout(k, bourse.position(deals[world], cards), -1, shooter))

    choices = [cards for cards, _ in arms]
    same = [choices.index(cards) for cards in choices]
    cost = k.players * view.hand.bit_count()
    bold = [shooter >= 0 for _, shooter in arms]
    best = yield from race(len(arms), len(deals), worth, same, bold, cost, budget, rng)
    return arms[best][0]


def candidates(k: Tables, hand: Cards, allowed: Cards, need: int) -> list[tuple[Card, ...]]:
    """The choices worth trying: every combination of the most dangerous cards, the worst one first."""
    danger = dangers(k, hand)
    worst = sorted(each(allowed), key=lambda c: (-danger[c], -c))[: max(WIDTH, need)]
    return [tuple(cards) for cards in combinations(worst, need)]


def moon_pass(hand: Cards, allowed: Cards, need: int) -> tuple[Card, ...]:
    """What somebody passes who wants to take everything: small cards, of short suits before long ones, and
    hearts last, for low hearts are worth keeping when the plan fails."""

    def use(c: Card) -> tuple[bool, int, Card]:
        return c // 13 == HEARTS, c % 13 + (hand & SUIT[c // 13]).bit_count(), c

    return tuple(sorted(each(allowed), key=use)[:need])


class Bourse:
    """The exchange in imagined deals: the others pass by the rules of thumb."""

    def __init__(self, view: View, k: Tables) -> None:
        self.k, self.me, self.hand = k, view.seat, view.hand
        self.way, self.dealer = view.deal.direction, view.deal.dealer
        self.seats = hidden(view).seats
        self.receivers = view.receivers

    def deal(self, world: list[Cards]) -> tuple[list[Cards], Cards]:
        """All hands after everybody but the viewer has passed, and the cards that were not dealt."""
        k, hands, aside = self.k, [0] * self.k.players, 0
        for seat, cards in zip(self.seats, world, strict=True):
            if seat < k.players:
                hands[seat] = cards
            else:
                aside = cards
        after = hands[:]
        after[self.me] = self.hand
        for giver in self.seats:
            if giver < k.players:
                to = receivers(k.rules, self.way, giver)
                gift = choose(k, hands[giver], legal_passes(k.rules, hands[giver], len(to)), len(to))
                for c, receiver in zip(gift, to, strict=True):
                    after[giver] &= ~(1 << c)
                    after[receiver] |= 1 << c
        return after, aside

    def position(self, dealt: tuple[list[Cards], Cards], gift: tuple[Card, ...]) -> Position:
        """The opening position when the viewer passes this."""
        k, hands = self.k, dealt[0][:]
        hands[self.me] &= ~of(gift)
        for c, receiver in zip(gift, self.receivers, strict=True):
            hands[receiver] |= 1 << c
        return opening(k, hands, dealt[1], self.dealer)


def opening(k: Tables, hands: list[Cards], aside: Cards, dealer: Seat) -> Position:
    """The position before the first card."""
    p = Position()
    n, out_of_play = k.players, aside if k.rules.leftover != "first_trick" else 0
    p.hands, p.live, p.aside = hands, k.deck, aside & ~out_of_play
    p.total, p.bonus = k.total - k.sum(out_of_play & k.penalty), k.bonus & ~out_of_play
    p.count, p.high, p.winner, p.points, p.dirty = 0, -1, -1, 0, 0
    p.score, p.swept, p.tricks, p.owner = [0] * n, [0] * n, [0] * n, -1
    p.broken, p.first = False, True
    p.turn, p.must = leader(k, hands, dealer)
    return p


def leader(k: Tables, hands: list[Cards], dealer: Seat) -> tuple[Seat, Card]:
    """Who leads to the first trick, and the card that must be led or -1 (rules.md, field `opening`)."""
    clubs = 0
    for hand in hands:
        clubs |= hand & SUIT[CLUBS]
    if k.rules.opening == "left_of_dealer" or not clubs:
        return (dealer + 1) % k.players, -1
    named = k.rules.opening == "three_of_clubs" and clubs >> THREE_OF_CLUBS & 1
    must = THREE_OF_CLUBS if named else (clubs & -clubs).bit_length() - 1
    return next(seat for seat, hand in enumerate(hands) if hand >> must & 1), must
