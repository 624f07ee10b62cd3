"""The bots in the page: the same decisions as natively, within the time a player grants."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Route

from tests.web import decisions
from tests.web.browser import OpenTab, Tab

pytestmark = pytest.mark.web
SOURCE = Path(decisions.__file__).read_text(encoding="utf-8")


def with_python(open_tab: OpenTab) -> Tab:
    """A tab whose Python the test can reach; the site itself has no such door."""

    def reachable(route: Route) -> None:
        response = route.fetch()
        text = response.text()
        assert "    return python;" in text, "page/python.js no longer ends as this test expects"
        opened = text.replace("    return python;", "    return (window.python = python);")
        route.fulfill(response=response, body=opened)

    tab = open_tab()
    tab.page.route("**/page/python.js", reachable)
    tab.open().page.evaluate("text => python.runPython(text)", SOURCE)
    return tab


def in_the_page(tab: Tab, level: str, hands: int) -> list[decisions.Thought]:
    """The thoughts of a level, a hand a call, so that the page is not taken for dead."""
    thoughts: list[decisions.Thought] = []
    for first in range(1, hands + 1):
        text = tab.page.evaluate("call => python.runPython(call)", f"decisions({level!r}, {first}, 1)")
        thoughts += json.loads(text)
    return thoughts


@pytest.mark.parametrize(("level", "hands"), [("easy", 4), ("medium", 4), ("hard", 2), ("expert", 2)])
def test_the_same_decisions_as_natively(open_tab: OpenTab, level: str, hands: int) -> None:
    there = in_the_page(with_python(open_tab), level, hands)
    here = json.loads(decisions.decisions(level, 1, hands))
    assert [move for move, *_ in there] == [move for move, *_ in here]
    assert len(there) >= 13 * hands


@pytest.mark.slow
def test_fifty_hands_of_experts_and_how_long_they_think(open_tab: OpenTab) -> None:
    there = in_the_page(with_python(open_tab), "expert", 50)
    here = json.loads(decisions.decisions("expert", 1, 50))
    assert [move for move, *_ in there] == [move for move, *_ in here]
    seconds = sorted(took for _, took, _ in there)
    stretches = sorted(stretch for *_, stretch in there)
    print(f"median {seconds[len(seconds) // 2]:.3f} s, p95 {seconds[int(0.95 * len(seconds))]:.3f} s")
    print(f"longest stretch: median {1000 * stretches[len(stretches) // 2]:.1f} ms")
    assert seconds[len(seconds) // 2] <= 0.7
    assert seconds[int(0.95 * len(seconds))] <= 1.5
    assert stretches[len(stretches) // 2] <= 0.006
