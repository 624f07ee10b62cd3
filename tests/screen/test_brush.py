"""Brush: every verb leaves its mark inside its place, at every pixel ratio, with all caches bounded."""

import pygame
import pytest

from game.screen.brush import Brush, forget
from game.screen.cache import Cache, within
from game.screen.faces import Faces
from game.screen.tabletop import tabletop
from game.screen.theme import AVATARS, THEMES

RATIOS = (1.0, 1.25, 2.0, 3.0)
CLEAR = (1, 2, 3)


def blank(faces: Faces, ratio: float, theme: str = "felt") -> Brush:
    surface = pygame.Surface((round(320 * ratio), round(240 * ratio)))
    surface.fill(CLEAR)
    return Brush(surface, ratio, THEMES[theme], faces)


def marked(brush: Brush) -> pygame.Rect:
    """The pixels that were touched."""
    mask = pygame.mask.from_threshold(brush.surface, CLEAR, (1, 1, 1, 255))
    mask.invert()
    return mask.get_bounding_rects()[0].unionall(mask.get_bounding_rects())


@pytest.mark.parametrize("ratio", RATIOS)
@pytest.mark.parametrize("radius", [0, 8, 400])
@pytest.mark.parametrize("size", [(10, 10), (100, 30), (300, 200)])
def test_a_box_fills_exactly_its_rectangle(
    faces: Faces, ratio: float, radius: float, size: tuple[int, int]
) -> None:
    brush = blank(faces, ratio)
    brush.box((8, 12, *size), radius, "#FFFFFF")
    assert marked(brush) == brush.pixels((8, 12, *size))


def test_a_large_box_is_even_where_its_pieces_meet(faces: Faces) -> None:
    brush = blank(faces, 1.0)
    brush.box((4, 4, 312, 232), 16, "#FFFFFF", 0.5)
    tones = {tuple(brush.surface.get_at((x, y))) for x in range(30, 290) for y in range(30, 210, 7)}
    assert len(tones) == 1


@pytest.mark.parametrize("ratio", RATIOS)
@pytest.mark.parametrize("size", [15, 21])
def test_a_narrow_button_shows_the_end_of_its_label(faces: Faces, ratio: float, size: float) -> None:
    pictures = []
    for label in ("The rest are mine", "The rest are mind"):
        brush = blank(faces, ratio)
        brush.button((10, 10, 92, 44), label, size=size)
        assert brush.pixels((2, 2, 108, 66)).contains(marked(brush))
        pictures.append(pygame.image.tobytes(brush.surface, "RGB"))
    assert pictures[0] != pictures[1], "a cut label would look the same"


@pytest.mark.parametrize("ratio", RATIOS)
def test_a_card_on_its_way_is_drawn_whatever_the_time(faces: Faces, ratio: float) -> None:
    first, later = blank(faces, ratio), blank(faces, ratio)
    first.card(5, 160, 120, 70, 5, 0.3, drawn=80)
    with within(0.0):
        later.card(5, 160, 120, 71, 6, 0.3, drawn=80)
    seen = [pygame.image.tobytes(brush.surface, "RGB") for brush in (first, later)]
    assert seen[0] != seen[1], "it is larger, and turned further"


def test_a_veil_is_as_strong_whatever_was_veiled_before(faces: Faces) -> None:
    forget(faces)
    tones = set()
    for angle, dim in ((0.0, 0.4), (0.0, 1.0), (6.0, 1.0), (-6.0, 0.3), (6.0, 1.0), (3.0, 1.0)):
        brush = blank(faces, 1.0)
        brush.card(0, 160, 120, 100, angle, dim=dim)
        if dim == 1.0:
            tones.add(tuple(brush.surface.get_at((160, 96))))
    assert len(tones) == 1


@pytest.mark.parametrize("ratio", RATIOS)
def test_a_card_lies_where_it_is_put(faces: Faces, ratio: float) -> None:
    for angle in (0.0, 4.0, -90.0):
        brush = blank(faces, ratio)
        brush.card(36, 160, 120, 60, angle, lift=0.0)
        centre = marked(brush).center
        assert centre[0] == pytest.approx(160 * ratio, abs=4 * ratio)
        assert centre[1] == pytest.approx(120 * ratio, abs=4 * ratio)


