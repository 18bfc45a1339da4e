"""What lies on the felt beside the tiles? The table's edge, what ties tiles together, the marks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QGraphicsItem

from ..geometry import Layout
from .marks import Marks
from .seen import Seen
from .table_rim import TableRim
from .theme import Theme
from .ties import Ties

if TYPE_CHECKING:
    from .scene import Scene


class Signs:
    """All of it. ``settle`` makes it equal what is seen."""

    def __init__(self, scene: Scene) -> None:
        self._scene = scene
        self.rim = TableRim(scene.theme)
        self.ties = Ties(scene.theme)
        self.marks = Marks(scene, scene.furniture.say_why)
        scene.addItem(self.rim)
        scene.addItem(self.ties)

    def set_theme(self, theme: Theme) -> None:
        for sign in (self.rim, self.ties, self.marks):
            sign.set_theme(theme)

    @property
    def items(self) -> list[QGraphicsItem]:
        """Everything that stands for them on the scene."""
        return [self.rim, self.ties, *self.marks.items]

    def clear(self) -> None:
        """Another table is about to be shown."""
        self.marks.clear()

    def expect(self, before: Seen | None, seen: Seen) -> None:
        """This will be seen soon: of what will be there then, what is there already stays."""
        scene = self._scene
        camera, theme = scene.aimed, scene.theme
        self.rim.spread(seen.edges, camera)
        self.ties.expect(before.layout if before else Layout(), seen.layout, camera, theme)
        self.marks.expect(seen, camera, scene.frame.scale, theme)

    def settle(self, seen: Seen) -> None:
        """Show what belongs to this, and nothing else."""
        scene = self._scene
        self.ties.settle(seen.layout, scene.aimed, scene.theme)
        self.marks.settle(seen, scene.aimed, scene.frame.scale, scene.theme)
