"""Where does the line lie, and where would it after each play that is possible?"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from ..geometry import Layout, Shape, ports
from ..geometry.arrange import arrange
from ..rules.line import End, Joined, Line
from ..rules.move import Play
from .request import Arrange, Arranged

Known = dict[tuple[Line, Shape], Layout]
KEPT = 400  # layouts remembered: several turns with all that was possible in them


def arranged(request: Arrange, known: Known, done: Callable[[], object] = bool) -> Arranged:
    """The layouts asked for. ``known`` remembers them: a tile is added to what lies already.

    ``done`` is called with each tile that lies.
    """
    line, shape = request.line, request.shape
    layout = _layout(line, shape, known, done)
    previews: dict[Play, Layout] = {}
    for play in request.previews:
        for one in (play, *_sided(play, request, layout)):
            longer = *line, joined(one, request.ends)
            previews[one] = _layout(longer, shape, known, done)
    return Arranged(layout, previews)


def joined(play: Play, ends: tuple[End, ...] = ()) -> Joined:
    """The play as it stands in a line: what the law makes of it.

    ``ends``, the free places, tell which half of the host is meant where it is not the equal one.
    """
    host = play.host
    if host is None:
        return Joined(play.tile, play.inner)
    half = play.half
    if half is None:
        half = host.high if host.double else play.inner
        free = {end.pips for end in ends if end.host == host and end.arm == play.arm}
        if half not in free and len(free) == 1:
            half = free.pop()
    return Joined(play.tile, play.inner, host, half, play.side, play.arm, play.spot)


def _sided(play: Play, request: Arrange, layout: Layout) -> list[Play]:
    """The same play once for each of several equal free sides of its host."""
    if play.host is None or play.side or play.spot:
        return []
    end = End(play.host, joined(play, request.ends).half, play.arm)
    free = ports(layout, request.line, request.ends or None).get(end, ())
    sides = [port.side for port in free if port.side]
    return [replace(play, side=side) for side in sides] if len(free) > 1 else []


def _layout(line: Line, shape: Shape, known: Known, done: Callable[[], object]) -> Layout:
    """Found in ``known`` or put there; built on the longest beginning that is known."""
    found = known.get((line, shape))
    if found is None:
        at = len(line) - 1
        while at > 0 and (line[:at], shape) not in known:
            at -= 1
        before = known.get((line[:at], shape)) if at > 0 else None
        while len(known) >= KEPT:
            del known[next(iter(known))]
        for count in range(len(line) if shape.edges else at + 1, len(line)):
            before = arrange(line[:count], shape, before)
            done()
        found = known[line, shape] = arrange(line, shape, before)
        done()
    return found
