"""One tab of a real Chromium with the game in it, driven by the names of the mirrored controls.

Touches are real ones, on the canvas, at the place where the mirror says a control is; `press` uses the
control itself, as a screen reader does. Nothing here sleeps: every wait is for a condition of the page.
"""

import json
from collections.abc import Callable
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, Request

FLAGS = (
    "--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking "
    "--disable-component-update --disable-sync"
).split()
FIND = "document.querySelector(`#mirror [data-name=${JSON.stringify(name)}]`)"
PATIENCE = 60_000  # milliseconds; generous, since the machine may be busy


class Screen(NamedTuple):
    """A device: its size in CSS pixels, its pixel ratio, and whether it is touched."""

    width: int
    height: int
    ratio: float = 1
    touch: bool = False


PHONE = Screen(390, 844, 3, touch=True)
DESKTOP = Screen(1280, 720)


class Tab:
    """A tab with the game. Everything that must not happen is collected in `faults`."""

    def __init__(self, browser: Browser, address: str, screen: Screen = DESKTOP, **options: Any) -> None:
        self.address = address
        self.screen = screen
        self.faults: list[str] = []
        self.context: BrowserContext = browser.new_context(
            viewport={"width": screen.width, "height": screen.height},
            device_scale_factor=screen.ratio,
            has_touch=screen.touch,
            is_mobile=screen.touch,
            **options,
        )
        self.context.set_default_timeout(PATIENCE)
        self.page: Page = self.context.new_page()
        self.page.on("console", self._heard)
        self.page.on("pageerror", lambda error: self.faults.append(f"page error: {error}"))
        self.page.on("request", self._requested)

    def _heard(self, message: ConsoleMessage) -> None:
        # SDL plays sound through an interface that Chromium calls out of date at every start
        if message.type in ("error", "warning", "assert") and "ScriptProcessorNode" not in message.text:
            self.faults.append(f"console {message.type}: {message.text}")

    def _requested(self, request: Request) -> None:
        parts = urlsplit(request.url)
        if parts.scheme in ("http", "https") and not request.url.startswith(self.address):
            self.faults.append(f"request outside of the site: {request.url}")

    def open(self) -> "Tab":
        """Go to the page and wait for the first playable frame."""
        self.page.goto(self.address)
        return self.until_playing()

    def until_playing(self) -> "Tab":
        self.page.wait_for_function("document.body.dataset.state === 'playing'")
        return self

    def close(self) -> None:
        """Close the tab. Raises AssertionError when anything happened that must not."""
        self.context.close()
        assert not self.faults, "\n".join(self.faults)

    # what is on the screen

    def names(self) -> list[str]:
        """The names of all mirrored controls, in reading order."""
        found: list[str] = self.page.evaluate(
            "[...document.querySelectorAll('#mirror [data-name]')].map(node => node.dataset.name)"
        )
        return found

    def has(self, name: str) -> bool:
        return bool(
            self.page.evaluate("name => !!document.querySelector(`#mirror [data-name='${name}']`)", name)
        )

    def enabled(self, name: str) -> bool:
        return self.control(name).get_attribute("aria-disabled") != "true"

    def text(self, name: str) -> str:
        """The label of a control, or the whole text of a table."""
        return self.control(name).inner_text()

    def said(self) -> list[str]:
        """The last announcements of the live region, oldest first."""
        lines: list[str] = self.page.evaluate(
            "[...document.querySelectorAll('#said p')].map(line => line.textContent)"
        )
        return lines

    def control(self, name: str) -> Locator:
        """Playwright's locator of a mirrored control."""
        return self.page.locator(f"#mirror [data-name={json.dumps(name)}]")

    def centre(self, name: str) -> tuple[float, float]:
        """The middle of a control's place on the canvas, in CSS pixels."""
        box = self.control(name).bounding_box()
        assert box is not None, f"there is no control {name}; there are {self.names()}"
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    # what a player does

    def tap(self, name: str) -> None:
        """Touch (or click) the canvas where the control is drawn."""
        self.tap_at(*self.centre(name))

    def tap_at(self, x: float, y: float) -> None:
        if self.screen.touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def press(self, name: str) -> None:
        """Work the control itself, as a screen reader or a keyboard does."""
        self.control(name).dispatch_event("click")

    def resize(self, width: int, height: int) -> None:
        """Give the tab another size and wait until the canvas has it."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.until(
            "([w, h]) => { const r = JSON.parse(hearts.viewport)[2];"
            " return canvas.width === Math.round(w * r) && canvas.height === Math.round(h * r); }",
            [width, height],
        )

    # waiting

    def until(self, condition: str, argument: Any = None) -> None:
        """Wait until a JavaScript expression or function of `argument` is true."""
        self.page.wait_for_function(condition, arg=argument)

    def until_there(self, name: str, enabled: bool | None = None) -> None:
        """Wait until a control exists (and, if asked, is enabled or disabled)."""
        self.until(
            f"([name, enabled]) => {{ const node = {FIND};"
            " const off = node?.getAttribute('aria-disabled') === 'true';"
            " return node && (enabled === null || enabled !== off); }",
            [name, enabled],
        )

    def until_gone(self, name: str) -> None:
        self.until(f"name => !{FIND}", name)

    def until_said(self, text: str) -> None:
        """Wait until an announcement that is still in the live region contains the text."""
        self.until("text => document.getElementById('said').textContent.includes(text)", text)


OpenTab = Callable[..., Tab]
