"""What lies on the felt at rest? Shadows first, then the tiles, drawn by one item for all of them.

Two hundred items that paint themselves cost several times what they show; this one knows where each
picture goes and has them drawn in two quick rows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from .faces import Picture
from .shelf import Shelf
from .tile_item import TileItem

SHADOWS = 8  # pictures of shadows that are kept: of two sizes, and hubs of the same


@dataclass(frozen=True, slots=True, eq=False)
class Lying:
    """One tile at rest: all that it covers, and the two pictures with their upper left corners."""

    rect: QRectF
    shadow_at: QPointF
    shadow: QPixmap
    corner: QPointF
    face_at: QPointF
    face: Picture
    zoom: float  # 1, or how many times as large as it is a picture lent by another size is drawn


def trimmed(picture: Picture) -> tuple[QPixmap, QPointF]:
    """What can be seen of a picture, and how far its corner lies from the cell's.

    Room is kept around a tile for the shadow of a lifted one; at rest half of it is clear, and
    clear pixels take as long to draw as others.
    """
    pixmap, dpr = picture.pixmap, picture.pixmap.devicePixelRatio()
    image = pixmap.toImage().convertToFormat(QImage.Format.Format_Alpha8)
    wide, high = image.width(), image.height()
    bits, line = bytes(image.constBits()), image.bytesPerLine()
    rows = [bits[y * line : y * line + wide] for y in range(high)]
    seen = [y for y, row in enumerate(rows) if row.strip(b"\0")]
    left = min([wide - len(row.lstrip(b"\0")) for row in rows])
    right = max([len(row.rstrip(b"\0")) for row in rows])
    place = QRect(left, seen[0], right - left, seen[-1] + 1 - seen[0])
    edge = QPointF(picture.margin, picture.margin)
    return pixmap.copy(place), QPointF(place.topLeft()) / dpr - edge


def _height(item: TileItem) -> float:
    return item.pose.z


class Ground(QGraphicsItem):
    """All tiles that lie on the felt, beneath the first that does not."""

    def __init__(self, items: Callable[[], Iterable[TileItem]], shelf: Shelf) -> None:
        super().__init__()
        self._items = items
        self._shelf = shelf
        self._rect = QRectF()
        self._lying: list[Lying] | None = None
        self._known: dict[TileItem, Lying] = {}
        self._shadows: dict[tuple[float, bool], tuple[QPixmap, QPointF]] = {}
        self.setZValue(0.5)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)

    def spread(self, rect: QRectF, shelf: Shelf) -> None:
        """The felt has this size, and pictures come from this shelf."""
        self.prepareGeometryChange()
        self._rect, self._shelf = rect, shelf
        self._lying = None
        self._known.clear()
        self._shadows.clear()

    def change(self, item: TileItem, rect: QRectF) -> None:
        """That tile was set down there, or taken up."""
        self._lying = None
        self._known.pop(item, None)
        self.update(rect)

    def boundingRect(self) -> QRectF:
        return self._rect

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        shown, exposed = self._all(), QRectF(option.exposedRect)
        if not exposed.contains(self._rect):
            shown = [one for one in shown if one.rect.intersects(exposed)]
        _draw(painter, shown)

    def picture_of(self, items: Iterable[TileItem], dpr: float) -> tuple[QPixmap, QPointF]:
        """A picture of these tiles as they lie, and where its upper left corner belongs."""
        known = [self._known.get(item) or self._of(item) for item in sorted(items, key=_height)]
        rect = QRectF()
        for one in known:
            rect = rect.united(one.rect)
        whole = rect.toAlignedRect()
        pixmap = QPixmap(whole.size() * dpr)
        pixmap.setDevicePixelRatio(dpr)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.translate(-whole.topLeft())
        _draw(painter, known)
        painter.end()
        return pixmap, QPointF(whole.topLeft())

    def _all(self) -> list[Lying]:
        """Those that lie now, from north to south."""
        if self._lying is None:
            lying = sorted([item for item in self._items() if item.grounded], key=_height)
            self._lying = [self._known.get(item) or self._of(item) for item in lying]
        return self._lying

    def _of(self, item: TileItem) -> Lying:
        pose, rect = item.pose, item.mapRectToScene(item.boundingRect())
        shadow, away = self.shadow(pose.short, pose.across)
        key = (pose.short, pose.first, pose.second, pose.across)
        face, drawn = self._shelf.face(*key, lambda: self.change(item, rect))
        corner = item.face_rect().topLeft() + item.pos()
        rim = QPointF(face.margin, face.margin)
        at, zoom = corner + away, pose.short / drawn
        made = self._known[item] = Lying(rect, at, shadow, corner, corner - rim, face, zoom)
        return made

    def shadow(self, short: float, across: bool) -> tuple[QPixmap, QPointF]:
        """What is seen of the shadow of a tile that lies, and how far it is from the tile."""
        known = self._shadows.get((short, across))
        if known is None:
            while len(self._shadows) >= SHADOWS:
                self._shadows.pop(next(iter(self._shadows)))
            picture = self._shelf.faces(short).shadow(across, False)
            known = self._shadows[short, across] = trimmed(picture)
        return known


def _draw(painter: QPainter, shown: list[Lying]) -> None:
    """Shadows first, then the tiles."""
    draw = painter.drawPixmap
    for one in shown:
        draw(one.shadow_at, one.shadow)
    for one in shown:
        if one.zoom == 1.0:
            draw(one.face_at, one.face.pixmap)
        else:
            one.face.lay(painter, one.corner, one.zoom)
