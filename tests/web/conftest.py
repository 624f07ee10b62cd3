"""The browser tests' ground: the site, built as the README does, a server under a sub-path, one Chromium."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from build import web
from build.machine import CHROMIUMS
from build.serve import Server
from tests.web.browser import DESKTOP, FLAGS, OpenTab, Screen, Tab


@pytest.fixture(scope="session")
def site() -> Path:
    """The built site's folder."""
    return web.build()


@pytest.fixture(scope="session")
def server(site: Path) -> Iterator[Server]:
    """A server that has the site under /hearts/ and nothing else."""
    running = Server(site, under_root=False)
    yield running
    running.close()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """One real Chromium for all tests: CHROMIUM, or the system's."""
    path = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, CHROMIUMS)), None)
    assert path, "Chromium is not installed; install it, or name it in the variable CHROMIUM."
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def open_tab(chromium: Browser, server: Server) -> Iterator[OpenTab]:
    """Makes tabs (not yet gone to the page); each is closed, its faults counted, at the end of the test."""
    tabs: list[Tab] = []

    def make(screen: Screen = DESKTOP, **options: object) -> Tab:
        tabs.append(Tab(chromium, server.address, screen, **options))
        return tabs[-1]

    yield make
    for tab in tabs:
        tab.close()


@pytest.fixture
def playing(open_tab: OpenTab) -> Tab:
    """A desktop tab with the game at its first screen."""
    return open_tab().open()
