"""What does a button on the felt look like, and when has it been pressed?"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFontMetricsF, QKeyEvent, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsObject,
    QGraphicsSceneHoverEvent,
    QGraphicsSceneMouseEvent,
    QStyleOptionGraphicsItem,
    QWidget,
)

from .kept import lay_kept
from .shade import slope, soften
from .theme import DEFAULT, Theme, blend, ink

HEIGHT = 32.0
_TOUCH = 44.0
"""The height that a finger may hit."""
_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class Button(QGraphicsObject):
    """A button of glass, or of the accent while it is what one should press.

    Its origin is its upper left corner, `rect` its size at scale 1. A mouse, a finger, and Return
    or Space while it has the focus press it.
    """

    clicked = Signal()

    def __init__(
        self,
        text: str,
        key: str = "",
        theme: Theme = DEFAULT,
        parent: QGraphicsItem | None = None,
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._text = text
        self._key = key
        self._inviting = False
        self._hovered = False
        self._pressed = False
        self._by_key = False  # only who came by key needs to see where the focus is
        self._marked = False
        self.setAcceptHoverEvents(True)
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIsFocusable)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    @property
    def text(self) -> str:
        return self._text

    @property
    def rect(self) -> QRectF:
        """What is seen of it."""
        wide = QFontMetricsF(self._theme.font(self._theme.body, bold=True)).horizontalAdvance(
            self._text
        )
        if self._key:
            wide += 8 + self._key_size().width()
        return QRectF(0, 0, max(64.0, float(round(wide)) + 32), HEIGHT)

    def set_text(self, text: str, key: str = "") -> None:
        """``key`` is the hint in the small cap: the key that does the same."""
        self.prepareGeometryChange()
        self._text, self._key = text, key
        self.update()

    def set_inviting(self, inviting: bool) -> None:
        """Paint it in the accent: this is what can be done now."""
        self._inviting = inviting
        self.update()

    def set_marked(self, marked: bool) -> None:
        """The keyboard stands here: show it."""
        if marked != self._marked:
            self._marked = marked
            self.update()

    def set_theme(self, theme: Theme) -> None:
        self.prepareGeometryChange()
        self._theme = theme
        self.update()

    def click(self) -> None:
        """As if pressed and released; nothing if it is not enabled."""
        if self.isEnabled() and self.isVisible():
            self.clicked.emit()

    def boundingRect(self) -> QRectF:
        return self.rect.adjusted(-8, -8, 8, 10)

    def shape(self) -> QPainterPath:
        more = (_TOUCH - HEIGHT) / 2
        path = QPainterPath()
        path.addRect(self.rect.adjusted(-2, -more, 2, more))
        return path

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self._pressed = True
        self.update()
        event.accept()

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        inside = self.shape().contains(event.pos())
        if inside != self._pressed:
            self._pressed = inside
            self.update()

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        was, self._pressed = self._pressed, False
        self.update()
        if was and self.shape().contains(event.pos()):
            self.click()

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """A double click is one click: its second half does nothing."""
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _KEYS and not event.isAutoRepeat():
            self.click()
        else:
            super().keyPressEvent(event)

    def hoverEnterEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        self._hovered = True
        self.update()

    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        self._hovered = False
        self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._by_key = event.reason() != Qt.FocusReason.MouseFocusReason
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self.isEnabled():
            painter.setOpacity(painter.opacity() * 0.45)
        rect = self.rect.translated(0, 1 if self._pressed else 0)
        self._body(painter, rect)
        theme = self._theme
        colour = ink(theme.on_accent if self._inviting else theme.text)
        painter.setPen(colour)
        painter.setFont(theme.font(theme.body, bold=True))
        words = rect
        if self._key:
            cap = self._key_size()
            words = rect.adjusted(0, 0, -cap.width() - 8, 0)
            self._cap(
                painter,
                QRectF(
                    QPointF(rect.right() - cap.width() - 12, rect.center().y() - cap.height() / 2),
                    cap,
                ),
            )
            painter.setPen(colour)
            painter.setFont(theme.font(theme.body, bold=True))
            words = words.adjusted(4, 0, 4, 0)
        painter.drawText(words, Qt.AlignmentFlag.AlignCenter, self._text)

    def _body(self, painter: QPainter, rect: QRectF) -> None:
        light = (0.12 if self._hovered else 0.0) - (0.12 if self._pressed else 0.0)
        look = light, self._pressed, self._inviting
        around, of = rect.adjusted(-8, -8, 8, 10), (rect.y(), rect.width(), *look, self._theme)
        lay_kept(painter, around, _paint_body, *of)
        if self._marked or (self.hasFocus() and self._by_key):
            corner = HEIGHT / 2
            painter.setPen(QPen(ink(self._theme.text), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect.adjusted(-3, -3, 3, 3), corner + 3, corner + 3)

    def _key_size(self) -> QSizeF:
        metrics = QFontMetricsF(self._theme.font(self._theme.small))
        return QSizeF(max(20.0, metrics.horizontalAdvance(self._key) + 10), 18.0)

    def _cap(self, painter: QPainter, place: QRectF) -> None:
        theme = self._theme
        colour = theme.on_accent if self._inviting else theme.text
        painter.setPen(QPen(ink(colour, 0.5), 1))
        painter.setBrush(ink(colour, 0.08))
        painter.drawRoundedRect(place.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
        painter.setPen(ink(colour, 0.85))
        painter.setFont(theme.font(theme.small))
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, self._key)


def _paint_body(
    painter: QPainter,
    top: float,
    wide: float,
    light: float,
    pressed: bool,
    inviting: bool,
    theme: Theme,
) -> None:
    """A button without its words, so much lighter or darker than at rest."""
    rect, corner = QRectF(0, top, wide, HEIGHT), HEIGHT / 2
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if not pressed:
        soften(painter, rect.translated(0, 2.5), corner, 4, ink(theme.shadow, 0.4), 8)
    if inviting:
        tone = "#ffffff" if light >= 0 else "#000000"
        high, low = blend(theme.accent, tone, abs(light)), blend(theme.accent, "#b57f1a", 0.22)
        if light:
            low = blend(low.name(), tone, abs(light))
    else:
        high, low = ink(theme.glass_edge, 0.24 + light), ink(theme.glass_edge, 0.13 + light)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(slope(rect.topLeft(), rect.bottomLeft(), high, low))
    painter.drawRoundedRect(rect, corner, corner)
    edge = ink("#ffffff", 0.75 if inviting else 0.4), ink("#ffffff", 0.1)
    painter.setPen(QPen(slope(rect.topLeft(), rect.bottomLeft(), *edge), 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), corner - 0.5, corner - 0.5)
