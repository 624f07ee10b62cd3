"""Milliseconds a frame of our own work, in Chromium: `python -m tests.bench.frames [--hands N]`.

Plays hands at normal speed, opens every sheet, and counts each frame by what was being shown: the time that
the page's thread had the processor, the slowest by the clock beside it; the flip is SDL's copy to the canvas.
Also says how long the page takes to its first playable frame, and how much of that is Python's own start.
A piece of work that is always the same runs as often beside it: what that shows are the machine's own stalls.
Measures the site as it lies in build/web.
"""

import argparse
import shutil
import statistics
from collections import defaultdict
from collections.abc import Sequence
from typing import NamedTuple

from playwright.sync_api import Browser, sync_playwright

from build.machine import CHROMIUMS
from build.places import SITE
from build.serve import Server
from tests.bench.trace import CATEGORIES, LOOP, processor_times
from tests.web.browser import DESKTOP, FLAGS, PHONE, Screen, Tab
from tests.web.match import deal, pass_three, play_hand, until_turn
from tests.web.probe import Frame, frames, measured

WORST = 16.0  # milliseconds
STALL = 4.0  # milliseconds beyond the usual
GOALS = "Goal at 1280 x 720: none."
SLOWEST = 12  # how many of the slowest are listed
LOOKS = (
    "theme:midnight",
    "theme:walnut",
    "theme:felt",
    "colours:four",
    "back:meadow",
    "text:150",
    "text:100",
)
SHEETS = (
    ("menu", "scores"),
    ("menu", "settings", *LOOKS),
    ("menu", "help"),
    ("help",),
    ("shield",),
)  # all that can be opened in a hand, each with what is pressed there
UNPAINTED = "nothing shown"  # idle, or drawing what is missing
ROW = "{:<18}{:>7}{:>9}{:>9}{:>9}{:>9}{:>9}{:>14}"
WORK = """count => new Promise(done => {
  const spin = rounds => {
    const start = performance.now();
    for (let i = 0, x = 1; i < rounds; i++) x = (x * 48271) % 2147483647;
    return performance.now() - start;
  };
  let rounds = 1e5, number = 0;
  while (spin(rounds) < 4) rounds *= 1.2;
  const loop = () => {
    spin(rounds); performance.mark("loop:" + number);
    if (++number < count) requestAnimationFrame(loop); else done();
  };
  requestAnimationFrame(loop);
})"""  # some milliseconds of arithmetic in each of so many frames
MARKS = "['files', 'python', 'first-frame'].map(name => performance.getEntriesByName(name)[0].startTime)"


class Played(NamedTuple):
    """What was measured on one screen: the frames, and the times of the fixed work in milliseconds."""

    frames: list["Taken"]
    loops: list[float]


class Taken(NamedTuple):
    """A frame, and the milliseconds for which the page's thread had the processor."""

    frame: Frame
    ms: float


def main() -> None:
    """Measure on a desktop's and on a phone's screen and print a table for each."""
    options = argparse.ArgumentParser(description="Measure the frames of the built site in Chromium.")
    options.add_argument("--hands", type=int, default=1, help="how many hands to play on each screen")
    options.add_argument(
        "--linger", type=float, default=3.0, help="seconds that the player looks at the title"
    )
    given = options.parse_args()
    server = Server(SITE, under_root=False)
    path = next(filter(None, map(shutil.which, CHROMIUMS)))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        print(starting(browser, server.address))
        for screen in (DESKTOP, PHONE):
            found = played(browser, server.address, screen, given)
            report(screen, found.frames)
            print(stalls(found.loops))
        browser.close()
    server.close()


def starting(browser: Browser, address: str, times: int = 3) -> str:
    """The median times to the loaded files, the started interpreter and the first playable frame."""
    marks: list[list[float]] = []
    for _ in range(times):
        tab = Tab(browser, address).open()
        marks.append(tab.page.evaluate(MARKS))
        tab.close()
    files, python, first = (statistics.median(column) / 1000 for column in zip(*marks, strict=True))
    return f"Start: files after {files:.2f} s, Python after {python:.2f} s, first frame after {first:.2f} s"


