"""The kernel and the event engine agree: the same legal cards at every choice, the same points at the end."""

from random import Random

import pytest
from hypothesis import given, settings

from game.bots import kernel
from game.bots.tables import Tables, tables
from game.bots.trades import opening
from game.engine.cards import Card, Cards, each
from game.engine.deal import Deal, Phase
from game.engine.events import Dealt, Directed, HandBegan
from game.engine.fairdeal import deal as deal_out
from game.engine.legal import legal_plays
from game.engine.moves import Choose, Play
from game.engine.rules import Rules
from game.engine.setup import HOLD, deck
from game.engine.table import Table
from tests.engine.ways import SEEDS, random_order, rule_sets


class Recorder:
    """Plays any legal card in the kernel's place and writes down between which it chose."""

    def __init__(self, luck: Random) -> None:
        self.luck = luck
        self.choices: list[tuple[Cards, Card]] = []

    def choose(self, legal: Cards) -> Card:
        """A card of these."""
        card = self.luck.choice(list(each(legal)))
        self.choices.append((legal, card))
        return card

    def install(self, patch: pytest.MonkeyPatch) -> None:
        """In place of the rules of thumb."""
        patch.setattr(kernel, "lead", lambda k, hand, legal, live: self.choose(legal))
        patch.setattr(kernel, "follow", lambda k, hand, held, *rest: self.choose(held))
        patch.setattr(kernel, "discard", lambda k, hand, legal, *rest: self.choose(legal))
        patch.setattr(kernel, "stopper", lambda *rest: -1)


def start(rules: Rules, luck: Random) -> Table:
    """A table at the first card, nothing passed."""
    dealer = luck.randrange(rules.players)
    hands, aside = deal_out(random_order(rules, luck), rules.players, deck(rules).each, dealer)
    table = Table(Deal(rules, (0,) * rules.players))
    for event in (HandBegan(1, dealer, (0,) * rules.players), Dealt(hands, aside), Directed(HOLD)):
        table = table.after(event)
    if table.deal.phase is Phase.PLAYING:
        return table
    begun = table._next()
    assert begun is not None, "after the direction the house finds the leader"
    return table.settled(begun)[1]


def replayed(table: Table, choices: list[tuple[Cards, Card]]) -> tuple[int, ...]:
    """The points of the hand when the engine is led through the same choices."""
    left = iter(choices)
    while table.deal.waiting():
        if table.deal.phase is Phase.CHOOSING:
            table = table.settled(table.event(Choose(table.deal.waiting()[0], "add")))[1]
            continue
        seat = table.deal.turn
        legal = legal_plays(table.deal, table.hands[seat])
        card = legal.bit_length() - 1
        if legal & (legal - 1):
            offered, card = next(left)
            assert offered == legal
        table = table.settled(table.event(Play(seat, card)))[1]
    assert next(left, None) is None
    assert table.deal.score is not None
    return table.deal.score.delta


@given(rule_sets(), SEEDS)
@settings(max_examples=150, deadline=None)
def test_same_legal_cards_and_same_points(rules: Rules, seed: int) -> None:
    luck = Random(seed)
    table, k, recorder = start(rules, luck), tables(rules), Recorder(luck)
    with pytest.MonkeyPatch.context() as patch:
        recorder.install(patch)
        points = kernel.playout(k, opening(k, list(table.hands), table.aside, table.deal.dealer))
    expected = replayed(table, recorder.choices)
    # The form of the moon moves all seats alike, so that differences are the same in every form.
    assert [x - points[0] for x in points] == [x - expected[0] for x in expected]


def test_a_playout_leaves_its_position_alone() -> None:
    k: Tables = tables(Rules())
    table = start(Rules(), Random(3))
    position = opening(k, list(table.hands), 0, table.deal.dealer)
    first = kernel.playout(k, position)
    assert kernel.playout(k, position) == first
    assert sum(first) in (26, 78)
