"""Running pygbag on the staged copy: with our page and icon, and without any request to the network."""

import shutil
import sys
from pathlib import Path

from build.command import run
from build.places import BUILD, ROOT, RUNTIME, TITLE, Problem, step

ICON = ROOT / "assets" / "favicon.png"
CDN_HINT = "pygbag's own flavour takes its page from pygbag's CDN, so it needs the network, here and at play."

ASK_THE_CDN = """
from urllib.request import urlopen
from pygbag.app import DEFAULT_CDN, DEFAULT_TMPL
urlopen(DEFAULT_CDN + DEFAULT_TMPL, timeout=10).close()
"""


def pack(staged: Path) -> Path:
    """Pack the archive and fill our page; answer the folder with archive, index.html and favicon.png."""
    step("packing the archive with pygbag")
    shutil.rmtree(staged / "build", ignore_errors=True)
    pygbag(staged, "--template", BUILD / "page.html", "--cdn", RUNTIME)
    return staged / "build" / "web"


def pack_for_cdn(staged: Path) -> Path:
    """The same archive in pygbag's own page, for pygbag's own runtime. Raises Problem without a network."""
    step("asking pygbag's CDN for its page")
    try:
        run([sys.executable, "-c", ASK_THE_CDN])  # pygbag itself would ask for minutes
    except Problem:
        raise Problem(f"pygbag's CDN cannot be reached from here. {CDN_HINT}") from None
    step("packing the archive with pygbag, for pygbag's own runtime")
    shutil.rmtree(staged / "build", ignore_errors=True)
    pygbag(staged, "--ume_block", "0", "--can_close", "1", hint=CDN_HINT)
    if not (staged / "build/web/index.html").is_file():
        raise Problem(f"pygbag could not fetch its page. {CDN_HINT}")
    return staged / "build" / "web"


def pygbag(staged: Path, *options: str | Path, hint: str = "") -> None:
    always: list[str | Path] = ["--build", "--no_opt", "--icon", ICON, "--title", TITLE]
    run([sys.executable, "-m", "pygbag", *always, *options, staged], cwd=staged.parent, hint=hint)
