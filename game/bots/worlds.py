"""Imagined worlds: the hidden cards dealt anew, so that the own view would be exactly the same."""

from collections.abc import Callable

from game.bots.common import Luck
from game.bots.implied import Hidden
from game.engine.cards import Card, Cards, each

TRIES = 12


class Dealer:
    """Deals the hidden cards of a view again and again; each world is as likely as any other, almost.

    `effort` counts the attempts, for whoever has to pause in time.
    """

    def __init__(self, known: Hidden) -> None:
        self.known, self.effort = known, 0
        groups: dict[int, list[Card]] = {}
        for c in each(known.pool):
            places = sum(1 << i for i, may in enumerate(known.may) if may >> c & 1)
            groups.setdefault(places, []).append(c)
        order = sorted(groups.items(), key=lambda item: (item[0].bit_count(), item[0]))
        self._bound = [
            (_bits(places), cards) for places, cards in order if len(known.seats) > places.bit_count()
        ]
        self._free = next((cards for places, cards in order if places.bit_count() == len(known.seats)), [])

    def world(self, rng: Luck) -> list[Cards]:
        """The cards of each place (as in `Hidden.seats`)."""
        for _ in range(TRIES):
            self.effort += 1
            dealt = self._try(rng.random)
            if dealt is not None:
                return dealt
        self.effort += TRIES
        return self._matched(rng)

    def _try(self, random: Callable[[], float]) -> list[Cards] | None:
        hands, need = list(self.known.fixed), list(self.known.need)
        for places, cards in self._bound:
            for c in cards:
                room = 0
                for place in places:
                    room += need[place]
                if not room:
                    return None
                pick = int(random() * room)
                for place in places:
                    pick -= need[place]
                    if pick < 0:
                        hands[place] |= 1 << c
                        need[place] -= 1
                        break
        free = self._free[:]
        left = len(free)
        for place, count in enumerate(need):
            hand = hands[place]
            for _ in range(count):
                pick = int(random() * left)
                left -= 1
                hand |= 1 << free[pick]
                free[pick] = free[left]
            hands[place] = hand
        return hands

    def _matched(self, rng: Luck) -> list[Cards]:
        """By augmenting paths, for the rare view that is nearly solved and defeats luck."""
        slots = [place for place, count in enumerate(self.known.need) for _ in range(count)]
        holder: list[Card] = [-1] * len(slots)
        cards = [c for _, group in self._bound for c in group] + self._free
        for i in range(len(cards) - 1, 0, -1):
            j = int(rng.random() * (i + 1))
            cards[i], cards[j] = cards[j], cards[i]
        for c in cards:
            _seat(c, slots, holder, self.known.may, set())
        hands = list(self.known.fixed)
        for slot, c in enumerate(holder):
            hands[slots[slot]] |= 1 << c
        return hands


def _seat(c: Card, slots: list[int], holder: list[Card], may: tuple[Cards, ...], seen: set[int]) -> bool:
    for slot, place in enumerate(slots):
        if slot not in seen and may[place] >> c & 1:
            seen.add(slot)
            if holder[slot] < 0 or _seat(holder[slot], slots, holder, may, seen):
                holder[slot] = c
                return True
    return False


def _bits(mask: int) -> list[int]:
    return list(each(mask))
