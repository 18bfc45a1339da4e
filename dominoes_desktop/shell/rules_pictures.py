"""How are the tiles of a rules page painted? As they lie on the table, only smaller."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from math import ceil

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QImage, QPainter

from ..geometry import Laid, Layout, Shape
from ..geometry.arrange import arrange
from ..rules.line import Line
from ..rules.tile import Tile
from ..table.faces import Faces
from ..words.rules_page import Picture

WIDE, HIGH = 30, 14
"""The table of a picture, in half tiles: a line that is longer turns a corner."""
AROUND = 0.3
"""Room for rims and shadows, in parts of a tile's short side."""


def small_table(shape: Shape, wide: int = WIDE) -> Shape:
    """The table of a picture: like the game's own, but so ``wide``."""
    return shape if shape.edges else replace(shape, width=wide, height=HIGH * WIDE // wide)


@lru_cache(maxsize=64)
def lying(tiles: Line, table: Shape) -> Layout:
    """Where these tiles lie on it. To find that out takes long; it need not be done here."""
    return arrange(tiles, table)


def paint_tiles(picture: Picture, table: Shape, faces: Faces) -> QImage:
    """The tiles of the picture in their places, those that may be laid as ghosts."""
    layout = lying(picture.tiles, table)
    west, north, east, south = layout.bounds
    unit = faces.short / 2
    image = _sheet((east - west) * unit, (south - north) * unit, faces)
    painter = QPainter(image)
    edge = AROUND * faces.short
    painter.translate(edge - west * unit, edge - north * unit)
    solid = layout.laid[: len(layout.laid) - picture.ghosts]
    of = {1: faces} | {
        scale: Faces(faces.short * scale, faces.dpr, faces.theme)
        for scale in {laid.scale for laid in layout.laid} - {1}
    }
    for laid in solid:
        of[laid.scale].shadow(_across(laid)).lay(painter, _corner(laid, unit))
    for laid in sorted(solid, key=lambda one: one.rect[1]):
        of[laid.scale].face(*_halves(laid), _across(laid)).lay(painter, _corner(laid, unit))
    for laid in layout.laid[len(solid) :]:
        of[laid.scale].ghost(*_halves(laid), _across(laid)).lay(painter, _corner(laid, unit))
    painter.end()
    return image


def paint_hand(tiles: Sequence[Tile], faces: Faces) -> QImage:
    """Tiles side by side, standing, the heaviest first."""
    ordered = sorted(tiles, key=lambda one: one.weight, reverse=True)
    step = faces.short * 1.12
    image = _sheet(step * len(ordered) - faces.short * 0.12, 2 * faces.short, faces)
    painter = QPainter(image)
    edge = AROUND * faces.short
    corners = [QPointF(edge + step * at, edge) for at in range(len(ordered))]
    for corner in corners:
        faces.shadow(False).lay(painter, corner)
    for tile, corner in zip(ordered, corners, strict=True):
        faces.face(tile.high, tile.low, False).lay(painter, corner)
    painter.end()
    return image


def _sheet(wide: float, high: float, faces: Faces) -> QImage:
    around = 2 * AROUND * faces.short
    pixels = ceil((wide + around) * faces.dpr), ceil((high + around) * faces.dpr)
    image = QImage(*pixels, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(faces.dpr)
    image.fill(Qt.GlobalColor.transparent)
    return image


def _across(laid: Laid) -> bool:
    one, two = laid.halves
    return one.y == two.y


def _halves(laid: Laid) -> tuple[int, int]:
    """The pips of the west or north half, then those of the other."""
    one, two = sorted(laid.halves, key=lambda half: (half.x, half.y))
    return one.pips, two.pips


def _corner(laid: Laid, unit: float) -> QPointF:
    return QPointF(laid.rect[0] * unit, laid.rect[1] * unit)
