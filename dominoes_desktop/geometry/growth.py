"""Where does one more tile go, where nothing that lies need be moved?"""

from __future__ import annotations

from ..rules.line import Joined
from .board import Board, Face
from .foresight import Foresight, stock
from .frame import Fit

DEPTH = 5
BUDGET = 1500
SHORT = 12  # what each tile of look-ahead that is missing costs
PAST = 3  # what each unit past the window costs


def past_window(board: Board, face: Face, fit: Fit) -> int:
    """Units by which a tile pushes the picture past its window.

    The window is as large as the picture may be, and lies round the first tile until the tiles
    push it aside: from it comes that arms turn at the edge, as people lay them.
    """
    west, north, east, south = board.box
    x0, x1 = _window(west, east, board.width)
    y0, y1 = _window(north, south, board.height)
    return (
        max(0, x0 - face.x - fit.x0)
        + max(0, face.x + fit.x1 - x1)
        + max(0, y0 - face.y - fit.y0)
        + max(0, face.y + fit.y1 - y1)
    )


def _window(low: int, high: int, size: int) -> tuple[int, int]:
    start = max(min(-(size // 2), low), high - size)
    return start, start + size


def ranked(board: Board, joined: Joined, face: Face) -> list[tuple[int, int, Fit]]:
    """The ways to lay a tile, best first, as (worst look-ahead of all faces, score, fit)."""
    found = []
    for fit in board.fits(face, joined.tile.double):
        score = -fit.cost - PAST * past_window(board, face, fit)
        board.lay(joined, face, fit)
        ahead = Foresight(board, stock(board), BUDGET)
        reaches = [ahead.reach(one, DEPTH) for one in board.free]
        board.lift()
        score -= SHORT * sum([DEPTH - reach for reach in reaches])
        found.append((min(reaches), score, fit))
    found.sort(key=lambda one: -one[1])
    return found
