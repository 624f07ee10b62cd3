"""Three stores of small texts: in memory, in files, and in the browser's localStorage.

None of them raises: a text that cannot be read is None, a text that cannot be kept makes `set` False.
"""

import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from game.host.bridge import ask, call

PREFIX = "hearts:"  # pages of one origin share a localStorage: use and delete only our own keys
SUFFIX = ".txt"


class Memory:
    """A store that lives as long as the program: the last resort, and the tests' own."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}

    def get(self, key: str) -> str | None:
        return self.texts.get(key)

    def set(self, key: str, text: str) -> bool:
        self.texts[key] = text
        return True

    def delete(self, key: str) -> None:
        self.texts.pop(key, None)

    def keys(self) -> list[str]:
        return sorted(self.texts)


class Files:
    """One file a key in a folder; a write is complete or did not happen (write, fsync, rename)."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def get(self, key: str) -> str | None:
        try:
            return self._path(key).read_bytes().decode("utf-8")
        except (OSError, UnicodeDecodeError):
            return None

    def set(self, key: str, text: str) -> bool:
        path = self._path(key)
        fresh = path.with_suffix(".new")
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            with fresh.open("wb") as file:
                file.write(text.encode("utf-8"))
                file.flush()
                os.fsync(file.fileno())
            fresh.replace(path)
        except (OSError, UnicodeEncodeError):
            return False
        return True

    def delete(self, key: str) -> None:
        try:
            self._path(key).unlink(missing_ok=True)
        except OSError:
            return  # a file that cannot be deleted stays; the next write replaces it

    def keys(self) -> list[str]:
        try:
            return sorted(_key_of(path) for path in self.folder.iterdir() if path.suffix == SUFFIX)
        except OSError:
            return []

    def _path(self, key: str) -> Path:
        return self.folder / (re.sub(r"[^a-z0-9-]", lambda odd: f"_{ord(odd[0]):x}_", key) + SUFFIX)


def _key_of(path: Path) -> str:
    return re.sub(r"_([0-9a-f]+)_", lambda code: chr(int(code[1], 16)), path.stem)


class LocalStorage:
    """The browser's localStorage under our prefix; it may be missing, full, or forbidden at any call."""

    def __init__(self, storage: Callable[[], Any]) -> None:
        self._storage = storage  # asked anew each time: merely naming it throws in a blocked frame

    def get(self, key: str) -> str | None:
        text = call(self._storage(), "getItem", PREFIX + key)
        return text if isinstance(text, str) else None

    def set(self, key: str, text: str) -> bool:
        call(self._storage(), "setItem", PREFIX + key, text)
        return self.get(key) == text

    def delete(self, key: str) -> None:
        call(self._storage(), "removeItem", PREFIX + key)

    def keys(self) -> list[str]:
        count = ask(self._storage(), "length", 0)
        names = [str(call(self._storage(), "key", index, default="")) for index in range(count)]
        return sorted(name.removeprefix(PREFIX) for name in names if name.startswith(PREFIX))
