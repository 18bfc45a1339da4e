"""How are the places of a lifted tile numbered, and which of them is the chosen one?"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from ..rules.move import Play
from ..rules.tile import Tile
from ..words import Voice
from .badge import Badge, Number
from .reach import CROWD
from .tile_item import GhostItem

if TYPE_CHECKING:
    from .scene import Scene


def in_order(ghosts: Mapping[Play, GhostItem]) -> list[Play]:
    """From left to right, and from above where they lie above each other."""
    return sorted(ghosts, key=lambda play: (ghosts[play].pose.x, ghosts[play].pose.y))


def number_places(scene: Scene, places: Sequence[Play], chosen: Play | None) -> None:
    """Each of these places shows its number, the chosen one stands out; no other has a number."""
    for play, ghost in scene.ghosts.items():
        number = places.index(play) + 1 if play in places else 0
        if ghost.number is not None and ghost.number.number != number:
            scene.removeItem(ghost.number)
            ghost.number = None
        if number and ghost.number is None:
            ghost.number = Number(number, scene.theme, ghost)
            ghost.number.setScale(scene.frame.text)
            ghost.number.setPos(_beside(scene, play, ghost))
        if ghost.number is not None:
            ghost.number.choose(play == chosen)
        if chosen is not None:
            ghost.set_near(play == chosen, crowded=len(scene.ghosts) > CROWD)


def choice_says(
    voice: Voice, tile: Tile, places: int, by_key: bool, tr: Callable[[str], str]
) -> str:
    """What can be done with a chosen tile that fits in so many places: by key, or by the mouse."""
    if places == 1 and by_key:
        text = tr("{tile} fits in one place: Enter plays it there")
    elif places == 1:
        text = tr("{tile} fits in one place: click it there, or drag the tile")
    elif by_key:
        text = tr("{tile} fits in {count} places: choose by number or arrow, then Enter")
    else:
        text = tr("{tile} fits in {count} places: choose one")
    said = text.format(tile=voice.tile(tile), count=places)
    return said[:1].upper() + said[1:]


def _beside(scene: Scene, play: Play, ghost: GhostItem) -> QPointF:
    """On the ghost's edge that points away from what it is joined to, where no points stand; below
    a first tile.
    """
    assert scene.seen is not None
    laid = scene.seen.previews[play].laid[-1]
    (one, two), face = laid.halves, ghost.face_rect()
    right, down = two.x - one.x, two.y - one.y
    if laid.tile.double and laid.host is not None:  # it may lie across: away from its host
        x0, y0, x1, y1 = scene.seen.previews[play].of(laid.host).rect
        right, down = one.x + two.x - x0 - x1, one.y + two.y - y0 - y1
    if laid.host is None:
        right, down = 0, 1
    points = [item.x() for item in ghost.childItems() if isinstance(item, Badge)]
    if abs(right) > abs(down) and not any(x * right > 0 for x in points):
        return QPointF(face.right() if right > 0 else face.left(), 0)
    return QPointF(0, face.bottom() if down > 0 else face.top())
