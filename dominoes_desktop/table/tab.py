"""What does the small tab on a plate's edge say? That a seat is next, plays again, is skipped."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from .kept import lay_kept
from .shade import slope
from .texts import tr
from .theme import Theme, blend, ink
from .turns import Tag

HEIGHT = 18.0
_SIGN = 12.0  # room for the sign before the word
_PAD = 8.0


WORDS = {"": "", "next": "next", "again": "again", "skipped": "skipped"}


class Tab(QGraphicsItem):
    """A sign and a word on dark glass; not seen while it has nothing to say.

    Its origin is the middle of its right edge, so that a longer word grows over the plate.
    """

    def __init__(self, theme: Theme, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self._theme = theme
        self.tag: Tag = ""
        self.changed: Callable[[], object] = lambda: None
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setVisible(False)

    @property
    def word(self) -> str:
        return tr(WORDS[self.tag])

    @property
    def rect(self) -> QRectF:
        """The tab in the item's coordinates."""
        metrics = QFontMetricsF(self._theme.font(self._theme.small, bold=True))
        wide = round(metrics.horizontalAdvance(self.word)) + _SIGN + 4 + 2 * _PAD
        return QRectF(-wide, -HEIGHT / 2, wide, HEIGHT)

    def say(self, tag: Tag) -> None:
        """Say this from now on; "" for nothing."""
        self.setScale(1.0)
        if tag != self.tag:
            self.prepareGeometryChange()
            self.tag = tag
            self.setVisible(bool(tag))
            self.setTransformOriginPoint(self.rect.center())
            self.update()
            self.changed()

    def retell(self) -> None:
        """Its word is in the language of now, and may be longer."""
        self.prepareGeometryChange()
        self.setTransformOriginPoint(self.rect.center())
        self.update()

    def set_theme(self, theme: Theme) -> None:
        self.prepareGeometryChange()
        self._theme = theme
        self.update()

    def boundingRect(self) -> QRectF:
        return self.rect.adjusted(-4, -4, 4, 6)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        around = self.boundingRect()
        lay_kept(painter, around, _paint, self.rect.width(), self.tag, self.word, self._theme)


def _paint(painter: QPainter, wide: float, tag: Tag, word: str, theme: Theme) -> None:
    rect, corner = QRectF(-wide, -HEIGHT / 2, wide, HEIGHT), HEIGHT / 2
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink(theme.shadow, 0.35))
    painter.drawRoundedRect(rect.adjusted(-1, 1, 1, 3), corner + 1, corner + 1)
    painter.setBrush(blend(theme.glass, theme.glass_edge, 0.16))
    painter.drawRoundedRect(rect, corner, corner)
    edge = slope(rect.topLeft(), rect.bottomLeft(), theme.line(0.7), theme.line(0.3))
    painter.setPen(QPen(edge, 1.2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), corner - 0.5, corner - 0.5)
    pen = QPen(ink(theme.text, 0.95), 1.8)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    SIGNS[tag](painter, QPointF(rect.x() + _PAD + _SIGN / 2, 0))
    painter.setPen(ink(theme.text))
    painter.setFont(theme.font(theme.small, bold=True))
    words = rect.adjusted(_PAD + _SIGN + 4, 0, 0, 0)
    painter.drawText(words, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, word)


def _nothing(painter: QPainter, at: QPointF) -> None:
    """A tab that is not seen."""


def _onward(painter: QPainter, at: QPointF) -> None:
    """Two chevrons, as in the felt."""
    for x in (-3.5, 1.5):
        path = QPainterPath(at + QPointF(x - 0.5, -3.5))
        path.lineTo(at + QPointF(x + 3, 0))
        path.lineTo(at + QPointF(x - 0.5, 3.5))
        painter.drawPath(path)


def _round(painter: QPainter, at: QPointF) -> None:
    """An arrow that comes back to where it began."""
    painter.drawArc(QRectF(at.x() - 4.2, at.y() - 4.2, 8.4, 8.4), 70 * 16, -290 * 16)
    path = QPainterPath(at + QPointF(-2.6, -6.2))
    path.lineTo(at + QPointF(0.6, -4.2))
    path.lineTo(at + QPointF(-1.8, -1.4))
    painter.drawPath(path)


def _struck(painter: QPainter, at: QPointF) -> None:
    """A ring with a bar through it."""
    painter.drawEllipse(at, 4.6, 4.6)
    painter.drawLine(at + QPointF(-3.2, 3.2), at + QPointF(3.2, -3.2))


SIGNS: dict[Tag, Callable[[QPainter, QPointF], None]] = {
    "": _nothing,
    "next": _onward,
    "again": _round,
    "skipped": _struck,
}
