"""What is seen of an observation, once the thinking process has laid its tiles out?"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from ..geometry import Layout, shape_of
from ..rules.event import Event
from ..rules.move import Play
from ..rules.observation import Observation
from ..session.desk import Desk
from ..session.request import Arrange, Arranged
from ..table.seen import Seen
from ..words import Voice
from .people.names import characters_of, seat_names
from .texts import tr


@dataclass(slots=True)
class Showing:
    """A change on its way to the screen: what is asked of the worker, and for whom."""

    ticket: int
    events: tuple[Event, ...]
    serial: int
    viewer: int


def to_arrange(observation: Observation, plays: tuple[Play, ...] | None = None) -> Arrange:
    """What to ask for: where the tiles lie, and would after each of these plays, else all legal."""
    if plays is None:
        plays = tuple([move for move in observation.legal if isinstance(move, Play)])
    return Arrange(observation.line, shape_of(observation.ruleset), plays, observation.ends)


def seen_as(
    observation: Observation, arranged: Arranged, names: tuple[str, ...], voice: Voice
) -> Seen:
    """The observation with where its tiles lie, and every place where one can be laid."""
    shape = shape_of(observation.ruleset)
    edges = (shape.width, shape.height) if shape.edges else None
    previews = _each_place(arranged.previews)
    return Seen(observation, arranged.layout, names, voice, previews, edges=edges)


def seen_at(desk: Desk, viewer: int, arranged: Arranged, voice: Voice, covered: bool) -> Seen:
    """The match as it stands, as that seat sees it; where no person plays, as onlookers do."""
    people = [seat for seat, one in enumerate(desk.seated) if one.kind == "human"]
    observation = desk.observe(viewer)
    seen = replace(
        seen_as(observation, arranged, seat_names(desk.seated, tr), voice),
        covered=covered,
        thinking=observation.to_move not in (None, *people),
        points=desk.points_of(viewer) if people else {},
        characters=characters_of(desk.seated),
    )
    return seen if people else onlooking(seen, covered or observation.result is None)


def onlooking(seen: Seen, covered: bool) -> Seen:
    """The same for somebody who has no seat: nothing can be done, all hands are covered."""
    looked_at = replace(seen.observation, legal=(), fresh=())
    return replace(seen, observation=looked_at, previews={}, covered=covered, watching=True)


def _each_place(previews: Mapping[Play, Layout]) -> dict[Play, Layout]:
    """Where a host has several equal sides, the play on each of them in place of the bare one."""
    sided = {replace(play, side="") for play in previews if play.side}
    return {play: layout for play, layout in previews.items() if play not in sided}
