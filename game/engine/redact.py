"""The one crossing from the house to a seat: what a reader gets to see of an event.

By allow-list: each kind of event is named, and a new kind does not type-check until it is named here.
"""

from dataclasses import replace
from typing import assert_never

from game.engine import events as e
from game.engine.cards import Seat


def redact(event: e.Event, reader: Seat | None) -> e.Event:
    """The event as a seat may see it; None is a spectator, who sees no hidden card."""
    match event:
        case e.Dealt(hands):
            own = tuple(cards if seat == reader else None for seat, cards in enumerate(hands))
            return e.Dealt(own, None)
        case e.Passed(seat):
            return event if seat == reader else e.Passed(seat, None)
        case e.Exchanged(gifts):
            return e.Exchanged(tuple(_redact_gift(gift, reader) for gift in gifts))
        case (
            e.HandBegan()
            | e.DeckCut()
            | e.Directed()
            | e.PlayBegan()
            | e.Played()
            | e.TrickTaken()
            | e.MoonShot()
            | e.MoonForm()
            | e.HandScored()
            | e.Revealed()
            | e.TimeUp()
            | e.MatchEnded()
        ):
            return event
        case _:
            assert_never(event)


def _redact_gift(gift: e.Gift, reader: Seat | None) -> e.Gift:
    return gift if reader in (gift.giver, gift.receiver) else replace(gift, cards=None)
