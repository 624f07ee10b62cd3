"""Write everything under `assets/` that our programs draw or compose: `python build/art/make.py`.

The SVGs come out byte for byte the same each time; a test compares them with what is committed.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from build.art import avatars, backs, boards, cards, courts, emblem, icons
from build.art.pen import OUT

ROOMS = (avatars, backs, boards, cards, courts, icons)


def drawings() -> dict[str, str]:
    """The text of every SVG by its path below `assets/art`."""
    return {path: text for room in ROOMS for path, text in room.drawings().items()}


def main() -> None:
    """Write the drawings and the icon of the app."""
    for path, text in drawings().items():
        (OUT / path).parent.mkdir(parents=True, exist_ok=True)
        (OUT / path).write_text(text, encoding="utf-8")
    emblem.write()


if __name__ == "__main__":
    main()
