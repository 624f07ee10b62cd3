"""A hint: one card that the medium bot would choose from this view, and the reason in a sentence."""

from game.bots.common import generator
from game.bots.medium import think
from game.engine.cards import HEARTS, QUEEN, Card, rank, spoken, suit, winner
from game.engine.moves import Give, Move, Play
from game.engine.setup import penalty_cards, points
from game.engine.view import View


def hint(view: View) -> tuple[Card, str]:
    """A card of the hand and why. For a seat that is to pass or to play; the reason is a clause."""
    move = _decide(view)
    if isinstance(move, Give):
        return _pass_hint(view, move)
    assert isinstance(move, Play), "a hint is asked for a pass or a card"
    return move.card, _why(view, move.card)


def _decide(view: View) -> Move:
    thoughts = think(view, generator(bytes(32)))
    while True:
        try:
            next(thoughts)
        except StopIteration as decided:
            move: Move = decided.value
            return move


def _pass_hint(view: View, move: Give) -> tuple[Card, str]:
    card = move.cards[0]
    if card == QUEEN or (suit(card) == suit(QUEEN) and card > QUEEN):
        return card, "with few spades below her, the queen or what catches her is dangerous."
    same = sum(1 for c in range(suit(card) * 13, suit(card) * 13 + 13) if view.hand >> c & 1)
    if same <= 3 and suit(card) != HEARTS:
        return card, "a short suit: without it you can soon throw what you like."
    return card, "a high card that is hard to get rid of later."


def _why(view: View, card: Card) -> str:
    deal = view.deal
    if not view.legal() & ~(1 << card):
        return "it is the only card you may play."
    if deal.led is None:
        return _why_lead(view, card)
    best = deal.trick[winner(deal.trick)]
    if suit(card) != deal.led:
        return _why_discard(view, card)
    if card < best:
        return f"it stays below the {spoken(best)}."
    last = len(deal.trick) == deal.rules.players - 1
    loaded = points(deal.rules, sum(1 << c for c in deal.trick)) > 0
    if last and not loaded:
        return "the trick has no points, so take it with a card you want to be rid of."
    if deal.first_trick:
        return "no points fall on the first trick: a good moment for a high card."
    return "you are likely to take the trick anyway; this card costs least."


def _why_lead(view: View, card: Card) -> str:
    out = view.unseen >> (suit(card) * 13) & 0x1FFF
    higher = (out >> (rank(card) + 1)).bit_count()
    if not out:
        return "nobody else has this suit any more."
    if higher == 0:
        return "nobody can beat it, and now the trick is cheap."
    return f"{higher} higher {'card is' if higher == 1 else 'cards are'} still out, so somebody will take it."


def _why_discard(view: View, card: Card) -> str:
    worth = points(view.deal.rules, 1 << card)
    if card == QUEEN and worth > 0:
        return "she goes to whoever takes this trick."
    if penalty_cards(view.deal.rules) >> card & 1:
        return f"{worth} point{'' if worth == 1 else 's'} for whoever takes this trick."
    return "you cannot follow: throw the card that may cost you most later."
