"""Which tiles are there, as things to be moved? Those with a name, and backs without one."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsItem

from ..rules.tile import Tile, tile
from .ground import Ground
from .pointer import PointerScene
from .pose import Pose
from .shelf import Shelf
from .theme import DEFAULT, Theme
from .tile_item import TileItem

ANY_BACK = tile(0, 0)  # what a loose back stands on; its face is never drawn


class Pieces(PointerScene):
    """A scene with tiles on it, dressed in one theme for one pixel ratio.

    ``passing`` are things that are there only until the picture settles.
    """

    def __init__(self, theme: Theme = DEFAULT) -> None:
        super().__init__()
        self.theme = theme
        self.dpr = 1.0
        self.shelf = Shelf(theme, 1.0, self._ground_changed)
        self.items_by_tile: dict[Tile, TileItem] = {}
        self.loose: list[TileItem] = []
        self.passing: list[QGraphicsItem] = []
        self.ground = Ground(lambda: [*self.items_by_tile.values(), *self.loose], self.shelf)
        self.addItem(self.ground)

    def add_tile(self, one: Tile, pose: Pose) -> TileItem:
        """The item of this tile, made where it is missing."""
        item = self.items_by_tile.get(one)
        if item is None:
            item = self.items_by_tile[one] = TileItem(one, pose, self.shelf)
            self.addItem(item)
        return item

    def add_loose(self, pose: Pose, lifted: bool = False) -> TileItem:
        """A back that belongs to no tile the viewer knows."""
        pose = replace(pose, lifted=True, z=50) if lifted else pose
        item = TileItem(ANY_BACK, pose, self.shelf)
        self.loose.append(item)
        self.addItem(item)
        return item

    def drop(self, item: TileItem) -> None:
        """A loose back has arrived and is part of a hand again."""
        if item in self.loose:
            self.loose.remove(item)
            self.removeItem(item)

    def take_up(self) -> list[TileItem]:
        """All tiles lose their names, and lie where they lay until they are dropped."""
        items = [*self.items_by_tile.values()]
        self.items_by_tile.clear()
        self.loose += items
        return items

    def clear_loose(self) -> None:
        """Take away all that is only passing: backs, and words in the air."""
        for item in [*self.loose, *self.passing]:
            self.removeItem(item)
        self.loose.clear()
        self.passing.clear()

    def add_passing(self, item: QGraphicsItem) -> None:
        """Something that is there only until the picture settles."""
        self.passing.append(item)
        self.addItem(item)

    def redress(self) -> None:
        """Every tile takes its pictures from a new shelf."""
        before = self.shelf
        self.shelf = Shelf(self.theme, self.dpr, self._ground_changed, before.patient)
        self.shelf.follow(before)
        self.ground.spread(self.sceneRect(), self.shelf)
        for item in [*self.items_by_tile.values(), *self.loose]:
            item.redress(self.shelf)

    def _ground_changed(self, item: TileItem, rect: QRectF) -> None:
        """A tile was set down there, or taken up."""
        self.ground.change(item, rect)

    def removeItem(self, item: QGraphicsItem) -> None:
        if isinstance(item, TileItem):
            item.ground(False)
        super().removeItem(item)
