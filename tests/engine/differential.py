"""Differential test against OpenSpiel's hearts: `python -m tests.engine.differential --hands 20000`.

Random hands over its eight options are played in both engines: the legal set at every move, who takes every
trick and the score must agree. Known differences are counted under their names, each as it must be:

queen broke   With qs_breaks_hearts OpenSpiel lets every play of the queen break hearts; here only a discard
              does (rules.md, field queen_breaks). After another play of her and until a heart falls, its
              leader may lead any card; ours must still spare hearts.
any club      can_lead_any_club lets the first leader choose a club; no rule set here does. The deuce is led.

The rest means the same: OpenSpiel's scores are 26 minus returns, its moon always adds, its jack is
bonus_card=JD and no part of a moon, its bonus for no trick is no_trick_bonus=5. It draws the pass direction
by lot; here the dealer names it (pass_cycle=dealer).
"""

import argparse
import sys
from collections import Counter
from random import Random
from typing import Any

import pyspiel

from game.engine.cards import CLUBS, QUEEN, SUIT, Card, card, each, name, of, show
from game.engine.deal import Deal, Phase
from game.engine.legal import legal_plays
from game.engine.match import Match
from game.engine.moves import Choose, Give, Play
from game.engine.rules import Rules

FLAGS = (
    "pass_cards no_pts_on_first_trick can_lead_any_club jd_bonus "
    "avoid_all_tricks_bonus must_break_hearts qs_breaks_hearts can_lead_hearts_instead_of_qs"
).split()
_THEIR_SUIT = {0: 0, 1: 1, 2: 3, 3: 2}  # OpenSpiel counts clubs, diamonds, hearts, spades
_DIRECTIONS = {"hold": 0, "left": 1, "across": 2, "right": 3}


def theirs(c: Card) -> int:
    """OpenSpiel's number of a card: rank by rank."""
    return c % 13 * 4 + _THEIR_SUIT[c // 13]


OURS = {theirs(c): c for c in range(52)}


def rules_of(options: dict[str, bool]) -> Rules:
    """Our rule set that means the same."""
    return Rules(
        first_trick_points=not options["no_pts_on_first_trick"],
        bonus_card=card("JD") if options["jd_bonus"] else None,
        no_trick_bonus=5 if options["avoid_all_tricks_bonus"] else 0,
        lead_hearts="when_broken" if options["must_break_hearts"] else "any_time",
        queen_breaks=options["qs_breaks_hearts"],
        heart_for_queen=options["can_lead_hearts_instead_of_qs"],
        pass_cycle="dealer" if options["pass_cards"] else "none",
    )


class Difference(AssertionError):
    """The two engines disagree; the message says where."""


class Pair:
    """One hand in both engines."""

    def __init__(self, options: dict[str, bool], luck: Random) -> None:
        self.options, self.luck, self.known = options, luck, Counter[str]()
        text = ",".join(f"{flag}={str(on).lower()}" for flag, on in options.items())
        self.state: Any = pyspiel.load_game(f"hearts({text})").new_initial_state()
        self.match = Match(rules_of(options), first_dealer=3)

    def play(self) -> Counter[str]:
        """Play the hand to its end: the known differences met. Raises Difference."""
        self._deal()
        while self.match.deal.phase is Phase.PLAYING:
            self._step()
        score = self.match.deal.score
        assert score is not None
        self._same("the hand is over", True, self.state.is_terminal())
        self._same("score", score.delta, tuple(int(26 - r) for r in self.state.returns()))
        self.known["moons"] += score.shooter is not None
        return self.known

    def _deal(self) -> None:
        order = list(range(52))
        self.luck.shuffle(order)
        way = self.luck.choice(list(_DIRECTIONS)) if self.options["pass_cards"] else "hold"
        self.state.apply_action(_DIRECTIONS[way])
        for dealt in order:
            self.state.apply_action(theirs(dealt))
        self.match.begin_hand(order)
        if self.options["pass_cards"]:
            self.match.apply(Choose(3, way))
        for seat in self.match.deal.waiting() if way != "hold" else ():
            cards = tuple(self.luck.sample(list(each(self.match.table.hands[seat])), 3))
            self.match.apply(Give(seat, cards))
            for given in cards:
                self.state.apply_action(theirs(given))

    def _step(self) -> None:
        deal, table = self.match.deal, self.match.table
        hand = table.hands[deal.turn]
        ours, found = legal_plays(deal, hand), of(OURS[action] for action in self.state.legal_actions())
        self._same("seat on turn", deal.turn, self.state.current_player())
        if deal.must is not None and self.options["can_lead_any_club"]:
            self.known["any club"] += 1
            self._same("legal opening", hand & SUIT[CLUBS], found)
        elif self._queen_broke(deal) and deal.led is None:
            self.known["queen broke"] += 1
            self._same("legal lead after the queen", hand, found)
        else:
            self._same("legal", ours, found)
        chosen = self.luck.choice(list(each(ours)))
        self.match.apply(Play(deal.turn, chosen))
        self.state.apply_action(theirs(chosen))

    def _queen_broke(self, deal: Deal) -> bool:
        return self.options["qs_breaks_hearts"] and bool(deal.played >> QUEEN & 1) and not deal.broken

    def _same(self, what: str, ours: object, found: object) -> None:
        if ours != found:
            moves = " ".join(name(c) for trick in self.match.deal.tricks for c in trick.cards)
            raise Difference(f"{what}: {_text(ours)} here, {_text(found)} there; {self.options}; {moves}")


def _text(value: object) -> str:
    return show(value) if isinstance(value, int) and value > 5 else str(value)


def compare(hands: int, seed: int = 1) -> Counter[str]:
    """Play so many hands, all 256 combinations of the options in turn. Raises Difference."""
    luck, known = Random(seed), Counter[str]()
    for number in range(hands):
        options = {flag: bool(number >> bit & 1) for bit, flag in enumerate(FLAGS)}
        known += Pair(options, luck).play()
    return known


def main(argv: list[str]) -> int:
    """Run and print one line; 1 at a difference that is not documented."""
    parser = argparse.ArgumentParser(prog="python -m tests.engine.differential", description=__doc__)
    parser.add_argument("--hands", type=int, default=20000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args(argv)
    try:
        known = compare(arguments.hands, arguments.seed)
    except Difference as difference:
        print(f"DIFFERENT: {difference}")
        return 1
    met = ", ".join(f"{name} {count}" for name, count in sorted(known.items()))
    print(f"{arguments.hands} hands over all 256 option sets, no undocumented difference ({met})")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
