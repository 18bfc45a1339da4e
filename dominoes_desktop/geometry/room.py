"""How much room is left to a free face, if the picture may grow as far as it ever may?"""

from __future__ import annotations

from .board import Board, Face
from .frame import STEP, block

CELLS = 16  # that a tile takes up in rows, with the gaps round it
BEYOND = 12  # units beyond the picture that are looked at


def rooms(board: Board, limits: tuple[int, int], enough: int) -> list[int]:
    """Cells that each free face can come to with room for doubles, at most ``enough``.

    ``limits``: the largest width and height of the picture, in units.
    """
    stride, origin = board.frames.stride, board.frames.origin
    x0, y0, x1, y1 = board.box
    west, east = max(x1 - limits[0], x0 - BEYOND), min(x0 + limits[0], x1 + BEYOND)
    north, south = max(y1 - limits[1], y0 - BEYOND), min(y0 + limits[1], y1 + BEYOND)
    inner = block(east - west - 3, south - north - 3, stride) << north * stride + west + origin
    found = []
    for face in board.free:
        host = board.nodes[face.node].mask
        free = inner & ~_blocked(board.occupied ^ host, host, stride)
        spots = front = _before(face, stride, origin) & free
        while front and spots.bit_count() < 4 * enough:
            front = (front << 1 | front >> 1 | front << stride | front >> stride) & free & ~spots
            spots |= front
        found.append(min(_covered(spots, stride).bit_count(), enough))
    return found


def _covered(spots: int, stride: int) -> int:
    """All cells of the 4x4 places that have their north-west cells here."""
    wide = spots | spots << 1
    wide |= wide << 2
    tall = wide | wide << stride
    return tall | tall << 2 * stride


def _blocked(others: int, host: int, stride: int) -> int:
    """North-west cells of the 4x4 places that lie over the host or too near to others."""
    grown = others | others << 1 | others >> 1
    grown |= grown << stride | grown >> stride
    grown |= host
    grown |= grown >> 1
    grown |= grown >> 2
    grown |= grown >> stride
    return grown | grown >> 2 * stride


def _before(face: Face, stride: int, origin: int) -> int:
    """North-west cells of the 4x4 places straight before a face."""
    (ax, ay), bits = STEP[face.way], 0
    for a in range(2, 7):
        bits |= 1 << (face.y + a * ay - 2) * stride + face.x + a * ax - 2 + origin
    return bits
