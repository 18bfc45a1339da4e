"""What is shown? Everything that the picture is made of, from one seat's point of view."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from ..geometry import Layout
from ..rules.event import Event, TileDrawn
from ..rules.move import Play
from ..rules.observation import Observation
from ..rules.tile import Tile
from ..words import Voice


@dataclass(frozen=True, slots=True)
class Seen:
    """An observation, where its tiles lie, and who sits where.

    ``previews`` has the layout after each play that can be made now; a play on a double with
    several equal free sides stands there once for each side. ``covered`` hides the own hand
    while the table is passed to another person. ``thinking`` says that a computer player is
    at it, ``watching`` that no seat is the viewer's. ``points`` is what a play would score
    at once, for those that would. ``edges`` are width and height, in units, of a table whose
    edge is part of the rules. ``characters``: each seat's, "" for none, () where nobody has one.
    """

    observation: Observation
    layout: Layout
    names: tuple[str, ...]
    voice: Voice
    previews: Mapping[Play, Layout] = field(default_factory=dict)
    covered: bool = False
    thinking: bool = False
    watching: bool = False
    points: Mapping[Play, int] = field(default_factory=dict)
    edges: tuple[int, int] | None = None
    characters: tuple[str, ...] = ()

    @property
    def choosing(self) -> bool:
        """Is the viewer to say who of his side leads?"""
        one = self.observation
        mine = one.seat in one.leaders and 1 < len(one.leaders) < one.seats
        return mine and not self.covered and not self.watching

    def told(self, event: Event) -> Event:
        """The event as it may be spoken of here: onlookers don't hear what a seat has drawn."""
        if self.watching and isinstance(event, TileDrawn):
            return replace(event, tile=None)
        return event

    def plays_of(self, tile: Tile) -> list[Play]:
        """Every place for this tile now, in a fixed order."""
        return [play for play in self.previews if play.tile == tile]

    def points_for(self, play: Play) -> int:
        """What that play would score at once."""
        return self.points.get(replace(play, side=""), 0)

    def drawn_fits(self) -> list[Tile]:
        """The tiles drawn in this turn that can be laid now."""
        return [tile for tile in self.observation.fresh if self.plays_of(tile)]

    def playable(self) -> set[Tile]:
        """The tiles of the hand that can be laid now."""
        return {play.tile for play in self.previews}
