"""How are words written on one line that may be too short for them?"""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

NARROWEST = 0.8  # as wide as letters are drawn at least, of their own width
_FLAGS = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


def fitted(words: str, font: QFont, room: float) -> tuple[str, float]:
    """What is written in so much room, and how wide its letters are drawn: narrower, then cut."""
    letters = QFontMetricsF(font)
    wide = letters.horizontalAdvance(words)
    if wide <= room:
        return words, 1.0
    narrow = max(NARROWEST, room / wide)
    return letters.elidedText(words, Qt.TextElideMode.ElideRight, room / narrow + 0.1), narrow


def lay_line(painter: QPainter, box: QRectF, words: str, font: QFont) -> None:
    """Write them from the box's left edge, in the painter's pen, in no more room than it has."""
    cut, narrow = fitted(words, font, max(0.0, box.width()))
    painter.save()
    painter.setFont(font)
    painter.translate(box.left(), 0)
    painter.scale(narrow, 1.0)
    painter.drawText(QRectF(0, box.top(), box.width() / narrow + 4, box.height()), _FLAGS, cut)
    painter.restore()


def lay_middle(painter: QPainter, box: QRectF, words: str) -> None:
    """Write them in the middle of the box, in the painter's pen and font."""
    cut, narrow = fitted(words, painter.font(), box.width())
    if narrow < 1.0:
        painter.save()
        painter.translate(box.left(), 0)
        painter.scale(narrow, 1.0)
        box = QRectF(0, box.top(), box.width() / narrow, box.height())
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, cut)
    if narrow < 1.0:
        painter.restore()
