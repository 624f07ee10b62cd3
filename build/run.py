"""The project's commands: `python3 build/run.py web`, `... test`, `... play`. Needs only Python 3.11.

Each sets up what it needs (a virtual environment in .venv, the packages that pyproject.toml names, Pyodide
and the pygame wheel) and is quick the second time.
"""

import sys
from pathlib import Path

if sys.version_info < (3, 11):  # noqa: UP036 - before anything that older versions cannot read
    sys.exit("Hearts needs Python 3.11 or newer; this is " + sys.version.split()[0] + ".")

ROOT = Path(__file__).resolve().parents[1]
sys.path[0] = str(ROOT)  # in place of this folder, whose modules are named build.something

import argparse  # noqa: E402
import os  # noqa: E402
import subprocess  # noqa: E402

from build import machine  # noqa: E402
from build.places import Problem, step  # noqa: E402

# The browser's own crash says nothing of the game; every other failure counts the first time.
IF_CRASHED = ["--reruns", "2", "--only-rerun", "Target crashed"]
HEADLESS = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}


def main() -> int:
    """Run the command named on the command line; its exit status."""
    options = parser().parse_known_args()
    given, rest = options
    if rest and given.command != "test":
        print(f"build/run.py {given.command} does not know {' '.join(rest)}.", file=sys.stderr)
        return 2
    try:
        if given.command == "web":
            return web(given)
        return test(rest) if given.command == "test" else play()
    except Problem as problem:
        print(problem, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(description="Build, check or play Hearts.")
    commands = top.add_subparsers(dest="command", required=True)
    web = commands.add_parser("web", help="build the site, serve it on localhost, open the browser")
    web.add_argument("--port", type=int, default=8000, help="the port to serve on (default: 8000)")
    web.add_argument("--wheel", help="the pygame-ce wheel for WebAssembly, instead of finding one")
    web.add_argument("--no-open", action="store_true", help="do not open a browser")
    web.add_argument("--no-serve", action="store_true", help="only build")
    commands.add_parser("test", help="run every check; further words go to pytest")
    commands.add_parser("play", help="play in a window")
    return top


def web(given: argparse.Namespace) -> int:
    """Build the site and, unless told otherwise, serve it until interrupted."""
    python = site_builder()
    words = ["build/web.py"] + (["--wheel", given.wheel] if given.wheel else [])
    status = call(python, *words)
    if status or given.no_serve:
        return status
    return serve(given.port, not given.no_open)


def site_builder() -> Path:
    """The Python that builds the site, with npm beside it."""
    machine.need("npm", "npm")
    return machine.environment("fonts", "site")


def serve(port: int, opens: bool) -> int:
    """Serve build/web under / and /hearts/ until interrupted."""
    from build.places import SITE
    from build.serve import Server

    try:
        server = Server(SITE, port)
    except OSError:
        raise Problem(f"Port {port} is in use; name another with --port.") from None
    print(f"Hearts is at {server.address} (Ctrl+C ends it)", flush=True)
    if opens:
        open_browser(server.address)
    server.wait()
    return 0


def open_browser(address: str) -> None:
    """Show the page where there is a browser to show it in."""
    import webbrowser

    if sys.platform.startswith("linux") and not (
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    ):
        return
    webbrowser.open(address)


def test(arguments: list[str]) -> int:
    """Format, lint, types, the tests of the game, then those in a real browser; the first failure ends it."""
    machine.need("npm", "npm")
    machine.need_chromium()
    python = machine.environment("fonts", "site", "test")
    if arguments:
        return call(python, "-m", "pytest", *arguments)
    checks = [
        ("the format", ["-m", "ruff", "format", "--check", "."]),
        ("the lint", ["-m", "ruff", "check", "."]),
        ("the types", ["-m", "mypy"]),
        ("the tests of the game", ["-m", "pytest", "-m", "not web and not slow"]),
        ("the site", ["build/web.py"]),
        ("the tests in Chromium", ["-m", "pytest", "-m", "web and not slow", *IF_CRASHED]),
    ]
    for name, words in checks:
        step(f"checking {name}" if name != "the site" else "building the site")
        if status := call(python, *words):
            print(f"Stopped: {name} failed.", file=sys.stderr)
            return status
    print("Everything is in order.")
    return 0


def play() -> int:
    """Play natively, in a window."""
    return call(machine.environment("fonts"), "main.py", env=dict(os.environ))


def call(python: Path, *words: str, env: dict[str, str] | None = None) -> int:
    """Run Python in the project's folder, its output going through; its exit status."""
    environment = {**os.environ, **HEADLESS} if env is None else env
    return subprocess.run([str(python), *words], cwd=ROOT, env=environment, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
