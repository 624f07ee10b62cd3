"""Measuring inside the page: how long each frame of the game takes, and in which moment of a hand it falls.

The page is served with one line changed, so that this module's Python runs before the game does; the site
itself has no such door.
"""

import json
from typing import Any, NamedTuple

from playwright.sync_api import Route

from tests.web.browser import Tab

PROBE = """
import js, json, sys, time
sys.path.insert(0, "/hearts/assets")
from pygame import display
from game.screen.app import App
from game.screen.table import Table

class Probe:
    frames, flips, moment, number = [], 0.0, "before", 0

def timed_flip():
    before = time.perf_counter()
    flip()
    Probe.flips += time.perf_counter() - before

def timed_frame(app, seconds):
    before, Probe.flips = time.perf_counter(), 0.0
    painted = frame(app, seconds)
    took = time.perf_counter() - before
    at_rest = not isinstance(app.page, Table) or not app.page.busy
    if at_rest and Probe.moment != "before":
        moment = "sheet" if app.page.sheet else "rest"
    else:
        moment = Probe.moment
    Probe.number += 1
    frame_times = round(took * 1000, 2), round(Probe.flips * 1000, 2)
    Probe.frames.append((moment, *frame_times, bool(painted), Probe.number))
    js.performance.mark("frame:%d" % Probe.number)
    return painted

def told_show(table, event):
    Probe.moment = type(event).__name__
    show(table, event)

def taken():
    text, Probe.frames = json.dumps(Probe.frames), []
    return text

flip, display.flip = display.flip, timed_flip
frame, App.frame = App.frame, timed_frame
show, Table._show = Table._show, told_show
"""


class Frame(NamedTuple):
    """One frame: when it fell, how long all of it and how long its flip took in ms, whether it painted."""

    moment: str  # the event that is being shown, or "rest", "sheet"; "before" until the first deal
    took: float
    flip: float
    painted: bool
    number: int  # from the first of the tab on


def measured(tab: Tab) -> Tab:
    """A tab whose game will tell its frame times; call before it is opened."""
    tab.page.add_init_script(f"window.probe = {PROBE!r};")
    tab.page.route("**/page/python.js", _with_probe)
    return tab


def _with_probe(route: Route) -> None:
    response = route.fetch()
    text = response.text()
    assert "    return python;" in text, "page/python.js no longer ends as the probe expects"
    started = "    python.runPython(window.probe); return (window.python = python);"
    route.fulfill(response=response, body=text.replace("    return python;", started))


def frames(tab: Tab) -> list[Frame]:
    """The frames since the last call."""
    rows: list[list[Any]] = json.loads(tab.page.evaluate("python.globals.get('taken')()"))
    return [Frame(*row) for row in rows]
