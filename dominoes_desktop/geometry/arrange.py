"""Where does every tile of a line lie?"""

from __future__ import annotations

from ..rules.line import Joined, Line
from ..rules.tile import Tile
from .board import Board, Face
from .growth import ranked, safe
from .layout import Laid, Layout, Shape
from .plain import layout_of, rebuilt
from .reflow import anew, reflow
from .rescue import tied, touching
from .tight import tight

# Up to so many zoom steps a place is sought that moves nothing; then up to so many tiles may move.
# After the last pair they touch, or lie apart. By what may branch: the more, the later it pays to
# move tiles, since every one of them carries others.
ALL = 1000
SMALL = Shape(8, 8)
PATIENCE = {
    "none": ((3, 1), (5, ALL), (7, ALL), (9, ALL), (12, ALL)),
    "first": ((6, 1), (8, 2), (9, ALL), (11, ALL), (14, ALL), (18, ALL)),
    "all": ((8, 1), (10, 2), (11, ALL), (14, ALL), (18, ALL)),
    "star6": ((8, 2), (10, ALL), (13, ALL), (18, ALL)),
}


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
    board = rebuilt(layout, rest, shape, zoom)
    fine = _fine(board, joined)
    for last, most in _patience(shape.spins, zoom):
        while zoom < last and not fine:
            zoom += 1
            board = rebuilt(layout, rest, shape, zoom)
            fine = _fine(board, joined)
        if fine:
            break
        face = _face(board, joined)
        moved = reflow(board, joined, face, most)
        if moved is None and most == ALL and not _may_wait(board, joined):
            moved = anew(board, joined, face)
        if moved is not None:
            return layout_of(moved, layout.zoom)
    found = ranked(board, joined, fine or board.choices(joined))
    if found:
        board.lay(joined, found[0].face, found[0].fit, board.spins(joined))
        return layout_of(board, layout.zoom)
    for face in board.choices(joined):
        moved = reflow(board, joined, face, ALL, strict=False)
        if moved is not None:
            return layout_of(moved, layout.zoom)
    while not _anyhow(board, joined):
        zoom += 1
        board = rebuilt(layout, rest, shape, zoom)
    return layout_of(board, layout.zoom)


def _may_wait(board: Board, joined: Joined) -> bool:
    """Whether most tiles need not be laid anew yet, though some face is starved.

    Where every double branches there are so many faces that a starved one is seldom joined.
    """
    if board.shape.spins != "all":
        return False
    return any(board.fits(face, joined.tile.double) for face in board.choices(joined))


def _fine(board: Board, joined: Joined) -> list[Face]:
    """The faces that the tile can be laid at safely: its own, else those that are as good."""
    face = _face(board, joined)
    others = [one for one in board.choices(joined) if one != face]
    if safe(board, joined, [face]):
        return [face]
    return others if others and safe(board, joined, others) else []


def _patience(spins: str, zoom: int) -> list[tuple[int, int]]:
    """The steps of PATIENCE that are not the same as the next one from this zoom on."""
    steps = PATIENCE[spins]
    pairs = zip(steps, (*steps[1:], (ALL, 0)), strict=True)
    return [one for one, after in pairs if after[0] > zoom or after[1] != one[1]]


def _anyhow(board: Board, joined: Joined) -> bool:
    """Lay a tile that has no proper place: touching others, or else apart."""
    faces = board.choices(joined)
    return any(touching(board, joined, face) for face in faces) or tied(board, joined, faces[0])


def _face(board: Board, joined: Joined) -> Face:
    face = board.face_for(joined)
    if face is None:
        raise ValueError(f"{joined.tile} joins no free half of {joined.host}")
    return face
