"""Putting the site together: page, archive, runtime, licences, and the list of files the loader reads."""

import hashlib
import json
import shutil
import zipfile
from pathlib import Path, PurePosixPath

from build.places import BUILD, ROOT, RUNTIME, SITE, step
from build.runtime.compiled import compile_all

# what the loader fetches, and so counts
PYODIDE_FILES = ("pyodide.mjs", "pyodide.asm.js", "pyodide.asm.wasm")
COMPILED_FILES = ("python_stdlib.zip", "pygame.whl", "game.zip")
LISTED = ("hearts.apk", *(RUNTIME + name for name in (*PYODIDE_FILES, *COMPILED_FILES)))


def assemble(staged: Path, packed: Path, pyodide: Path, wheel: Path) -> None:
    """Fill build/web anew from pygbag's result, our page's parts and the runtime."""
    step("putting the site together")
    shutil.rmtree(SITE, ignore_errors=True)
    runtime = SITE / RUNTIME
    runtime.mkdir(parents=True)
    for name in ("index.html", "favicon.png", "hearts.apk"):
        shutil.copyfile(packed / name, SITE / name)
    shutil.copyfile(ROOT / "assets" / "icon.png", SITE / "icon.png")
    shutil.copytree(BUILD / "page", SITE / "page")
    if (BUILD / "site").is_dir():
        shutil.copytree(BUILD / "site", SITE, dirs_exist_ok=True)
    for name in PYODIDE_FILES:
        shutil.copyfile(pyodide / name, runtime / name)
    compile_all(pyodide, wheel, staged, runtime)
    add_licences(wheel)
    list_files()


def add_licences(wheel: Path) -> None:
    """Licence texts in the open: the game's, the runtime's, and those inside the wheel."""
    folder = SITE / "licences"
    folder.mkdir()
    shutil.copyfile(ROOT / "LICENSE", folder / "hearts.txt")
    for path in (BUILD / "runtime" / "licences").iterdir():
        shutil.copyfile(path, folder / path.name)
    with zipfile.ZipFile(wheel) as archive:
        for name in archive.namelist():
            if "/licenses/" in name:
                (folder / PurePosixPath(name).name).write_bytes(archive.read(name))


def list_files() -> None:
    """Write files.json: name -> {bytes, sha256}; the loader checks sizes and asks by content."""
    listed = {}
    for name in LISTED:
        data = (SITE / name).read_bytes()
        listed[name] = {"bytes": len(data), "sha256": hashlib.sha256(data).hexdigest()}
    (SITE / "files.json").write_text(json.dumps(listed, indent=1) + "\n")
