"""What do the worked examples of a game say? (rules.md C: their conventions.)"""

import json
from pathlib import Path
from typing import Any

import pytest

from dominoes_desktop.rules.event import Scored
from dominoes_desktop.rules.line import Joined, Line
from dominoes_desktop.rules.move import Move, Play
from dominoes_desktop.rules.ruleset import Match
from dominoes_desktop.rules.tile import Tile, halves, tile_set
from dominoes_desktop.rules.umpire import legal_moves
from tests.rules.texts import one, tiles

EXAMPLES = json.loads(
    (Path(__file__).parents[1] / "data" / "examples.json").read_text(encoding="utf-8")
)["examples"]
Place = tuple[Tile, int]  # a tile on the table and its open half


def examples(variant: str) -> list[Any]:
    """The examples of that variant, as parameters."""
    return [pytest.param(e, id=e["id"]) for e in EXAMPLES if e["variant"] == variant]


def held(data: dict[str, Any], name: str) -> tuple[Tile, ...]:
    return tiles(" ".join(data["setup"].get("hands", {}).get(name, [])))


def elsewhere(*known: tuple[Tile, ...], n: int = 6) -> list[Tile]:
    """Every tile of the set that is in none of these groups."""
    taken = {one for group in known for one in group}
    return [one for one in tile_set(n) if one not in taken]


def arm(host: Tile, words: list[str]) -> Line:
    """The tiles of an arm outward from the host, inner halves first."""
    line: list[Joined] = []
    for word in words:
        inner, _ = halves(word)
        on = line[-1].tile if line else host
        line.append(Joined(one(word), inner, on, inner))
    return tuple(line)


def tip(host: Tile, line: Line) -> Place:
    """The open end of an arm."""
    return (line[-1].tile, line[-1].outer) if line else (host, host.high)


def named(match: Match, places: dict[str, Place]) -> list[str]:
    """The legal plays as ``tile@place``, symmetric places all listed."""
    found = []
    for move in legal_moves(match):
        if isinstance(move, Play):
            found += [
                f"{move.tile}@{name}"
                for name, (host, pips) in places.items()
                if host == move.host and (pips == move.inner or move.tile.double)
            ]
    return sorted(found)


def play(word: str, place: Place | None) -> Move:
    """The tile of that word on a place, None for the first tile."""
    what = one(word)
    if place is None:
        return Play(what, what.high)
    host, pips = place
    return Play(what, pips if what.has(pips) else what.high, host)


def points_of(events: tuple[Any, ...]) -> int:
    """What was made in play."""
    return sum([event.points for event in events if isinstance(event, Scored)])
