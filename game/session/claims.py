"""When a hand may be cut short: what a seat can be sure of from its own view.

All three answers are proofs, not guesses: they hold for every way in which the unseen cards may lie and for
whatever the others do. The rest of the hand is then played as ordinary moves, only faster.
"""

from game.engine.cards import HEARTS, QUEEN, SPADES, SUIT, Card, Cards, count, highest
from game.engine.deal import Deal, Phase, voids
from game.engine.setup import bonus_cards, deck, penalty_cards
from game.engine.view import View


def forced(view: View) -> Card | None:
    """The only card this seat may play now; None when it has a choice or is not on turn."""
    legal = view.legal() if view.deal.phase is Phase.PLAYING else 0
    return highest(legal) if count(legal) == 1 else None


def nothing_left(view: View) -> bool:
    """Can nothing that is left in this hand change a score?

    Every card that counts has been taken, nobody waits for a first trick that is worth something, and
    nobody is about to take every trick where that is a sun.
    """
    deal = view.deal
    if deal.phase is not Phase.PLAYING or not deal.tricks:
        return False
    rules, open_cards = deal.rules, deck(deal.rules).cards
    for cards in deal.taken:
        open_cards &= ~cards
    if open_cards & (penalty_cards(rules) | bonus_cards(rules)):
        return False
    won = deal.counts()
    sun_open = rules.sun and rules.moon != "off" and max(won) == len(deal.tricks)
    return not sun_open and not (rules.no_trick_bonus and 0 in won)


def rest_are_mine(view: View) -> bool:
    """Is this seat on lead, and does it win every trick that is left if it leads as `next_winner` says?

    Proof: suits do not touch each other, for a discard never wins. Take a suit in which one hand against us
    holds at most n cards, and in which our w highest cards are above every unseen one. Each of those wins
    when it is led, and whoever still has the suit must follow: after n of them nobody has it any more. So
    with w >= n the lower cards win too, and with w equal to our length there are none.
    """
    deal = view.deal
    if not view.my_turn or deal.phase is not Phase.PLAYING or deal.trick or not deal.tricks:
        return False
    return all(_suit_is_mine(view, suit) for suit in range(4) if view.hand & SUIT[suit])


def next_winner(view: View) -> Card:
    """The card to lead while `rest_are_mine`: from the top of a suit, hearts and a waiting queen last.

    Hearts and the queen may be led once nothing else is held, broken or not, so this card is always legal.
    """
    legal = view.legal()
    early = legal & ~SUIT[HEARTS] & ~(1 << QUEEN if _queen_waits(view.deal) else 0)
    return highest(early or legal)


def _suit_is_mine(view: View, suit: int) -> bool:
    own, out = view.hand & SUIT[suit], _against(view, suit)
    winners = count(own & ~((1 << out.bit_length()) - 1))
    if winners == count(own):
        return True
    # The waiting queen comes last in her suit, out of order: then only sure cards will do.
    return winners >= count(out) and not (suit == SPADES and own >> QUEEN & 1 and _queen_waits(view.deal))


def _against(view: View, suit: int) -> Cards:
    """The cards of a suit that may be held by somebody else; none when all others are out of it."""
    out_of = voids(view.deal)
    others = (seat for seat in view.deal.seats if seat != view.seat)
    return 0 if all(suit in out_of[seat] for seat in others) else view.unseen & SUIT[suit]


def _queen_waits(deal: Deal) -> bool:
    return deal.rules.queen_waits and not deal.broken
