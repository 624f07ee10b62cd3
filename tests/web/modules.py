"""Which modules the game imports in a browser, read from its sources."""

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
DESKTOP_ONLY = "game.host.native"


def modules_of_the_game() -> list[str]:
    """Every module that can be reached from main.py by imports, wherever in a file they stand."""
    found: set[str] = set()
    waiting = [ROOT / "main.py"]
    while waiting:
        for name in imports(waiting.pop()):
            if name not in found and name != DESKTOP_ONLY:
                found.add(name)
                waiting += source(name)
    return sorted(found)


def imports(path: Path) -> Iterator[str]:
    """The modules that a file imports; `from package import module` names both."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (
                f"{node.module}.{alias.name}" for alias in node.names if source(f"{node.module}.{alias.name}")
            )


def source(name: str) -> list[Path]:
    """The file of one of the game's modules, as a list of one; nothing for other modules."""
    base = ROOT / name.replace(".", "/")
    return [path for path in (base.with_suffix(".py"), base / "__init__.py") if path.is_file()]
