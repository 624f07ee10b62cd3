"""The fair deal: how a secret and the player's cut fix a deck, so that anybody can recompute it.

Specification, version 1. Texts are UTF-8, numbers decimal text without leading zeros; `pack(a, b, ...)` is,
for each part in turn, its length as four bytes (big-endian) and then the part. T is "hearts fair deal 1: ".

    secret      32 random bytes a hand, kept by the house until the hand is over
    commitment  SHA-256(pack(T"commitment", secret)) in lower-case hex, shown before the cut
    cut         32 bytes of the player: random, or SHA-256(pack(T"cut", what he typed)), given after it
    seed        HMAC-SHA256(key secret, pack(T"deck", rules code, match id, hand number, cut))
    bot seed    HMAC-SHA256(key secret, pack(T"bot", rules code, match id, hand number, seat))
    decision    SHA-256(pack(T"decision", bot seed, moment)), the chance of one move; the moment is "direct",
                "pass", "play " and the number of the trick from 1, or "moon"
    lot         HMAC-SHA256(key secret of hand 1, pack(T"dealer", rules code, match id))
    stream(s)   SHA-256(s, 0), SHA-256(s, 1), ... where the counter is eight bytes (big-endian), byte by byte
    below(n)    the lowest k bits of the next byte of the stream, k the bits that n - 1 needs; bytes that give
                n or more are skipped (so no number is likelier than another)

The fresh deck lies in the order 2C to AC, 2D to AD, 2S to AS, 2H to AH, without the cards that the rules
remove. With below() on stream(seed), of n cards:

    1. shuffle  for i = n-1 down to 1: j = below(i + 1), swap cards i and j
    2. cut      k = n//2 - n//8 + below(2 (n//8) + 1): the first k cards go under the others
    3. shuffle
    4. thirds   w = n//12, a = n//3 - w + below(2 w + 1), then b = 2n//3 - w + below(2 w + 1); three piles
                end at a, b and n; below(2) = 0 stacks them second, third, first, and 1 third, first, second
    5. shuffle

Card i goes to the seat (dealer + 1 + i) mod players, until each has its share; the rest is not dealt. The
first dealer is below(players) on stream(lot); afterwards the deal moves left. One vector: the secret 00 01 02
... 1f has the commitment c2afebc6...2186106d; the others are in `tests/engine/fairdeal_vectors.json`.
"""

import hmac
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256

from game.engine.cards import Card, Cards, Seat, each, of

TAG = "hearts fair deal 1: "
SIZE = 32  # bytes of a secret, a cut and a seed


class FairDealError(ValueError):
    """Bytes of the wrong length; the message says which and how many there must be."""


@dataclass(frozen=True, slots=True)
class ShuffleStep:
    """The deck after one of the five steps, top card first.

    A cut has the places where the pack was parted and the order in which the piles were stacked: pile 1 on
    top of pile 0 is `stacked == (1, 0)`. A shuffle has neither.
    """

    kind: str  # "shuffle", "cut" or "thirds"
    cards: tuple[Card, ...]
    parted: tuple[int, ...] = ()
    stacked: tuple[int, ...] = ()


