"""Build the site: `python build/web.py [--wheel PATH] [--runtime self|pygbag]`, result in build/web.

Stage a clean copy, pack it with pygbag, add the runtime, check the result. Nothing is done twice: when no
input has changed since the last build, the site stays as it is.
"""

import argparse
import hashlib
import shutil
import sys
from pathlib import Path

if __package__ in (None, ""):  # started as a file
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from build import assemble, check, pack, stage
from build.places import CACHE, ROOT, SITE, Problem, step
from build.runtime import pyodide, wheel

STAMP = CACHE / "site.stamp"
INPUTS = ("main.py", "LICENSE", "pyproject.toml", "game", "assets", "build")
OUTPUTS = ("web", "cache", "__pycache__")


def build(given: Path | None = None) -> Path:
    """Bring build/web up to date and answer its folder. Raises Problem with a sentence when that fails."""
    ready = wheel.find(given)
    stamp = digest_of_inputs(ready)
    if (SITE / "index.html").is_file() and STAMP.is_file() and STAMP.read_text() == stamp:
        step("the site in build/web is up to date")
        return SITE
    STAMP.unlink(missing_ok=True)
    staged = stage.stage()
    assemble.assemble(staged, pack.pack(staged), pyodide.package(), ready)
    check.check()
    STAMP.write_text(stamp)
    print(f"The site is in build/web:\n{check.report()}", flush=True)
    return SITE


def build_for_cdn() -> Path:
    """The other flavour of build/web: pygbag's own page and runtime, which need the network."""
    packed = pack.pack_for_cdn(stage.stage())
    STAMP.unlink(missing_ok=True)  # the next build of the usual site starts anew
    shutil.rmtree(SITE, ignore_errors=True)
    shutil.copytree(packed, SITE)
    step("the site on pygbag's own runtime is in build/web")
    return SITE


def digest_of_inputs(ready: Path) -> str:
    """One hash over everything the site is made of."""
    total = hashlib.sha256(ready.read_bytes())
    for path in sorted(inputs()):
        total.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes())
    return total.hexdigest()


def inputs() -> list[Path]:
    found = []
    for name in INPUTS:
        top = ROOT / name
        below = [top] if top.is_file() else [path for path in top.rglob("*") if path.is_file()]
        found += [path for path in below if not ignored(path)]
    return found


def ignored(path: Path) -> bool:
    first, *rest = path.relative_to(ROOT).parts
    return "__pycache__" in rest or (first == "build" and bool(rest) and rest[0].startswith(OUTPUTS))


def main() -> int:
    options = argparse.ArgumentParser(description="Build the site into build/web.")
    options.add_argument(
        "--wheel", type=Path, help="the pygame-ce wheel for WebAssembly, instead of finding one"
    )
    options.add_argument(
        "--runtime", choices=("self", "pygbag"), default="self", help="whose runtime it runs on"
    )
    given = options.parse_args()
    try:
        build_for_cdn() if given.runtime == "pygbag" else build(given.wheel)
    except Problem as problem:
        print(problem, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
