"""A clean copy of the game for pygbag: what the archive needs and nothing else."""

import os
import shutil
from pathlib import Path

from build.fonts import stage_fonts
from build.places import CACHE, ROOT, step

STAGE = CACHE / "stage" / "hearts"  # pygbag names the archive after the folder
WANTED = ("main.py", "game", "assets")
# pictures for the README, and icons of windows and pages, stay at home
BALLAST = shutil.ignore_patterns(
    "__pycache__", "*.pyc", "screenshots", "fonts", "icon.*", "favicon.png", "*.md"
)
STAMP = 1_767_225_600  # 2026-01-01: the same sources give the same archive, byte for byte


def stage() -> Path:
    """Make the copy afresh and answer its folder."""
    step("staging a clean copy of the game")
    shutil.rmtree(STAGE, ignore_errors=True)
    STAGE.mkdir(parents=True)
    for name in WANTED:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, STAGE / name, ignore=BALLAST)
        else:
            shutil.copyfile(source, STAGE / name)
    stage_fonts(STAGE / "assets" / "fonts")
    shutil.copyfile(ROOT / "LICENSE", STAGE / "LICENSE.txt")
    for path in STAGE.rglob("*"):
        os.utime(path, (STAMP, STAMP))
    return STAGE
