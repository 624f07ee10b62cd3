"""Cardwork: the verbs that lay cards on the table: one card at rest or in motion, a hand of backs."""

from collections.abc import Hashable

import pygame

from game.screen import sprites
from game.screen.canvas import Canvas
from game.screen.faces import Faces
from game.screen.tabletop import tabletop
from game.screen.theme import ACCENT, VEIL_ALPHA, Theme

FINE = 1.75  # from this ratio on, a card in motion needs no smooth edge
GLOW = 3  # the ring around a chosen card, in logical pixels


class Cardwork(Canvas):
    """A canvas that also knows the deck: two or four colours, the back, the index style."""

    def __init__(
        self,
        surface: pygame.Surface,
        scale: float,
        theme: Theme,
        faces: Faces,
        deck: int = 2,
        back: str | None = None,
        index: str = "normal",
    ) -> None:
        super().__init__(surface, scale, theme, faces)
        self.deck = deck
        self.back_name = back or theme.back
        self.index = index

    def tabletop(self) -> None:
        """The table, over everything drawn so far."""
        self.surface.blit(tabletop(self.theme, self.surface.size, self.scale), (0, 0))

    def card(
        self,
        card: int | None,
        x: float,
        y: float,
        width: float,
        angle: float = 0.0,
        lift: float = 0.12,
        dim: float = 0.0,
        glow: bool | str = False,
        drawn: float | None = None,
        index: str | None = None,
    ) -> None:
        """A card (None: a back) centred on (x, y), `width` wide, turned by `angle` degrees to the left.

        lift: 0 on the table, 0.12 in hand, 0.3 just played, 0.8 chosen, 1 dragged. dim: 0 to 1 of the veil.
        glow: a ring in the accent, or in the colour given. drawn: give it while the card moves: the width
        whose face is scaled and turned anew in each frame (the larger of the two ends of the way).
        """
        moving = drawn is not None and self.px(drawn) != self.px(width)
        style = index or self.index
        size, shown = self._card_size(drawn or width), self._card_size(width)
        way = shown[0] / size[0] if moving else None
        self._shadow(shown, x, y, angle, lift, moving)
        if glow:
            ring = sprites.glow(size, self.px(GLOW), ACCENT if glow is True else glow)
            self.centred(self._turned(("glow", ring.size, glow), ring, ring.size, angle, way), x, y)
        up = 2 if self.scale < 1.5 and (moving or round(angle * 10)) else 1
        face = self._face(card, (size[0] * up, size[1] * up), style)
        self.centred(self._turned(self._key(card, size, style), face, size, angle, way), x, y)
        if dim > 0:
            self._veil(size, x, y, angle, VEIL_ALPHA * dim, way)

    @property
    def step(self) -> int:
        """From one size of a moving card's shadow to the next, in pixels."""
        return max(8, self.px(8))

    def prepare(self, card: int | None, width: float, turned: bool) -> None:
        """Draw a face into the cache as `card` will want it; turned: will it lie at an angle, and fly?"""
        size, style = self._card_size(width), self.index
        up = 2 if self.scale < 1.5 and turned else 1
        face = self._face(card, (size[0] * up, size[1] * up), style)
        if turned and self.scale < FINE:
            sprites.flying(self._key(card, size, style), face, size)

    def _key(self, card: int | None, size: tuple[int, int], style: str) -> tuple[object, ...]:
        return card, size, style, self.deck, self.back_name if card is None else ""

    def _card_size(self, width: float) -> tuple[int, int]:
        wide = max(2, self.px(width))
        return wide, round(wide * 1.4)

    def _face(self, card: int | None, size: tuple[int, int], style: str) -> pygame.Surface:
        if card is None:
            return self.faces.back(self.back_name, size)
        return self.faces.face(card, size, self.deck, style)

    def _turned(
        self, key: Hashable, image: pygame.Surface, size: tuple[int, int], angle: float, way: float | None
    ) -> pygame.Surface:
        """The image at a size and an angle; `way` is the share of that size which a card on its way has."""
        if way is not None:
            rough = self.scale >= FINE
            whole = image if rough else sprites.flying(key, image, size)
            return sprites.flown(key, whole, angle, way, rough)
        scale = size[0] / image.width
        if round(angle * 10) == 0 and abs(scale - 1) < 0.002:
            return image
        return sprites.turn(key, image, angle, scale)

    def _veil(
        self, size: tuple[int, int], x: float, y: float, angle: float, alpha: float, way: float | None
    ) -> None:
        """The table's colour over a card: one picture for every opacity from 0 to 1."""
        whole = sprites.veil(size, self.theme.veil)
        veil = self._turned(("veil", size, self.theme.veil), whole, size, angle, way)
        veil.set_alpha(round(255 * alpha))
        self.centred(veil, x, y)
        veil.set_alpha(255)  # other angles are turned from it

    def _shadow(
        self, size: tuple[int, int], x: float, y: float, angle: float, lift: float, moving: bool
    ) -> None:
        if moving:  # few sizes, heights and angles, so that a flight finds them made and fills no cache
            wide = max(1, round(size[0] / self.step))
            size = (wide * self.step, round(wide * 1.4) * self.step)
            angle, lift = round(angle / 3) * 3, round(lift * 3) / 3
        image = sprites.shadow(size, lift)
        key = ("shadow", size, round(lift * sprites.LIFTS))
        self.centred(self._turned(key, image, image.size, angle, None), x, y, sprites.drop(size[0], lift))
