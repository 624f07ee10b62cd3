"""The page itself: it boots under a sub-path, keeps to its origin, and says so when something goes wrong."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Route

from tests.web.browser import DESKTOP, PHONE, OpenTab, Screen, Tab

pytestmark = pytest.mark.web

FORBID_STORAGE = """Object.defineProperty(window, "localStorage", {
    get() { throw new DOMException("The operation is insecure.", "SecurityError"); } });"""


@pytest.mark.parametrize("screen", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_first_screen_fills_the_canvas_at_the_pixel_ratio(open_tab: OpenTab, screen: Screen) -> None:
    tab = open_tab(screen).open()
    assert tab.address.endswith("/hearts/")
    backing = tab.page.evaluate("[canvas.width, canvas.height, canvas.clientWidth, canvas.clientHeight]")
    wanted = [screen.width * screen.ratio, screen.height * screen.ratio, screen.width, screen.height]
    assert backing == wanted
    assert tab.names()
    assert not tab.page.locator("#loader").is_visible()


def test_everything_the_loader_lists_is_fetched_once(open_tab: OpenTab, site: Path) -> None:
    tab = open_tab()
    fetched: list[str] = []
    tab.page.on(
        "request", lambda request: fetched.append(request.url.removeprefix(tab.address).split("?")[0])
    )
    tab.open()
    for name in json.loads((site / "files.json").read_text()):
        assert fetched.count(name) == 1, name


def test_a_file_that_fails_gets_a_sentence_and_retry_goes_on(open_tab: OpenTab) -> None:
    tab = open_tab()
    tab.page.route("**/pygame.whl*", lambda route: route.abort())
    tab.page.goto(tab.address)
    tab.page.locator("#stuck").wait_for()
    assert "pygame.whl could not be loaded" in tab.page.locator("#stuck-text").inner_text()
    tab.page.unroute("**/pygame.whl*")
    tab.page.get_by_role("button", name="Retry").click()
    tab.until_playing()
    assert all("ERR_FAILED" in fault for fault in tab.faults)
    tab.faults.clear()


def test_a_truncated_file_is_told_from_a_whole_one(open_tab: OpenTab) -> None:
    tab = open_tab()

    def cut_short(route: Route) -> None:
        body = route.fetch().body()
        route.fulfill(body=body[: len(body) // 2])

    tab.page.route("**/hearts.apk*", cut_short)
    tab.page.goto(tab.address)
    tab.page.locator("#stuck").wait_for()
    assert "hearts.apk arrived incomplete" in tab.page.locator("#stuck-text").inner_text()


def test_a_forbidden_storage_does_not_stop_the_game(open_tab: OpenTab) -> None:
    tab = open_tab()
    tab.page.add_init_script(FORBID_STORAGE)
    tab.open()
    assert tab.names()


def test_a_browser_without_simd_is_told_what_it_needs(open_tab: OpenTab) -> None:
    tab = open_tab()
    tab.page.add_init_script("WebAssembly.validate = () => false;")
    tab.page.goto(tab.address)
    tab.page.locator("#unsupported").wait_for()
    assert "WebAssembly with SIMD" in tab.page.locator("#unsupported").inner_text()
    assert not tab.page.locator("#progress").is_visible()


def test_an_unhandled_error_is_shown_with_its_traceback(playing: Tab) -> None:
    playing.page.evaluate("hearts.fail('Traceback (most recent call last):\\nValueError: what went wrong')")
    assert playing.page.locator("#trace").inner_text().endswith("ValueError: what went wrong")
    assert playing.page.get_by_role("heading", name="The game stopped").is_visible()
    playing.page.get_by_role("button", name="Copy the text").click()
    playing.until("document.getElementById('copied').textContent !== ''")
    playing.page.get_by_role("button", name="Reload").click()
    playing.until_playing()


def test_an_error_inside_the_game_reaches_the_panel(open_tab: OpenTab) -> None:
    tab = open_tab()
    tab.page.route("**/page/bridge.js", break_the_bridge)
    tab.page.goto(tab.address)
    tab.page.locator("#failure").wait_for()
    trace = tab.page.locator("#trace").inner_text()
    assert "Traceback" in trace and "main.py" in trace


def break_the_bridge(route: Route) -> None:
    """Measures that are no JSON: the game's own code stumbles over them in its first frame."""
    response = route.fetch()
    route.fulfill(
        response=response, body=response.text().replace("hearts.viewport = viewport", 'hearts.viewport = "{"')
    )


def test_the_site_is_whole_and_nothing_in_it_is_foreign(site: Path) -> None:
    from build import check

    check.check(site)
    sizes = check.parts(site)
    assert sum(packed for _, _, packed in sizes) <= check.LIMIT