class Numbers:
    """Unbiased whole numbers from the stream of a seed."""

    def __init__(self, seed: bytes) -> None:
        self._bytes = stream(_sized("seed", seed))

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely; n from 1 to 256."""
        mask = (1 << (n - 1).bit_length()) - 1
        while (value := next(self._bytes) & mask) >= n:
            pass
        return value

    def shuffle(self, cards: list[Card]) -> None:
        """Put a list in a random order (Fisher and Yates, from the last place down)."""
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]

    def near(self, middle: int, spread: int) -> int:
        """A number at most `spread` away from the middle."""
        return middle - spread + self.below(2 * spread + 1)


def stream(seed: bytes) -> Iterator[int]:
    """The endless bytes of a seed: SHA-256 in counter mode."""
    counter = 0
    while True:
        yield from sha256(seed + counter.to_bytes(8, "big")).digest()
        counter += 1


def commitment(secret: bytes) -> str:
    """The hex hash that fixes a secret before it is told. Raises FairDealError unless it has 32 bytes."""
    return sha256(_pack("commitment", _sized("secret", secret))).hexdigest()


def mix_cut(own: str | bytes) -> bytes:
    """The 32 bytes of a cut that the player typed, or made in any other way that ends in bytes."""
    return sha256(_pack("cut", own)).digest()


def seed(secret: bytes, rules_code: str, match_id: str, hand_no: int, cut: bytes) -> bytes:
    """The 32 bytes that fix the deck of a hand (numbered from 1). Raises FairDealError on a wrong length."""
    return _keyed(secret, "deck", rules_code, match_id, str(hand_no), _sized("cut", cut))


def bot_seed(secret: bytes, rules_code: str, match_id: str, hand_no: int, seat: Seat) -> bytes:
    """The 32 bytes from which a bot takes its chances in a hand.

    They come from the secret by a one-way function under a tag of their own: they are fixed before the hand
    and can be checked after it, but tell nothing of the deck, and the cut has no influence on them.
    """
    return _keyed(secret, "bot", rules_code, match_id, str(hand_no), str(seat))


def decision_seed(bot_seed: bytes, moment: str) -> bytes:
    """The 32 bytes of one decision of a bot, the same again after a reload or an undo.

    The moment says which: "direct", "pass", "play 5" (the trick, from 1) or "moon".
    """
    return sha256(_pack("decision", _sized("bot seed", bot_seed), moment)).digest()


def first_dealer(secret: bytes, rules_code: str, match_id: str, players: int) -> Seat:
    """The dealer of hand 1, drawn by lot with the secret of hand 1."""
    return Numbers(_keyed(secret, "dealer", rules_code, match_id)).below(players)


def steps(seed: bytes, cards: Cards) -> list[ShuffleStep]:
    """The five steps from the fresh deck of these cards to the deck that is dealt, for showing them."""
    numbers, deck = Numbers(seed), list(each(cards))
    return [step(numbers, deck) for step in (_shuffle, _cut, _shuffle, _thirds, _shuffle)]


def order(seed: bytes, cards: Cards) -> list[Card]:
    """The deck of these cards as it is dealt, top card first. Raises FairDealError on a short seed."""
    return list(steps(seed, cards)[-1].cards)


def deal(order: Sequence[Card], players: int, each: int, dealer: Seat) -> tuple[tuple[Cards, ...], Cards]:
    """The hands by seat, dealt one card at a time from the dealer's left, and the cards left over."""
    dealt = order[: players * each]
    hands = tuple(of(dealt[(seat - dealer - 1) % players :: players]) for seat in range(players))
    return hands, of(order[players * each :])


def _shuffle(numbers: Numbers, deck: list[Card]) -> ShuffleStep:
    numbers.shuffle(deck)
    return ShuffleStep("shuffle", tuple(deck))


def _cut(numbers: Numbers, deck: list[Card]) -> ShuffleStep:
    n = len(deck)
    return _restack("cut", deck, (numbers.near(n // 2, n // 8),), (1, 0))


def _thirds(numbers: Numbers, deck: list[Card]) -> ShuffleStep:
    n = len(deck)
    parted = numbers.near(n // 3, n // 12), numbers.near(2 * n // 3, n // 12)
    return _restack("thirds", deck, parted, ((1, 2, 0), (2, 0, 1))[numbers.below(2)])


def _restack(kind: str, deck: list[Card], parted: tuple[int, ...], stacked: tuple[int, ...]) -> ShuffleStep:
    piles = [deck[a:b] for a, b in zip((0, *parted), (*parted, len(deck)), strict=True)]
    deck[:] = [card for pile in stacked for card in piles[pile]]
    return ShuffleStep(kind, tuple(deck), parted, stacked)


def _keyed(secret: bytes, tag: str, *parts: str | bytes) -> bytes:
    return hmac.digest(_sized("secret", secret), _pack(tag, *parts), "sha256")


def _pack(tag: str, *parts: str | bytes) -> bytes:
    coded = (p if isinstance(p, bytes) else p.encode("utf-8", "replace") for p in (TAG + tag, *parts))
    return b"".join(len(part).to_bytes(4, "big") + part for part in coded)


def _sized(what: str, value: bytes) -> bytes:
    if len(value) != SIZE:
        raise FairDealError(f"The {what} has {len(value)} bytes: it must have {SIZE}.")
    return value
