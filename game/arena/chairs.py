"""Who sits in the arena: our levels, the baselines, or another program."""

import json
import shlex
import subprocess
import time
from collections.abc import Generator
from typing import Any, Protocol

from game.arena import baselines
from game.arena.protocol import DIRECTIONS, ProtocolError, say_rules
from game.bots import LEVELS, Think, generator, level
from game.engine import events as e
from game.engine.cards import card as read
from game.engine.cards import each, name
from game.engine.fairdeal import decision_seed
from game.engine.moves import Give, Move, Play
from game.engine.view import View

EXEC = "exec:"
BASELINES: dict[str, Think] = {"random": baselines.random, "duck": baselines.duck}


class Chair(Protocol):
    """A player in the arena, and what it has cost so far: decisions, seconds, playouts."""

    decisions: int
    seconds: float
    playouts: int

    def begin(self, seed: bytes) -> None:
        """A hand begins; luck comes from these 32 bytes."""

    def hear(self, event: e.Event, view: View) -> None:
        """Something happened; the view stands after it."""

    def decide(self, view: View) -> Move:
        """The move."""

    def leave(self) -> None:
        """The match is over."""


def known(spec: str) -> bool:
    """Is this the name of a level, of a baseline, or a command?"""
    return spec in LEVELS or spec in BASELINES or spec.startswith(EXEC)


def chair(spec: str) -> Chair:
    """A chair for a level, a baseline or `exec:COMMAND`. Raises ValueError with a sentence."""
    if spec.startswith(EXEC):
        return ProgramChair(spec.removeprefix(EXEC))
    if spec in BASELINES:
        return BotChair(BASELINES[spec])
    if spec in LEVELS:
        return BotChair(level(spec))
    raise ValueError(
        f"{spec!r} cannot play: choose {', '.join(LEVELS)}, {', '.join(BASELINES)} or exec:COMMAND."
    )


class BotChair:
    """A way of thinking, as the game itself asks it."""

    def __init__(self, think: Think) -> None:
        self.think, self.seed = think, bytes(32)
        self.decisions, self.seconds, self.playouts = 0, 0.0, 0

    def begin(self, seed: bytes) -> None:
        """Keep the seed."""
        self.seed = seed

    def hear(self, event: e.Event, view: View) -> None:
        """All that a bot knows is in its view."""

    def decide(self, view: View) -> Move:
        """Think to the end."""
        luck = generator(decision_seed(self.seed, view.deal.moment))
        start = time.perf_counter()
        move = _finish(self.think(view.deciding, luck))
        self.seconds += time.perf_counter() - start
        self.decisions += 1
        self.playouts += luck.playouts
        return move

    def leave(self) -> None:
        """Nothing to give back."""


def _finish(thoughts: Generator[None, None, Move]) -> Move:
    while True:
        try:
            next(thoughts)
        except StopIteration as decided:
            move: Move = decided.value
            return move


class ProgramChair:
    """Another program, which hears and answers one JSON object a line."""

    def __init__(self, command: str) -> None:
        self.command = command
        self.decisions, self.seconds, self.playouts = 0, 0.0, 0
        try:
            self.program = subprocess.Popen(
                shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
            )
        except OSError as error:
            raise ValueError(f"The program {command!r} does not start: {error}.") from None

    def begin(self, seed: bytes) -> None:
        """Its luck is sent with the hand."""
        self.luck = int.from_bytes(seed[:4], "big")

    def hear(self, event: e.Event, view: View) -> None:
        """Tell it what the protocol has a line for."""
        deal = view.deal
        match event:
            case e.Directed(direction):
                self._tell(
                    ev="new_hand",
                    seat=view.seat,
                    hand=[name(c) for c in each(view.hand)],
                    pass_dir=DIRECTIONS.index(direction),
                    rules=say_rules(deal.rules),
                    scores=list(deal.totals),
                    seed=self.luck,
                )
            case e.Exchanged():
                sent = [name(c) for gift in view.gave for c in each(gift.cards or 0)]
                received = [name(c) for gift in view.got for c in each(gift.cards or 0)]
                self._tell(ev="exchanged", sent=sent, received=received)
            case e.Played(seat, card):
                self._tell(ev="card_played", seat=seat, card=name(card))
            case e.HandScored():
                self._tell(ev="end_hand", points=list(event.delta))

    def decide(self, view: View) -> Move:
        """Ask it. Raises ProtocolError when the answer is no card that is allowed."""
        start = time.perf_counter()
        passing = bool(view.receivers) and not view.gave
        question: dict[str, Any] = {"ev": "play", "legal": [name(c) for c in each(view.legal())]}
        self._tell(**({"ev": "pass"} if passing else question))
        line = self.program.stdout.readline() if self.program.stdout else ""
        self.seconds += time.perf_counter() - start
        self.decisions += 1
        try:
            said = json.loads(line)
            if passing:
                return Give(view.seat, tuple(read(text) for text in said["cards"]))
            return Play(view.seat, read(said["card"]))
        except (ValueError, KeyError, TypeError):
            raise ProtocolError(
                f"{self.command!r} answered {line!r} where a line such as "
                f"{{'cards': ['QS', ...]}} or {{'card': '2C'}} must come."
            ) from None

    def leave(self) -> None:
        """Close its input, which ends it."""
        if self.program.stdin:
            self.program.stdin.close()
        self.program.wait(timeout=5)

    def _tell(self, **line: Any) -> None:
        if self.program.stdin:
            self.program.stdin.write(json.dumps(line) + "\n")
            self.program.stdin.flush()
