"""How are points that a play would make, places and open ends written on the felt?"""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from .glass import SHADE, lay_long_glass
from .kept import lay_kept
from .shade import slope, soften
from .theme import DEFAULT, Theme, blend, ink


class Badge(QGraphicsObject):
    """``+5`` beside a ghost, on the accent. Its origin is its middle."""

    HEIGHT = 24.0

    def __init__(
        self, text: str = "", theme: Theme = DEFAULT, parent: QGraphicsItem | None = None
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._text = text

    @property
    def rect(self) -> QRectF:
        metrics = QFontMetricsF(self._theme.font(self._theme.body, bold=True))
        wide = max(36.0, float(2 * round(metrics.horizontalAdvance(self._text) / 2)) + 16)
        return QRectF(-wide / 2, -self.HEIGHT / 2, wide, self.HEIGHT)

    @property
    def text(self) -> str:
        return self._text

    def set_text(self, text: str) -> None:
        self.prepareGeometryChange()
        self._text = text
        self.update()

    def set_theme(self, theme: Theme) -> None:
        self.prepareGeometryChange()
        self._theme = theme
        self.update()

    def boundingRect(self) -> QRectF:
        return self.rect.adjusted(-8, -8, 8, 10)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        paint, of = _paint_badge, (self.rect.width(), self._text, self._theme)
        if self.parentItem() is None:  # on its way, on which it is of another size in each frame
            paint(painter, *of)
        else:
            lay_kept(painter, self.boundingRect(), paint, *of)


def _paint_badge(painter: QPainter, wide: float, text: str, theme: Theme) -> None:
    rect = QRectF(-wide / 2, -Badge.HEIGHT / 2, wide, Badge.HEIGHT)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    corner = rect.height() / 2
    soften(painter, rect.translated(1, 3), corner, 5, ink(theme.shadow, 0.45), 10)
    painter.setPen(Qt.PenStyle.NoPen)
    low = blend(theme.accent, theme.accent_deep, 0.45)
    painter.setBrush(slope(rect.topLeft(), rect.bottomLeft(), ink(theme.accent), low))
    painter.drawRoundedRect(rect, corner, corner)
    light = ink("#ffffff", 0.8), ink("#ffffff", 0.1)
    painter.setPen(QPen(slope(rect.topLeft(), rect.bottomLeft(), *light), 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), corner - 0.5, corner - 0.5)
    painter.setPen(ink(theme.on_accent))
    painter.setFont(theme.font(theme.body, bold=True))
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)


class Number(QGraphicsItem):
    """A place's number on a disc; the chosen one is dark on light. Its origin is its middle.

    It stays in sight where its ghost steps back.
    """

    SIZE = 24.0

    def __init__(self, number: int, theme: Theme, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self.number = number
        self.chosen = False
        self._theme = theme
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresParentOpacity)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def choose(self, chosen: bool) -> None:
        if chosen != self.chosen:
            self.chosen = chosen
            self.update()

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    @property
    def disc(self) -> QRectF:
        wide = QFontMetricsF(self._font()).horizontalAdvance(str(self.number)) + 10
        size = QRectF(0, 0, max(self.SIZE, wide), self.SIZE)
        size.moveCenter(QPointF())
        return size

    def boundingRect(self) -> QRectF:
        return self.disc.adjusted(-3, -3, 3, 3)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        theme, disc = self._theme, self.disc
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        fill, letters = ("#ffffff", "#000000") if self.chosen else ("#000000", "#ffffff")
        painter.setPen(QPen(ink(letters if not self.chosen else theme.shadow), 2))
        painter.setBrush(ink(fill))
        painter.drawRoundedRect(disc, self.SIZE / 2, self.SIZE / 2)
        painter.setPen(ink(letters))
        painter.setFont(self._font())
        painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, str(self.number))

    def _font(self) -> QFont:
        return self._theme.font(self._theme.body, bold=True)


class Panel(QGraphicsObject):
    """A quiet line over a strong one: ``Open ends``, ``3 · 5``.

    Its origin is its upper left corner. As wide as its words, at least `LEAST` and at most
    `set_width`, and `HEIGHT` high at scale 1.
    """

    LEAST = 120.0
    HEIGHT = 56.0

    def __init__(self, theme: Theme = DEFAULT, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.title = ""
        self.value = ""
        self._most = 250.0
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    @property
    def glass(self) -> QRectF:
        words, font = self.fitted(self._most - 32)
        title = QFontMetricsF(self._theme.font(self._theme.small)).horizontalAdvance(self.title)
        wide = 32.0 + ceil(max(title, QFontMetricsF(font).horizontalAdvance(words)))
        return QRectF(0, 0, min(self._most, max(self.LEAST, wide)), self.HEIGHT)

    def set_lines(self, title: str, value: str) -> None:
        if (title, value) != (self.title, self.value):
            self.prepareGeometryChange()
            self.title, self.value = title, value
            self.update()

    def set_width(self, most: float) -> None:
        if most != self._most:
            self.prepareGeometryChange()
            self._most = most
            self.update()

    def set_theme(self, theme: Theme) -> None:
        self.prepareGeometryChange()
        self._theme = theme
        self.update()

    def fitted(self, room: float) -> tuple[str, QFont]:
        """The value as it is written in so much room: large, else smaller, else closer together."""
        theme, tight = self._theme, self.value.replace("  ", " ")
        for words, size in (
            (self.value, theme.large),
            (self.value, theme.body),
            (tight, theme.body),
            (tight, theme.small),
        ):
            font = theme.font(size, bold=True)
            if QFontMetricsF(font).horizontalAdvance(words) <= room:
                return words, font
        return tight.replace(" ", ""), font

    def titled(self, room: float) -> QFont:
        """The letters in which the title has so much room: small, or a little smaller."""
        sizes = [self._theme.small - less for less in (0, 1, 2)]
        fonts = [self._theme.font(size) for size in sizes]
        fits = [font for font in fonts if QFontMetricsF(font).horizontalAdvance(self.title) <= room]
        return [*fits, fonts[-1]][0]

    def boundingRect(self) -> QRectF:
        return self.glass.adjusted(-SHADE, -SHADE, SHADE, SHADE)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        theme, glass = self._theme, self.glass
        lay_long_glass(painter, glass, theme, theme.radius)
        room = glass.width() - 32
        flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        value, font_of_value = self.fitted(room)
        for words, font, colour, top, high in (
            (self.title, self.titled(room + 2), theme.quiet_text, 6.0, 18.0),
            (value, font_of_value, theme.text, 24.0, 26.0),
        ):
            painter.setFont(font)
            painter.setPen(ink(colour))
            cut = QFontMetricsF(font).elidedText(words, Qt.TextElideMode.ElideRight, room + 2)
            painter.drawText(QRectF(16, top, room + 4, high), flags, cut)
