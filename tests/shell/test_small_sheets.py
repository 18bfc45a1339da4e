"""Do the small sheets say what they should and answer what was pressed?"""

from datetime import datetime

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from dominoes_desktop.shell.cover import CoverSheet
from dominoes_desktop.shell.keys_sheet import KeysSheet
from dominoes_desktop.shell.notice import AskSheet, ErrorSheet, NoticeSheet
from dominoes_desktop.shell.resume import ResumeSheet, left_when
from dominoes_desktop.shell.sheet import Sheet

Key = Qt.Key


def echo(text: str) -> str:
    return text


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    made = QWidget()
    made.resize(800, 600)
    qtbot.addWidget(made)
    made.show()
    return made


def answer(qtbot: QtBot, sheet: Sheet, key: Qt.Key) -> object:
    sheet.open()
    with qtbot.waitSignal(sheet.finished) as ended:
        qtbot.keyClick(sheet.window().focusWidget(), key)
    return ended.args[0]


def texts(sheet: Sheet) -> list[str]:
    return [one.text() for one in sheet.findChildren(QLabel)]


def test_a_match_left_is_offered(qtbot: QtBot, window: QWidget) -> None:
    sheet = ResumeSheet(window, "Draw", ("Ann", "Bo"), (57, 20), echo)
    assert {"Go on with your match?", "Draw", "Ann", "57", "Bo", "20"} <= set(texts(sheet))
    assert answer(qtbot, sheet, Key.Key_Return) == "resume"
    sheet = ResumeSheet(window, "Draw", ("Ann", "Bo"), (57, 20), echo)
    sheet.open()
    qtbot.keyClick(window.focusWidget(), Key.Key_Backtab)
    with qtbot.waitSignal(sheet.finished) as ended:
        qtbot.keyClick(window.focusWidget(), Key.Key_Space)
    assert ended.args == ["new"]


def test_when_a_match_was_left_is_told_as_one_says_it() -> None:
    left, later = datetime(2024, 5, 4, 14, 5), datetime(2024, 5, 4, 18, 0)
    assert left_when(left, later, echo).startswith("left today at ")
    assert left_when(left, datetime(2024, 5, 5, 1, 0), echo).startswith("left yesterday at ")
    assert "2024" in left_when(left, datetime(2024, 6, 5), echo)


def test_nothing_of_the_table_shows_through_the_cover(qtbot: QtBot, window: QWidget) -> None:
    window.setStyleSheet("QWidget { background: #ff0000; }")
    sheet = CoverSheet(window, "Bo", echo)
    sheet.open()
    seen = sheet.grab().toImage()
    reds = [QColor(seen.pixel(x, y)).red() for x in range(0, 800, 20) for y in range(0, 600, 20)]
    assert sorted(reds)[len(reds) * 3 // 4] < 60
    assert sheet.title == "Hand over to Bo"


def test_the_cover_stays_until_it_is_taken_away(qtbot: QtBot, window: QWidget) -> None:
    sheet = CoverSheet(window, "Bo", echo)
    sheet.open()
    qtbot.keyClick(window.focusWidget(), Key.Key_Escape)
    assert sheet.isVisible()
    assert answer(qtbot, sheet, Key.Key_Return) is True


def test_keys_are_listed(qtbot: QtBot, window: QWidget) -> None:
    keys = [("D", "Draw"), ("Ctrl+Z Backspace", "Take back")]
    sheet = KeysSheet(window, [("In your hand", keys)], echo)
    assert {"In your hand", "D", "Draw", "Ctrl+Z", "Backspace", "Take back"} <= set(texts(sheet))
    assert answer(qtbot, sheet, Key.Key_Escape) is True


def test_an_error_is_one_sentence(qtbot: QtBot, window: QWidget) -> None:
    sheet = ErrorSheet(window, "The file is empty.", echo, "final.domino:1")
    assert {"The file is empty.", "final.domino:1"} <= set(texts(sheet))
    assert answer(qtbot, sheet, Key.Key_Return) is True
    assert answer(qtbot, NoticeSheet(window, "Saved", "All is well.", echo), Key.Key_Escape) is True


@pytest.mark.parametrize(("key", "yes"), [(Key.Key_Return, True), (Key.Key_Escape, False)])
def test_a_question_has_two_answers(qtbot: QtBot, window: QWidget, key: Qt.Key, yes: bool) -> None:
    sheet = AskSheet(window, "Start a new match?", "This one ends here.", "New match", "Stay")
    assert answer(qtbot, sheet, key) is yes


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Escape])
def test_what_cannot_be_taken_back_is_not_done_by_enter(
    qtbot: QtBot, window: QWidget, key: Qt.Key
) -> None:
    sheet = AskSheet(window, "Resign?", "It counts as lost.", "Resign", "Play on", lost=True)
    assert answer(qtbot, sheet, key) is False


@pytest.mark.parametrize("name", ["W" * 24, "Maximiliane Wolkenstein "])
def test_long_names_leave_room_for_all_else(window: QWidget, name: str) -> None:
    offer = ResumeSheet(window, "Draw", (name, "Bo"), (157, 20), echo)
    cover = CoverSheet(window, name, echo)
    for sheet in (offer, cover):
        sheet.open()
        for piece in (*sheet.findChildren(QLabel), *sheet.findChildren(QPushButton)):
            corner = piece.mapTo(sheet, QPoint(0, 0))
            assert sheet.panel.geometry().contains(QRect(corner, piece.size()))
            assert piece.width() >= piece.minimumSizeHint().width()
    told = next(one for one in offer.findChildren(QLabel) if one.accessibleName() == name)
    assert told.text().endswith("\N{HORIZONTAL ELLIPSIS}") == (name[0] == "W")


def test_nothing_shines_through_a_sheet(window: QWidget) -> None:
    def under(colour: str) -> QColor:
        window.setPalette(QColor(colour))
        sheet = Sheet(window, "", dim=0)
        sheet.button("Yes", True)
        sheet.open()
        at = sheet.panel.geometry().bottomLeft() + QPoint(40, -20)
        seen = QColor(window.grab().toImage().pixel(at))
        sheet.finish(None)
        return seen

    dark, light = under("#000000"), under("#fffdf4")
    assert 0 <= light.green() - dark.green() <= 3
