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
    wide, high = window[2] - window[0], window[3] - window[1]
    w0, h0, w1, h1 = box[2] - box[0], box[3] - box[1], new[2] - new[0], new[3] - new[1]
    return (
        TALL * (h1 - h0)
        + PAST * (_past(window, new) - _past(window, box))
        + WIDE * (max(w1 - wide, 0) - max(w0 - wide, 0))
        + HIGH * (max(h1 - high, 0) - max(h0 - high, 0))
    )


def _past(window: Rect, box: Rect) -> int:
    west, north, east, south = window
    return (
        max(west - box[0], 0)
        + max(north - box[1], 0)
        + max(box[2] - east, 0)
        + max(box[3] - south, 0)
    )


def turns_back(face: Face, fit: Fit) -> bool:
    """Whether a tile turns its arm against the way in which it fills the table."""
    return fit.way == (face.home + 2) % 4 and fit.way != face.way


def laying(board: Board, face: Face, fit: Fit) -> int:
    """The cost of laying a tile there, whatever comes after it."""
    x, y = face.x, face.y
    new = union(board.box, (x + fit.x0, y + fit.y0, x + fit.x1, y + fit.y1))
    back = BACK if turns_back(face, fit) else 0
    return fit.cost + back + growth(board.window(), board.box, new)
