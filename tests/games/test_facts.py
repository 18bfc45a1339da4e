"""Are the combinatorial facts of rules.md D true of the tiles and deals that the law makes?"""

from collections import Counter
from math import comb, factorial
from random import Random

import pytest

from dominoes_desktop.games import ANIMAL
from dominoes_desktop.games.block import BLOCK
from dominoes_desktop.games.doubles import DOUBLES
from dominoes_desktop.games.partnership import PARTNERSHIP
from dominoes_desktop.games.pebble import PEBBLE
from dominoes_desktop.games.super import SUPER
from dominoes_desktop.rules.reason import BadDeal, IllegalMove, Reason
from dominoes_desktop.rules.ruleset import Ruleset
from dominoes_desktop.rules.tile import tile, tile_set
from dominoes_desktop.rules.umpire import deal, new_match, step
from tests.rules.texts import dealt, ruled

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
    ("n", "seats", "hand", "chance"),
    [
        (6, 2, 7, 1 / 345),
        (6, 2, 5, 0.0268775),
        (6, 3, 5, 1 / 690),
        (6, 4, 5, 6.7565e-6),
        (6, 2, 8, 0.00066890),
        (6, 3, 6, 0.00010135),
        (6, 3, 7, 1 / 1_184_040),
        (6, 4, 6, 0),
        (6, 4, 7, 0),
        (15, 2, 9, 0.0890772),
        (15, 3, 9, 0.0228194),
        (15, 4, 9, 0.0051481),
        (15, 6, 9, 0.00015965),
        (15, 8, 9, 1.8687e-6),
    ],
)
def test_how_often_nobody_holds_a_double(n: int, seats: int, hand: int, chance: float) -> None:
    tiles, held = tile_set(n), seats * hand
    others = sum(not one.double for one in tiles)
    assert comb(others, held) / comb(len(tiles), held) == pytest.approx(chance, rel=1e-4)


@pytest.mark.parametrize(
    ("n", "hand", "count"),
    [
        (6, 7, 1_184_040),
        (6, 5, 98_280),
        (6, 9, 6_906_900),
        (9, 10, 29_248_649_430),
        (12, 15, 54_834_293_825_867_556),
        (15, 9, 33_469_894_423_680),
    ],
)
def test_how_many_hands_there_are(n: int, hand: int, count: int) -> None:
    assert comb(len(tile_set(n)), hand) == count


@pytest.mark.parametrize(
    ("n", "seats", "hand", "left", "count"),
    [
        (6, 4, 7, 0, 472_518_347_558_400),
        (6, 3, 7, 7, 472_518_347_558_400),
        (6, 2, 7, 14, 137_680_171_200),
        (6, 4, 5, 8, 36_466_603_472_819_520),
        (6, 3, 5, 13, 28_334_579_232_960),
        (9, 4, 10, 15, 55_992_385_231_545_856_038_192_233_927_740_800),
    ],
)
def test_how_many_deals_there_are(n: int, seats: int, hand: int, left: int, count: int) -> None:
    dealt_now = deal(new_match(ruled(PEBBLE, set=n, hand=hand), seats), Random(n))
    sizes = [*map(len, dealt_now.hands), len(dealt_now.boneyard)]
    assert sizes == [hand] * seats + [left]
    found = factorial(len(tile_set(n)))
    for size in sizes:
        found //= factorial(size)
    assert found == count


@pytest.mark.parametrize(
    ("game", "seats", "chance"),
    [(BLOCK, 2, 1 / 2), (PEBBLE, 3, 3 / 4), (BLOCK, 4, 5 / 7), (PARTNERSHIP, 4, 1)],
)
def test_how_often_the_double_six_is_dealt_out(
    game: Ruleset, seats: int, chance: float, full: bool
) -> None:
    rng, deals, found = Random(66), 10_000 if full else 400, 0
    for _ in range(deals):
        found += tile(6, 6) not in deal(new_match(game, seats), rng).boneyard
    assert abs(found - deals * chance) <= 4 * (deals * chance * (1 - chance)) ** 0.5


def test_tiles_of_a_multiple_of_five_and_tiles_that_total_one_more_than_the_set() -> None:
    fives = [one for one in tile_set(6) if one.pips and one.pips % 5 == 0]
    assert {str(one) for one in fives} == {"5-0", "4-1", "3-2", "6-4", "5-5"}
    assert sum(one.pips for one in fives) + 7 == 42
    for n, count in ((6, 4), (9, 6), (12, 7)):
        assert sum(one.pips in (0, n + 1) for one in tile_set(n)) == count


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
