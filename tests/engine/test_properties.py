"""What holds for every rule set and every deal."""

from dataclasses import replace
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from game.engine import events as e
from game.engine.cards import Card, Cards, each
from game.engine.deal import Phase
from game.engine.legal import Reason, explain, legal_plays, why_not
from game.engine.match import Match
from game.engine.moves import Give, MoveError, Play, parse_move
from game.engine.redact import redact
from game.engine.rules import Rules
from game.engine.scoring import LONGEST, winners
from game.engine.setup import bonus_cards, deck, penalty_cards, points
from game.engine.table import Table
from game.engine.view import View
from tests.engine.ways import SEEDS, new_match, play, play_hand, rule_sets

FEW = settings(max_examples=60, deadline=None)


@given(rule_sets(), SEEDS)
@FEW
def test_cards_are_conserved(rules: Rules, seed: int) -> None:
    match = new_match(rules, Random(seed))
    for _ in play_hand(match, Random(seed)):
        table = match.table
        if table.deal.phase in (Phase.PASSING, Phase.PLAYING):
            places = [*table.hands, table.aside, table.deal.played]
            assert sum(place.bit_count() for place in places) == deck(rules).cards.bit_count()
            union = 0
            for place in places:
                union |= place
            assert union == deck(rules).cards
    assert match.table.hands == (0,) * rules.players


@given(rule_sets(), SEEDS)
@FEW
def test_legality_is_one_thing(rules: Rules, seed: int) -> None:
    match = new_match(rules, Random(seed))
    for _ in play_hand(match, Random(seed)):
        deal = match.deal
        if deal.phase is not Phase.PLAYING:
            continue
        hand = match.table.hands[deal.turn]
        legal = legal_plays(deal, hand)
        assert legal and not legal & ~hand
        for card in range(52):
            reason = why_not(deal, hand, card)
            assert (reason is None) == bool(legal >> card & 1)
            if reason is not None:
                assert explain(reason, deal).endswith(".")
                assert (reason is Reason.NOT_HELD) == (not hand >> card & 1)
                _refused(match, Play(deal.turn, card))


def _refused(match: Match, move: Play) -> None:
    before = match.table
    try:
        match.apply(move)
    except MoveError as error:
        assert str(error).endswith(".")
        assert match.table is before
    else:
        raise AssertionError(f"{move} was accepted")


@given(rule_sets(), SEEDS)
@FEW
def test_the_sum_of_a_hand_is_what_was_in_play(rules: Rules, seed: int) -> None:
    match = new_match(rules, Random(seed))
    for _ in range(3):
        for _ in play_hand(match, Random(seed)):
            pass
        score = match.deal.score
        assert score is not None
        _check_sum(rules, match.table, score)
        if match.over:
            break
        seed += 1


def _check_sum(rules: Rules, table: Table, score: e.HandScored) -> None:
    in_play = deck(rules).cards & ~table.out_of_play
    moon = points(rules, in_play & penalty_cards(rules)) * (2 if score.sun else 1)
    bonus = points(rules, in_play & bonus_cards(rules))
    trickless = sum(note.points for note in score.notes if note.rule == "no_trick_bonus")
    expected = {
        None: points(rules, in_play) + trickless,
        "add": bonus + moon * (rules.players - 1),
        "subtract": bonus - moon,
    }[score.form]
    assert sum(score.delta) == expected
    taken = 0
    for cards in score.taken:
        assert not taken & cards
        taken |= cards
    assert taken == in_play and score.aside == table.out_of_play


@given(rule_sets(), SEEDS)
@FEW
def test_redacted_events_rebuild_every_view(rules: Rules, seed: int) -> None:
    match = new_match(rules, Random(seed))
    start = [View(seat, match.deal) for seat in match.deal.seats]
    for _ in play_hand(match, Random(seed)):
        for seat, view in enumerate(start):
            for event in match.log:
                view = view.after(redact(event, seat))
            assert view.deal == match.deal
            assert view.hand == match.table.hands[seat]
            assert view.ready == match.table.given[seat]
            assert _true_gifts(match.log, view)
        if match.deal.tricks:
            break  # the rest is public


