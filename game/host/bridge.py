"""The one place that reaches the browser: Pyodide's `js` module and pygbag's `platform.window` alike.

Whatever the page offers is asked for by name and may be missing: pygbag's own page has no `hearts` object,
a blocked frame has no storage. So every question here answers with a neutral value and never raises.
"""

import platform
from importlib import import_module
from typing import Any


def page_window() -> Any | None:
    """The window object of the page this program runs in, or None outside a browser."""
    try:
        return import_module("js").window  # Pyodide
    except (ImportError, AttributeError):
        pass
    # pygbag adds its names to the standard module; its simulator adds them too, but says it is no browser
    if getattr(platform, "is_browser", False):
        return getattr(platform, "window", None)
    return None


def ask(thing: Any, name: str, default: Any = None) -> Any:
    """The attribute of a page object, or the default when it is missing, null or forbidden."""
    try:
        value = getattr(thing, name)
    except Exception:  # a proxy may raise anything the page throws
        return default
    return default if is_nothing(value) else value


def call(thing: Any, name: str, *arguments: Any, default: Any = None) -> Any:
    """Call a method of a page object; the default when it is missing, throws or returns nothing."""
    method = ask(thing, name)
    if method is None:
        return default
    try:
        value = method(*arguments)
    except Exception:
        return default
    return default if is_nothing(value) else value


def is_nothing(value: Any) -> bool:
    """Is this None, or a browser's null or undefined (which Pyodide keeps apart from None)?"""
    return value is None or type(value).__name__ in ("JsNull", "JsUndefined")
