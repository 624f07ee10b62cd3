"""Where everything lies on the table: one layout per window, in logical pixels.

`layout(area, players, cards)` finds the largest cards that fit. Portrait and landscape give the same type, so
nothing above this room knows which it is. Compact layouts, phones in either direction, seat the others in
narrow towers and put hand, hearts and own points into one status line; roomy ones have a score panel.
"""

from functools import lru_cache

from game.scene import landscape, portrait
from game.scene.geometry import Area
from game.scene.plan import SMALLEST, Layout


@lru_cache(maxsize=32)
def layout(area: Area, players: int = 4, cards: int = 13, text: float = 1.0) -> Layout:
    """The table for a window of any size; `cards` is the largest hand, `text` the text size from 1 to 2."""
    area = area._replace(w=max(area.w, SMALLEST[0]), h=max(area.h, SMALLEST[1]))
    safe = area.safe
    if safe.w < safe.h * 0.95:
        return portrait.build(area, players, cards, text)
    return landscape.build(area, players, cards, text)
