"""Brush: everything a screen needs to draw itself, in logical pixels (canvas, cardwork, seating, widgets)."""

from game.screen import art, sprites, tabletop
from game.screen.cardwork import Cardwork
from game.screen.faces import Faces
from game.screen.seating import Seating
from game.screen.widgets import Widgets


class Brush(Cardwork, Seating, Widgets):
    """A surface, its scale, the theme, and every drawing verb of the game. Cheap to make: one a frame."""


def forget(faces: Faces) -> None:
    """Give up all cached drawings, e.g. after the window or the pixel ratio has changed."""
    faces.forget()
    for room in (art, sprites, tabletop):
        room.forget()
