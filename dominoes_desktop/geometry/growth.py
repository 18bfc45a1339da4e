"""Where does one more tile go, where nothing that lies need be moved?"""

from __future__ import annotations

from typing import NamedTuple

from ..rules.line import Joined
from .board import Board, Face
from .cost import CRAMPED, SHORT, laying, turns_back
from .foresight import Foresight, stock
from .frame import Fit
from .outlook import Outlook
from .room import CELLS, rooms

SURE = 3  # tiles that a face should be sure to take
AHEAD = 4  # tiles over which costs are weighed
PLACES = 1500  # looked at ahead of each way to lay a tile
LARGEST = 6  # zoom steps up to which room counts


class Choice(NamedTuple):
    """A way to lay a tile. ``safe``: every face takes whatever may still come to it."""

    safe: bool
    score: int
    fit: Fit
    face: Face


def ranked(board: Board, joined: Joined, faces: list[Face]) -> list[Choice]:
    """The ways to lay a tile against one of these faces, best first, equal ones in fixed order."""
    found, spins = [], board.spins(joined)
    for face, fit in [(one, fit) for one in faces for fit in board.fits(one, joined.tile.double)]:
        cost = laying(board, face, fit)
        board.lay(joined, face, fit, spins)
        sure, more = _ahead(board)
        board.lift()
        safe = sure > 0 and not turns_back(face, fit)
        found.append(Choice(safe, -cost - more, fit, face))
    return sorted(found, key=lambda one: (not one.safe, -one.score))


def _ahead(board: Board) -> tuple[int, int]:
    """How many tiles each face is sure to take at least, and what the tiles to come may cost."""
    coming = stock(board)
    foresight = Foresight(board, coming, PLACES)
    outlook = Outlook(board, coming, PLACES * 2)
    sure = [foresight.reach(face, SURE) for face in board.free]
    cost = sum([SHORT * (SURE - one) for one in sure])
    need = coming.tiles * CELLS * 7 // 10
    for face, room in zip(board.free, rooms(board, board.shape.zoomed(LARGEST), need), strict=True):
        if coming.singles[face.pips]:
            cost += outlook.cost(face, AHEAD) + CRAMPED * ((need - room) // CELLS)
    return min(sure), cost
