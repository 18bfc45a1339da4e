"""Which texts does a person meet in a window? What is shown, what is painted, what is read out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QAction, QPainter
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QFileDialog,
    QLabel,
    QLineEdit,
    QMenu,
    QPushButton,
    QSpinBox,
    QTextEdit,
    QWidget,
)


@dataclass(frozen=True, slots=True)
class Met:
    """A text and where it was met; ``cut``: its room is too small for it."""

    text: str
    where: str
    cut: bool = False


def met_in(widget: QWidget) -> Iterator[Met]:
    """All that a widget and those inside it show and tell a screen reader."""
    for one in [widget, *widget.findChildren(QWidget)]:
        if (
            isinstance(one, QMenu)
            or isinstance(one.window(), QFileDialog)
            or not one.isVisibleTo(widget)
        ):
            continue
        name = type(one).__name__
        for text in _shown(one):
            yield Met(text, name, _is_cut(one, text))
        for text in (one.accessibleName(), one.accessibleDescription(), one.toolTip()):
            yield Met(text, f"{name}, told")


def met_in_menus(window: QWidget) -> Iterator[Met]:
    """All that can be chosen from menus."""
    for action in window.findChildren(QAction):
        yield Met(action.text(), "menu")


def _shown(one: QWidget) -> Iterator[str]:
    match one:
        case QLabel() | QAbstractButton():
            yield one.text()
        case QComboBox():
            yield from [one.itemText(at) for at in range(one.count())]
        case QLineEdit():
            yield one.placeholderText()
        case QSpinBox():
            yield one.text()
        case QTextEdit():
            yield one.toPlainText()


def _is_cut(one: QWidget, text: str) -> bool:
    if isinstance(one, QPushButton):
        return one.fontMetrics().horizontalAdvance(text.replace("&", "")) > one.width()
    if isinstance(one, QLabel) and one.wordWrap():
        return one.isVisible() and one.height() < one.heightForWidth(one.width())
    return isinstance(one, QLabel) and one.fontMetrics().horizontalAdvance(text) > one.width()


class Painted:
    """Notes all that Python paints, as long as the test lasts."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.met: set[Met] = set()
        paint = QPainter.drawText

        def spy(painter: QPainter, *given: object) -> object:
            text = next((one for one in given if isinstance(one, str)), "")
            self.met.add(Met(text, "painted", _leaves(painter, given, text)))
            return paint(painter, *given)

        monkeypatch.setattr(QPainter, "drawText", spy)


def _leaves(painter: QPainter, given: tuple[object, ...], text: str) -> bool:
    """Is it painted into a room that is narrower, and may not be broken?"""
    room = given[0]
    if not isinstance(room, QRect | QRectF):
        return False
    wraps = bool(int(given[1]) & 0x1000) if len(given) > 2 else False  # type: ignore[call-overload]
    return not wraps and painter.fontMetrics().horizontalAdvance(text) > room.width() + 1
