"""Moments for the tests of the bots: views in the middle of random hands, and views written down."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from game.bots import Think, generator
from game.engine import events as e
from game.engine.cards import Cards, Seat, each, parse
from game.engine.deal import Deal, Trick
from game.engine.match import Match
from game.engine.moves import Move
from game.engine.redact import redact
from game.engine.rules import Rules
from game.engine.table import Table
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


def swapped(match: Match, seat: Seat, hidden: list[Cards], places: tuple[Seat, ...]) -> Table:
    """The same table with other hidden cards: `hidden` by place, seat `players` for the undealt cards."""
    hands = list(match.table.hands)
    aside = match.table.aside
    for place, cards in zip(places, hidden, strict=True):
        if place < len(hands):
            hands[place] = cards
        else:
            aside = cards
    return replace(match.table, hands=tuple(hands), aside=aside)


def written(
    hand: str,
    trick: str = "",
    gone: tuple[str, ...] = (),
    rules: Rules | None = None,
    owners: tuple[Seat, ...] = (),
    broken: bool = True,
) -> View:
    """A view written down: seat 3's hand, the running trick, finished tricks and who took each.

    The first trick of `gone` counts as the first of the hand; without any the moment is after a first trick
    of four clubs.
    """
    rules = rules or Rules()
    tricks = [tuple(parse_order(text)) for text in gone or ("2C 3C 4C 5C",)]
    owners = owners or (0,) * len(tricks)
    taken = [0] * rules.players
    for cards, owner in zip(tricks, owners, strict=True):
        for c in cards:
            taken[owner] |= 1 << c
    deal = Deal(rules).after(e.HandBegan(4, 0, (0,) * rules.players)).after(e.Directed("hold"))
    lying = tuple(parse_order(trick))
    finished = tuple(
        Trick(_leader(cards, owner, rules.players), cards, owner)
        for cards, owner in zip(tricks, owners, strict=True)
    )
    deal = replace(
        deal.after(e.PlayBegan(0, None)),
        leader=(3 - len(lying)) % rules.players,
        trick=lying,
        broken=broken,
        tricks=finished,
        taken=tuple(taken),
    )
    return View(3, deal, parse(hand))


def parse_order(text: str) -> list[int]:
    """Cards in the order written."""
    return [next(each(parse(word))) for word in text.split()]


def _leader(cards: tuple[int, ...], owner: Seat, players: int) -> Seat:
    led = cards[0] // 13
    best = max(range(len(cards)), key=lambda i: cards[i] if cards[i] // 13 == led else -1)
    return (owner - best) % players