def played(browser: Browser, address: str, screen: Screen, given: argparse.Namespace) -> Played:
    """The frames of the title, of whole hands at normal speed, and of every sheet opened in the first."""
    tab = measured(Tab(browser, address, screen)).open()
    browser.start_tracing(page=tab.page, categories=CATEGORIES)
    wait(tab, given.linger)
    deal(tab)
    for number in range(given.hands):
        pass_three(tab)
        if number == 0:
            look_around(tab)
        play_hand(tab)
        if number + 1 < given.hands:
            tab.press("next")
            tab.until_there("pass")
    found = frames(tab)
    tab.page.evaluate(WORK, len(found))
    trace = browser.stop_tracing()
    tab.close()
    times, loops = processor_times(trace), sorted(processor_times(trace, LOOP).values())
    return Played([Taken(frame, times[frame.number]) for frame in found if frame.number in times], loops)


def look_around(tab: Tab) -> None:
    """Play a trick, then open everything that can be opened in a hand."""
    for _ in range(2):
        name = until_turn(tab)
        tab.press(name)
        tab.until_gone(name)
    until_turn(tab)
    for name in ("passed", "last-trick"):
        for _ in range(2):
            tab.press(name)
            wait(tab, 0.5)
    for path in SHEETS:
        for name in path:
            tab.press(name)
            wait(tab, 0.7)
        while tab.has("close"):
            tab.press("close")
            wait(tab, 0.4)
    for name in ("hint", "undo"):
        until_turn(tab)
        tab.press("menu")
        tab.press(name)
        wait(tab, 0.7)


def wait(tab: Tab, seconds: float) -> None:
    """Look at what there is."""
    tab.page.wait_for_timeout(1000 * seconds)


def report(screen: Screen, found: Sequence[Taken]) -> None:
    """Print a row for each moment over the frames that painted, and one over those that did not."""
    print(f"\n{screen.width} x {screen.height} at ratio {screen.ratio}: milliseconds a frame")
    print(ROW.format("", "frames", "median", "95 %", "99 %", "worst", "flip", "by the clock"))
    rows: dict[str, list[Taken]] = defaultdict(list)
    for taken in found:
        rows[taken.frame.moment if taken.frame.painted else UNPAINTED].append(taken)
    rows["all painted"] = [taken for taken in found if taken.frame.painted]
    for moment, group in rows.items():
        times = sorted(taken.ms for taken in group)
        flip = statistics.median(taken.frame.flip for taken in group)
        clock = max(taken.frame.took for taken in group)
        shown = [statistics.median(times), share(times, 0.95), share(times, 0.99), times[-1], flip, clock]
        print(ROW.format(moment, len(times), *(f"{value:.1f}" for value in shown)))
    hand = [taken for taken in found if taken.frame.moment != "before"]
    late, clock = sum(taken.ms > WORST for taken in hand), sum(taken.frame.took > WORST for taken in hand)
    print(
        f"{late} of {len(hand)} frames of the hands took over {WORST:.0f} ms, {clock} by the clock. {GOALS}"
    )
    for taken in sorted((t for t in hand if t.ms > WORST), key=lambda t: -t.ms)[:SLOWEST]:
        what = "painted" if taken.frame.painted else UNPAINTED
        print(f"  {taken.ms:.1f} ms, {taken.frame.moment}, {what}, frame {taken.frame.number}")


def stalls(loops: Sequence[float]) -> str:
    """How much longer than usual the fixed work took; expects sorted times."""
    usual = statistics.median(loops)
    late = sum(taken - usual > STALL for taken in loops)
    return (
        f"Beside it, {usual:.1f} ms of fixed work in each of {len(loops)} frames: {late} took over"
        f" {STALL:.0f} ms longer than that, the worst {loops[-1] - usual:.1f} ms longer: the machine's."
    )


def share(times: Sequence[float], part: float) -> float:
    """The value below which this part of the sorted times lies."""
    return times[min(len(times) - 1, int(part * len(times)))]


if __name__ == "__main__":
    main()
