"""How is what lies on the table written, to be read, sent or kept? In figures, or as tiles."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..rules.line import Joined, Line
from ..rules.tile import Tile

LYING, STANDING = 0x1F031, 0x1F063  # domino tiles 0-0 of Unicode, which go up to 6-6
MOST = 6
Row = list[tuple[int, int, Tile]]  # the halves from left to right


def chain_says(line: Line) -> str:
    """``6-4 4-4 4-1``, the way it lies; below it each arm: ``4-4: 4-2 2-2``. Empty: ``""``."""
    return "\n".join(_written(line, _figures))


def chain_drawn(line: Line) -> str | None:
    """The same in domino tiles of Unicode, doubles standing; None where a tile has none."""
    if not line or any(joined.tile.high > MOST for joined in line):
        return None
    return "\n".join(_written(line, _drawn))


def _written(line: Line, write: Callable[[Row], str]) -> list[str]:
    main, arms = chain_rows(line)
    found = [write(main)] if main else []
    return found + [f"{write([_whole(host)])}: {write(row)}" for host, row in arms]


def chain_rows(line: Line) -> tuple[Row, list[tuple[Tile, Row]]]:
    """The row through the first tile from left to right, then every arm and where it starts.

    Of a tile's neighbours the first goes on with its row, those after it begin arms; at the first
    tile one more goes on, to the left.
    """
    if not line:
        return [], []
    joined: dict[Tile, list[Joined]] = {}
    for one in line[1:]:
        if one.host is not None:
            joined.setdefault(one.host, []).append(one)
    first = line[0].tile
    begins = joined.get(first, [])
    right, left = _sides(first, begins)
    row = _on(right, joined)
    back = [(outer, inner, tile) for inner, outer, tile in reversed(_on(left, joined))]
    main = [*back, _whole(first), *row]
    used = {one.tile for one in (right, left) if one is not None}
    hosts = [(first, [one for one in begins if one.tile not in used])]
    hosts += [(one.tile, joined.get(one.tile, [])[1:]) for one in line[1:]]
    return main, [(host, _on(one, joined)) for host, more in hosts for one in more]


def _sides(first: Tile, begins: Sequence[Joined]) -> tuple[Joined | None, Joined | None]:
    """What is joined to the first tile's right and left: its smaller half lies on the right."""
    if first.double:
        return (begins[0] if begins else None), (begins[1] if len(begins) > 1 else None)
    by_half = {one.half: one for one in reversed(begins)}
    return by_half.get(first.low), by_half.get(first.high)


def _on(one: Joined | None, joined: dict[Tile, list[Joined]]) -> Row:
    """That tile and what goes on from it, outwards."""
    row: Row = []
    while one is not None:
        row.append((one.inner, one.outer, one.tile))
        one = next(iter(joined.get(one.tile, [])), None)
    return row


def _whole(tile: Tile) -> tuple[int, int, Tile]:
    return tile.high, tile.low, tile


def _figures(row: Row) -> str:
    return " ".join([f"{left}-{right}" for left, right, _ in row])


def _drawn(row: Row) -> str:
    return "".join(
        [chr((STANDING if tile.double else LYING) + 7 * left + right) for left, right, tile in row]
    )
