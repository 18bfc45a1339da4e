"""Scenes: who can play, with which tiles, and what is dealt."""

from __future__ import annotations

import pytest

from dominoes_desktop.rules.observation import observe
from dominoes_desktop.rules.reason import BadRuleset
from dominoes_desktop.rules.umpire import new_match, step
from tests.rules_pages.table import Draw, Pass, Table, kinds


def players(table: Table) -> None:
    least, most = int(table.facts["least"]), int(table.facts["most"])
    assert table.says(least)
    assert table.says(most)
    assert table.says(table.seats)
    for seats in range(least, most + 1):
        assert new_match(table.ruleset, seats).seats == seats
    with pytest.raises(BadRuleset):
        new_match(table.ruleset, least - 1)
    if most < table.ruleset.seats[1] or not table.ruleset.most:
        with pytest.raises(BadRuleset):
            new_match(table.ruleset, most + 1)


def players_fixed(table: Table) -> None:
    players(table)


def set(table: Table) -> None:
    dealing = table.dealt(1)
    every = [tile for hand in (*dealing.hands, dealing.boneyard) for tile in hand]
    highest = table.ruleset.set
    assert table.says(len(every))
    assert sorted([(tile.high, tile.low) for tile in every]) == [
        (high, low) for high in range(highest + 1) for low in range(high + 1)
    ]


def set_doubles(table: Table) -> None:
    dealing = table.dealt(1)
    every = [tile for hand in (*dealing.hands, dealing.boneyard) for tile in hand]
    assert table.says(len([tile for tile in every if tile.high == tile.low]))


def hands(table: Table) -> None:
    one, two = table.dealt(1), table.dealt(2)
    assert table.says(len(one.hands[0]))
    assert {len(hand) for hand in one.hands + two.hands} == {len(one.hands[0])}
    assert one != two


def secret(table: Table) -> None:
    seen = observe(step(new_match(table.ruleset, table.seats), table.dealt(1)).match, 0)
    assert [hand is not None for hand in seen.hands] == [True] + [False] * (table.seats - 1)
    assert seen.sizes == (len(seen.hand),) * table.seats


def boneyard(table: Table) -> None:
    count = len(table.dealt(1).boneyard)
    assert table.says(count)
    assert kinds(table.at("4-2 2-1", drawable="4-1")) == {Draw}


def reserve(table: Table) -> None:
    rest = int(table.facts["rest"])
    assert table.says(rest) or rest == 1
    assert kinds(table.at("4-2 2-1", drawable="4-1")) == {Draw}
    assert kinds(table.at("4-2 2-1")) == {Pass}


def asleep(table: Table) -> None:
    count = len(table.dealt(1).boneyard)
    assert table.says(count)
    assert table.facts["rest"] == count
    stuck = table.at("4-2")
    assert kinds(stuck) == {Pass}
    assert observe(stuck, 0).drawable == 0


def all_dealt(table: Table) -> None:
    assert table.dealt(1).boneyard == ()
