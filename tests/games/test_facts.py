"""Are the combinatorial facts of rules.md D true of the tiles and deals that the law makes?"""

from collections import Counter
from math import comb
from random import Random

import pytest

from dominoes_desktop.games import ANIMAL
from dominoes_desktop.games.block import BLOCK
from dominoes_desktop.games.doubles import DOUBLES
from dominoes_desktop.games.super import SUPER
from dominoes_desktop.rules.reason import BadDeal, IllegalMove, Reason
from dominoes_desktop.rules.tile import tile_set
from dominoes_desktop.rules.umpire import deal, new_match, position, step
from tests.rules.texts import dealt, row, ruled

SETS = (6, 9, 12, 15, 18)


@pytest.mark.parametrize("n", SETS)
def test_counts_of_a_set(n: int) -> None:
    tiles = tile_set(n)
    assert len(tiles) == (n + 1) * (n + 2) // 2
    assert sum(one.pips for one in tiles) == n * (n + 1) * (n + 2) // 2
    assert sum(one.double for one in tiles) == n + 1
    for k in range(n + 1):
        of_k = [one for one in tiles if one.has(k)]
        assert len(of_k) == n + 1
        assert sum((one.high == k) + (one.low == k) for one in of_k) == n + 2
        assert sum(one.pips for one in of_k) == (n + 1) * k + n * (n + 1) // 2
    assert len({one.weight for one in tiles}) == len(tiles)


def test_tiles_of_double_six_by_pip_total() -> None:
    totals = Counter(one.pips for one in tile_set(6))
    assert [totals[k] for k in range(13)] == [1, 1, 2, 2, 3, 3, 4, 3, 3, 2, 2, 1, 1]


@pytest.mark.parametrize(
    ("left", "seats"), [(118, 2), (109, 3), (100, 4), (91, 5), (82, 6), (73, 7), (64, 8)]
)
def test_the_stock_of_super_after_the_deal(left: int, seats: int) -> None:
    assert len(deal(new_match(SUPER, seats), Random(seats)).boneyard) == left


@pytest.mark.parametrize(("seats", "left"), [(2, 12), (3, 10), (4, 4)])
def test_the_stock_of_doubles_after_the_deal(seats: int, left: int) -> None:
    assert len(deal(new_match(DOUBLES, seats), Random(seats)).boneyard) == left


@pytest.mark.parametrize(
    ("k", "chance"),
    [(14, 0.0028986), (10, 0.0268775), (15, 0.0014493), (20, 6.7565e-6), (16, 0.00066890)],
)
def test_how_often_nobody_holds_a_double(k: int, chance: float) -> None:
    assert comb(21, k) / comb(28, k) == pytest.approx(chance, rel=1e-4)


def test_a_deal_without_doubles_is_as_rare_as_that_and_thrown_in(full: bool) -> None:
    rng, deals = Random(14), 20_000 if full else 800
    thrown: list[Reason] = []
    game = ruled(ANIMAL, hand=5)
    for _ in range(deals):
        tiles = list(tile_set(6))
        rng.shuffle(tiles)
        hands = [" ".join(map(str, tiles[at : at + 5])) for at in (0, 5)]
        try:
            step(new_match(game, 2), dealt(game, *hands))
        except IllegalMove as refused:
            thrown.append(refused.reason)
    chance = comb(21, 10) / comb(28, 10)
    assert set(thrown) == {BadDeal("no_double")}
    assert abs(len(thrown) - deals * chance) < 4 * (deals * chance) ** 0.5


def test_the_shortest_blocked_line_has_ten_tiles_and_equal_ends() -> None:
    line = row("0-1 1-2 2-0 0-0 0-3 3-4 4-0 0-5 5-6 6-0")
    assert len(line) == 6 + 1 + 6 // 2
    rest = [one for one in tile_set(6) if one not in {joined.tile for joined in line}]
    match = position(BLOCK, (rest[:9], rest[9:]), line)
    assert match.round is not None
    assert match.round.result is not None
    assert match.round.result.reason == "blocked"
    assert [end.pips for end in match.round.open_ends()] == [0, 0]
