"""Faces: the deck is complete, every card differs, and a card is the same turned upside down."""

import pygame
import pytest

from game.screen import art
from game.screen.faces import QUEEN_OF_SPADES, Faces
from game.screen.theme import BACKS
from tests.pilot import Pilot

SIZE = (60, 84)
TURNABLE = (0, 2, 8, 9, 10, 11)  # ranks none of whose pips lie on the middle line: 2, 4, 10, J, Q, K


def brightness(image: pygame.Surface) -> float:
    colour = pygame.transform.average_color(image, consider_alpha=True)
    return (colour[0] + colour[1] + colour[2]) / 3


@pytest.mark.parametrize("index", ["normal", "large"])
@pytest.mark.parametrize("deck", [2, 4])
def test_no_two_faces_look_alike(faces: Faces, deck: int, index: str) -> None:
    seen = {pygame.image.tobytes(faces.face(card, SIZE, deck, index), "RGBA") for card in range(52)}
    assert len(seen) == 52


def test_a_face_turned_by_180_degrees_is_the_same_card(faces: Faces) -> None:
    for card in [13 * suit + rank for suit in range(4) for rank in TURNABLE]:
        face = faces.face(card, (120, 168))
        turned = pygame.transform.rotate(face, 180)
        alike = pygame.mask.from_threshold(face, (0, 0, 0), (40, 40, 40, 255), turned)
        assert alike.count() > 0.99 * 120 * 168, card


def test_the_queen_of_spades_is_the_darkest_card(faces: Faces) -> None:
    dark = sorted(range(52), key=lambda card: brightness(faces.face(card, SIZE)))
    assert dark[0] == QUEEN_OF_SPADES
    assert brightness(faces.face(dark[1], SIZE)) - brightness(faces.face(dark[0], SIZE)) > 20


def test_a_second_look_costs_nothing(faces: Faces) -> None:
    assert faces.face(3, SIZE) is faces.face(3, SIZE)
    assert faces.back("garnet", SIZE) is faces.back("garnet", SIZE)


def test_corners_are_clear_and_sizes_are_exact(faces: Faces) -> None:
    images = [faces.face(card, (61, 85)) for card in range(52)] + [faces.back(b, (61, 85)) for b in BACKS]
    for image in images:
        assert image.size == (61, 85)
        assert image.get_at((0, 0)).a == 0
        assert image.get_at((30, 42)).a == 255


def test_a_drawing_that_does_not_exist_is_an_error() -> None:
    with pytest.raises(FileNotFoundError):
        art.source("suits/star")


def test_the_rasteriser_knows_everything_that_the_drawings_use() -> None:
    unknown = ("<use", "<text", "<filter", "<mask", "<clipPath", "<style", "href=")
    for path in art.ROOT.rglob("*.svg"):
        text = path.read_text(encoding="utf-8")
        assert not [word for word in unknown if word in text], path.name


@pytest.mark.parametrize(
    ("size", "wanted", "index"),
    [
        ((390, 844), "auto", "large"),
        ((1024, 768), "auto", "large"),
        ((1280, 720), "auto", "normal"),
        ((390, 844), "normal", "normal"),
        ((1280, 720), "large", "large"),
    ],
)
def test_hand_and_trick_share_one_index_that_fits_the_smaller_of_them(
    size: tuple[int, int], wanted: str, index: str
) -> None:
    assert Pilot(size, index=wanted).app.brush().index == index
