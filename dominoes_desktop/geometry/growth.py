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

# By what may branch: tiles that a face should be sure to take, tiles over which costs are weighed,
# and places looked at for it ahead of each way to lay a tile. Fewer arms can be seen further along.
DEPTH = {"none": (5, 6, 6000), "first": (5, 6, 6000), "all": (3, 4, 1500), "star6": (3, 4, 1500)}
PLACES = 1500  # looked at for faces that are starved
LARGEST = 6  # zoom steps up to which room counts


class Choice(NamedTuple):
    """A way to lay a tile. ``safe``: every face takes whatever may still come to it."""

    safe: bool
    score: int
    fit: Fit
    face: Face


def safe(board: Board, joined: Joined, faces: list[Face]) -> bool:
    """Whether there is a safe way at one of these faces."""
    spins, coming = board.spins(joined), stock(board).without(joined.tile)
    for face, fit in [(one, fit) for one in faces for fit in board.fits(one, joined.tile.double)]:
        if turns_back(face, fit):
            continue
        board.lay(joined, face, fit, spins)
        starved = Foresight(board, coming, PLACES).starved()
        board.lift()
        if not starved:
            return True
    return False


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
    most, ahead, places = DEPTH[board.shape.spins]
    foresight = Foresight(board, coming, places)
    outlook = Outlook(board, coming, places * 2)
    sure = [foresight.reach(face, most) for face in board.free]
    cost = sum([SHORT * (most - one) for one in sure])
    need = coming.tiles * CELLS * 7 // 10
    for face, room in zip(board.free, rooms(board, board.shape.zoomed(LARGEST), need), strict=True):
        if coming.singles[face.pips]:
            cost += outlook.cost(face, ahead) + CRAMPED * ((need - room) // CELLS)
    return min(sure), cost
