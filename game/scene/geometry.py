"""Boxes in logical pixels: x and y grow to the right and downwards."""

from typing import NamedTuple


class Box(NamedTuple):
    """A rectangle by its left top corner and its size."""

    x: float
    y: float
    w: float
    h: float

    @classmethod
    def around(cls, cx: float, cy: float, w: float, h: float) -> "Box":
        """The box of a size centred on a point."""
        return cls(cx - w / 2, cy - h / 2, w, h)

    @property
    def cx(self) -> float:
        """The middle, from the left."""
        return self.x + self.w / 2

    @property
    def cy(self) -> float:
        """The middle, from the top."""
        return self.y + self.h / 2

    @property
    def right(self) -> float:
        """The right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The lower edge."""
        return self.y + self.h

    def contains(self, x: float, y: float) -> bool:
        """Is the point inside?"""
        return self.x <= x < self.right and self.y <= y < self.bottom

    def grown(self, by: float) -> "Box":
        """The box with `by` added at every side."""
        return Box(self.x - by, self.y - by, self.w + 2 * by, self.h + 2 * by)

    def moved(self, dx: float, dy: float) -> "Box":
        """The box shifted."""
        return Box(self.x + dx, self.y + dy, self.w, self.h)

    def overlaps(self, other: "Box") -> bool:
        """Do the two share any area?"""
        return (
            self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom
        )

    def inside(self, other: "Box") -> bool:
        """Does the box lie within the other?"""
        return (
            other.x <= self.x
            and other.y <= self.y
            and self.right <= other.right
            and self.bottom <= other.bottom
        )


class Area(NamedTuple):
    """The window: its size, and what the system covers at each edge, in logical pixels."""

    w: float
    h: float
    left: float = 0
    top: float = 0
    right: float = 0
    bottom: float = 0

    @property
    def safe(self) -> Box:
        """What is not covered."""
        return Box(self.left, self.top, self.w - self.left - self.right, self.h - self.top - self.bottom)
