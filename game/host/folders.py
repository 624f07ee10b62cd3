"""Where things lie on a desktop: the player's data, and the font files."""

import os
import sys
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path

ASSETS = Path(__file__).resolve().parents[2] / "assets"

# face: package on PyPI that brings it, file in that package
INSTALLED = {
    "sans-medium": ("font_rhd", "RedHatDisplay-Medium.ttf"),
    "sans-semibold": ("font_rhd", "RedHatDisplay-SemiBold.ttf"),
    "sans-bold": ("font_rhd", "RedHatDisplay-Bold.ttf"),
    "serif-semibold": ("font_source_serif_pro", "SourceSerifPro-Semibold.ttf"),
    "serif-bold": ("font_source_serif_pro", "SourceSerifPro-Bold.ttf"),
}


def data_folder(environment: Mapping[str, str] = os.environ, system: str = sys.platform) -> Path:
    """The folder of the player's data: HEARTS_HOME, or where the system keeps such things."""
    if own := environment.get("HEARTS_HOME"):
        return Path(own)
    home = Path.home()
    if system == "win32":
        return Path(environment.get("APPDATA") or home / "AppData" / "Roaming") / "Hearts"
    if system == "darwin":
        return home / "Library" / "Application Support" / "Hearts"
    return Path(environment.get("XDG_DATA_HOME") or home / ".local" / "share") / "hearts"


def font_file(face: str) -> str | None:
    """The path of a face: from the game's assets, else from an installed font package, else None."""
    for suffix in (".ttf", ".otf"):
        path = ASSETS / "fonts" / f"{face}{suffix}"
        if path.is_file():
            return str(path)
    return installed_font(face)


def installed_font(face: str) -> str | None:
    """The path of a face in an installed font package, or None; the package is found, not imported."""
    package, name = INSTALLED.get(face, ("", ""))
    spec = find_spec(package) if package else None
    for folder in (spec and spec.submodule_search_locations) or []:
        path = Path(folder) / "files" / name
        if path.is_file():
            return str(path)
    return None
