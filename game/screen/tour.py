"""The tour: leads the real app through every screen and state, for the gallery's pictures.

`tour(driver, players)` yields the name of each state when it can be seen. The match is played by the seeded
host's deals and the app's own bots, so every run sees the same cards.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

from game.engine.cards import HEARTS, QUEEN, Card, each, rank, suit, winner
from game.engine.deal import Phase
from game.engine.moves import Choose, Give, Move, Play
from game.engine.rules import Rules
from game.engine.view import View
from game.screen.driver import Driver
from game.screen.matches import NAMES, begin
from game.screen.table import Table
from game.session.house import House
from game.session.seats import HumanSeat

LEVEL = "medium"
STATES = (
    "title new-match settings help deal pass chosen exchange received play refused last-trick passed menu "
    "scores hand-result match-result moon-choice"
).split()


def tour(driver: Driver, players: int = 4) -> Iterator[str]:
    """Go through every state of STATES, in their order; yields the name of each."""
    driver.wait(0.2)
    yield "title"
    for button, page in (("new-match", "new-match"), ("settings", "settings"), ("rules", "help")):
        driver.press(button)
        driver.wait(0.3)
        yield page
        driver.press("close")
    begin(driver.app, Rules(players=players), (LEVEL,) * (players - 1))
    driver.hurry(2 if players == 4 else 1)
    yield from _before_play(driver)
    yield from _play(driver)
    yield from _afterwards(driver)
    moon(driver)
    driver.wait(0.3)
    yield "moon-choice"


def _before_play(driver: Driver) -> Iterator[str]:
    driver.wait(0.9)
    yield "deal"
    driver.until_asked()
    driver.wait(0.3)
    yield "pass"
    cards = [region.name for region in driver.cards()]
    for chosen in (cards[2], cards[len(cards) // 2 + 1], cards[-1]):
        driver.press(chosen)
    driver.wait(0.5)
    yield "chosen"
    driver.press("pass")
    while driver.table.view.deal.phase is Phase.PASSING:
        driver.frame()
    driver.wait(0.4)
    yield "exchange"
    driver.until_asked()
    driver.wait(0.3)
    yield "received"


def _play(driver: Driver) -> Iterator[str]:
    """Up to a trick that lies half played, with cards in hand that may not follow."""
    while driver.until_asked():
        deal = driver.table.view.deal
        if len(deal.tricks) >= 3 and len(deal.trick) >= 2 and any(not r.enabled for r in driver.cards()):
            break
        driver.play_card()
    driver.wait(0.5)
    yield "play"
    refused = [region.name for region in driver.cards() if not region.enabled]
    driver.press(refused[len(refused) // 2] if refused else "help")
    driver.wait(0.3)
    yield "refused"
    driver.wait(3)
    for button in ("last-trick", "passed"):
        driver.press(button)
        driver.wait(0.4)
        yield button
        driver.press(button)
    for button in ("menu", "scores"):
        driver.press(button)
        driver.wait(0.3)
        yield button
    driver.press("close")
    driver.press("close")


def _afterwards(driver: Driver) -> Iterator[str]:
    driver.hurry(1, go_on=False)
    driver.wait(0.5)
    yield "hand-result"
    driver.press("next")
    driver.hurry(200)
    driver.press("next")
    driver.wait(0.3)
    yield "match-result"


# ---- a moon that the player shot


class Helpful(HumanSeat):
    """Plays so that seat 0 shoots the moon; the choice how it counts is left to the mailbox."""

    def poll(self, view: View, until: float) -> Move | None:
        """The move that helps, or the letter in the mailbox."""
        if view.deal.phase is Phase.PASSING:
            cards = sorted(each(view.hand), key=rank, reverse=view.seat != 0)
            return Give(view.seat, tuple(cards[: len(view.receivers)]))
        if view.deal.phase is Phase.PLAYING:
            return Play(view.seat, helpful(view))
        letter = super().poll(view, until)
        return letter if isinstance(letter, Choose) else None


def helpful(view: View) -> Card:
    """A legal card with which seat 0 takes every heart and the queen, as far as it can."""
    deal, legal = view.deal, list(each(view.legal()))
    if view.seat == 0:
        return max(legal, key=lambda c: (rank(c), suit(c) != HEARTS))
    winning = (deal.leader + winner(deal.trick)) % deal.rules.players if deal.trick else view.seat
    penalty = [c for c in legal if suit(c) == HEARTS or c == QUEEN]
    harmless = [c for c in legal if c not in penalty] or legal
    if winning == 0 and penalty and suit(deal.trick[0]) not in {suit(c) for c in legal}:
        return max(penalty, key=rank)
    return min(harmless, key=rank)


def moon(driver: Driver) -> None:
    """Sit down to a hand that the player has just shot; the first seeds in which that works."""
    rules = Rules(moon="choose")
    for seed in range(1000):
        if _shot(rules, seed):
            seats = [Helpful() for _ in range(rules.players)]
            driver.app.go(Table(driver.app, _house(rules, seed, seats), seats[0]))
            break
    driver.host.out_of_sight = True
    while not driver.find("form:add"):
        driver.frame(0.1)
    driver.host.out_of_sight = False


def _house(rules: Rules, seed: int, seats: list[Helpful]) -> House:
    entropy = random.Random(seed).randbytes
    return House.fresh(rules, seats, entropy, lambda: 0.0, NAMES[rules.players])


def _shot(rules: Rules, seed: int) -> bool:
    """Does seat 0 shoot the moon in the first hand?"""
    house = _house(rules, seed, [Helpful() for _ in range(rules.players)])
    house.next_hand()
    while house.step():
        pass
    return house.view(0).deal.phase is Phase.CHOOSING and house.view(0).my_turn
