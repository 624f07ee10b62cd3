"""What a press on the table means: a move, or a change of the player's `Ui`. Pure.

Doing the same twice is harmless: a card that has gone is no region any more, and a pass that was sent is not
asked for again.
"""

from dataclasses import replace

from game.engine.cards import Card, NotationError, card
from game.engine.deal import Phase
from game.engine.legal import explain
from game.engine.moves import Choose, Give, Move, Play
from game.engine.view import View
from game.scene.ui import Ui


def press(name: str, view: View, ui: Ui) -> tuple[Ui, Move | None]:
    """What happens when a region of the table is pressed."""
    kind, _, rest = name.partition(":")
    if kind == "card":
        try:
            return _press_card(card(rest), view, ui)
        except NotationError:
            return ui, None
    if name == "pass":
        return _pass(view, ui)
    if kind == "choose" and rest in view.choices():
        return replace(ui, notice=""), Choose(view.seat, rest)
    if name in ("last-trick", "passed"):
        return replace(ui, recall="" if ui.recall == name else name, notice=""), None
    return ui, None


def drop(thrown: Card, view: View, ui: Ui, over_table: bool) -> tuple[Ui, Move | None]:
    """A dragged card was let go: over the table it is played or lifted, elsewhere it goes back."""
    calm = replace(ui, drag=None)
    if not over_table:
        return calm, None
    if view.deal.phase is Phase.PASSING:
        return calm if thrown in ui.lifted else _lift(thrown, view, calm)[0], None
    return _play(thrown, view, calm)


def _press_card(pressed: Card, view: View, ui: Ui) -> tuple[Ui, Move | None]:
    if not view.hand >> pressed & 1 or not view.my_turn:
        return ui, None
    if view.deal.phase is Phase.PASSING:
        return _lift(pressed, view, ui)
    if ui.confirm and ui.armed != pressed and view.why_not(pressed) is None:
        return replace(ui, armed=pressed, recall="", notice=""), None
    return _play(pressed, view, ui)


def _play(pressed: Card, view: View, ui: Ui) -> tuple[Ui, Move | None]:
    if view.deal.phase is not Phase.PLAYING or not view.my_turn:
        return ui, None
    reason = view.why_not(pressed)
    if reason is not None:
        return replace(ui, notice=explain(reason, view.deal), armed=None), None
    return replace(ui, notice="", armed=None, recall=""), Play(view.seat, pressed)


def _lift(pressed: Card, view: View, ui: Ui) -> tuple[Ui, Move | None]:
    if pressed in ui.lifted:
        return replace(ui, lifted=tuple(c for c in ui.lifted if c != pressed), notice=""), None
    reason = view.why_not(pressed)
    if reason is not None:
        return replace(ui, notice=explain(reason, view.deal)), None
    need = len(view.receivers)
    if len(ui.lifted) >= need:
        return replace(ui, notice="Put one back first: enough are chosen."), None
    return replace(ui, lifted=(*ui.lifted, pressed), notice=""), None


def _pass(view: View, ui: Ui) -> tuple[Ui, Move | None]:
    need = len(view.receivers)
    if view.deal.phase is not Phase.PASSING or not view.my_turn or not need:
        return ui, None
    if len(ui.lifted) != need:
        return replace(ui, notice=f"Choose {need - len(ui.lifted)} more to pass."), None
    return replace(ui, lifted=(), notice=""), Give(view.seat, ui.lifted)
