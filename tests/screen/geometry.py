"""The geometry of the title and the table as text: `python -m tests.screen.geometry` writes the goldens anew.

Pictures differ between builds of SDL, boxes do not. Cards are numbered from the left, so that neither a
better bot nor another shuffle changes a line.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

from game.engine.rules import Rules
from game.screen.driver import Driver
from game.screen.matches import begin

FOLDER = Path(__file__).parent / "goldens"
WINDOWS = (
    ("320x568", 4),
    ("360x640", 4),
    ("390x844", 3),
    ("390x844", 4),
    ("390x844", 5),
    ("844x390", 3),
    ("844x390", 4),
    ("844x390", 5),
    ("768x1024", 4),
    ("1280x720", 3),
    ("1280x720", 4),
    ("1280x720", 5),
    ("1920x1080", 4),
    ("2560x1080", 4),
)


def path(window: str, players: int) -> Path:
    """The file of a golden."""
    return FOLDER / f"{window}-{players}.txt"


def geometry(window: str, players: int) -> str:
    """Every region of the title, of the pass and of the first play, a line each."""
    w, h = (int(side) for side in window.split("x"))
    driver = Driver((w, h), speed="instant", motion="reduced")
    return "".join(f"{line}\n" for line in _lines(driver, players))


def _lines(driver: Driver, players: int) -> Iterator[str]:
    yield from _page("title", driver)
    begin(driver.app, Rules(players=players, pass_cycle="L"), ("easy",) * (players - 1))
    driver.until_asked()
    yield from _page("pass", driver)
    driver.pass_cards()
    driver.until_asked()
    yield from _page("play", driver)


def _page(name: str, driver: Driver) -> Iterator[str]:
    yield f"# {name}"
    cards = 0
    for region in driver.app.regions():
        shown = region.name
        if shown.startswith("trick:"):
            continue
        if shown.startswith("card:"):
            cards += 1
            shown = f"card:{cards}"
        box = " ".join(f"{side:.0f}" for side in region.box)
        yield f"{shown} {region.role} {box}"


def main() -> int:
    """Write all goldens anew."""
    FOLDER.mkdir(exist_ok=True)
    for window, players in WINDOWS:
        path(window, players).write_text(geometry(window, players), encoding="utf-8")
        print(path(window, players))
    return 0


if __name__ == "__main__":
    sys.exit(main())
