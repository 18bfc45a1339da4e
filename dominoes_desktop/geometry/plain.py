"""How does a board become a layout, and a layout a board again?"""

from __future__ import annotations

from ..rules.line import Joined, Line
from .board import Board, Face, Node
from .frame import END, HUB, PLACEMENTS, Fit, turned
from .layout import Half, Laid, Layout, Shape


def laid_of(node: Node) -> Laid:
    """A tile of the board as a plain value."""
    joined, face = node.joined, node.face
    tile = joined.tile
    if node.placement < 0:
        edge = 2 if node.exits[0].kind == HUB else 1
        ax, ay = (0, -edge) if tile.double else (-1, 0)
        pair = Half(tile.high, ax, ay), Half(tile.low, -ax, -ay)
        return Laid(tile, None, pair, "first", edge)
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


def layout_of(board: Board, zoom: int = 0) -> Layout:
    """The board as a plain value, zoomed out as far as it has to be, at least ``zoom``."""
    x0, y0, x1, y1 = board.box
    while x1 - x0 > board.shape.zoomed(zoom)[0] or y1 - y0 > board.shape.zoomed(zoom)[1]:
        zoom += 1
    return Layout(tuple([laid_of(node) for node in board.nodes]), zoom)


def rebuilt(layout: Layout, line: Line, shape: Shape, zoom: int) -> Board:
    """The board from which a layout of this line was read, with the picture zoomed anew.

    ValueError if it is not a layout of this line.
    """
    board = Board(shape, zoom)
    for joined, laid in zip(line, layout.laid, strict=True):
        if not board.nodes:
            board.first(joined)
            continue
        face, fit = _stub(board, joined, laid) if laid.tied else _as_laid(board, joined, laid)
        board.lay(joined, face, fit, board.spins(joined), laid.touching, laid.tied)
    return board


def _as_laid(board: Board, joined: Joined, laid: Laid) -> tuple[Face, Fit]:
    table = board.frames.doubles if joined.tile.double else board.frames.singles
    for face in board.faces_for(joined):
        for fit in table[face.kind][face.way]:
            if placed(joined, face, fit.placement) == laid.halves:
                return face, fit
    raise ValueError(f"not a layout of this line: {joined.tile}")


def _stub(board: Board, joined: Joined, laid: Laid) -> tuple[Face, Fit]:
    """A face in the open from which the tile lies straight on, in its host's stead."""
    for face in board.faces_for(joined):
        for way in range(4):
            fit = board.straight(way, joined.tile.double)
            stub = face._replace(x=0, y=0, way=way, kind=END)
            one = placed(joined, stub, fit.placement)[0]
            stub = stub._replace(x=laid.halves[0].x - one.x, y=laid.halves[0].y - one.y)
            if placed(joined, stub, fit.placement) == laid.halves:
                return stub, fit
    raise ValueError(f"not a layout of this line: {joined.tile}")
