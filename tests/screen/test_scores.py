"""The score sheet: how much of it a window shows, whatever the text size."""

import pytest

from game.screen.form import Form
from game.screen.scoretable import ScoreTable
from tests.pilot import Pilot
from tests.screen.scenes import seated

LOW = ((844, 390), (667, 375), (568, 320))


def rows_seen(pilot: Pilot) -> float:
    """How many players' rows show without scrolling."""
    page, brush = pilot.app.page, pilot.app.brush()
    assert isinstance(page, Form)
    (table,) = [item for item in page.items() if isinstance(item, ScoreTable)]
    shown = pilot.region("scores").box
    whole, n = table.height(brush, shown.w, page.k), len(table.names)
    one = whole - ScoreTable(table.rules, (), (), (), (), table.tight).height(brush, shown.w, page.k)
    return n - (whole - shown.h) * n / one


@pytest.mark.parametrize("size", LOW)
@pytest.mark.parametrize("text", ["100", "150", "200"])
@pytest.mark.parametrize("sheet", ["hand result", "scores"])
def test_a_low_window_shows_at_least_three_rows(size: tuple[int, int], text: str, sheet: str) -> None:
    least = 2.5 if size == (568, 320) and text == "200" and sheet == "hand result" else 3
    pilot = seated(size, text=text)
    pilot.hurry(1, go_on=False)
    if sheet == "scores":
        pilot.press("next")
        assert pilot.until_asked()
        pilot.press("seat:1")
    assert rows_seen(pilot) >= least


def test_a_low_window_has_the_subtitle_beside_the_heading() -> None:
    low, high = seated((844, 390)), seated((1280, 720))
    for pilot in (low, high):
        pilot.hurry(1, go_on=False)
    subtitle = low.region("text:*")
    assert subtitle.label == high.region("text:*").label
    assert subtitle.box.bottom < low.region("scores").box.y
    assert subtitle.box.x - low.region("scores").box.x > 50
    assert high.region("text:*").box.x == pytest.approx(high.region("scores").box.x)


@pytest.mark.parametrize("size", [(390, 844), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("text", ["100", "200"])
def test_a_tall_window_has_its_heading_above_the_others_in_size_and_place(
    size: tuple[int, int], text: str
) -> None:
    pilot = Pilot(size, 1.0, 3, None, text=text)
    pilot.press("settings")
    page = pilot.app.page
    assert isinstance(page, Form)
    first = pilot.region("heading:*")
    assert page._head_size() > 20 * page.k
    sheet, view, _ = page.place(pilot.app.brush())
    assert sheet.y + 1.05 * page._head_size() < view.y <= first.box.y
