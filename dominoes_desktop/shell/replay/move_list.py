"""How does the list of moves look? A number, the seat's disc, what was done; one row is marked."""

from __future__ import annotations

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from ...table.theme import DEFAULT, ink
from ..disc import paint_disc
from ..zoom import scale_of
from .rows import ROW, Row, Rows

Index = QModelIndex | QPersistentModelIndex
WRAP = int(Qt.TextFlag.TextWordWrap)
NUMBER, DISC, PAD = 26, 20, 8  # px at scale 1


class MoveList(QListView):
    """``chosen``: the number of the move that is to be looked at, 0 for the deal.

    ``left``: Escape was pressed in it.
    """

    chosen = Signal(int)
    left = Signal()

    def __init__(self, name: str) -> None:
        super().__init__()
        self.theme = DEFAULT
        self.rows = Rows()
        self._quiet = False
        self.setAccessibleName(name)
        self.setViewport(QWidget())  # clear, as that of all that scrolls here
        self.setModel(self.rows)
        self.setItemDelegate(_Painter(self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)  # its room is kept
        bar = self.verticalScrollBar()
        bar.setEnabled(False)
        bar.rangeChanged.connect(lambda least, most: bar.setEnabled(most > least))
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setMouseTracking(True)
        self.clicked.connect(lambda index: self.chosen.emit(index.row()))

    def show_rows(self, rows: list[Row], at: int) -> None:
        """These rows, the one of move ``at`` marked and in sight."""
        self._quiet = True
        self.rows.show(rows)
        self._quiet = False
        self.mark(at)

    def mark(self, at: int) -> None:
        """That row is what the table shows."""
        self._quiet = True
        self.setCurrentIndex(self.rows.index(at))
        self.scrollTo(self.rows.index(at))
        self._quiet = False

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        if not self._quiet and current.isValid():
            self.chosen.emit(current.row())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The marked row stays in sight."""
        super().resizeEvent(event)
        self.scrollTo(self.currentIndex())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.scheduleDelayedItemsLayout()


class _Painter(QStyledItemDelegate):
    def __init__(self, owner: MoveList) -> None:
        super().__init__(owner)
        self._list = owner

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        row, scale = index.data(ROW), scale_of(self._list)
        wide = self._list.viewport().width()
        high = sum([rect.height() for rect in self._rooms(row, QRect(0, 0, wide, 0))])
        return QSize(wide, max(high, round(DISC * scale)) + round(PAD * scale))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        theme, scale = self._list.theme, scale_of(self._list)
        row, place = index.data(ROW), option.rect
        current = index.row() == self._list.currentIndex().row()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if current:
            self._marked(painter, QRectF(place).adjusted(1, 1, -1, -1))
        rooms = self._rooms(row, place)
        if row.number:
            self._before(painter, row, rooms[0])
        for at, (line, room) in enumerate(zip(row.lines, rooms, strict=True)):
            size = theme.small if at else theme.body
            painter.setFont(theme.font(round(size * scale)))
            painter.setPen(ink(theme.quiet_text if at else theme.text))
            painter.drawText(room, WRAP, line)
        painter.restore()

    def _marked(self, painter: QPainter, place: QRectF) -> None:
        """What the table shows: a shade, a bar before it, and where the keyboard is a rim."""
        theme, scale = self._list.theme, scale_of(self._list)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink(theme.glass_edge, 0.12))
        if self._list.hasFocus():
            painter.setPen(QPen(ink(theme.text), 2))
        painter.drawRoundedRect(place, 8 * scale, 8 * scale)
        bar = QRectF(place.x() + 2, place.y() + 6 * scale, 3 * scale, place.height() - 12 * scale)
        if self._list.isRightToLeft():
            bar.moveRight(place.right() - 2)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink(theme.text))
        painter.drawRoundedRect(bar, 1.5 * scale, 1.5 * scale)

    def _before(self, painter: QPainter, row: Row, first: QRect) -> None:
        """The number and the seat's disc, on the height of the first line."""
        theme, scale = self._list.theme, scale_of(self._list)
        mirrored, size = self._list.isRightToLeft(), DISC * scale
        gap = PAD * scale
        middle = first.top() + QFontMetrics(theme.font(round(theme.body * scale))).height() / 2
        left = first.right() + gap if mirrored else first.left() - gap - size
        disc = QRectF(left, middle - size / 2, size, size)
        paint_disc(painter, disc, row.seat, theme, row.letter, row.character)
        number = QRectF(0, disc.y(), NUMBER * scale, size)
        number.moveRight(disc.left() - gap / 2)
        if mirrored:
            number.moveLeft(disc.right() + gap / 2)
        painter.setFont(theme.font(round(theme.small * scale)))
        painter.setPen(ink(theme.quiet_text))
        painter.drawText(number, Qt.AlignmentFlag.AlignCenter, str(row.number))

    def _rooms(self, row: Row, place: QRect) -> list[QRect]:
        """Where each line of the row is written."""
        theme, scale = self._list.theme, scale_of(self._list)
        before = round((NUMBER + DISC + 2.5 * PAD) * scale) if row.number else round(PAD * scale)
        after = round(PAD * scale)
        left = place.left() + (after if self._list.isRightToLeft() else before)
        wide = max(40, place.width() - before - after)
        top, found = place.top() + round(PAD * scale / 2), []
        for at in range(len(row.lines)):
            letters = QFontMetrics(theme.font(round((theme.small if at else theme.body) * scale)))
            high = letters.boundingRect(QRect(0, 0, wide, 10_000), WRAP, row.lines[at]).height()
            found.append(QRect(left, top, wide, high))
            top += high
        return found
