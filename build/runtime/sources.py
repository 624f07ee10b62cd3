"""The sources of the wheel: Debian's source packages and pygame-ce's sdist, each with its pinned hash."""

import hashlib
import os
import shutil
import sys
import tarfile
from pathlib import Path

from build.command import run
from build.places import Problem, step
from build.runtime.chroot import Chroot

PYGAME_VERSION = "2.5.7"
PYGAME = f"pygame_ce-{PYGAME_VERSION}"
SDL, IMAGE, MIXER, TTF = "SDL2-2.32.4", "SDL2_image-2.8.8", "SDL2_mixer-2.8.1", "SDL2_ttf-2.24.0"
FREETYPE = "freetype-2.13.3"
CYTHON_VERSION = "3.2.4"

SDIST = f"{PYGAME}.tar.gz"
DEBIAN = {  # source package: its archive
    "libsdl2": "libsdl2_2.32.4+dfsg.orig.tar.gz",
    "libsdl2-image": "libsdl2-image_2.8.8+dfsg.orig.tar.gz",
    "libsdl2-mixer": "libsdl2-mixer_2.8.1+dfsg.orig.tar.gz",
    "libsdl2-ttf": "libsdl2-ttf_2.24.0+dfsg.orig.tar.gz",
    "freetype": "freetype_2.13.3+dfsg.orig.tar.xz",
}
SHA256 = {
    SDIST: "86beb797cd73c141299a29b56f7df2b0543fbdc81d428022458329ff694aaa51",
    DEBIAN["libsdl2"]: "d364cded8bf41f3f503014d3fb6473f1a7077ff468da1638dae4a6bec6ef2277",
    DEBIAN["libsdl2-image"]: "3d807efed04b0b567f2a2dec4f899e90d1527be30f1450ad26215f2cd9956759",
    DEBIAN["libsdl2-mixer"]: "8029c1a0484eda9cabb517ed715989dbcb66c896a2f07e300a196ba81f888fa4",
    DEBIAN["libsdl2-ttf"]: "13cc12b24e28323e1ea257630ae6cc7617e3b34fee7ac70c7a81200b89967bf8",
    DEBIAN["freetype"]: "686ec73cbf6783b245dd068a09ce807b729ac0f8a46dd70f7867923c32fdf4de",
}
# pip asks an sdist's build backend for metadata even to download it; this answers in place of meson
STUB = f'''import os


def prepare_metadata_for_build_wheel(folder, config_settings=None):
    name = "{PYGAME}.dist-info"
    os.makedirs(os.path.join(folder, name))
    with open(os.path.join(folder, name, "METADATA"), "w") as file:
        file.write("Metadata-Version: 2.1\\nName: pygame-ce\\nVersion: {PYGAME_VERSION}\\n")
    return name
'''


def fetch(root: Chroot, work: Path) -> None:
    """Fetch what is missing, check every hash, and unpack everything anew into the chroot's /src."""
    step("fetching the sources")
    archives = [debian_archive(root, package) for package in DEBIAN]
    archives.append(pygame_archive(work))
    shutil.rmtree(root.sources, ignore_errors=True)
    root.sources.mkdir()
    for archive in archives:
        check(archive)
        with tarfile.open(archive) as tar:
            if hasattr(tarfile, "tar_filter"):
                tar.extractall(root.sources, filter="tar")
            else:  # Python before 3.11.4; the hashes have been checked
                tar.extractall(root.sources)
    cython(work)


def debian_archive(root: Chroot, package: str) -> Path:
    folder = root.path / "dl"
    folder.mkdir(exist_ok=True)
    archive = folder / DEBIAN[package]
    if not archive.exists():
        root.run("sh", "-c", f"cd /dl && apt-get source -q --download-only --tar-only {package}")
    return archive


def pygame_archive(work: Path) -> Path:
    archive = work / SDIST
    if not archive.exists():
        stub = work / "stub"
        stub.mkdir(exist_ok=True)
        (stub / "mesonpy.py").write_text(STUB)
        download = [sys.executable, "-m", "pip", "download", "-q", "--no-deps", "--no-build-isolation"]
        wanted = ["--no-binary", ":all:", "-d", str(work), f"pygame-ce=={PYGAME_VERSION}"]
        run([*download, *wanted], env={**os.environ, "PYTHONPATH": str(stub)})
    return archive


def cython(work: Path) -> None:
    target = work / "pylib"
    if not (target / "Cython").exists():
        install = [sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--target", str(target)]
        run([*install, f"cython=={CYTHON_VERSION}"])


def check(archive: Path) -> None:
    found = hashlib.sha256(archive.read_bytes()).hexdigest()
    if found != SHA256[archive.name]:
        raise Problem(f"{archive.name} has the SHA-256 {found}, but {SHA256[archive.name]} was expected.")
