"""The README names only commands that exist."""

import re
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
COMMAND = re.compile(r"\bpython3? (?:-m (?P<module>[\w.]+)|(?P<file>[\w/]+\.py))")


def test_every_command_of_the_readme_exists() -> None:
    found = list(COMMAND.finditer(README))
    assert len(found) > 15
    for match in found:
        module, file = match["module"], match["file"]
        assert find_spec(module) if module else (ROOT / file).exists(), match[0]


def test_no_bench_is_started_by_its_path() -> None:
    """It would not find its neighbours: they are modules of the project."""
    assert not re.search(r"python3? tests/", README)
