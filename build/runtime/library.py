"""What of Python's standard library goes to the site: everything but what a game in a page cannot use.

Dropped are tools for developers, network servers and clients (a page has no sockets), what belongs to other
systems, and rare text encodings. tests/web imports every module that the game names, to show that none is
missed.
"""

import zipfile
from pathlib import Path

DEVELOPMENT = """
    _pyrepl bdb cmd code codeop cProfile doctest ensurepip modulefinder pdb pickletools profile pstats pyclbr
    pydoc pydoc_data py_compile compileall rlcompleter symtable tabnanny timeit trace tracemalloc unittest
    venv zipapp __phello__ this antigravity
"""
NETWORK = """
    email ftplib html http imaplib mailbox mimetypes netrc poplib smtplib socketserver ssl urllib webbrowser
    wsgiref xml xmlrpc pyodide/http
"""
SYSTEM = """
    _aix_support _apple_support _ios_support _android_support _osx_support curses dbm _pydatetime _pydecimal
    _pyio _py_abc getpass multiprocessing nturl2path pty tty sqlite3 tkinter turtle plistlib getopt optparse
    fileinput filecmp sched shelve configparser _sysconfigdata__emscripten_wasm32-emscripten
"""
DROPPED = frozenset(f"{DEVELOPMENT} {NETWORK} {SYSTEM}".split())
ENCODINGS = """
    __init__ aliases ascii cp437 idna latin_1 punycode raw_unicode_escape unicode_escape utf_8 utf_8_sig
"""
KEPT_ENCODINGS = frozenset(f"encodings/{name}.py" for name in ENCODINGS.split())


def wanted(name: str) -> bool:
    """Does the site's library keep this member of Pyodide's?"""
    if name.endswith("/"):
        return False
    if name.startswith("encodings/"):
        return name in KEPT_ENCODINGS
    parts = name.removesuffix(".py").split("/")
    return not any("/".join(parts[: depth + 1]) in DROPPED for depth in range(len(parts)))


def trim(package: Path, target: Path) -> None:
    """Write the wanted part of the library of the Pyodide package in the folder."""
    with zipfile.ZipFile(package / "python_stdlib.zip") as whole, zipfile.ZipFile(target, "w") as part:
        for name in filter(wanted, whole.namelist()):
            part.writestr(name, whole.read(name))
