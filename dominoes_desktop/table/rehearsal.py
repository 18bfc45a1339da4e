"""What is painted ahead, so that no frame of the table waits for it?

A frame that shows a table for the first time would paint dozens of pictures; so each piece is
painted once into nothing, a few a turn of the loop, and what it keeps is at hand when it is seen.
"""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter
from typing import TYPE_CHECKING

from PySide6.QtGui import QImage, QPainter, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem

if TYPE_CHECKING:
    from .scene import Scene

TURN = 0.003  # seconds of a turn of the loop in which is painted
NEW, SAME = 60, 15  # turns at most for another table, and for a move on the same one


class Rehearsal:
    """Goes once through each table, which is hidden meanwhile, and each size of its tiles."""

    def __init__(self, scene: Scene) -> None:
        self._scene = scene
        self._left = 0  # turns that may still be taken
        self._steps: Iterator[object] = iter(())

    def begin(self) -> None:
        """A table is about to be shown: another one, or the same through another camera."""
        furniture = self._scene.furniture
        fresh = furniture.unseen
        if fresh:
            furniture.show_all(False)
        self._steps = self._all(fresh)
        self._left = NEW if fresh else SAME

    def step(self) -> bool:
        """Paint for a turn; True while there is more to paint."""
        begun, self._left = perf_counter(), self._left - 1
        while perf_counter() - begun < TURN:
            if next(self._steps, self) is self:
                return False
        return self._left > 0

    def end(self) -> None:
        """What is not painted yet is painted when it is shown."""
        self._steps = iter(())
        self._scene.furniture.show_all(True)

    def _all(self, fresh: bool) -> Iterator[object]:
        if fresh:
            yield from self._pieces()
        self._scene.furniture.show_all(True)
        yield from self._sized()

    def _sized(self) -> Iterator[object]:
        """What the tiles have in common, and the faces that lie there or are turned up."""
        scene, seen = self._scene, self._scene.seen
        for short in (scene.frame.short, scene.aimed.short):
            yield from self._tiles(short)
        if seen is None:
            return
        poses = [*scene.standing(seen).values(), *scene.table_poses(seen).values()]
        for pose in [pose for pose in poses if pose.up]:
            scene.shelf.prepare(pose.short, pose.first, pose.second, pose.across)
            yield pose

    def _pieces(self) -> Iterator[object]:
        """All that stands around the tiles, and then is seen at once."""
        scene, furniture = self._scene, self._scene.furniture
        for item in (*furniture.plates, furniture.ends, *furniture.way.signs, furniture.pill):
            self._paint(item)
            yield item
        yield from furniture.heap.painting(scene.frame.text * scene.dpr)
        for button in (furniture.draw_button, furniture.pass_button):
            self._paint(button, furniture.pill.scale())
            yield button
        for short in {scene.heap_pose().short, scene.hand_pose(0).short}:
            yield from self._backs(short)

    def _backs(self, short: float) -> Iterator[object]:
        faces = self._scene.shelf.faces(short)
        for across in (False, True):
            yield faces.back(across)
            yield faces.shadow(across)
            yield faces.shadow(across, True)

    def _tiles(self, short: float) -> Iterator[object]:
        faces = self._scene.shelf.faces(short)
        yield from self._backs(short)
        for across in (False, True):
            yield faces.rim(across)
            yield self._scene.ground.shadow(short, across)

    def _paint(self, item: QGraphicsItem, scale: float = 1.0) -> None:
        """It and all that belongs to it, as it will stand on the screen."""
        turn = item.sceneTransform() * QTransform.fromScale(scale, scale)
        if item.cacheMode() == QGraphicsItem.CacheMode.DeviceCoordinateCache:
            corner = item.sceneBoundingRect().toRect().topLeft()
            turn *= QTransform.fromTranslate(-corner.x(), -corner.y())
        nothing = QImage(1, 1, QImage.Format.Format_ARGB32_Premultiplied)
        painter = QPainter(nothing)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setTransform(turn * QTransform.fromScale(self._scene.dpr, self._scene.dpr))
        item.paint(painter, QStyleOptionGraphicsItem(), None)
        painter.end()
        for child in item.childItems():
            if child.isVisible():
                self._paint(child)
