"""What this machine has and lacks: Python, its own environment, npm, Chromium. Standard library only.

On Debian as root what is missing is installed with apt; anywhere else a sentence says what to install.
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

from build.command import run
from build.places import ROOT, Problem, step

VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
CHROMIUMS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def environment(*extras: str) -> Path:
    """The project's own Python with the dependencies of the extras; installed only when they changed."""
    if not PYTHON.is_file():
        make_environment()
    stamp = VENV / "hearts-extras.json"
    have: dict[str, str] = json.loads(stamp.read_text()) if stamp.is_file() else {}
    wanted = requirements(*extras)
    mark = hashlib.sha256("\n".join(wanted).encode()).hexdigest()
    if have.get("+".join(extras)) != mark:
        step(f"installing {len(wanted)} packages into .venv")
        run([PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *wanted])
        stamp.write_text(json.dumps({**have, "+".join(extras): mark}))
    return PYTHON


def requirements(*extras: str) -> list[str]:
    """The pinned packages that pyproject.toml names for the game and the extras."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted: list[str] = list(project["dependencies"])
    for extra in extras:
        wanted += project["optional-dependencies"][extra]
    return wanted


def make_environment() -> None:
    """Make .venv. Debian keeps the needed module in a package of its own."""
    step("making the virtual environment .venv")
    command = [sys.executable, "-m", "venv", "--clear", str(VENV)]
    if subprocess.run(command, capture_output=True, check=False).returncode == 0:
        return
    shutil.rmtree(VENV, ignore_errors=True)
    install("python3-venv", "Python's module venv does not work here")
    run(command)


def need(program: str, package: str) -> None:
    """Make sure a program is there, installing its Debian package if need and rights be."""
    if shutil.which(program) is None:
        install(package, f"The program {program} is not installed")


def need_chromium() -> None:
    """Make sure there is a Chromium for the browser tests."""
    if not os.environ.get("CHROMIUM") and not any(map(shutil.which, CHROMIUMS)):
        install(
            "chromium", "There is no Chromium for the browser tests (or name one in the variable CHROMIUM)"
        )


def install(package: str, lack: str) -> None:
    """Install a Debian package. Raises Problem, with the lack and its cure, where that is not possible."""
    if shutil.which("apt-get") is None:
        raise Problem(f"{lack}. Please install what Debian calls {package}.")
    if os.geteuid() != 0:
        raise Problem(f"{lack}. Please run: sudo apt-get install {package}")
    step(f"installing {package} with apt-get")
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    run(["apt-get", "update", "-q"], env=quiet)
    run(["apt-get", "install", "-y", "-q", "--no-install-recommends", package], env=quiet)
