"""The whole truth of a running hand: the public state and every hidden card. House only.

`check` says whether a move is allowed, `events` what follows from it: the move itself, and then all that the
house does of its own accord (the exchange, the trick taken, the score) until a seat has to decide again.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from hashlib import sha256
from typing import TypeVar

from game.engine import events as e
from game.engine.cards import CLUBS, SUIT, Card, Cards, Seat, card, count, lowest, name, winner
from game.engine.deal import Deal, Phase
from game.engine.legal import explain, legal_passes, why_not
from game.engine.moves import Choose, Give, Move, MoveError, Play
from game.engine.rules import Rules
from game.engine.scoring import FORMS, Tally, winners
from game.engine.setup import direction, directions, receivers

THREE_OF_CLUBS = card("3C")
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Table:
    """Everything there is to know. Moved by the same events as `Deal` and `View`, unredacted."""

    deal: Deal = field(default_factory=Deal)
    hands: tuple[Cards, ...] = ()
    aside: Cards = 0  # the cards that were not dealt
    given: tuple[tuple[Card, ...], ...] = ()  # what each seat laid ready, until the exchange
    secret: str = ""  # in hex, to be revealed after the hand; "" when there is none

    def after(self, event: e.Event) -> "Table":
        """The state after an event. Unchecked: events come from `events` or from a record that was."""
        known = replace(self, deal=self.deal.after(event))
        match event:
            case e.HandBegan():
                return Table(known.deal, secret=self.secret)
            case e.Dealt(hands, aside):
                none = ((),) * len(hands)
                return replace(known, hands=tuple(h or 0 for h in hands), aside=aside or 0, given=none)
            case e.Passed(seat, cards):
                return replace(known, given=_put(self.given, seat, cards or ()))
            case e.Exchanged(gifts):
                return replace(known, hands=_exchanged(self.hands, gifts), given=((),) * len(self.hands))
            case e.Played(seat, c):
                return replace(known, hands=_put(self.hands, seat, self.hands[seat] & ~(1 << c)))
        return known

    @property
    def out_of_play(self) -> Cards:
        """The undealt cards that nobody can take."""
        return 0 if self.deal.rules.leftover == "first_trick" else self.aside

    @property
    def tally(self) -> Tally:
        """What scoring needs, once all tricks are taken; undealt cards lie with the first trick's winner."""
        deal = self.deal
        under = tuple(self.aside if n else 0 for n in deal.asides)
        taken = tuple(seen | hidden for seen, hidden in zip(deal.taken, under, strict=True))
        return Tally(
            deal.rules, taken, deal.counts(), deal.totals, self.out_of_play, deal.number, deal.time_up
        )

    def check(self, move: Move) -> None:
        """Raise MoveError, a sentence, unless the move is allowed now."""
        if move.seat not in self.deal.waiting():
            raise MoveError(f"{move} is not allowed: {_whose_turn(self.deal)}")
        match move, self.deal.phase:
            case Give(), Phase.PASSING:
                self._check_give(move)
            case Play(_, c), Phase.PLAYING:
                reason = why_not(self.deal, self.hands[move.seat], c)
                if reason:
                    raise MoveError(f"{move} is not allowed: {explain(reason, self.deal)}")
            case Choose(_, what), Phase.DIRECTING:
                _check_word(move, what, directions(self.deal.rules))
            case Choose(_, what), Phase.CHOOSING:
                _check_word(move, what, FORMS)
            case _:
                raise MoveError(f"{move} is not allowed: {_whose_turn(self.deal)}")

    def _check_give(self, move: Give) -> None:
        rules, hand = self.deal.rules, self.hands[move.seat]
        need = len(receivers(rules, self.deal.direction, move.seat))
        if len(move.cards) != need or len(set(move.cards)) != need:
            raise MoveError(f"{move} is not allowed: pass {need} different cards.")
        missing = [c for c in move.cards if not hand >> c & 1]
        if missing:
            raise MoveError(f"{move} is not allowed: seat {move.seat} does not hold {name(missing[0])}.")
        if any(not legal_passes(rules, hand, need) >> c & 1 for c in move.cards):
            raise MoveError(f"{move} is not allowed: the queen, king and ace of spades may not be passed.")

    def events(self, move: Move) -> tuple[e.Event, ...]:
        """All that follows from a move. Unchecked: the move must be legal."""
        return self.settled(self.event(move))[0]

    def event(self, move: Move) -> e.Event:
        """The move as something that happened. Unchecked."""
        match move:
            case Give(seat, cards):
                return e.Passed(seat, cards)
            case Play(seat, c):
                return e.Played(seat, c)
            case Choose(seat, what):
                return e.MoonForm(seat, what) if self.deal.moon else e.Directed(what, seat)

    def settled(self, *events: e.Event) -> tuple[tuple[e.Event, ...], "Table"]:
        """What happens when these events do: they and all that the house adds, and the state then.

        The house goes on of its own accord until a seat, or the next deal, has to come.
        """
        table, happened, due = self, list(events), 0
        while due < len(happened):
            table = table.after(happened[due])
            due += 1
            if due == len(happened) and (event := table._next()) is not None:
                happened.append(event)
        return tuple(happened), table

    def _next(self) -> e.Event | None:
        deal = self.deal
        match deal.phase:
            case Phase.DEALING if self.hands:
                return self._begin()
            case Phase.PASSING if len(deal.passed) == deal.rules.players:
                return e.Exchanged(tuple(self._gifts()))
            case Phase.PLAYING if len(deal.trick) == deal.rules.players:
                return self._trick_taken()
            case Phase.SCORING:
                return self._score()
            case Phase.SCORED:
                return self._finish()
        return None

    def _begin(self) -> e.Event:
        way = direction(self.deal.rules, self.deal.number)
        if not self.deal.direction and way:
            return e.Directed(way)
        return e.PlayBegan(*opening_lead(self.deal.rules, self.hands, self.deal.dealer))

    def _gifts(self) -> Iterator[e.Gift]:
        deal = self.deal
        for giver, laid in enumerate(self.given):
            parts: dict[Seat, Cards] = {}
            for c, receiver in zip(laid, receivers(deal.rules, deal.direction, giver), strict=True):
                parts[receiver] = parts.get(receiver, 0) | 1 << c
            for receiver, cards in parts.items():
                yield e.Gift(giver, receiver, cards, count(cards))

    def _trick_taken(self) -> e.TrickTaken:
        deal = self.deal
        taker = (deal.leader + winner(deal.trick)) % deal.rules.players
        cards = 0
        for c in deal.trick:
            cards |= 1 << c
        goes_along = deal.first_trick and deal.rules.leftover == "first_trick"
        return e.TrickTaken(taker, cards, count(self.aside) if goes_along else 0)

    def _score(self) -> e.Event:
        tally = self.tally
        shooter = tally.shooter
        if shooter is not None and self.deal.moon is None:
            return e.MoonShot(shooter, tally.sun, tally.asks)
        return tally.scored(self.deal.form if tally.asks else tally.form())

    def _finish(self) -> e.Event | None:
        deal = self.deal
        if self.secret and not deal.secret:
            return e.Revealed(self.secret)
        champions = winners(deal.rules, deal.totals, deal.number, deal.time_up)
        return e.MatchEnded(champions, deal.totals) if champions else None

    def digest(self) -> str:
        """Sixteen hex digits that stand for the state of the hand: equal states have equal digests.

        The first of SHA-256 over the facts below, space by space. They are part of the record's format: new
        rules may add facts at the end, where they are not at their default, and change none of these.
        """
        deal = self.deal
        facts = (
            *(deal.rules.code(), deal.number, deal.dealer, deal.phase.value, deal.direction),
            *(sorted(deal.passed), deal.leader, deal.must, list(deal.trick), deal.broken, deal.time_up),
            *([trick.winner for trick in deal.tricks], list(deal.taken), list(deal.asides)),
            *(
                deal.moon and [deal.moon.seat, deal.moon.sun],
                deal.form,
                deal.score and list(deal.score.delta),
            ),
            *(
                list(deal.totals),
                list(deal.winners),
                list(self.hands),
                self.aside,
                list(map(list, self.given)),
            ),
        )
        return sha256(" ".join(map(str, facts)).encode()).hexdigest()[:16]


