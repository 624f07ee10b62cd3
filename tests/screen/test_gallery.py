"""The gallery: pictures of the real app, the same at every run; and the geometry of the table as goldens."""

from pathlib import Path

import pytest

from game.__main__ import main
from game.screen.gallery import SHOTS, window
from game.screen.tour import STATES
from tests.screen.geometry import WINDOWS, geometry, path

PLAIN = ["--size", "390x844@1", "--theme", "felt"]


def test_the_same_call_gives_the_same_pictures(tmp_path: Path) -> None:
    screens = [word for state in ("title", "deal", "chosen", "moon-choice") for word in ("--screen", state)]
    for folder in ("one", "two"):
        assert main(["gallery", "--out", str(tmp_path / folder), *PLAIN, *screens]) == 0
    names = sorted(file.name for file in (tmp_path / "one").iterdir())
    assert len(names) == 4
    for name in names:
        assert (tmp_path / "one" / name).read_bytes() == (tmp_path / "two" / name).read_bytes(), name


def test_the_gallery_shows_every_state(tmp_path: Path) -> None:
    assert main(["gallery", "--out", str(tmp_path), "--size", "320x568", "--theme", "midnight"]) == 0
    shown = {file.name.removeprefix("320x568-midnight-4-") for file in tmp_path.iterdir()}
    assert shown == {f"{state}.png" for state in STATES}
    sizes = {file.stat().st_size for file in tmp_path.iterdir()}
    assert len(sizes) > len(STATES) - 3, "the states look different"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ([], "--out DIR"),
        (["--out", "x", "--size", "big"], "write WIDTHxHEIGHT@RATIO"),
        (["--out", "x", "--size", "9999x1"], "write WIDTHxHEIGHT@RATIO"),
        (["--out", "x", "--set", "theme=velvet"], "choose one of felt"),
        (["--out", "x", "--insets", "1,2,a"], "write LEFT,TOP,RIGHT,BOTTOM"),
        (["--out", "x", "--screen", "cellar"], "title"),
    ],
)
def test_a_wrong_call_gets_a_sentence(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["gallery", *words]) == 2
    assert sentence in capsys.readouterr().err


def test_windows_are_read_with_their_ratio() -> None:
    assert window("390x844@3")[1:] == ((390, 844), 3.0)
    assert window("1280x720")[1:] == ((1280, 720), 1.0)
    assert set(SHOTS) <= set(STATES)


@pytest.mark.parametrize(("size", "players"), WINDOWS)
def test_the_geometry_is_the_golden_one(size: str, players: int) -> None:
    """A change that is meant: `python -m tests.screen.geometry`, and look at the difference."""
    assert geometry(size, players) == path(size, players).read_text(encoding="utf-8")
