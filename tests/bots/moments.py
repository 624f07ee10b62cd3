"""Moments for the tests of the bots: views in the middle of random hands, and views written down."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from game.bots import Think, generator
from game.engine import events as e
from game.engine.cards import SUIT, Cards, Seat, each, of, parse
from game.engine.deal import Deal, Trick
from game.engine.match import Match
from game.engine.moves import Move
from game.engine.redact import redact
from game.engine.rules import Rules
from game.engine.setup import deck
from game.engine.view import View
from tests.engine.ways import new_match, random_move, random_order


def decide(think: Think, view: View, seed: int = 1) -> Move:
    """The move of a level, thought to its end."""
    thoughts = think(view, generator(seed.to_bytes(8, "big")))
    while True:
        try:
            next(thoughts)
        except StopIteration as decided:
            move: Move = decided.value
            return move


def view_of(match: Match, seat: Seat) -> View:
    """What a seat knows, from the redacted log."""
    view = View(seat, Deal(match.rules))
    for event in match.log:
        view = view.after(redact(event, seat))
    return view


def moments(rules: Rules, luck: Random, every: float = 1.0) -> Iterator[tuple[Match, Seat]]:
    """A hand of random moves; before some of them the match and a seat that has to decide."""
    match = new_match(rules, luck)
    match.begin_hand(random_order(rules, luck))
    while match.deal.waiting():
        if luck.random() < every:
            yield match, luck.choice(match.deal.waiting())
        match.apply(random_move(match.table, luck))


def view_of_swapped(match: Match, seat: Seat) -> View:
    """What the seat knows when every card hidden from it lies elsewhere: the others' hands have changed
    places, and they have passed other cards to each other."""
    view = View(seat, Deal(match.rules))
    for event in match.log:
        view = view.after(redact(_swapped(event, seat), seat))
    return view


def _swapped(event: e.Event, seat: Seat) -> e.Event:
    match event:
        case e.Dealt(hands):
            others = [cards for place, cards in enumerate(hands) if place != seat]
            moved = iter([*others[1:], others[0]])
            return replace(event, hands=tuple(h if s == seat else next(moved) for s, h in enumerate(hands)))
        case e.Passed(giver, cards) if giver != seat:
            return e.Passed(giver, tuple((c + 1) % 52 for c in cards or ()))
        case e.Exchanged(gifts):
            return e.Exchanged(tuple(
                gift if seat in (gift.giver, gift.receiver) else replace(gift, cards=(gift.cards or 0) ^ 3)
                for gift in gifts
            ))  # fmt: skip
    return event


def written(
    hand: str, trick: str = "", gone: tuple[str, ...] = (), rules: Rules | None = None,
    owners: tuple[Seat, ...] = (), broken: bool = True,
) -> View:  # fmt: skip
    """A view written down: seat 3's hand and the running trick.

    Of the finished tricks `gone` are written, and who took each; as many more as the hand lacks are filled
    in, from clubs and diamonds without points, and come first.
    """
    rules = rules or Rules()
    known = [parse_order(text) for text in gone]
    used = parse(hand) | parse(trick) | parse(" ".join(gone))
    lack = deck(rules).each - parse(hand).bit_count() - len(gone)
    fillers = _fillers(deck(rules).cards & ~used, lack, rules.players)
    finished = [
        Trick(_leader(cards, owner, rules.players), tuple(cards), owner)
        for cards, owner in [
            *((cards, 0) for cards in fillers),
            *zip(known, owners or (0,) * len(known), strict=True),
        ]
    ]
    taken = [0] * rules.players
    for done in finished:
        taken[done.winner] |= of(done.cards)
    lying = tuple(parse_order(trick))
    deal = Deal(rules).after(e.HandBegan(4, 0, (0,) * rules.players)).after(e.Directed("hold"))
    deal = replace(
        deal.after(e.PlayBegan(0, None)), leader=(3 - len(lying)) % rules.players, trick=lying,
        broken=broken, tricks=tuple(finished), taken=tuple(taken),
    )  # fmt: skip
    return View(3, deal, parse(hand))


def _fillers(free: Cards, count: int, players: int) -> list[list[int]]:
    """So many tricks in which everybody followed, of clubs and then diamonds."""
    found: list[list[int]] = []
    for suit in (SUIT[0], SUIT[1]):
        cards = list(each(free & suit))
        while len(cards) >= players and len(found) < count:
            found.append([cards.pop(0) for _ in range(players)])
    assert len(found) == count, "this hand lacks more tricks than there are harmless cards: write them"
    return found


def parse_order(text: str) -> list[int]:
    """Cards in the order written."""
    return [next(each(parse(word))) for word in text.split()]


def _leader(cards: list[int], owner: Seat, players: int) -> Seat:
    led = cards[0] // 13
    best = max(range(len(cards)), key=lambda i: cards[i] if cards[i] // 13 == led else -1)
    return (owner - best) % players
