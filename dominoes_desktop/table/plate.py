"""What does a player's plate show: who it is, what just happened, the score, how many tiles?"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from ..rules.tile import Tile
from .area import Where
from .avatar import lay_avatar
from .fan import fan_of_backs, fan_of_faces
from .fan_shelf import FanShelf
from .glass import SHADE, lay_glass, paint_rim
from .kept import lay_kept
from .one_line import fitted, lay_line
from .side_tab import SIGN, SideTab, lay_sign
from .tab import Tab
from .theme import DEFAULT, Theme, ink

HEIGHT = 52.0
_WIDTH = {"top": 216.0, "left": 168.0, "right": 168.0, "bottom": 160.0}
_BESIDE = 196.0
"""Width of the backs beside the plate at the top; on the others they lie below it."""
_APART = 20.0
_GAP = 8.0
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class Plate(QGraphicsObject):
    """A plate of dark glass and the backs of a hand. Its origin is the glass's upper left corner.

    All lengths are logical pixels at scale 1; `setScale` enlarges it, sharp at every scale.
    """

    def __init__(
        self,
        seat: int,
        where: Where,
        theme: Theme = DEFAULT,
        parent: QGraphicsItem | None = None,
        *,
        below: bool = False,
        shelf: FanShelf | None = None,
    ) -> None:
        super().__init__(parent)
        self.seat = seat
        self.below = below or where != "top"  # the tiles lie below the glass, not beside it
        self.where = where
        self._theme = theme
        self._name = self.character = ""
        self.note = ""
        self.score: tuple[int, int | str | None] | None = None
        self._turn = False
        self._count = 0
        self.open: tuple[Tile, ...] | None = None
        self._beside = _BESIDE
        self._fan = fan_of_backs(0, self._fan_box())
        self._shelf = shelf or FanShelf()
        self.tab = Tab(theme, self)
        self.tab.setPos(self.glass.right() - 10, -4)
        own = where == "bottom"  # its arrow is at the upper edge, and nothing lies below it
        self.side = SideTab(theme, self.glass.width() - 20, self, None if own else self.tab)
        self.tab.changed = self.side.update
        self.side.setPos(10, HEIGHT + 6 if own else -4)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    @property
    def glass(self) -> QRectF:
        """The glass alone, in the item's coordinates."""
        where: Where = "left" if self.below and self.where == "top" else self.where
        return QRectF(0, 0, _WIDTH[where], HEIGHT)

    @property
    def tiles(self) -> int:
        """How many backs `set_tiles` has last asked for."""
        return self._count

    @property
    def turn(self) -> bool:
        """Is this seat to act?"""
        return self._turn

    def set_name(self, name: str) -> None:
        if name != self._name:
            self._name = name
            self.setToolTip(name)
            self.update()

    def set_character(self, character: str) -> None:
        """Whose portrait stands in place of the name's first letter, "" for nobody's."""
        if character != self.character:
            self.character = character
            self.update()

    def set_note(self, note: str) -> None:
        """What just happened, in small words: ``passes``, ``draws 2``; empty for nothing."""
        if note != self.note:
            self.note = note
            self.update()

    def set_score(self, points: int | None, target: int | str | None = None) -> None:
        """``target`` is shown below the points as ``/ 100``, a text as it is; None for none."""
        score = None if points is None else (points, target)
        if score != self.score:
            self.score = score
            self.update()

    def set_turn(self, turn: bool) -> None:
        """A rim and an arrow towards the table: this seat is to act."""
        if turn != self._turn:
            self._turn = turn
            self.update()

    def set_tiles(self, count: int) -> None:
        """As many backs; a count is written beside them when they do not fit side by side."""
        if count != self._count:
            self._count = count
            self._refan()

    def reveal(self, tiles: Sequence[Tile] | None) -> None:
        """Show these faces in place of the backs, or the backs again."""
        faces = None if tiles is None else tuple(tiles)
        if faces != self.open:
            self.open = faces
            self._refan()

    def set_room(self, wide: float) -> None:
        """How wide it may become with all that lies beside the glass; the top one alone cares."""
        beside = max(_BESIDE, wide - self.glass.width() - _APART)
        if beside != self._beside:
            self._beside = beside
            self._refan()

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.tab.set_theme(theme)
        self.side.set_theme(theme)
        self.update()

    def hand_point(self) -> QPointF:
        """The middle of its tiles on the scene: where they come from and go to."""
        box = self._fan.bounds if self._fan.spots else self._fan_box()
        return self.mapToScene(box.center() if self._fan.spots else box.topLeft() + QPointF(20, 20))

    def score_point(self) -> QPointF:
        """The middle of its score on the scene: where points go to."""
        return self.mapToScene(self.glass.right() - 22, 0.4 * HEIGHT)

    def boundingRect(self) -> QRectF:
        glass = self.glass.adjusted(-SHADE, -SHADE, SHADE, SHADE)
        return glass.united(self._fan.bounds.adjusted(-8, -8, 8, 12))

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        lay_glass(painter, self.glass, self._theme)
        if self._turn:
            around = self.glass.adjusted(-SHADE, -SHADE, SHADE, SHADE)
            lay_kept(painter, around, _paint_turn, self.glass.width(), self.where, self._theme)
        at = QPointF(25, HEIGHT / 2)
        lay_avatar(painter, at, self.seat, self._name, self._theme, self.character)
        self._words(painter, *self._points(painter))
        self._hand(painter)

    def _fan_box(self) -> QRectF:
        glass = self.glass
        if not self.below:
            wide = _BESIDE if self.open is None else self._beside
            return QRectF(glass.right() + _APART, 3, wide, HEIGHT - 6)
        return QRectF(4, glass.bottom() + _GAP, glass.width() - 8, HEIGHT - 6)

    def _refan(self) -> None:
        self.prepareGeometryChange()
        if self.open is None:
            self._fan = fan_of_backs(self._count, self._fan_box())
        else:
            rows = 2 if self.below else 1
            self._fan = fan_of_faces(len(self.open), self._fan_box(), rows)
        self.update()

    def _points(self, painter: QPainter) -> tuple[float, float]:
        """Paint the score; return where the room of name and note ends."""
        theme, right = self._theme, self.glass.right() - 11
        if self.score is None:
            return right, right
        points, target = self.score
        goal = f"/ {target}" if isinstance(target, int) else target or ""
        high = 23.0 if goal else HEIGHT - 12
        shown = goal if self._beside_note(goal) else ""  # what just happened counts more
        ends: list[float] = []
        for words, font, colour, top, tall in (
            (str(points), theme.font(theme.large, bold=True), theme.text, 6.0, high),
            (shown, theme.font(theme.small), theme.quiet_text, 28.0, 17.0),
        ):
            wide = QFontMetricsF(font).horizontalAdvance(words)
            painter.setFont(font)
            painter.setPen(ink(colour))
            box = QRectF(right - wide - 4, top, wide + 4, tall)
            painter.drawText(box, _RIGHT, words)
            ends.append(right - wide - 7 if words else right if goal else ends[0])
        if self.side.words:
            lay_sign(painter, QPointF(ends[0] + 3 - SIGN / 2, 6 + high / 2), self.side.side, theme)
            ends[0] -= SIGN + 3
        return ends[0], ends[1]

    def _beside_note(self, goal: str) -> bool:
        """Is there room for that beside the note, without cutting it?"""
        small = self._theme.font(self._theme.small)
        room = self.glass.right() - 66 - QFontMetricsF(small).horizontalAdvance(goal)
        return fitted(self.note, small, room)[0] == self.note

    def _words(self, painter: QPainter, name_end: float, note_end: float) -> None:
        """The name, in small letters if it is long, and the note."""
        theme, left = self._theme, 48.0
        named = theme.font(theme.body, bold=True)
        if QFontMetricsF(named).horizontalAdvance(self._name) > name_end - left:
            named = theme.font(theme.small, bold=True)
        tall = 21.0 if self.note else HEIGHT - 14
        for words, font, colour, top, high, end in (
            (self._name, named, theme.text, 7.0, tall, name_end),
            (self.note, theme.font(theme.small), theme.quiet_text, 28.0, 17.0, note_end),
        ):
            painter.setPen(ink(colour))
            lay_line(painter, QRectF(left, top, end - left, high), words, font)

    def _hand(self, painter: QPainter) -> None:
        fan = self._fan
        if not fan.spots:
            return
        zoom = max(0.25, painter.deviceTransform().m11())
        shelf = self._shelf.at(zoom, self._theme)
        faces = shelf.faces(fan.short)
        for spot in fan.spots:
            faces.shadow(False).lay(painter, spot)
        for index, spot in enumerate(fan.spots):
            if self.open is None:
                faces.back(False).lay(painter, spot)
            else:
                key = (fan.short, self.open[index].high, self.open[index].low, False)
                picture, drawn = shelf.face(*key, self.update)
                picture.lay(painter, spot, fan.short / drawn)
        if fan.count:
            theme = self._theme
            painter.setFont(theme.font(theme.body, bold=True))
            painter.setPen(ink(theme.text))
            painter.drawText(fan.count_box, _LEFT, fan.count)


def _paint_turn(painter: QPainter, wide: float, where: Where, theme: Theme) -> None:
    """The rim, and the marker of the turn: a small arrow on the edge that faces the table."""
    glass = QRectF(0, 0, wide, HEIGHT)
    paint_rim(painter, glass, theme)
    turn = {"top": 0.0, "right": 90.0, "bottom": 180.0, "left": -90.0}[where]
    edge = {
        "top": QPointF(25, glass.bottom()),
        "bottom": QPointF(25, glass.top()),
        "left": QPointF(glass.right(), HEIGHT / 2),
        "right": QPointF(glass.left(), HEIGHT / 2),
    }[where]
    path = QPainterPath(QPointF(-7, 0))
    path.lineTo(7, 0)
    path.lineTo(0, 8)
    path.closeSubpath()
    painter.translate(edge)
    painter.rotate(turn)
    pen = QPen(ink(theme.accent), 2)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(ink(theme.accent))
    painter.drawPath(path)
