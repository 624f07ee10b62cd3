"""Brush: everything a screen needs to draw itself, in logical pixels (canvas, cardwork, seating, widgets)."""

import pygame

from game.archive.settings import Settings
from game.screen import art, sprites, tabletop
from game.screen.cardwork import Cardwork
from game.screen.faces import Faces, index_for
from game.screen.seating import Seating
from game.screen.theme import THEMES
from game.screen.widgets import Widgets


class Brush(Cardwork, Seating, Widgets):
    """A surface, its scale, the theme, and every drawing verb of the game. Cheap to make: one a frame."""

    @classmethod
    def of(
        cls, settings: Settings, narrowest: float, surface: pygame.Surface, scale: float, faces: Faces
    ) -> "Brush":
        """A brush as the player wants it. `narrowest`: the width of the smallest face, in logical pixels."""
        deck = 4 if settings.colours == "four" else 2
        index = index_for(settings.index, narrowest)
        return cls(surface, scale, THEMES[settings.theme], faces, deck, settings.back, index)


def forget(faces: Faces) -> None:
    """Give up all cached drawings, e.g. after the window or the pixel ratio has changed."""
    faces.forget()
    for room in (art, sprites, tabletop):
        room.forget()
