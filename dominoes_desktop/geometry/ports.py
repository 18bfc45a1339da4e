"""Which places of the table are free, and where are they?"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace

from ..rules.line import End, Line
from .board import sides_of
from .frame import KINDS, SPINNER, WAYS
from .layout import Layout, Port, Shape
from .plain import rebuilt


def ports(
    layout: Layout, line: Line, ends: Iterable[End] | None = None
) -> dict[End, tuple[Port, ...]]:
    """The free faces of a layout of this line, by the end that the law calls them.

    A first double has two under one end, the eastern first, a hub six. ``ends`` are the law's free
    places, each as often as it is free; without them no spinner's short side is listed.
    """
    if not layout.laid:
        return {}
    spins = "star6" if layout.laid[0].scale > 1 else "all"
    west, north, east, south = layout.bounds
    wide, high = (east - west) // 32 * 32 + 32, (south - north) // 32 * 32 + 32
    board = rebuilt(layout, line, Shape(wide, high, spins=spins), 0)
    found: dict[End, list[tuple[Port, str]]] = {}
    for face in board.free:
        if ends is None and face.kind == SPINNER:
            continue
        end = End(board.nodes[face.node].joined.tile, face.pips)
        port = Port(face.x, face.y, WAYS[face.way], KINDS[face.kind])
        found.setdefault(end, []).append((port, sides_of(face)))
    free = None if ends is None else Counter(ends)
    return {
        end: _named(some if free is None else some[: free[end]])
        for end, some in found.items()
        if free is None or end in free
    }


def _named(some: list[tuple[Port, str]]) -> tuple[Port, ...]:
    """Each with a letter that means it and none before it, where there are several."""
    before, named = "", []
    for port, letters in some:
        side = next((one for one in letters if one not in before), "") if len(some) > 1 else ""
        before += letters
        named.append(replace(port, side=side))
    return tuple(named)
