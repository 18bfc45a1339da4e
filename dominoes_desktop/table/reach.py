"""Which place of the table is meant by a point?"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QPointF

from ..geometry import ports
from ..rules.line import End
from ..rules.move import Play
from .camera import Camera
from .seen import Seen
from .tile_item import GhostItem

SNAP = 40.0  # logical pixels around a ghost within which a release takes it
CROWD = 4  # ghosts of one tile beyond which the others step back from the one that is meant
CLICK = 8.0  # the same for a click


def nearest(
    ghosts: Mapping[Play, GhostItem], points: Iterable[QPointF], reach: float = SNAP
) -> Play | None:
    """The ghost within ``reach`` of one of these points; of several the nearest by its middle."""
    best: tuple[float, Play] | None = None
    for play, ghost in ghosts.items():
        middle = QPointF(ghost.pose.x, ghost.pose.y)
        for point in points:
            away = (middle - point).manhattanLength()
            if gap(ghost, point) <= reach and (best is None or away < best[0]):
                best = away, play
    return best[1] if best else None


def meant(ghosts: Mapping[Play, GhostItem], points: Iterable[QPointF]) -> Play | None:
    """The nearest of them, which stands out; where there are many, the others step back."""
    near = nearest(ghosts, points)
    for play, ghost in ghosts.items():
        ghost.set_near(play == near, near is not None and len(ghosts) > CROWD)
    return near


def gap(ghost: GhostItem, at: QPointF) -> float:
    """Distance of a point from a ghost's face in logical pixels, 0 on it."""
    rect = ghost.face_rect().translated(ghost.pose.x, ghost.pose.y)
    dx = max(rect.left() - at.x(), 0.0, at.x() - rect.right())
    dy = max(rect.top() - at.y(), 0.0, at.y() - rect.bottom())
    return float((dx * dx + dy * dy) ** 0.5)


def end_at(seen: Seen, camera: Camera, at: QPointF, reach: float) -> End | None:
    """The open end whose free place lies within ``reach`` logical pixels of a point, if any."""
    near: tuple[float, End] | None = None
    found = ports(seen.layout, seen.observation.line, seen.observation.ends)
    for end, places in found.items():
        for port in places:
            away = (QPointF(*camera.at(port.x, port.y)) - at).manhattanLength()
            if away <= reach and (near is None or away < near[0]):
                near = away, end
    return near[1] if near else None


def goes_on(play: Play, end: End) -> bool:
    """Is it this end that the play is joined to?"""
    if play.host != end.host or play.arm != end.arm:
        return False
    half = play.half
    if half is None:
        half = end.host.high if end.host.double else play.inner
    return half == end.pips
