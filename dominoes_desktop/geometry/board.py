"""What lies where while a place is sought? Tiles on a grid, laid and lifted again."""

from __future__ import annotations

from typing import NamedTuple

from ..rules.line import Joined, Line
from .frame import (
    END,
    PAST_DOUBLE,
    PLACEMENTS,
    SPINNER,
    WAYS,
    Fit,
    block,
    frames,
    turned,
)
from .layout import Half, Laid, Layout, Rect, Shape


class Face(NamedTuple):
    """A free face: its middle, the way out, its kind and pips, whose it is (node, slot)."""

    x: int
    y: int
    way: int
    kind: int
    pips: int
    node: int
    slot: int


class Node(NamedTuple):
    """A tile as it lies: the face it was laid against and how; ``mask`` are its cells."""

    joined: Joined
    face: Face
    placement: int
    mask: int
    rect: Rect
    exits: tuple[Face, ...]
    touching: bool = False
    tied: bool = False


LEAD = Face(0, 0, 0, END, -1, -1, 0)


def union(a: Rect, b: Rect) -> Rect:
    """The smallest rectangle round both."""
    return min(a[0], b[0]), min(a[1], b[1]), max(a[2], b[2]), max(a[3], b[3])


class Board:
    """Tiles in order of play within a picture of at most ``width`` x ``height`` units."""

    def __init__(self, shape: Shape, zoom: int) -> None:
        self.shape = shape
        self.zoom = zoom
        self.width, self.height = shape.zoomed(zoom)
        self.frames = frames(self.width, self.height)
        self.nodes: list[Node] = []
        self.occupied = 0
        self.box: Rect = (0, 0, 0, 0)
        self.free: tuple[Face, ...] = (LEAD,)
        self.spun = 0  # doubles that spin, on the table
        self._before: list[tuple[int, Rect, tuple[Face, ...], int]] = []

    def first(self, joined: Joined) -> None:
        """Lay the first tile in the middle."""
        double = joined.tile.double
        rect = (-1, -2, 1, 2) if double else (-2, -1, 2, 1)
        high, low = joined.tile.high, joined.tile.low
        ways = ((1, 0, 0), (-1, 0, 2), (0, -2, 3), (0, 2, 1)) if double else ((2, 0, 0), (-2, 0, 2))
        if double and not self._spins(joined):
            ways = ways[:2]
        kinds = (PAST_DOUBLE, PAST_DOUBLE, SPINNER, SPINNER) if double else (END, END)
        exits = tuple(
            Face(x, y, way, kinds[slot], high if way else low, 0, slot)
            for slot, (x, y, way) in enumerate(ways)
        )
        self._push(Node(joined, LEAD, -1, self._cells(rect), rect, exits), len(exits) > 2)

    def lay(
        self, joined: Joined, face: Face, fit: Fit, touching: bool = False, tied: bool = False
    ) -> None:
        """Lay a tile against a free face in a way that ``fits`` gave."""
        x, y, way = face.x, face.y, face.way
        place = PLACEMENTS[fit.placement]
        spins = place.double and self._spins(joined)
        node, outer, exits = len(self.nodes), joined.outer, []
        for slot, (a, c, turn, kind) in enumerate(place.exits if spins else place.exits[:1]):
            dx, dy = turned(a, c, way)
            exits.append(Face(x + dx, y + dy, (way + turn) % 4, kind, outer, node, slot))
        rect = (x + fit.x0, y + fit.y0, x + fit.x1, y + fit.y1)
        mask = fit.mask << (rect[1] * self.frames.stride + rect[0] + self.frames.origin)
        new = Node(joined, face, fit.placement, mask, rect, tuple(exits), touching, tied)
        self._push(new, spins)

    def lift(self) -> Node:
        """Take the last tile up again."""
        self.occupied, self.box, self.free, self.spun = self._before.pop()
        return self.nodes.pop()

    def fits(self, face: Face, double: bool, touching: bool = False) -> list[Fit]:
        """The ways in which a tile may lie against a face, within the picture, in fixed order.

        ``touching``: the gap of a unit to other tiles is given up, never the overlap.
        """
        x0, y0, x1, y1 = self.box
        x, y = face.x, face.y
        width, height, stride = self.width, self.height, self.frames.stride
        rest = self.occupied ^ self.nodes[face.node].mask
        base = y * stride + x + self.frames.origin
        table = self.frames.doubles if double else self.frames.singles
        found = []
        for fit in table[face.kind][face.way]:
            if max(x1, x + fit.x1) - min(x0, x + fit.x0) > width:
                continue
            if max(y1, y + fit.y1) - min(y0, y + fit.y0) > height:
                continue
            at = base + fit.y0 * stride + fit.x0
            if touching:
                if not self.occupied & fit.mask << at:
                    found.append(fit)
            elif not rest & fit.grown << (at - stride - 1):
                found.append(fit)
        return found

    def is_free(self, face: Face, fit: Fit) -> bool:
        """Whether a tile that is joined to nothing has its place there, with a unit all round."""
        rect = (face.x + fit.x0, face.y + fit.y0, face.x + fit.x1, face.y + fit.y1)
        x0, y0, x1, y1 = union(self.box, rect)
        if x1 - x0 > self.width or y1 - y0 > self.height:
            return False
        at = (rect[1] - 1) * self.frames.stride + rect[0] - 1 + self.frames.origin
        return not self.occupied & fit.grown << at

    def face_for(self, joined: Joined) -> Face | None:
        """The free face a tile is joined to: on the side that it names, else the first."""
        fitting = self.faces_for(joined)
        for face in fitting:
            if WAYS[face.way] == joined.side:
                return face
        return fitting[0] if fitting else None

    def faces_for(self, joined: Joined) -> list[Face]:
        """All free faces that a tile may be joined to by what the line says, in fixed order.

        Of a first double east, west, north, south; of another one its far side, then left, right.
        """
        nodes = self.nodes
        return [
            face
            for face in self.free
            if face.pips == joined.half and nodes[face.node].joined.tile == joined.host
        ]

    def straight(self, way: int, double: bool) -> Fit:
        """The way to lay a tile straight on."""
        return (self.frames.doubles if double else self.frames.singles)[END][way][0]

    def _push(self, node: Node, spins: bool) -> None:
        self._before.append((self.occupied, self.box, self.free, self.spun))
        taken = node.face
        self.occupied |= node.mask
        self.box = union(self.box, node.rect) if self.nodes else node.rect
        self.free = (*[f for f in self.free if f[5:] != taken[5:]], *node.exits)
        self.spun += spins
        self.nodes.append(node)

    def _spins(self, joined: Joined) -> bool:
        return self.shape.spins == "all" or (self.shape.spins == "first" and not self.spun)

    def _cells(self, rect: Rect) -> int:
        x0, y0, x1, y1 = rect
        stride, origin = self.frames.stride, self.frames.origin
        return block(x1 - x0, y1 - y0, stride) << (y0 * stride + x0 + origin)


