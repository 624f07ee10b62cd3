"""A whole match: hand after hand, from the first deal to the winners. House only.

A `Match` is owned by one house and changes in place; everything in it is a value. It has no randomness of
its own: whoever owns it brings the deck of every hand.
"""

import re
from collections.abc import Sequence

from game.engine import events as e
from game.engine.cards import Card, Cards, Seat, show
from game.engine.deal import Deal, Phase
from game.engine.fairdeal import deal as deal_out
from game.engine.moves import Move, MoveError
from game.engine.rules import Rules
from game.engine.setup import deck
from game.engine.table import Table

MATCH_ID = "[A-Za-z0-9_-]{1,64}"
NAMES = ("You", "West", "North", "East", "South")


class Match:
    """The state of a match, and the log of every event in it, unredacted.

    Names are by seat; the dealer of hand n is `first_dealer` and n - 1 seats on. Raises ValueError, a
    sentence, when the names or the first dealer do not fit the number of players.
    """

    def __init__(
        self,
        rules: Rules | None = None,
        names: Sequence[str] = (),
        match_id: str = "match",
        first_dealer: Seat = 0,
    ) -> None:
        self.rules = rules or Rules()
        players = self.rules.players
        if names and len(names) != players:
            raise ValueError(f"{len(names)} names for {players} players: give one a seat.")
        self.names = tuple(
            clean_name(name) or NAMES[seat] for seat, name in enumerate(names or NAMES[:players])
        )
        if first_dealer not in range(players):
            raise ValueError(f"Seat {first_dealer} cannot deal: the seats are 0 to {players - 1}.")
        if not re.fullmatch(MATCH_ID, match_id):
            raise ValueError(f"{match_id!r} is no match id: write 1 to 64 letters, digits, - or _.")
        self.match_id = match_id
        self.first_dealer = first_dealer
        self.table = Table(Deal(self.rules, (0,) * players))
        self.log: list[e.Event] = []
        self._opened = self.table, 0  # before the last hand was opened: the state, and how many events

    def before_hand(self) -> "Match":
        """The match as it was before its last hand was opened; its log is where this one's goes on from."""
        match = Match(self.rules, self.names, self.match_id, self.first_dealer)
        match.table, events = self._opened
        match.log = self.log[:events]
        return match

    @property
    def deal(self) -> Deal:
        """What everybody knows."""
        return self.table.deal

    @property
    def between_hands(self) -> bool:
        """May a new hand begin?"""
        return self.deal.phase is Phase.SCORED or not self.deal.number

    @property
    def waits_for_cut(self) -> bool:
        """Has a hand been opened whose cards are not dealt yet?"""
        return self.deal.number > 0 and not self.table.hands

    @property
    def over(self) -> bool:
        """Is the match over?"""
        return self.deal.phase is Phase.ENDED

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who won; empty while the match goes on."""
        return self.deal.winners

    def open_hand(self, commitment: str = "", secret: str = "") -> tuple[e.Event, ...]:
        """Begin the next hand before a card is dealt; `secret` in hex is kept until the hand is over.

        Raises MoveError while a hand runs or when the match is over.
        """
        if not self.between_hands:
            raise MoveError("No hand can begin now: " + ("the match is over." if self.over else "one runs."))
        number = self.deal.number + 1
        dealer = (self.first_dealer + number - 1) % self.rules.players
        began = e.HandBegan(number, dealer, self.deal.totals, commitment)
        self._opened = self.table, len(self.log)
        self.table = Table(self.deal, secret=secret)
        return self._happen(began)

    def deal_cards(self, hands: tuple[Cards, ...], aside: Cards, cut: str = "") -> tuple[e.Event, ...]:
        """Deal the hand that was opened. Raises MoveError unless the deck of the rules is shared out."""
        if not self.waits_for_cut:
            raise MoveError("No cards can be dealt now: a hand must have begun, and they are dealt once.")
        self._check_deal(hands, aside)
        dealt = e.Dealt(hands, aside)
        return self._happen(e.DeckCut(cut), dealt) if cut else self._happen(dealt)

    def begin_hand(
        self, order: Sequence[Card], commitment: str = "", cut: str = "", secret: str = ""
    ) -> tuple[e.Event, ...]:
        """Open and deal a hand from a deck, top card first, one card at a time from the dealer's left."""
        opened = self.open_hand(commitment, secret)
        hands, aside = deal_out(order, self.rules.players, deck(self.rules).each, self.deal.dealer)
        return opened + self.deal_cards(hands, aside, cut)

    def apply(self, move: Move) -> tuple[e.Event, ...]:
        """Make a move and say all that followed. Raises MoveError, and then nothing has changed."""
        self.table.check(move)
        return self._happen(self.table.event(move))

    def time_up(self) -> tuple[e.Event, ...]:
        """The minutes are over: this hand is the last, and between hands the match ends.

        While a trick lies on the table or the cards are not dealt yet this does nothing and returns (): ask
        again later.
        """
        if self.deal.trick or not self.table.hands or self.deal.time_up or self.over:
            return ()
        return self._happen(e.TimeUp())

    def _check_deal(self, hands: tuple[Cards, ...], aside: Cards) -> None:
        pack = deck(self.rules)
        piles = [*hands, aside]
        sizes = [pile.bit_count() for pile in piles]
        if sizes != [pack.each] * self.rules.players + [pack.left] or _union(piles) != pack.cards:
            shown = " | ".join(map(show, piles))
            raise MoveError(f"The deal {shown} does not share out the deck: {pack.each} cards each.")

    def _happen(self, *events: e.Event) -> tuple[e.Event, ...]:
        happened, self.table = self.table.settled(*events)
        self.log.extend(happened)
        return happened


def clean_name(text: str) -> str:
    """A name as it stands in a record: printable, single spaces, at most 40 characters."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())[:40].strip()


def _union(piles: Sequence[Cards]) -> Cards:
    union = 0
    for pile in piles:
        union |= pile
    return union
