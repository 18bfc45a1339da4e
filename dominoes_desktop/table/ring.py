"""How is it seen on which tile of the hand the keyboard stands? By a ring round it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from .theme import DEFAULT, Theme, ink
from .tile_item import TileItem

RING_Z = 29.0  # above all tiles of the rack, below the sentence above it
WIDE = 3.0  # pixels of the light line, and of half the dark one around it
AWAY = 3.0  # pixels at scale 1 between the tile's face and the ring


class Ring(QGraphicsItem):
    """A light line within a dark one: seen on ivory, ebony and any wood. It goes with its tile.

    Round a tile that lies face down, on its way from the boneyard, nothing is seen.
    """

    def __init__(self, theme: Theme = DEFAULT) -> None:
        super().__init__()
        self._theme = theme
        self._tile: TileItem | None = None
        self._rect = QRectF()
        self.setZValue(RING_Z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setVisible(False)

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def hold(self, tile: TileItem | None, scale: float = 1.0) -> None:
        """Lie round that tile from now on, or nowhere."""
        if tile is not self._tile:
            if self._tile is not None:
                self._tile.xChanged.disconnect(self._follow)
                self._tile.yChanged.disconnect(self._follow)
            self._tile = tile
            if tile is not None:
                tile.xChanged.connect(self._follow)
                tile.yChanged.connect(self._follow)
        if tile is not None:
            away = AWAY * scale
            rect = tile.face_rect().adjusted(-away, -away, away, away)
            if rect != self._rect:
                self.prepareGeometryChange()
                self._rect = rect
            self._follow()
        self.setVisible(tile is not None and tile.pose.up)

    def _follow(self) -> None:
        if self._tile is not None:
            self.setPos(self._tile.pos())
            self.setVisible(self._tile.pose.up)

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-2 * WIDE, -2 * WIDE, 2 * WIDE, 2 * WIDE)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        corner = self._rect.width() * self._theme.radius_of + AWAY
        for colour, wide in ((self._theme.shadow, 2.2 * WIDE), ("#ffffff", WIDE)):
            painter.setPen(QPen(ink(colour), wide))
            painter.drawRoundedRect(self._rect, corner, corner)