def laid_of(node: Node) -> Laid:
    """A tile of the board as a plain value."""
    joined, face = node.joined, node.face
    tile = joined.tile
    if node.placement < 0:
        (ax, ay), (bx, by) = ((0, -1), (0, 1)) if tile.double else ((-1, 0), (1, 0))
        pair = Half(tile.high, ax, ay), Half(tile.low, bx, by)
        return Laid(tile, None, pair, "first")
    pair = placed(joined, face, node.placement)
    name = PLACEMENTS[node.placement].name
    return Laid(tile, joined.host, pair, name, 1, node.touching, node.tied)


def placed(joined: Joined, face: Face, placement: int) -> tuple[Half, Half]:
    """Where both halves lie of a tile placed against a face, the joined one first."""
    (a, c), (b, d) = PLACEMENTS[placement].halves
    (ax, ay), (bx, by) = turned(a, c, face.way), turned(b, d, face.way)
    return (
        Half(joined.inner, face.x + ax, face.y + ay),
        Half(joined.outer, face.x + bx, face.y + by),
    )


def layout_of(board: Board) -> Layout:
    """The board as a plain value."""
    return Layout(tuple([laid_of(node) for node in board.nodes]), board.zoom)


def rebuilt(layout: Layout, line: Line, shape: Shape, zoom: int) -> Board:
    """The board from which a layout of this line was read, zoomed anew."""
    board = Board(shape, zoom)
    for joined, laid in zip(line, layout.laid, strict=True):
        if not board.nodes:
            board.first(joined)
        elif laid.tied:
            face = board.face_for(joined)
            assert face is not None
            for way in range(4):
                fit = board.straight(way, joined.tile.double)
                stub = face._replace(x=0, y=0, way=way, kind=END)
                one = placed(joined, stub, fit.placement)[0]
                stub = stub._replace(x=laid.halves[0].x - one.x, y=laid.halves[0].y - one.y)
                if placed(joined, stub, fit.placement) == laid.halves:
                    board.lay(joined, stub, fit, laid.touching, True)
                    break
        else:
            face, fit = _as_laid(board, joined, laid)
            board.lay(joined, face, fit, laid.touching)
    return board


def _as_laid(board: Board, joined: Joined, laid: Laid) -> tuple[Face, Fit]:
    table = board.frames.doubles if joined.tile.double else board.frames.singles
    for face in board.faces_for(joined):
        for fit in table[face.kind][face.way]:
            if placed(joined, face, fit.placement) == laid.halves:
                return face, fit
    raise ValueError(f"not a layout of this line: {joined.tile}")
