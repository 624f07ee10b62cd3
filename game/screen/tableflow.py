"""What goes on around the player's decisions: saving, forced cards, cutting a hand short, hints, results."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from game.engine.cards import lowest, name, spoken
from game.engine.deal import Phase
from game.engine.moves import Play
from game.scene import fairtext
from game.scene.regions import Region
from game.session.claims import forced, next_winner, nothing_left, rest_are_mine
from game.session.hints import hint

if TYPE_CHECKING:
    from game.screen.table import Table

END, CLAIM = "end-hand", "claim"
LABELS = {END: "End the hand", CLAIM: "The rest are mine"}


class Flow:
    """The flow of one table's match."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.fast = ""  # END or CLAIM while the rest of the hand plays itself
        self._concluded = 0  # the hand whose result was shown
        self._offer: tuple[object, str] = (None, "")
        self._due: list[Callable[[], None]] = []  # what takes long: one a frame, when there is time
        if table.view.deal.phase is Phase.DEALING:
            self.next_hand()

    # ---- the house

    def step(self, until: float) -> None:
        """Let the house go on by one step, and save after every move."""
        if self._due:
            self._due.pop(0)()
        elif self.table.house.step(until):
            self.save()

    def save(self) -> None:
        """Keep the match as it stands."""
        from game.screen import matches

        matches.keep(self.table.app, self.table.house)

    def next_hand(self) -> None:
        """Open the next hand, and have it dealt in a later step; the player cuts where he wants to."""
        from game.screen.cutting import CutSheet

        seal, app = self.table.house.open_hand(), self.table.app
        if app.settings.cut == "ask":
            self.save()
            app.soon(CutSheet(app, seal, self._cut))
        else:
            self._cut(None)

    def _cut(self, cut: str | None) -> None:
        self._due.append(partial(self._deal, cut))

    def _deal(self, cut: str | None) -> None:
        self.table.house.next_hand(cut)
        self.save()

    # ---- after each event

    def go_on(self) -> None:
        """What follows by itself when nothing moves: a forced card, the result of the hand."""
        table = self.table
        deal = table.view.deal
        if table.busy:
            return
        if deal.phase is Phase.PLAYING and table.view.my_turn:
            self._play_by_itself()
        elif deal.phase in (Phase.SCORED, Phase.ENDED, Phase.CHOOSING):
            self._conclude()

    def _play_by_itself(self) -> None:
        view = self.table.view
        if self.fast:
            leads = self.fast == CLAIM and not view.deal.trick
            self.table.human.put(Play(view.seat, next_winner(view) if leads else lowest(view.legal())))
        elif self.table.app.settings.forced and forced(view) is not None:
            self.table.human.put(Play(view.seat, lowest(view.legal())))

    def _conclude(self) -> None:
        """The hand is over, or the shooter has to choose: a sheet takes over."""
        from game.screen.result import HandResult, MoonChoice

        self.fast = ""
        table, deal = self.table, self.table.view.deal
        if deal.phase is Phase.CHOOSING:
            if table.view.my_turn:
                table.app.open(MoonChoice(table.app, table))
        elif self._concluded != deal.number:
            self._concluded = deal.number
            table.app.open(HandResult(table.app, table))

    # ---- buttons of its own

    def offer(self) -> str:
        """END or CLAIM when the player may cut the hand short now, else ""."""
        view = self.table.view
        if not view.my_turn or view.deal.phase is not Phase.PLAYING or self.table.busy or self.fast:
            return ""
        if self._offer[0] is not view:
            made = END if nothing_left(view) else CLAIM if rest_are_mine(view) else ""
            self._offer = (view, made)
        return self._offer[1]

    def regions(self) -> list[Region]:
        """The offer to cut the hand short, and the seal before the pass."""
        table, layout = self.table, self.table.layout
        found = []
        if offer := self.offer():
            found.append(Region(offer, LABELS[offer], layout.offer, group="Actions"))
        deal = table.view.deal
        if deal.phase is Phase.PASSING and table.view.my_turn and deal.commitment:
            found.append(Region("seal", fairtext.spoken_seal(deal.commitment), layout.seal, group="Table"))
        return found

    def press(self, name: str) -> bool:
        """A button of the flow; was it one?"""
        if name in LABELS:
            if self.offer() == name:
                self.fast = name
            return True
        if name in ("hint", "undo"):
            self._due.append(self.hint if name == "hint" else self.undo)
            return True
        return False

    def undo(self) -> None:
        """Take the last decision of this hand back; the match is practice from then on."""
        table = self.table
        if not table.house.undo(table.view.seat):
            table.remark("There is nothing to take back in this hand.")
            return
        self.fast = ""
        self.save()
        table.rewound()
        table.remark("Taken back. This match counts as practice.")

    def hint(self) -> None:
        """One card that may well be played or passed, with the reason in a sentence."""
        table = self.table
        if table.cut_short() or not table.view.my_turn:
            table.remark("A hint is given when it is your turn.")
            return
        card, why = hint(table.view)
        table.app.set_look(focus=f"card:{name(card)}")
        table.remark(f"{spoken(card).capitalize()}: {why}")
