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
    from .plate import Plate
    from .scene import Scene
    from .theme import Theme

TURN = 0.003  # seconds of a turn of the loop in which is painted


class Rehearsal:
    """Goes once through each table, which is hidden meanwhile, and each size of its tiles."""

    def __init__(self, scene: Scene) -> None:
        self._scene = scene
        self._plates: list[Plate] = []
        self._sizes: set[tuple[float, float, Theme]] = set()
        self._steps: Iterator[object] = iter(())

    def begin(self) -> None:
        """A table is about to be shown: another one, or the same through another camera."""
        furniture = self._scene.furniture
        fresh = self._plates != furniture.plates
        if fresh:
            self._plates = furniture.plates
            furniture.show_all(False)
        self._steps = self._all(fresh)

    def step(self) -> bool:
        """Paint for a turn; True while there is more to paint."""
        begun = perf_counter()
        while perf_counter() - begun < TURN:
            if next(self._steps, self) is self:
                return False
        return True

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
        """What the tiles have in common, and the faces that are about to be turned up."""
        scene = self._scene
        shorts = {scene.frame.short, scene.aimed.short}
        for short in shorts:
            yield from self._tiles(short)
        for pose in scene.rack_slots.values():
            if pose.up:
                key = pose.short, pose.first, pose.second, pose.across
                yield scene.shelf.face(*key, lambda: None)

    def _pieces(self) -> Iterator[object]:
        """All that stands around the tiles, and then is seen at once."""
        scene, furniture = self._scene, self._scene.furniture
        for item in (*furniture.plates, furniture.ends, *furniture.way.signs, furniture.pill):
            self._paint(item)
            yield item
        yield from furniture.heap.painting(scene.frame.text * scene.dpr)
        for short in {scene.heap_pose().short, scene.hand_pose(0).short}:
            yield from self._backs(short)

    def _backs(self, short: float) -> Iterator[object]:
        faces = self._scene.shelf.faces(short)
        for across in (False, True):
            yield faces.back(across)
            yield faces.shadow(across)
            yield faces.shadow(across, True)

    def _tiles(self, short: float) -> Iterator[object]:
        size = short, self._scene.dpr, self._scene.theme
        if size in self._sizes:
            return
        self._sizes = {size, *list(self._sizes)[-3:]}
        faces = self._scene.shelf.faces(short)
        yield from self._backs(short)
        for across in (False, True):
            yield faces.rim(across)
            yield faces.bare(1, 0, across)
            yield faces.bare(0, 0, across)

    def _paint(self, item: QGraphicsItem) -> None:
        """It and all that belongs to it, as it will stand on the screen."""
        turn = item.sceneTransform()
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
