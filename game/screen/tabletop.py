"""Tabletop: the ground of every screen: a pool of light from above on felt or wood.

The light is a gradient drawn small and scaled up (it has no detail to lose); the grain of the material is
a tile of noise from a generator of our own, so that the same table looks the same everywhere.
"""

from collections.abc import Sequence
from functools import lru_cache, partial

import pygame

from game.screen import art
from game.screen.cache import Cache
from game.screen.theme import Theme

TILE = 192  # the noise tile's side, in pixels
DEPTH = {"felt": 11, "midnight": 7, "walnut": 5}  # how much of 255 the noise takes away
SHRINK = 4
BAND = 128  # pixels, a multiple of SHRINK
BOARD = (1200, 150)  # the size of a drawn board, in its own units
BOARDS = {"boards/1": 100, "boards/2": 590, "boards/3": 300}  # and where a narrow table begins to show it
SHADES = (0, 15, 6, 20, 10)  # what is taken from a board's tone, of 255

_tables = Cache(40 << 20, 0.005)
_pieces = Cache(96 << 20, 0.006)  # what a table is put together from, until it is


def tabletop(theme: Theme, size: tuple[int, int], scale: float = 1.0) -> pygame.Surface:
    """The whole table at `size` pixels, cached; `scale` is pixels per logical pixel."""
    return _tables.get((theme, size, scale), lambda: _table(theme, size, scale))


def forget() -> None:
    """Give up every cached table."""
    _tables.clear()
    _pieces.clear()


def _table(theme: Theme, size: tuple[int, int], scale: float) -> pygame.Surface:
    """The table, put together from bands: the frame may run out of time at each of them."""
    tile = _pieces.get(("noise", theme.name, scale), lambda: _noise(theme, scale))
    boards = _boards(size[0], scale) if theme.name == "walnut" else []
    small = (-(-size[0] // SHRINK), -(-size[1] // SHRINK))
    pool = _pieces.get(("pool", theme.name, small), lambda: _pool(theme, small))

    def band(top: int) -> pygame.Surface:
        made = _light(pool, top, min(BAND, size[1] - top))
        if boards:
            _lay_boards(made, top, boards, scale)
        for row in range(top - top % tile.height, top + made.height, tile.height):
            for left in range(0, made.width, tile.width):
                made.blit(tile, (left, row - top), special_flags=pygame.BLEND_RGB_SUB)
        return made

    table = pygame.Surface(size)
    tops = range(0, size[1], BAND)
    for top, made in [(t, _pieces.get((theme.name, size, scale, t), partial(band, t))) for t in tops]:
        table.blit(made, (0, top))
    _pieces.clear()
    return table


def _light(pool: pygame.Surface, top: int, high: int) -> pygame.Surface:
    """A band of the light, drawn with a little of its neighbours, so that no seam is seen."""
    first, last = max(0, top // SHRINK - 1), min(pool.height, -(-(top + high) // SHRINK) + 1)
    part = pool.subsurface((0, first, pool.width, last - first))
    large = pygame.transform.smoothscale(part, (part.width * SHRINK, part.height * SHRINK))
    return large.subsurface((0, top - first * SHRINK, large.width, high))


def _pool(theme: Theme, size: tuple[int, int]) -> pygame.Surface:
    stops = ((0, theme.light), (0.56, theme.mid), (1, theme.edge))
    body = '<defs><radialGradient id="g" gradientUnits="userSpaceOnUse" cx="50" cy="44" r="74">'
    body += "".join(f'<stop offset="{at}" stop-color="{colour}"/>' for at, colour in stops)
    body += '</radialGradient></defs><rect width="100" height="100" fill="url(#g)"/>'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{size[0]}" height="{size[1]}"'
    ground = pygame.Surface(size)
    ground.fill(theme.edge)
    ground.blit(
        art.rasterise(f'{head} viewBox="0 0 100 100" preserveAspectRatio="none">{body}</svg>', size), (0, 0)
    )
    return ground


def _noise(theme: Theme, scale: float) -> pygame.Surface:
    tile, grow = noise(TILE, DEPTH[theme.name]), max(1, round(scale / 1.5))
    return pygame.transform.scale(tile, (TILE * grow, TILE * grow)) if grow > 1 else tile


@lru_cache(maxsize=4)
def noise(side: int, depth: int) -> pygame.Surface:
    """A square of grey noise, each pixel below `depth`, always the same.

    Rows are pieces of one long line of numbers, each from another place: no repetition is seen, and most of
    the work is done by slices.
    """
    state, line = 20_260_101, bytearray()
    for _ in range(side * 16):
        state = (state * 1_103_515_245 + 12_345) & 0x7FFFFFFF
        line.append((state >> 16) & 255)
    levels = bytes(line.translate(bytes(level * depth >> 8 for level in range(256))))
    starts = [(row * 1_597 + line[row] * 7) % (len(line) - side) for row in range(side)]
    rows = b"".join(levels[start : start + side] for start in starts)
    tile = pygame.image.frombytes(rows, (side, side), "P")
    tile.set_palette([(level, level, level) for level in range(256)])
    return tile.convert(24)


def _boards(width: int, scale: float) -> list[pygame.Surface]:
    """Three drawings of a board, or of the part of it that a narrow table shows."""
    high = _board_height(scale)
    seen = min(round(BOARD[0] * high / BOARD[1]), width)
    return [
        _pieces.get(("board", name, seen, high), partial(_board, name, start, seen, high))
        for name, start in BOARDS.items()
    ]


def _board_height(scale: float) -> int:
    return max(24, round(128 * scale))


def _lay_boards(band: pygame.Surface, above: int, drawn: Sequence[pygame.Surface], scale: float) -> None:
    """Courses of boards, each from one of three drawings, turned over so that none looks repeated.

    `above` is how many pixels of the table lie above the band.
    """
    high, seen = _board_height(scale), drawn[0].width
    length = round(BOARD[0] * high / BOARD[1])
    for row, top in enumerate(range(-high // 3 - above, band.height, high)):
        if top + high <= 0:
            continue
        shift = 0 if seen < length else -(row * 397 % 1000) * length // 1000
        for column, left in enumerate(range(shift, band.width, seen)):
            turn = row * 2 + column
            board = pygame.transform.flip(drawn[turn % 3], turn % 4 >= 2, row % 2 == 1)
            band.blit(board, (left, top))
            tone = SHADES[(row * 3 + column) % len(SHADES)]
            band.fill((tone, tone, tone), (left, top, seen, high), pygame.BLEND_RGB_SUB)


def _board(name: str, start: int, width: int, high: int) -> pygame.Surface:
    """A board, or the part of it from `start` on that is as wide as asked, in pixels."""
    part = BOARD[0] if width * BOARD[1] >= BOARD[0] * high - high else width * BOARD[1] / high
    first = min(start, BOARD[0] - part)
    old = f'viewBox="0 0 {BOARD[0]} {BOARD[1]}" width="{BOARD[0]}" height="{BOARD[1]}"'
    new = f'viewBox="{first:.1f} 0 {part:.1f} {BOARD[1]}" width="{width}" height="{high}"'
    return art.laid(art.source(name).replace(old, new + ' preserveAspectRatio="none"'), (width, high))
