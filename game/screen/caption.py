"""The caption: what was announced last, as words on the screen, for who wants to read it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.scene.geometry import Box
from game.screen.damage import Part

if TYPE_CHECKING:
    from game.screen.app import App


def caption(app: App) -> list[Part]:
    """The caption as a part of the page, above everything; nothing while there is none."""
    text, area, size = app.caption, app.area, 15 * app.text_scale
    if not text or not app.settings.captions:
        return []
    y, room = area.top + 24 * app.text_scale, area.w - 24
    box = Box(0, 0, area.w, y + 6 * size + 40)  # a long one takes several lines
    return [Part("caption", text, box, lambda brush: brush.toast(text, area.w / 2, y, room, size))]
