"""The imports and exports of a WebAssembly file, and whether Pyodide's main module meets the imports."""

import re
from pathlib import Path

from build.places import Problem

IMPORTS, EXPORTS = 2, 7  # section numbers
FUNCTION, TABLE, MEMORY, GLOBAL, TAG = range(5)  # kinds of import
PROVIDED = {"memory", "__indirect_function_table", "__stack_pointer", "__memory_base", "__table_base"}
NEVER_CALLED = {"emscripten_sleep"}  # only where emscripten_has_asyncify() is true, and it is not


class Reader:
    """A position in the bytes of a module."""

    def __init__(self, data: bytes, at: int = 0) -> None:
        self.data = data
        self.at = at

    def byte(self) -> int:
        self.at += 1
        return self.data[self.at - 1]

    def number(self) -> int:
        """An unsigned LEB128 number."""
        result = shift = 0
        while True:
            part = self.byte()
            result |= (part & 0x7F) << shift
            shift += 7
            if part < 0x80:
                return result

    def name(self) -> str:
        length = self.number()
        self.at += length
        return self.data[self.at - length : self.at].decode()

    def limits(self) -> None:
        if self.byte() & 1:
            self.number()
        self.number()


def names(path: Path) -> tuple[set[tuple[str, str]], set[str]]:
    """(imports as pairs of module and name, names of exports)."""
    reader = Reader(path.read_bytes(), 8)
    imports: set[tuple[str, str]] = set()
    exports: set[str] = set()
    while reader.at < len(reader.data):
        section, length = reader.byte(), reader.number()
        inside = Reader(reader.data, reader.at)
        if section == IMPORTS:
            imports = {read_import(inside) for _ in range(inside.number())}
        elif section == EXPORTS:
            exports = {read_export(inside) for _ in range(inside.number())}
        reader.at += length
    return imports, exports


def read_import(reader: Reader) -> tuple[str, str]:
    pair = reader.name(), reader.name()
    kind = reader.byte()
    if kind == FUNCTION:
        reader.number()
    elif kind == TABLE:
        reader.byte()
        reader.limits()
    elif kind == MEMORY:
        reader.limits()
    elif kind == GLOBAL:
        reader.at += 2
    elif kind == TAG:
        reader.byte()
        reader.number()
    return pair


def read_export(reader: Reader) -> str:
    name = reader.name()
    reader.byte()
    reader.number()
    return name


def check_imports(module: Path, package: Path) -> None:
    """Raises Problem when the side module needs what Pyodide's main module (wasm or script) does not have."""
    imports, exports = names(module)
    if "PyInit_base" not in exports:
        raise Problem(f"{module.name} does not export PyInit_base.")
    _, main = names(package / "pyodide.asm.wasm")
    script = (package / "pyodide.asm.js").read_text()
    needed = {name for origin, name in imports if origin in ("env", "GOT.func", "GOT.mem")}
    missing = needed - exports - main - PROVIDED - NEVER_CALLED
    missing = {name for name in missing if not re.search(rf"(?<![\w$])_?{re.escape(name)}(?![\w$])", script)}
    if missing:
        raise Problem(
            f"Pyodide does not provide these imports of {module.name}: {', '.join(sorted(missing))}."
        )
