"""Are the ways to lay a tile the same seen in a mirror, and all that the table of them allows?"""

from random import Random

import pytest

from dominoes_desktop.geometry.board import Board, Face
from dominoes_desktop.geometry.frame import PLACEMENTS, Fit
from dominoes_desktop.geometry.layout import Rect, Shape
from dominoes_desktop.rules.line import Joined
from dominoes_desktop.rules.tile import tile
from tests.geometry.lines import whole_set

OTHER_SIDE = {
    "straight": "straight",
    "double": "double",
    "front-left": "front-right",
    "front-right": "front-left",
    "side-left": "side-right",
    "side-right": "side-left",
}


def seen(board: Board, face: Face, fit: Fit) -> tuple[str, Rect]:
    rect = (face.x + fit.x0, face.y + fit.y0, face.x + fit.x1, face.y + fit.y1)
    return PLACEMENTS[fit.placement].name, rect


def in_mirror(one: tuple[str, Rect]) -> tuple[str, Rect]:
    name, (x0, y0, x1, y1) = one
    return OTHER_SIDE[name], (x0, -y1, x1, -y0)


@pytest.mark.parametrize("seed", range(8))
def test_a_line_in_a_mirror_has_the_mirrored_ways_to_go_on(seed: int) -> None:
    rng = Random(seed)
    line = whole_set(rng)
    boards = Board(Shape(40, 24), 0), Board(Shape(40, 24), 0)
    for board in boards:
        board.first(line[0])
    for joined in line[1:]:
        faces = [board.face_for(joined) for board in boards]
        assert faces[0] is not None
        assert faces[1] is not None
        ways, other = (
            {seen(board, face, fit): fit for fit in board.fits(face, joined.tile.double)}
            for board, face in zip(boards, faces, strict=True)
            if face is not None
        )
        assert {in_mirror(one) for one in ways} == set(other)
        if not ways:
            return
        way = rng.choice(sorted(ways))
        boards[0].lay(joined, faces[0], ways[way], False)
        boards[1].lay(joined, faces[1], other[in_mirror(way)], False)


def test_a_single_end_takes_five_ways_a_double_one_and_only_straight_follows_it() -> None:
    board = Board(Shape(40, 24), 0)
    board.first(Joined(tile(6, 4), 6))
    face = board.face_for(Joined(tile(4, 3), 4, tile(6, 4), 4))
    assert face is not None
    assert [seen(board, face, fit) for fit in board.fits(face, False)] == [
        ("straight", (2, -1, 6, 1)),
        ("front-right", (2, -1, 4, 3)),
        ("front-left", (2, -3, 4, 1)),
        ("side-right", (0, 1, 2, 5)),
        ("side-left", (0, -5, 2, -1)),
    ]
    double = Joined(tile(4, 4), 4, tile(6, 4), 4)
    assert [seen(board, face, fit) for fit in board.fits(face, True)] == [("double", (2, -2, 4, 2))]
    board.lay(double, face, board.fits(face, True)[0], False)
    face = board.face_for(Joined(tile(4, 3), 4, tile(4, 4), 4))
    assert face is not None
    assert [seen(board, face, fit) for fit in board.fits(face, False)] == [
        ("straight", (4, -1, 8, 1))
    ]


def test_what_is_lifted_leaves_no_trace() -> None:
    board = Board(Shape(40, 24), 0)
    board.first(Joined(tile(6, 4), 6))
    before = board.occupied, board.box, board.free
    joined = Joined(tile(4, 3), 4, tile(6, 4), 4)
    face = board.face_for(joined)
    assert face is not None
    for fit in board.fits(face, False):
        board.lay(joined, face, fit, False)
        assert board.lift().joined == joined
        assert (board.occupied, board.box, board.free) == before
