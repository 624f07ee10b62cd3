"""Nine pieces: a box of any size from a small sprite whose edges and middle are repeated."""

import pygame

MIDDLE = 160  # the longest middle piece, in pixels


def rounded(wide: int, high: int, radius: float, fill: str, alpha: float) -> str:
    """A filled rounded rectangle as SVG, in pixels."""
    return f'<rect width="{wide}" height="{high}" rx="{radius}" fill="{fill}" fill-opacity="{alpha:.3f}"/>'


def outline(wide: int, high: int, radius: float, line: str, alpha: float, width: float) -> str:
    """The outline of a rounded rectangle as SVG, inside its edge."""
    inset = width / 2
    size = f'width="{wide - width:.2f}" height="{high - width:.2f}" rx="{max(0.0, radius - inset):.2f}"'
    style = f'stroke="{line}" stroke-opacity="{alpha:.3f}" stroke-width="{width:.2f}"'
    return f'<rect x="{inset:.2f}" y="{inset:.2f}" {size} fill="none" {style}/>'


def tiled(target: pygame.Surface, sprite: pygame.Surface, piece: pygame.Rect, box: pygame.Rect) -> None:
    """Cover `box` with copies of a piece of the sprite, cut off at the end."""
    seen = target.get_clip()
    for top in range(box.top, box.bottom, max(1, piece.height)):
        for left in range(box.left, box.right, max(1, piece.width)):
            wide, high = min(piece.width, box.right - left), min(piece.height, box.bottom - top)
            if seen.colliderect((left, top, wide, high)):
                target.blit(sprite, (left, top), (piece.left, piece.top, wide, high))


def nine(
    target: pygame.Surface,
    sprite: pygame.Surface,
    border: int,
    box: pygame.Rect,
    middle: str | None = None,
    hollow: bool = False,
) -> None:
    """Draw a sprite larger than it is: corners as they are, edges and middle repeated.

    middle: the colour of an opaque middle, which is quicker to fill than to repeat; hollow: leave it out,
    because something will cover it.
    """
    if sprite.size == box.size:
        target.blit(sprite, box)
        return
    columns = _thirds(sprite.width, border, box.left, box.width)
    rows = _thirds(sprite.height, border, box.top, box.height)
    for row, (source_top, source_high, top, high) in enumerate(rows):
        for column, (source_left, source_wide, left, wide) in enumerate(columns):
            inside = len(rows) == len(columns) == 3 and row == column == 1
            if inside and middle:
                target.fill(middle, (left, top, wide, high))
            elif not (inside and hollow):
                piece = pygame.Rect(source_left, source_top, source_wide, source_high)
                tiled(target, sprite, piece, pygame.Rect(left, top, wide, high))


def _thirds(length: int, border: int, start: int, room: int) -> list[tuple[int, int, int, int]]:
    """(source start, source length, target start, target length) of the pieces along one side."""
    if length == room:
        return [(0, length, start, room)]
    return [
        (0, border, start, border),
        (border, length - 2 * border, start + border, room - 2 * border),
        (length - border, border, start + room - border, border),
    ]
