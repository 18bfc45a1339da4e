"""How long can a free face go on, whatever comes?"""

from __future__ import annotations

from dataclasses import dataclass

from .board import Board, Face
from .frame import END, PAST_DOUBLE
from .layout import Rect

Way = tuple[int, int, int, int]  # x, y, way, kind


@dataclass(frozen=True, slots=True)
class Stock:
    """What may still come: by number, whether a single with it and whether its double is out."""

    singles: tuple[bool, ...]
    doubles: tuple[bool, ...]
    tiles: int


def stock(board: Board) -> Stock:
    """The tiles of the set that are not on the board."""
    played = [node.joined.tile for node in board.nodes]
    highest = max([board.shape.highest, *[one.high for one in played]])
    left = [highest] * (highest + 1)
    doubles = [True] * (highest + 1)
    for one in played:
        if one.double:
            doubles[one.high] = False
        else:
            left[one.high] -= 1
            left[one.low] -= 1
    tiles = (highest + 1) * (highest + 2) // 2 - len(played)
    return Stock(tuple([count > 0 for count in left]), tuple(doubles), tiles)


class Foresight:
    """Looks ahead on a board as it lies, at most ``budget`` places in all.

    A count of places, never a time, so that every machine sees the same.
    """

    def __init__(self, board: Board, coming: Stock, budget: int) -> None:
        self.board = board
        self.coming = coming
        self.left = budget
        self._double_comes = any(coming.doubles)
        frames = board.frames
        self._stride, self._origin = frames.stride, frames.origin
        self._singles, self._doubles = frames.singles, frames.doubles[END]
        self._width, self._height = board.width, board.height

    def reach(self, face: Face, depth: int) -> int:
        """How many more tiles, at most ``depth``, the face takes, whichever they are.

        ``depth`` as well where nothing fits the face any more: it needs no room.
        """
        single, double = self.coming.singles[face.pips], self.coming.doubles[face.pips]
        board = self.board
        host, occupied, box = board.nodes[face.node].mask, board.occupied, board.box
        best = depth
        if single:
            best = self._single(occupied, host, face[:4], box, depth)
        if double and best:
            after = self._double(occupied, host, face[:4], box, best if single else 1)
            best = after if single or not after else depth
        return best

    def _any(self, occupied: int, host: int, face: Way, box: Rect, depth: int) -> int:
        """As ``reach``, of a face whose number is not known."""
        best = self._single(occupied, host, face, box, depth)
        if best and self._double_comes:
            return self._double(occupied, host, face, box, best)
        return best

    def _single(self, occupied: int, host: int, face: Way, box: Rect, depth: int) -> int:
        x, y, way, kind = face
        west, north, east, south = box
        width, height, stride = self._width, self._height, self._stride
        rest = occupied ^ host
        base = y * stride + x + self._origin
        best = 0
        for x0, y0, x1, y1, mask, grown, ex, ey, out, _, _ in self._singles[kind][way]:
            new = (
                x + x0 if x + x0 < west else west,
                y + y0 if y + y0 < north else north,
                x + x1 if x + x1 > east else east,
                y + y1 if y + y1 > south else south,
            )
            if new[2] - new[0] > width or new[3] - new[1] > height:
                continue
            at = base + y0 * stride + x0
            if rest & grown << at - stride - 1:
                continue
            if depth == 1:
                return 1
            self.left -= 1
            if self.left < 0:
                return best
            cells = mask << at
            after = (x + ex, y + ey, out, END)
            found = 1 + self._any(occupied | cells, cells, after, new, depth - 1)
            if found > best:
                best = found
                if best == depth:
                    break
        return best

    def _double(self, occupied: int, host: int, face: Way, box: Rect, depth: int) -> int:
        x, y, way, _ = face
        x0, y0, x1, y1, mask, grown, ex, ey, _, _, _ = self._doubles[way][0]
        new = (
            min(box[0], x + x0),
            min(box[1], y + y0),
            max(box[2], x + x1),
            max(box[3], y + y1),
        )
        if new[2] - new[0] > self._width or new[3] - new[1] > self._height:
            return 0
        stride = self._stride
        at = (y + y0) * stride + x + x0 + self._origin
        if (occupied ^ host) & grown << at - stride - 1:
            return 0
        if depth == 1:
            return 1
        cells = mask << at
        after = (x + ex, y + ey, way, PAST_DOUBLE)
        return 1 + self._single(occupied | cells, cells, after, new, depth - 1)
