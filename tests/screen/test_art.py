"""The programs in build/art and the files in assets/art agree, byte for byte."""

import io

import pygame
import pytest

from build.art import emblem
from build.art.make import drawings
from build.art.pen import ASSETS, OUT
from build.art.sounds import SOUNDS
from game.screen import art
from game.screen.sound import KINDS


def test_every_drawing_is_what_its_program_draws() -> None:
    for path, text in drawings().items():
        assert (OUT / path).read_text(encoding="utf-8") == text, path


def test_no_drawing_is_without_a_program() -> None:
    found = {path.relative_to(OUT).as_posix() for path in OUT.rglob("*") if path.is_file()}
    assert found == set(drawings())


@pytest.mark.parametrize("name", ["backs/garnet", "backs/midnight", "backs/meadow", "boards/1", "boards/3"])
def test_a_large_drawing_is_the_same_in_layers_as_in_one(name: str) -> None:
    text, size = art.source(name), (240, 336)
    assert len(art.layers(text)) > 1 and max(map(len, art.layers(text))) < 1.1 * art.LAYER
    seen = []
    for draw in (art.rasterise, art.laid):
        ground = pygame.Surface(size)
        ground.fill("#805030")
        ground.blit(draw(text, size), (0, 0))
        seen.append(pygame.image.tobytes(ground, "RGB"))
    whole, laid = seen
    apart = [abs(a - b) for a, b in zip(whole, laid, strict=True)]
    assert max(apart) < 32 and sum(apart) / len(apart) < 0.5


def test_the_icon_and_its_pictures_agree() -> None:
    text = emblem.text()
    assert (ASSETS / "icon.svg").read_text(encoding="utf-8") == text
    for name, side in emblem.SIZES.items():
        kept = pygame.image.load(ASSETS / name)
        drawn = pygame.image.load_sized_svg(io.BytesIO(text.encode()), (side, side))
        assert pygame.image.tobytes(kept, "RGBA") == pygame.image.tobytes(drawn, "RGBA"), name


def test_every_sound_has_a_recipe() -> None:
    assert {name for name, _, _ in SOUNDS} == set(KINDS)
