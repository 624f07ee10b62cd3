"""Running other programs: quietly when all is well, with their last lines when not."""

import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

from build.places import Problem

SHOWN = 4000  # characters of the output of a program that failed


def run(
    command: Sequence[str | Path],
    *,
    cwd: Path | None = None,
    env: Mapping[str, str] | None = None,
    hint: str = "",
) -> str:
    """The program's output. Raises Problem with the last of it, and the hint, when the program fails."""
    words = [str(word) for word in command]
    try:
        done = subprocess.run(
            words, cwd=cwd, env=env, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
        )
    except FileNotFoundError:
        raise Problem(f"The program {words[0]} is not installed here. {hint}".strip()) from None
    if done.returncode:
        raise Problem(f"This command failed: {' '.join(words)}\n{done.stdout[-SHOWN:]}\n{hint}".strip())
    return done.stdout
