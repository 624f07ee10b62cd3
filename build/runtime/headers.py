"""CPython's headers for the wheel: Debian's, with the numbers that Pyodide's own build recorded."""

import re
import shutil
import zipfile
from pathlib import Path
from typing import Any

from build.places import Problem
from build.runtime.chroot import PYTHON, Chroot

NAMES = re.compile(r"^(?:#\s*define|/\*\s*#\s*undef)\s+(\w+)", re.MULTILINE)


def make_headers(root: Chroot, package: Path) -> None:
    """Write /src/pyinclude; `package` is the folder of the Pyodide package."""
    target = root.sources / "pyinclude"
    shutil.copytree(root.path / f"usr/include/python{PYTHON}", target, symlinks=True)
    values = recorded_values(package)
    if (values["SIZEOF_LONG"], values["SIZEOF_VOID_P"]) != (4, 4):
        raise Problem("Pyodide's build was not for 32 bits; this recipe does not fit it.")
    native = (root.path / f"usr/include/x86_64-linux-gnu/python{PYTHON}/pyconfig.h").read_text()
    names = [name for name in dict.fromkeys(NAMES.findall(native)) if name != "Py_PYCONFIG_H"]
    lines = [
        "/* generated from Pyodide's _sysconfigdata */",
        "#ifndef Py_PYCONFIG_H",
        "#define Py_PYCONFIG_H",
    ]
    lines += [f"#define {name} {values[name]}" for name in names if values.get(name, 0) not in (0, "")]
    (target / "pyconfig.h").write_text("\n".join([*lines, "#endif", ""]))


def recorded_values(package: Path) -> dict[str, Any]:
    """The variables of Pyodide's build of Python, from its own library."""
    with zipfile.ZipFile(package / "python_stdlib.zip") as library:
        name = next(name for name in library.namelist() if name.startswith("_sysconfigdata"))
        scope: dict[str, Any] = {}
        exec(library.read(name).decode(), scope)
    values: dict[str, Any] = scope["build_time_vars"]
    return values
