"""Pyodide, from its npm package: fetched once, checked against the pinned hash, unpacked into the cache."""

import hashlib
import json
import re
import tarfile
from pathlib import Path
from typing import Any

from build.command import run
from build.places import CACHE, Problem, step

VERSION = "0.29.4"  # CPython 3.13.2; the newest release that our wheel is built for
SHA256 = "3ebbf05087d9a796c61b2163252e9049c7394a8f2b6f8dd4b00c5a373fb06efb"
# pyodide.mjs comes last into the folder, as the sign that all is there
FILES = ("python_stdlib.zip", "pyodide.asm.js", "pyodide.asm.wasm", "pyodide-lock.json", "pyodide.mjs")
NPM_HINT = (
    "Install Node.js with npm (on Debian: apt-get install npm); the build takes Pyodide from its npm package."
)


def package() -> Path:
    """The unpacked package's folder. Raises Problem when it cannot be had or is not the pinned one."""
    folder = CACHE / f"pyodide-{VERSION}"
    if not (folder / "pyodide.mjs").is_file():
        archive = fetch()
        step(f"unpacking Pyodide {VERSION}")
        folder.mkdir(exist_ok=True)
        with tarfile.open(archive) as tar:
            for name in FILES:
                content = tar.extractfile(f"package/{name}")
                assert content is not None, f"{name} is missing in an archive whose hash is right"
                (folder / name).write_bytes(content.read())
    return folder


def fetch() -> Path:
    """The package's archive in the cache, its hash checked."""
    archive = CACHE / f"pyodide-{VERSION}.tgz"
    if not archive.is_file():
        step(f"fetching Pyodide {VERSION} with npm")
        CACHE.mkdir(parents=True, exist_ok=True)
        run(["npm", "pack", "--silent", f"pyodide@{VERSION}"], cwd=CACHE, hint=NPM_HINT)
    found = hashlib.sha256(archive.read_bytes()).hexdigest()
    if found != SHA256:
        archive.unlink()
        raise Problem(f"{archive.name} has the SHA-256 {found}, but {SHA256} was expected. Try again.")
    return archive


def release_wheel() -> tuple[str, str]:
    """Address and SHA-256 of Pyodide's own pygame-ce wheel, as its package names them."""
    folder = package()
    lock: dict[str, Any] = json.loads((folder / "pyodide-lock.json").read_text())
    entry = lock["packages"]["pygame-ce"]
    base = re.search(r"`(https://[^`]*)\$\{\w+\}([^`]*)`", (folder / "pyodide.mjs").read_text())
    if base is None:
        raise Problem(f"Pyodide {VERSION} does not say where its packages are.")
    return f"{base[1]}{VERSION}{base[2]}{entry['file_name']}", entry["sha256"]
