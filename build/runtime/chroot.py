"""The compiler: a folder with a Debian 13 of its own, so that every host has the same Emscripten."""

import os
import platform
import shutil
import subprocess
from pathlib import Path

from build.command import run
from build.machine import need
from build.places import Problem, step

SUITE = "trixie"  # Debian 13
EMSCRIPTEN = "3.1.69"
PYTHON = "3.13"
MOUNTS = Path("/proc/self/mounts")
ENVIRONMENT = {
    "PATH": "/usr/sbin:/usr/bin:/sbin:/bin",
    "HOME": "/root",
    "LC_ALL": "C.UTF-8",
    "DEBIAN_FRONTEND": "noninteractive",
}


class Chroot:
    """A Debian in a folder; commands run inside it as root."""

    def __init__(self, path: Path) -> None:
        self.path = path

    @property
    def sources(self) -> Path:
        """The folder that is /src inside."""
        return self.path / "src"

    def run(self, *command: str) -> str:
        """The output of a command inside. Raises Problem when it fails."""
        return run(["chroot", self.path, *command], env=ENVIRONMENT)

    def emcc(self, *arguments: str) -> str:
        """Run the compiler in /src."""
        return self.run("sh", "-c", 'cd /src && exec emcc "$@"', "sh", *arguments)

    def prepare(self) -> None:
        """Install the compiler unless it is there. Raises Problem on machines where that cannot work."""
        ready = self.path / "toolchain.ready"
        if ready.exists():
            return
        refuse_other_machines()
        need("debootstrap", "debootstrap")
        step("installing Emscripten in a Debian of its own (about a minute)")
        self.unmount()
        shutil.rmtree(self.path, ignore_errors=True)
        run(["debootstrap", "--variant=minbase", SUITE, self.path])  # debootstrap knows the mirror
        self.unmount()
        self.add_source_packages()
        self.run("apt-get", "update", "-q", "-o", "Acquire::Check-Valid-Until=false")
        packages = [f"emscripten={EMSCRIPTEN}*", f"libpython{PYTHON}-dev"]
        self.run("apt-get", "install", "-y", "-q", "--no-install-recommends", *packages)
        ready.touch()

    def add_source_packages(self) -> None:
        """Have apt find source packages where debootstrap found the others."""
        lists = self.path / "etc/apt/sources.list"
        line = next(line for line in lists.read_text().splitlines() if line.startswith("deb "))
        lists.write_text(f"{line}\ndeb-src {line.removeprefix('deb ')}\n")

    def unmount(self) -> None:
        """debootstrap can leave /proc mounted in its folder: nothing may ever be deleted through that."""
        for folder in self.mounted():
            subprocess.run(["umount", folder], check=False)
        if left := self.mounted():
            raise Problem(f"These are still mounted: {', '.join(left)}. Please unmount them.")

    def mounted(self) -> list[str]:
        folders = (line.split()[1] for line in MOUNTS.read_text().splitlines())
        return sorted((folder for folder in folders if folder.startswith(f"{self.path}/")), reverse=True)


def refuse_other_machines() -> None:
    """Raises Problem with a sentence where the recipe cannot work."""
    fits = MOUNTS.exists() and shutil.which("apt-get") and platform.machine() in ("x86_64", "AMD64")
    if not fits or os.geteuid() != 0:
        raise Problem(
            "The pygame-ce wheel for WebAssembly can be built only on Debian or Ubuntu on x86-64, as root. "
            "Elsewhere it comes from Pyodide's release, with internet; or name a wheel with --wheel PATH."
        )
