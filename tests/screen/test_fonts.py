"""Fonts: measuring agrees with drawing, wrapping and fitting keep their promises, nothing crashes."""

import pytest

from game.screen.fonts import ELLIPSIS, FACES, Fonts

TEXT = "You must follow clubs, because clubs were led and you hold the seven."


@pytest.mark.parametrize("px", [12, 15.5, 36, 104])
def test_measuring_agrees_with_drawing(fonts: Fonts, px: float) -> None:
    for face in FACES:
        assert fonts.draw(TEXT, face, px, "#FFFFFF").width == pytest.approx(
            fonts.width(TEXT, face, px), abs=1
        )


@pytest.mark.parametrize("text", ["", " "])
def test_text_without_ink_draws_nothing(fonts: Fonts, text: str) -> None:
    image = fonts.draw(text, "sans-medium", 15, "#FFFFFF")
    assert image.get_bounding_rect().size == (0, 0)


def test_wrapped_lines_fit_and_lose_no_word(fonts: Fonts) -> None:
    lines = fonts.wrap(TEXT, "sans-medium", 15, 150)
    assert len(lines) > 2
    assert " ".join(lines) == TEXT
    assert all(fonts.width(line, "sans-medium", 15) <= 150 for line in lines)


def test_wrapping_keeps_line_ends_and_breaks_a_word_that_is_too_long(fonts: Fonts) -> None:
    assert fonts.wrap("one\n\ntwo", "sans-medium", 15, 200) == ["one", "", "two"]
    broken = fonts.wrap("a" * 60, "sans-medium", 15, 100)
    assert "".join(broken) == "a" * 60
    assert all(fonts.width(line, "sans-medium", 15) <= 100 for line in broken)


def test_fitting_shrinks_before_it_cuts(fonts: Fonts) -> None:
    wide = fonts.width(TEXT, "sans-bold", 17)
    assert fonts.fit(TEXT, "sans-bold", 17, wide) == (TEXT, 17)
    text, px = fonts.fit(TEXT, "sans-bold", 17, wide * 0.85)
    assert text == TEXT and px < 17
    text, px = fonts.fit(TEXT, "sans-bold", 17, wide * 0.4)
    assert text.endswith(ELLIPSIS) and fonts.width(text, "sans-bold", px) <= wide * 0.4


def test_nothing_is_cut_that_fits_in_the_smallest_size(fonts: Fonts) -> None:
    least = 0.8
    smallest = fonts.width(TEXT, "sans-bold", 17 * least)
    for tenths in range(round(smallest * 10), round(smallest * 13)):
        assert fonts.fit(TEXT, "sans-bold", 17, tenths / 10 + 0.1, least)[0] == TEXT


def test_no_room_at_all_is_no_error(fonts: Fonts) -> None:
    assert fonts.fit("", "sans-bold", 17, -5) == ("", 17)
    assert fonts.fit("Mira", "sans-bold", 17, -5)[0] == ELLIPSIS
    assert fonts.wrap("Mira", "sans-bold", 17, 0) == ["M", "i", "r", "a"]


def test_an_unknown_face_is_refused_with_the_faces_there_are(fonts: Fonts) -> None:
    with pytest.raises(ValueError, match="sans-medium"):
        fonts.font("comic", 12)
