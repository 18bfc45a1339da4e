"""Where does the rack stand, and how many of them, one behind the other?"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt, QTimer
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from .area import DEEP, FLOOR_OF, Frame
from .rack import SHADE, drawing_grain, paint_rack, wood_grain
from .theme import Theme

KEPT = 2000  # ms for which the grain, 2 MB of it, is kept after it was wanted
Z = 9.8  # above all that lies on the table, below the tiles that stand in it


class RackItem(QGraphicsItem):
    """One picture of a rack, laid once for each row of the hand.

    While ``resizing`` says that a window's edge is being dragged, the picture before is stretched.
    Where time may be taken (``patient``), the first comes some turns of the loop later, when the
    wood's grain is drawn.
    """

    def __init__(
        self, theme: Theme, resizing: Callable[[], bool], patient: Callable[[], bool]
    ) -> None:
        super().__init__()
        self._patient = patient
        self.grain = QImage()
        self._drawn = self.grain
        self._grain_of: Theme | None = None
        self._begun: Theme | None = None
        self._strokes: Iterator[QImage] = iter(())
        self._turn = QTimer()
        self._turn.setSingleShot(True)
        self._turn.timeout.connect(self._next_stroke)
        self._rest = QTimer()
        self._rest.setSingleShot(True)
        self._rest.setInterval(KEPT)
        self._rest.timeout.connect(self._forget_grain)
        self._resizing = resizing
        self._theme = theme
        self._frame: Frame | None = None
        self._dpr = 1.0
        self._picture = QPixmap()
        self._painted: tuple[QSize, float, Theme] | None = None
        self.setZValue(Z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def spread(self, frame: Frame, dpr: float, theme: Theme) -> None:
        """Stand at the lower edge of a window like this."""
        if (frame, dpr, theme) != (self._frame, self._dpr, self._theme):
            self.prepareGeometryChange()
            self._frame, self._dpr, self._theme = frame, dpr, theme
            self.update()

    def boundingRect(self) -> QRectF:
        if self._frame is None:
            return QRectF()
        box = self._frame.rack
        return QRectF(box.x, box.y, box.w, box.h).adjusted(-SHADE, -SHADE, SHADE, SHADE)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        frame = self._frame
        if frame is None:
            return
        high = DEEP * frame.short
        size = QSizeF(frame.rack.w + 2 * SHADE, high + 2 * SHADE)
        wanted = ((size * self._dpr).toSize(), self._dpr, self._theme)
        stretched = self._resizing() and not self._picture.isNull()
        if wanted != self._painted and not stretched and self._has_grain():
            self._paint(wanted[0], high)
            self._painted = wanted
            self._rest.start()
        if self._picture.isNull():
            return
        for floor in frame.floors:
            left, top = frame.rack.x - SHADE, floor - high * FLOOR_OF - SHADE
            at = QRectF(self._whole(left), self._whole(top), size.width(), size.height())
            if wanted == self._painted:
                painter.drawPixmap(at.topLeft(), self._picture)
            else:
                painter.drawPixmap(at, self._picture, QRectF(self._picture.rect()))

    def _whole(self, value: float) -> float:
        return round(value * self._dpr) / self._dpr

    def _paint(self, size: QSize, high: float) -> None:
        assert self._frame is not None
        self._picture = QPixmap(size)
        self._picture.fill(Qt.GlobalColor.transparent)
        self._picture.setDevicePixelRatio(self._dpr)
        brush = QPainter(self._picture)
        paint_rack(brush, QRectF(SHADE, SHADE, self._frame.rack.w, high), self._theme, self.grain)
        brush.end()

    def _has_grain(self) -> bool:
        """Is the theme's grain there? Else it is begun, and what was painted before stays."""
        if not self._patient():
            self.grain, self._grain_of = wood_grain(self._theme), self._theme
            self._strokes = iter(())
        elif self._begun != self._theme:
            self._begun = self._theme
            self._strokes = drawing_grain(self._theme)
            self._turn.start(0)
        return self._grain_of == self._theme

    def _forget_grain(self) -> None:
        """What is painted is all that is shown now; another size has the grain drawn anew."""
        if self._grain_of == self._begun:  # else another one is being drawn
            self.grain = self._drawn = QImage()
            self._grain_of = self._begun = None

    def _next_stroke(self) -> None:
        drawn = next(self._strokes, None)
        if drawn is not None:
            self._drawn = drawn
            self._turn.start(0)
        elif self._begun is not None:
            self.grain, self._grain_of = self._drawn, self._begun
            self.update()
