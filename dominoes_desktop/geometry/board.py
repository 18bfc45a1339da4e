"""What lies where while a place is sought? Tiles on a grid, laid and lifted again."""

from __future__ import annotations

from typing import NamedTuple

from ..rules.line import Joined
from ..rules.tile import Tile
from .frame import (
    END,
    HUB,
    HUB_LEFT,
    HUB_RIGHT,
    HUBS,
    PAST_DOUBLE,
    PLACEMENTS,
    SPINNER,
    WAYS,
    Fit,
    block,
    frames,
    turned,
)
from .layout import Rect, Shape


class Face(NamedTuple):
    """A free face: its middle, the way out, its kind and pips, whose it is (node, slot).

    ``home`` is the way in which its arm fills the table, row by row.
    """

    x: int
    y: int
    way: int
    kind: int
    pips: int
    node: int
    slot: int
    home: int


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

    @property
    def spins(self) -> bool:
        """Whether its short sides are free to be joined too."""
        return self.joined.tile.double and len(self.exits) > 2 - bool(self.joined.host)


LEAD = Face(0, 0, 0, END, -1, -1, 0, 0)
Faces = tuple[tuple[int, int, int, int, int], ...]  # of a first tile: x, y, way, kind, home
SINGLE = ((2, 0, 0, END, 1), (-2, 0, 2, END, 3))
LINE = ((1, 0, 0, PAST_DOUBLE, 1), (-1, 0, 2, PAST_DOUBLE, 3))
CROSS = (*LINE, (0, -2, 3, SPINNER, 0), (0, 2, 1, SPINNER, 2))
STAR = (
    (2, 0, 0, HUB, 0),
    (-2, 0, 2, HUB, 2),
    (2, -3, 0, HUB_LEFT, 3),
    (-2, 3, 2, HUB_LEFT, 1),
    (2, 3, 0, HUB_RIGHT, 1),
    (-2, -3, 2, HUB_RIGHT, 3),
)
HUB_SIDES = ("e", "w", "en", "ws", "es", "wn")  # what names a face of the star in a record


