"""Which tiles stand in the way of one more?"""

from __future__ import annotations

from ..rules.line import Joined
from .board import Board, Face
from .foresight import Foresight, stock

PLACES = 1500
NEAR = 8  # units that a face's next tiles can come to lie away from it


def troubled(board: Board, joined: Joined) -> int:
    """Tiles, as bits, one of which at least must move before the tile finds a place.

    Those that a face is of and those round it, or as far off as the picture is large: for the
    faces that the tile may be laid at, and for those that are starved where it is laid.
    """
    found, spins = 0, board.spins(joined)
    coming = stock(board).without(joined.tile)
    for face in board.choices(joined):
        found |= _round(board, face)
        for fit in board.fits(face, joined.tile.double):
            board.lay(joined, face, fit, spins)
            for other in Foresight(board, coming, PLACES).starved():
                found |= _round(board, other)
            board.lift()
    return found


def _round(board: Board, face: Face) -> int:
    west, north, east, south = face.x - NEAR, face.y - NEAR, face.x + NEAR, face.y + NEAR
    found = 1 << face.node
    for index, node in enumerate(board.nodes):
        x0, y0, x1, y1 = node.rect
        near = x0 <= east and x1 >= west and y0 <= south and y1 >= north
        far = max(east - x0, x1 - west) > board.width or max(south - y0, y1 - north) > board.height
        if near or far:
            found |= 1 << index
    return found
