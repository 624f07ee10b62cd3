"""The programs in build/art and the files in assets/art agree, byte for byte."""

import io

import pygame

from build.art import emblem
from build.art.make import drawings
from build.art.pen import ASSETS, OUT
from build.art.sounds import SOUNDS
from game.screen.sound import KINDS


def test_every_drawing_is_what_its_program_draws() -> None:
    for path, text in drawings().items():
        assert (OUT / path).read_text(encoding="utf-8") == text, path


def test_no_drawing_is_without_a_program() -> None:
    found = {path.relative_to(OUT).as_posix() for path in OUT.rglob("*") if path.is_file()}
    assert found == set(drawings())


def test_the_icon_and_its_pictures_agree() -> None:
    text = emblem.text()
    assert (ASSETS / "icon.svg").read_text(encoding="utf-8") == text
    for name, side in emblem.SIZES.items():
        kept = pygame.image.load(ASSETS / name)
        drawn = pygame.image.load_sized_svg(io.BytesIO(text.encode()), (side, side))
        assert pygame.image.tobytes(kept, "RGBA") == pygame.image.tobytes(drawn, "RGBA"), name


def test_every_sound_has_a_recipe() -> None:
    assert {name for name, _, _ in SOUNDS} == set(KINDS)
