"""What will the next tiles of a free face cost, on average, each laid in the best way?"""

from __future__ import annotations

from .board import Board, Face
from .cost import BACK, DEAD, standing
from .foresight import Stock, Way
from .frame import END, PAST_DOUBLE
from .layout import Rect

NO_LIMIT = 1 << 60


class Outlook:
    """Weighs singles and doubles as the tiles left make them likely; looks at ``budget`` places."""

    def __init__(self, board: Board, coming: Stock, budget: int) -> None:
        self._board = board
        self._coming = coming
        self._left = budget
        self._share = coming.double_share
        self._window = board.window()
        self._costs: dict[Rect, int] = {}  # of few pictures, each asked for again and again
        self._back = 0
        frames = board.frames
        self._stride, self._origin = frames.stride, frames.origin
        self._singles, self._doubles = frames.singles, frames.doubles
        self._width, self._height = board.width, board.height

    def cost(self, face: Face, depth: int) -> int:
        """Hundredths of a point for the next ``depth`` tiles; 0 where nothing fits any more."""
        coming, board = self._coming, self._board
        share = coming.double_share_on(face.pips)
        host, occupied, box = board.nodes[face.node].mask, board.occupied, board.box
        self._back = (face.home + 2) % 4
        cost = 0
        if share < 100 and coming.singles[face.pips]:
            cost = self._single(occupied, host, face[:4], box, depth, NO_LIMIT) * (100 - share)
            if share:
                cost += self._double(occupied, host, face[:4], box, depth, NO_LIMIT) * share
        return cost // 100

    def _any(self, occupied: int, host: int, face: Way, box: Rect, depth: int, limit: int) -> int:
        share = self._share
        if not share:
            return self._single(occupied, host, face, box, depth, limit)
        enough = limit * 100 // (100 - share) + 1
        cost = self._single(occupied, host, face, box, depth, enough) * (100 - share) // 100
        if cost < limit:
            cost += self._double(occupied, host, face, box, depth, NO_LIMIT) * share // 100
        return cost

    def _single(
        self, occupied: int, host: int, face: Way, box: Rect, depth: int, limit: int
    ) -> int:
        x, y, way, kind = face
        west, north, east, south = box
        stride, back = self._stride, self._back
        rest = occupied ^ host
        best = min(limit, DEAD * depth)
        for x0, y0, x1, y1, mask, grown, ex, ey, out, cost, _ in self._singles[kind][way]:
            if out == back != way:
                cost += BACK
            if cost >= best:
                continue
            x0, y0, x1, y1 = x + x0, y + y0, x + x1, y + y1
            new = box
            if x0 < west or x1 > east or y0 < north or y1 > south:
                new = (min(west, x0), min(north, y0), max(east, x1), max(south, y1))
                if new[2] - new[0] > self._width or new[3] - new[1] > self._height:
                    continue
                cost += self._growth(box, new)
            at = y0 * stride + x0 + self._origin
            if cost >= best or rest & grown << at - stride - 1:
                continue
            self._left -= 1
            if depth > 1 and self._left > 0:
                cells = mask << at
                after = (x + ex, y + ey, out, END)
                cost += self._any(occupied | cells, cells, after, new, depth - 1, best - cost)
            best = min(best, cost)
            if not best:
                break
        return best

    def _double(
        self, occupied: int, host: int, face: Way, box: Rect, depth: int, limit: int
    ) -> int:
        x, y, way, kind = face
        x0, y0, x1, y1, mask, grown, ex, ey, _, _, _ = self._doubles[kind][way][0]
        new = min(box[0], x + x0), min(box[1], y + y0), max(box[2], x + x1), max(box[3], y + y1)
        if new[2] - new[0] > self._width or new[3] - new[1] > self._height:
            return DEAD * depth
        stride = self._stride
        at = (y + y0) * stride + x + x0 + self._origin
        if (occupied ^ host) & grown << at - stride - 1:
            return DEAD * depth
        cost = self._growth(box, new)
        if cost < limit:
            cells = mask << at
            after = (x + ex, y + ey, way, PAST_DOUBLE)
            rest = max(1, depth - 1)
            cost += self._single(occupied | cells, cells, after, new, rest, limit - cost)
        return cost

    def _growth(self, box: Rect, new: Rect) -> int:
        costs = self._costs
        for one in (box, new):
            if one not in costs:
                costs[one] = standing(self._window, one)
        return costs[new] - costs[box]
