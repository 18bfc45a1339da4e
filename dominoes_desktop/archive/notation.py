"""How is a move written? ``6-4@6-6`` and its like, to and from moves (record.md 1)."""

from __future__ import annotations

import re

from ..rules.line import Spot
from ..rules.move import Draw, Move, Pass, Play
from ..rules.tile import LARGEST_SET, Tile, halves, tile
from .error import Wrong
from .said import quoted, said

_TILE = r"(?:0|[1-9][0-9]?)-(?:0|[1-9][0-9]?)"
_COORDINATE = r"(?:0|-?[1-9][0-9]{0,3})"
_PLAY = re.compile(
    rf"(?P<laid>{_TILE})"
    rf"(?:@(?P<host>{_TILE})"
    r"(?:#(?P<arm>0|[1-9][0-9]?))?(?::(?P<half>0|[1-9][0-9]?))?(?:~(?P<side>[nesw]))?"
    rf"(?:>(?P<spot>{_COORDINATE},{_COORDINATE}[nesw]))?)?",
    re.ASCII,
)
_FORMS = ("6-4", "6-4@6-6", "draw", "pass")


def write_tiles(tiles: tuple[Tile, ...]) -> str:
    """Tiles with single spaces between them, each with its larger half first."""
    return " ".join([str(one) for one in tiles])


def write_move(move: Move, *, bare: bool = False) -> str:
    """A move as a record has it; ``bare`` without a side and without the tiles of a draw."""
    match move:
        case Draw(tiles=tiles):
            return f"draw {write_tiles(tiles)}" if tiles and not bare else "draw"
        case Pass():
            return "pass"
    text = f"{move.inner}-{move.tile.other(move.inner)}"
    if move.host is None:
        return str(move.tile)
    text += f"@{move.host}"
    if move.arm is not None:
        text += f"#{move.arm}"
    if move.half is not None:
        text += f":{move.half}"
    if move.side and not bare:
        text += f"~{move.side}"
    return text if move.spot is None else f"{text}>{move.spot.x},{move.spot.y}{move.spot.way}"


def read_tile(text: str) -> Tile:
    """A tile, its larger half first. Wrong says what else it is."""
    try:
        one, two = halves(text)
    except ValueError:
        raise _no_tile(text) from None
    if one < two:
        raise Wrong(said("{tile} has its smaller half first", tile=text), f"{two}-{one}")
    return tile(one, two)


def read_tiles(text: str) -> tuple[Tile, ...]:
    """Tiles with single spaces between them."""
    if text.count(" ") >= 190:  # tiles in the largest set
        what = said("{count} tiles in one line, more than any set has", count=text.count(" ") + 1)
        raise Wrong(what, said("fewer"))
    return tuple([read_tile(word) for word in text.split(" ")])


def read_move(text: str) -> Move:
    """The move that a text names, whether it is legal or not. Wrong if it names none."""
    if text == "pass":
        return Pass()
    if text == "draw":
        return Draw()
    if text.startswith("draw "):
        return Draw(read_tiles(text.removeprefix("draw ")))
    found = _PLAY.fullmatch(text)
    if found is None:
        raise Wrong(said("{text} is no move", text=quoted(text)), _FORMS)
    if found["host"] is None:
        laid = read_tile(found["laid"])
        return Play(laid, laid.high)
    inner, outer = _halves(found["laid"])
    return Play(
        tile(inner, outer),
        inner,
        read_tile(found["host"]),
        arm=None if found["arm"] is None else int(found["arm"]),
        half=None if found["half"] is None else int(found["half"]),
        side=found["side"] or "",
        spot=_spot(found["spot"]),
    )


def _spot(text: str | None) -> Spot | None:
    """``24,13e``: x, y and the way to the other half."""
    if text is None:
        return None
    x, _, y = text[:-1].partition(",")
    return Spot(int(x), int(y), text[-1])


def _halves(text: str) -> tuple[int, int]:
    try:
        return halves(text)
    except ValueError:
        raise _no_tile(text) from None


def _no_tile(text: str) -> Wrong:
    halves = said("two halves from 0 to {most}, such as 6-4", most=LARGEST_SET)
    return Wrong(said("{text} is no tile", text=quoted(text)), halves)