def sides_of(face: Face) -> str:
    """The letters by which a record may mean this face.

    A hub's east side is its three eastern faces, the middle one first, its north side the two
    northern corners: a side names the first that is free.
    """
    return HUB_SIDES[face.slot] if face.kind in HUBS else WAYS[face.way]


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
        rect: Rect = (-2, -1, 2, 1)
        faces: Faces = SINGLE
        if joined.tile.double:
            rect, faces = (-1, -2, 1, 2), CROSS if self.spins(joined) else LINE
            if self.shape.spins == "star6":
                rect, faces = (-2, -4, 2, 4), STAR
        high, low = joined.tile.high, joined.tile.low
        exits = tuple(
            Face(x, y, way, kind, high if way else low, 0, slot, home)
            for slot, (x, y, way, kind, home) in enumerate(faces)
        )
        self._push(Node(joined, LEAD, -1, self._cells(rect), rect, exits))

    def lay(
        self,
        joined: Joined,
        face: Face,
        fit: Fit,
        spins: bool,
        touching: bool = False,
        tied: bool = False,
    ) -> None:
        """Lay a tile against a free face in a way that ``fits`` gave."""
        x, y = face.x, face.y
        place = PLACEMENTS[fit.placement]
        node, outer, exits = len(self.nodes), joined.outer, []
        for slot, (a, c, turn, kind) in enumerate(place.exits if spins else place.exits[:1]):
            dx, dy = turned(a, c, face.way)
            way = (face.way + turn) % 4
            home = way if slot else face.home
            exits.append(Face(x + dx, y + dy, way, kind, outer, node, slot, home))
        rect = (x + fit.x0, y + fit.y0, x + fit.x1, y + fit.y1)
        mask = fit.mask << (rect[1] * self.frames.stride + rect[0] + self.frames.origin)
        self._push(Node(joined, face, fit.placement, mask, rect, tuple(exits), touching, tied))

    def repeat(self, node: Node) -> None:
        """Lay a tile as it lies on another board."""
        joined = node.joined
        if node.placement < 0:
            self.first(joined)
            return
        face = self.face_at(joined.host, node.face.slot)
        placed = node.face
        if node.tied:
            face = face._replace(x=placed.x, y=placed.y, way=placed.way, kind=placed.kind)
        table = self.frames.doubles if joined.tile.double else self.frames.singles
        for fit in table[face.kind][face.way]:
            if fit.placement == node.placement:
                self.lay(joined, face, fit, node.spins, node.touching, node.tied)

    def copy(self) -> Board:
        """A board of its own with the same tiles, which it can't lift again."""
        other = Board.__new__(Board)
        other.shape, other.zoom, other.frames = self.shape, self.zoom, self.frames
        other.width, other.height = self.width, self.height
        other.nodes, other._before = self.nodes[:], []
        other.occupied, other.box = self.occupied, self.box
        other.free, other.spun = self.free, self.spun
        return other

    def without(self, cut: int) -> Board:
        """This board with some tiles lifted, none of them the first: those with these bits.

        Their nodes stay in the list, so that faces still know whose they are.
        """
        other = Board(self.shape, self.zoom)
        nodes = other.nodes = self.nodes[:]
        free = [face for face in self.free if not cut >> face.node & 1]
        other.box = nodes[0].rect
        for index, node in enumerate(nodes):
            if not cut >> index & 1:
                other.occupied |= node.mask
                other.box = union(other.box, node.rect)
                other.spun += node.spins
            elif not cut >> node.face.node & 1:
                free.append(nodes[node.face.node].exits[node.face.slot])
        other.free = tuple(sorted(free, key=lambda face: (face.node, face.slot)))
        return other

    def face_at(self, host: Tile | None, slot: int) -> Face:
        """The free face of a tile by its number."""
        return next(
            face
            for face in self.free
            if face.slot == slot and self.nodes[face.node].joined.tile == host
        )

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

    def window(self) -> Rect:
        """The picture at its largest: round the first tile until the tiles push it aside."""
        west, north, east, south = self.box
        width, height = max(self.shape.width, east - west), max(self.shape.height, south - north)
        x0 = max(min(-(width // 2), west), east - width)
        y0 = max(min(-(height // 2), north), south - height)
        return x0, y0, x0 + width, y0 + height

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
            if joined.side and joined.side in sides_of(face):
                return face
        return fitting[0] if fitting else None

    def choices(self, joined: Joined) -> list[Face]:
        """The free faces of which the picture may choose one for a tile, in fixed order.

        Where every double spins all its sides are alike, and if the first has no room another will
        do; elsewhere, or where the line names a side, there is one to choose from.
        """
        if joined.side or self.shape.spins != "all":
            face = self.face_for(joined)
            return [face] if face else []
        return self.faces_for(joined)

    def faces_for(self, joined: Joined) -> list[Face]:
        """All free faces that a tile may be joined to by what the line says, in fixed order.

        Of a first double east, west, north, south; of another one its far side, then left, right;
        of a hub the middle of its eastern side, of its western one, then the corners: north-east,
        south-west, south-east, north-west.
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

    def _push(self, node: Node) -> None:
        self._before.append((self.occupied, self.box, self.free, self.spun))
        taken = node.face
        self.occupied |= node.mask
        self.box = union(self.box, node.rect) if self.nodes else node.rect
        self.free = (*[f for f in self.free if f[5:7] != taken[5:7]], *node.exits)
        self.spun += node.spins
        self.nodes.append(node)

    def spins(self, joined: Joined) -> bool:
        """Whether a tile that is laid next is a double that branches."""
        rule = self.shape.spins
        return joined.tile.double and (rule == "all" or (rule == "first" and not self.spun))

    def _cells(self, rect: Rect) -> int:
        x0, y0, x1, y1 = rect
        stride, origin = self.frames.stride, self.frames.origin
        return block(x1 - x0, y1 - y0, stride) << (y0 * stride + x0 + origin)
