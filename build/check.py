"""Checking the finished site: complete, nothing foreign, nothing too much, small enough."""

import gzip
import json
import re
import zipfile
from collections.abc import Iterator
from pathlib import Path

from build.places import SITE, Problem

LIMIT = 9_000_000  # bytes of everything a first visit transfers, with gzip
FOREIGN = re.compile(r"""(?:https?:)?//[a-z0-9.-]+\.[a-z]{2,}""", re.IGNORECASE)
REFERENCE = re.compile(r"""(?:src|href)="([^"#]+)"|from "(\./[^"]+)\"""")
IN_ARCHIVE = re.compile(r"assets/(?:main\.py|LICENSE\.txt|game/.*\.py|assets/.*)")


def check(site: Path = SITE) -> None:
    """Raises Problem that names everything wrong with the site, in one list."""
    wrong = [*missing_files(site), *foreign_addresses(site), *odd_members(site)]
    if (total := sum(size for _, _, size in parts(site))) > LIMIT:
        wrong.append(f"The site is {total:,} bytes with gzip; at most {LIMIT:,} are allowed.")
    if wrong:
        raise Problem("The site is not in order:\n" + "\n".join(f"  {line}" for line in wrong))


def page_files(site: Path) -> list[Path]:
    """Our own page and its parts: what is read as text here."""
    return [*site.glob("*.html"), *sorted((site / "page").iterdir())]


def missing_files(site: Path) -> Iterator[str]:
    for path in page_files(site):
        for match in REFERENCE.finditer(path.read_text(encoding="utf-8")):
            name = match[1] or match[2]
            if not (path.parent / name).exists():
                yield f"{path.name} names {name}, which is not there."
    for name, entry in json.loads((site / "files.json").read_text()).items():
        if not (site / name).is_file() or (site / name).stat().st_size != entry["bytes"]:
            yield f"files.json names {name} with {entry['bytes']} bytes, which is not what is there."


def foreign_addresses(site: Path) -> Iterator[str]:
    for path in page_files(site):
        text = path.read_text(encoding="utf-8")
        for match in FOREIGN.finditer(text):
            yield f"{path.name} names the foreign address {match[0]}."
        if "{{cookiecutter" in text:
            yield f"{path.name} has a placeholder that pygbag did not fill."


def odd_members(site: Path) -> Iterator[str]:
    with zipfile.ZipFile(site / "hearts.apk") as archive:
        names = archive.namelist()
    if "assets/main.py" not in names:
        yield "hearts.apk has no assets/main.py."
    for name in names:
        if not IN_ARCHIVE.fullmatch(name):
            yield f"hearts.apk holds {name}, which the game does not need."


def parts(site: Path = SITE) -> list[tuple[str, int, int]]:
    """(name, bytes, bytes with gzip) of everything a first visit fetches, largest first."""
    fetched = [site / name for name in json.loads((site / "files.json").read_text())]
    page = [site / "index.html", site / "favicon.png", site / "files.json", *(site / "page").iterdir()]
    sizes = [(str(path.relative_to(site)), path.stat().st_size, packed(path)) for path in fetched]
    own = [(path.stat().st_size, packed(path)) for path in page]
    sizes.append(("page", sum(raw for raw, _ in own), sum(small for _, small in own)))
    return sorted(sizes, key=lambda part: -part[2])


def packed(path: Path) -> int:
    """Bytes of a file as a server transfers it with gzip."""
    return len(gzip.compress(path.read_bytes(), 9, mtime=0))


def report(site: Path = SITE) -> str:
    """The table of parts, one line each and their sum."""
    rows = parts(site)
    rows.append(("in all", sum(raw for _, raw, _ in rows), sum(small for _, _, small in rows)))
    return "\n".join(f"  {name:28}{raw:>12,}{small:>12,} with gzip" for name, raw, small in rows)
