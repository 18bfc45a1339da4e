"""Does the panel stand beside the table where there is room, and over it where there is not?"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from dominoes_desktop.games import DRAW
from dominoes_desktop.shell.coming import IN_TURNS
from dominoes_desktop.shell.side import Page
from dominoes_desktop.shell.window import Window
from dominoes_desktop.table.area import LEAST
from tests.shell.at_sheets import Evening, Sits
from tests.shell.evening import begun, play_on, rests, until


def beside(qtbot: QtBot, folder: Path, sits: Sits) -> Evening:
    """A match, and two pages to look at beside it."""
    evening = sits(begun(qtbot, folder, DRAW))
    side = evening.window.side
    side.offer(Page("one", "First page", lambda window: QPushButton("Press")))
    side.offer(Page("two", "Second page", lambda window: QLabel("Read")))
    return evening


def width(window: Window) -> int:
    return round(window.view.table.width())


def test_the_table_is_smaller_beside_it_and_whole_again_after_it(
    qtbot: QtBot, tmp_path: Path, sits: Sits
) -> None:
    evening = beside(qtbot, tmp_path, sits)
    window, side = evening.window, evening.window.side
    whole = width(window)
    side.show("one")
    assert width(window) == whole - side.panel.width() >= LEAST[0]
    assert side.panel.geometry().left() == width(window)
    assert window.focusWidget() is side.page
    side.toggle("two")
    assert (side.key, side.panel.title.text()) == ("two", "Second page")
    assert play_on(qtbot, window, 1) == 1  # the match goes on beside it
    side.panel.take_keyboard()
    evening.escape()
    assert side.key == "two"
    assert window.focusWidget() is window.view
    qtbot.mouseClick(side.panel.close_button, Qt.MouseButton.LeftButton)
    assert (side.key, width(window)) == ("", whole)
    side.toggle("one")
    side.toggle("one")
    assert (side.key, side.page, width(window)) == ("", None, whole)


def test_in_a_narrow_window_it_lies_over_the_table_and_escape_closes_it(
    qtbot: QtBot, tmp_path: Path, sits: Sits
) -> None:
    evening = beside(qtbot, tmp_path, sits)
    window, side = evening.window, evening.window.side
    side.show("one")
    window.resize(800, 600)
    assert side.over
    assert width(window) == window.view.width() == side.panel.geometry().right() + 1
    until(qtbot, lambda: rests(window))
    frame = window.view.table.frame
    assert side.panel.geometry().bottom() < frame.pill.y < frame.rack.y
    assert side.panel.height() > 350
    evening.escape()
    assert side.key == ""
    side.show("one")
    window.view.setFocus()
    evening.escape()
    assert side.key == ""
    assert window.focusWidget() is window.view


def test_sheets_lie_over_it_and_languages_from_the_right_have_it_at_the_left(
    qtbot: QtBot, tmp_path: Path, sits: Sits
) -> None:
    evening = beside(qtbot, tmp_path, sits)
    window, side = evening.window, evening.window.side
    side.show("one")
    window.sheets.about()
    middle = side.panel.geometry().center()
    assert evening.sheet.isAncestorOf(window.view.childAt(middle)) or (
        window.view.childAt(middle) is evening.sheet
    )
    side.show("two")
    assert evening.sheet.geometry() == window.view.rect()
    evening.escape()
    window.view.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    assert side.panel.geometry().left() == 0
    assert window.view.viewport().geometry().left() == side.panel.width()


def test_where_sheets_come_in_turns_a_page_does_as_well(
    qtbot: QtBot, tmp_path: Path, sits: Sits
) -> None:
    evening = beside(qtbot, tmp_path, sits)
    window, side = evening.window, evening.window.side
    whole = width(window)
    window.view.setProperty(IN_TURNS, True)
    side.show("one")
    side.show("two")
    side.close()  # before anything of it is seen
    side.show("one")
    assert (side.key, width(window)) == ("one", whole)
    until(qtbot, lambda: side.panel.isVisible())
    assert width(window) == whole - side.panel.width()
    assert window.focusWidget() is side.page
    assert side.panel.title.text() == "First page"
    side.toggle("two")
    assert isinstance(side.page, QLabel)  # another one takes its place at once
    side.toggle("two")
    side.show("two", keyboard=False)
    until(qtbot, lambda: side.panel.isVisible())
    assert window.focusWidget() is window.view
