"""Which tiles are played, one's own, or not seen yet? The whole set as a grid."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from ..rules.tile import Tile, tile
from ..table.animals import MOST, paint_animal
from ..table.seen import Seen
from ..table.shade import slope
from ..table.theme import DEFAULT, Theme, blend, ink
from ..words.known import Known, known
from ..words.text import Tr
from .controls import label
from .sheet import Sheet
from .zoom import scale_of

CELL = (58.0, 29.0)  # of a tile at scale 1, where the set leaves room
LOW = 17.0  # height of a tile below which its figures can't be read
GAP = 3.0
NOTE = 112.0  # least room beside the grid for what is left of each number
APART = 0.25  # in lightness: less than that between a face and a back, and they look the same
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class TilesSheet(Sheet):
    """A row for each number with the tiles up to its double, and how many of it are not seen.

    ``look`` gives what is seen at that moment.
    """

    def __init__(
        self, parent: QWidget, look: Callable[[], Seen | None], tr: Tr, theme: Theme = DEFAULT
    ) -> None:
        seen = look()
        if seen is None:
            raise ValueError("there is no table to look at")
        facts = _facts(seen)
        wide = 560 if facts.most < 10 else 920
        super().__init__(parent, tr("Tiles"), wide=wide, dim=0.25, theme=theme)
        self._tr, self._look = tr, look
        self.says = label("", "quiet")
        self.grid = TilesGrid(facts, tr, theme)
        self.body.setSpacing(10)
        self.body.addWidget(self.says)
        self.body.addWidget(self.grid)
        self.escape = self.button(tr("Close"), True, acting=True)
        self._show(seen)

    def look_again(self) -> None:
        """Others have played meanwhile."""
        seen = self._look()
        if seen is not None:
            self._show(seen)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_T:
            self.finish(True)
        else:
            super().keyPressEvent(event)

    def _show(self, seen: Seen) -> None:
        facts = _facts(seen)
        self.says.setText(facts.says(self._tr))
        self.grid.show_known(facts)
        left = " ".join([seen.voice.tile(one) for one in facts.unseen])
        self.setAccessibleDescription(f"{facts.says(self._tr)}: {left}")


def _back(theme: Theme) -> list[str]:
    """Two tones of a tile's back; lighter ones where a face is as dark, to be told apart."""
    alike = ink(theme.ivory[0]).lightnessF() - ink(theme.back[1]).lightnessF() < APART
    return [blend(tone, "#ffffff", 0.36).name() if alike else tone for tone in theme.back[1:]]


def _facts(seen: Seen) -> Known:
    return known(seen.observation, seen.covered)


