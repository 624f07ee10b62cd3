"""A monkey at the game: presses what is enabled, types, drags, turns the window, all at random but seeded."""

import random
from collections import deque
from math import inf

import pygame

from game.host.host import Act
from game.scene.regions import Region
from game.screen.table import Table
from tests.pilot import Pilot

KEYS = "abcdefhjklmpqrstu23456789?"
SPECIAL = (
    pygame.K_RETURN,
    pygame.K_SPACE,
    pygame.K_TAB,
    pygame.K_ESCAPE,
    pygame.K_LEFT,
    pygame.K_RIGHT,
    pygame.K_UP,
    pygame.K_DOWN,
    pygame.K_PAGEDOWN,
    pygame.K_F1,
    pygame.K_BACKSPACE,
)
SIZES = ((320, 568), (390, 844), (844, 390), (1280, 720), (240, 240), (768, 1024))
SLOW = ("hard", "expert", "minutes")  # they take time by the clock, which has nothing to do with the screen
ONWARD = ("card:", "pass", "next", "start", "close", "resume", "deal", "form:", "again", "choose:")
QUIET = 25  # of so many frames one is painted


class Monkey:
    """A player without a plan. `trail` holds what it did last, newest at the end."""

    def __init__(self, seed: int, budget: float = inf) -> None:
        self.luck = random.Random(seed)
        self.pilot = Pilot((390, 844), seed=seed, speed="instant")
        self.pilot.app.budget = budget
        self.trail: deque[str] = deque(maxlen=40)
        self.tricks: set[tuple[int, int, int]] = set()
        self.pages: set[str] = set()

    def run(self, steps: int) -> None:
        """Do so many things. Raises AssertionError, with the trail, for an exception or a dead end."""
        for step in range(steps):
            self.pilot.host.out_of_sight = bool(step % QUIET)
            try:
                self.step()
            except Exception as error:
                raise AssertionError(f"{error!r} at step {step} after: " + "; ".join(self.trail)) from error

    def step(self) -> None:
        """One thing, and a look around."""
        kind = self.luck.choices(
            (self.press, self.tap, self.type, self.special, self.drag, self.turn, self.enter, self.pause),
            (50, 12, 8, 10, 6, 2, 4, 8),
        )[0]
        kind()
        page = self.pilot.app.page
        self.pages.add(type(page).__name__)
        if isinstance(page, Table):
            deal = page.view.deal
            self.tricks.add((id(page.house), deal.number, len(deal.tricks)))
        assert self.offers(), f"nothing can be pressed on {page.title}"

    def offers(self) -> list[Region]:
        """What may be pressed now."""
        found = [r for r in self.pilot.app.regions() if r.touchable and r.enabled]
        return [r for r in found if not any(word in r.name for word in SLOW)]

    def press(self) -> None:
        offers = self.offers()
        onward = [r for r in offers if r.name.startswith(ONWARD)]
        region = self.luck.choice(onward if onward and self.luck.random() < 0.6 else offers)
        self.note(f"press {region.name}")
        self.pilot.press(region.name)

    def tap(self) -> None:
        region = self.luck.choice(self.offers())
        self.note(f"tap {region.name}")
        self.pilot.tap_at(region.box.cx, region.box.cy)

    def type(self) -> None:
        letter = self.luck.choice(KEYS)
        self.note(f"type {letter}")
        self.pilot.key(0, letter)

    def special(self) -> None:
        key = self.luck.choice(SPECIAL)
        slow = any(word in self.pilot.app.look.focus for word in SLOW)
        self.note(f"key {pygame.key.name(key)}")
        self.pilot.key(pygame.K_TAB if slow else key)

    def drag(self) -> None:
        w, h = self.pilot.host.size()
        region = self.luck.choice(self.offers())
        x, y = self.luck.uniform(-20, w + 20), self.luck.uniform(-20, h + 20)
        self.note(f"drag {region.name} to {x:.0f},{y:.0f}")
        self.pilot.drag(region.name, x, y)
        if self.luck.random() < 0.2:
            pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))

    def turn(self) -> None:
        size = self.luck.choice(SIZES)
        self.note(f"resize {size}")
        self.pilot.host.resize(size)
        self.pilot.frame()

    def enter(self) -> None:
        """A value for a slider or a text field, sometimes nonsense."""
        fields = [r for r in self.offers() if r.role in ("slider", "textbox")]
        if fields:
            region, value = (
                self.luck.choice(fields),
                self.luck.choice(("", "0", "50", "100", "-3", "Ä b", "9" * 90)),
            )
            self.note(f"enter {region.name}={value}")
            self.pilot.host.act(Act("input", region.name, value))
            self.pilot.frame()

    def pause(self) -> None:
        self.note("pause")
        for _ in range(self.luck.randrange(1, 12)):
            self.pilot.frame(0.1)

    def note(self, what: str) -> None:
        self.trail.append(what)

    def recover(self) -> None:
        """From wherever it is: close what is open, and play a hand to its end. Fails at a dead end."""
        pilot = self.pilot
        pilot.host.out_of_sight = True
        pilot.host.resize((390, 844))
        pilot.app.change("trick", "time")  # a trick that waits for a tap is no dead end
        for _ in range(20):
            if len(pilot.app.pages) == 1:
                break
            answers = [name for name in ("form:add", "resume", "title", "close", "next") if pilot.find(name)]
            pilot.press(answers[0]) if answers else pilot.key(pygame.K_ESCAPE)
        if not isinstance(pilot.app.page, Table):
            pilot.sit_down()
        pilot.play_hand()
