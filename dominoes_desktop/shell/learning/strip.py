"""Where is the learner told what to do? On a pane of glass above the table, with a few buttons."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPointF, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from ...table.theme import DEFAULT, Theme, ink
from ...table.view import TableView
from ...words.lesson import Scene
from ...words.text import Tr
from ..controls import GUTTER, Scroll, label
from ..side import RESIZED
from ..style import stylesheet
from ..zoom import STEPS, scale_for, scale_in, zoom
from .course import Course

WIDE = 560  # px that the text and the buttons want at scale 1
TABLE = 440  # px of the table's height at scale 1 that are left to it
ROOMY = 1000  # px from which on the buttons stand side by side
DONE = "\N{CHECK MARK}"
MOST = 0.38  # part of the window's height that it takes at most


def _texts(scene: Scene) -> tuple[str, ...]:
    """All that may be told in it; a tick stands before what it shows."""
    return scene.task, f"{DONE} {scene.shows}", scene.instead


class Strip(QWidget):
    """As wide as the table and as high as its words. ``left``: Escape was pressed in it."""

    left = Signal()

    def __init__(self, view: TableView, tr: Tr) -> None:
        super().__init__(view)
        self.theme: Theme = DEFAULT
        self._title, self._scenes = "", tuple[Scene, ...]()
        self._view, self._tr = view, tr
        self._fitted: object = None
        self.setObjectName("clear")
        self.where = label("", "quiet")
        self.says, self.told = label("", "strong"), label("")
        self.back, self.show_me = QPushButton(tr("Back")), QPushButton(tr("Show me"))
        self.next, self.leave = QPushButton(tr("Next")), QPushButton(tr("Leave"))
        self.next.setObjectName("acting")
        self._words = Scroll()
        self._words.rows.setSpacing(4)
        for one in (self.where, self.says, self.told):
            self._words.rows.addWidget(one)
        self._words.rows.addStretch(1)
        self._grid = QGridLayout()
        self._grid.setSpacing(8)
        column = QVBoxLayout()
        column.addStretch(1)
        column.addLayout(self._grid)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 8, 16, 10)
        row.setSpacing(12)
        row.addWidget(self._words, 1)
        row.addLayout(column)
        self._abreast = 0
        self._stand(len(self._buttons))
        for watched in (view, view.viewport()):  # the panel beside the table may come and go
            watched.installEventFilter(self)
        self.hide()

    def begin(self, title: str, leave: str, course: Course) -> None:
        """A lesson of that name begins."""
        self._title, self._scenes = title, tuple(course.scenes)
        self.setAccessibleName(title)
        self.leave.setText(leave)
        self.show()
        self.raise_()

    def tell(self, course: Course) -> None:
        """What the scene is about, and what is to be done, or was."""
        tr, done = self._tr, course.kind == "done"
        place = tr("{title}, {number} of {count}")
        number, count = course.at + 1, len(course.scenes)
        self.where.setText(place.format(title=self._title, number=number, count=count))
        self.says.setText(course.scene.says)
        self.told.setText(f"{DONE} {course.told}" if done else course.told)
        self.back.setEnabled(course.at > 0)
        self.show_me.setEnabled(not done)
        self.next.setText(tr("Done") if course.last else tr("Next"))
        self.next.setObjectName("acting" if done else "")
        self.next.setStyleSheet(self.next.styleSheet())  # the name has changed: dress it anew
        self.next.setEnabled(done or not course.last)
        self._words.verticalScrollBar().setValue(0)
        self.fit()

    def invite(self) -> None:
        """The scene is done: Enter goes on."""
        self.next.setFocus(Qt.FocusReason.OtherFocusReason)

    def put_away(self) -> None:
        """The table has all the room again."""
        self.hide()
        self._fitted = None
        self._view.leave_above(0)

    def wear(self, theme: Theme) -> None:
        """Change the dress."""
        self.theme = theme
        self.fit()
        self.update()

    def fit(self) -> None:
        """Lay it out above the table, which begins below it.

        Where letters that large leave too little of the table, they are as large as they can be.
        """
        if self.isHidden():
            return
        view = self._view
        free, wished = view.viewportMargins(), scale_in(view, WIDE)
        wide = view.width() - free.left() - free.right()
        wanted = (wide, view.height(), wished, self.theme, self._scenes)
        if wanted == self._fitted:
            return
        self._fitted, least = wanted, scale_for(view.size())
        most = view.height() - round(TABLE * least)
        scale = max(wished, least)
        high = self._try(scale, wide)
        while high > most and scale > least:
            scale -= 1 / STEPS
            high = self._try(scale, wide)
        self.setGeometry(QRect(free.left(), 0, wide, min(high, round(view.height() * MOST))))
        view.leave_above(self.height())

    def _try(self, scale: float, wide: int) -> int:
        """Give all of it that scale; how high it then wants to be."""
        layout = self.layout()
        assert layout is not None
        if (letters := stylesheet(self.theme, scale)) != self.styleSheet():
            self.setStyleSheet(letters)
        self._stand(4 if wide >= ROOMY * scale else 2)
        zoom(self, scale)
        self.resize(wide, self._view.height())
        for piece in self.findChildren(QWidget):
            piece.ensurePolished()  # words are measured in the letters that they will have
        layout.activate()
        margins = layout.contentsMargins()
        words = self._tallest() + margins.top() + margins.bottom()
        return max(words, layout.minimumSize().height())

    def _tallest(self) -> int:
        """The height for all that can be said in this lesson: the table never moves meanwhile."""
        wide = self._words.width() - GUTTER

        def high(words: QLabel, text: str) -> int:
            room = QRect(0, 0, wide, 9999)
            return words.fontMetrics().boundingRect(room, Qt.TextFlag.TextWordWrap, text).height()

        most = max(
            high(self.says, one.says) + max([high(self.told, text) for text in _texts(one)])
            for one in self._scenes
        )
        gaps = self._words.rows.contentsMargins().top() * 2 + self._words.rows.spacing() * 3
        return high(self.where, self._title) + most + gaps

    def _stand(self, abreast: int) -> None:
        """So many buttons side by side."""
        if abreast != self._abreast:
            self._abreast = abreast
            for at, button in enumerate(self._buttons):
                self._grid.addWidget(button, at // abreast, at % abreast)

    @property
    def _buttons(self) -> tuple[QPushButton, ...]:
        return self.leave, self.back, self.show_me, self.next

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in RESIZED:
            self.fit()
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape leaves; Enter presses the button that has the keyboard."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
            return
        focused = self.window().focusWidget()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and focused in self._buttons:
            assert isinstance(focused, QPushButton)
            focused.click()
            return
        super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), ink(self.theme.glass))
        painter.fillRect(self.rect(), ink(self.theme.glass_edge, 0.03))
        painter.setPen(QPen(self.theme.line(0.28), 1))
        y = self.height() - 0.5
        painter.drawLine(QPointF(0, y), QPointF(self.width(), y))
