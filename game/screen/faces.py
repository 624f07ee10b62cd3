"""Card faces and backs at any size, from the drawings in `assets/art`.

Everything is laid out on a card of 240 x 336 and scaled by its width. A court is one half, drawn once and
turned by 180 degrees, with a sash over the seam. A card is the engine's int: suit * 13 + rank, suits in the
order clubs, diamonds, spades, hearts and ranks from the two up.
"""

from typing import NamedTuple

import pygame

from game.screen import art
from game.screen.cache import Cache, ready
from game.screen.fonts import Fonts
from game.screen.theme import BLUE_DRESS, DECKS, DRESS_DEEP, IVORY, STAR_DEEP

Size = tuple[int, int]
BASE_WIDTH, BASE_HEIGHT = 240, 336
RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
COURTS = {9: "jack", 10: "queen", 11: "king"}
LEGIBLE = 100  # logical pixels: narrower faces need a large index
ACE, SPADES, DIAMONDS, QUEEN_OF_SPADES = 12, 2, 1, 36


class Index(NamedTuple):
    """Where the corner index and the pips lie on the card of 240 x 336."""

    rank_size: int
    column: int  # the middle of the corner's column
    top: int  # of the rank
    widest: int  # what a rank may take
    pip_y: int
    pip_size: int
    columns: tuple[int, int]  # of the field
    first: int  # the middle of the field's first row
    field: int  # the size of a pip in the field
    ace: int  # the size of the ace of spades


INDICES = {
    "normal": Index(45, 30, 18, 37, 70, 27, (84, 156), 60, 46, 168),
    "large": Index(80, 40, 18, 57, 101, 42, (90, 150), 62, 38, 128),
}
# Pips by rank value: rows of the two outer columns and of the middle one, 0 (top) to 0.5 (the middle);
# the lower half is the upper one turned. An odd middle pip (7, 9 of a French deck) has no twin.
PAIRS = {4: (0.0,), 5: (0.0,), 6: (0.0, 0.5), 7: (0.0, 0.5), 8: (0.0, 0.5), 9: (0.0, 1 / 3), 10: (0.0, 1 / 3)}
MIDDLE = {2: (0.0,), 3: (0.0, 0.5), 5: (0.5,), 7: (0.25,), 8: (0.25,), 9: (0.5,), 10: (1 / 6,)}


