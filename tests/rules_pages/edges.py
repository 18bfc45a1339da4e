"""Scenes: a table with an edge, where tiles that lie are in the way."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from dominoes_desktop.archive.notation import read_move
from dominoes_desktop.geometry import shape_of
from dominoes_desktop.geometry.arrange import arrange
from dominoes_desktop.geometry.layout import Laid
from dominoes_desktop.rules.line import Joined, Line, Spot
from dominoes_desktop.rules.move import Play
from dominoes_desktop.rules.observation import observe
from dominoes_desktop.rules.ruleset import Match
from dominoes_desktop.rules.umpire import position
from tests.rules.texts import lay, one, row, tiles
from tests.rules_pages.table import Pass, Table, ends, kinds, played, plays

MIDDLE = (22, 13)
"""Of the standard table, in grid units."""
RING = ("1-0", "1-6@1-0>21,15s", "0-4@1-0>23,15s", "6-4@6-1>21,19e")
CLOSED = "4-1@6-4>25,19n"
"""Laid around the 1-0: the end of the 4-0 is walled in."""
ROW = ("1-2@6-1", "2-3@2-1", "3-4@3-2", "4-5@4-3", "5-1@5-4", "1-3@5-1", "3-5@3-1")
"""Tiles that go on from the 6-1 towards the east."""


def moved(table: Table, spot: Spot) -> Spot:
    """The same spot, as seen from the middle of this table."""
    x, y = int(table.facts["table_wide"]), int(table.facts["table_high"])
    return replace(spot, x=spot.x - MIDDLE[0] + x, y=spot.y - MIDDLE[1] + y)


def laid(table: Table, moves: Sequence[str]) -> Line:
    """These tiles on the table, in spots written for the standard one."""
    line = row(moves[0])
    for text in moves[1:]:
        play = read_move(text)
        assert isinstance(play, Play)
        assert play.spot is not None
        spot = moved(table, play.spot)
        line += (Joined(play.tile, play.inner, play.host, play.inner, spot=spot),)
    return line


def with_hands(table: Table, line: Line, *hands: str) -> Match:
    return position(table.ruleset, [tiles(hand) for hand in hands], line)


def closed(table: Table, hand: str) -> Match:
    """The whole ring, with seat 0 to move."""
    return with_hands(table, laid(table, (*RING, CLOSED)), hand, "2-0")


def to_the_edge(table: Table) -> Line:
    """A row of tiles from the middle to the eastern edge."""
    line = row("6-1")
    east, wide = MIDDLE[0] + 3, int(table.facts["table_wide"])
    for text in ROW[: (wide - 2) // 4]:
        play = lay(text)
        spot = moved(table, Spot(east, MIDDLE[1], "e"))
        line += (Joined(play.tile, play.inner, play.host, play.inner, spot=spot),)
        east += 4
    return line


def tight(table: Table) -> None:
    walls(table)


def size(table: Table) -> None:
    wide, high = int(table.facts["table_wide"]), int(table.facts["table_high"])
    assert table.says(wide)
    assert table.says(high)
    shape = shape_of(table.ruleset)
    assert (shape.width, shape.height) == (2 * wide, 2 * high)


def first_spot(table: Table) -> None:
    for first in ("6-4", "6-6"):
        assert middle_of(arrange(row(first), shape_of(table.ruleset)).laid[0]) == (0, 0)


def middle_of(lying: Laid) -> tuple[float, float]:
    west, north, east, south = lying.rect
    return (west + east) / 2, (north + south) / 2


def stays(table: Table) -> None:
    match = table.at("6-2 2-1", "4-3 3-1", line="6-4")
    shape = shape_of(table.ruleset)
    before: tuple[Laid, ...] = ()
    for move in (lay("6-2@6-4"), lay("4-3@6-4"), lay("2-1@6-2")):
        match = played(match, [move])
        assert match.round is not None
        lies = arrange(match.round.line(), shape).laid
        assert lies[: len(before)] == before
        before = lies


def spots(match: Match, tile: str) -> set[Spot]:
    return {play.spot for play in plays(match) if play.tile == one(tile) and play.spot}


def ways(table: Table) -> None:
    """Beyond the 4 of the 6-4: on, round, or beside it, each to either side."""
    seen = spots(table.scene(), "4-1")
    standard = {
        Spot(25, 13, "e"),
        Spot(25, 13, "n"),
        Spot(25, 13, "s"),
        Spot(23, 11, "n"),
        Spot(23, 15, "s"),
    }
    assert seen == {moved(table, spot) for spot in standard}


def turned(table: Table) -> None:
    seen = table.picture[1].spot, table.picture[2].spot
    assert seen == (Spot(25, 13, "n"), Spot(21, 15, "s"))
    assert ends(with_hands(table, table.picture, "1-0", "2-0")) == [1, 2]


def choice(table: Table) -> None:
    assert len(spots(table.at("4-1 2-1", line="6-4"), "4-1")) == 5


def double_spot(table: Table) -> None:
    assert len(spots(table.scene(), "4-4")) == 1
    match = played(table.at("4-4 2-1", "4-3 2-0", line="6-4"), [lay("4-4@6-4")])
    assert len(spots(match, "4-3")) == 1


def room(table: Table) -> None:
    """With the ring closed there is no spot at the end of the 4-0, where there were some before."""
    wide, high = 2 * int(table.facts["table_wide"]), 2 * int(table.facts["table_high"])
    line = to_the_edge(table)
    free = [str(tile) for tile in table.tiles if tile not in [joined.tile for joined in line]]
    match = with_hands(table, line, " ".join(free), "")
    assert plays(match)
    for play in plays(match):
        assert play.spot is not None
        assert 1 <= play.spot.x < wide
        assert 1 <= play.spot.y < high
    hosts = [
        {play.host for play in plays(with_hands(table, laid(table, moves), "4-3 2-1", "2-0"))}
        for moves in (RING, (*RING, CLOSED))
    ]
    assert one("4-0") in hosts[0]
    assert one("4-0") not in hosts[1]


def near(table: Table) -> None:
    """The 4-0 and the 6-4 of the ring touch."""
    lies = arrange(laid(table, RING), shape_of(table.ruleset))
    west, _, east, south = lies.of(one("4-0")).rect
    left, top, right, _ = lies.of(one("6-4")).rect
    assert south == top
    assert west < right
    assert left < east


def for_doubles(table: Table) -> None:
    """At the edge there is no room in front of the end, but on both sides of it."""
    line = to_the_edge(table)
    last = line[-1]
    seen = {}
    for tile in (one(f"{last.outer}-{last.outer}"), one(f"{last.outer}-0")):
        match = with_hands(table, line, str(tile), "6-6")
        seen[tile.double] = {play.spot for play in plays(match) if play.host == last.tile}
    assert seen[True] == set()
    assert len(seen[False]) == 2


def walls(table: Table) -> None:
    match = closed(table, "4-3 1-2")
    assert [str(end.host) for end in observe(match, 0).dead] == ["4-0"]
    match = played(match, [lay("1-2@4-1")])
    assert [str(end.host) for end in observe(match, 0).dead] == ["4-0"]


def ring(table: Table) -> None:
    match = with_hands(table, table.picture, "4-3 2-1", "2-0")
    assert [str(end.host) for end in observe(match, 0).dead] == ["4-0"]
    assert {str(play.tile) for play in plays(match)} == {"2-1"}


def nothing_fits(table: Table) -> None:
    match = with_hands(table, laid(table, (*RING, CLOSED)), "4-3 4-2", "2-1")
    assert kinds(match) == {Pass}
