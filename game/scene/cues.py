"""How each event is shown: the difference of two poses, dressed with order, time and sound.

`stage(event, before, after, view, layout)` is pure. It only says where a card starts or disappears to where
the poses alone do not; everything else is found by comparing them.
"""

from collections.abc import Iterator

from game.engine import events as e
from game.engine.cards import HEARTS, QUEEN, each, name, suit
from game.engine.view import View
from game.scene.plan import Layout
from game.scene.pose import Pose, Sprite
from game.scene.timeline import Cue, Motion, ease_in_out

DEAL_STEP, DEAL = 0.035, 0.22
PLAY, GATHER, PASS = 0.26, 0.32, 0.42
TRICK_RESTS, BOT_RESTS = 0.7, 0.14


def stage(event: e.Event, before: Pose, after: Pose, view: View, layout: Layout) -> Cue:
    """The cue of an event. `view` is the player's knowledge after it, the poses are around it."""
    match event:
        case e.Dealt():
            return Cue(tuple(_deal(after, view, layout)), rest=0.15, sound="deal")
        case e.Passed(seat) if seat == view.seat:
            return Cue(tuple(_changed(before, after, PASS, 0.06)), sound="pass")
        case e.Exchanged():
            return Cue(tuple(_exchange(event, before, after, view, layout)), rest=0.25, sound="pass")
        case e.Played():
            return _play(event, before, after, view, layout)
        case e.TrickTaken(seat):
            home = layout.seats[_relative(seat, view)].home
            gathered = tuple(_gather(before, after, home, layout))
            return Cue(gathered, rest=0.05, sound="collect")
        case e.MoonShot(sun=sun):
            name = "sun" if sun else "moon"
            return Cue(rest=2.0, sound="moon", effect=name, effect_seconds=2.0)
    return Cue()


def _relative(seat: int, view: View) -> int:
    return (seat - view.seat) % view.deal.rules.players


def _deal(after: Pose, view: View, layout: Layout) -> Iterator[Motion]:
    """Card by card, round by round, from the dealer, beginning on his left."""
    n = view.deal.rules.players
    x, y = layout.seats[_relative(view.deal.dealer, view)].home
    hand = [name(c) for c in each(view.hand)]
    for key, sprite in after.items():
        if key.startswith("back:"):
            _, relative, i = key.split(":")
            seat, turn = int(relative), int(i)
        elif key in hand:
            seat, turn = 0, hand.index(key)
        else:
            continue
        place = (seat - _relative(view.deal.dealer, view) - 1) % n
        delay = (turn * n + place) * DEAL_STEP * 13 / max(13, len(hand))
        start = Sprite(key, None, x, y, layout.fan_card, sprite.angle, 0.6, layer=sprite.layer)
        yield Motion(start, sprite, delay, DEAL, early=False)


def _changed(before: Pose, after: Pose, seconds: float, apart: float) -> Iterator[Motion]:
    """What both poses have and what moved between them, one after the other."""
    moved = [key for key in after if key in before and before[key][2:5] != after[key][2:5]]
    for i, key in enumerate(moved):
        yield Motion(before[key], after[key], min(i, 3) * apart, seconds, ease_in_out)


def _exchange(event: e.Exchanged, before: Pose, after: Pose, view: View, layout: Layout) -> Iterator[Motion]:
    order = 0
    for gift in event.gifts:
        giver, receiver = _relative(gift.giver, view), _relative(gift.receiver, view)
        if 0 not in (giver, receiver):
            yield from _unseen_gift(gift, layout, giver, receiver)
            continue
        for card in each(gift.cards or 0):
            start, end = before.get(name(card)), after.get(name(card))
            if giver == 0 and start is not None:
                x, y = layout.seats[receiver].home
                yield Motion(
                    start, start._replace(x=x, y=y, card=None), order * 0.06, PASS, ease_in_out, stays=False
                )
            elif end is not None:
                x, y = layout.seats[giver].home
                begin = Sprite(end.key, None, x, y, layout.fan_card, layer=end.layer)
                yield Motion(begin, end, 0.18 + order * 0.06, PASS, ease_in_out, early=False)
            order += 1


def _unseen_gift(gift: e.Gift, layout: Layout, giver: int, receiver: int) -> Iterator[Motion]:
    (x0, y0), (x1, y1) = layout.seats[giver].home, layout.seats[receiver].home
    for i in range(gift.count):
        shift = (i - (gift.count - 1) / 2) * layout.fan_card * 0.4
        start = Sprite(f"gift:{giver}:{receiver}:{i}", None, x0 + shift, y0, layout.fan_card, lift=0.5)
        yield Motion(
            start, start._replace(x=x1 + shift, y=y1), i * 0.06, PASS + 0.18, ease_in_out, stays=False
        )


def _play(event: e.Played, before: Pose, after: Pose, view: View, layout: Layout) -> Cue:
    key = name(event.card)
    end = after.get(key)
    if end is None:  # another trick is being shown over it
        return Cue()
    start = before.get(key)
    if start is None:
        place = layout.seats[_relative(event.seat, view)]
        x, y = place.fan[:2] if place.fan else place.home
        start = Sprite(key, event.card, x, y, layout.fan_card, end.angle * 3, 1.0)
    rise = start._replace(lift=1.0, dim=0.0, layer=end.layer)
    full = len(view.deal.trick) == view.deal.rules.players
    rest = TRICK_RESTS if full else BOT_RESTS if event.seat != view.seat else 0.0
    sound = _sound(event, view)
    effect = "" if sound == "play" else sound
    return Cue((Motion(rise, end, 0.0, PLAY),), rest, "", sound, PLAY * 0.6, effect, 0.8)


def _sound(event: e.Played, view: View) -> str:
    """The queen and the first heart have sounds of their own."""
    deal = view.deal
    if event.card == QUEEN and deal.rules.values().get(QUEEN, 0) > 0:
        return "queen"
    hearts = [c for t in [*(t.cards for t in deal.tricks), deal.trick] for c in t if suit(c) == HEARTS]
    return "broken" if deal.broken and len(hearts) == 1 and suit(event.card) == HEARTS else "play"


def _gather(before: Pose, after: Pose, home: tuple[float, float], layout: Layout) -> Iterator[Motion]:
    """The trick closes up on its way to the taker and shrinks away."""
    for key, sprite in before.items():
        if key in after or key.startswith(("back:", "show:")):
            continue
        end = sprite._replace(x=home[0], y=home[1], w=layout.fan_card, lift=0.5, glow=0.0, angle=0.0)
        yield Motion(sprite, end, 0.0, GATHER, ease_in_out, stays=False)
