"""What speaks against a place for a tile? In hundredths of a point; a turn costs ten points.

People lay a straight line, turn at the table's edge and come back below or above it. So growth of
the picture costs, most of all in height, and every arm fills its own side of the table row by row,
which keeps arms out of each other's way for ever.
"""

from __future__ import annotations

from .board import Board, Face, union
from .frame import Fit
from .layout import Rect

PAST = 400  # a unit past the window
WIDE = 400  # a unit of width beyond the table's
HIGH = 800  # a unit of height beyond the table's
TALL = 600  # a unit of height
BACK = 4000  # a turn back to where the arm comes from
DEAD = 10_000  # a tile that finds no place
CRAMPED = 800  # a tile for which the room at a face will not do
SHORT = 2000  # a tile less that a face is sure to take


def growth(window: Rect, box: Rect, new: Rect) -> int:
    """The cost of a picture that grows from ``box`` to ``new``."""
    return standing(window, new) - standing(window, box)


def standing(window: Rect, box: Rect) -> int:
    """What a picture of that size costs at that place: of two, the difference counts."""
    west, north, east, south = window
    x0, y0, x1, y1 = box
    past = max(west - x0, 0) + max(north - y0, 0) + max(x1 - east, 0) + max(y1 - south, 0)
    wide, high = max(x1 - x0 - east + west, 0), max(y1 - y0 - south + north, 0)
    return TALL * (y1 - y0) + PAST * past + WIDE * wide + HIGH * high


def turns_back(face: Face, fit: Fit) -> bool:
    """Whether a tile turns its arm against the way in which it fills the table."""
    return fit.way == (face.home + 2) % 4 and fit.way != face.way


def laying(board: Board, face: Face, fit: Fit) -> int:
    """The cost of laying a tile there, whatever comes after it."""
    x, y = face.x, face.y
    new = union(board.box, (x + fit.x0, y + fit.y0, x + fit.x1, y + fit.y1))
    back = BACK if turns_back(face, fit) else 0
    return fit.cost + back + growth(board.window(), board.box, new)
