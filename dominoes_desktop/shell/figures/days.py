"""How do the last days look in a row: won, lost, not played?"""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QDate, QEvent, QLocale, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QHelpEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from ...archive.daily import Day, Days
from ...table.theme import DEFAULT, blend, ink
from ...words.daily import day_says, row_says
from ...words.text import Tr
from ..zoom import scale_of

HIGH = 58  # px at scale 1


class DayRow(QWidget):
    """A disc a day: filled with a tick where won, a ring with a stroke where lost, else a dot."""

    def __init__(self, tr: Tr) -> None:
        super().__init__()
        self.theme, self._tr = DEFAULT, tr
        self._days: tuple[Day, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def tell(self, found: Days) -> None:
        self._days = found.last
        said = [day_says(one, _when(one), self._tr) for one in found.last if one.outcome]
        self.setAccessibleName(row_says(found, self._tr))
        self.setAccessibleDescription(", ".join(said))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(200, round(HIGH * scale_of(self)))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip and self._days:
            one = self._days[self._at(event.pos().x())]
            QToolTip.showText(event.globalPos(), day_says(one, _when(one), self._tr), self)
            return True
        return super().event(event)

    def _at(self, x: int) -> int:
        at = min(len(self._days) - 1, max(0, int(x / self.width() * len(self._days))))
        return len(self._days) - 1 - at if self.isRightToLeft() else at

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._days:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        scale = scale_of(self)
        painter.setFont(self.theme.font(round(self.theme.small * scale)))
        wide = self.width() / len(self._days)
        for at, one in enumerate(self._days):
            column = len(self._days) - 1 - at if self.isRightToLeft() else at
            middle = QPointF((column + 0.5) * wide, 18 * scale)
            self._paint_day(painter, one, middle, min(13 * scale, wide / 2 - 2))
            painter.setPen(
                ink(self.theme.text if at == len(self._days) - 1 else self.theme.quiet_text)
            )
            below = QRectF(column * wide, 38 * scale, wide, 16 * scale)
            painter.drawText(below, Qt.AlignmentFlag.AlignCenter, str(_date(one).day()))

    def _paint_day(self, painter: QPainter, one: Day, at: QPointF, size: float) -> None:
        ring = QPen(ink(self.theme.text), size / 6)
        ring.setCapStyle(Qt.PenCapStyle.RoundCap)
        if one.outcome is None:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ink(self.theme.quiet_text))
            painter.drawEllipse(at, size / 4, size / 4)
        elif one.outcome.won:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(blend(self.theme.accent_deep, self.theme.text, 0.25))
            painter.drawEllipse(at, size, size)
            ring.setColor(ink(self.theme.glass))
            painter.setPen(ring)
            tick = [QPointF(-0.45, 0.05), QPointF(-0.1, 0.4), QPointF(0.5, -0.35)]
            painter.drawPolyline(QPolygonF([at + point * size for point in tick]))
        else:
            painter.setPen(ring)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(at, size, size)
            painter.drawLine(at - QPointF(size * 0.4, 0), at + QPointF(size * 0.4, 0))


def _date(one: Day) -> QDate:
    day = date.fromisoformat(one.day)
    return QDate(day.year, day.month, day.day)


def _when(one: Day) -> str:
    return QLocale().toString(_date(one), QLocale.FormatType.LongFormat)
