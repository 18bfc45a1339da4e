"""With which words do the table's things stand for themselves, and where are they seen?"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsItem

from ...geometry import Laid
from ...rules.move import Play
from ...rules.tile import Tile
from ...table.scene import Scene
from ...table.seen import Seen
from ...words.aloud import (
    boneyard_says,
    end_says,
    ends_in_order,
    line_says,
    place_says,
    seat_says,
    tile_says,
)
from ...words.speaker import Speaker
from ..texts import tr
from .mirror import Thing


def hand_things(scene: Scene, seen: Seen, speaker: Speaker) -> list[Thing]:
    """The own hand as it stands in the rack; nothing while it is covered."""
    if seen.covered or seen.watching:
        return []
    fits = fitting(seen)
    mine = bool(seen.observation.legal)
    return [
        Thing(tile_says(speaker, tile, fits.get(tile, 0) if mine else None), _of(scene, tile))
        for tile in scene.rack_slots
    ]


def fitting(seen: Seen) -> Mapping[Tile, int]:
    """At how many places each tile can be laid now."""
    return Counter([play.tile for play in seen.previews])


def place_things(scene: Scene, seen: Seen, speaker: Speaker, places: Sequence[Play]) -> list[Thing]:
    """Where the lifted tile may be laid, by number."""
    text = tr("Place {number} of {count}: {where}")
    return [
        Thing(
            text.format(number=at, count=len(places), where=where),
            _bounds(scene.ghosts[play]),
        )
        for at, (play, where) in enumerate(
            zip(places, wheres(seen, speaker, places), strict=True), start=1
        )
    ]


def wheres(seen: Seen, speaker: Speaker, places: Sequence[Play]) -> list[str]:
    """Each place in words; how the tile would lie where two are else the same."""
    bare = [place_says(speaker, seen.observation, play, "", 0) for play in places]
    return [
        place_says(
            speaker,
            seen.observation,
            play,
            _way(seen.previews[play].laid[-1]) if bare.count(words) > 1 else "",
            seen.points_for(play),
        )
        for play, words in zip(places, bare, strict=True)
    ]


def _way(laid: Laid) -> str:
    """Where its free half points; of a double, how it lies."""
    one, two = laid.halves
    right, down = two.x - one.x, two.y - one.y
    if laid.tile.double:
        return "across" if right else "upright"
    if right:
        return "e" if right > 0 else "w"
    return "s" if down > 0 else "n"


def button_things(scene: Scene, seen: Seen, speaker: Speaker) -> list[Thing]:
    """The buttons beside the sentence."""
    furniture, drawn = scene.furniture, seen.drawn_fits()
    play = tr("Play {tile}").format(tile=speaker.tile(drawn[0])) if drawn else ""
    return [
        Thing(play if button is furniture.play_button else button.text, button.sceneBoundingRect())
        for button in furniture.pill.buttons
    ]


def line_things(scene: Scene, seen: Seen, speaker: Speaker) -> list[Thing]:
    """The tiles on the table, from left to right, then along each arm."""
    return [Thing(words, _of(scene, tile)) for tile, words in line_says(speaker, seen.observation)]


def end_things(scene: Scene, seen: Seen, speaker: Speaker) -> list[Thing]:
    """The open ends, where their tiles lie."""
    one = seen.observation
    ends = [] if one.result is not None or not one.line else ends_in_order(one)
    return [Thing(end_says(speaker, one, end), _of(scene, end.host)) for end in ends]


def around_things(scene: Scene, seen: Seen, speaker: Speaker) -> list[Thing]:
    """Who sits at the table, and the boneyard."""
    furniture, one = scene.furniture, seen.observation
    things = [
        Thing(seat_says(speaker, one, plate.seat), plate.mapRectToScene(plate.glass))
        for plate in furniture.plates
    ]
    heap = Thing(boneyard_says(speaker, one), _bounds(furniture.heap))
    return [*things, heap]


def _of(scene: Scene, tile: Tile) -> QRectF:
    item = scene.items_by_tile.get(tile)
    return QRectF() if item is None else item.mapRectToScene(item.face_rect())


def _bounds(item: QGraphicsItem) -> QRectF:
    return item.sceneBoundingRect() if item.isVisible() else QRectF(QPointF(), QPointF())
