"""Where does each tile of a record's last position lie?"""

from __future__ import annotations

from typing import Any

from ..archive.course import follow
from ..archive.reader import read_record
from ..geometry import Laid, Layout, shape_of
from ..geometry.arrange import arrange
from ..table.area import LEAST, frame
from ..table.camera import aim
from ..words import told
from .out import Refused, complain, plain, say, say_json, table

Size = tuple[int, int]


def layout(file: str, size: Size, as_json: bool) -> int:
    """The command. ``size`` of the window, in logical pixels."""
    width, height = size
    if width < LEAST[0] or height < LEAST[1]:
        raise Refused(
            f"dominoes-desktop layout: a window of {width}x{height} is too small; "
            f"expected at least {LEAST[0]}x{LEAST[1]}"
        )
    record = read_record(file)
    course = follow(record.ruleset, len(record.seated), record.entries)
    round = course.match.round
    laid = arrange(round.line() if round is not None else (), shape_of(record.ruleset))
    unit = unit_px(laid, size, len(record.seated))
    if as_json:
        say_json({"unit_px": unit, "tiles": [_tile(one) for one in laid.laid]})
    else:
        _tell(laid, unit)
    for notice in record.notices:
        complain(told(notice, plain))
    return 0


def unit_px(laid: Layout, size: Size, seats: int) -> float:
    """Logical pixels of a grid unit in a window of this size that is opened on this table."""
    return round(aim(laid, [], frame(*size, seats), 1.0, None).unit, 3)


def _tile(one: Laid) -> dict[str, Any]:
    found: dict[str, Any] = {
        "tile": str(one.tile),
        "host": None if one.host is None else str(one.host),
        "halves": [{"pips": half.pips, "x": half.x, "y": half.y} for half in one.halves],
    }
    if one.scale != 1:
        found["scale"] = one.scale
    if one.tied:
        found["tied"] = True
    return found


def _tell(laid: Layout, unit: float) -> None:
    if not laid.laid:
        say("No tile lies on the table")
        return
    rows: list[tuple[str, ...]] = [("TILE", "ON", "FIRST HALF", "SECOND HALF")]
    for one in laid.laid:
        halves = [f"{half.pips} at {half.x},{half.y}" for half in one.halves]
        rows.append((str(one.tile), str(one.host or ""), *halves))
    table(rows)
    say(f"A unit, half of a tile's short side, is {unit:g} pixels")
