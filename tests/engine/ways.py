"""Ways through the rules for tests: random rule sets, decks and moves, all from a number."""

from collections.abc import Iterator
from random import Random

from hypothesis import strategies as st

from game.engine.cards import Card, each
from game.engine.cards import card as card_of
from game.engine.deal import Phase
from game.engine.legal import legal_passes, legal_plays
from game.engine.match import Match
from game.engine.moves import Choose, Give, Move, Play
from game.engine.rules import CHOICES, DECKS, Rules
from game.engine.scoring import FORMS
from game.engine.setup import deck, directions, receivers
from game.engine.table import Table

FLAGS = (
    "keep_spades first_trick_points queen_breaks queen_waits heart_for_queen moon_needs_bonus sun exact_reset"
).split()
WORDS = "leftover opening lead_hearts moon tie".split()
ENDS = ("points:100", "points:30", "points:1", "deals:3", "deals:1", "minutes:2")
VALUES = (
    "standard",
    "spot",
    "black_maria",
    "hooligan",
    "custom:QS13;KS10;JD-10",
    "custom:QS1",
    "custom:3C9;AH-9",
)


@st.composite
def rule_sets(draw: st.DrawFn) -> Rules:
    """Any rule set, the standard game first."""
    players = draw(st.sampled_from([4, 3, 5]))
    cycles = [c for c in CHOICES["pass_cycle"] if players == 4 or c not in ("LRAS", "LRA")]
    chosen: dict[str, object] = {
        "players": players,
        "deck": draw(st.sampled_from(DECKS[players])),
        "pass_cycle": draw(st.sampled_from(cycles)),
        "pass_count": draw(st.sampled_from([3, 1, 2, 4, 5])),
        "bonus_card": draw(st.sampled_from([None, card_of("JD"), card_of("TD")])),
        "bonus_points": draw(st.sampled_from([10, 1, 99])),
        "no_trick_bonus": draw(st.sampled_from([0, 5])),
        "card_values": draw(st.sampled_from(VALUES)),
        "end": draw(st.sampled_from(ENDS)),
    }
    chosen |= {field: draw(st.sampled_from(CHOICES[field])) for field in WORDS}
    chosen |= {field: draw(st.booleans()) for field in FLAGS}
    return Rules(**chosen)  # type: ignore[arg-type]


SEEDS = st.integers(0, 2**32)


def random_order(rules: Rules, luck: Random) -> list[Card]:
    """The deck of a rule set, shuffled."""
    order = list(each(deck(rules).cards))
    luck.shuffle(order)
    return order


def random_move(table: Table, luck: Random) -> Move:
    """Any legal move of any seat that may move."""
    deal = table.deal
    seat = luck.choice(deal.waiting())
    match deal.phase:
        case Phase.PASSING:
            need = len(receivers(deal.rules, deal.direction, seat))
            allowed = list(each(legal_passes(deal.rules, table.hands[seat], need)))
            return Give(seat, tuple(luck.sample(allowed, need)))
        case Phase.PLAYING:
            return Play(seat, luck.choice(list(each(legal_plays(deal, table.hands[seat])))))
        case Phase.CHOOSING:
            return Choose(seat, luck.choice(FORMS))
    return Choose(seat, luck.choice(directions(deal.rules)))


def new_match(rules: Rules, luck: Random) -> Match:
    """A match whose first dealer is drawn by lot."""
    return Match(rules, match_id="test", first_dealer=luck.randrange(rules.players))


def play_hand(match: Match, luck: Random, secret: str = "") -> Iterator[Move]:
    """Deal and play a hand with random moves; yields each move after it was made."""
    match.begin_hand(random_order(match.rules, luck), secret=secret)
    while match.deal.waiting():
        move = random_move(match.table, luck)
        match.apply(move)
        yield move


def play(match: Match, luck: Random, hands: int = 12) -> None:
    """Play a match to its end, or so many hands; minutes are up in the second."""
    while not match.over and match.deal.number < hands:
        for _ in play_hand(match, luck):
            if match.rules.end_kind == "minutes" and match.deal.number > 1:
                match.time_up()
