"""What lies on the felt beside the tiles? The table's edge, what ties tiles together, the marks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QGraphicsItem

from ..geometry import Layout, Port
from .marks import Marks
from .seen import Seen
from .sockets import Sockets, free_places
from .table_rim import TableRim
from .theme import Theme
from .ties import Ties
from .tile_item import FAR, GHOST_Z

if TYPE_CHECKING:
    from .scene import Scene


class Signs:
    """All of it. ``settle`` makes it equal what is seen."""

    def __init__(self, scene: Scene) -> None:
        self._scene = scene
        self.rim = TableRim(scene.theme)
        self.ties = Ties(scene.theme)
        self.promised = Ties(scene.theme)  # what would tie the ghosts that are shown
        self.promised.setZValue(GHOST_Z + 0.1)
        self.promised.setOpacity(FAR)
        self.sockets = Sockets(scene.theme)
        self.marks = Marks(scene, scene.furniture.say_why)
        for item in (self.rim, self.ties, self.promised, self.sockets):
            scene.addItem(item)

    def set_theme(self, theme: Theme) -> None:
        for sign in (self.rim, self.ties, self.promised, self.sockets, self.marks):
            sign.set_theme(theme)

    @property
    def items(self) -> list[QGraphicsItem]:
        """Everything that stands for them on the scene."""
        return [self.rim, self.ties, self.promised, self.sockets, *self.marks.items]

    def clear(self) -> None:
        """Another table is about to be shown."""
        self.marks.clear()
        if self._scene.camera is not None:
            self.sockets.settle((), self._scene.camera)

    def promise(self, layouts: Sequence[Layout]) -> None:
        """Ghosts are shown as the last tile of each of these layouts, or none any more."""
        scene = self._scene
        if layouts or self.promised.threads:
            self.promised.promise(layouts, scene.aimed, scene.theme)

    def _free(self, seen: Seen) -> tuple[Port, ...]:
        return () if self._scene.highlight == "off" else free_places(seen)

    def expect(self, before: Seen | None, seen: Seen) -> None:
        """This will be seen soon: of what will be there then, what is there already stays."""
        scene = self._scene
        camera, theme = scene.aimed, scene.theme
        self.rim.spread(seen.edges, camera)
        self.ties.expect(before.layout if before else Layout(), seen.layout, camera, theme)
        self.sockets.expect(self._free(seen), camera)
        self.marks.expect(seen, camera, scene.frame, theme)

    def settle(self, seen: Seen) -> None:
        """Show what belongs to this, and nothing else."""
        scene = self._scene
        self.ties.settle(seen.layout, scene.aimed, scene.theme)
        self.sockets.settle(self._free(seen), scene.aimed)
        self.marks.settle(seen, scene.aimed, scene.frame, scene.theme)
