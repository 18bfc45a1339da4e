"""Which character has a computer player? The disc of its seat, with a list of them on a click."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QActionGroup,
    QIcon,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QMenu, QToolButton

from ..table.portrait import PORTRAITS
from ..table.theme import DEFAULT, Theme, ink
from ..words import character_name
from ..words.text import Tr
from .disc import paint_disc
from .zoom import hold, scale_of

SIZE = 32  # px
ICON = 64  # px of a portrait in the list, drawn large for any screen


class CharacterDisc(QToolButton):
    """The seat's colour with a letter or a portrait; a person's has no list."""

    changed = Signal()

    def __init__(self, seat: int, name: str, tr: Tr, theme: Theme = DEFAULT) -> None:
        super().__init__()
        self.seat, self.theme = seat, theme
        self.letter = ""
        self.list: QMenu | None = None  # of characters; a person has none
        self._tr, self._human = tr, True
        self.setAccessibleName(name)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        hold(self, SIZE, SIZE)
        self._one = QActionGroup(self)
        self._choices: dict[str, QAction] = {}
        self._one.triggered.connect(self._tell)

    def show_name(self, name: str) -> None:
        self.letter = name.strip()[:1].upper()
        self.update()

    def show_human(self, human: bool) -> None:
        """A person has no character to be chosen, a computer has."""
        if not human and self.list is None:
            self._offer()
        if human != self._human:
            self._human = human
            policy = Qt.FocusPolicy.NoFocus if human else Qt.FocusPolicy.StrongFocus
            self.setFocusPolicy(policy)
            self.update()

    @property
    def character(self) -> str:
        """The one that is chosen, "" for none."""
        chosen = self._one.checkedAction()
        return "" if chosen is None or self._human else str(chosen.data())

    def choose(self, character: str) -> None:
        if self._choices or character:
            self.choices[character if character in self.choices else ""].setChecked(True)
            self._tell()

    @property
    def choices(self) -> dict[str, QAction]:
        """The list, made when it is first wanted: most seats are left as they are."""
        if not self._choices:
            self._fill()
        return self._choices

    def _offer(self) -> None:
        """A click, or the keyboard, opens the list from now on."""
        self.list = QMenu(self)
        self.clicked.connect(self._open)
        self._tell()

    def _open(self) -> None:
        if self.list is not None and self.choices and not self._human:
            self.list.popup(self.mapToGlobal(self.rect().bottomLeft()))

    def _fill(self) -> None:
        if self.list is None:
            self._offer()
        assert self.list is not None
        for character in ("", *PORTRAITS):
            name = character_name(character, self._tr) if character else self._tr("No character")
            action = self.list.addAction(name)
            action.setCheckable(True)
            action.setData(character)
            if character:
                action.setIcon(_icon(character, self.theme, self.seat))
            self._one.addAction(action)
            self._choices[character] = action
        self._choices[""].setChecked(True)

    def _tell(self) -> None:
        chosen = self._one.checkedAction()
        if self.list is not None:
            says = self._tr("No character") if chosen is None else chosen.text()
            self.setToolTip(f"{self.accessibleName()}: {says}")
            self.setAccessibleDescription(self.toolTip())
        self.update()
        self.changed.emit()

    def sizeHint(self) -> QSize:
        return self.minimumSize()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if not self._human:
            super().mousePressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        box = QRectF(self.rect())
        paint_disc(painter, box, self.seat, self.theme, self.letter, self.character)
        if self._human:
            return
        scale = scale_of(self)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(ink(self.theme.text), 2 * scale))
            painter.drawEllipse(box.adjusted(1, 1, -1, -1))
        spot = QPointF(box.right() - 5.5 * scale, box.bottom() - 5.5 * scale)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink(self.theme.text))
        painter.drawEllipse(spot, 5.5 * scale, 5.5 * scale)
        painter.setPen(QPen(ink(self.theme.glass), 1.5 * scale))  # as far from text as can be
        left, down = QPointF(-2.4 * scale, -1 * scale), QPointF(0, 1.6 * scale)
        painter.drawPolyline([spot + left, spot + down, spot + QPointF(-left.x(), left.y())])


def _icon(character: str, theme: Theme, seat: int) -> QIcon:
    picture = QPixmap(ICON, ICON)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    paint_disc(painter, QRectF(0, 0, ICON, ICON), seat, theme, "", character)
    painter.end()
    return QIcon(picture)
