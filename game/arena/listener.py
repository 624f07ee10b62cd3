"""Our side of the protocol: a view built from its lines, and our bot's answers."""

from collections.abc import Mapping
from dataclasses import replace
from hashlib import sha256
from typing import Any

from game.arena.protocol import DIRECTIONS, ProtocolError, read_rules
from game.bots import Think, generator
from game.engine import events as e
from game.engine.cards import CLUBS, QUEEN, SUIT, Card, Cards, each, name, of, winner
from game.engine.cards import card as read
from game.engine.deal import Deal
from game.engine.fairdeal import decision_seed
from game.engine.moves import Give, Move, Play
from game.engine.setup import receivers
from game.engine.view import View


class Listener:
    """One seat in another program's game, for as many hands as it likes."""

    def __init__(self, think: Think) -> None:
        self.think = think
        self.hands = 0
        self.view = View(0)

    def answer(self, line: Mapping[str, Any]) -> dict[str, Any] | None:
        """Hears one line; the answer to it, if it asks for one. Raises ProtocolError."""
        match line.get("ev"):
            case "new_hand":
                self._new_hand(line)
            case "exchanged":
                self._exchanged(line)
            case "card_played":
                self._played(int(line["seat"]), read(line["card"]))
            case "end_hand":
                pass
            case "pass":
                return {"cards": [name(c) for c in self._passing()]}
            case "play":
                return {"card": name(self._playing(line["legal"]))}
            case other:
                raise ProtocolError(
                    f"{other!r} is no event: new_hand pass exchanged play card_played end_hand are."
                )
        return None

    def _new_hand(self, line: Mapping[str, Any]) -> None:
        rules, seat = read_rules(line["rules"]), int(line["seat"])
        self.hands += 1
        self.seed = sha256(f"seat {line.get('seed', 0)} {self.hands}".encode()).digest()
        hands: list[Cards | None] = [None] * rules.players
        hands[seat] = of(map(read, line["hand"]))
        self.view = View(seat, Deal(rules))
        self._hear(
            e.HandBegan(self.hands, 0, tuple(line["scores"])),
            e.Dealt(tuple(hands), None),
            e.Directed(DIRECTIONS[line["pass_dir"]]),
        )

    def _exchanged(self, line: Mapping[str, Any]) -> None:
        deal, me = self.view.deal, self.view.seat
        known = {"sent": of(map(read, line["sent"])), "received": of(map(read, line["received"]))}
        gifts = []
        for giver in deal.seats:
            receiver = receivers(deal.rules, deal.direction, giver)[0]
            cards = known["sent"] if giver == me else known["received"] if receiver == me else None
            gifts.append(e.Gift(giver, receiver, cards, len(line["sent"])))
        self._hear(e.Exchanged(tuple(gifts)))

    def _played(self, seat: int, c: Card) -> None:
        if not self.view.deal.tricks and not self.view.deal.trick:
            self._hear(e.PlayBegan(seat, None))
        self._hear(e.Played(seat, c))
        deal = self.view.deal
        if deal.rules.queen_breaks and c == QUEEN:  # there any play of the queen breaks hearts
            self.view = replace(self.view, deal=replace(deal, broken=True))
        if len(deal.trick) == deal.rules.players:
            self._hear(e.TrickTaken((deal.leader + winner(deal.trick)) % deal.rules.players, of(deal.trick)))

    def _passing(self) -> tuple[Card, ...]:
        move = self._decide()
        assert isinstance(move, Give)
        return move.cards

    def _playing(self, legal: list[str]) -> Card:
        if not self.view.deal.tricks and not self.view.deal.trick:
            lowest = (self.view.hand & SUIT[CLUBS]) & -(self.view.hand & SUIT[CLUBS])
            self._hear(e.PlayBegan(self.view.seat, lowest.bit_length() - 1))
        allowed = of(map(read, legal))
        if not self.view.legal() & allowed:  # the referee reads a rule differently: its word counts
            return next(each(allowed))
        move = self._decide()
        assert isinstance(move, Play)
        return move.card if allowed >> move.card & 1 else next(each(self.view.legal() & allowed))

    def _decide(self) -> Move:
        thoughts = self.think(self.view, generator(decision_seed(self.seed, self.view.deal.moment)))
        while True:
            try:
                next(thoughts)
            except StopIteration as decided:
                move: Move = decided.value
                return move

    def _hear(self, *events: e.Event) -> None:
        for event in events:
            self.view = self.view.after(event)