class Trim(NamedTuple):
    """What makes a card of a drawing: round corners, and a thin edge over everything."""

    mask: pygame.Surface
    edge: pygame.Surface

    @classmethod
    def of(cls, size: Size) -> "Trim":
        """The trim of a card of `size` pixels."""
        return cls(art.picture("stock", size, ((IVORY, "#FFFFFF"),)), art.picture("edge", size))

    def on(self, card: pygame.Surface) -> pygame.Surface:
        """The card trimmed."""
        card.blit(self.mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        card.blit(self.edge, (0, 0))
        return ready(card)


def index_for(wanted: str, width: float) -> str:
    """The index style that is wanted, or for "auto" the large one where the narrowest face is small.

    `width` is that face's, in logical pixels. The style is one for all of a table's cards: none changes as it
    flies.
    """
    if wanted != "auto":
        return wanted
    return "large" if width < LEGIBLE else "normal"


class Faces:
    """Faces and backs by their arguments, cached up to `limit` bytes of pixels."""

    def __init__(self, fonts: Fonts, limit: int = 64 << 20) -> None:
        self.fonts = fonts
        self._cards = Cache(limit, 0.005)
        self._marks = Cache(2 << 20, 0.002)

    def face(self, card: int, size: Size, deck: int = 2, index: str = "normal") -> pygame.Surface:
        """The face of a card at `size` pixels, in a deck of two or four colours."""
        key = (card, size, deck, index)
        if key not in self._cards and card % 13 in COURTS:
            _figure(card, size, deck)  # first and apart: it takes long, and the frame may end there
        return self._cards.get(key, lambda: self._face(card, size, deck, index))

    def back(self, name: str, size: Size) -> pygame.Surface:
        """The back "garnet", "midnight" or "meadow" at `size` pixels."""

        def make() -> pygame.Surface:
            drawn, trim = art.draw(f"backs/{name}", size), Trim.of(size)
            return trim.on(drawn)

        return self._cards.get((name, size), make)

    @property
    def filled(self) -> float:
        """The part of the cache that is in use, from 0 to 1."""
        return self._cards.bytes / self._cards.limit

    def forget(self) -> None:
        """Give up every cached face, e.g. because the window has a new size."""
        self._cards.clear()
        self._marks.clear()

    def _face(self, card: int, size: Size, deck: int, index: str) -> pygame.Surface:
        """What is cached comes first: the frame may run out of time there, and nothing is drawn twice."""
        suit, rank = divmod(card, 13)
        colour, style, trim = DECKS[deck][suit], INDICES[index], Trim.of(size)
        out = art.picture("stock", size).copy()
        half = pygame.Surface(size, pygame.SRCALPHA)
        self._corner(half, rank, suit, colour, style)
        if rank in COURTS:
            _court(out, card, deck, art.picture(f"courts/frame-{index}", size))
        elif rank == ACE:
            special = suit == SPADES
            side = round((style.ace if special else 104) * size[0] / BASE_WIDTH)
            _centre(out, art.suit(suit, side, colour, special), size[0] / 2, size[1] / 2)
        else:
            _pips(out, half, rank + 2, suit, colour, style)
        out.blit(half, (0, 0))
        out.blit(pygame.transform.rotate(half, 180), (0, 0))
        return trim.on(out)

    def _corner(self, half: pygame.Surface, rank: int, suit: int, colour: str, style: Index) -> None:
        scale = half.width / BASE_WIDTH
        mark = self._mark(RANKS[rank], style.rank_size * scale, colour, style.widest * scale)
        half.blit(mark, (round(style.column * scale - mark.width / 2), round(style.top * scale)))
        pip = art.suit(suit, max(7, round(style.pip_size * scale)), colour)
        _centre(half, pip, style.column * scale, style.pip_y * scale)

    def _mark(self, rank: str, px: float, colour: str, widest: float) -> pygame.Surface:
        key = (rank, round(px * 4), colour, round(widest))
        return self._marks.get(key, lambda: self._glyphs(rank, px, colour, widest))

    def _glyphs(self, rank: str, px: float, colour: str, widest: float) -> pygame.Surface:
        """A rank cropped to its ink, the digits of the ten drawn close together."""
        capital, tall = (_ink(self.fonts.draw(text, "serif-bold", px, colour)).height for text in ("A", rank))
        if tall > capital * 1.12:  # J and Q hang below the line: draw them smaller
            px *= capital * 1.12 / tall
        parts = [_ink(self.fonts.draw(letter, "serif-bold", px, colour)) for letter in rank]
        gap = max(1, round(px * 0.03))
        width = sum(part.width for part in parts) + gap * (len(parts) - 1)
        out = pygame.Surface((width, max(part.height for part in parts)), pygame.SRCALPHA)
        left = 0
        for part in parts:
            out.blit(part, (left, 0))
            left += part.width + gap
        if width > widest:
            out = pygame.transform.smoothscale(out, (max(1, round(widest)), out.height))
        return ready(out)


def _ink(image: pygame.Surface) -> pygame.Surface:
    box = image.get_bounding_rect()
    return image.subsurface(box) if box.width and box.height else image


def _centre(target: pygame.Surface, image: pygame.Surface, x: float, y: float) -> None:
    target.blit(image, image.get_rect(center=(round(x), round(y))))


def _figure(card: int, size: Size, deck: int) -> pygame.Surface:
    """The upper half of a court."""
    suit, rank = divmod(card, 13)
    return art.part(f"courts/{COURTS[rank]}-{'cdsh'[suit]}", size, _dress(suit, deck))


def _dress(suit: int, deck: int) -> dict[str, str]:
    return BLUE_DRESS if deck == 4 and suit == DIAMONDS else {}


def _court(out: pygame.Surface, card: int, deck: int, frame: pygame.Surface) -> None:
    suit = card // 13
    deep = STAR_DEEP if card == QUEEN_OF_SPADES else DRESS_DEEP[suit]
    sash = art.picture("courts/sash", out.size, ((art.BLACK, _dress(suit, deck).get(deep, deep)),))
    half = _figure(card, out.size, deck)
    out.blit(half, (0, 0))
    out.blit(pygame.transform.rotate(half, 180), (0, 0))
    out.blit(sash, (0, 0))
    out.blit(frame, (0, 0))


def _pips(
    out: pygame.Surface, half: pygame.Surface, value: int, suit: int, colour: str, style: Index
) -> None:
    scale = out.width / BASE_WIDTH
    image = art.suit(suit, round(style.field * scale), colour)
    spots = [(x, row) for row in PAIRS.get(value, ()) for x in style.columns]
    spots += [(BASE_WIDTH // 2, row) for row in MIDDLE.get(value, ())]
    for x, row in spots:
        alone = row == 0.5 or (value == 7 and row == 0.25)
        y = style.first + row * (BASE_HEIGHT - 2 * style.first)
        _centre(out if alone else half, image, x * scale, y * scale)
