"""What a view implies about the hidden cards: how many each seat holds, which it must hold and which it
cannot. Read from the events alone: cards given, suits not followed, rules that a card would have broken."""

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from game.bots.tables import QUEEN_BIT
from game.engine.cards import CLUBS, FULL, HEARTS, SUIT, Card, Cards, Seat, card
from game.engine.deal import Deal, Phase
from game.engine.events import Played
from game.engine.legal import Reason, constraints
from game.engine.setup import deck
from game.engine.view import View

_THREE_OF_CLUBS = card("3C")


class Hidden(NamedTuple):
    """The hidden places of a view: one for each other seat, and a last one for undealt cards, if any."""

    seats: tuple[Seat, ...]  # of each place; `players` stands for the undealt cards
    need: tuple[int, ...]  # cards still to be found for each place
    fixed: tuple[Cards, ...]  # cards known to be there
    may: tuple[Cards, ...]  # of the pool, what can be there
    pool: Cards  # cards whose place is not known


def hidden(view: View) -> Hidden:
    """What the view implies."""
    deal, players = view.deal, view.deal.rules.players
    seats = [seat for seat in range(players) if seat != view.seat]
    fixed = [_given(view, seat) for seat in seats]
    need = [_size(deal, seat) - known.bit_count() for seat, known in zip(seats, fixed, strict=True)]
    banned = _banned(deal)
    may = [FULL & ~banned[seat] for seat in seats]
    left = deck(deal.rules).left
    if left:
        seats, fixed, need = [*seats, players], [*fixed, 0], [*need, left]
        may.append(FULL)
    pool = view.unseen
    for known in fixed:
        pool &= ~known
    below = _not_dealt(deal) & pool
    may = [m & pool & ~below for m in may]
    if left:
        may[-1] |= below
    return Hidden(tuple(seats), tuple(need), tuple(fixed), tuple(may), pool)


def _given(view: View, seat: Seat) -> Cards:
    """Cards that this seat got from the viewer and has not played. Before the exchange: none yet."""
    mask = 0
    for gift in view.gave:
        if gift.receiver == seat:
            mask |= gift.cards or 0
    return mask & view.unseen


def _size(deal: Deal, seat: Seat) -> int:
    place = (seat - deal.leader) % deal.rules.players
    return deck(deal.rules).each - len(deal.tricks) - (place < len(deal.trick))


def _not_dealt(deal: Deal) -> Cards:
    """The opening card was the lowest club dealt, so that the clubs below it were not."""
    if deal.rules.opening == "left_of_dealer" or deal.phase is not Phase.PLAYING:
        return 0
    first = deal.must if deal.must is not None else (*(t.cards for t in deal.tricks), deal.trick)[0][0]
    if deal.rules.opening == "three_of_clubs":
        if first == _THREE_OF_CLUBS:
            return 0
        return (SUIT[CLUBS] & ((1 << first) - 1)) | 1 << _THREE_OF_CLUBS
    return SUIT[CLUBS] & ((1 << first) - 1)


def _banned(deal: Deal) -> list[Cards]:
    """Cards that each seat cannot hold, because with them its play would not have been legal."""
    banned = [0] * deal.rules.players
    for seat, c, before in plays(deal):
        narrowed = FULL
        for allowed, reason in constraints(before, SUIT[HEARTS]):
            if allowed >> c & 1:
                narrowed &= allowed
            elif reason is Reason.NOT_BROKEN and deal.rules.heart_for_queen:
                banned[seat] |= narrowed & allowed & ~QUEEN_BIT  # she may have been the only other card
            else:
                banned[seat] |= narrowed & allowed
    return banned


def plays(deal: Deal) -> Iterator[tuple[Seat, Card, Deal]]:
    """Every card played in this hand with its seat and the public state just before it.

    The card that opened the hand counts as one that had to be led, where a rule names such a card.
    """
    players, broken = deal.rules.players, False
    tricks = [*((t.leader, t.cards) for t in deal.tricks), (deal.leader, deal.trick)]
    named = deal.rules.opening != "left_of_dealer"
    for number, (leader, trick) in enumerate(tricks):
        must = trick[0] if trick and named and not number else None
        before = replace(deal, tricks=deal.tricks[:number], trick=(), leader=leader, must=must, broken=broken)
        for place, c in enumerate(trick):
            yield (leader + place) % players, c, before
            before = before.after(Played((leader + place) % players, c))
        broken = before.broken
