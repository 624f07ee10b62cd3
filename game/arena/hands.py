"""One hand in the arena: dealt from a number, played by chairs, refereed by the engine."""

from collections.abc import Sequence
from hashlib import sha256
from typing import NamedTuple

from game.arena.chairs import Chair
from game.engine import events as e
from game.engine.cards import Cards, Seat
from game.engine.deal import Deal
from game.engine.fairdeal import deal as deal_out
from game.engine.fairdeal import order
from game.engine.redact import redact
from game.engine.rules import Rules
from game.engine.setup import deck, penalty_cards, points
from game.engine.table import Table
from game.engine.view import View


class Outcome(NamedTuple):
    """What a hand gave: points by seat, who shot the moon (-1: nobody), who stopped one (-1: nobody)."""

    points: tuple[int, ...]
    shooter: Seat
    stopper: Seat


def play_hand(rules: Rules, number: int, chairs: Sequence[Chair], seed: int) -> Outcome:
    """The hand with this number, from 1: it fixes the deal, the dealer and the direction of the pass."""
    dealer = (number - 1) % rules.players
    cards = order(sha256(f"arena {seed} deal {number}".encode()).digest(), deck(rules).cards)
    table = Table(Deal(rules))
    views = [View(seat, Deal(rules)) for seat in range(rules.players)]
    for seat, player in enumerate(chairs):
        player.begin(sha256(f"arena {seed} hand {number} seat {seat}".encode()).digest())
    begun = e.HandBegan(number, dealer, (0,) * rules.players)
    hands, aside = deal_out(cards, rules.players, deck(rules).each, dealer)
    happened, table = table.settled(begun, e.Dealt(hands, aside))
    watch = Watch(rules)
    while True:
        for event in happened:
            watch.see(event)
            for seat, player in enumerate(chairs):
                shown = redact(event, seat)
                views[seat] = views[seat].after(shown)
                player.hear(shown, views[seat])
        if table.deal.score is not None:
            return watch.outcome(table.deal.score)
        seat = table.deal.waiting()[0]
        move = chairs[seat].decide(views[seat])
        table.check(move)
        happened, table = table.settled(table.event(move))


class Watch:
    """Looks for moons in the making: one seat that owns all points, and half of all there are."""

    def __init__(self, rules: Rules) -> None:
        self.rules, self.taken = rules, [0] * rules.players
        self.alarm: Seat = -1
        self.stopper: Seat = -1

    def see(self, event: e.Event) -> None:
        """Watches the tricks."""
        if isinstance(event, e.TrickTaken) and (gained := event.cards & penalty_cards(self.rules)):
            self._book(event.seat, gained)

    def _book(self, seat: Seat, gained: Cards) -> None:
        self.taken[seat] |= gained
        if self.alarm not in (-1, seat) and self.stopper < 0:
            self.stopper = seat
        owners = [s for s, cards in enumerate(self.taken) if cards]
        half = points(self.rules, penalty_cards(self.rules)) / 2
        if owners == [seat] and points(self.rules, self.taken[seat]) >= half:
            self.alarm = seat

    def outcome(self, score: e.HandScored) -> Outcome:
        """What it came to."""
        return Outcome(score.delta, -1 if score.shooter is None else score.shooter, self.stopper)
