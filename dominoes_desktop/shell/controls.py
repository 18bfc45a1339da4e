"""What are sheets made of? Letters, lists, pickers and steppers that look like the table."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt, Signal
from PySide6.QtGui import (
    QFont,
    QFontMetrics,
    QPainter,
    QPaintEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QStyledItemDelegate,
    QStyleOptionComboBox,
    QVBoxLayout,
    QWidget,
)

from ..table.theme import DEFAULT
from .chevron import chevron
from .more_below import MoreBelow
from .zoom import scale_of

CONTROL = 246  # px that a value's control is wide
GUTTER = 12  # px on the right of scrolling rows, in which the scroll bar lies
BAR = 10
MANY = 6  # values side by side that stand closer
MARGIN = 8  # px beside the words of one of several values
INDENT = 12  # px before a row; where it is marked, the mark stands there


def label(text: str, name: str = "", parent: QWidget | None = None) -> QLabel:
    """Plain text that wraps; ``name`` chooses its letters: title, heading, quiet, wrong..."""
    made = QLabel(text, parent)
    made.setObjectName(name)
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setWordWrap(True)
    return made


def title_of(name: str, control: QWidget) -> QLabel:
    """A row's name, in strong letters; readers tell it with its control."""
    made = label(name, "strong")
    made.setBuddy(control)
    return made


def short(name: str, wide: int = 200) -> str:
    """A name that takes no more than ``wide`` pixels at scale 1 in strong letters."""
    letters = QFontMetrics(DEFAULT.font(DEFAULT.body, True))
    return letters.elidedText(name, Qt.TextElideMode.ElideRight, wide)


def line(parent: QWidget | None = None) -> QFrame:
    """A hairline between two parts of a sheet."""
    made = QFrame(parent)
    made.setObjectName("rule")
    made.setFixedHeight(1)
    return made


