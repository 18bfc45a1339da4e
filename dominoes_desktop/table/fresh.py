"""Which tiles of the hand have just come? A small word on the rack below them, for a moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from ..rules.event import Passed, TileDrawn, TilePlayed
from ..rules.observation import Observation
from ..rules.tile import Tile
from .texts import tr
from .theme import Theme, ink

if TYPE_CHECKING:
    from .scene import Scene

MOMENT = 4000  # ms for which a drawn tile is marked, unless something else is done before
HIGH = 13.0  # of the mark, in logical pixels at scale 1: the rack's front edge
Z = 21.5


def just_drawn(seen: Observation) -> tuple[Tile, ...]:
    """The tiles of the hand that were drawn after all else that the seat has laid, or passed on."""
    drawn: list[Tile] = []
    for event in reversed(seen.history):
        match event:
            case TileDrawn(seat=seen.seat, tile=Tile() as one) if one in seen.hand:
                drawn.append(one)
            case TilePlayed(seat=seen.seat):
                break
            case Passed(seat=seen.seat) if drawn:
                break
    return tuple(drawn)


class FreshMark(QGraphicsItem):
    """``new``, on a small pane. Its origin is its middle."""

    def __init__(self, tile: Tile, theme: Theme) -> None:
        super().__init__()
        self.tile = tile
        self._theme = theme
        self.setZValue(Z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    @property
    def _text(self) -> str:
        return tr("new")

    def boundingRect(self) -> QRectF:
        letters = QFontMetricsF(self._theme.font(self._theme.small - 1, bold=True))
        wide = letters.horizontalAdvance(self._text) + 10
        return QRectF(-wide / 2, -HIGH / 2, wide, HIGH)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        theme, box = self._theme, self.boundingRect()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink(theme.glass, 0.85))
        painter.drawRoundedRect(box, HIGH / 2, HIGH / 2)
        painter.setPen(ink(theme.text))
        painter.setFont(theme.font(theme.small - 1, bold=True))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self._text)


class Fresh:
    """All such marks. ``settle`` makes them equal what is seen, as long as it is news."""

    def __init__(self, scene: Scene) -> None:
        self._scene = scene
        self.marks: list[FreshMark] = []
        self._told: set[Tile] = set()  # marked for long enough
        self._known: set[Tile] = set()  # the moment of these has begun
        self._moment = QTimer(scene)
        self._moment.setSingleShot(True)
        self._moment.setInterval(MOMENT)
        self._moment.timeout.connect(self._forget)

    def settle(self) -> None:
        """Each mark below its tile, wherever that now stands."""
        self.clear()
        scene, seen = self._scene, self._scene.seen
        if seen is None or seen.covered or seen.watching or seen.observation.result is not None:
            return
        drawn = set(just_drawn(seen.observation))
        self._told &= drawn
        for tile in drawn - self._told:
            slot = scene.rack_slots.get(tile)
            if slot is None:
                continue
            foot = slot.y + slot.short - 1
            floor = min([one for one in scene.frame.floors if one >= foot], default=foot)
            mark = FreshMark(tile, scene.theme)
            mark.setScale(scene.frame.scale)
            mark.setPos(round(slot.x), round(floor + 8.5 * scene.frame.scale))
            scene.addItem(mark)
            self.marks.append(mark)
        if drawn - self._told - self._known:
            self._moment.start()
        self._known = drawn

    def clear(self) -> None:
        """Something moves: no mark stays where it was."""
        for mark in self.marks:
            self._scene.removeItem(mark)
        self.marks.clear()

    def _forget(self) -> None:
        self._told.update([mark.tile for mark in self.marks])
        self.clear()
