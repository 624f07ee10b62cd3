"""The house: asks the seats, applies their moves, redacts what happened and tells everybody.

Everything that anybody learns goes through `_tell`. The house owns the match and hands out views, redacted
events and the record, never the table.
"""

from collections import deque
from collections.abc import Callable, Sequence

from game.engine import fairdeal
from game.engine.cards import Seat as Place
from game.engine.deal import Phase
from game.engine.events import Event, HandBegan, HandScored
from game.engine.match import Match
from game.engine.moves import Move, MoveError
from game.engine.record import Record, Recorder
from game.engine.redact import redact
from game.engine.replay import replay, rewound
from game.engine.rules import Rules
from game.engine.scoring import FORMS
from game.engine.setup import deck
from game.engine.view import View
from game.session.seats import Clock, Seat

Entropy = Callable[[int], bytes]  # so many random bytes


class House:
    """A match with its seats. Deals fairly (see `fairdeal`) from the host's entropy and the players' cuts."""

    def __init__(
        self, match: Match, seats: Sequence[Seat], entropy: Entropy, clock: Clock, secret: bytes = b""
    ) -> None:
        """Open a house on a match that waits for a hand.

        `secret` is that of the next hand, when it is known already. Raises ValueError unless there is a
        seat for each player.
        """
        if len(seats) != match.rules.players:
            raise ValueError(f"{len(seats)} seats for {match.rules.players} players: give one each.")
        self._match = match
        self._seats = tuple(seats)
        self._entropy = entropy
        self._clock = clock
        self._since = clock()
        self._secret = secret or entropy(fairdeal.SIZE)
        self._recorder = Recorder(match, [seat.level for seat in seats])
        self._views = tuple(View(place, match.deal) for place in match.deal.seats)
        self._past: dict[int, tuple[View, ...]] = {}  # the views of this hand by how many events had happened
        self._inboxes: dict[Place, deque[Event]] = {}

    @classmethod
    def fresh(
        cls,
        rules: Rules,
        seats: Sequence[Seat],
        entropy: Entropy,
        clock: Clock,
        names: Sequence[str] = (),
        match_id: str = "",
    ) -> "House":
        """A house with a new match, whose first dealer is drawn by lot. `match_id` is random when empty."""
        match_id = match_id or entropy(8).hex()
        secret = entropy(fairdeal.SIZE)
        dealer = fairdeal.first_dealer(secret, rules.code(), match_id, rules.players)
        return cls(Match(rules, names, match_id, dealer), seats, entropy, clock, secret)

    @classmethod
    def resume(cls, record: Record, seats: Sequence[Seat], entropy: Entropy, clock: Clock) -> "House":
        """The house at the end of a record, where the match goes on. Raises RecordError.

        The seats hear nothing of what is past; `seats` may be at other levels than before.
        """
        match = replay(record)
        house = cls(match, seats, entropy, clock, bytes.fromhex(match.table.secret) * match.waits_for_cut)
        house._since -= record.seconds
        house._recorder = Recorder(match, [seat.level for seat in seats], record.hands, record.undone)
        house._catch_up()
        return house

    @property
    def rules(self) -> Rules:
        """The rules of the match."""
        return self._match.rules

    @property
    def names(self) -> tuple[str, ...]:
        """Who sits where."""
        return self._match.names

    @property
    def between_hands(self) -> bool:
        """Does the house wait for `next_hand`?"""
        return self._match.between_hands or self._match.waits_for_cut

    @property
    def over(self) -> bool:
        """Is the match over?"""
        return self._match.over

    @property
    def levels(self) -> tuple[str, ...]:
        """Who plays each seat: "human" or the name of a bot's level."""
        return tuple(seat.level for seat in self._seats)

    @property
    def commitment(self) -> str:
        """The seal of the hand that was opened last, in hex."""
        return self._match.deal.commitment

    def results(self) -> tuple[HandScored, ...]:
        """The results of the hands so far."""
        return tuple(event for event in self._match.log if isinstance(event, HandScored))

    def outcomes(self) -> dict[str, tuple[int, ...]]:
        """The totals that each form of the moon would give; all cards are face up when a shooter chooses."""
        if self._match.deal.phase is not Phase.CHOOSING:
            return {}
        return {form: self._match.table.tally.scored(form).totals for form in FORMS}

    def view(self, place: Place) -> View:
        """What a seat knows now."""
        return self._views[place]

    def events_for(self, place: Place) -> deque[Event]:
        """The events of a seat, redacted, to be taken from the left. Filled from the first call on."""
        return self._inboxes.setdefault(place, deque())

    def open_hand(self) -> str:
        """Begin a hand before its deck is cut, and say the commitment to the deck, in hex.

        Raises MoveError while a hand runs or when the match is over.
        """
        if not self._match.waits_for_cut:
            events = self._match.open_hand(fairdeal.commitment(self._secret), self._secret.hex())
            self._begin(self._secret, self._match.deal.number)
            self._recorder.happened(events)
            self._tell(events)
        return self._match.deal.commitment

    def next_hand(self, cut: bytes | str | None = None) -> tuple[Event, ...]:
        """Deal the next hand, with the player's 32 bytes, his words or random bytes as the cut.

        Returns what all may see.

        Raises MoveError while a hand runs or when the match is over.
        """
        before = len(self._match.log)
        self.open_hand()
        mixed = fairdeal.mix_cut(cut) if isinstance(cut, str) else cut or self._entropy(fairdeal.SIZE)
        number, code = self._match.deal.number, self.rules.code()
        seed = fairdeal.seed(self._secret, code, self._match.match_id, number, mixed)
        pack = deck(self.rules)
        order = fairdeal.order(seed, pack.cards)
        hands, aside = fairdeal.deal(order, self.rules.players, pack.each, self._match.deal.dealer)
        events = self._match.deal_cards(hands, aside, mixed.hex())
        self._recorder.happened(events)
        self._tell(events)
        self._secret = self._entropy(fairdeal.SIZE)
        return tuple(redact(event, None) for event in self._match.log[before:])

    def record(self) -> Record:
        """The record up to now, for saving. A running hand is sealed in it; `public()` leaves it out."""
        minutes = self.rules.end_kind == "minutes"
        return self._recorder.record(int(self._clock() - self._since) if minutes else 0)

    def undo(self, place: Place) -> bool:
        """Go back to before the last decision of a seat in the running hand; is there one to take back?

        The bots decide as they did, for their luck is that of the moment. Views are as they were, inboxes
        empty. The record counts it: this is for practice.
        """
        record = self._recorder.record()
        hand = record.hands[-1] if record.hands else None
        made = [at for at, move in enumerate(hand.moves) if move.seat == place] if hand else []
        if hand is None or hand.finished or not made:
            return False
        self._match, self._recorder = rewound(record, self._match, made[-1])
        self._catch_up()
        return True

    def step(self, until: float = 0.0) -> tuple[Event, ...]:
        """Ask the seats that may move, apply the first answer and tell everybody; what all may see.

        Returns () when nobody has answered by the deadline (in the clock's seconds). Raises MoveError when
        an answer is not allowed; then nothing has changed and the seat is asked again.
        """
        for place in self._match.deal.waiting():
            move = self._seats[place].poll(self._views[place].deciding, until)
            if move is not None:
                return self._made(place, move)
        return ()

    def _made(self, place: Place, move: Move) -> tuple[Event, ...]:
        if move.seat != place:
            raise MoveError(f"{move} is not allowed: the move must come from seat {place}.")
        events = self._match.apply(move)
        self._recorder.moved(events)
        if self._minutes_over():
            late = self._match.time_up()
            self._recorder.happened(late)
            events += late
        self._tell(events)
        return tuple(redact(event, None) for event in events)

    def _minutes_over(self) -> bool:
        minutes = self.rules.end_at if self.rules.end_kind == "minutes" else None
        return minutes is not None and self._clock() - self._since >= 60 * minutes

    def _catch_up(self) -> None:
        """Views, inboxes and seats as if they had been there from the start."""
        match, before = self._match, self._match.before_hand()
        past = self._past.get(len(match.log))
        if past and past[0].deal == match.deal:  # what was known here is known still
            self._views = past
        else:
            self._views = tuple(View(place, before.deal) for place in match.deal.seats)
            for event in match.log[len(before.log) :]:
                self._views = _heard(self._views, event)
        for inbox in self._inboxes.values():
            inbox.clear()
        if not match.between_hands and match.table.secret:
            self._begin(bytes.fromhex(match.table.secret), match.deal.number)

    def _begin(self, secret: bytes, number: int) -> None:
        for place, seat in enumerate(self._seats):
            code = self.rules.code()
            seat.begin(fairdeal.bot_seed(secret, code, self._match.match_id, number, place))

    def _tell(self, events: Sequence[Event]) -> None:
        for event in events:
            self._views = _heard(self._views, event)
            for place, seat in enumerate(self._seats):
                seen = redact(event, place)
                seat.hear(seen)
                if place in self._inboxes:
                    self._inboxes[place].append(seen)
            if isinstance(event, HandBegan):
                self._past.clear()
        self._past[len(self._match.log)] = self._views


def _heard(views: tuple[View, ...], event: Event) -> tuple[View, ...]:
    return tuple(view.after(redact(event, view.seat)) for view in views)
