"""pygame-ce as one WebAssembly side module for Pyodide, built from the sources of package registries only.

Needs Debian or Ubuntu on x86-64, root, npm. Takes about two minutes from nothing, and gives the same bytes
every time; what is changed in the sources is in patches.py.
"""

import concurrent.futures
import os
import shutil
import sys
from pathlib import Path

from build.command import run
from build.places import step
from build.runtime import pyodide
from build.runtime.chroot import Chroot
from build.runtime.headers import make_headers
from build.runtime.patches import patch
from build.runtime.sources import PYGAME, fetch
from build.runtime.units import BASE, LINK, Unit, units
from build.runtime.wasmfile import check_imports
from build.runtime.wheelfile import write_wheel


def build(work: Path) -> Path:
    """The path of a wheel made in the folder. Raises Problem with a sentence when this machine cannot."""
    work.mkdir(parents=True, exist_ok=True)
    work = work.resolve()
    package = pyodide.package()
    root = Chroot(work / "root")
    root.prepare()
    fetch(root, work)
    patch(root.sources)
    make_headers(root, package)
    module = link(root, compile_all(root, all_units(root, work)))
    check_imports(module, package)
    return write_wheel(root.sources, module, work)


def all_units(root: Chroot, work: Path) -> list[Unit]:
    keyboard = root.path / "usr/share/emscripten/system/lib/html5"
    shutil.copytree(keyboard, root.sources / "html5", dirs_exist_ok=True)
    version = [sys.executable, "buildconfig/get_version.py", "--macros"]
    macros = run(version, cwd=root.sources / PYGAME).split()
    return units(macros, translate_cython(root, work))


def translate_cython(root: Chroot, work: Path) -> list[Path]:
    """pygame's Cython modules as C files, relative to /src."""
    options = ["-3", "-X", "embedsignature=False", "-I", "src_c/cython", "-I", "src_c"]
    made = []
    for name in ("audio", "mixer", "sdl2", "video"):
        target = root.sources / "cy" / f"{name}.c"
        target.parent.mkdir(exist_ok=True)
        source = f"src_c/cython/pygame/_sdl2/{name}.pyx"
        run(
            [sys.executable, "-m", "cython", *options, source, "-o", target],
            cwd=root.sources / PYGAME,
            env={**os.environ, "PYTHONPATH": str(work / "pylib")},
        )
        made.append(target.relative_to(root.sources))
    return made


def compile_all(root: Chroot, everything: list[Unit]) -> list[str]:
    """Compile on all cores; the names of the objects, in the order of linking."""
    step(f"compiling {len(everything)} files")
    (root.sources / "obj").mkdir()
    everything = sorted(everything, key=lambda unit: "base.c" not in unit[0])  # the big one first

    def compile_one(unit: Unit) -> str:
        source, flags = unit
        target = "obj/" + source.replace("/", "_").removesuffix(".c") + ".o"
        root.emcc("-c", source, "-o", target, *BASE, *flags)
        return target

    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        return list(pool.map(compile_one, everything))


def link(root: Chroot, objects: list[str]) -> Path:
    (root.sources / "objects.rsp").write_text("\n".join(objects))
    root.emcc("@objects.rsp", "-o", "base.so", *BASE, *LINK)
    return root.sources / "base.so"
