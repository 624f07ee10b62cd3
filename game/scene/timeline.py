"""Motion between two poses: starts, ends, delays and seconds, moved by the time that passed.

The end of every motion is the pose, so `finish()` is always safe. Speed and reduced motion scale the seconds
here and nowhere else.
"""

from collections.abc import Callable
from dataclasses import dataclass, field

from game.scene.pose import RAISED, Pose, Sprite

SLANT = 4.0  # degrees: a card that turns by less and keeps its size only moves aside
LONGEST_STEP = 0.1  # seconds: a step after a hidden tab or a stall is clamped to this

Curve = Callable[[float], float]


def ease_out(t: float) -> float:
    """Fast, then settling: cubic."""
    return 1 - (1 - t) ** 3


def ease_in_out(t: float) -> float:
    """Slow at both ends: cubic."""
    return 4 * t**3 if t < 0.5 else 1 - (2 - 2 * t) ** 3 / 2


def linear(t: float) -> float:
    """Even."""
    return t


@dataclass(frozen=True, slots=True)
class Motion:
    """One card on its way. Seconds at normal speed."""

    start: Sprite
    end: Sprite
    delay: float
    seconds: float
    curve: Curve = ease_out
    stays: bool = True  # False: gone at the end
    early: bool = True  # shown before it starts?

    @property
    def widest(self) -> float:
        """The largest width on the way."""
        return max(self.start.w, self.end.w)

    def at(self, time: float) -> Sprite | None:
        """The sprite at a time after the cue began; None while it is not shown."""
        if time <= self.delay:
            return self.start if self.early else None
        if time >= self.delay + self.seconds:
            return self.end if self.stays else None
        return between(self.start, self.end, self.curve((time - self.delay) / self.seconds))


def between(a: Sprite, b: Sprite, t: float) -> Sprite:
    """The sprite a share t of the way from a to b.

    A card that only moves aside looks like one end or the other, since each look is a picture to draw.
    """

    def mix(p: float, q: float) -> float:
        return p + (q - p) * t

    if a.w == b.w and abs(a.angle - b.angle) < SLANT:
        nearer = a if t < 0.5 else b
        card, layer = a.card if b.card is None else b.card, max(a.layer, b.layer)
        return nearer._replace(card=card, x=mix(a.x, b.x), y=mix(a.y, b.y), layer=layer)
    return b._replace(
        card=a.card if b.card is None else b.card,
        x=mix(a.x, b.x),
        y=mix(a.y, b.y),
        w=mix(a.w, b.w),
        angle=mix(a.angle, b.angle),
        lift=mix(a.lift, b.lift),
        dim=mix(a.dim, b.dim),
        glow=mix(a.glow, b.glow),
        layer=max(a.layer, b.layer),
    )


@dataclass(frozen=True, slots=True)
class Cue:
    """How an event is shown: the motions, what is said of it, the sound, and the rest afterwards."""

    motions: tuple[Motion, ...] = ()
    rest: float = 0.0  # seconds after the motions before the next event is shown
    line: str = ""
    sound: str = ""
    sound_at: float = 0.0
    effect: str = ""  # "broken", "queen", "moon" or "sun": a flourish beside the cards
    effect_seconds: float = 0.0


