"""Are the sets of tiles what they must be? (rules.md D.)"""

from math import comb

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dominoes_desktop.rules.tile import (
    TILES,
    Tile,
    halves,
    ids_in,
    mask,
    pips_in,
    tile,
    tile_set,
    tiles_in,
)

SETS = (6, 9, 12, 15, 18)
number = st.integers(0, 18)


@pytest.mark.parametrize(
    ("n", "tiles", "pips", "doubles", "with_a_number", "halves_of_a_number"),
    [
        (6, 28, 168, 7, 7, 8),
        (9, 55, 495, 10, 10, 11),
        (12, 91, 1092, 13, 13, 14),
        (15, 136, 2040, 16, 16, 17),
        (18, 190, 3420, 19, 19, 20),
    ],
)
def test_a_set_has_its_counts(
    n: int, tiles: int, pips: int, doubles: int, with_a_number: int, halves_of_a_number: int
) -> None:
    found = tile_set(n)
    assert (len(found), len(set(found))) == (tiles, tiles)
    assert sum(one.pips for one in found) == pips == tiles * n
    assert sum(one.double for one in found) == doubles
    for k in range(n + 1):
        mine = [one for one in found if one.has(k)]
        assert len(mine) == with_a_number
        assert sum((one.high == k) + (one.low == k) for one in found) == halves_of_a_number
        assert sum(one.pips for one in mine) == (n + 1) * k + n * (n + 1) // 2


def test_double_six_by_pip_total_and_its_fives() -> None:
    by_total = [sum(one.pips == total for one in tile_set(6)) for total in range(13)]
    assert by_total == [1, 1, 2, 2, 3, 3, 4, 3, 3, 2, 2, 1, 1]
    fives = {str(one) for one in tile_set(6) if one.pips and one.pips % 5 == 0}
    assert fives == {"5-0", "4-1", "3-2", "6-4", "5-5"}


@pytest.mark.parametrize("n", SETS)
def test_the_order_of_heaviness_is_unique(n: int) -> None:
    assert len({one.weight for one in tile_set(n)}) == len(tile_set(n))


def test_the_order_of_heaviness_begins_as_told() -> None:
    heaviest = sorted(tile_set(15), key=lambda one: one.weight, reverse=True)
    assert [str(one) for one in heaviest[:4]] == ["15-15", "15-14", "15-13", "14-14"]
    lightest = [one for one in tile_set(6) if not one.double]
    lightest.sort(key=lambda one: one.weight, reverse=True)
    assert [str(one) for one in lightest[:4]] == ["6-5", "6-4", "6-3", "5-4"]


def test_a_set_is_the_beginning_of_every_larger_one() -> None:
    for n in SETS:
        assert tile_set(n) == TILES[: comb(n + 2, 2)]
    assert [one.id for one in TILES] == list(range(190))


@given(number, number)
def test_a_tile_is_the_same_from_either_side(a: int, b: int) -> None:
    one = tile(a, b)
    assert one is tile(b, a)
    assert one == Tile(max(a, b), min(a, b)) == TILES[one.id]
    assert {one.other(a), one.other(b)} == {a, b}
    assert (one.has(a), one.double, one.pips) == (True, a == b, a + b)
    assert halves(str(one)) == (max(a, b), min(a, b))


@given(st.sets(st.sampled_from(TILES)))
def test_tiles_as_bits_are_the_tiles(tiles: set[Tile]) -> None:
    bits = mask(tiles)
    assert tiles_in(bits) == tuple(sorted(tiles))
    assert ids_in(bits) == sorted(one.id for one in tiles)
    assert pips_in(bits) == sum(one.pips for one in tiles)
    assert bits.bit_count() == len(tiles)


@pytest.mark.parametrize(
    "text", ["", "6", "6-", "-6", "6-6-6", "06-1", "6 - 1", " 6-1", "19-0", "6-19", "٣-1", "6_1"]
)
def test_what_is_not_a_tile_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="not a tile"):
        halves(text)


@pytest.mark.parametrize(("a", "b"), [(-1, 0), (0, -1), (19, 0), (3, 19)])
def test_there_is_no_tile_beyond_the_largest_set(a: int, b: int) -> None:
    with pytest.raises(ValueError, match="no such tile"):
        tile(a, b)
    with pytest.raises(ValueError, match="no such tile"):
        Tile(max(a, b), min(a, b))


def test_a_tile_has_its_larger_half_first() -> None:
    with pytest.raises(ValueError, match="no such tile"):
        Tile(2, 6)
