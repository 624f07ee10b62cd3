"""`python -m game gallery`: every screen and state as pictures, made by the real app without a window.

The same call gives the same pictures. They are for looking at; `--screenshots` writes the few that the README
shows.
"""

from __future__ import annotations

import argparse
from itertools import product
from pathlib import Path
from typing import NamedTuple

from game.archive.settings import Settings
from game.host.host import Insets
from game.screen.driver import Driver
from game.screen.theme import THEMES
from game.screen.tour import STATES, tour

SIZES = "320x568@2 360x640@3 390x844@3 844x390@3 768x1024@2 1280x720@1 1920x1080@1 2560x1080@1".split()
SHOTS = {"title": "title", "chosen": "pass", "play": "play", "hand-result": "result"}
SHOT_SIZES = {"390x844@1.5": "portrait", "1280x720@1": "landscape"}
SHOT_FOLDER = Path("assets/screenshots")
SEED = 3


class Window(NamedTuple):
    """A window as the command line names it: WxH@RATIO."""

    name: str
    size: tuple[int, int]
    ratio: float


def window(text: str) -> Window:
    """Read WxH@RATIO, the ratio 1 where it is left out. Raises ArgumentTypeError, a sentence."""
    try:
        size, _, ratio = text.partition("@")
        w, h = (int(side) for side in size.split("x"))
        if not (1 <= w <= 8192 and 1 <= h <= 8192 and 1 <= float(ratio or 1) <= 4):
            raise ValueError
    except ValueError:
        raise argparse.ArgumentTypeError(
            f"{text!r} is no window: write WIDTHxHEIGHT@RATIO, for example 390x844@3, with sides up to 8192 "
            "and a ratio from 1 to 4."
        ) from None
    return Window(text, (w, h), float(ratio or 1))


def _setting(text: str) -> tuple[str, str]:
    name, _, value = text.partition("=")
    try:
        Settings().changed(name, value)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None
    return name, value


def _insets(text: str) -> Insets:
    try:
        return Insets(*(float(edge) for edge in text.split(",")))
    except (ValueError, TypeError):
        raise argparse.ArgumentTypeError(
            f"{text!r} are no insets: write LEFT,TOP,RIGHT,BOTTOM in logical pixels."
        ) from None


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("python -m game gallery", description=__doc__)
    parser.add_argument("--out", type=Path, metavar="DIR", help="the folder for the pictures")
    parser.add_argument(
        "--size", type=window, action="append", metavar="WxH@R", help="windows (eight usual ones)"
    )
    parser.add_argument("--theme", choices=THEMES, action="append", help="tables (all three)")
    parser.add_argument("--players", type=int, choices=(3, 4, 5), action="append", help="players (4)")
    parser.add_argument("--screen", choices=STATES, action="append", help="screens and states (all)")
    parser.add_argument(
        "--set", type=_setting, action="append", default=[], metavar="NAME=VALUE", help="a setting"
    )
    parser.add_argument(
        "--insets", type=_insets, metavar="L,T,R,B", help="what the system covers at the edges"
    )
    parser.add_argument(
        "--screenshots", action="store_true", help=f"write the README's pictures: {SHOT_FOLDER}"
    )
    return parser


def main(argv: list[str]) -> int:
    """Draw the pictures asked for; the exit code: 0 well, 2 a wrong call."""
    parser = _parser()
    try:
        asked = parser.parse_args(argv)
        if not asked.screenshots and asked.out is None:
            parser.error("say where to: --out DIR, or --screenshots.")
    except SystemExit as stop:
        return int(stop.code or 0)
    folder = asked.out or SHOT_FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    if asked.screenshots:
        for name, title in SHOT_SIZES.items():
            driver = Driver(window(name).size, window(name).ratio, SEED)
            _draw(driver, 4, {state: folder / f"{shot}-{title}.jpg" for state, shot in SHOTS.items()})
        return 0
    for place, theme, players in product(
        asked.size or [window(size) for size in SIZES], asked.theme or THEMES, asked.players or [4]
    ):
        settings = {"theme": theme, **dict(asked.set)}
        driver = Driver(place.size, place.ratio, SEED, asked.insets, **settings)
        start = "-".join([place.name, theme, str(players), *(word for pair in asked.set for word in pair)])
        wanted = asked.screen or STATES
        _draw(driver, players, {state: folder / f"{start}-{state}.png" for state in wanted})
    return 0


def _draw(driver: Driver, players: int, wanted: dict[str, Path]) -> None:
    """Walk until the last wanted state has been seen, and save each that is wanted to its file."""
    left = dict(wanted)
    for state in tour(driver, players):
        if path := left.pop(state, None):
            driver.picture(str(path))
            print(path)
        if not left:
            break
