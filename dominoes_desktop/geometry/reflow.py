"""Which few tiles must be laid anew so that one more finds a place?"""

from __future__ import annotations

from ..rules.line import Joined
from .board import Board, Face
from .replay import Lifted, Replay
from .trouble import troubled

PLACES = 8000  # tried in all
EACH = 400  # tried for one set of lifted tiles
PAIRED = 60  # tiles on the table up to which two branches are lifted at once
WIDTH = 30  # ways kept where many tiles are laid anew
LATEST = (6, 9, 13, 18, 25, 36, 50)  # how many


def reflow(
    board: Board, joined: Joined, face: Face, most: int, strict: bool = True
) -> Board | None:
    """A board with the tile laid and as few others as can be laid anew, at most so many.

    None if there is none, or none is found within the places that may be tried. ``strict``: no
    other face may be starved for it.
    """
    left = PLACES
    near = troubled(board, joined)
    new = Lifted(joined, face.slot, board.spins(joined))
    for cut in cuts(board):
        if cut.bit_count() > most:
            break
        if not cut & near:
            continue
        replay = Replay(board, cut, new, strict)
        found = replay.deep(min(EACH, left))
        if found is not None:
            return found
        left -= replay.tried + 1
        if left <= 0:
            break
    return None


def anew(board: Board, joined: Joined, face: Face) -> Board | None:
    """The same with the latest tiles laid anew, all of them in the end but the first."""
    count = len(board.nodes)
    near = troubled(board, joined)
    new = Lifted(joined, face.slot, board.spins(joined))
    for most in [*[some for some in LATEST if some < count - 1], count - 1]:
        cut = (1 << count) - (1 << count - most)
        if cut & near:
            found = Replay(board, cut, new, strict=True).broad(WIDTH)
            if found is not None:
                return found
    return None


def cuts(board: Board) -> list[int]:
    """Sets of tiles to lift, as bits, the fewest first: the end of a branch, or of two."""
    nodes = board.nodes
    below = [1 << index for index in range(len(nodes))]
    for index in range(len(nodes) - 1, 0, -1):
        below[nodes[index].face.node] |= below[index]
    found = set(below[1:])
    if len(nodes) <= PAIRED:
        found |= {one | other for one in below[1:] for other in below[1:] if not one & other}
    return sorted(found, key=lambda cut: (cut.bit_count(), cut))
