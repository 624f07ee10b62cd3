"""A record played again: every move must be legal and every result must be what the record says.

The deal of a finished hand is taken from its lines; that it came from the committed secret is the business
of `verify`. A hand that still runs is dealt again from its sealed secret.
"""

from collections.abc import Callable, Iterator
from functools import partial

from game.engine import fairdeal
from game.engine.cards import Cards
from game.engine.events import Dealt
from game.engine.match import Match
from game.engine.moves import MoveError
from game.engine.record import HandRecord, Record, Recorder, RecordError, chained, seal
from game.engine.setup import deck


def replay(record: Record) -> Match:
    """The match at the end of a record. Raises RecordError where it cannot have gone like that."""
    match = start(record)
    for _ in steps(record, match):
        pass
    return match


def start(record: Record) -> Match:
    """The match before the first hand of a record."""
    return Match(record.rules, record.names, record.match_id, record.first_dealer)


def steps(record: Record, match: Match) -> Iterator[Match]:
    """Play a record from its start, and yield the match after each deal and each move. Raises RecordError."""
    for hand in record.hands:
        yield from _Replayed(match, hand).steps()
    if match.winners != record.winners:
        seats = " ".join(map(str, match.winners)) or "nobody yet"
        raise RecordError(record.lines.get("winners", 0), f"the winners are {seats}.")


def dealt(match: Match, hand: HandRecord, secret: str) -> tuple[tuple[Cards, ...], Cards]:
    """The hands and the cards left over that a secret in hex and the cut of a hand make."""
    rules, pack = match.rules, deck(match.rules)
    cut = bytes.fromhex(hand.cut)
    seed = fairdeal.seed(bytes.fromhex(secret), rules.code(), match.match_id, hand.number, cut)
    return fairdeal.deal(fairdeal.order(seed, pack.cards), rules.players, pack.each, hand.dealer)


def rewound(record: Record, match: Match, keep: int) -> tuple[Match, Recorder]:
    """A running hand taken back to its first `keep` moves: the match then, and its recorder.

    `record` must be that of `match`. The time that was up is not up any more: whoever has the clock asks.
    """
    before, hand = record.hands[:-1], record.hands[-1]
    dealt_out = [event for event in match.log if isinstance(event, Dealt)][-1]
    again = match.before_hand()
    recorder = Recorder(again, record.levels, before, record.undone + 1)
    recorder.happened(again.open_hand(hand.commitment, match.table.secret))
    hands = tuple(cards or 0 for cards in dealt_out.hands)
    recorder.happened(again.deal_cards(hands, dealt_out.aside or 0, hand.cut))
    for move in hand.moves[:keep]:
        recorder.moved(again.apply(move))
    return again, recorder


class _Replayed:
    """One hand of a record, being played again."""

    def __init__(self, match: Match, hand: HandRecord) -> None:
        self._match = match
        self._hand = hand
        self._states = ""

    def steps(self) -> Iterator[Match]:
        match, hand = self._match, self._hand
        self._begin()
        yield match
        for made, move in enumerate(hand.moves):
            self._clock(made)
            self._try(f"move {made}", partial(match.apply, move))
            self._states = chained(self._states, match.table.digest())
            yield match
        self._clock(len(hand.moves))
        self._compare()

    def _begin(self) -> None:
        match, hand = self._match, self._hand
        secret = hand.secret or (seal(hand.sealed, hand.commitment) if hand.sealed else "")
        self._try("hand", lambda: match.open_hand(hand.commitment, secret))
        self._same("hand", hand.number, match.deal.number, "the number of the hand")
        self._same("dealer", hand.dealer, match.deal.dealer, "the dealer")
        if hand.hands:
            self._try("dealt", lambda: match.deal_cards(hand.hands, hand.aside, hand.cut))
        elif hand.cut and secret:
            hands, aside = dealt(match, hand, secret)
            self._try("cut", lambda: match.deal_cards(hands, aside, hand.cut))

    def _compare(self) -> None:
        deal, hand = self._match.deal, self._hand
        self._same("pass", hand.direction, deal.direction, "the direction of the pass")
        for trick, taker in enumerate(hand.takers):
            self._same(f"trick {trick}", taker, deal.tricks[trick].winner, "the seat that takes the trick")
        shot = deal.moon and (deal.moon.seat, deal.moon.sun)
        self._same("moon", hand.shot and (hand.shot.seat, hand.shot.sun), shot, "the moon")
        score = deal.score
        self._same("form", hand.form, score and score.form, "the form of the moon")
        self._same("score", hand.delta, score.delta if score else (), "the score")
        self._same("total", hand.totals, score.totals if score else (), "the totals")
        self._same("secret", hand.secret, deal.secret, "the secret")
        self._same("states", hand.states, self._states, "the chain of states")

    def _clock(self, made: int) -> None:
        if self._hand.time_up == made and not self._match.time_up():
            self._fail("time up", "the time cannot be up here.")

    def _try(self, key: str, act: Callable[[], object]) -> None:
        try:
            act()
        except MoveError as error:
            self._fail(key, str(error))

    def _same(self, key: str, told: object, found: object, what: str) -> None:
        if told != found:
            self._fail(key, f"{what} is {_plain(found)}, not {_plain(told)}.")

    def _fail(self, key: str, cause: str) -> None:
        lines = self._hand.lines
        raise RecordError(lines.get(key, lines.get("hand", 0)), cause) from None


def _plain(value: object) -> str:
    if isinstance(value, tuple):
        return " ".join(map(str, value)) or "missing"
    return "missing" if value in (None, "") else str(value)
