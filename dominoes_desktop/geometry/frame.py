"""In which ways may a tile lie against a free face?

The table of placements, in a face's own frame: ``a`` along the way out, ``c`` across, to the right.
``frames`` turns it into bit masks for the four ways, which is all that the search looks at. More
kinds of tiles and faces are more rows here. A hub is a first double drawn double-size, 4x8 units:
three faces of two units, a unit apart, on each of its long sides. Past its corner faces there is
nothing, so a tile may turn that way there, and a double lies further out than its neighbours.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

WAYS = "eswn"  # a way is its index here; one more is a turn to the right
STEP = ((1, 0), (0, 1), (-1, 0), (0, -1))
END, PAST_DOUBLE, SPINNER, HUB, HUB_LEFT, HUB_RIGHT = range(6)
KINDS = ("end", "past-double", "spinner", "hub", "hub", "hub")
HUBS = (HUB, HUB_LEFT, HUB_RIGHT)


@dataclass(frozen=True, slots=True)
class Placement:
    """``rect`` and the middles of the halves as a, c; ``exits`` as a, c, turn, kind.

    The first exit is the one along the line; those after it open where the double spins.
    ``cost``, in points, is what a straight line is worth against it. ``on``: the kinds of face it
    may lie at.
    """

    name: str
    rect: tuple[int, int, int, int]
    halves: tuple[tuple[int, int], tuple[int, int]]
    exits: tuple[tuple[int, int, int, int], ...]
    cost: int
    on: tuple[int, ...]
    double: bool = False


PLACEMENTS = (
    Placement(
        "straight",
        (0, -1, 4, 1),
        ((1, 0), (3, 0)),
        ((4, 0, 0, END),),
        0,
        (END, PAST_DOUBLE, SPINNER, *HUBS),
    ),
    Placement(
        "front-right",
        (0, -1, 2, 3),
        ((1, 0), (1, 2)),
        ((1, 3, 1, END),),
        10,
        (END, SPINNER, HUB_RIGHT),
    ),
    Placement(
        "front-left",
        (0, -3, 2, 1),
        ((1, 0), (1, -2)),
        ((1, -3, 3, END),),
        10,
        (END, SPINNER, HUB_LEFT),
    ),
    Placement("side-right", (-2, 1, 0, 5), ((-1, 2), (-1, 4)), ((-1, 5, 1, END),), 22, (END,)),
    Placement("side-left", (-2, -5, 0, -1), ((-1, -2), (-1, -4)), ((-1, -5, 3, END),), 22, (END,)),
    Placement(
        "double",
        (0, -2, 2, 2),
        ((1, -1), (1, 1)),
        ((2, 0, 0, PAST_DOUBLE), (1, -2, 3, SPINNER), (1, 2, 1, SPINNER)),
        0,
        (END, PAST_DOUBLE, SPINNER, HUB),
        double=True,
    ),
    Placement(
        "double-right",
        (0, -1, 2, 3),
        ((1, 0), (1, 2)),
        ((2, 1, 0, PAST_DOUBLE),),
        0,
        (HUB_RIGHT,),
        double=True,
    ),
    Placement(
        "double-left",
        (0, -3, 2, 1),
        ((1, 0), (1, -2)),
        ((2, -1, 0, PAST_DOUBLE),),
        0,
        (HUB_LEFT,),
        double=True,
    ),
)

OPEN = Placement("open", (0, -2, 6, 2), ((1, 0), (3, 0)), ((6, 0, 0, END),), 0, ())


class Fit(NamedTuple):
    """A placement against a face of one way, ready to be moved to the face's place.

    The rectangle is relative to the face. ``mask`` and ``grown`` (by a unit all round) are to be
    shifted to the bit of the tile's, or the grown tile's, north-west corner. The next face is at
    ex, ey, its way ``way``. ``cost`` is in hundredths of a point.
    """

    x0: int
    y0: int
    x1: int
    y1: int
    mask: int
    grown: int
    ex: int
    ey: int
    way: int
    cost: int
    placement: int


class Frames(NamedTuple):
    """The table for a grid ``stride`` cells wide: ``singles[kind][way]``, ``doubles[kind][way]``.

    The cell east and south of (x, y) is bit ``y * stride + x + origin``. ``open[way]``: what a
    double and a single after it take up straight before a face; with it free nothing is starved.
    """

    stride: int
    origin: int
    singles: tuple[tuple[tuple[Fit, ...], ...], ...]
    doubles: tuple[tuple[tuple[Fit, ...], ...], ...]
    open: tuple[Fit, ...]


def turned(a: int, c: int, way: int) -> tuple[int, int]:
    """A point of a face's frame as x, y from the face."""
    (ax, ay), (cx, cy) = STEP[way], STEP[(way + 1) % 4]
    return a * ax + c * cx, a * ay + c * cy


def block(width: int, height: int, stride: int) -> int:
    """A rectangle of cells as bits, its north-west corner at bit 0; 0 if it has no cells."""
    row, mask = (1 << max(width, 0)) - 1, 0
    for y in range(height):
        mask |= row << y * stride
    return mask


def _fit(one: Placement, index: int, way: int, stride: int) -> Fit:
    a0, c0, a1, c1 = one.rect
    (xa, ya), (xb, yb) = turned(a0, c0, way), turned(a1, c1, way)
    x0, x1, y0, y1 = min(xa, xb), max(xa, xb), min(ya, yb), max(ya, yb)
    mask = block(x1 - x0, y1 - y0, stride)
    grown = block(x1 - x0 + 2, y1 - y0 + 2, stride)
    a, c, turn, _ = one.exits[0]
    ex, ey = turned(a, c, way)
    return Fit(x0, y0, x1, y1, mask, grown, ex, ey, (way + turn) % 4, 100 * one.cost, index)


@cache
def frames(width: int, height: int) -> Frames:
    """The table for a picture that never grows beyond width x height units."""
    stride = 2 * width + 32

    def fits(double: bool) -> tuple[tuple[tuple[Fit, ...], ...], ...]:
        return tuple(
            tuple(
                tuple(
                    _fit(one, index, way, stride)
                    for index, one in enumerate(PLACEMENTS)
                    if one.double is double and kind in one.on
                )
                for way in range(4)
            )
            for kind in range(len(KINDS))
        )

    origin = (height + 16) * stride + width + 16
    ahead = tuple([_fit(OPEN, -1, way, stride) for way in range(4)])
    return Frames(stride, origin, fits(False), fits(True), ahead)
