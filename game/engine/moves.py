"""What a seat may decide, as values that print and parse as a line of text.

2 passes QS KS AS        Give(2, cards)      the first card for the first receiver, and so on
2 plays QS               Play(2, card)
2 chooses across         Choose(2, "across") a dealer's direction, or a shooter's "add" or "subtract"
"""

from dataclasses import dataclass

from game.engine.cards import Card, NotationError, Seat, card, name, sequence


class MoveError(ValueError):
    """A text that is no move, or a move that is not allowed now; the message says why."""


@dataclass(frozen=True, slots=True)
class Give:
    """Pass these cards."""

    seat: Seat
    cards: tuple[Card, ...]

    def __str__(self) -> str:
        return f"{self.seat} passes {' '.join(map(name, self.cards))}"


@dataclass(frozen=True, slots=True)
class Play:
    """Play this card to the trick."""

    seat: Seat
    card: Card

    def __str__(self) -> str:
        return f"{self.seat} plays {name(self.card)}"


@dataclass(frozen=True, slots=True)
class Choose:
    """Name a direction (the dealer) or a form of the moon (the shooter)."""

    seat: Seat
    what: str

    def __str__(self) -> str:
        return f"{self.seat} chooses {self.what}"


Move = Give | Play | Choose


def parse_move(text: str) -> Move:
    """The move that a line says, the inverse of `str`. Raises MoveError."""
    seat, verb, rest = [*text.split(None, 2), "", "", ""][:3]
    try:
        if len(seat) == 1 and seat in "01234":
            if verb == "passes":
                return Give(int(seat), tuple(sequence(rest)))
            if verb == "plays":
                return Play(int(seat), card(rest.strip()))
            if verb == "chooses" and rest.split() == [rest.strip()]:
                return Choose(int(seat), rest.strip())
    except NotationError as error:
        raise MoveError(f"{text!r} is no move: {error}") from None
    raise MoveError(f"{text!r} is no move: write SEAT passes CARDS, SEAT plays CARD or SEAT chooses WORD.")
