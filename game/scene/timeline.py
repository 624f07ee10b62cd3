"""Motion between two poses: starts, ends, delays and seconds, moved by the time that passed.

The end of every motion is the pose, so `finish()` is always safe. Speed and reduced motion scale the seconds
here and nowhere else.
"""

from collections.abc import Callable
from dataclasses import dataclass, field

from game.scene.pose import Pose, Sprite

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

    def at(self, time: float) -> Sprite | None:
        """The sprite at a time after the cue began; None while it is not shown."""
        if time <= self.delay:
            return self.start if self.early else None
        if time >= self.delay + self.seconds:
            return self.end if self.stays else None
        return between(self.start, self.end, self.curve((time - self.delay) / self.seconds))


def between(a: Sprite, b: Sprite, t: float) -> Sprite:
    """The sprite a share t of the way from a to b."""

    def mix(p: float, q: float) -> float:
        return p + (q - p) * t

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
        alpha=mix(a.alpha, b.alpha),
    )


@dataclass(frozen=True, slots=True)
class Cue:
    """How an event is shown: the motions, what is said of it, the sound, and the rest afterwards."""

    motions: tuple[Motion, ...] = ()
    rest: float = 0.0  # seconds after the motions before the next event is shown
    line: str = ""
    sound: str = ""
    sound_at: float = 0.0


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

    @property
    def idle(self) -> bool:
        """May the next event be shown?"""
        return self._time >= self._waits

    @property
    def moving(self) -> bool:
        """Does anything still move?"""
        return self._time < self._until

    def play(self, cue: Cue, pose: Pose) -> None:
        """Show a cue that ends in a pose. What moved before continues from where it is."""
        here = {s.key: s for s in self.sprites()}
        planned = {m.end.key: m for m in cue.motions}
        for key, sprite in pose.items():
            if key not in planned and key in here and here[key] != sprite:
                planned[key] = Motion(here[key], sprite, 0.0, 0.14)
        self._motions, self._rest, self._time = planned, pose, 0.0
        self._until = max((m.delay + m.seconds for m in planned.values()), default=0.0) * self.scale
        main = max((m.delay + m.seconds for m in cue.motions), default=0.0)
        self._waits = main * self.scale + cue.rest * self.rest_scale

    def settle(self, pose: Pose) -> None:
        """Change to a pose outside any cue: what runs keeps its time, new ends are taken at once."""
        here = {s.key: s for s in self.sprites()}
        left = {k: m for k, m in self._motions.items() if not m.stays or pose.get(k) == m.end}
        added = {
            key: Motion(here[key], sprite, self._now, 0.12)
            for key, sprite in pose.items()
            if key not in left and key in here and here[key] != sprite
        }
        self._motions, self._rest = {**left, **added}, pose
        if added:
            self._until = max(self._until, self._time + 0.12 * self.scale)

    @property
    def _now(self) -> float:
        return self._time / self.scale if self.scale else 0.0

    def tick(self, seconds: float) -> bool:
        """Let time pass; was anything moving?"""
        moved = self.moving
        self._time += min(seconds, LONGEST_STEP)
        if not self.moving:
            self._motions = {}
        return moved

    def finish(self) -> bool:
        """Jump to the end of the motions and of the rest; was there anything to cut short?"""
        cut = self.moving or not self.idle
        self._motions, self._until, self._waits = {}, 0.0, 0.0
        return cut

    def sprites(self) -> list[Sprite]:
        """What is seen now, from back to front: resting cards first within a layer, then moving ones."""
        shown: list[Sprite] = []
        for key, sprite in self._rest.items():
            motion = self._motions.get(key)
            current = motion.at(self._now) if motion else sprite
            if current is not None:
                shown.append(current)
        for key, motion in self._motions.items():
            if key not in self._rest and (current := motion.at(self._now)) is not None:
                shown.append(current)
        return sorted(shown, key=lambda s: s.layer)
