"""The stores: what goes in comes out, what cannot be kept says so, and nothing is ever raised."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.host.host import Store
from game.host.stores import PREFIX, Files, LocalStorage, Memory


class Page:
    """A localStorage as a browser proxies it: missing keys are null, a full one throws."""

    def __init__(self, texts: dict[str, str] | None = None, room: int = 1000) -> None:
        self.texts = texts if texts is not None else {}
        self.room = room

    @property
    def length(self) -> int:
        return len(self.texts)

    def key(self, index: int) -> str:
        return list(self.texts)[index]

    def getItem(self, key: str) -> str | None:
        return self.texts.get(key)

    def setItem(self, key: str, text: str) -> None:
        if len(text) > self.room:
            raise RuntimeError("QuotaExceededError")
        self.texts[key] = text

    def removeItem(self, key: str) -> None:
        self.texts.pop(key, None)


class Forbidden:
    """A page whose storage may not even be named."""

    def __getattr__(self, name: str) -> Any:
        raise RuntimeError("SecurityError")


def stores(folder: Path) -> list[Store]:
    page = Page()
    return [Memory(), Files(folder / "not yet there"), LocalStorage(lambda: page)]


@pytest.mark.parametrize("which", range(3), ids=["memory", "files", "localStorage"])
def test_a_text_goes_in_comes_out_and_goes_away(tmp_path: Path, which: int) -> None:
    store = stores(tmp_path)[which]
    assert store.get("match") is None and store.keys() == []
    assert store.set("match", "first\r\nline ♥") and store.set("match.set-aside", "second")
    assert store.get("match") == "first\r\nline ♥"
    assert store.keys() == ["match", "match.set-aside"]
    store.delete("match")
    store.delete("match")
    assert store.keys() == ["match.set-aside"]


@given(key=st.text(min_size=1, max_size=12), text=st.text(alphabet=st.characters(codec="utf-8")))
def test_any_key_and_text_survive_in_files(
    tmp_path_factory: pytest.TempPathFactory, key: str, text: str
) -> None:
    store = Files(tmp_path_factory.mktemp("store"))
    assert store.set(key, text)
    assert (store.get(key), store.keys()) == (text, [key])


def test_a_damaged_file_reads_as_nothing_and_can_be_replaced(tmp_path: Path) -> None:
    store = Files(tmp_path)
    store.set("match", "good")
    next(tmp_path.iterdir()).write_bytes(b"\xff\xfe\x00 torn")
    assert store.get("match") is None
    assert store.set("match", "good again") and store.get("match") == "good again"


def test_a_folder_that_cannot_be_written_makes_set_false(tmp_path: Path) -> None:
    blocked = tmp_path / "a file"
    blocked.write_text("in the way")
    store = Files(blocked)
    assert not store.set("match", "text")
    assert store.get("match") is None and store.keys() == []
    store.delete("match")


def test_an_interrupted_write_leaves_the_old_text(tmp_path: Path) -> None:
    store = Files(tmp_path)
    store.set("match", "old")
    (tmp_path / "match.new").write_text("half a te")
    assert store.get("match") == "old" and store.keys() == ["match"]


@pytest.mark.parametrize("storage", [lambda: None, Forbidden], ids=["missing", "forbidden"])
def test_without_a_local_storage_nothing_is_kept_and_nothing_raised(storage: Callable[[], Any]) -> None:
    store = LocalStorage(storage)
    assert store.set("match", "text") is False
    assert store.get("match") is None and store.keys() == []
    store.delete("match")


def test_a_full_local_storage_says_no_and_keeps_the_old_text() -> None:
    page = Page(room=5)
    store = LocalStorage(lambda: page)
    assert store.set("match", "short") and not store.set("match", "much too long")
    assert store.get("match") == "short"


def test_other_pages_keys_are_neither_seen_nor_touched() -> None:
    page = Page({"theirs": "1", PREFIX + "ours": "2"})
    store = LocalStorage(lambda: page)
    assert store.keys() == ["ours"]
    store.delete("theirs")
    assert page.texts["theirs"] == "1"
