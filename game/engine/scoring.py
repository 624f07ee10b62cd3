"""What a hand adds to the totals, and when a match is over (rules.md, sections 4 and 5).

Moons are found by cards, never by a sum. A `Tally` holds what scoring needs of a finished hand; it is pure
and serves the table, the case files and the shooter's choice alike.
"""

from dataclasses import dataclass

from game.engine.cards import Cards, Seat
from game.engine.events import HandScored, Note
from game.engine.rules import Rules
from game.engine.setup import bonus_cards, deck, penalty_cards, points

ADD, SUBTRACT = FORMS = ("add", "subtract")
LONGEST = 999  # hands; some rule sets would otherwise let a match go on for ever


@dataclass(frozen=True, slots=True)
class Tally:
    """A hand that was played out: by seat the cards and the number of tricks taken, and the totals before.

    `aside` are the cards out of play; `number` counts the hand from 1.
    """

    rules: Rules
    taken: tuple[Cards, ...]
    tricks: tuple[int, ...]
    totals: tuple[int, ...]
    aside: Cards = 0
    number: int = 1
    time_up: bool = False

    @property
    def in_play(self) -> Cards:
        """The cards of the deck that could be taken in this hand."""
        return deck(self.rules).cards & ~self.aside

    @property
    def shooter(self) -> Seat | None:
        """Who took every penalty card in play; with `moon_needs_bonus` every bonus card as well."""
        needed = penalty_cards(self.rules) & self.in_play
        if self.rules.moon == "off" or not needed:
            return None
        if self.rules.moon_needs_bonus:
            needed |= bonus_cards(self.rules) & self.in_play
        return next((seat for seat, cards in enumerate(self.taken) if not needed & ~cards), None)

    @property
    def sun(self) -> bool:
        """Did the shooter take every trick, where that counts?"""
        shooter = self.shooter
        return self.rules.sun and shooter is not None and self.tricks[shooter] == deck(self.rules).each

    @property
    def moon_value(self) -> int:
        """What the moon of this hand is worth: the penalty points in play; the sun is two moons."""
        moon = points(self.rules, penalty_cards(self.rules) & self.in_play)
        return 2 * moon if self.sun else moon

    @property
    def asks(self) -> bool:
        """Must the shooter choose a form?"""
        return self.rules.moon == "choose" and self.shooter is not None

    def form(self) -> str | None:
        """How the moon counts when nobody is asked; None without a moon."""
        if self.shooter is None:
            return None
        return self.best_form() if self.rules.moon == "auto" else self.rules.moon

    def best_form(self) -> str:
        """The form a sensible shooter takes (rules.md, field `moon`, choice `auto`)."""
        return max(FORMS, key=self._appeal)  # between equals max takes the first: add

    def _appeal(self, form: str) -> tuple[int, int, int]:
        shooter = self.shooter or 0
        result = self.scored(form)
        champions = winners(self.rules, result.totals, self.number, self.time_up)
        ends = 0 if not champions else 1 if shooter in champions else -1
        own = result.totals[shooter]
        others = [total for seat, total in enumerate(result.totals) if seat != shooter]
        return ends, -sum(total < own for total in others), min(others) - own

    def scored(self, form: str | None) -> HandScored:
        """The result with a form of the moon (None without one)."""
        shooter = self.shooter
        notes = self._trickless() if shooter is None else []
        delta = self._plain() if shooter is None else self._moon(shooter, form)
        for note in notes:
            delta[note.seat] += note.points
        totals = [before + change for before, change in zip(self.totals, delta, strict=True)]
        for note in (resets := _resets(self.rules, totals)):
            totals[note.seat] += note.points
        return HandScored(
            self.taken,
            self.tricks,
            self.aside,
            shooter,
            self.sun,
            form,
            tuple(delta),
            tuple(totals),
            (*notes, *resets),
        )

    def _plain(self) -> list[int]:
        return [points(self.rules, cards) for cards in self.taken]

    def _moon(self, shooter: Seat, form: str | None) -> list[int]:
        """The bonus cards stay with whoever took them; the penalty points become the moon."""
        delta = [points(self.rules, cards & bonus_cards(self.rules)) for cards in self.taken]
        for seat in range(self.rules.players):
            if form == ADD and seat != shooter:
                delta[seat] += self.moon_value
            elif form == SUBTRACT and seat == shooter:
                delta[seat] -= self.moon_value
        return delta

    def _trickless(self) -> list[Note]:
        bonus = self.rules.no_trick_bonus
        return [Note("no_trick_bonus", s, -bonus) for s, won in enumerate(self.tricks) if bonus and not won]


def _resets(rules: Rules, totals: list[int]) -> list[Note]:
    target = rules.end_at
    if not rules.exact_reset or rules.end_kind != "points":
        return []
    return [
        Note("exact_reset", seat, target // 2 - target)
        for seat, total in enumerate(totals)
        if total == target
    ]


def winners(rules: Rules, totals: tuple[int, ...], number: int, time_up: bool = False) -> tuple[Seat, ...]:
    """Who has won after a hand with this number; empty while the match goes on.

    A tie for the lowest total goes on or is shared as the rules say. After hand `LONGEST` every match ends.
    """
    reached = {"points": max(totals), "deals": number, "minutes": rules.end_at if time_up else 0}
    last = number >= LONGEST
    if not last and reached[rules.end_kind] < rules.end_at:
        return ()
    lowest = tuple(seat for seat, total in enumerate(totals) if total == min(totals))
    return lowest if len(lowest) == 1 or last or rules.tie == "share" else ()
