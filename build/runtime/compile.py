"""Runs inside Pyodide: a zip with Python sources becomes a zip with compiled modules.

The compiled files say that their sources need not be compared, so the bytes depend on the sources alone.
"""

import importlib.util
import marshal
import zipfile
from pathlib import PurePosixPath

UNCHECKED = (0b01).to_bytes(4, "little")  # hash-based, and not to be checked (PEP 552)


def compile_zip(place: str, prefix: str) -> None:
    """Turn /in.zip into /out.zip.

    `place` is "beside" (x.pyc takes the place of x.py, everything else is copied) or "cache" (only the
    compiled modules, in __pycache__ folders). `prefix` is the folder that tracebacks show.
    """
    with zipfile.ZipFile("/in.zip") as old, zipfile.ZipFile("/out.zip", "w") as new:
        for name in sorted(old.namelist()):
            data = old.read(name)
            if name.endswith(".py"):
                add(new, compiled_name(name, place), compiled(name, data, prefix))
            elif place == "beside" and not name.endswith("/"):
                add(new, name, data)


def compiled_name(name: str, place: str) -> str:
    path = PurePosixPath(name)
    if place == "beside":
        return f"{name}c"
    return str(path.parent / "__pycache__" / f"{path.stem}.cpython-313.pyc")


def compiled(name: str, source: bytes, prefix: str) -> bytes:
    # the library loses its docstrings and asserts; Pyodide reads its own, and the game's asserts stay
    keeps_all = "pyodide/" in name or name.startswith("game/")
    code = compile(source, prefix + name, "exec", dont_inherit=True, optimize=0 if keeps_all else 2)
    return importlib.util.MAGIC_NUMBER + UNCHECKED + importlib.util.source_hash(source) + marshal.dumps(code)


def add(target: zipfile.ZipFile, name: str, data: bytes) -> None:
    entry = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))  # a fixed time: the same bytes from the same sources
    entry.compress_type = zipfile.ZIP_DEFLATED
    entry.external_attr = 0o644 << 16
    target.writestr(entry, data, compresslevel=9)
