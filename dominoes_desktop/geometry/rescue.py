"""Where does a tile go that has no proper place? The rules never wait for the picture."""

from __future__ import annotations

from ..rules.line import Joined
from .board import Board, Face
from .foresight import Foresight, stock
from .frame import END
from .growth import PLACES


def touching(board: Board, joined: Joined, face: Face) -> bool:
    """Lay a tile closer than a unit to others, never over them. False where that can't be."""
    for fit in board.fits(face, joined.tile.double, touching=True):
        board.lay(joined, face, fit, board.spins(joined), touching=True)
        if _goes_on(board):
            return True
        board.lift()
    return False


def tied(board: Board, joined: Joined, face: Face) -> bool:
    """Lay a tile apart, to be tied to its host by a line: as near as it can go on from there."""
    double = joined.tile.double
    west, north, east, south = board.box
    spots = [
        (abs(x - face.x) + abs(y - face.y), y, x, way)
        for y in range(south - board.height, north + board.height + 1)
        for x in range(east - board.width, west + board.width + 1)
        for way in range(4)
    ]
    for _, y, x, way in sorted(spots):
        spot = face._replace(x=x, y=y, way=way, kind=END)
        fit = board.straight(way, double)
        if not board.is_free(spot, fit):
            continue
        board.lay(joined, spot, fit, board.spins(joined), tied=True)
        if _goes_on(board):
            return True
        board.lift()
    return False


def _goes_on(board: Board) -> bool:
    ahead = Foresight(board, stock(board), PLACES)
    node = len(board.nodes) - 1
    return all(ahead.reach(face, 1) for face in board.free if face.node == node)
