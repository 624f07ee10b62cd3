"""Milliseconds a frame of our own work, in Chromium: `python -m tests.bench.frames [--hands N]`.

Plays hands at normal speed and counts every frame by what was being shown; the flip is SDL's copy to the
canvas. Also says how long the page takes to its first playable frame, and how much of that is Python's own
start. Measures the site as it lies in build/web.
"""

import argparse
import shutil
import statistics
from collections import defaultdict
from collections.abc import Sequence

from playwright.sync_api import Browser, sync_playwright

from build.machine import CHROMIUMS
from build.places import SITE
from build.serve import Server
from tests.web.browser import DESKTOP, FLAGS, PHONE, Screen, Tab
from tests.web.match import deal, pass_three, play_hand
from tests.web.probe import Frame, frames, measured

WORST = 16.0  # milliseconds
GOALS = "goal at 1280 x 720: none, and a median of at most 8 ms"
UNPAINTED = "nothing shown"  # idle, or drawing what is missing
ROW = "{:<18}{:>7}{:>9}{:>9}{:>9}{:>9}{:>9}"
MARKS = "['files', 'python', 'first-frame'].map(name => performance.getEntriesByName(name)[0].startTime)"


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
            report(screen, played(browser, server.address, screen, given.hands, given.linger))
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


def played(browser: Browser, address: str, screen: Screen, hands: int, linger: float) -> list[Frame]:
    """The frames of the title, a deal, a pass and whole hands at normal speed."""
    tab = measured(Tab(browser, address, screen)).open()
    tab.page.wait_for_timeout(linger * 1000)
    deal(tab)
    found = frames(tab)
    for number in range(hands):
        pass_three(tab)
        play_hand(tab)
        if number + 1 < hands:
            tab.press("next")
            tab.until_there("pass")
        found += frames(tab)
    tab.close()
    return found


def report(screen: Screen, found: Sequence[Frame]) -> None:
    """Print a row for each moment over the frames that painted, and one over those that did not."""
    print(f"\n{screen.width} x {screen.height} at ratio {screen.ratio}: milliseconds a frame")
    print(ROW.format("", "frames", "median", "95 %", "99 %", "worst", "flip"))
    rows: dict[str, list[Frame]] = defaultdict(list)
    for frame in found:
        rows[frame.moment if frame.painted else UNPAINTED].append(frame)
    rows["all painted"] = [frame for frame in found if frame.painted]
    for moment, group in rows.items():
        times = sorted(frame.took for frame in group)
        flip = statistics.median(frame.flip for frame in group)
        shown = [statistics.median(times), share(times, 0.95), share(times, 0.99), times[-1], flip]
        print(ROW.format(moment, len(times), *(f"{value:.1f}" for value in shown)))
    hand = [frame for frame in found if frame.moment != "before"]
    late = sum(frame.took > WORST for frame in hand)
    print(f"{late} of {len(hand)} frames of the hands took over {WORST:.0f} ms ({GOALS})")


def share(times: Sequence[float], part: float) -> float:
    """The value below which this part of the sorted times lies."""
    return times[min(len(times) - 1, int(part * len(times)))]


if __name__ == "__main__":
    main()
