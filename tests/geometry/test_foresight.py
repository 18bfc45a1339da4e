"""Does the geometry see what may still come, and the dead end ahead?"""

from dominoes_desktop.geometry.board import Board
from dominoes_desktop.geometry.foresight import Foresight, Stock, stock
from dominoes_desktop.geometry.layout import Shape
from dominoes_desktop.geometry.outlook import Outlook
from dominoes_desktop.geometry.room import rooms
from dominoes_desktop.rules.line import Joined
from dominoes_desktop.rules.tile import tile

ALL = Stock((6,) * 7, (True,) * 7, 28)
NO_DOUBLES = Stock((6,) * 7, (False,) * 7, 21)
NOTHING = Stock((0,) * 7, (False,) * 7, 0)


def lone(width: int, height: int) -> Board:
    board = Board(Shape(width, height), 0)
    board.first(Joined(tile(6, 4), 6))
    return board


def test_what_is_laid_is_no_longer_to_come() -> None:
    board = lone(40, 20)
    coming = stock(board)
    assert (coming.singles[6], coming.singles[4], coming.singles[3]) == (5, 5, 6)
    assert coming.doubles == (True,) * 7
    assert coming.tiles == 27
    assert coming.without(tile(6, 6)).doubles[6] is False
    assert coming.without(tile(5, 4)).singles[4] == 4


def test_of_the_tiles_that_fit_a_number_its_double_is_one() -> None:
    assert ALL.double_share_on(3) == 14
    assert NO_DOUBLES.double_share_on(3) == 0
    assert Stock((0,) * 7, (True,) * 7, 7).double_share_on(3) == 100


def test_an_open_table_takes_whatever_comes() -> None:
    board = lone(60, 40)
    assert [Foresight(board, ALL, 5000).reach(face, 4) for face in board.free] == [4, 4]


def test_a_double_before_the_wall_is_a_dead_end() -> None:
    board = lone(8, 2)
    east = board.free[0]
    assert Foresight(board, NO_DOUBLES, 500).reach(east, 2) == 1
    assert Foresight(board, ALL, 500).reach(east, 2) == 0


def test_a_number_that_is_used_up_needs_no_room() -> None:
    board = lone(4, 2)
    assert Foresight(board, NOTHING, 500).reach(board.free[0], 3) == 3
    assert Outlook(board, NOTHING, 500).cost(board.free[0], 3) == 0


def test_straight_on_costs_nothing_and_a_wall_does() -> None:
    assert Outlook(lone(60, 40), NO_DOUBLES, 5000).cost(lone(60, 40).free[0], 4) == 0
    tight = lone(10, 10)
    assert Outlook(tight, NO_DOUBLES, 5000).cost(tight.free[0], 4) > 0


def test_room_is_counted_up_to_what_is_enough() -> None:
    board = lone(40, 20)
    assert rooms(board, (40, 20), 200) == [200, 200]
    assert rooms(board, (8, 4), 200) < [100, 100]