@dataclass
class Timeline:
    """The running cue and the pose it leads to."""

    scale: float = 1.0  # seconds of motion are multiplied by this; 0 is instant
    rest_scale: float = 1.0  # and seconds of rest by this
    _motions: dict[str, Motion] = field(default_factory=dict)
    _rest: Pose = field(default_factory=dict)
    _time: float = 0.0
    _until: float = 0.0
    _waits: float = 0.0
    _effect: str = ""
    _effect_left: float = 0.0  # seconds that pass until the flourish is over
    _effect_whole: float = 1.0

    @property
    def effect(self) -> tuple[str, float]:
        """The running flourish and how far it is, from 0 to 1; ("", 1.0) without one."""
        if self._effect_left <= 0:
            return "", 1.0
        return self._effect, 1 - self._effect_left / self._effect_whole

    @property
    def idle(self) -> bool:
        """May the next event be shown?"""
        return self._time >= self._waits

    @property
    def end(self) -> Pose:
        """Where everything comes to rest."""
        return self._rest

    @property
    def moving(self) -> bool:
        """Does anything still move?"""
        return self._time < self._until or self._effect_left > 0

    def play(self, cue: Cue, pose: Pose) -> None:
        """Show a cue that ends in a pose. What moved before continues from where it is."""
        here = {s.key: s for s in self.sprites()}
        planned = {m.end.key: m for m in cue.motions}
        for key, sprite in pose.items():
            if key not in planned and key in here and here[key] != sprite:
                planned[key] = Motion(here[key], sprite, 0.0, 0.14)
        self._motions, self._rest, self._time = (planned if self.scale else {}), pose, 0.0
        self._until = max((m.delay + m.seconds for m in planned.values()), default=0.0) * self.scale
        main = max((m.delay + m.seconds for m in cue.motions), default=0.0)
        self._waits = main * self.scale + cue.rest * self.rest_scale
        if cue.effect and self.scale:
            self._effect, self._effect_whole = cue.effect, cue.effect_seconds * self.scale
            self._effect_left = self._effect_whole

    def settle(self, pose: Pose) -> None:
        """Change to a pose outside any cue: what runs keeps its time, new ends are taken at once."""
        here = {s.key: s for s in self.sprites()}
        left = {k: m for k, m in self._motions.items() if not m.stays or pose.get(k) == m.end}
        added = {
            key: Motion(here[key], sprite, self._now, 0.12)
            for key, sprite in pose.items()
            if key not in left and key in here and here[key] != sprite and sprite.layer != RAISED
        }
        self._motions, self._rest = {**left, **added} if self.scale else {}, pose
        if added and self.scale:
            self._until = max(self._until, self._time + 0.12 * self.scale)

    @property
    def _now(self) -> float:
        return self._time / self.scale if self.scale else 0.0

    def tick(self, seconds: float) -> bool:
        """Let time pass; did anything move?"""
        moved = self.moving and seconds > 0
        step = min(seconds, LONGEST_STEP)
        self._time += step
        self._effect_left = max(0.0, self._effect_left - step)
        if self._time >= self._until:
            self._motions = {}
        elif self._motions:  # what has arrived rests
            now = self._now
            self._motions = {k: m for k, m in self._motions.items() if now < m.delay + m.seconds}
        return moved

    def finish(self) -> bool:
        """Jump to the end of the motions and of the rest; was there anything to cut short?"""
        cut = self.moving or not self.idle
        self._motions, self._until, self._waits, self._effect_left = {}, 0.0, 0.0, 0.0
        return cut

    def sprites(self) -> list[Sprite]:
        """What is seen now, from back to front: resting cards first within a layer, then moving ones."""
        return [sprite for sprite, _ in self.shown()]

    def shown(self) -> list[tuple[Sprite, float | None]]:
        """The sprites, each with the largest width it has on its way, or None while it rests.

        Within a layer the resting ones come first, in the order of the pose, then those that move.
        """
        found: list[tuple[Sprite, float | None]] = []
        for key, sprite in self._rest.items():
            motion = self._motions.get(key)
            if motion is None:
                found.append((sprite, None))
            elif motion.stays:
                found += self._moved(motion)
        for key, motion in self._motions.items():
            if key not in self._rest:
                found += self._moved(motion)
        return sorted(found, key=lambda entry: (entry[0].layer, entry[1] is not None))

    def arriving(self) -> list[tuple[Sprite, float | None]]:
        """What is on its way to where it stays: its end, and its largest width (None: it never changes)."""
        return [
            (m.end, m.widest if m.start.w != m.end.w else None) for m in self._motions.values() if m.stays
        ]

    def _moved(self, motion: Motion) -> list[tuple[Sprite, float | None]]:
        now, current = self._now, motion.at(self._now)
        if current is None:
            return []
        flies = motion.delay <= now < motion.delay + motion.seconds
        return [(current, motion.widest if flies else None)]
