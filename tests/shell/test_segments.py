"""Have several values side by side room for their words?"""

from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QAbstractButton, QWidget
from pytestqt.qtbot import QtBot

from dominoes_desktop.shell.controls import Segments
from dominoes_desktop.shell.style import stylesheet
from dominoes_desktop.table.theme import DEFAULT
from tests.shell.evening import until


def test_a_long_word_among_short_ones_has_room(qtbot: QtBot) -> None:
    words = ("One", "Two", "Something that is long", "Three", "Four")
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1280, 200)
    segments = Segments("Which", window)
    segments.setStyleSheet(stylesheet(DEFAULT, 1.0))
    segments.offer(list(enumerate(words)), 2)
    segments.resize(500, 40)
    window.show()
    buttons = segments.buttons()

    def needed(button: QAbstractButton) -> int:
        letters = QFont(button.font())
        letters.setBold(True)
        return QFontMetrics(letters).horizontalAdvance(button.text()) + 8

    until(qtbot, lambda: all(one.width() >= needed(one) for one in buttons))
    segments.resize(1200, 40)
    until(qtbot, lambda: max(b.width() for b in buttons) - min(b.width() for b in buttons) <= 1)
