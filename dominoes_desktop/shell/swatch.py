"""How is a look chosen? By its picture, among others of its kind."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QGridLayout, QSizePolicy, QWidget

from ..table.sample import paint_sample
from ..table.theme import DEFAULT, Theme, ink
from .zoom import scale_of

PICTURE = QSize(96, 60)
EDGE = 5
ACROSS = 5
"""How many lie beside each other."""


class Swatch(QAbstractButton):
    """A picture, its name below, and a mark where it is the chosen one.

    ``themes`` gives what the picture is painted from, when it is first seen.
    """

    def __init__(
        self, name: str, says: str, themes: Callable[[], Sequence[Theme]], theme: Theme = DEFAULT
    ) -> None:
        super().__init__()
        self.theme = theme
        self._themes = themes
        self._picture = QPixmap()
        self.setText(name)
        self.setAccessibleName(name)
        self.setAccessibleDescription(says)
        self.setToolTip(says)
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        scale = scale_of(self)
        letters = QFontMetrics(self.theme.font(round(self.theme.small * scale)))
        return QSize(
            round((PICTURE.width() + 2 * EDGE) * scale),
            round((PICTURE.height() + 3 * EDGE) * scale) + letters.height(),
        )

    def paint_picture(self) -> None:
        """Paint what it stands for, as it is now."""
        size = PICTURE * scale_of(self)
        self._picture = paint_sample(list(self._themes()), size, self.devicePixelRatioF())
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        scale, theme = scale_of(self), self.theme
        edge = round(EDGE * scale)
        whole = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.setPen(Qt.PenStyle.NoPen)
        if self.isChecked() or self.underMouse():
            painter.setBrush(ink(theme.glass_edge, 0.17 if self.isChecked() else 0.08))
            painter.drawRoundedRect(whole, 8 * scale, 8 * scale)
        size = PICTURE * scale
        if not self._picture.isNull():
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            place = QRectF(edge, edge, size.width(), size.height())
            painter.drawPixmap(place, self._picture, QRectF(self._picture.rect()))
        if self.isChecked():
            self._mark(painter, QPointF(size.width() - 3 * scale, edge + 8 * scale), scale)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if self.hasFocus() or self.isChecked():
            strong = ink(theme.text) if self.hasFocus() else theme.line(0.5)
            painter.setPen(QPen(strong, 2 if self.hasFocus() else 1))
            painter.drawRoundedRect(whole, 8 * scale, 8 * scale)
        self._name(painter, round(edge * 1.6) + size.height(), scale)

    def _mark(self, painter: QPainter, at: QPointF, scale: float) -> None:
        """The choice is told by more than a shade."""
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink(self.theme.text))
        painter.drawEllipse(at, 8 * scale, 8 * scale)
        pen = QPen(ink(self.theme.glass), 2 * scale)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        tick = [(-3.5, 0.0), (-1.0, 2.8), (3.8, -2.8)]
        painter.drawPolyline([at + QPointF(x, y) * scale for x, y in tick])

    def _name(self, painter: QPainter, top: int, scale: float) -> None:
        theme = self.theme
        font = theme.font(round(theme.small * scale), bold=self.isChecked())
        painter.setFont(font)
        painter.setPen(ink(theme.text if self.isChecked() else theme.quiet_text))
        room = QRectF(2, top, self.width() - 4, self.height() - top)
        letters = QFontMetrics(font)
        words = letters.elidedText(self.text(), Qt.TextElideMode.ElideRight, round(room.width()))
        painter.drawText(room, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop, words)


class Swatches(QWidget):
    """Rows of swatches, of which one is chosen. ``chosen`` gives its key."""

    chosen = Signal(str)

    def __init__(self, swatches: Sequence[tuple[str, Swatch]], key: str) -> None:
        super().__init__()
        self.swatches = dict(swatches)
        self._group = QButtonGroup(self)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(2)
        for number, (name, swatch) in enumerate(swatches):
            swatch.setChecked(name == key)
            swatch.clicked.connect(partial(self._chosen, name))
            self._group.addButton(swatch)
            grid.addWidget(swatch, number // ACROSS, number % ACROSS)
        grid.setColumnStretch(ACROSS, 1)
        self._left: list[Swatch] = []
        self._turn = QTimer(self)  # a picture a turn: opening a sheet never waits for them
        self._turn.setInterval(0)
        self._turn.timeout.connect(self._next)

    def paint_pictures(self) -> None:
        """Paint all of them, anew where they have been painted."""
        self._left = [*self.swatches.values()]
        self._turn.start()

    def _next(self) -> None:
        if self._left:
            self._left.pop(0).paint_picture()
        else:
            self._turn.stop()

    def _chosen(self, key: str) -> None:
        self.chosen.emit(key)
