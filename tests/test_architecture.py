"""The layout of the house, read from the imports: who may name whom, and how long a file may be."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PUBLIC = {
    f"game.engine.{name}"
    for name in "cards values rules setup events moves deal legal view redact presets sheet".split()
}
SCREENS_HOST = {"game.host.host", "game.host.offscreen"}  # the protocol, and the host that draws into files
LONGEST = 250

# What each room may import of the project; a name stands for itself and all that lies in it.
ROOMS: dict[str, set[str]] = {
    "game.engine": {"game.engine"},
    "game.bots": {"game.bots", *PUBLIC},
    "game.scene": {"game.scene", *PUBLIC},
    "game.session": {"game.session", "game.engine", "game.bots"},
    "game.archive": {"game.archive", "game.engine"},
    "game.arena": {"game.arena", "game.engine", "game.bots", "game.session"},
    "game.screen": {"game.screen", "game.scene", "game.session", "game.archive", *PUBLIC, *SCREENS_HOST},
    "game.host": {"game.host"},
    "game.cli": {"game"},
    "game.__main__": {"game.cli"},
    "main": {"game.host", "game.screen"},
}
WITH_PYGAME = ("game.screen", "game.host.native", "game.cli.gallery", "main")
PURE = ("game.engine", "game.bots", "game.scene", "game.session", "game.archive")
IMPURE = {"random", "time", "os", "io", "pathlib", "socket", "threading", "subprocess", "asyncio", "secrets"}


def module_of(path: Path) -> str:
    """The dotted name of a file."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


FILES = {module_of(path): path for path in [ROOT / "main.py", *sorted((ROOT / "game").rglob("*.py"))]}


def imports(path: Path) -> Iterator[str]:
    """Every module that a file names, wherever it does; `from a import b` is a.b where that is a module."""
    package = module_of(path) if path.name == "__init__.py" else module_of(path).rpartition(".")[0]
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                base = ".".join(
                    [*package.split(".")[: len(package.split(".")) - node.level + 1], base]
                ).strip(".")
            for alias in node.names:
                inner = f"{base}.{alias.name}"
                yield inner if inner in FILES else base


def within(module: str, rooms: tuple[str, ...] | set[str]) -> bool:
    """Does a module lie in one of the rooms?"""
    return any(module == room or module.startswith(room + ".") for room in rooms)


@pytest.mark.parametrize("module", FILES)
def test_a_room_names_only_its_neighbours(module: str) -> None:
    room = next((room for room in ROOMS if within(module, {room})), None)
    if room is None:
        assert module == "game", f"{module} lies in no room of the house"
        return
    for name in imports(FILES[module]):
        if name.partition(".")[0] in ("game", "tests", "build"):
            assert within(name, ROOMS[room]), f"{module} may not import {name}"


@pytest.mark.parametrize("module", FILES)
def test_pygame_is_at_home_in_one_room(module: str) -> None:
    if not within(module, WITH_PYGAME):
        assert not [name for name in imports(FILES[module]) if name.partition(".")[0] == "pygame"]


@pytest.mark.parametrize("module", [module for module in FILES if within(module, PURE)])
def test_pure_rooms_need_the_standard_library_only_and_no_outside(module: str) -> None:
    named = {name.partition(".")[0] for name in imports(FILES[module])}
    allowed = {"random"} if within(module, {"game.bots", "game.archive"}) else set()
    assert not named & (IMPURE - allowed)
    assert not named & {"pygame", "js", "pyodide", "platform", "numpy", "pyspiel"}


def test_the_public_half_stands_on_its_own() -> None:
    """Nobody comes to the house half by way of the public one, save for the numbers of scoring."""
    reached, todo = set(), list(PUBLIC)
    while todo:
        module = todo.pop()
        if module not in reached:
            reached.add(module)
            todo += [name for name in imports(FILES[module]) if name in FILES]
    knowing = {f"game.engine.{name}" for name in "table match record reader replay fairdeal verify".split()}
    assert not reached & knowing


def test_every_file_is_short() -> None:
    long = {
        module: lines
        for module, path in FILES.items()
        if (lines := len(path.read_text("utf-8").splitlines())) > LONGEST
    }
    assert not long


def test_every_file_says_what_it_is() -> None:
    silent = [
        module
        for module, path in FILES.items()
        if path.read_text("utf-8").strip() and not ast.get_docstring(ast.parse(path.read_text("utf-8")))
    ]
    assert not silent
