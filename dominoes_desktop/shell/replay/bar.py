"""With what does one walk through a match that was kept? A row of buttons below the table."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from ...table.theme import DEFAULT, Theme, ink
from ...table.view import TableView
from ..controls import Picker
from ..style import stylesheet
from ..texts import tr
from ..zoom import hold, scale_in, zoom

HIGH = 52  # px at scale 1
WIDE = 780  # px at scale 1 that the row needs
PACES = {"slow": 2400, "normal": 1300, "fast": 500}
"""ms from one move to the next."""

WAYS = ("first", "back", "play", "on", "last")


class Sign(QPushButton):
    """A button with a drawn sign: first, back, play, pause, on or last."""

    def __init__(self, sign: str, name: str) -> None:
        super().__init__()
        self.theme, self.sign = DEFAULT, sign
        self.name(name)
        self.setObjectName("step")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def name(self, name: str) -> None:
        self.setAccessibleName(name)
        self.setToolTip(name)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink(self.theme.text, 1.0 if self.isEnabled() else self.theme.faint))
        painter.translate(QRectF(self.rect()).center())
        size = self.height() / 6
        if self.sign in ("first", "back"):
            painter.scale(-1, 1)
        if self.sign == "pause":
            for x in (-size, size * 0.35):
                painter.drawRect(QRectF(x, -size, size * 0.65, 2 * size))
            return
        if self.sign in ("back", "on"):
            painter.setPen(QPen(painter.brush(), max(2.0, size * 0.42)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            tip = [QPointF(-0.4 * size, -size), QPointF(0.5 * size, 0), QPointF(-0.4 * size, size)]
            painter.drawPolyline(QPolygonF(tip))
            return
        shift = size * 0.35 if self.sign in ("first", "last") else 0.0
        left, right = -0.8 * size - shift, 0.9 * size - shift
        corners = [QPointF(left, -size), QPointF(right, 0), QPointF(left, size)]
        painter.drawPolygon(QPolygonF(corners))
        if shift:
            painter.drawRect(QRectF(0.75 * size, -size, size * 0.45, 2 * size))


class Bar(QWidget):
    """``wanted`` tells which button was pressed: first, back, play, on, last, turning or close.

    ``opened``: whether all hands shall be seen. ``keyed``: a key that means something to the walk.
    It lies below the table as long as it is shown.
    """

    wanted = Signal(str)
    opened = Signal(bool)
    keyed = Signal(int)

    def __init__(self, view: TableView) -> None:
        super().__init__(view)
        self.theme, self._view, self._scale = DEFAULT, view, 0.0
        self.setObjectName("clear")
        self.setAccessibleName(tr("Replay"))
        names = (tr("First"), tr("Back"), tr("Play"), tr("On"), tr("Last"))
        self.signs = {way: Sign(way, name) for way, name in zip(WAYS, names, strict=True)}
        self.turning = _button(tr("Turning point"))
        paces = [("slow", tr("Slow")), ("normal", tr("Normal")), ("fast", tr("Fast"))]
        self.pace = Picker(tr("Speed"), paces)
        self.pace.choose("normal")
        self.pace.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.hands = _button(tr("Open hands"))
        self.hands.setObjectName("hands")
        self.hands.setCheckable(True)
        self.closing = _button(tr("Close"))
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 6, 12, 6)
        row.setSpacing(8)
        for sign in self.signs.values():
            row.addWidget(sign)
        row.addWidget(self.pace)
        row.addStretch(1)
        for button, wide in ((self.turning, 148), (self.hands, 132), (self.closing, 84)):
            hold(button, wide, 36)
            row.addWidget(button)
        hold(self.pace, 128, 36)
        for way, sign in self.signs.items():
            sign.clicked.connect(lambda _=False, way=way: self.wanted.emit(way))
        self.turning.clicked.connect(lambda: self.wanted.emit("turning"))
        self.closing.clicked.connect(lambda: self.wanted.emit("close"))
        self.hands.clicked.connect(lambda: self.opened.emit(self.hands.isChecked()))
        view.viewport().installEventFilter(self)
        view.installEventFilter(self)
        for one in self.findChildren(QWidget):
            one.installEventFilter(self)
        self.hide()

    def show_playing(self, playing: bool) -> None:
        """Does it play on by itself?"""
        sign = self.signs["play"]
        sign.sign = "pause" if playing else "play"
        sign.name(tr("Pause") if playing else tr("Play"))
        sign.update()

    def offer_hands(self, can: bool, opened: bool) -> None:
        """Can all hands be seen, and are they?"""
        self.hands.setEnabled(can)
        self.hands.setChecked(can and opened)

    def wear(self, theme: Theme) -> None:
        """Change the dress."""
        self.theme = theme
        if (letters := _dress(theme, self._scale or 1.0)) != self.styleSheet():
            self.setStyleSheet(letters)
        for sign in self.signs.values():
            sign.theme = theme
        self.update()

    def fit(self) -> None:
        """To its place below the table, which leaves it free."""
        scale = scale_in(self._view, WIDE)
        if scale != self._scale:
            self._scale = scale
            self.setStyleSheet(_dress(self.theme, scale))
            zoom(self, scale)
        high = round(HIGH * scale)
        self._view.leave_below(high)
        place = self._view.viewport().geometry()
        self.setGeometry(place.left(), self._view.height() - high, place.width(), high)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and not self.isHidden():
            self.fit()
        elif isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            steps = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End)
            if watched is not self._view and event.key() in (*steps, Qt.Key.Key_Escape):
                self.keyed.emit(event.key())
                return True
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), ink(self.theme.glass))
        painter.fillRect(self.rect(), ink(self.theme.glass_edge, 0.03))
        painter.setPen(QPen(self.theme.line(0.28), 1))
        painter.drawLine(QPointF(0, 0.5), QPointF(self.width(), 0.5))


def _button(text: str) -> QPushButton:
    made = QPushButton(text)
    made.setAccessibleName(text)
    made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return made


def _dress(theme: Theme, scale: float) -> str:
    """The stylesheet of sheets, and of the one button that stays pressed."""
    return f"""{stylesheet(theme, scale)}
QPushButton, QPushButton:focus {{ padding: 0px; min-height: 0px; }}
QPushButton#hands:checked {{
    background: {theme.text}; color: {theme.glass}; font-weight: bold; border-color: {theme.text};
}}
"""
