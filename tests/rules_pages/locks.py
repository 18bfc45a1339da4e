"""Scenes: doubles that spin everywhere, and numbers that are locked."""

from __future__ import annotations

from dominoes_desktop.rules.observation import observe
from dominoes_desktop.rules.ruleset import Match
from tests.rules.texts import lay, one
from tests.rules_pages.table import Table, ends, played, plays

CROSS = ("6-6", "6-5@6-6", "6-4@6-6", "6-3@6-6", "6-2@6-6")
"""The first double with its four sides taken."""


def after(table: Table, *moves: str, kept: str = "") -> Match:
    """The round once these tiles are laid; whose turn it is then holds ``kept``."""
    return table.laid(*moves, kept=kept)[-1].match


def fitting(match: Match) -> set[str]:
    return {str(play.tile) for play in plays(match)}


def keys(table: Table) -> None:
    assert fitting(after(table, *CROSS, kept="4-3 3-3 5-1")) == {"3-3"}
    unlocks(table)


def hinges(table: Table) -> None:
    on_doubles(table)


def all_spin(table: Table) -> None:
    moves = (*CROSS, "3-3@6-3", "3-2@3-3", "3-1@3-3", "3-0@3-3")
    assert ends(after(table, *moves)) == [0, 1, 2, 2, 4, 5]


def all_after(table: Table) -> None:
    assert ends(table.at("6-1", line="6-6 6-3")) == [3, 6]
    assert ends(table.at("6-2", line="4-6 6-6 6-3")) == [3, 4, 6, 6]


def all_anytime(table: Table) -> None:
    assert ends(table.at("6-1")) == [6, 6, 6, 6]
    assert ends(after(table, *CROSS, "3-3@6-3")) == [2, 3, 3, 3, 4, 5]


def fill_first(table: Table) -> None:
    match = table.at("6-4 3-3 2-1", line="6-6 6-3")
    assert fitting(match) == {"6-4"}
    assert {end.host for end in observe(match, 0).due} == {one("6-6")}
    assert fitting(after(table, *CROSS, kept="3-3")) == {"3-3"}


def locked(table: Table) -> None:
    assert fitting(table.scene()) == {"3-3"}


def unlocks(table: Table) -> None:
    """Two ends show a 3; the 3-3 laid at one of them opens the other, too."""
    moves = (*CROSS, "5-5@6-5", "5-3@5-5")
    before = after(table, *moves, kept="4-3")
    assert "4-3" not in fitting(before)
    opened = after(table, *moves, "3-3@6-3", kept="4-3")
    assert {play.host for play in plays(opened)} >= {one("3-3"), one("5-3")}


def on_doubles(table: Table) -> None:
    moves = (*CROSS, "5-5@6-5", "5-3@5-5", "3-3@6-3")
    match = after(table, *moves, kept="4-3")
    hosts = {play.host for play in plays(match) if play.tile == one("4-3")}
    assert hosts == {one("3-3")}


def key(table: Table) -> None:
    match = table.at("3-3 3-2 4-3", line="6-6 6-3")
    assert fitting(match) == {"3-3"}
    assert ends(played(match, [lay("3-3@6-3")])).count(3) >= 1


def only_doubles(table: Table) -> None:
    assert fitting(after(table, *CROSS, kept="5-5 5-4 3-2 4-1")) == {"5-5"}
