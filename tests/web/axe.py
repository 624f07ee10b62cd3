"""axe-core, the accessibility checker: fetched once with npm, its hash checked, run inside the page."""

import hashlib
import tarfile
from functools import lru_cache
from typing import Any

from build.command import run
from build.places import CACHE
from tests.web.browser import Tab

VERSION = "4.14.1"
SHA256 = "e6b0ce02b84d892e2e33e403485e7f3d6c29e2be6df65daf44d89ba564139745"
RUN = "async () => (await axe.run(document, { resultTypes: ['violations'] })).violations"


@lru_cache(maxsize=1)
def source() -> str:
    """The text of the checker. Raises AssertionError when the archive is not the pinned one."""
    archive = CACHE / f"axe-core-{VERSION}.tgz"
    if not archive.is_file():
        CACHE.mkdir(parents=True, exist_ok=True)
        run(["npm", "pack", "--silent", f"axe-core@{VERSION}"], cwd=CACHE, hint="Install Node.js with npm.")
    found = hashlib.sha256(archive.read_bytes()).hexdigest()
    assert found == SHA256, f"{archive.name} has the SHA-256 {found}, but {SHA256} was expected."
    with tarfile.open(archive) as tar:
        member = tar.extractfile("package/axe.min.js")
        assert member is not None, "axe.min.js is missing in an archive whose hash is right"
        return member.read().decode("utf-8")


def violations(tab: Tab) -> list[str]:
    """What axe-core finds wrong on the page now: rule, help and place of each violation."""
    if not tab.page.evaluate("typeof axe === 'object'"):
        tab.page.evaluate(source())
    found: list[dict[str, Any]] = tab.page.evaluate(RUN)
    return [f"{rule['id']}: {rule['help']}: {node['html']}" for rule in found for node in rule["nodes"]]
