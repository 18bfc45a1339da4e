"""Does a sheet keep to its window, hold the keyboard, and end once?"""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QKeySequence, QPaintEvent, QRegion, QShortcut
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from dominoes_desktop.shell.controls import label
from dominoes_desktop.shell.sheet import Sheet

Key = Qt.Key


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    made = QWidget()
    made.resize(1280, 720)
    qtbot.addWidget(made)
    made.show()
    return made


def a_sheet(window: QWidget, rows: int = 2) -> Sheet:
    sheet = Sheet(window, "Title")
    for at in range(rows):
        sheet.body.addWidget(label(f"Row {at}, with words enough to be broken into two lines"))
    sheet.escape = sheet.button("No", "no")
    sheet.button("Yes", "yes", acting=True)
    return sheet


def answers(sheet: Sheet) -> list[object]:
    got: list[object] = []
    sheet.finished.connect(got.append)
    return got


def press(qtbot: QtBot, window: QWidget, key: Qt.Key) -> None:
    qtbot.keyClick(window.focusWidget() or window, key)


def inside(sheet: Sheet, widget: QWidget) -> bool:
    corner = widget.mapTo(sheet, QPoint(0, 0))
    return sheet.panel.geometry().contains(QRect(corner, widget.size()))


@pytest.mark.parametrize(("key", "answer"), [(Key.Key_Escape, "no"), (Key.Key_Return, "yes")])
def test_escape_and_enter_answer(qtbot: QtBot, window: QWidget, key: Qt.Key, answer: str) -> None:
    sheet = a_sheet(window)
    got = answers(sheet)
    sheet.open()
    press(qtbot, window, key)
    assert got == [answer]
    assert not sheet.isVisible()


def test_enter_presses_the_button_that_has_the_focus(qtbot: QtBot, window: QWidget) -> None:
    sheet = a_sheet(window)
    got = answers(sheet)
    sheet.open()
    press(qtbot, window, Key.Key_Tab)
    press(qtbot, window, Key.Key_Enter)
    assert got == ["no"]


def test_a_sheet_answers_once(window: QWidget) -> None:
    sheet = a_sheet(window)
    got = answers(sheet)
    sheet.open()
    sheet.finish("first")
    sheet.finish("second")
    assert got == ["first"]


def test_tab_goes_round_inside(qtbot: QtBot, window: QWidget) -> None:
    outside = QLineEdit(window)
    outside.show()
    sheet = a_sheet(window)
    sheet.open()
    visited = []
    for _ in range(6):
        press(qtbot, window, Key.Key_Tab)
        visited.append(window.focusWidget())
    assert outside not in visited
    assert len(set(visited)) == 2
    press(qtbot, window, Key.Key_Backtab)
    assert sheet.isAncestorOf(window.focusWidget())


def test_the_keyboard_is_given_back(qtbot: QtBot, window: QWidget) -> None:
    outside = QLineEdit(window)
    outside.show()
    outside.setFocus()
    sheet = a_sheet(window)
    sheet.open()
    assert window.focusWidget() is not outside
    press(qtbot, window, Key.Key_Escape)
    assert window.focusWidget() is outside


def test_keys_of_the_window_rest_while_a_sheet_is_open(qtbot: QtBot, window: QWidget) -> None:
    drawn: list[bool] = []
    shortcut = QShortcut(QKeySequence("D"), window)
    shortcut.activated.connect(lambda: drawn.append(True))
    qtbot.waitActive(window).__enter__()
    window.setFocus()
    press(qtbot, window, Key.Key_D)
    assert drawn == [True]
    a_sheet(window).open()
    press(qtbot, window, Key.Key_D)
    assert drawn == [True]


def test_a_click_beside_the_panel_goes_nowhere(qtbot: QtBot, window: QWidget) -> None:
    sheet = a_sheet(window)
    got = answers(sheet)
    sheet.open()
    qtbot.mouseClick(sheet, Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    assert got == []
    press(qtbot, window, Key.Key_Escape)
    assert got == ["no"]


@pytest.mark.parametrize("size", [(800, 600), (1280, 720), (480, 320)])
@pytest.mark.parametrize("rows", [1, 40])
def test_buttons_are_always_there(
    qtbot: QtBot, window: QWidget, size: tuple[int, int], rows: int
) -> None:
    window.resize(*size)
    sheet = a_sheet(window, rows)
    sheet.open()
    assert sheet.size() == window.size()
    assert sheet.rect().contains(sheet.panel.geometry())
    assert sheet.acting is not None
    assert inside(sheet, sheet.acting)


def test_a_sheet_follows_its_window(window: QWidget) -> None:
    sheet = a_sheet(window)
    sheet.open()
    window.resize(900, 640)
    assert sheet.size() == window.size()
    assert abs(sheet.panel.geometry().center().x() - 450) <= 1


def test_letters_grow_with_the_window_as_the_table_does(window: QWidget) -> None:
    sheet = a_sheet(window)
    sheet.open()
    assert sheet.acting is not None
    assert sheet.acting.font().pixelSize() == 15
    window.resize(2560, 1440)
    assert sheet.acting.font().pixelSize() == 30
    assert sheet.panel.width() == 880
    window.resize(800, 600)
    assert sheet.acting.font().pixelSize() == 15
    assert sheet.panel.width() == 440


def test_words_are_never_cut(window: QWidget) -> None:
    sheet = a_sheet(window, 3)
    sheet.open()
    for at in range(3):
        row = sheet.body.itemAt(at).widget()
        assert row.height() >= row.heightForWidth(row.width())


class Looked(QWidget):
    """A window that knows which parts of it were painted."""

    def __init__(self) -> None:
        super().__init__()
        self.painted = QRegion()

    def paintEvent(self, event: QPaintEvent) -> None:
        self.painted += event.region()


def test_what_changes_on_a_sheet_has_nothing_below_it_painted_anew(qtbot: QtBot) -> None:
    window = Looked()
    window.resize(1280, 720)
    qtbot.addWidget(window)
    window.show()
    sheet = a_sheet(window)
    says = sheet.body.itemAt(0).widget()
    assert isinstance(says, QLabel)
    sheet.open()
    QApplication.processEvents()
    window.painted = QRegion()
    window.update()
    QApplication.processEvents()
    panel = sheet.panel.geometry()
    assert window.painted.contains(panel.topLeft())  # its corners are round
    assert not window.painted.contains(panel.center())
    before = says.grab().toImage()
    window.painted = QRegion()
    says.setText("Other words")
    QApplication.processEvents()
    assert says.grab().toImage() != before
    assert not window.painted.intersects(panel.adjusted(24, 24, -24, -24))


def test_nothing_shines_through_the_glass_of_a_sheet(qtbot: QtBot, window: QWidget) -> None:
    sheet = a_sheet(window)
    sheet.open()
    over = {}
    for colour in ("black", "white"):
        window.setStyleSheet(f"QWidget#below {{ background: {colour} }}")
        window.setObjectName("below")
        panel = sheet.panel.geometry()
        over[colour] = window.grab(panel).toImage(), window.grab(panel.adjusted(-9, -9, 9, 9))
    (dark, dark_around), (light, light_around) = over["black"], over["white"]
    inner = dark.rect().adjusted(16, 16, -16, -16)
    assert dark.copy(inner) == light.copy(inner)
    assert dark_around.toImage() != light_around.toImage()
