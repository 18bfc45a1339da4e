"""Do the rows of the list of moves stay clear of each other, and the marked one in sight?"""

from __future__ import annotations

from PySide6.QtWidgets import QStyleOptionViewItem
from pytestqt.qtbot import QtBot

from dominoes_desktop.shell.replay.move_list import MoveList
from dominoes_desktop.shell.replay.rows import Row


def shown(qtbot: QtBot, moves: int) -> MoveList:
    moved = MoveList("Moves")
    qtbot.addWidget(moved)
    moved.resize(260, 300)
    moved.show()
    add(moved, moves)
    return moved


def add(moved: MoveList, moves: int) -> None:
    """So many moves, the last one marked."""
    says = ("Somebody with a long name plays 6-4 on the 4", "and must draw once more after it")
    rows = [Row(n, n % 4, "S", says, says[0]) for n in range(moves + 1)]
    moved.show_rows(rows, moves)


def test_rows_are_as_wide_with_a_scroll_bar_as_without(qtbot: QtBot) -> None:
    moved = shown(qtbot, 1)
    wide = moved.viewport().width()
    assert not moved.verticalScrollBar().isEnabled()
    add(moved, 12)
    qtbot.waitUntil(moved.verticalScrollBar().isEnabled)
    assert moved.viewport().width() == wide
    for at in range(13):
        index = moved.rows.index(at)
        wanted = moved.itemDelegate().sizeHint(QStyleOptionViewItem(), index)
        assert moved.visualRect(index).size() == wanted


def test_the_marked_row_stays_in_sight_in_a_lower_window(qtbot: QtBot) -> None:
    moved = shown(qtbot, 12)
    moved.resize(260, 150)
    marked = moved.visualRect(moved.currentIndex())
    assert moved.viewport().rect().contains(marked)
