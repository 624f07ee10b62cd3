"""Fixtures of the screen's tests: a display without a window, the fonts that are installed, a deck."""

import os
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
import pytest

from game.screen.faces import Faces
from game.screen.fonts import Fonts

FILES = {
    "sans-medium": ("font_rhd", "RedHatDisplay-Medium.ttf"),
    "sans-semibold": ("font_rhd", "RedHatDisplay-SemiBold.ttf"),
    "sans-bold": ("font_rhd", "RedHatDisplay-Bold.ttf"),
    "serif-semibold": ("font_source_serif_pro", "SourceSerifPro-Semibold.otf"),
    "serif-bold": ("font_source_serif_pro", "SourceSerifPro-Bold.otf"),
}


def locate(face: str) -> str | None:
    """The file of an installed font, or None."""
    package, name = FILES[face]
    spec = find_spec(package)
    return str(Path(spec.origin).parent / "files" / name) if spec and spec.origin else None


@pytest.fixture(autouse=True, scope="session")
def display() -> Iterator[None]:
    """Pygame's display and fonts; the audio device is left to the tests of the sound."""
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))
    yield
    pygame.display.quit()
    pygame.font.quit()


@pytest.fixture(scope="session", params=["installed", "fallback"])
def fonts(request: pytest.FixtureRequest, display: None) -> Fonts:
    """The type family, and pygame's own font in its place."""
    return Fonts(locate if request.param == "installed" else lambda face: None)


@pytest.fixture(scope="session")
def faces(display: None) -> Faces:
    return Faces(Fonts(locate))
