"""The keyboard in the browser: pressing keys, and where the page's focus is."""

from tests.web.browser import Tab

FOCUSED = "document.activeElement?.dataset?.name ?? document.activeElement?.id ?? ''"


def focused(tab: Tab) -> str:
    """The name of the control that has the page's focus, or the element's id."""
    return str(tab.page.evaluate(FOCUSED))


def keys(tab: Tab, *names: str) -> None:
    """Press keys, one after the other."""
    for name in names:
        tab.page.keyboard.press(name)


def until_focused(tab: Tab, name: str) -> None:
    """Wait until a control has the page's focus."""
    tab.until(f"name => ({FOCUSED}) === name", name)


def tab_to(tab: Tab, name: str) -> None:
    """Press Tab until a control has the focus; fails when the page has been gone through."""
    for _ in range(len(tab.names()) + 3):
        if focused(tab) == name:
            return
        keys(tab, "Tab")
    raise AssertionError(f"Tab does not come to {name}.")
