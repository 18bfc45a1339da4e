"""What may still come, and how many tiles is a free face sure to take?"""

from __future__ import annotations

from dataclasses import dataclass

from ..rules.tile import Tile
from .board import Board, Face, union
from .frame import END, HUB, PAST_DOUBLE
from .layout import Rect

Way = tuple[int, int, int, int]  # x, y, way, kind: the first four of a Face


@dataclass(frozen=True, slots=True)
class Stock:
    """The tiles that are not on the table: singles with each number, which doubles, how many."""

    singles: tuple[int, ...]
    doubles: tuple[bool, ...]
    tiles: int
    wild: int = -1  # the number on which any double may be laid

    @property
    def double_share(self) -> int:
        """Of a hundred tiles laid on a number that is not known, how many are its double."""
        doubles = sum(self.doubles)
        return 100 * doubles // max(1, doubles + sum(self.singles))

    def double_share_on(self, pips: int) -> int:
        """The same for a number that is known."""
        doubles = sum(self.doubles) if pips == self.wild else self.doubles[pips]
        return 100 * doubles // (self.singles[pips] + doubles) if doubles else 0

    def double_on(self, pips: int) -> bool:
        """Whether a double may still be laid on that number."""
        return self.doubles[pips] or (pips == self.wild and any(self.doubles))

    def without(self, tile: Tile) -> Stock:
        """What is left when that tile is laid too."""
        singles, doubles = list(self.singles), list(self.doubles)
        if tile.double:
            doubles[tile.high] = False
        else:
            singles[tile.high] -= 1
            singles[tile.low] -= 1
        return Stock(tuple(singles), tuple(doubles), self.tiles - 1, self.wild)


def stock(board: Board) -> Stock:
    """What is left of the set."""
    played = [node.joined.tile for node in board.nodes]
    highest = max([board.shape.highest, *[one.high for one in played]])
    singles, doubles = [highest] * (highest + 1), [True] * (highest + 1)
    for one in played:
        if one.double:
            doubles[one.high] = False
        else:
            singles[one.high] -= 1
            singles[one.low] -= 1
    tiles = (highest + 1) * (highest + 2) // 2 - len(played)
    return Stock(tuple(singles), tuple(doubles), tiles, board.shape.wild)


class Foresight:
    """Looks ahead on a board as it lies, at most at ``budget`` places.

    A count of places, never a time, so that every machine sees the same.
    """

    def __init__(self, board: Board, coming: Stock, budget: int) -> None:
        self._board = board
        self._coming = coming
        self._left = budget
        self._double_comes = any(coming.doubles)
        frames = board.frames
        self._stride, self._origin = frames.stride, frames.origin
        self._singles, self._doubles = frames.singles, frames.doubles
        self._width, self._height = board.width, board.height

    def starved(self) -> list[Face]:
        """The free faces that can't take every tile that may come to them."""
        board, stride = self._board, self._stride
        west, north, east, south = self._limits(board.box)
        found = []
        for face in board.free:
            x, y, way, kind, _, node, _, _ = face
            x0, y0, x1, y1, _, grown, _, _, _, _, _ = board.frames.open[way]
            if x + x0 >= west and y + y0 >= north and x + x1 <= east and y + y1 <= south:
                at = (y + y0 - 1) * stride + x + x0 - 1 + self._origin
                rest = board.occupied ^ board.nodes[node].mask
                if kind < HUB and not rest & grown << at:
                    continue
            if not self.reach(face, 1):
                found.append(face)
        return found

    def _limits(self, box: Rect) -> Rect:
        """As far as the picture may grow to each side, if it does to one."""
        west, north, east, south = box
        return east - self._width, south - self._height, west + self._width, north + self._height

    def reach(self, face: Face, depth: int) -> int:
        """How many more tiles, at most ``depth``, the face takes whichever they are.

        A double counts only together with the single after it. ``depth`` as well where nothing
        fits the face any more: it needs no room.
        """
        single, double = self._coming.singles[face.pips], self._coming.double_on(face.pips)
        board = self._board
        host, occupied, box = board.nodes[face.node].mask, board.occupied, board.box
        best = depth
        if single:
            best = self._single(occupied, host, face[:4], box, depth)
        if double and best:
            after = self._double(occupied, host, face[:4], box, best if single else 0)
            best = min(best, after) if single else depth * after
        return best

    def _single(self, occupied: int, host: int, face: Way, box: Rect, depth: int) -> int:
        x, y, way, kind = face
        west, north, east, south = box
        stride = self._stride
        rest = occupied ^ host
        best = 0
        for x0, y0, x1, y1, mask, grown, ex, ey, out, _, _ in self._singles[kind][way]:
            x0, y0, x1, y1 = x + x0, y + y0, x + x1, y + y1
            new = box
            if x0 < west or x1 > east or y0 < north or y1 > south:
                new = (min(west, x0), min(north, y0), max(east, x1), max(south, y1))
                if new[2] - new[0] > self._width or new[3] - new[1] > self._height:
                    continue
            at = y0 * stride + x0 + self._origin
            if rest & grown << at - stride - 1:
                continue
            if depth == 1:
                return 1
            self._left -= 1
            if self._left < 0:
                return best
            cells = mask << at
            after = (x + ex, y + ey, out, END)
            best = max(best, 1 + self._any(occupied | cells, cells, after, new, depth - 1))
            if best == depth:
                break
        return best

    def _any(self, occupied: int, host: int, face: Way, box: Rect, depth: int) -> int:
        best = self._single(occupied, host, face, box, depth)
        if best and self._double_comes:
            return self._double(occupied, host, face, box, best)
        return best

    def _double(self, occupied: int, host: int, face: Way, box: Rect, depth: int) -> int:
        """Depth 0: 1 if there is a place for the double alone, else 0."""
        x, y, way, kind = face
        x0, y0, x1, y1, mask, grown, ex, ey, _, _, _ = self._doubles[kind][way][0]
        west, north, east, south = self._limits(box)
        if x + x0 < west or y + y0 < north or x + x1 > east or y + y1 > south:
            return 0
        stride = self._stride
        at = (y + y0) * stride + x + x0 + self._origin
        if (occupied ^ host) & grown << at - stride - 1:
            return 0
        if not depth:
            return 1
        cells = mask << at
        after = (x + ex, y + ey, way, PAST_DOUBLE)
        new = union(box, (x + x0, y + y0, x + x1, y + y1))
        return self._single(occupied | cells, cells, after, new, depth)
