"""Everything that is Python on the site, compiled when the site is built instead of at every visit.

Compiling the library is more than half of the time that Python takes to start in a browser. The archive of
the game keeps its sources (tracebacks show them); its compiled modules come beside it.
"""

import json
import shutil
import zipfile
from pathlib import Path

from build.command import run
from build.places import CACHE, step
from build.runtime.library import trim

HERE = Path(__file__).parent
WORK = CACHE / "compiled"


def compile_all(package: Path, wheel: Path, staged: Path, target: Path) -> None:
    """Write python_stdlib.zip, pygame.whl and game.zip into the target folder."""
    step("compiling the standard library, pygame's modules and the game")
    WORK.mkdir(parents=True, exist_ok=True)
    trim(package, WORK / "library.zip")
    pack_sources(staged, WORK / "game.zip")
    site_packages = "/lib/python3.13/site-packages/"
    compile_zips(
        package,
        [
            (WORK / "library.zip", target / "python_stdlib.zip", "beside", "/lib/python313.zip/"),
            (wheel, target / "pygame.whl", "beside", site_packages),
            (WORK / "game.zip", target / "game.zip", "cache", "/hearts/assets/"),
        ],
    )


def pack_sources(staged: Path, target: Path) -> None:
    with zipfile.ZipFile(target, "w") as archive:
        for path in sorted((staged / "game").rglob("*.py")):
            archive.write(path, path.relative_to(staged))


def compile_zips(package: Path, jobs: list[tuple[Path, Path, str, str]]) -> None:
    """Run jobs of (zip of sources, zip to write, place, prefix); see compile.py for their meaning."""
    # Pyodide names the package "ws" when it runs under Node; nothing here opens a socket
    socket = package / "node_modules" / "ws"
    socket.mkdir(parents=True, exist_ok=True)
    (socket / "index.js").write_text("module.exports = {};\n")
    keys = ("source", "target", "place", "prefix")
    named = [dict(zip(keys, map(str, job), strict=True)) for job in jobs]
    node = shutil.which("node") or "node"
    run([node, HERE / "compile.mjs", package, HERE / "compile.py", json.dumps(named)])
