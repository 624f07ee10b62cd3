"""Writing the wheel: pygame's Python files, the one compiled module, licences, and the record of it all."""

import base64
import csv
import hashlib
import io
import zipfile
from pathlib import Path

from build.runtime.sources import FREETYPE, IMAGE, MIXER, PYGAME, SDL, TTF

NAME = f"{PYGAME}-cp313-cp313-pyemscripten_2025_0_wasm32.whl"
MODULE = "pygame/base.cpython-313-wasm32-emscripten.so"
INFO = f"{PYGAME}.dist-info"
# the generator's name is part of the pinned hash
WHEEL = """Wheel-Version: 1.0
Generator: build_runtime.py
Root-Is-Purelib: false
Tag: cp313-cp313-pyemscripten_2025_0_wasm32
"""
NOT_FOR_THE_WEB = ("__pyinstaller", "__briefcase")
NOT_FOR_THE_WEB_FILES = ("macosx.py", "_camera_opencv.py")


def write_wheel(sources: Path, module: Path, target: Path) -> Path:
    """Write the wheel into the target folder; the same sources give the same bytes."""
    files = python_files(sources / PYGAME / "src_py")
    files[MODULE] = module.read_bytes()
    files[f"{INFO}/METADATA"] = (sources / PYGAME / "PKG-INFO").read_bytes()
    files[f"{INFO}/WHEEL"] = WHEEL.encode()
    files |= licences(sources)
    files[f"{INFO}/RECORD"] = record(files)
    path = target / NAME
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as wheel:
        for name, data in files.items():
            entry = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
            entry.compress_type, entry.external_attr = zipfile.ZIP_DEFLATED, 0o644 << 16
            wheel.writestr(entry, data)
    return path


def python_files(folder: Path) -> dict[str, bytes]:
    files = {}
    for path in sorted(folder.rglob("*.py")):
        inside = path.relative_to(folder)
        if inside.parts[0] not in NOT_FOR_THE_WEB and inside.name not in NOT_FOR_THE_WEB_FILES:
            files[f"pygame/{inside}"] = path.read_bytes()
    for name in ("freesansbold.ttf", "pygame_icon.bmp"):
        files[f"pygame/{name}"] = (folder / name).read_bytes()
    return files


def licences(sources: Path) -> dict[str, bytes]:
    texts = {"pygame-ce": sources / PYGAME / "docs/LGPL.txt"}
    texts |= {library: sources / library / "LICENSE.txt" for library in (SDL, IMAGE, MIXER, TTF)}
    texts[FREETYPE] = sources / FREETYPE / "docs/FTL.TXT"
    return {f"{INFO}/licenses/{name}.txt": path.read_bytes() for name, path in texts.items()}


def record(files: dict[str, bytes]) -> bytes:
    """The RECORD file of the wheel format: name, hash and size of every file."""
    text = io.StringIO()
    rows = csv.writer(text, lineterminator="\n")
    for name, data in files.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
        rows.writerow([name, f"sha256={digest}", len(data)])
    rows.writerow([f"{INFO}/RECORD", "", ""])
    return text.getvalue().encode()
