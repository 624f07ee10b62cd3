"""Where the build finds its things and puts its results, and the one error it raises."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
BUILD = ROOT / "build"
CACHE = BUILD / "cache"  # downloads and half-done work; may be deleted at any time
SITE = BUILD / "web"  # the finished site
TITLE = "Hearts"
RUNTIME = "runtime/"  # the folder of Python and pygame within the site


class Problem(Exception):
    """The build cannot go on; the message is a sentence that says what is wrong and how to help it."""


def step(text: str) -> None:
    """One plain line of progress."""
    print(f"  {text}", flush=True)
