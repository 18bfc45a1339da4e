"""Which way does play go round the table? Chevrons in the felt between one plate and the next."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from .area import Box, Frame, Where
from .kept import lay_kept
from .motion import course, pause, sequence, together
from .seen import Seen
from .theme import Theme, ink
from .turns import FEWEST, coming, goes_clockwise

CHEVRONS = 3
STEP = 7.0  # pixels at scale 1 from one chevron to the next
HALF = 5.5  # half of a chevron's height
QUIET, PLAIN = 0.34, 0.92  # how strong the sign is: of the others, and where the turn goes next
LARGE = 1.22  # how much larger it is there
FULL = 106.0  # of a plate with its tiles below it


@dataclass(frozen=True, slots=True)
class Gap:
    """The middle of a gap between two plates, and the way clockwise there, in degrees from east."""

    x: float
    y: float
    turn: float


def gaps(frame: Frame) -> tuple[Gap, ...]:
    """The gap after each seat, clockwise from the viewer; () where there is no way round."""
    seats = len(frame.plates)
    if seats < FEWEST:
        return ()
    found = []
    for at in range(seats):
        (here, one), (there, other) = frame.plates[at], frame.plates[(at + 1) % seats]
        found.append(_gap(frame, here, one, there, other))
    return tuple(found)


def _gap(frame: Frame, here: Where, one: Box, there: Where, other: Box) -> Gap:
    scale, full = frame.text, FULL * frame.text
    column = 0.4 * 170 * scale
    match here, there:
        case "left", "left":
            return Gap(other.x + column, (other.y + full + one.y) / 2, -90)
        case "right", "right":
            return Gap(one.x + column, (one.y + full + other.y) / 2, 90)
        case "top", "top":
            return Gap((one.x + 168 * scale + other.x) / 2, one.y + 26 * scale, 0)
        case "bottom", _:
            below = frame.heap.y if other.y + full < frame.heap.y else one.y
            return Gap(other.x + column, (other.y + full + below) / 2, -90)
        case _, "bottom":
            return Gap(one.x + column, (one.y + full + frame.heap.y) / 2, 90)
        case "left", "top":
            return Gap(one.x + column, (frame.info.bottom + one.y) / 2, -90)
        case "top", "right":
            over = one.right < other.x or (one.h < full - 1 and frame.text == frame.scale)
            above = 16 * scale if over else one.bottom
            return Gap(other.x + column, (above + other.y) / 2, 90)
        case _:
            return Gap(frame.width / 2, 40 * scale, 0)


class Chevrons(QGraphicsItem):
    """Three chevrons in the felt, pointing east before they turn. Its origin is its middle."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.strength = QUIET
        self.setZValue(0.3)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def set_strength(self, strength: float) -> None:
        if strength != self.strength:
            self.strength = strength
            self.update()

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def boundingRect(self) -> QRectF:
        return QRectF(-16, -11, 32, 22)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        lay_kept(painter, self.boundingRect(), _paint, self.strength, self._theme)


def _paint(painter: QPainter, given: float, theme: Theme) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    path = QPainterPath()
    for at in range(CHEVRONS):
        x = (at - (CHEVRONS - 1) / 2) * STEP
        path.moveTo(x - HALF / 2, -HALF)
        path.lineTo(x + HALF / 2, 0)
        path.lineTo(x - HALF / 2, HALF)
    for colour, strength, wide in (
        (theme.shadow, 0.55, 3.8),
        (theme.text, 1.0, 2.0),
    ):
        seen = given + (1 - given) * theme.hairline * 0.6
        pen = QPen(ink(colour, strength * seen), wide)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPath(path)


class Way:
    """All chevrons of the table. ``settle`` makes them equal what is seen."""

    def __init__(self, scene: QGraphicsScene, theme: Theme) -> None:
        self._scene = scene
        self._theme = theme
        self.signs: list[Chevrons] = []

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        for sign in self.signs:
            sign.set_theme(theme)

    def settle(self, seen: Seen, frame: Frame) -> None:
        """Point the way play goes; strongest in the gaps to the seat that is next."""
        places = gaps(frame)
        self._have(len(places))
        one = seen.observation
        onward = goes_clockwise(one)
        lit = _gaps_to_next(one.to_move, coming(one), onward)
        for at, (sign, place) in enumerate(zip(self.signs, places, strict=True)):
            here = (at + one.seat) % one.seats in lit
            sign.setPos(round(place.x), round(place.y))
            sign.setRotation(place.turn + (0 if onward else 180))
            sign.setScale(frame.scale * (LARGE if here else 1.0))
            sign.set_strength(PLAIN if here else QUIET)

    def clear(self) -> None:
        """Nobody plays: there is no way that play goes."""
        self._have(0)

    def swing(self, ms: float) -> QAbstractAnimation | None:
        """All of them turn round, one after the other."""
        runs = [
            sequence([pause(1 + at * ms / 12), _turned(sign, ms)])
            for at, sign in enumerate(self.signs)
        ]
        return together(runs) if runs else None

    def _have(self, count: int) -> None:
        while len(self.signs) > count:
            self._scene.removeItem(self.signs.pop())
        while len(self.signs) < count:
            sign = Chevrons(self._theme)
            self.signs.append(sign)
            self._scene.addItem(sign)


def _turned(sign: Chevrons, ms: float) -> QAbstractAnimation:
    start, size, strength = sign.rotation(), sign.scale(), sign.strength

    def step(done: float) -> None:
        rise = 1 - abs(1 - 2 * min(1.0, max(0.0, done)))
        sign.setRotation(start + 180 * done)
        sign.setScale(size * (1 + 0.5 * rise))
        sign.set_strength(strength + (PLAIN - strength) * min(1.0, 2 * done))

    return course(ms, step, QEasingCurve.Type.InOutBack)


def _gaps_to_next(mover: int | None, path: tuple[int, ...], onward: bool) -> set[int]:
    """The gaps that the turn crosses; each is named by the seat that it comes after, clockwise."""
    lit: set[int] = set()
    before = mover
    for seat in path:
        assert before is not None
        lit.add(before if onward else seat)
        before = seat
    return lit
