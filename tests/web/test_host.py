"""What the page does for the game, through the bridge: frames, measures, mirror, voice, keys, files."""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, FilePayload

from build.serve import Server
from tests.web.browser import DESKTOP, PHONE, OpenTab, Tab

pytestmark = pytest.mark.web


def mirror(tab: Tab, *controls: dict[str, object], title: str = "Test") -> None:
    """Show other controls than the game's; the game does not touch the mirror while nothing changes."""
    plain = {
        "rect": [10, 20, 100, 44],
        "enabled": True,
        "pressed": None,
        "group": "",
        "value": "",
        "role": "button",
    }
    whole = [{**plain, "label": str(control["name"]).title(), **control} for control in controls]
    tab.page.evaluate("([title, list]) => hearts.mirror(title, list)", [title, json.dumps(whole)])


def take_over(tab: Tab) -> None:
    """Keep the game from showing and hearing controls, so that a test can do both alone."""
    tab.page.evaluate(
        "window.testing = { mirror: hearts.mirror, acts: hearts.acts };"
        "hearts.mirror = () => {}; hearts.acts = () => '';"
    )
    tab.page.evaluate("testing.acts()")


def show(tab: Tab, *controls: dict[str, object], title: str = "Test") -> None:
    tab.page.evaluate("() => { hearts.mirror = testing.mirror; }")
    mirror(tab, *controls, title=title)
    tab.page.evaluate("() => { hearts.mirror = () => {}; }")


def acts(tab: Tab) -> list[list[str]]:
    text = tab.page.evaluate("testing.acts()")
    done: list[list[str]] = json.loads(text) if text else []
    return done


@pytest.fixture(scope="module")
def shared(chromium: Browser, server: Server) -> Iterator[Tab]:
    """One tab for the tests that only use the bridge: a start of the game each would take minutes."""
    tab = Tab(chromium, server.address).open()
    take_over(tab)
    yield tab
    tab.close()


@pytest.fixture
def bench(shared: Tab) -> Tab:
    """The shared tab, with nothing mirrored and nothing left to hear."""
    show(shared)
    acts(shared)
    return shared


def test_a_resize_and_a_rotation_are_followed(open_tab: OpenTab) -> None:
    tab = open_tab(PHONE).open()
    before = tab.names()
    tab.resize(844, 390)
    tab.resize(390, 844)
    assert tab.names() == before


def test_a_large_screen_keeps_to_the_pixel_budget(open_tab: OpenTab) -> None:
    tab = open_tab(DESKTOP._replace(width=2560, height=1080, ratio=3)).open()
    assert tab.page.evaluate("canvas.width * canvas.height") <= 8_100_000


def test_a_hidden_tab_goes_on_slowly_and_does_no_harm(playing: Tab) -> None:
    playing.page.evaluate(
        "window.count = 0; const next = hearts.nextFrame;"
        "hearts.nextFrame = () => { count++; return next(); };"
        "Object.defineProperty(document, 'hidden', { value: true, configurable: true });"
        "document.dispatchEvent(new Event('visibilitychange'));"
    )
    playing.until("count >= 3")
    playing.page.evaluate(
        "delete document.hidden; document.dispatchEvent(new Event('visibilitychange')); count = 0"
    )
    playing.until("count >= 10")
    assert playing.names()


def test_controls_lie_where_they_are_drawn_and_cannot_be_touched(bench: Tab) -> None:
    show(bench, {"name": "pass", "rect": [30, 40, 120, 50]})
    assert bench.centre("pass") == (90, 65)
    style = bench.control("pass").evaluate(
        "node => [getComputedStyle(node).opacity, getComputedStyle(node).pointerEvents]"
    )
    assert style == ["0", "none"]
    assert bench.page.title() == "Test · Hearts"


def test_focus_stays_while_the_controls_around_it_change(bench: Tab) -> None:
    show(
        bench, {"name": "a", "group": "Hand"}, {"name": "b", "group": "Hand"}, {"name": "c", "group": "Hand"}
    )
    bench.control("b").focus()
    show(bench, {"name": "x"}, {"name": "c", "group": "Hand"}, {"name": "b", "group": "Hand"})
    assert bench.page.evaluate("document.activeElement.dataset.name") == "b"
    assert bench.names() == ["x", "c", "b"]
    assert acts(bench) == [["focus", "b", ""]]
    show(bench, {"name": "x"}, {"name": "c", "group": "Hand"})
    assert bench.page.evaluate("document.activeElement.dataset.name") == "c"


