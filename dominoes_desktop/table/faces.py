"""Which picture does a tile have at this size?

A cell is ``short`` by twice ``short`` logical pixels; the face painted into it is a hair smaller,
the thickness reaches below it, rim and shadow reach further. So a `Picture` knows how far it
reaches beyond the cell, and `Picture.lay` puts it there. Tiles that touch are drawn from north to
south, and the shadows of all of them beneath the first.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import lru_cache
from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QBrush, QImage, QPainter, QPen, QPixmap

from .dress import Look, look_of, paint_backside, paint_body, paint_half
from .ivory import Slab, slab
from .shade import slope, soften
from .theme import DEFAULT, Style, Theme, blend, dressed, ink

MARGIN_OF = 0.5
"""Room around the cell for the widest shadow, in parts of the short side."""

_KEPT = 400

_SHADE_UNIT = 56
_LYING = ((0.05, 0.12, 0.17, 0.38), (0.015, 0.045, 0.05, 0.45))
_LIFTED = ((0.09, 0.20, 0.26, 0.34), (0.04, 0.10, 0.14, 0.20))
"""To the right, down, how soft, in parts of the short side, and how strong."""

_Paint = Callable[[QPainter], None]


@dataclass(frozen=True, slots=True, eq=False)
class Picture:
    """A pixmap and the logical pixels between its edge and the cell, on all sides."""

    pixmap: QPixmap
    margin: float

    def lay(self, painter: QPainter, corner: QPointF, zoom: float = 1.0) -> None:
        """Draw it so that the cell's upper left corner is at ``corner``, ``zoom`` as large."""
        at = corner - QPointF(self.margin, self.margin) * zoom
        if zoom == 1.0:
            painter.drawPixmap(at, self.pixmap)
            return
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        size = self.pixmap.deviceIndependentSize() * zoom
        painter.drawPixmap(QRectF(at, size), self.pixmap, QRectF(self.pixmap.rect()))


