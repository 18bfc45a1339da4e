"""How do the tiles glide that lie already, where a new one makes the picture another?

Where the camera steps back all of them go the same way: one picture of them does, since two hundred
tiles that move themselves cost a frame more than it has.
"""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QPointF, Qt
from PySide6.QtWidgets import QGraphicsPixmapItem

from ..rules.tile import Tile
from .motion import course, shift
from .pose import Pose
from .scene import Scene
from .tile_item import TileItem

MANY = 16  # tiles that go the same way, from which on one picture of them does
NEAR = 1.5  # pixels by which they may come to lie elsewhere than the picture

Moved = dict[TileItem, Pose]


def reflow(
    scene: Scene, poses: Mapping[Tile, Pose], but: Tile, ms: float
) -> list[QAbstractAnimation]:
    """All that lie, but for that tile, slide to where the picture now wants them."""
    moved = {
        item: poses[tile]
        for tile, item in scene.items_by_tile.items()
        if tile in poses and tile != but and item.pose != poses[tile]
    }
    alike, size, way = _alike(moved)
    alone = [shift(item, to, ms) for item, to in moved.items() if item not in alike]
    return [*alone, _as_one(scene, alike, size, way, ms)] if alike else alone


def _alike(moved: Moved) -> tuple[Moved, float, QPointF]:
    """Those that lie the same way round and go the same way: so much larger, and so far."""
    lying = {
        item: to
        for item, to in moved.items()
        if item.grounded and (item.pose.across, item.pose.first) == (to.across, to.first)
    }
    if len(lying) < MANY:
        return {}, 1.0, QPointF()
    size = _median([to.short / item.pose.short for item, to in lying.items()])
    ways = {item: QPointF(to.x, to.y) - item.pos() * size for item, to in lying.items()}
    way = QPointF(
        _median([one.x() for one in ways.values()]), _median([one.y() for one in ways.values()])
    )
    alike = {
        item: to
        for item, to in lying.items()
        if (ways[item] - way).manhattanLength() < NEAR
        and abs(to.short / item.pose.short - size) < 0.001
    }
    return (alike, size, way) if len(alike) >= MANY else ({}, 1.0, QPointF())


def _as_one(scene: Scene, alike: Moved, size: float, way: QPointF, ms: float) -> QAbstractAnimation:
    """One picture of these tiles glides in their place."""
    pixmap, start = scene.ground.picture_of(alike, scene.dpr)
    picture = QGraphicsPixmapItem(pixmap)
    picture.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
    picture.setZValue(scene.ground.zValue())
    picture.setPos(start)
    scene.add_passing(picture)
    for item in alike:
        item.ground(False)
        item.setVisible(False)

    def step(done: float) -> None:
        grown = 1.0 + (size - 1.0) * done
        picture.setScale(grown)
        picture.setPos(start * grown + way * done)

    def rest() -> None:
        picture.setVisible(False)
        for item, to in alike.items():
            item.apply(to)
            item.setVisible(True)

    return course(ms, step, QEasingCurve.Type.InOutCubic, rest)


def _median(values: list[float]) -> float:
    """Of one value at least. The standard library's brings decimals and fractions along."""
    found, half = sorted(values), len(values) // 2
    return found[half] if len(values) % 2 else (found[half - 1] + found[half]) / 2
