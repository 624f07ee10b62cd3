"""Two opponents to measure against: one that plays any legal card, one that only ever ducks."""

from collections.abc import Generator

from game.bots.common import Luck, answer
from game.engine.cards import SUIT, Card, Cards, each
from game.engine.deal import Phase
from game.engine.moves import Give, Move, Play
from game.engine.view import View


def random(view: View, rng: Luck) -> Generator[None, None, Move]:
    """Any legal move, all alike likely."""
    yield from ()
    words = answer(view)
    if words is not None:
        return words
    legal = list(each(view.legal()))
    if view.deal.phase is Phase.PASSING:
        return Give(view.seat, tuple(_pick(legal, rng) for _ in view.receivers))
    return Play(view.seat, _pick(legal, rng))


def _pick(cards: list[Card], rng: Luck) -> Card:
    return cards.pop(int(rng.random() * len(cards)))


def duck(view: View, rng: Luck) -> Generator[None, None, Move]:
    """Passes and throws what is high, leads low, ducks as high as it can."""
    yield from ()
    words = answer(view)
    if words is not None:
        return words
    if view.deal.phase is Phase.PASSING:
        high = sorted(each(view.legal()), key=lambda c: (-(c % 13), -c))
        return Give(view.seat, tuple(high[: len(view.receivers)]))
    return Play(view.seat, _duck(view, view.legal()))


def _duck(view: View, legal: Cards) -> Card:
    trick = view.deal.trick
    if not trick:
        return min(each(legal), key=lambda c: (c % 13, c))
    led = SUIT[trick[0] // 13]
    if legal & led:
        top = max(c for c in trick if led >> c & 1)
        under = legal & ((1 << top) - 1)
        return under.bit_length() - 1 if under else (legal & -legal).bit_length() - 1
    worth = view.deal.rules.values()
    return max(each(legal), key=lambda c: (worth.get(c, 0) > 1, c % 13, c))