class Faces:
    """The pictures of tiles for one size, device pixel ratio and theme, painted when asked for.

    ``short`` is the short side in logical pixels, best an even number of device pixels. The theme
    is dressed already, or ``style`` dresses it.
    """

    def __init__(
        self,
        short: float,
        dpr: float = 1.0,
        theme: Theme = DEFAULT,
        style: Style | None = None,
    ) -> None:
        self.short = short
        self.dpr = dpr
        self.theme = theme if style is None else dressed(theme, style)
        self._unit = max(4, round(short * dpr))
        bare = self._slab(False, 0)  # margins in device pixels, a clear one included
        thick = bare.whole.bottom() - 2 * self._unit
        self._rim_wide = max(1.5, self._unit * 0.05)
        self._face_edge = max(1, ceil(thick)) + 1
        self._rim_edge = ceil(thick + self._rim_wide + _glow(self._rim_wide)) + 1
        self._shadow_edge = ceil(self._unit * MARGIN_OF)
        self._kept: OrderedDict[tuple[object, ...], Picture] = OrderedDict()

    @property
    def margin(self) -> float:
        """How far beyond its cell the widest of a tile's pictures reaches, in logical pixels."""
        return max(self._shadow_edge, self._rim_edge) / self.dpr

    def face(self, first: int, second: int, across: bool) -> Picture:
        """The tile with ``first`` in the west or north half, by its thickness without a shadow."""

        def paint(painter: QPainter) -> None:
            painter.drawPixmap(0, 0, self._blank(look_of(first, second, self.theme), across))
            self._halves(painter, first, second, across, self._face_edge)

        return self._once(("face", first, second, across), across, self._face_edge, paint)

    def bare(self, first: int, second: int, across: bool) -> Picture:
        """A tile whose numbers are still to come; of stones, all have the same shape so far."""

        def paint(painter: QPainter) -> None:
            painter.drawPixmap(0, 0, self._blank(look, across))

        look = first == second, 0
        return self._once(("bare", look, across), across, self._face_edge, paint)

    def back(self, across: bool) -> Picture:
        """The tile lying on its face."""

        def paint(painter: QPainter) -> None:
            paint_backside(painter, self._slab(across, self._face_edge), self.theme)

        return self._once(("back", across), across, self._face_edge, paint)

    def ghost(self, first: int, second: int, across: bool) -> Picture:
        """Where the tile would lie: faint, and the rim just inside its cell."""
        edge = self._rim_edge

        def paint(painter: QPainter) -> None:
            body = replace(self._slab(across, edge), thickness=0.0)
            face = _sheet(self._size(across, edge))
            inner = _brush(face)
            paint_body(inner, body, self.theme, look_of(first, second, self.theme))
            self._halves(inner, first, second, across, edge)
            inner.end()
            painter.setOpacity(self.theme.ghost)
            painter.drawPixmap(0, 0, face)
            painter.setOpacity(1.0)
            wide = max(1.5, self._unit * 0.045)
            self._ring(
                painter,
                body.face.adjusted(wide / 2, wide / 2, -wide / 2, -wide / 2),
                body.radius - wide / 2,
                wide,
            )

        return self._once(("ghost", first, second, across), across, edge, paint)

    def rim(self, across: bool) -> Picture:
        """The rim of a tile that can be played, with a breath of its own light around it."""

        def paint(painter: QPainter) -> None:
            body = self._slab(across, self._rim_edge)
            wide = self._rim_wide
            half = wide / 2
            self._ring(
                painter, body.whole.adjusted(-half, -half, half, half), body.radius + half, wide
            )

        return self._once(("rim", across), across, self._rim_edge, paint)

    def _ring(self, painter: QPainter, place: QRectF, radius: float, wide: float) -> None:
        theme = self.theme
        painter.setBrush(Qt.BrushStyle.NoBrush)
        glow = _glow(wide)
        for step in range(glow, 0, -1):
            painter.setPen(QPen(ink(theme.accent, 0.3 * (1 - step / (glow + 1)) ** 2), 1.2))
            out = wide / 2 + step - 0.5
            painter.drawRoundedRect(
                place.adjusted(-out, -out, out, out), radius + out, radius + out
            )
        light = slope(
            place.topLeft(),
            place.bottomRight(),
            blend(theme.accent, "#ffffff", 0.25),
            ink(theme.accent),
            blend(theme.accent, theme.accent_deep, 0.35),
        )
        painter.setPen(QPen(QBrush(light), wide))
        painter.drawRoundedRect(place, radius, radius)

    def shadow(self, across: bool, lifted: bool = False) -> Picture:
        """What the tile keeps from the light, lying or held above the table."""

        def paint(painter: QPainter) -> None:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            theme = self.theme
            depends = theme.shadow, theme.radius_of, theme.thickness_of
            shade = shade_of(*depends, across, lifted)
            painter.drawImage(QRectF(QPointF(), QSizeF(*self._size(across, edge))), shade)

        edge = self._shadow_edge
        return self._once(("shadow", across, lifted), across, self._shadow_edge, paint)

    def _slab(self, across: bool, edge: int) -> Slab:
        wide, high = (2, 1) if across else (1, 2)
        return slab(QRectF(edge, edge, wide * self._unit, high * self._unit), self.theme)

    def _size(self, across: bool, edge: int) -> tuple[int, int]:
        """Device pixels of a whole picture."""
        wide, high = (2, 1) if across else (1, 2)
        return wide * self._unit + 2 * edge, high * self._unit + 2 * edge

    def _blank(self, look: Look, across: bool) -> QPixmap:
        """A tile without its numbers, in device pixels."""

        def paint(painter: QPainter) -> None:
            paint_body(painter, self._slab(across, self._face_edge), self.theme, look)

        key = ("blank", look, across)
        return self._once(key, across, self._face_edge, paint, 1.0).pixmap

    def _halves(self, painter: QPainter, first: int, second: int, across: bool, edge: int) -> None:
        unit = self._unit
        painter.drawPixmap(edge, edge, self._half(first, across))
        right, down = (unit, 0) if across else (0, unit)
        painter.drawPixmap(edge + right, edge + down, self._half(second, across))

    def _half(self, number: int, across: bool) -> QPixmap:
        """What stands for a number, in device pixels."""
        key = ("half", number, across)
        if key not in self._kept:
            sheet = _sheet((self._unit, self._unit))
            painter = _brush(sheet)
            paint_half(painter, number, self._unit, across, self.theme)
            painter.end()
            self._kept[key] = Picture(sheet, 0.0)
        return self._kept[key].pixmap

    def _once(
        self, key: tuple[object, ...], across: bool, edge: int, paint: _Paint, dpr: float = 0.0
    ) -> Picture:
        """The picture known by ``key``, painted in device pixels if it is not known yet."""
        known = self._kept.get(key)
        if known is None:
            sheet = _sheet(self._size(across, edge))
            painter = _brush(sheet)
            paint(painter)
            painter.end()
            sheet.setDevicePixelRatio(dpr or self.dpr)
            known = self._kept[key] = Picture(sheet, edge / self.dpr)
            while len(self._kept) > _KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return known


@lru_cache(maxsize=8)
def shade_of(shadow: str, radius: float, thick: float, across: bool, lifted: bool) -> QImage:
    """A tile's shadow, soft enough to be drawn once and used at every size.

    ``radius`` and ``thick`` as a theme has them, in parts of the short side: most have the same.
    """
    unit, edge = _SHADE_UNIT, ceil(_SHADE_UNIT * MARGIN_OF)
    wide, high = (2 * unit, unit) if across else (unit, 2 * unit)
    theme = replace(DEFAULT, radius_of=radius, thickness_of=thick)
    body = slab(QRectF(edge, edge, wide, high), theme)
    image = QImage(wide + 2 * edge, high + 2 * edge, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    layers = _LIFTED if lifted else _LYING
    for right, down, blur, strength in layers:
        place = body.whole.translated(unit * right, unit * down)
        soften(painter, place, body.radius, unit * blur, ink(shadow, strength))
    painter.end()
    return image


def _glow(wide: float) -> int:
    """How many device pixels the light around a rim of this width reaches."""
    return max(3, round(wide * 2.4))


def _sheet(size: tuple[int, int]) -> QPixmap:
    sheet = QPixmap(*size)
    sheet.fill(Qt.GlobalColor.transparent)
    return sheet


def _brush(sheet: QPixmap) -> QPainter:
    painter = QPainter(sheet)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    return painter