def opening_lead(rules: Rules, hands: tuple[Cards, ...], dealer: Seat) -> tuple[Seat, Card | None]:
    """Who leads to the first trick, and the card that must be led, if any (rules.md, field `opening`)."""
    clubs = 0
    for hand in hands:
        clubs |= hand & SUIT[CLUBS]
    if rules.opening == "left_of_dealer" or not clubs:
        return (dealer + 1) % rules.players, None
    named = rules.opening == "three_of_clubs" and clubs >> THREE_OF_CLUBS & 1
    must = THREE_OF_CLUBS if named else lowest(clubs)
    return next(seat for seat, hand in enumerate(hands) if hand >> must & 1), must


def _whose_turn(deal: Deal) -> str:
    seats = " or ".join(map(str, deal.waiting()))
    match deal.phase:
        case Phase.DIRECTING:
            return f"seat {seats} chooses the direction of the pass now."
        case Phase.PASSING:
            return f"seat {seats} passes cards now."
        case Phase.PLAYING:
            return f"seat {seats} plays a card now."
        case Phase.CHOOSING:
            return f"seat {seats} chooses how the moon counts now."
    return "no seat may move now."


def _check_word(move: Choose, what: str, allowed: tuple[str, ...]) -> None:
    if what not in allowed:
        raise MoveError(f"{move} is not allowed: choose one of {', '.join(allowed)}.")


def _exchanged(hands: tuple[Cards, ...], gifts: tuple[e.Gift, ...]) -> tuple[Cards, ...]:
    """All gifts leave before any arrives."""
    after = list(hands)
    for gift in gifts:
        after[gift.giver] &= ~(gift.cards or 0)
    for gift in gifts:
        after[gift.receiver] |= gift.cards or 0
    return tuple(after)


def _put(old: tuple[T, ...], seat: Seat, new: T) -> tuple[T, ...]:
    return (*old[:seat], new, *old[seat + 1 :])
