"""What does the one sentence above the rack look like, and the buttons that answer it?"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from .button import Button
from .glass import SHADE, lay_long_glass, paint_rim
from .theme import DEFAULT, Theme, ink

HEIGHT = 34.0
TALL = 44.0
"""Height with buttons or two lines."""

STEPS = 4
"""From the largest scale to the smallest at which a sentence is tried."""

_PAD = 24.0
_GAP = 8.0


class Pill(QGraphicsObject):
    """A sentence on dark glass, with buttons at its end. Its origin is its middle.

    Lengths are logical pixels at scale 1. A sentence that is too long for `set_room` wraps onto a
    second line; what then still does not fit is written smaller, or at last cut with an ellipsis.
    """

    def __init__(self, theme: Theme = DEFAULT, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._text = ""
        self._wide_at_most = 760.0
        self._scales: tuple[float, ...] = (1.0,)  # that are tried, the largest first
        self._inviting = False
        self._buttons: tuple[Button, ...] = ()
        self._wide: list[float] = []  # of the buttons, as they are laid
        self._lines: tuple[str, ...] = ()
        self._glass = QRectF()
        self._words = QRectF()
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    @property
    def glass(self) -> QRectF:
        """The glass alone, in the item's coordinates; empty when there is nothing to say."""
        return QRectF(self._glass)

    @property
    def text(self) -> str:
        return self._text

    @property
    def cut(self) -> bool:
        """Is less written than was said?"""
        return " ".join(self._lines) != " ".join(self._text.split())

    @property
    def buttons(self) -> tuple[Button, ...]:
        return self._buttons

    def say(self, text: str) -> None:
        if text != self._text:
            self._text = text
            self._lay()

    def offer(self, buttons: Sequence[Button]) -> None:
        """Show these buttons and no others; the pill takes them as its children."""
        wide = [button.rect.width() for button in buttons]
        if (tuple(buttons), wide) == (self._buttons, self._wide):
            return
        self._wide = wide
        for button in self._buttons:
            if button not in buttons:
                button.setParentItem(None)  # type: ignore[arg-type]
                if button.scene() is not None:
                    button.scene().removeItem(button)
        self._buttons = tuple(buttons)
        for button in self._buttons:
            button.set_theme(self._theme)  # it may have been away when that changed
            button.setParentItem(self)
        self._lay()

    def set_room(self, wide: float, scale: float, least: float) -> None:
        """The widest it may become on the scene, and its scale; a long sentence has a smaller one.

        It is never smaller than ``least``.
        """
        scales = tuple([scale + (least - scale) * step / STEPS for step in range(STEPS + 1)])
        if scale == least:
            scales = (scale,)
        if (wide, scales) != (self._wide_at_most, self._scales):
            self._wide_at_most, self._scales = wide, scales
            self._lay()

    def set_inviting(self, inviting: bool) -> None:
        """Rim the whole pill: it is here that one can act."""
        if inviting != self._inviting:
            self._inviting = inviting
            self.update()

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        for button in self._buttons:
            button.set_theme(theme)
        self._lay()

    def boundingRect(self) -> QRectF:
        return self._glass.adjusted(-SHADE, -SHADE, SHADE, SHADE)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if self._glass.isEmpty():
            return
        radius = self._glass.height() / 2
        lay_long_glass(painter, self._glass, self._theme, radius)
        if self._inviting:
            paint_rim(painter, self._glass, self._theme, radius)
        painter.setFont(self._theme.font(self._theme.body))
        painter.setPen(ink(self._theme.text))
        high = self._words.height() / max(1, len(self._lines))
        for index, line in enumerate(self._lines):
            place = QRectF(
                self._words.x(), self._words.y() + index * high, self._words.width(), high
            )
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, line)

    def _lay(self) -> None:
        """Measure the words, then put glass, words and buttons around the middle."""
        self.prepareGeometryChange()
        sizes = [button.rect.size() for button in self._buttons]
        beside = sum(size.width() + _GAP for size in sizes)
        metrics = QFontMetricsF(self._theme.font(self._theme.body))
        for scale in self._scales:
            room = max(80.0, self._wide_at_most / scale - 2 * _PAD - beside)
            self._lines = wrapped(self._text, metrics, room)
            if not self.cut:
                break
        self.setScale(scale)
        words = max((metrics.horizontalAdvance(line) for line in self._lines), default=0.0)
        words = float(int(words) + (2 if words else 0))
        if not words and not sizes:
            self._glass = self._words = QRectF()
            return
        high = TALL if sizes or len(self._lines) > 1 else HEIGHT
        left = _PAD if words else _GAP
        right = 6.0 if sizes else _PAD
        wide = left + words + (beside + (4 if words else -_GAP) if sizes else 0) + right
        wide = float(2 * round(wide / 2))
        self._glass = QRectF(-wide / 2, -high / 2, wide, high)
        self._words = QRectF(-wide / 2 + left, -high / 2 + 3, words, high - 6)
        x = self._words.right() + (_GAP + 4 if words else 0)
        for button, size in zip(self._buttons, sizes, strict=True):
            button.setPos(QPointF(x, -size.height() / 2))
            x += size.width() + _GAP
        self.update()


def wrapped(text: str, metrics: QFontMetricsF, room: float) -> tuple[str, ...]:
    """The text on one line, or on two of about the same length; the second cut if it must be."""
    if not text:
        return ()
    if metrics.horizontalAdvance(text) <= room:
        return (text,)
    words = text.split()
    best = 1
    for at in range(1, len(words)):
        first = metrics.horizontalAdvance(" ".join(words[:at]))
        if first > room:
            break
        best = at
        if first >= metrics.horizontalAdvance(text) / 2:
            break
    cut = Qt.TextElideMode.ElideRight
    lines = (" ".join(words[:best]), " ".join(words[best:]))
    return tuple(metrics.elidedText(line, cut, room) for line in lines if line)
