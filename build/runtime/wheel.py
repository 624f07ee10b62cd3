"""The pygame-ce wheel for WebAssembly: given, cached, from Pyodide's release, or built from source."""

import hashlib
import os
import shutil
import urllib.error
import urllib.request
from pathlib import Path

from build.places import CACHE, Problem, step
from build.runtime import pyodide, recipe

OURS = "e6e9878deffe6151a22b4df8de9940b7690613bcfa71050fb81cdc0c49211e6f"  # our recipe's, byte for byte
TIMEOUT = 10  # seconds to reach Pyodide's release before the wheel is built here instead
CACHED = CACHE / "pygame.whl"


def find(given: Path | None = None) -> Path:
    """The path of a checked wheel. `given` wins; then the cache, PYGAME_WASM_WHEEL, the release, our recipe.

    Raises Problem with a sentence when no way works, or when a wheel is none of the two that are known.
    """
    if given is not None:
        return keep(given)
    if CACHED.is_file() and digest(CACHED) in known():
        return CACHED
    if named := os.environ.get("PYGAME_WASM_WHEEL"):
        return keep(Path(named))
    return released() or built()


def known() -> set[str]:
    """The hashes of the wheels that may be used: our recipe's, and that of Pyodide's release."""
    return {OURS, pyodide.release_wheel()[1]}


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def keep(path: Path) -> Path:
    """Check a wheel and copy it into the cache."""
    if not path.is_file():
        raise Problem(f"There is no pygame-ce wheel at {path}.")
    found = digest(path)
    if found not in known():
        raise Problem(f"{path.name} has the SHA-256 {found}; a wheel of our recipe has {OURS}.")
    CACHED.parent.mkdir(parents=True, exist_ok=True)
    if path != CACHED:
        shutil.copyfile(path, CACHED)
    return CACHED


def released() -> Path | None:
    """Pyodide's own wheel, or None (with a line that says why) where its release cannot be reached."""
    address, wanted = pyodide.release_wheel()
    step("asking Pyodide's release for its pygame-ce wheel")
    try:
        with urllib.request.urlopen(address, timeout=TIMEOUT) as answer:
            data = answer.read()
    except (OSError, urllib.error.URLError):
        step("Pyodide's release cannot be reached from here; the wheel is built from source instead")
        return None
    if hashlib.sha256(data).hexdigest() != wanted:
        step("Pyodide's release sent a wheel with another hash; the wheel is built from source instead")
        return None
    CACHED.write_bytes(data)
    return CACHED


def built() -> Path:
    """The wheel by our own recipe: Debian-like x86-64 machines as root only, about two minutes."""
    step("building pygame-ce for WebAssembly from source (about two minutes)")
    return keep(recipe.build(CACHE / "recipe"))
