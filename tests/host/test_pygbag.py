"""What pygbag's users do: pack the project as it stands, and run it under pygbag's simulator."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

# runs in a process of its own, since pygbag keeps its settings in globals
LIST_PACKED = """
from pathlib import Path
from pygbag.config_to_object import load_config
from pygbag.filtering import filter
from pygbag.gathering import gather
wanted = load_config("pygbag.ini").DEPENDENCIES
for folder, path in filter(list(gather(Path.cwd())), wanted.ignoredirs, wanted.ignorefiles):
    print(path)
"""


def test_packing_the_whole_project_takes_the_game_and_no_ballast() -> None:
    done = subprocess.run(
        [sys.executable, "-c", LIST_PACKED], cwd=ROOT, capture_output=True, text=True, timeout=60, check=True
    )
    packed = done.stdout.split()
    assert "/main.py" in packed and "/game/host/browser.py" in packed
    assert {path.split("/")[1] for path in packed} <= {"main.py", "game", "assets", "LICENSE"}
    assert not [path for path in packed if path.startswith("/assets/screenshots")]


def test_the_simulator_runs_frames(tmp_path: Path) -> None:
    """The simulator replaces asyncio, the platform and the loop; the game still finds its desktop host."""
    probe = tmp_path / "probe.py"
    probe.write_text(PROBE)
    environment = {
        **os.environ,
        "SDL_VIDEODRIVER": "dummy",
        "SDL_AUDIODRIVER": "dummy",
        "HEARTS_HOME": str(tmp_path),
        "PYTHONPATH": str(tmp_path),
        "PYTHONUNBUFFERED": "1",
    }
    done = subprocess.run(
        [sys.executable, str(probe)], cwd=ROOT, env=environment, capture_output=True, text=True, timeout=90
    )
    if "frames under the simulator: 20" not in done.stdout:
        pytest.fail(done.stdout[-3000:] + done.stderr[-3000:])


# Counts frames at the one await and ends the process, as the simulator's own loop never ends. Two repairs
# of pygbag 0.9.3 make its simulator start: it awaits a list of packages that is None when started by `--sim`,
# and its installer, for which there is nothing to install, imports packages that pygbag does not require.
PROBE = """
import asyncio, os, sys, types
sys.argv = ["pygbag", "--sim", "main.py"]
sys.path.insert(0, os.getcwd())
from game.host.native import Native
frame, seen = Native.frame, []

async def counted(self):
    seen.append(self)
    if len(seen) == 20:
        print("frames under the simulator: 20", flush=True)
        os._exit(0)
    await frame(self)

async def nothing():
    return None

Native.frame = counted
from pygbag.__main__ import import_site
installer = sys.modules["aio.pep0723"] = types.ModuleType("aio.pep0723")
installer.Config = types.SimpleNamespace(dev_mode=False)
asyncio.run(import_site("main.py", simulator=True, async_pkg=nothing()))
"""
