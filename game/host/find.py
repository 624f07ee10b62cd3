"""Which host is this: the page of a browser, or a desktop?"""

from game.host.bridge import page_window
from game.host.host import Host


def find_host() -> Host:
    """The host of this process; outside a browser (pygbag's simulator included) it is the desktop."""
    window = page_window()
    if window is not None:
        from game.host.browser import Browser

        return Browser(window)
    from game.host.native import Native

    return Native()
