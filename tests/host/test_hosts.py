"""Finding the host, and what the desktop's and the page's hosts answer."""

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from game.host import bridge, folders
from game.host.browser import Browser
from game.host.find import find_host
from game.host.host import Act, Control, Insets
from game.host.native import Native

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def native(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Native:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("HEARTS_HOME", str(tmp_path))
    pygame.quit()
    return Native()


class Page:
    """The page's `hearts` object, as far as these tests need one."""

    viewport = json.dumps([390, 844, 3, 0, 47, 0, 34])
    reducedMotion = True

    def __init__(self) -> None:
        self.shown: list[tuple[str, str]] = []

    def entropy(self, count: int) -> str:
        return "ab" * count

    def mirror(self, title: str, controls: str) -> None:
        self.shown.append((title, controls))

    def acts(self) -> str:
        return json.dumps([["press", "pass", ""]])

    def fail(self, trace: str) -> bool:
        return True


def run(work: Coroutine[Any, Any, Any]) -> Any:
    """Run a coroutine in a thread of its own: the browser tests leave an event loop running in this one."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, work).result()


def page_host(page: Any, **window: Any) -> Browser:
    return Browser(SimpleNamespace(hearts=page, innerWidth=800, innerHeight=600, **window))


def test_outside_a_browser_the_host_is_the_desktop(native: Native) -> None:
    assert bridge.page_window() is None
    assert isinstance(find_host(), Native)


def test_the_desktop_window_decides_the_size_once_there_is_one(native: Native) -> None:
    width, height = native.size()
    assert 320 <= width <= 1280 and 320 <= height <= 800
    pygame.display.set_mode((500, 400), pygame.RESIZABLE)
    assert native.size() == (500, 400) and native.ratio() == 1
    pygame.quit()


def test_the_desktop_keeps_saves_and_the_last_error_in_its_folder(native: Native, tmp_path: Path) -> None:
    assert native.store.set("match", "text") and native.save_file("../sheet.csv", "a,b")
    with pytest.raises(SystemExit, match="ValueError: odd"):
        native.fail("ValueError: odd")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["last-error.txt", "match.txt", "sheet.csv"]


def test_the_desktop_paces_frames_without_blocking(native: Native) -> None:
    async def other_work() -> int:
        turns = 0
        frames = asyncio.ensure_future(asyncio.wait_for(native.frame(), 5))
        while not frames.done():
            turns += 1
            await asyncio.sleep(0)
        return turns

    run(native.frame())
    assert run(other_work()) > 1
    assert len(native.entropy(32)) == 32 and native.entropy(32) != native.entropy(32)


def test_the_data_folder_is_where_each_system_keeps_such_things() -> None:
    assert folders.data_folder({"HEARTS_HOME": "/mine"}) == Path("/mine")
    assert folders.data_folder({"XDG_DATA_HOME": "/data"}, "linux") == Path("/data/hearts")
    assert folders.data_folder({"APPDATA": "/roaming"}, "win32") == Path("/roaming/Hearts")
    assert folders.data_folder({}, "darwin").parts[-3:] == ("Library", "Application Support", "Hearts")


@pytest.mark.parametrize("face", folders.INSTALLED)
def test_each_face_is_found_and_an_unknown_one_is_none(face: str) -> None:
    path = folders.font_file(face)
    assert path is not None and Path(path).is_file()
    assert folders.font_file("script-bold") is None


def test_the_page_answers_through_its_bridge() -> None:
    page = Page()
    host = page_host(page)
    assert (host.size(), host.ratio(), host.insets()) == ((390, 844), 3, Insets(0, 47, 0, 34))
    assert host.reduced_motion() and host.entropy(4) == b"\xab" * 4
    assert host.acts() == [Act("press", "pass")]
    controls = [Control("pass", "Pass", "button", (1.0, 2.0, 3.0, 4.0))]
    host.mirror("Table", controls)
    host.mirror("Table", controls)
    assert len(page.shown) == 1  # cheap when nothing changed
    assert json.loads(page.shown[0][1])[0]["rect"] == [1.0, 2.0, 3.0, 4.0]


def test_a_page_without_the_bridge_gets_neutral_values(capsys: pytest.CaptureFixture[str]) -> None:
    host = page_host(None)
    assert (host.size(), host.ratio(), host.insets()) == ((800, 600), 1, Insets())
    assert host.acts() == [] and not host.copy("text") and not host.save_file("a", "b")
    assert len(host.entropy(16)) == 16 and not host.hidden() and not host.reduced_motion()
    host.mirror("Table", [])
    host.say("Nothing hears this.")
    host.pick_file()
    host.first_frame()
    host.fail("ValueError: odd")
    assert "ValueError: odd" in capsys.readouterr().out
    run(asyncio.wait_for(host.frame(), 5))


def test_a_window_that_forbids_everything_is_survived() -> None:
    class Hostile:
        def __getattr__(self, name: str) -> Any:
            raise PermissionError(name)

    host = Browser(Hostile())
    assert host.size() == (320, 480) and host.store.get("match") is None and not host.store.set("match", "x")


def test_a_game_that_cannot_start_ends_with_its_traceback(tmp_path: Path) -> None:
    """main.py reports what its App raises: here SDL is told to use a driver that does not exist."""
    environment = {**os.environ, "SDL_VIDEODRIVER": "no such driver", "HEARTS_HOME": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "main.py"], cwd=ROOT, env=environment, capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 1
    assert "Hearts stopped because of an error." in done.stderr and "Traceback" in done.stderr
    assert "Traceback" in (tmp_path / "last-error.txt").read_text()
