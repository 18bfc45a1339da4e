"""What does one tile in the window look like, wherever it lies?"""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from ..rules.tile import Tile
from .area import Frame
from .badge import Badge, Number
from .pose import Pose
from .shelf import Shelf
from .theme import Theme

GHOST_Z = 9.4  # above all tiles on the table, below all that stands around them
BACK, BACK_SEEN = 0.12, 0.4  # how strong a ghost is while another of many is meant; in contrast
FAR = 0.85  # how much of a ghost is seen that a release would not take


class TileItem(QGraphicsObject):
    """A tile as a thing: shadow, body, rim. Its position is its middle."""

    def __init__(self, tile: Tile, pose: Pose, shelf: Shelf) -> None:
        super().__init__()
        self.tile = tile
        self.pose = pose
        self.grounded = False  # it lies still, and the ground draws it with all others
        self._covered = QRectF()  # the part of the ground that it and its shadow lie on
        self._shown = QRectF()  # where on the scene it last drew itself
        self._shelf = shelf
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(-1.0)
        self.apply(pose)

    def apply(self, pose: Pose) -> None:
        """Lie as the pose says, at rest."""
        if pose == self.pose and self._rests():
            return
        if pose.short != self.pose.short or pose.across != self.pose.across:
            self.prepareGeometryChange()
        self.pose = pose
        self.setPos(pose.x, pose.y)
        self.setScale(1.0)
        self.setRotation(0.0)
        self.setTransform(QTransform())
        self.setZValue(pose.z)
        self.ground(pose.grounded)
        self.update()

    def _rests(self) -> bool:
        """Is it as its pose says, moved by nothing?"""
        pose = self.pose
        return (
            (self.x(), self.y(), self.scale(), self.rotation()) == (pose.x, pose.y, 1.0, 0.0)
            and self.zValue() == pose.z
            and self.transform().isIdentity()
            and self.grounded == pose.grounded
        )

    def ground(self, lies: bool) -> None:
        """Does the tile lie on the felt, still? What moves draws itself."""
        if self.grounded:
            self._shelf.ground_changed(self, self._covered)
        if lies != self.grounded:
            self.grounded = lies
            self._fade()
            self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents, lies)
        if lies:
            self._covered = self.mapRectToScene(self.boundingRect())
            self._shelf.ground_changed(self, self._covered)

    def _fade(self) -> None:
        """Have what it last drew drawn over: Qt forgets that of an item without contents."""
        scene = self.scene()
        if scene is not None and not self._shown.isEmpty():
            scene.update(self._shown)
        self._shown = QRectF()

    def redress(self, shelf: Shelf) -> None:
        """Take the pictures from another shelf (another theme or pixel ratio)."""
        self._shelf = shelf
        self.update()

    def size(self) -> tuple[float, float]:
        """Width and height of the face in logical pixels."""
        short = self.pose.short
        return (2 * short, short) if self.pose.across else (short, 2 * short)

    def face_rect(self) -> QRectF:
        """The face, in the item's own coordinates."""
        width, height = self.size()
        return QRectF(-width / 2, -height / 2, width, height)

    def boundingRect(self) -> QRectF:
        margin = self._shelf.faces(self.pose.short).margin
        return self.face_rect().adjusted(-margin, -margin, margin, margin)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        pose = self.pose
        self._shown = self.sceneBoundingRect()
        faces = self._shelf.faces(pose.short)
        corner = self.face_rect().topLeft()
        faces.shadow(pose.across, pose.lifted).lay(painter, corner)
        if pose.up:
            key = (pose.short, pose.first, pose.second, pose.across)
            picture, drawn = self._shelf.face(*key, self.update)
            picture.lay(painter, corner, pose.short / drawn)
        else:
            faces.back(pose.across).lay(painter, corner)
        if pose.rim:
            faces.rim(pose.across).lay(painter, corner)


class GhostItem(QGraphicsItem):
    """Where and how a tile would lie: the tile itself, a third as strong, with the rim."""

    def __init__(self, pose: Pose, shelf: Shelf) -> None:
        super().__init__()
        self.pose = pose
        self._shelf = shelf
        self.near = False
        self.number: Number | None = None  # by which the keyboard chooses it
        self.setOpacity(FAR)
        self.setPos(pose.x, pose.y)
        self.setZValue(GHOST_Z)

    def tag(self, points: int, frame: Frame, theme: Theme) -> None:
        """Points that the play would make, on a badge beside it where the felt has room."""
        if not points:
            return
        badge = Badge(f"+{points}", theme, self)
        badge.setScale(frame.text)
        reach = self.face_rect().width() / 2 + 26 * frame.text
        crowded = self.pose.x + reach > frame.felt.right - 20 * frame.text
        badge.setPos(-reach if crowded else reach, 0)

    def redress(self, shelf: Shelf, theme: Theme) -> None:
        """Take the pictures from another theme's shelf."""
        self._shelf = shelf
        for item in self.childItems():
            if isinstance(item, Badge | Number):
                item.set_theme(theme)
        self.update()

    def set_near(self, near: bool, crowded: bool = False) -> None:
        """The one that a release would take stands out; among many, the others step back."""
        back = BACK_SEEN if self._shelf.theme.strongest else BACK
        self.setOpacity(1.0 if near else back if crowded else FAR)
        if near != self.near:
            self.near = near
            self.update()

    def face_rect(self) -> QRectF:
        short = self.pose.short
        width, height = (2 * short, short) if self.pose.across else (short, 2 * short)
        return QRectF(-width / 2, -height / 2, width, height)

    def boundingRect(self) -> QRectF:
        margin = self._shelf.faces(self.pose.short).margin
        return self.face_rect().adjusted(-margin, -margin, margin, margin)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        pose = self.pose
        faces = self._shelf.faces(pose.short)
        corner = self.face_rect().topLeft()
        key = (pose.short, pose.first, pose.second, pose.across)
        ghost = self._shelf.ghost(*key, self.update)
        if ghost is None:
            return
        ghost.lay(painter, corner)
        if self.near:
            ghost.lay(painter, corner)
            faces.rim(pose.across).lay(painter, corner)
