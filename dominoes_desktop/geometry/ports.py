"""Which places of the table are free, and where are they?"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from ..rules.line import End, Line
from .frame import KINDS, WAYS
from .layout import Layout, Port, Shape
from .plain import rebuilt


def ports(
    layout: Layout, line: Line, ends: Iterable[End] | None = None
) -> dict[End, tuple[Port, ...]]:
    """The free faces of a layout of this line, by the end that the law calls them.

    A first double has two under one end, the eastern first. ``ends`` are the law's free places,
    each as often as it is free; without them the line is taken to branch nowhere.
    """
    if not layout.laid:
        return {}
    spins = "none" if ends is None else "all"
    west, north, east, south = layout.bounds
    wide, high = (east - west) // 32 * 32 + 32, (south - north) // 32 * 32 + 32
    board = rebuilt(layout, line, Shape(wide, high, spins=spins), 0)
    found: dict[End, tuple[Port, ...]] = {}
    for face in board.free:
        end = End(board.nodes[face.node].joined.tile, face.pips)
        port = Port(face.x, face.y, WAYS[face.way], KINDS[face.kind])
        found[end] = (*found.get(end, ()), port)
    if ends is None:
        return found
    free = Counter(ends)
    return {end: some[: free[end]] for end, some in found.items() if end in free}
