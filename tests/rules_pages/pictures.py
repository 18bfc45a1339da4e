"""Scenes: what is said below the pictures, shown by the line that they show."""

from __future__ import annotations

from dominoes_desktop.rules.umpire import position
from dominoes_desktop.words.animals import ANIMALS
from tests.rules.texts import lay, one, tiles
from tests.rules_pages.table import Pass, Table, ends, kinds, played, plays


def fitting(table: Table) -> None:
    """Its last tile is a ghost: laid from the hand, it leads to what is said."""
    held = [tiles("4-1 5-2"), tiles("5-5"), tiles("5-4"), tiles("2-2")][: table.seats]
    match = position(table.ruleset, held, table.picture[:-1])
    assert [play.tile for play in plays(match)] == [one("4-1")]
    assert ends(played(match, [lay("4-1@6-4")])) == [1, 3]
    if "rabbit" in table.text:
        assert [ANIMALS[number] for number in (4, 1, 3)] == ["rabbit", "duck", "fish"]


def elephants(table: Table) -> None:
    assert [str(laid.tile) for laid in table.picture] == ["6-6", "6-4"]
    assert (ANIMALS[6], ANIMALS[4]) == ("elephant", "rabbit")


def shut(table: Table) -> None:
    laid = [joined.tile for joined in table.picture]
    assert len([tile for tile in laid if tile.has(6)]) == 7
    left = [tile for tile in table.tiles if tile not in laid][: table.seats]
    match = position(table.ruleset, [[tile] for tile in left], table.picture)
    assert ends(match) == [6, 6]
    assert match.wants in ("deal", "nothing") or kinds(match) == {Pass}
