"""How are lifted tiles laid anew, with one more after them?"""

from __future__ import annotations

from typing import NamedTuple

from ..rules.line import Joined
from .board import Board, Face, Node
from .cost import laying
from .foresight import Foresight, stock
from .frame import Fit
from .outlook import Outlook

PLACES = 8000  # looked at to weigh a way that was found
EACH = 400  # looked at for faces that are starved
ENOUGH = 6  # ways found, of which the best is taken
AHEAD = 4  # tiles over which the ways found are weighed


class Lifted(NamedTuple):
    """A tile to be laid (again) on a certain exit of its host, or on any that is as good."""

    joined: Joined
    slot: int
    spins: bool


class Replay:
    """A search for places of the lifted tiles, then the new one, in order of play.

    ``cut``: the tiles to lift, as bits. ``strict``: no other face may be starved.
    """

    def __init__(self, board: Board, cut: int, new: Lifted, strict: bool) -> None:
        self.lifted = [
            Lifted(node.joined, node.face.slot, node.spins)
            for index, node in enumerate(board.nodes)
            if cut >> index & 1
        ]
        self.lifted.append(new)
        self.named = {(one.joined.host, one.slot) for one in self.lifted if one.joined.side}
        self.board = board.without(cut)
        self.order = [*[node.joined.tile for node in board.nodes], new.joined.tile]
        self.coming = stock(board).without(new.joined.tile)
        self.strict = strict
        self.tried = 0
        self.found: list[tuple[int, list[Node]]] = []

    def deep(self, budget: int) -> Board | None:
        """One way after the other, the cheapest first: the best of the first few that do."""
        self._lay(0, 0, budget)
        return self._best()

    def broad(self, width: int) -> Board | None:
        """All tiles in step, so many ways kept after each: the best of the last."""
        kept = [(0, self.board)]
        for index, (joined, slot, spins) in enumerate(self.lifted):
            after: dict[tuple[int, tuple[Face, ...]], tuple[int, Board]] = {}
            for score, board in kept:
                for cost, face, fit in self._ways(board, joined, slot):
                    self.tried += 1
                    new = board.copy()
                    new.lay(joined, face, fit, spins)
                    if not self.strict or self._open(new, index + 1):
                        known = after.get((new.occupied, new.free))
                        if known is None or known[0] < score - cost:
                            after[new.occupied, new.free] = score - cost, new
            kept = sorted(after.values(), key=lambda one: -one[0])[:width]
        for score, board in kept[:ENOUGH]:
            self._weigh(board, score)
        return self._best()

    def _best(self) -> Board | None:
        """The best of the ways found, its tiles in order of play."""
        if not self.found:
            return None
        best = max(self.found, key=lambda one: one[0])[1]
        nodes = {node.joined.tile: node for node in best}
        done = Board(self.board.shape, self.board.zoom)
        for tile in self.order:
            done.repeat(nodes[tile])
        return done

    def _weigh(self, board: Board, score: int) -> None:
        outlook = Outlook(board, self.coming, PLACES)
        ahead = sum([outlook.cost(face, AHEAD) for face in board.free])
        self.found.append((score - ahead, board.nodes[:]))

    def _lay(self, index: int, score: int, budget: int) -> None:
        board = self.board
        if index == len(self.lifted):
            self._weigh(board, score)
            return
        joined, slot, spins = self.lifted[index]
        for cost, face, fit in sorted(self._ways(board, joined, slot), key=lambda one: one[0]):
            if self.tried >= budget or len(self.found) >= ENOUGH:
                return
            self.tried += 1
            board.lay(joined, face, fit, spins)
            if not self.strict or self._open(board, index + 1):
                self._lay(index + 1, score - cost, budget)
            board.lift()

    def _ways(self, board: Board, joined: Joined, slot: int) -> list[tuple[int, Face, Fit]]:
        return [
            (laying(board, face, fit), face, fit)
            for face in self._faces(board, joined, slot)
            for fit in board.fits(face, joined.tile.double)
        ]

    def _faces(self, board: Board, joined: Joined, slot: int) -> list[Face]:
        """Where the tile may go: where the host's sides are alike, on the one it had or another."""
        if joined.side or board.shape.spins != "all":
            return [board.face_at(joined.host, slot)]
        faces = [
            one for one in board.faces_for(joined) if (joined.host, one.slot) not in self.named
        ]
        return sorted(faces, key=lambda one: one.slot != slot)

    def _open(self, board: Board, index: int) -> bool:
        """Whether no face is starved but those that lifted tiles to come will take."""
        starved = Foresight(board, self.coming, EACH).starved()
        if not starved:
            return True
        taken = [(one.joined.host, one.joined.half) for one in self.lifted[index:]]
        for face in starved:
            place = board.nodes[face.node].joined.tile, face.pips
            if place not in taken:
                return False
            taken.remove(place)
        return True
