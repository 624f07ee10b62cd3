"""Poses, cues and the timeline: whatever moves ends where it rests, and may be cut short at any time."""

import random

import pytest

from game.engine import events as e
from game.engine.cards import each, name
from game.scene.pose import FAN, HAND, SHOWN, TRICK, Pose, Sprite, pose
from game.scene.timeline import LONGEST_STEP, Cue, Motion, Timeline, between, ease_in_out, ease_out
from game.scene.ui import Ui
from tests.scene.shows import hand
from tests.scene.windows import HANDS

CURVES = (ease_out, ease_in_out)


def seen(timeline: Timeline) -> Pose:
    """What the timeline shows now, by key."""
    return {s.key: s for s in timeline.sprites()}


def run_out(timeline: Timeline) -> None:
    """Let time pass until nothing moves and nothing waits."""
    for _ in range(1000):
        timeline.tick(1 / 60)
        if timeline.idle and not timeline.moving:
            return
    raise AssertionError("the timeline never came to rest")


@pytest.mark.parametrize("players", HANDS)
@pytest.mark.parametrize("size", [(390, 844), (1280, 720)])
def test_every_cue_ends_in_the_pose(players: int, size: tuple[int, int]) -> None:
    for shown in hand(1, players, size, hands=2):
        run_out(shown.timeline)
        assert seen(shown.timeline) == shown.after


@pytest.mark.parametrize("seed", range(3))
def test_a_cue_cut_short_at_any_time_is_the_pose(seed: int) -> None:
    luck = random.Random(seed)
    for shown in hand(seed, hands=2):
        for _ in range(luck.randrange(8)):
            shown.timeline.tick(luck.random() * 0.08)
        shown.timeline.finish()
        assert seen(shown.timeline) == shown.after
        assert shown.timeline.idle and not shown.timeline.moving


def test_cues_that_interrupt_each_other_still_end_in_the_pose() -> None:
    luck = random.Random(7)
    last = None
    for shown in hand(5, hands=2):
        shown.timeline.tick(luck.random() * 0.1)
        keys = [s.key for s in shown.timeline.sprites()]
        assert len(keys) == len(set(keys)), f"a card is seen twice in {shown.event}"
        last = shown
    assert last is not None
    run_out(last.timeline)
    assert seen(last.timeline) == last.after


def test_without_motion_everything_is_at_its_place_at_once() -> None:
    for shown in hand(2, scale=0.0):
        assert seen(shown.timeline) == shown.after
        assert not shown.timeline.moving


def test_what_moves_starts_where_it_was_seen() -> None:
    """No card leaps: the first picture of a cue shows every card that was there where it was."""
    for shown in hand(3):
        now = seen(shown.timeline)
        for key, sprite in shown.before.items():
            if key in now and isinstance(shown.event, e.Played | e.Passed | e.TrickTaken):
                assert (now[key].x, now[key].y) == (sprite.x, sprite.y), f"{key} in {shown.event}"
        run_out(shown.timeline)


def test_a_long_pause_does_not_make_motion_leap() -> None:
    timeline = Timeline()
    start, end = Sprite("2C", 0, 0, 0, 50), Sprite("2C", 0, 100, 0, 50)
    timeline.play(Cue((Motion(start, end, 0.0, 1.0),), rest=1.0), {"2C": end})
    timeline.tick(3600)
    assert timeline.moving and seen(timeline)["2C"].x < end.x
    for _ in range(int(2 / LONGEST_STEP) + 1):
        timeline.tick(3600)
    assert timeline.idle


def test_the_deal_goes_round_from_the_dealers_left() -> None:
    for players, each_gets in HANDS.items():
        shown = next(s for s in hand(4, players, (1280, 720)) if isinstance(s.event, e.Dealt))
        delays: dict[int, list[float]] = {seat: [] for seat in range(players)}
        mine = {name(c) for c in each(shown.view.hand)}
        for motion in shown.cue.motions:
            seat = 0 if motion.end.key in mine else int(motion.end.key.split(":")[1])
            delays[seat].append(motion.delay)
        turns = sorted((delay, seat) for seat, found in delays.items() for delay in found)
        first = (shown.view.deal.dealer + 1) % players
        assert [seat for _, seat in turns] == [(first + i) % players for i in range(players)] * each_gets


def test_speed_scales_motion_and_rest() -> None:
    for scale in (0.5, 1.6):
        timeline = Timeline(scale=scale, rest_scale=2.0)
        timeline.play(Cue(rest=0.1), {})
        timeline.tick(0.1)
        assert not timeline.idle
        timeline.tick(0.1)
        assert timeline.idle
        start, end = Sprite("2C", 0, 0, 0, 50), Sprite("2C", 0, 100, 0, 50)
        timeline.play(Cue((Motion(start, end, 0.0, 0.05),)), {"2C": end})
        timeline.tick(0.04 * scale)
        assert timeline.moving
        timeline.tick(0.02 * scale)
        assert not timeline.moving


@pytest.mark.parametrize("curve", CURVES)
def test_curves_lead_from_start_to_end(curve) -> None:  # type: ignore[no-untyped-def]
    assert curve(0) == 0 and curve(1) == 1
    values = [curve(i / 20) for i in range(21)]
    assert values == sorted(values)
    a, b = Sprite("x", 1, 0, 0, 10), Sprite("x", 1, 10, 20, 30, 8, 1, 0.5, 1)
    assert between(a, b, 0) == a._replace(layer=max(a.layer, b.layer))
    assert between(a, b, 1) == b


def test_the_pose_shows_each_card_once_and_every_back() -> None:
    for shown in hand(6, 4, (1280, 720)):
        cards = [s.card for s in shown.after.values() if s.card is not None and s.layer != SHOWN]
        assert len(cards) == len(set(cards))
        hidden = [s for s in shown.after.values() if s.layer == FAN]
        deal = shown.view.deal
        if shown.view.hand:
            left = sum(13 - len(deal.tricks) - ((s - deal.leader) % 4 < len(deal.trick)) for s in (1, 2, 3))
            assert len(hidden) == left
        assert sum(s.layer == TRICK for s in shown.after.values()) == len(deal.trick) + len(shown.view.ready)
        held = set(each(shown.view.hand)) - set(shown.view.ready)
        assert {s.card for s in shown.after.values() if s.layer == HAND} == held


def test_received_cards_are_marked_until_the_first_card_is_played() -> None:
    marked = 0
    for shown in hand(8):
        marks = {s.card for s in shown.after.values() if s.mark}
        got = {c for gift in shown.view.got for c in each(gift.cards or 0)}
        played = any(s.card in got for s in shown.after.values() if s.layer == TRICK)
        if isinstance(shown.event, e.PlayBegan):
            assert marks == got and len(got) == 3
            marked += 1
        elif shown.view.deal.tricks or played:
            assert not marks
    assert marked == 1


def test_recalled_cards_lie_in_the_ring() -> None:
    for shown in hand(9):
        if not shown.view.deal.tricks:
            continue
        for recall, count in (("last-trick", 4), ("passed", 6)):
            found = pose(shown.view, Ui(recall=recall), shown.layout)
            cards = [s for s in found.values() if s.key.startswith("show:")]
            assert len(cards) == count
            well = shown.layout.well.grown(12)
            assert all(well.contains(s.x, s.y) for s in cards)
            assert not [s for s in found.values() if s.layer == TRICK and not s.key.startswith("show:")]
