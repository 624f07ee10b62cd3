"""Running pygbag on the staged copy: with our page and icon, and without any request to the network."""

import shutil
import sys
from pathlib import Path

from build.command import run
from build.places import BUILD, ROOT, RUNTIME, TITLE, step

ICON = ROOT / "assets" / "icon.png"
CDN_HINT = (
    "pygbag's own flavour takes its page from pygbag's CDN: it needs the network, when it is built and when it is played."
)


def pack(staged: Path) -> Path:
    """Pack the archive and fill our page; answer the folder with archive, index.html and favicon.png."""
    step("packing the archive with pygbag")
    shutil.rmtree(staged / "build", ignore_errors=True)
    pygbag(staged, "--template", BUILD / "page.html", "--cdn", RUNTIME)
    return staged / "build" / "web"


def pack_for_cdn(staged: Path) -> Path:
    """The same archive in pygbag's own page, for pygbag's own runtime. Raises Problem without a network."""
    from build.places import Problem

    step("packing the archive with pygbag, for pygbag's own runtime")
    shutil.rmtree(staged / "build", ignore_errors=True)
    pygbag(staged, "--ume_block", "0", "--can_close", "1", hint=CDN_HINT)
    if not (staged / "build/web/index.html").is_file():
        raise Problem(f"pygbag could not fetch its page. {CDN_HINT}")
    return staged / "build" / "web"


def pygbag(staged: Path, *options: str | Path, hint: str = "") -> None:
    always = ["--build", "--no_opt", "--icon", ICON, "--title", TITLE]
    run([sys.executable, "-m", "pygbag", *always, *options, staged], cwd=staged.parent, hint=hint)
