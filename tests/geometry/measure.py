"""How large, how calm and how clean do whole sets lie? Figures of stress rounds.

    python -m tests.geometry.measure GAME ROUNDS [FIRST]

prints them for GAME: line, all_fives, doubles or super, and ROUNDS seeds from FIRST on. Two
viewports: all of a window of 1280x720 but a margin of 32 pixels, and the felt of such a window as
it is with two seats.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from random import Random
from statistics import median
from time import process_time

from dominoes_desktop.games.all_fives import ALL_FIVES
from dominoes_desktop.games.block import BLOCK
from dominoes_desktop.games.doubles import DOUBLES
from dominoes_desktop.games.super import SUPER
from dominoes_desktop.geometry import Layout, Shape, shape_of
from dominoes_desktop.geometry.arrange import arrange
from dominoes_desktop.rules.line import Line
from dominoes_desktop.table.area import frame
from tests.geometry.checker import complaints
from tests.geometry.lines import stress

Rect = tuple[int, int, int, int]
GAMES = {"line": BLOCK, "all_fives": ALL_FIVES, "doubles": DOUBLES, "super": SUPER}
VIEWPORT = (1280 - 2 * 32, 720 - 2 * 32)
MANY = 60  # tiles of Super that are on the table in a long real round


@dataclass(frozen=True, slots=True)
class Measured:
    """Of one round: the bounds at its end and with MANY tiles, counts, complaints in words."""

    bounds: Rect
    many: Rect | None
    tiles: int
    moved: int
    touching: int
    tied: int
    wrong: tuple[str, ...]
    seconds: tuple[float, ...] = ()


def short_side(bounds: Rect, viewport: tuple[float, float]) -> float:
    """A tile's short side in pixels where these bounds fill the viewport."""
    wide, high = bounds[2] - bounds[0], bounds[3] - bounds[1]
    return 2 * min(viewport[0] / wide, viewport[1] / high)


def moved(before: Layout, after: Layout) -> int:
    """Tiles that lie elsewhere than before."""
    return sum(a.halves != b.halves for a, b in zip(before.laid, after.laid, strict=False))


def measured(line: Line, shape: Shape, clock: Callable[[], float] = lambda: 0.0) -> Measured:
    """One round, laid tile by tile."""
    found, seconds = [Layout()], []
    for count in range(1, len(line) + 1):
        start = clock()
        found.append(arrange(line[:count], shape, found[-1]))
        seconds.append(clock() - start)
    last = found[-1]
    return Measured(
        last.bounds,
        found[MANY].bounds if len(found) > MANY else None,
        len(line),
        sum(moved(*pair) for pair in pairwise(found)),
        sum(laid.touching for laid in last.laid),
        sum(laid.tied for laid in last.laid),
        tuple(complaints(last, line, shape)),
        tuple(seconds),
    )


def told(rounds: list[Measured]) -> str:
    """The figures in lines of words."""
    tiles = sum(one.tiles for one in rounds)
    times = sorted(second for one in rounds for second in one.seconds)
    share = sum(bool(one.touching or one.tied) for one in rounds)
    lines = [
        f"{len(rounds)} rounds, {tiles} tiles, {sum(bool(one.wrong) for one in rounds)} wrong, "
        f"{share} touching or tied ({sum(bool(one.tied) for one in rounds)} tied)",
        f"moved a tile {sum(one.moved for one in rounds) / tiles:.3f}, "
        f"{sum(not one.moved for one in rounds)} rounds with none; "
        f"{1000 * sum(times) / tiles:.0f} ms a tile, worst {times[-1]:.1f} s",
    ]
    felts = {f"felt of {seats}": (frame(1280, 720, seats).felt) for seats in (2, 4)}
    viewports = {"viewport": VIEWPORT} | {name: (box.w, box.h) for name, box in felts.items()}
    for name, viewport in viewports.items():
        ends = sorted(short_side(one.bounds, viewport) for one in rounds)
        many = sorted(short_side(one.many, viewport) for one in rounds if one.many)
        text = f"{name} {viewport[0]:.0f}x{viewport[1]:.0f}: {median(ends):.1f}/{ends[0]:.1f}"
        lines.append(text + (f", with {MANY} {median(many):.1f}/{many[0]:.1f}" if many else ""))
    return "\n".join(lines)


if __name__ == "__main__":
    game, count = GAMES[sys.argv[1]], int(sys.argv[2])
    first = int(sys.argv[3]) if len(sys.argv) > 3 else 0
    shape = shape_of(game)
    seeds = range(first, first + count)
    sys.stdout.write(
        told([measured(stress(game, Random(seed)), shape, process_time) for seed in seeds]) + "\n"
    )
