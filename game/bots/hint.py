"""A hint to a person: one card, and the reason in one sentence. From the own view alone, by rule of thumb."""

from game.bots import thumb
from game.bots.facts import Facts, facts
from game.bots.passing import choose
from game.bots.tables import tables
from game.engine.cards import HEARTS, SUIT, SUIT_WORDS, Card, spoken, suit
from game.engine.deal import Phase
from game.engine.view import View


def hint(view: View) -> tuple[Card, str]:
    """One legal card to pass or to play, and why. Raises ValueError unless the view waits for one."""
    if not view.legal():
        raise ValueError("There is no card to choose now: a hint needs a turn to pass or to play.")
    if view.deal.phase is Phase.PASSING:
        return _pass(view)
    seen = facts(view)
    card = thumb.card(seen)
    return card, _because(seen, card)


def _pass(view: View) -> tuple[Card, str]:
    k = tables(view.deal.rules)
    card = choose(k, view.hand, view.legal(), 1)[0]
    held = view.hand & SUIT[suit(card)]
    if k.big >> card & 1:
        return card, f"Pass the {spoken(card)}: too few lower {SUIT_WORDS[suit(card)]} guard it."
    if held & (held - 1) == 0:
        return card, f"Pass the {spoken(card)}: then you have no {SUIT_WORDS[suit(card)]} and may discard."
    return card, f"Pass the {spoken(card)}: of your cards it is the likeliest to win a trick that hurts."


def _because(f: Facts, card: Card) -> str:
    if f.legal & (f.legal - 1) == 0:
        return f"The {spoken(card)} is the only card that you may play."
    if f.high < 0:
        return _lead(f, card)
    return _follow(f, card) if suit(card) == suit(f.high) else _discard(f, card)


def _lead(f: Facts, card: Card) -> str:
    word, out = SUIT_WORDS[suit(card)], f.live & ~f.hand & SUIT[suit(card)]
    hot = out & f.k.big
    if not out:
        return f"Lead the {spoken(card)}: every other lead looks worse."
    if hot and 1 << card < hot & -hot:
        dear = spoken((hot & -hot).bit_length() - 1)
        return f"Lead the {spoken(card)}: low {word} may draw out the {dear}, and cannot win it."
    if not out & ((1 << card) - 1):
        return f"Lead the {spoken(card)}: it is the lowest of the {word} that are out, so another wins."
    return f"Lead the {spoken(card)}: of your suits, {word} are the likeliest to be won by another."


def _follow(f: Facts, card: Card) -> str:
    top = spoken(f.high)
    if card < f.high:
        if f.k.big >> card & 1:
            return f"Play the {spoken(card)} under the {top}: whoever wins the trick has to take it."
        return f"Play the {spoken(card)}: the highest card that stays under the {top}."
    if f.threat >= 0 and f.points > 0:
        return f"Take this trick with the {spoken(card)}: one player owns all points and may shoot the moon."
    if f.left == 0 and f.points <= 0:
        return f"Play the {spoken(card)}: this trick costs nothing, so be rid of a high card."
    if f.left == 0:
        return f"You have to win this trick: do it with the {spoken(card)}, your most dangerous card for it."
    return f"Play the {spoken(card)}: you cannot stay under the {top}, and it fits the trick best."


def _discard(f: Facts, card: Card) -> str:
    if f.k.big >> card & 1:
        return f"You cannot follow: give the {spoken(card)} to whoever wins the trick."
    if f.threat >= 0 and f.winner == f.threat:
        return f"Throw the {spoken(card)}, and no points to the player who may be shooting the moon."
    if f.k.penalty >> card & 1 and f.threat >= 0:
        return f"Throw the {spoken(card)}: points for somebody else end the threat of a moon."
    if suit(card) == HEARTS:
        return f"Throw the {spoken(card)}: the winner of the trick takes its points."
    return f"Throw the {spoken(card)}: later it might win a trick that hurts."
