"""A hand played by bots, shown event by event as the table does, for the tests of motion."""

import random
from collections.abc import Iterator
from dataclasses import dataclass

from game.engine import events as e
from game.engine.rules import Rules
from game.engine.view import View
from game.scene.cues import stage
from game.scene.geometry import Area
from game.scene.layout import layout
from game.scene.plan import Layout
from game.scene.pose import Pose, pose
from game.scene.timeline import Cue, Timeline
from game.scene.ui import Ui
from game.session.house import House
from game.session.seats import BotSeat
from tests.scene.windows import HANDS


@dataclass
class Shown:
    """One event that was just put on the timeline."""

    event: e.Event
    before: Pose
    after: Pose
    view: View
    cue: Cue
    timeline: Timeline
    layout: Layout


def hand(
    seed: int, players: int = 4, size: tuple[int, int] = (390, 844), hands: int = 1, scale: float = 1.0
) -> Iterator[Shown]:
    """Every event of some hands, put on one timeline. The caller lets time pass, or not."""
    rules = Rules(players=players)
    seats = [BotSeat("easy", lambda: 0.0) for _ in range(players)]
    house = House.fresh(rules, seats, random.Random(seed).randbytes, lambda: 0.0)
    inbox, view = house.events_for(0), house.view(0)
    table = layout(Area(*size), players, HANDS[players])
    timeline = Timeline(scale=scale)
    for _ in range(hands):
        house.next_hand()
        while house.step(1.0) or not house.between_hands:
            pass
        while inbox:
            event = inbox.popleft()
            before = {s.key: s for s in timeline.sprites()}
            view = view.after(event)
            after = pose(view, Ui(), table)
            cue = stage(event, before, after, view, table)
            timeline.play(cue, after)
            yield Shown(event, before, after, view, cue, timeline, table)