class Scroll(QScrollArea):
    """Rows above each other, which scroll up and down where there are too many.

    The bar's room is always kept, so that words break the same with and without it.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setViewport(QWidget())  # clear, and for Qt's own all kinds of widgets would be fetched
        self.body = QWidget()
        self.body.setObjectName("body")
        self.rows = QVBoxLayout(self.body)
        self.rows.setContentsMargins(0, 2, GUTTER - BAR, 2)
        self.rows.setSpacing(12)
        self.setWidget(self.body)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        bar = self.verticalScrollBar()
        bar.setEnabled(False)
        bar.rangeChanged.connect(lambda least, most: bar.setEnabled(most > least))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.more = MoreBelow(self)

    @property
    def pieces(self) -> list[QWidget]:
        """All rows, and what lies between them."""
        return self.body.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)

    def wanted(self, width: int) -> int:
        """The height of all rows where it is that wide, the gutter counted."""
        bar = self.verticalScrollBar()
        bar.ensurePolished()
        self.rows.activate()
        if self.rows.hasHeightForWidth():
            return self.rows.totalHeightForWidth(width - bar.sizeHint().width())
        return self.rows.totalSizeHint().height()

    def reach(self, widget: QWidget) -> None:
        """Scroll until that row stands at the top, as far as there are rows below it."""
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
        self.verticalScrollBar().setValue(widget.mapTo(self.body, QPoint(0, 0)).y())

    def turn(self, key: int) -> None:
        """Scroll by a line, a page or to the end, as that key has it elsewhere."""
        bar, line = self.verticalScrollBar(), 2 * self.fontMetrics().lineSpacing()
        page = max(line, self.viewport().height() - line)
        steps: dict[int, int] = {
            Qt.Key.Key_Down: line,
            Qt.Key.Key_Up: -line,
            Qt.Key.Key_PageDown: page,
            Qt.Key.Key_PageUp: -page,
            Qt.Key.Key_Home: -bar.maximum(),
            Qt.Key.Key_End: bar.maximum(),
        }
        bar.setValue(bar.value() + steps.get(key, 0))

    def show_row(self, widget: QWidget) -> None:
        """Scroll as little as is needed for that row to be seen, and a bit of the next one."""
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
        self.ensureWidgetVisible(widget, 0, self.more.high)


class Picker(QComboBox):
    """One of several values, each with its words; never turned by a wheel that scrolls past."""

    def __init__(
        self, name: str, values: Sequence[tuple[object, str]], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setAccessibleDescription(name)  # on Linux its value is told as its name
        self._opened = False
        self.setMaxVisibleItems(9)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.offer(values)

    def offer(self, values: Sequence[tuple[object, str]]) -> None:
        """The values in order, each with its words; keeps the one in force if it is there."""
        before = self.value()
        blocked = self.blockSignals(True)
        self.clear()
        for value, words in values:
            self.addItem(words, value)
        self.choose(before)
        self.blockSignals(blocked)

    def value(self) -> object:
        return self.currentData()

    def choose(self, value: object) -> None:
        at = next((i for i in range(self.count()) if self.itemData(i) == value), 0)
        self.setCurrentIndex(at)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    def _dress_list(self) -> None:
        """The list that opens is made when it is first wanted: a sheet has many."""
        if not self._opened:
            self._opened = True
            self.setItemDelegate(QStyledItemDelegate(self))
            self.view().window().setWindowFlag(Qt.WindowType.NoDropShadowWindowHint, True)

    def showPopup(self) -> None:
        self._dress_list()
        words = self.view().sizeHintForColumn(0) + round(24 * scale_of(self))
        self.view().setMinimumWidth(words)
        super().showPopup()

    def initStyleOption(self, option: QStyleOptionComboBox) -> None:
        """What is drawn of it: the words as far as there is room before the arrow head."""
        super().initStyleOption(option)
        room = self.width() - round(42 * scale_of(self))
        words = self.fontMetrics().elidedText(option.currentText, Qt.TextElideMode.ElideRight, room)
        option.currentText = words

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        scale = scale_of(self)
        at = 18 * scale if self.isRightToLeft() else self.width() - 18 * scale
        chevron(self, painter, QPointF(at, self.height() / 2 + 1), True)


class Segments(QWidget):
    """A few values side by side, of which one is chosen; left and right move the choice."""

    chosen = Signal(object)

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self._name = name
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(8)
        self._group = QButtonGroup(self)
        self._group.setExclusive(True)
        self._values: list[object] = []
        self._group.idClicked.connect(lambda at: self.chosen.emit(self._values[at]))

    def offer(self, values: Sequence[tuple[object, str]], value: object) -> None:
        """The values in order, each with its words, and the one that is chosen."""
        for button in self._group.buttons():
            self._group.removeButton(button)
            self._row.removeWidget(button)
            button.hide()
            button.deleteLater()
        self._values = [one for one, _ in values]
        self._row.setSpacing(8 if len(values) < MANY else 4)
        for at, (one, words) in enumerate(values):
            button = QPushButton(words, self)
            button.setObjectName("segment")
            button.setCheckable(True)
            button.setChecked(one == value)
            button.setAccessibleName(f"{self._name}: {words}")
            self._group.addButton(button, at)
            self._row.addWidget(button)
            button.show()  # at once: Tab may go there before the layout does it

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self._share_out()
        return super().event(event)

    def _share_out(self) -> None:
        """All are of one width; where that is too little for one, each has what it needs."""
        needs, margin = [], 2 * MARGIN * scale_of(self)
        for one in self.buttons():
            letters = QFont(one.font())
            letters.setBold(True)  # as the chosen one's
            needs.append(round(QFontMetrics(letters).horizontalAdvance(one.text()) + margin))
        free = self.width() - self._row.spacing() * max(0, len(needs) - 1)
        crowded = max(needs, default=0) * len(needs) > free
        over = (free - sum(needs)) // max(1, len(needs))
        for at, need in enumerate(needs):
            share = max(1, need + over) if crowded else 1
            if self._row.stretch(at) != share:
                self._row.setStretch(at, share)

    def value(self) -> object:
        return self._values[self._group.checkedId()]

    def buttons(self) -> list[QAbstractButton]:
        return self._group.buttons()
