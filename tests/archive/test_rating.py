"""Does the rating go where the results point, and stay where they are as expected?"""

from __future__ import annotations

from dataclasses import replace

import pytest

from dominoes_desktop.archive.rating import FIXED, LEVELS, START, expected, fixed, levels_of, rated
from dominoes_desktop.games import GAMES

from .evenings import WON


def test_every_game_knows_its_levels_weakest_first() -> None:
    assert set(FIXED) == {game.key for game in GAMES}
    for game in FIXED:
        worth = [fixed(game, level) for level in LEVELS]
        assert worth == sorted(set(worth))
        assert fixed(game, "casual") == START
    assert [level for level, _ in levels_of("")] == list(LEVELS)


def test_equal_players_may_expect_equal_shares() -> None:
    assert expected(1000, "draw", "casual") == pytest.approx(1 / 2)
    assert expected(1000, "draw", "casual casual casual") == pytest.approx(1 / 4)
    assert expected(1000, "partnership", "casual+casual", "casual") == pytest.approx(1 / 2)
    assert expected(1000, "draw", "expert") < 0.3
    assert expected(1000, "partnership", "casual+casual", "expert") > 0.6


def test_a_win_raises_by_the_documented_step() -> None:
    (first,) = rated([WON])
    assert (first.before, first.after) == (1000, 1020)
    later = rated([replace(WON, match=f"m{n}", won=0.5) for n in range(20)] + [WON])
    assert later[-1].after - later[-1].before == pytest.approx(20 * (1 - later[-1].expected))


def test_only_what_counts_against_known_players_moves_it() -> None:
    unknown = [
        replace(WON, status="undo"),
        replace(WON, rivals="people"),
        replace(WON, rivals="bots casual"),
        replace(WON, partners="people"),
        replace(WON, status="left"),
    ]
    assert rated(unknown) == []


def test_it_finds_the_strength_of_who_wins_as_much_as_an_expert_would() -> None:
    share = expected(fixed("draw", "expert"), "draw", "casual")
    found = [replace(WON, match=f"m{number}", won=share) for number in range(600)]
    assert rated(found)[-1].after == pytest.approx(fixed("draw", "expert"), abs=1)
