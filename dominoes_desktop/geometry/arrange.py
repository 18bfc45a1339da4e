"""Where does every tile of a line lie?"""

from __future__ import annotations

from ..rules.line import Joined, Line
from ..rules.tile import Tile
from .board import Board, Face
from .growth import ranked
from .layout import Laid, Layout, Shape
from .plain import layout_of, rebuilt
from .reflow import reflow
from .rescue import tied, touching
from .tight import tight

# Up to so many zoom steps a place is sought that moves nothing; then up to so many tiles may move.
# Tiles are comfortably large up to step 6; after the last pair they touch, or lie apart.
ALL = 1000
SMALL = Shape(8, 8)
PATIENCE = ((2, 1), (4, 1), (5, 1), (6, 3), (7, ALL), (9, ALL))


def arrange(line: Line, shape: Shape, before: Layout | None = None) -> Layout:
    """Lay every tile of the line, in order of play.

    A function of line and shape alone, on every machine: ``before``, the layout of a beginning of
    this line in this shape, only saves the time of finding it again. Where the table has edges
    tiles lie where their spots say; ValueError if one can't.
    """
    if shape.edges:
        return tight((shape.width, shape.height), line)
    layout = before if before is not None and _begins(before, line) else Layout()
    for count in range(len(layout.laid), len(line)):
        layout = _one_more(line[: count + 1], shape, layout)
    return layout


def first_tile(tile: Tile, shape: Shape = SMALL) -> Laid:
    """Where a tile lies that is the first: in the middle, a double standing."""
    return arrange((Joined(tile, tile.high),), shape).laid[0]


def _begins(layout: Layout, line: Line) -> bool:
    if len(layout.laid) > len(line):
        return False
    return all(
        laid.tile == one.tile and laid.host == one.host and laid.halves[0].pips == one.inner
        for laid, one in zip(layout.laid, line, strict=False)
    )


def _one_more(line: Line, shape: Shape, layout: Layout) -> Layout:
    if not layout.laid:
        board = Board(shape, 0)
        board.first(line[0])
        return layout_of(board)
    joined, rest, zoom = line[-1], line[:-1], layout.zoom
    for last, most in PATIENCE:
        while True:
            board = rebuilt(layout, rest, shape, zoom)
            face = _face(board, joined)
            found = ranked(board, joined, face)
            if found and found[0].safe:
                board.lay(joined, face, found[0].fit, board.spins(joined))
                return layout_of(board, layout.zoom)
            if zoom >= last:
                break
            zoom += 1
        moved = reflow(board, joined, face, most)
        if moved is not None:
            return layout_of(moved, layout.zoom)
    if found:
        board.lay(joined, face, found[0].fit, board.spins(joined))
    else:
        while not touching(board, joined, face) and not tied(board, joined, face):
            zoom += 1
            board = rebuilt(layout, rest, shape, zoom)
            face = _face(board, joined)
    return layout_of(board, layout.zoom)


def _face(board: Board, joined: Joined) -> Face:
    face = board.face_for(joined)
    if face is None:
        raise ValueError(f"{joined.tile} joins no free half of {joined.host}")
    return face
