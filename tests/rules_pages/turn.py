"""Scenes: whose turn it is, where a tile goes, and what one does without a tile that fits."""

from __future__ import annotations

from functools import cache
from itertools import combinations

from dominoes_desktop.geometry import Layout, Shape, shape_of
from dominoes_desktop.geometry.arrange import arrange
from dominoes_desktop.rules.line import Line
from dominoes_desktop.rules.reason import FitsNowhere
from dominoes_desktop.rules.ruleset import Match
from tests.rules.texts import lay, one, row
from tests.rules_pages.table import (
    Draw,
    Pass,
    Play,
    Table,
    ends,
    hand,
    kinds,
    played,
    plays,
    refused,
    to_move,
)

# All tiles of the double-six set in one line.
WHOLE = (
    "6-6 6-5 5-5 5-4 4-4 4-3 3-3 3-2 2-2 2-1 1-1 1-0 0-0 0-5 5-3 3-1 1-6 6-4 4-2 2-0 "
    "0-3 3-6 6-2 2-5 5-1 1-4 4-0 0-6"
)


def order(table: Table) -> None:
    way = {"clockwise": 1, "counterclockwise": -1}[str(table.facts["direction"])]
    assert str(table.facts["direction"]) in table.text.split()[-1]
    assert to_move(played(table.scene(), [lay("6-4@6-6")])) == way % table.seats


def order_two(table: Table) -> None:
    match = table.at("6-4 6-1 2-1", "6-2 6-3")
    turns = [to_move(match)]
    for move in (lay("6-4@6-6"), lay("6-2@6-6")):
        match = played(match, [move])
        turns.append(to_move(match))
    assert turns == [0, 1, 0]


def one_tile(table: Table) -> None:
    match = table.at("6-4 5-1 3-3", line="6-6 6-5")
    assert ends(match) == [5, 6]
    assert {str(play.tile) for play in plays(match)} == {"6-4", "5-1"}
    after = played(match, [lay("6-4@6-6")])
    assert len(hand(after)) == 2
    assert to_move(after) != 0
    assert ends(after) == [4, 5]


def fit(table: Table) -> None:
    match = table.scene()
    assert {(str(play.tile), play.inner) for play in plays(match)} == {("6-2", 6), ("6-4", 6)}
    assert isinstance(refused(match, lay("3-2@6-6")), FitsNowhere)


def new_end(table: Table) -> None:
    """The tile that the scene asks for puts its other half in place of the one it is joined to."""
    match = table.scene()
    play = table.shown.way(0, match)
    assert isinstance(play, Play)
    before = ends(match)
    before.remove(play.inner)
    assert ends(played(match, [play])) == sorted([*before, play.tile.other(play.inner)])


def crosswise(table: Table) -> None:
    match = played(table.scene(), [lay("5-5@6-5")])
    assert match.round is not None
    host, double = lying(match.round.line(), shape_of(table.ruleset)).laid[1:]
    lies = [laid.halves[0].y == laid.halves[1].y for laid in (host, double)]
    assert lies[0] is not lies[1]
    assert ends(match) == [5, 6]


def bends(table: Table) -> None:
    layout = lying(row(WHOLE), shape_of(table.ruleset))
    lies = {laid.halves[0].y == laid.halves[1].y for laid in layout.laid if not laid.tile.double}
    assert lies == {True, False}
    for this, that in combinations([laid.rect for laid in layout.laid], 2):
        apart = this[2] <= that[0] or that[2] <= this[0] or this[3] <= that[1] or that[3] <= this[1]
        assert apart


@cache
def lying(line: Line, shape: Shape) -> Layout:
    """Found once for all house rules that don't change the shape."""
    return arrange(line, shape)


def must(table: Table) -> None:
    assert kinds(table.scene()) == {Play}


def free_draw(table: Table) -> None:
    assert kinds(table.at("6-4 2-1", drawable="4-1")) == {Play, Draw, Pass}


def free_pass(table: Table) -> None:
    assert kinds(table.at("6-4 2-1")) == {Play, Pass}


def pass_only(table: Table) -> None:
    match = table.scene()
    assert kinds(match) == {Pass}
    assert to_move(played(match, [Pass()])) not in (0, None)


def draw_one(table: Table) -> None:
    after = stuck(table)
    assert one("4-1") in hand(after)
    assert one("3-1") not in hand(after)
    assert to_move(after) != 0 or Draw not in kinds(after)


def draw_two(table: Table) -> None:
    after = stuck(table)
    assert {one("4-1"), one("3-1")} <= set(hand(after))
    assert to_move(after) != 0 or Draw not in kinds(after)
    assert len(hand(stuck(table, "4-1"))) == 3


def draw_until(table: Table) -> None:
    after = stuck(table, "4-1 3-1 6-4 2-0")
    for _ in range(2):
        assert kinds(after) == {Draw}
        after = played(after, [Draw()])
    assert {one("4-1"), one("3-1"), one("6-4")} <= set(hand(after))
    assert to_move(after) != 0 or plays(after)


def fresh_must(table: Table) -> None:
    after = stuck(table, "6-4 4-1")
    assert kinds(after) == {Play}
    assert {str(play.tile) for play in plays(after)} == {"6-4"}


def fresh_may(table: Table) -> None:
    after = stuck(table)
    assert {Play, Pass} <= kinds(after)
    assert "6-4" in {str(play.tile) for play in plays(after)}
    kept = played(after, [Pass()])
    assert one("6-4") in hand(kept)
    assert to_move(kept) != 0


def fresh_waits(table: Table) -> None:
    after = stuck(table, "6-4 4-1")
    assert one("6-4") in hand(after)
    assert to_move(after) != 0


def still_pass(table: Table) -> None:
    after = stuck(table)
    assert kinds(after) == {Pass}
    assert to_move(played(after, [Pass()])) != 0


def no_more(table: Table) -> None:
    match = table.scene()
    assert match.round is not None
    assert match.round.left() == 0
    assert kinds(match) == {Pass}


def no_more_rest(table: Table) -> None:
    match = table.scene()
    assert match.round is not None
    left = match.round.left()
    assert table.says(left) or left == 1
    assert kinds(match) == {Pass}


def stuck(table: Table, drawable: str = "") -> Match:
    """Nothing fits the 6-6, and one draw has been made."""
    match = table.at("4-2 2-1", drawable=drawable) if drawable else table.scene()
    assert kinds(match) == {Draw}
    return played(match, [Draw()])
