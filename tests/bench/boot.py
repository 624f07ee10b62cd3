"""From navigation to the first playable frame: `python -m tests.bench.boot [ROUNDS]`.

It is held against the bare runtime: Pyodide as its package ships it, on an empty page, until it can run
Python. Both are taken in turn, in new browser profiles on the same machine, and their medians compared.
"""

import shutil
import statistics
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from build import web
from build.machine import CHROMIUMS
from build.runtime import pyodide
from build.serve import Server
from tests.web.browser import DESKTOP, FLAGS, Tab

AIM = 1.5
BARE = """<!doctype html><title>Bare</title><script type="module">
import { loadPyodide } from "./pyodide.mjs";
const python = await loadPyodide({ indexURL: new URL(".", location).href });
python.runPython("1 + 1");
performance.mark("first-frame");
document.body.dataset.state = "playing";
</script>"""
TIME = "performance.getEntriesByName('first-frame')[0].startTime"


@contextmanager
def bare_site() -> Iterator[Server]:
    """A server with Pyodide's package and a page that only starts it."""
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder)
        for name in pyodide.FILES:
            shutil.copyfile(pyodide.package() / name, target / name)
        (target / "index.html").write_text(BARE)
        server = Server(target)
        yield server
        server.close()


def boot(browser: Browser, address: str) -> float:
    """Milliseconds from navigation to the mark, in a profile of its own."""
    tab = Tab(browser, address, DESKTOP)
    milliseconds: float = tab.open().page.evaluate(TIME)
    tab.context.close()
    return milliseconds


def main() -> None:
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    site = Server(web.build())
    path = next(filter(None, map(shutil.which, CHROMIUMS)))
    ours, bare = [], []
    with bare_site() as empty, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        for _ in range(rounds):
            bare.append(boot(browser, empty.address))
            ours.append(boot(browser, site.address))
            print(f"  bare runtime {bare[-1]:6.0f} ms, first playable frame {ours[-1]:6.0f} ms", flush=True)
        browser.close()
    site.close()
    ratio = statistics.median(ours) / statistics.median(bare)
    print(f"first playable frame after {ratio:.2f} times the bare runtime's boot (aim: at most {AIM})")


if __name__ == "__main__":
    main()
