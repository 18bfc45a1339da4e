"""Which few tiles must be laid anew so that one more finds a place?"""

from __future__ import annotations

from typing import NamedTuple

from ..rules.line import Joined
from .board import Board, Face, Node
from .cost import laying
from .foresight import Foresight, stock
from .outlook import Outlook

PLACES = 8000  # tried in all
EACH = 400  # tried for one set of lifted tiles
ENOUGH = 6  # ways found, of which the best is taken
AHEAD = 4  # tiles over which the ways found are weighed
PAIRED = 60  # tiles on the table up to which two branches are lifted at once


class Lifted(NamedTuple):
    """A tile to be laid (again) on a certain exit of its host."""

    joined: Joined
    slot: int
    spins: bool


def reflow(
    board: Board, joined: Joined, face: Face, most: int, strict: bool = True
) -> Board | None:
    """A board with the tile laid and as few others as can be laid anew, at most so many.

    None if there is none, or none is found within the places that may be tried. ``strict``: no
    other face may be starved for it.
    """
    left = PLACES
    for cut in cuts(board):
        if len(cut) > most:
            break
        replay = _Replay(
            board, cut, Lifted(joined, face.slot, board.spins(joined)), min(EACH, left), strict
        )
        found = replay.run()
        if found is not None:
            return found
        left -= replay.tried + len(board.nodes) // 4
        if left <= 0:
            break
    return None


def cuts(board: Board) -> list[frozenset[int]]:
    """Sets of tiles to lift, the fewest first: the end of a branch, or of two."""
    nodes = board.nodes
    below = [{index} for index in range(len(nodes))]
    for index in range(len(nodes) - 1, 0, -1):
        below[nodes[index].face.node] |= below[index]
    found = {frozenset(some) for some in below[1:]}
    if len(nodes) <= PAIRED:
        found |= {one | other for one in found for other in found if not one & other}
    return sorted(found, key=lambda some: (len(some), sorted(some, reverse=True)))


class _Replay:
    """Depth-first search for places of the lifted tiles, then the new one, in order of play."""

    def __init__(
        self, board: Board, cut: frozenset[int], new: Lifted, budget: int, strict: bool
    ) -> None:
        self.board = Board(board.shape, board.zoom)
        self.lifted: list[Lifted] = []
        for index, node in enumerate(board.nodes):
            if index in cut:
                self.lifted.append(Lifted(node.joined, node.face.slot, node.spins))
            else:
                self.board.repeat(node)
        self.lifted.append(new)
        self.order = [*[node.joined.tile for node in board.nodes], new.joined.tile]
        self.taken = {(one.joined.host, one.slot) for one in self.lifted}
        self.coming = stock(board).without(new.joined.tile)
        self.budget = budget
        self.strict = strict
        self.tried = 0
        self.found: list[tuple[int, list[Node]]] = []

    def run(self) -> Board | None:
        """The best of the ways found, its tiles in order of play."""
        self._lay(0, 0)
        if not self.found:
            return None
        best = max(self.found, key=lambda one: one[0])[1]
        nodes = {node.joined.tile: node for node in best}
        done = Board(self.board.shape, self.board.zoom)
        for tile in self.order:
            done.repeat(nodes[tile])
        return done

    def _lay(self, index: int, score: int) -> None:
        board = self.board
        if index == len(self.lifted):
            outlook = Outlook(board, self.coming, PLACES)
            ahead = sum([outlook.cost(face, AHEAD) for face in board.free])
            self.found.append((score - ahead, board.nodes[:]))
            return
        joined, slot, spins = self.lifted[index]
        face = board.face_at(joined.host, slot)
        ways = [(laying(board, face, fit), fit) for fit in board.fits(face, joined.tile.double)]
        for cost, fit in sorted(ways, key=lambda one: one[0]):
            if self.tried >= self.budget or len(self.found) >= ENOUGH:
                return
            self.tried += 1
            board.lay(joined, face, fit, spins)
            if not self.strict or self._open():
                self._lay(index + 1, score - cost)
            board.lift()

    def _open(self) -> bool:
        """Whether no face is starved, those left out that lifted tiles will take."""
        board = self.board
        foresight = Foresight(board, self.coming, EACH)
        return all(
            (board.nodes[face.node].joined.tile, face.slot) in self.taken
            or foresight.reach(face, 1)
            for face in board.free
        )
