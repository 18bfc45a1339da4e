"""Who plays with whom? A tab with the sign of a side, and in words the partner's name."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from .kept import lay_kept
from .tab import Tab
from .theme import Theme, blend, ink

HEIGHT = 19.0
SIGN = 9.0  # as wide as a side's sign is
_PAD = 7.0
APART = 4.0  # from the tab beside it


class SideTab(QGraphicsItem):
    """``◆ with Mira`` on dark glass; not seen where everybody plays alone.

    Its origin is the middle of its left edge; ``most`` is as wide as it may become, less what the
    tab ``beside`` it takes while that says something.
    """

    def __init__(
        self, theme: Theme, most: float, parent: QGraphicsItem, beside: Tab | None = None
    ) -> None:
        super().__init__(parent)
        self._theme, self._most, self._beside = theme, most, beside
        self.words = ""
        self.side = 0
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setVisible(False)

    def say(self, words: str, side: int) -> None:
        """The sign of this side, and these words; none for nothing."""
        if (words, side) != (self.words, self.side):
            self.prepareGeometryChange()
            self.words, self.side = words, side
            self.setVisible(bool(words))
            self.update()

    def set_theme(self, theme: Theme) -> None:
        self.prepareGeometryChange()
        self._theme = theme
        self.update()

    @property
    def shown(self) -> str:
        """The words as far as there is room for them."""
        letters = QFontMetricsF(self._theme.font(self._theme.small))
        room = self._most - SIGN - 5 - 2 * _PAD
        if self._beside is not None and self._beside.tag:
            room -= self._beside.rect.width() + APART
        return letters.elidedText(self.words, Qt.TextElideMode.ElideRight, room)

    @property
    def rect(self) -> QRectF:
        """The tab in the item's coordinates."""
        letters = QFontMetricsF(self._theme.font(self._theme.small))
        wide = round(letters.horizontalAdvance(self.shown)) + SIGN + 5 + 2 * _PAD
        return QRectF(0, -HEIGHT / 2, wide, HEIGHT)

    def boundingRect(self) -> QRectF:
        """All the room there is for it: how much it takes depends on the tab beside it."""
        return QRectF(0, -HEIGHT / 2, self._most, HEIGHT).adjusted(-4, -4, 4, 6)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        shown, rect = self.shown, self.rect
        around = rect.adjusted(-4, -4, 4, 6)
        lay_kept(painter, around, _paint, rect.width(), self.side, shown, self._theme)


def _paint(painter: QPainter, wide: float, side: int, shown: str, theme: Theme) -> None:
    rect, corner = QRectF(0, -HEIGHT / 2, wide, HEIGHT), HEIGHT / 2
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink(theme.shadow, 0.35))
    painter.drawRoundedRect(rect.adjusted(-1, 1, 1, 3), corner + 1, corner + 1)
    painter.setBrush(blend(theme.glass, theme.glass_edge, 0.16))
    painter.drawRoundedRect(rect, corner, corner)
    lay_sign(painter, QPointF(_PAD + SIGN / 2, 0), side, theme)
    painter.setPen(ink(theme.text))
    painter.setFont(theme.font(theme.small))
    words = rect.adjusted(_PAD + SIGN + 5, 0, 0, 0)
    painter.drawText(words, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, shown)


def lay_sign(painter: QPainter, at: QPointF, side: int, theme: Theme) -> None:
    """The viewer's side (0) has a diamond, the other one a disc: told apart without colour."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink(theme.text, 0.95))
    half = SIGN / 2
    if side:
        painter.drawEllipse(at, half - 0.6, half - 0.6)
        return
    corners = [at + QPointF(*away) for away in ((0, -half), (half, 0), (0, half), (-half, 0))]
    painter.drawPolygon([*corners])
