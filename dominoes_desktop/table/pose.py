"""Where does each tile lie in the window, and which way round?"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from ..geometry import Laid, Layout
from ..rules.tile import Tile
from .area import BETWEEN, RAISED, Frame, abreast
from .camera import Camera, middle

RACK_Z = 10  # tiles on the felt are drawn below this, those in the rack above
ROWS = 3


@dataclass(frozen=True, slots=True)
class Pose:
    """A tile's middle and look. ``first`` is the west or north half, ``short`` its short side."""

    x: float
    y: float
    first: int
    second: int
    across: bool
    short: float
    up: bool = True
    rim: bool = False
    lifted: bool = False
    z: float = 0.0

    @property
    def grounded(self) -> bool:
        """Does it lie on the felt, so that its shadow is below all other tiles?"""
        return self.z < RACK_Z and self.up and not (self.lifted or self.rim)


def turning(before: Pose, to: Pose) -> float:
    """Degrees, clockwise, by which ``to`` has to be turned to have its halves as ``before`` has."""
    if before.across == to.across:
        swapped = (before.first, before.second) == (to.second, to.first)
        return 180.0 if swapped and to.first != to.second else 0.0
    quarter = -90.0 if before.across else 90.0
    return quarter if before.first == to.first else -quarter


def lying(laid: Laid, camera: Camera, z: float = 0.0) -> Pose:
    """The pose of a tile on the table."""
    one, two = laid.halves
    across = one.y == two.y
    if (two.x, two.y) < (one.x, one.y):
        one, two = two, one
    x, y = camera.at(*middle(laid))
    return Pose(x, y, one.pips, two.pips, across, camera.short * laid.scale, z=z)


def on_table(layout: Layout, camera: Camera) -> dict[Tile, Pose]:
    """The poses of all tiles on the table; those further north are drawn first."""
    poses = {laid.tile: lying(laid, camera) for laid in layout.laid}
    north = sorted(poses, key=lambda tile: (poses[tile].y, poses[tile].x))
    return {tile: replace(poses[tile], z=1 + rank / 256) for rank, tile in enumerate(north)}


def in_rack(
    hand: Sequence[Tile],
    playable: set[Tile],
    covered: bool,
    frame: Frame,
    dpr: float,
    rims: bool = True,
) -> dict[Tile, Pose]:
    """The poses of a hand in the rack, none on another; in as many rows as make it largest.

    Playable tiles stand higher, and with ``rims`` carry one.
    """
    if not hand:
        return {}
    rows = rows_of(len(hand), frame, dpr)
    short = _short(len(hand), rows, frame, dpr)
    pitch, _ = abreast(len(hand), rows, frame.rack.w, frame.scale)
    each = -(-len(hand) // rows)
    apart = frame.row or 2 * short + (BETWEEN + RAISED) * frame.scale
    poses = {}
    for index, tile in enumerate(hand):
        row, column = divmod(index, each)
        wide = min(each, len(hand) - row * each)
        x = frame.rack.centre[0] + (column - (wide - 1) / 2) * pitch
        y = frame.floors[-1] - short - (rows - 1 - row) * apart
        rises = tile in playable and not covered
        if rises:
            y -= RAISED * frame.scale
        poses[tile] = Pose(
            round(x * dpr) / dpr, round(y * dpr) / dpr, tile.high, tile.low, False, short,
            up=not covered, rim=rims and rises, z=20 + index / 64,
        )  # fmt: skip
    return poses


def rows_of(tiles: int, frame: Frame, dpr: float) -> int:
    """In how many rows so many tiles stand: as the rack was made, else as makes them largest."""
    if len(frame.floors) > 1:
        return len(frame.floors)
    return max(range(1, ROWS + 1), key=lambda rows: (_short(tiles, rows, frame, dpr), -rows))


def _short(tiles: int, rows: int, frame: Frame, dpr: float) -> float:
    """Short side of so many tiles, an even number of device pixels; room is left to rise."""
    _, wide = abreast(tiles, rows, frame.rack.w, frame.scale)
    if frame.row:
        high = (frame.row - (RAISED + BETWEEN) * frame.scale) / 2
        return max(8.0, int(min(wide, high) * dpr / 2 + 1e-6) * 2 / dpr)
    room = frame.floors[-1] - frame.pill.bottom - RAISED * frame.scale * rows
    high = (room - (rows - 1) * BETWEEN * frame.scale) / (2 * rows)
    return max(8.0, int(min(wide, high) * dpr / 2 + 1e-6) * 2 / dpr)
