"""The standard library of the site is cut down: whatever the game imports, early or late, must be there."""

import pytest
from playwright.sync_api import Route

from tests.web.browser import OpenTab
from tests.web.modules import modules_of_the_game

pytestmark = pytest.mark.web

TRY_ALL = """
import importlib

def missing(names):
    found = []
    for name in names:
        try:
            importlib.import_module(name)
        except ImportError as error:
            found.append(f"{name}: {error}")
    return "\\n".join(found)

missing
"""


def keep_python(route: Route) -> None:
    """Serve the page's python.js so that a test can reach the interpreter."""
    response = route.fetch()
    text = response.text().replace("    return python;", "    return (window.python = python);")
    route.fulfill(response=response, body=text)


def test_every_module_the_game_names_is_on_the_site(open_tab: OpenTab) -> None:
    tab = open_tab()
    tab.page.route("**/page/python.js", keep_python)
    tab.open()
    names = modules_of_the_game()
    assert "game.screen.app" in names
    missing = tab.page.evaluate("([code, names]) => python.runPython(code)(names)", [TRY_ALL, names])
    assert missing == ""