def test_a_disabled_control_is_focusable_and_its_press_is_reported(bench: Tab) -> None:
    show(bench, {"name": "card:QS", "enabled": False, "label": "Queen of spades, you must follow clubs"})
    bench.control("card:QS").focus()
    assert not bench.enabled("card:QS")
    bench.page.keyboard.press("Enter")
    assert acts(bench) == [["focus", "card:QS", ""], ["press", "card:QS", ""]]


def test_each_role_becomes_the_element_it_should_be(bench: Tab) -> None:
    show(
        bench,
        {"name": "title", "role": "heading", "label": "Settings"},
        {"name": "speed", "role": "slider", "value": "3 1 5 1"},
        {"name": "name", "role": "textbox", "value": "Ann"},
        {"name": "sound", "role": "checkbox", "pressed": True},
        {"name": "scores", "role": "table", "value": "Player\tPoints\nAnn\t7"},
        {"name": "lifted", "pressed": True},
    )
    page = bench.page
    assert page.get_by_role("heading", name="Settings", level=2).count() == 1
    assert page.get_by_role("slider", name="Speed").input_value() == "3"
    assert page.get_by_role("checkbox", name="Sound").is_checked()
    assert page.get_by_role("table", name="Scores").get_by_role("rowheader", name="Ann").count() == 1
    assert page.get_by_role("button", name="Lifted", pressed=True).count() == 1
    page.get_by_role("textbox", name="Name").press_sequentially("e")
    bench.press("sound")
    done = acts(bench)
    assert ["input", "name", "Anne"] in done or ["input", "name", "eAnn"] in done
    assert ["press", "sound", ""] in done
    assert page.get_by_role("checkbox", name="Sound").is_checked()  # the game decides, not the click


def test_keys_on_a_control_reach_the_game(bench: Tab) -> None:
    show(bench, {"name": "a", "group": "Hand"}, {"name": "b", "group": "Hand"})
    bench.page.evaluate(
        "window.keys = []; canvas.addEventListener('keydown', event => keys.push(event.code))"
    )
    bench.control("a").focus()
    for key in ("ArrowRight", "h", "Escape", "Enter", "Space"):
        bench.page.keyboard.press(key)
    assert bench.page.evaluate("keys") == ["ArrowRight", "KeyH", "Escape"]
    assert [act for act in acts(bench) if act[0] == "press"] == [["press", "a", ""]] * 2


def test_the_focus_of_the_page_follows_the_games(bench: Tab) -> None:
    show(bench, {"name": "a"}, {"name": "b"})
    bench.control("a").focus()
    bench.page.evaluate("hearts.focus('b')")
    assert bench.page.evaluate("document.activeElement.dataset.name") == "b"
    assert acts(bench) == []  # the game is not told what it said itself, nor what is out of date
    bench.page.evaluate("hearts.focus('')")
    assert bench.page.evaluate("document.activeElement.id") == "canvas"


def test_tab_leaves_the_canvas_and_the_browser_keeps_its_shortcuts(bench: Tab) -> None:
    show(bench, {"name": "a"})
    bench.tap_at(5, 5)
    assert bench.page.evaluate("document.activeElement.id") == "canvas"
    kept = bench.page.evaluate(
        "canvas.dispatchEvent(new KeyboardEvent('keydown', { key: 'F5', code: 'F5', cancelable: true }))"
    )
    assert kept  # nobody prevented it
    bench.page.keyboard.press("Tab")
    assert bench.page.evaluate("document.activeElement.dataset.name") == "a"


def test_sentences_of_one_moment_are_announced_together_and_once(bench: Tab) -> None:
    bench.page.evaluate(
        "document.getElementById('said').replaceChildren(); hearts.say('One.'); hearts.say('Two.')"
    )
    bench.until_said("One. Two.")
    assert bench.said() == ["One. Two."]


def test_entropy_is_the_browsers(bench: Tab) -> None:
    drawn = bench.page.evaluate("[hearts.entropy(32), hearts.entropy(32)]")
    assert [len(text) for text in drawn] == [64, 64] and drawn[0] != drawn[1]


def test_texts_go_out_as_downloads_and_come_in_as_files(bench: Tab) -> None:
    with bench.page.expect_download() as download:
        bench.page.evaluate("hearts.saveFile('match.txt', 'kept')")
    assert download.value.suggested_filename == "match.txt"
    with bench.page.expect_file_chooser() as chooser:
        bench.page.evaluate("hearts.pickFile()")
    chooser.value.set_files(FilePayload(name="match.txt", mimeType="text/plain", buffer=b"kept"))
    bench.until("(window.got ||= testing.acts()) !== ''")
    assert json.loads(bench.page.evaluate("got")) == [["input", "file", "kept"]]