def _true_gifts(log: list[e.Event], view: View) -> bool:
    gifts = [gift for event in log if isinstance(event, e.Exchanged) for gift in event.gifts]
    return view.gave == tuple(g for g in gifts if g.giver == view.seat) and view.got == tuple(
        g for g in gifts if g.receiver == view.seat
    )


@given(rule_sets(), SEEDS, st.data())
@FEW
def test_swapping_two_unseen_cards_changes_no_view(rules: Rules, seed: int, data: st.DataObject) -> None:
    luck = Random(seed)
    match = new_match(rules, luck)
    stop = data.draw(st.integers(0, deck(rules).each * rules.players - 1), label="moves")
    for made, _ in enumerate(play_hand(match, luck)):
        if made >= stop or match.deal.phase not in (Phase.PASSING, Phase.PLAYING):
            break
    scored = [at for at, event in enumerate(match.log) if isinstance(event, e.MoonShot | e.HandScored)]
    log = match.log[: scored[0]] if scored else match.log
    for seat in match.deal.seats:
        seen = _known_to(seat, log)
        unseen = list(each(deck(rules).cards & ~seen))
        if len(unseen) < 2:
            continue
        a, b = luck.sample(unseen, 2)
        before, after = (
            _view_of(seat, match, events) for events in (log, [_swapped(event, a, b) for event in log])
        )
        assert before == after and repr(before) == repr(after)


def _view_of(seat: int, match: Match, log: list[e.Event]) -> View:
    view = View(seat)
    view = replace(view, deal=replace(view.deal, rules=match.rules, totals=(0,) * match.rules.players))
    for event in log:
        view = view.after(redact(event, seat))
    return view


def _known_to(seat: int, log: list[e.Event]) -> Cards:
    """Every card that lay open before a seat, in its hand, its passes or on the table."""
    seen = 0
    for event in log:
        match event:
            case e.Dealt(hands):
                seen |= hands[seat] or 0
            case e.Exchanged(gifts):
                for gift in gifts:
                    seen |= (gift.cards or 0) if seat in (gift.giver, gift.receiver) else 0
            case e.Played(_, card) | e.PlayBegan(_, int(card)):
                seen |= 1 << card
    return seen


def _swapped(event: e.Event, a: Card, b: Card) -> e.Event:
    """The event with two cards exchanged wherever they are hidden from somebody."""

    def one(card: Card) -> Card:
        return b if card == a else a if card == b else card

    def many(cards: Cards | None) -> Cards:
        return sum(1 << one(card) for card in each(cards or 0))

    match event:
        case e.Dealt(hands, aside):
            return e.Dealt(tuple(map(many, hands)), many(aside))
        case e.Passed(seat, cards):
            return e.Passed(seat, tuple(map(one, cards or ())))
        case e.Exchanged(gifts):
            return e.Exchanged(tuple(replace(gift, cards=many(gift.cards)) for gift in gifts))
    return event


@given(rule_sets(), SEEDS)
@settings(max_examples=80, deadline=None)
def test_every_rule_set_can_be_played(rules: Rules, seed: int) -> None:
    luck = Random(seed)
    match = new_match(rules, luck)
    play(match, luck)
    assert match.deal.phase in (Phase.SCORED, Phase.ENDED)
    if rules.end_kind == "deals" and rules.tie == "share":
        assert match.over and match.deal.number == rules.end_at
    if match.over:
        assert all(match.deal.totals[seat] == min(match.deal.totals) for seat in match.winners)


@given(rule_sets(), st.data())
@FEW
def test_every_match_ends(rules: Rules, data: st.DataObject) -> None:
    numbers = st.integers(-(10**6), 10**6)
    totals = data.draw(st.lists(numbers, min_size=rules.players, max_size=rules.players))
    assert winners(rules, tuple(totals), LONGEST)


@given(rule_sets(), SEEDS)
@FEW
def test_moves_print_and_parse(rules: Rules, seed: int) -> None:
    match = new_match(rules, Random(seed))
    for move in play_hand(match, Random(seed)):
        assert parse_move(str(move)) == move
        if isinstance(move, Give):
            assert len(move.cards) in (rules.pass_count, rules.players - 1)


@given(rule_sets())
@settings(max_examples=300, deadline=None)
def test_codes_parse_back(rules: Rules) -> None:
    assert Rules.parse(rules.code()) == rules
