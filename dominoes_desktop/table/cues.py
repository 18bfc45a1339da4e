"""What lies beyond the part of the table that is shown? A sign at each edge, and the way back.

Each sign points to more of the table and names the open ends there; pressed, it brings them in.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import (
    QGraphicsObject,
    QGraphicsSceneMouseEvent,
    QStyleOptionGraphicsItem,
    QWidget,
)

from ..geometry import Port, ports
from ..rules.line import End
from ..rules.tile import Tile
from .area import Box, Frame
from .button import Button
from .camera import Bounds, Camera
from .glass import SHADE, paint_glass, paint_rim
from .reach import goes_on
from .seen import Seen
from .texts import tr
from .theme import DEFAULT, Theme, ink

if TYPE_CHECKING:
    from .lens import Lens
    from .scene import Scene

HEIGHT = 32.0
TOUCH = 44.0  # what a finger may hit
CHEVRON = 26.0  # the room it takes
NAMED = 4  # open ends that are named; of more it is said that there are more
CORNER = 90.0  # pixels at scale 1 that signs keep from the felt's corners
TURN = {"w": 180.0, "n": -90.0, "e": 0.0, "s": 90.0}


@dataclass(frozen=True, slots=True)
class Beyond:
    """What lies out of sight on one side: ``ends`` with the grid points of their places."""

    side: str
    part: Bounds
    ends: tuple[tuple[End, Port], ...] = ()


def beyond(seen: Seen, camera: Camera, frame: Frame) -> tuple[Beyond, ...]:
    """All that lies out of sight, by the sides of the felt: west, north, east, south."""
    sides: dict[str, list[Bounds]] = {}
    for laid in seen.layout.laid:
        for side in _out(laid.rect, camera, frame.felt):
            sides.setdefault(side, []).append(laid.rect)
    ends: dict[str, list[tuple[End, Port]]] = {}
    one = seen.observation
    if one.result is None:
        for end, places in ports(seen.layout, one.line, one.ends).items():
            for port in places:
                near = port.x - 1, port.y - 1, port.x + 1, port.y + 1
                for side in _out(near, camera, frame.felt)[:1]:
                    ends.setdefault(side, []).append((end, port))
    return tuple(
        Beyond(side, _around(sides.get(side, ()), ends.get(side, ())), tuple(ends.get(side, ())))
        for side in TURN
        if side in sides or side in ends
    )


def _out(rect: Bounds, camera: Camera, felt: Box) -> list[str]:
    """The sides on which it reaches out of the felt, the one where it does so most first."""
    (x0, y0), (x1, y1) = camera.at(*rect[:2]), camera.at(*rect[2:])
    over = {"w": felt.x - x0, "n": felt.y - y0, "e": x1 - felt.right, "s": y1 - felt.bottom}
    found = [side for side, far in over.items() if far > camera.unit / 2]
    return sorted(found, key=lambda side: -over[side])


def _around(rects: Sequence[Bounds], ends: Sequence[tuple[End, Port]]) -> Bounds:
    """Round the ends, where there are some, else round the tiles."""
    some = [(port.x - 1, port.y - 1, port.x + 1, port.y + 1) for _, port in ends] or rects
    x0, y0, x1, y1 = zip(*some, strict=True)
    return min(x0), min(y0), max(x1), max(y1)


class Cue(QGraphicsObject):
    """A chevron on glass, and the numbers of open ends behind it. Its origin is its middle."""

    pressed = Signal()

    def __init__(self, side: str, theme: Theme = DEFAULT) -> None:
        super().__init__()
        self.side = side
        self.words = ""
        self.inviting = False
        self._theme = theme
        self.setZValue(13)
        self.setVisible(False)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton)

    def say(self, words: str, inviting: bool, theme: Theme) -> None:
        """Name these ends; ``inviting``: there is a place for a tile that can be played."""
        if (words, inviting, theme) != (self.words, self.inviting, self._theme):
            self.prepareGeometryChange()
            self.words, self.inviting, self._theme = words, inviting, theme
            self.update()

    @property
    def glass(self) -> QRectF:
        """What is seen of it, at scale 1."""
        letters = QFontMetricsF(self._theme.font(self._theme.body, bold=True))
        wide = float(round(letters.horizontalAdvance(self.words))) + 12 if self.words else 0.0
        wide = 2 * round((wide + CHEVRON + 12) / 2)
        return QRectF(-wide / 2, -HEIGHT / 2, wide, HEIGHT)

    def boundingRect(self) -> QRectF:
        return self.glass.adjusted(-SHADE, -SHADE, SHADE, SHADE)

    def shape(self) -> QPainterPath:
        path = QPainterPath()
        more = (TOUCH - HEIGHT) / 2
        path.addRect(self.glass.adjusted(-more, -more, more, more))
        return path

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.pressed.emit()
        event.accept()

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        theme, glass = self._theme, self.glass
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink(theme.glass, 0.6))  # it may lie on ivory
        painter.drawRoundedRect(glass, HEIGHT / 2, HEIGHT / 2)
        paint_glass(painter, glass, theme, HEIGHT / 2)
        if self.inviting:
            paint_rim(painter, glass, theme, HEIGHT / 2)
        last = self.side == "e"
        room = QRectF(glass.x() + (12 if last else CHEVRON), glass.y(), 0, HEIGHT)
        room.setRight(glass.right() - (CHEVRON if last else 12))
        painter.setPen(ink(theme.text))
        painter.setFont(theme.font(theme.body, bold=True))
        painter.drawText(room.adjusted(-4, 0, 4, 0), Qt.AlignmentFlag.AlignCenter, self.words)
        edge = 6.0 + CHEVRON / 2
        middle = QPointF(glass.right() - edge if last else glass.x() + edge, 0)
        painter.translate(middle if self.words else QPointF(0, 0))
        painter.rotate(TURN[self.side])
        pen = QPen(ink(theme.accent if self.inviting else theme.text), 2.4)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline([QPointF(-3, -6.5), QPointF(3.5, 0), QPointF(-3, 6.5)])


class Cues:
    """The signs of all sides, and the button that shows the whole table again."""

    def __init__(self, scene: Scene, lens: Lens) -> None:
        self._scene = scene
        self._lens = lens
        self._theme = scene.theme
        self.found: tuple[Beyond, ...] = ()
        self.signs = {side: Cue(side, scene.theme) for side in TURN}
        self.fit = Button(tr("Fit"), "F", scene.theme)
        self.fit.setZValue(13)
        self.fit.setVisible(False)
        for side, sign in self.signs.items():
            sign.pressed.connect(lambda side=side: self._bring(side))
            scene.addItem(sign)
        self.fit.clicked.connect(lens.show_all)
        scene.addItem(self.fit)

    def retell(self) -> None:
        """Its button is in the language of now."""
        self.fit.set_text(tr("Fit"), "F")

    def settle(self, seen: Seen, camera: Camera, zoomed: bool) -> None:
        """Signs where something is out of sight; none where all is seen."""
        frame = self._scene.frame
        self.found = beyond(seen, camera, frame) if zoomed else ()
        self.fit.setVisible(zoomed)
        self.fit.setScale(frame.text)
        self.fit.setPos(round(frame.info.x), round(frame.info.bottom + 8 * frame.scale))
        there = {one.side: one for one in self.found}
        for side, sign in self.signs.items():
            sign.setVisible(side in there)
            if side in there:
                self._lay(sign, there[side], seen, camera)

    def set_theme(self, theme: Theme) -> None:
        """The same signs in another dress."""
        self._theme = theme
        self.fit.set_theme(theme)
        for sign in self.signs.values():
            sign.say(sign.words, sign.inviting, theme)

    def tell(self, seen: Seen, tile: Tile | None) -> None:
        """Only where this tile fits does a sign invite; None: where any tile does."""
        for one in self.found:
            sign = self.signs[one.side]
            sign.say(sign.words, _invites(one, seen, tile), self._theme)

    def _lay(self, sign: Cue, one: Beyond, seen: Seen, camera: Camera) -> None:
        frame = self._scene.frame
        felt, scale = frame.felt, frame.text
        sign.setScale(scale)
        sign.say(_words(one), _invites(one, seen, self._chosen()), self._theme)
        sign.setToolTip(_says(one))
        x, y = camera.at((one.part[0] + one.part[2]) / 2, (one.part[1] + one.part[3]) / 2)
        corner = CORNER * scale
        x = max(felt.x + corner, min(felt.right - corner, x))
        y = max(felt.y + corner, min(felt.bottom - corner, y))
        aside = sign.glass.width() / 2 * scale
        match sign.side:
            case "w":
                x = felt.x + aside
            case "e":
                x = felt.right - aside
            case "n":
                y = felt.y + HEIGHT / 2 * scale
            case _:
                y = felt.bottom - HEIGHT / 2 * scale
        sign.setPos(round(x), round(y))

    def _chosen(self) -> Tile | None:
        hands = self._scene.gestures
        return hands.held.tile if hands.held is not None else hands.chosen

    def _bring(self, side: str) -> None:
        for one in self.found:
            if one.side == side:
                self._lens.show_side(one)
                return


def _invites(one: Beyond, seen: Seen, tile: Tile | None) -> bool:
    plays = seen.previews if tile is None else seen.plays_of(tile)
    return any(goes_on(play, end) for play in plays for end, _ in one.ends)


def _words(one: Beyond) -> str:
    """The numbers of the ends there."""
    numbers = sorted({end.pips for end, _ in one.ends}, reverse=True)
    more = " …" if len(numbers) > NAMED else ""
    return "  ".join([str(number) for number in numbers[:NAMED]]) + more


def _says(one: Beyond) -> str:
    numbers = sorted({end.pips for end, _ in one.ends}, reverse=True)
    if not numbers:
        return tr("More of the table")
    return tr("Open ends out of sight: {numbers}").format(
        numbers=", ".join([str(number) for number in numbers])
    )