def test_a_moving_card_ends_as_it_rests(faces: Faces) -> None:
    one, other = blank(faces, 2.0), blank(faces, 2.0)
    one.card(20, 160, 120, 60)
    other.card(20, 160, 120, 60, drawn=60)
    assert pygame.image.tobytes(one.surface, "RGB") == pygame.image.tobytes(other.surface, "RGB")


@pytest.mark.parametrize("theme", list(THEMES))
@pytest.mark.parametrize("ratio", [1.0, 3.0])
def test_the_table_covers_everything_and_is_darkest_at_the_rim(theme: str, ratio: float) -> None:
    size = (round(200 * ratio), round(300 * ratio))
    table = tabletop(THEMES[theme], size, ratio)
    assert table.size == size
    middle, corner = (
        sum(pygame.transform.average_color(table, rect)[:3])
        for rect in (
            pygame.Rect(size[0] // 3, size[1] // 3, size[0] // 3, size[1] // 4),
            pygame.Rect(0, size[1] - 20, 20, 20),
        )
    )
    assert middle > 1.3 * corner > 0


@pytest.mark.parametrize("sheet", [False, True])
@pytest.mark.parametrize("state", ["normal", "hover", "pressed", "disabled"])
def test_every_control_draws_in_every_state(faces: Faces, state: str, sheet: bool) -> None:
    brush = blank(faces, 2.0)
    for kind in ("primary", "secondary", "text"):
        brush.button((10, 10, 120, 44), "Pass", kind, state, True, "arrow-left", sheet)
    brush.round_button("menu", 160, 30, 44, state, True, sheet, True)
    brush.chip((10, 70, 90, 44), "Normal", True, state, True, sheet)
    brush.toggle(150, 90, True, state, True, sheet)
    brush.slider((200, 70, 100, 44), 0.5, state, True, sheet)
    assert brush.surface.get_rect().contains(marked(brush))


def test_arrow_keys_show_arrows_whatever_the_font_has(faces: Faces) -> None:
    seen = set()
    for key in "←→↑↓":
        brush = blank(faces, 2.0)
        assert brush.keycap(20, 40, key, True, 1.5) == 42
        assert brush.pixels((19, 18, 44, 44)).contains(marked(brush))
        seen.add(pygame.image.tobytes(brush.surface, "RGB"))
    assert len(seen) == 4


def test_players_points_and_words_draw_with_and_without_values(faces: Faces) -> None:
    brush = blank(faces, 1.0)
    for avatar in AVATARS:
        brush.plate("A rather long name", avatar, 100, 40, 3, 41, True)
        brush.plate("You", avatar, 100, 100)
        brush.tower("You", avatar, 250, 100, 0, 7)
    assert brush.points(10, 200, 13) > 20
    assert brush.text("", 10, 10, 15) <= 1
    assert brush.paragraph("one two three", 10, 150, 40, 15) > 30
    assert brush.toast("You must follow clubs.", 160, 200, 200)[2] <= 200
    for direction in ("left", "right", "across", "hold", "scatter"):
        assert brush.pass_marker(200, 200, direction, "Pass") > 26


def test_a_cache_gives_up_what_was_used_least_recently() -> None:
    cache = Cache(3 * 400)
    made = {n: cache.get(n, lambda: pygame.Surface((10, 10))) for n in range(3)}
    assert cache.get(0, lambda: pygame.Surface((10, 10))) is made[0]
    cache.get(3, lambda: pygame.Surface((10, 10)))
    assert [n in cache for n in range(4)] == [True, False, True, True]
    assert cache.bytes == 1200


def test_forgetting_changes_nothing_that_is_seen(faces: Faces) -> None:
    brush = blank(faces, 1.0)
    brush.card(36, 100, 100, 60, 5)
    before = pygame.image.tobytes(brush.surface, "RGB")
    forget(faces)
    again = blank(faces, 1.0)
    again.card(36, 100, 100, 60, 5)
    assert pygame.image.tobytes(again.surface, "RGB") == before