class TilesGrid(QWidget):
    """The set as a triangle: played tiles are outlines, one's own ivory, the others backs.

    Where the tiles of the table wear animals, so do these, instead of figures.
    """

    def __init__(self, facts: Known, tr: Tr, theme: Theme) -> None:
        super().__init__()
        self.facts, self.theme, self._tr = facts, theme, tr
        self._faces: dict[int, QPixmap] = {}
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setSizePolicy(policy)

    def show_known(self, facts: Known) -> None:
        self.facts = facts
        self.update()

    def cell(self, one: Tile) -> QRectF:
        """Where that tile is painted."""
        wide, high = self._size()
        return QRectF(one.low * (wide + GAP), one.high * (high + GAP), wide, high)

    def sizeHint(self) -> QSize:
        high = min(CELL[1] * scale_of(self), self._room()) + GAP
        return QSize(200, round(high * (self.facts.most + 1)))

    def _room(self) -> float:
        """Height of a tile so that all rows are seen at once, where that can be."""
        window = self.window().height() * 0.6
        return max(LOW, window / (self.facts.most + 1) - GAP)

    def _size(self) -> tuple[float, float]:
        count = self.facts.most + 1
        high = self.height() / count - GAP
        room = (self.width() - self._beside()) / count - GAP
        return min(2 * high, room), high

    def figures(self) -> QFont:
        """The letters of the numbers on the tiles; the widest leaves the line between it clear."""
        wide, high = self._size()
        digits = 0.39 if self.facts.most < 10 else 0.31  # of a tile's length, so that all find room
        size = min(high * 0.56, wide * digits, self.theme.body * scale_of(self))
        return self.theme.font(max(9, round(size)), bold=True)

    def _small(self) -> QFont:
        return self.theme.font(max(10, round(self.theme.small * scale_of(self))))

    def _beside(self) -> float:
        """Room beside the grid for what is left of each number, in this language."""
        words = QFontMetricsF(self._small()).horizontalAdvance(self._left_of(88, 88))
        return max(NOTE * scale_of(self), words) + 20

    def _left_of(self, left: int, whole: int) -> str:
        return self._tr("{left} of {whole} not seen").format(left=left, whole=whole)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self.figures())
        for kind, tiles in self._kinds():
            for one in tiles:
                box = self.cell(one)
                self._halves(painter, box, self._piece(painter, box, kind), one)
        painter.setFont(self._small())
        self._legend(painter)
        painter.setPen(ink(self.theme.quiet_text))
        for number in range(self.facts.most + 1):
            self._note(painter, number)

    def _kinds(self) -> tuple[tuple[str, tuple[Tile, ...]], ...]:
        facts = self.facts
        return ("played", facts.played), ("unseen", facts.unseen), ("mine", facts.mine)

    def _legend(self, painter: QPainter) -> None:
        """What each look means, in the corner that the triangle leaves free."""
        wide, high = self._size()
        right, tr = self.width(), self._tr
        words = {"mine": tr("yours"), "unseen": tr("not seen"), "played": tr("played")}
        room = max([painter.fontMetrics().horizontalAdvance(text) for text in words.values()])
        for row, (kind, text) in enumerate(words.items()):
            box = QRectF(right - room - wide - 12, row * (high + GAP), wide, high)
            self._piece(painter, box, kind)
            painter.setPen(ink(self.theme.text))
            place = QRectF(box.right() + 8, box.y(), room + 4, high)
            painter.drawText(place, _LEFT, text)

    def _note(self, painter: QPainter, number: int) -> None:
        text = self._left_of(*self.facts.unseen_of(number))
        last = self.cell(tile(number, number))
        box = QRectF(last.right() + 10, last.y(), self._beside() - 10, last.height())
        painter.drawText(box, _LEFT, text)

    def _piece(self, painter: QPainter, box: QRectF, kind: str) -> QColor:
        """A tile without figures: an outline, ivory or a back; the colour for its figures."""
        theme = self.theme
        if kind == "played":
            painter.setPen(QPen(ink(theme.quiet_text, 0.4), 1, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
        else:
            tones = theme.ivory[:2] if kind == "mine" else _back(theme)
            edge = theme.edge or theme.ivory_side[2]  # seen on paper as well
            painter.setPen(QPen(ink(edge if kind == "mine" else theme.inlay), 1))
            painter.setBrush(slope(box.topLeft(), box.bottomLeft(), *[ink(c) for c in tones]))
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
        colour = {"played": theme.quiet_text, "mine": theme.pip[1], "unseen": "#ffffff"}[kind]
        return ink(colour, 0.8 if kind == "played" else 1.0)

    def _halves(self, painter: QPainter, box: QRectF, colour: QColor, one: Tile) -> None:
        painter.setPen(colour)
        half = box.width() / 2
        animals = self.theme.style.startswith("animals")
        for number, x in ((one.high, box.x()), (one.low, box.x() + half)):
            place = QRectF(x, box.y(), half, box.height())
            if animals and number <= MOST:
                self._animal(painter, place, number, one in self.facts.played)
            else:
                painter.drawText(place, Qt.AlignmentFlag.AlignCenter, str(number))
        colour.setAlphaF(0.4)
        painter.setPen(QPen(colour, 1))
        x = round(box.x() + half) + 0.5
        painter.drawLine(QPointF(x, box.y() + 5), QPointF(x, box.bottom() - 5))

    def _animal(self, painter: QPainter, half: QRectF, number: int, played: bool) -> None:
        dpr = self.devicePixelRatioF()
        pixels = round((min(half.width(), half.height()) - 2) * dpr)
        face = self._face(number, pixels)
        place = QRectF(0, 0, pixels / dpr, pixels / dpr)
        place.moveCenter(half.center())
        painter.setOpacity(0.5 if played else 1.0)
        painter.drawPixmap(place, face, QRectF(face.rect()))
        painter.setOpacity(1.0)

    def _face(self, number: int, pixels: int) -> QPixmap:
        """The animal in a square of so many device pixels, painted once for all its tiles."""
        face = self._faces.get(number)
        if face is None or face.width() != pixels:
            face = QPixmap(pixels, pixels)
            face.fill(Qt.GlobalColor.transparent)
            painter = QPainter(face)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_animal(painter, number, QRectF(face.rect()))
            painter.end()
            self._faces[number] = face
        return face
