"""What is said, in plain sentences: of an event, of a card, of what to do now.

One sentence an event, made from redacted events only. The live region, the captions, the log and the tests
all read these.
"""

from game.engine import events as e
from game.engine.cards import HEARTS, QUEEN, Card, each, spoken, suit
from game.engine.deal import Deal, Phase
from game.engine.legal import explain
from game.engine.setup import HOLD, SCATTER
from game.engine.setup import points as worth
from game.engine.view import View

Names = tuple[str, ...]
_NUMBERS = ("no", "one", "two", "three", "four", "five", "six")
_WAYS = {"left": "to the left", "right": "to the right", "across": "across", SCATTER: "one to each player"}


def number(n: int) -> str:
    """A small number as a word."""
    return _NUMBERS[n] if 0 <= n < len(_NUMBERS) else str(n)


def cards(n: int) -> str:
    """That many cards, in words."""
    return f"{number(n)} card{'' if n == 1 else 's'}"


def listed(words: list[str]) -> str:
    """Words in a row: "a, b and c"."""
    return " and ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def points(n: int) -> str:
    """That many points, in digits."""
    return f"{n} point{'' if n == 1 else 's'}"


def who(seat: int, me: int, names: Names) -> str:
    """The name of a seat as the subject of a sentence."""
    return "You" if seat == me else names[seat]


def verb(seat: int, me: int, word: str) -> str:
    """A verb that fits the seat: you play, West plays."""
    if seat == me:
        return word
    return {"have": "has"}.get(word, word + ("es" if word.endswith(("s", "sh", "ch")) else "s"))


def say(event: e.Event, view: View, names: Names) -> str:
    """The event as one sentence, or "" where there is nothing to say. `view` is the one after it."""
    me = view.seat
    match event:
        case e.HandBegan(n, dealer):
            return f"Hand {n}. {who(dealer, me, names)} {verb(dealer, me, 'deal')}."
        case e.Dealt():
            return f"You hold {listed([spoken(c) for c in each(view.hand)])}."
        case e.Directed(way, by):
            return _directed(way, by, view, names)
        case e.Passed(seat):
            return (
                "You have passed. The others still choose." if seat == me and len(view.deal.waiting()) else ""
            )
        case e.Exchanged():
            return _exchanged(view, names)
        case e.PlayBegan(leader):
            return f"{who(leader, me, names)} {verb(leader, me, 'lead')}."
        case e.Played(seat, card):
            played = f"{who(seat, me, names)} {verb(seat, me, 'play')} the {spoken(card)}."
            return played + _broke(view.deal, card)
        case e.TrickTaken(seat):
            return _taken(event, view, names)
        case e.MoonShot(seat, sun):
            return f"{who(seat, me, names)} {verb(seat, me, 'shoot')} the {'sun' if sun else 'moon'}."
        case e.HandScored():
            return _scored(event, me, names)
        case e.MatchEnded(winners):
            return f"The match is over. {listed([who(s, me, names) for s in winners])} {_wins(winners, me)}."
        case e.TimeUp():
            return "Time is up. This hand is the last."
    return ""


def _wins(winners: tuple[int, ...], me: int) -> str:
    return "win" if len(winners) > 1 or winners[0] == me else "wins"


def _directed(way: str, by: int | None, view: View, names: Names) -> str:
    if way == HOLD:
        return "Nobody passes in this hand."
    ahead = "" if by is None else f"{who(by, view.seat, names)} {verb(by, view.seat, 'choose')}. "
    return f"{ahead}Pass {cards(len(view.receivers))} {_WAYS[way]}."


def _exchanged(view: View, names: Names) -> str:
    got = [f"{listed([spoken(c) for c in each(g.cards or 0)])} from {names[g.giver]}" for g in view.got]
    return f"You get {listed(got)}." if got else "The cards are exchanged."


def _broke(deal: Deal, card: Card) -> str:
    """The first heart, or a queen that counts as one, is worth a second sentence."""
    before = [c for t in [*(t.cards for t in deal.tricks), deal.trick] for c in t][:-1]
    earlier = any(suit(c) == HEARTS for c in before)
    if suit(card) == HEARTS and not earlier:
        return " Hearts are broken."
    breaks = deal.rules.queen_breaks and card == QUEEN and deal.trick and suit(deal.trick[0]) != suit(card)
    return " Hearts are broken." if breaks and not earlier else ""


def _taken(event: e.TrickTaken, view: View, names: Names) -> str:
    n = worth(view.deal.rules, event.cards)
    tail = f" with {points(n)}" if n else ""
    return f"{who(event.seat, view.seat, names)} {verb(event.seat, view.seat, 'take')} the trick{tail}."


def _scored(event: e.HandScored, me: int, names: Names) -> str:
    parts = [
        f"{who(s, me, names)} {delta:+d}, total {event.totals[s]}" for s, delta in enumerate(event.delta)
    ]
    return f"Hand scored. {'; '.join(parts)}."


def prompt(view: View, names: Names) -> tuple[str, str]:
    """What to do now, as a title and a smaller line; empty while cards lie in the trick."""
    deal = view.deal
    if deal.phase is Phase.PASSING:
        if not view.my_turn:
            return "Waiting for the others", ""
        if deal.direction == SCATTER:
            order = listed([names[s] for s in view.receivers])
            return "Pass one card to each", f"In the order you choose them: {order}"
        return (
            f"Pass {cards(len(view.receivers))} to {names[view.receivers[0]]}",
            "Choose what you would rather not keep",
        )
    if deal.phase is Phase.DIRECTING and view.my_turn:
        return "You deal. Where do the cards go?", "Everybody passes in this direction"
    if deal.phase is Phase.PLAYING and not deal.trick and view.my_turn:
        return "Your lead", f"The {spoken(deal.must)} opens the hand" if deal.must is not None else ""
    return "", ""


def pass_label(view: View, lifted: int, names: Names) -> str:
    """What the pass button says, receiver included."""
    need = len(view.receivers)
    to = "" if view.deal.direction == SCATTER or not need else f" to {names[view.receivers[0]]}"
    return f"Pass{to}" if lifted == need else f"Choose {need - lifted} more" if lifted < need else f"Pass{to}"


def card_label(card: Card, view: View, lifted: bool, fresh: bool) -> str:
    """A card in hand for the ear: its name and its state."""
    label = spoken(card).capitalize()
    if fresh:
        label += ", just received"
    if view.deal.phase is Phase.PASSING and view.my_turn:
        return f"{label}, chosen to pass" if lifted else label
    if view.deal.phase is Phase.PLAYING and view.my_turn and (reason := view.why_not(card)):
        return f"{label}, cannot be played: {_lower(explain(reason, view.deal))}"
    return label


def _lower(sentence: str) -> str:
    return sentence[:1].lower() + sentence[1:].rstrip(".")


def turn(view: View, names: Names) -> str:
    """Whose turn it is, as one line."""
    waiting = view.deal.waiting()
    if not waiting:
        return ""
    if view.seat in waiting:
        return "Your turn"
    return f"{names[waiting[0]]} to play" if len(waiting) == 1 else "Waiting for the others"
