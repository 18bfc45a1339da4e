"""What does the table show a pointer that only passes over it? Where a tile fits, what fits an end.

Nothing here is needed to play: all of it is there without a pointer that hovers, too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt

from ..geometry import Port, ports
from ..rules.line import End
from ..rules.tile import Tile
from .reach import goes_on
from .tile_item import GhostItem

if TYPE_CHECKING:
    from .scene import Scene
    from .seen import Seen

AROUND = 1.1  # of a tile's short side: how near to a free place an end is meant
STILL = 2.0  # pixels; the system repeats where a pointer is as if it had come there
FAINT = 0.7  # how much of a ghost is seen that can't be clicked yet


class Hover:
    """What lies under the pointer: a tile of the hand, an open end, or nothing of the two."""

    def __init__(self, scene: Scene) -> None:
        self._scene = scene
        self.ghosts: list[GhostItem] = []
        self._over: Tile | End | None = None
        self._at = QPointF()
        self._known: Seen | None = None  # whose places are known
        self._places: list[tuple[Port, End]] = []

    def move(self, at: QPointF, buttons: Qt.MouseButton) -> None:
        """The pointer is there, with these buttons down; where it only rests, nothing is new."""
        if (at - self._at).manhattanLength() < STILL:
            return
        self._at = at
        over = None if buttons else self._under(at)
        if over == self._over:
            return
        self.end()
        self._over = over
        seen, scene = self._scene.seen, self._scene
        if seen is None or over is None:
            return
        if isinstance(over, End):
            scene.gestures.hand.rise({p.tile for p in seen.previews if goes_on(p, over)})
            return
        for play in seen.plays_of(over):
            ghost = GhostItem(scene.ghost_pose(seen.previews[play].laid[-1]), scene.shelf)
            ghost.setOpacity(FAINT)
            ghost.tag(seen.points_for(play), scene.frame, scene.theme)
            scene.addItem(ghost)
            self.ghosts.append(ghost)

    def rest(self, at: QPointF) -> None:
        """The pointer has acted there."""
        self._at = at
        self.end()

    def end(self) -> None:
        """The pointer is over nothing."""
        if isinstance(self._over, End):
            self._scene.gestures.hand.rise(set())
        self.forget()

    def forget(self) -> None:
        """Something else is seen, or soon will be."""
        self._over = None
        for ghost in self.ghosts:
            self._scene.removeItem(ghost)
        self.ghosts.clear()

    def _under(self, at: QPointF) -> Tile | End | None:
        scene, seen = self._scene, self._scene.seen
        hands = scene.gestures
        if seen is None or hands.locked or hands.chosen or scene.highlight == "off":
            return None
        item = hands.hand.item_at(at)
        if item is not None:
            return item.tile
        return self._end_near(seen, at) if scene.over_table(at) else None

    def _end_near(self, seen: Seen, at: QPointF) -> End | None:
        camera = self._scene.aimed
        if self._known is not seen:
            one = seen.observation
            found = ports(seen.layout, one.line, one.ends)
            self._places = [(port, end) for end, free in found.items() for port in free]
            self._known = seen
        near = [
            ((QPointF(*camera.at(port.x, port.y)) - at).manhattanLength(), end)
            for port, end in self._places
        ]
        away, end = min(near, default=(float("inf"), None))
        return end if away <= AROUND * camera.short else None
