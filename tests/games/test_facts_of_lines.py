"""How long can a line be, how short where nothing fits any more, and how many are there? (D)"""

from functools import cache
from itertools import pairwise
from random import Random

import pytest

from dominoes_desktop.games.block import BLOCK
from dominoes_desktop.rules.law import law_of
from dominoes_desktop.rules.line import Line
from dominoes_desktop.rules.ruleset import Match
from dominoes_desktop.rules.tile import Tile, ids_in, tile, tile_set
from dominoes_desktop.rules.umpire import position
from tests.geometry.lines import stress
from tests.rules.texts import row, ruled

LONGEST = {6: 28, 9: 51, 12: 91, 15: 129, 18: 190}
SHORTEST = {6: 10, 9: 19, 12: 19, 15: 31, 18: 28}
each_set = pytest.mark.parametrize("n", LONGEST)


def on_the_table(n: int, line: Line) -> Match:
    """That line, with all other tiles of the set in two hands."""
    laid = {one.tile for one in line}
    rest = [one for one in tile_set(n) if one not in laid]
    return position(ruled(BLOCK, set=n), (rest[::2], rest[1::2]), line)


def ends(match: Match) -> list[int]:
    assert match.round is not None
    return sorted([end.pips for end in match.round.open_ends()])


def tour(n: int) -> list[int]:
    """The numbers along a line of the longest kind, each double where its number comes first.

    Of an odd set the tiles 2-1, 4-3, ... stay away, so that all numbers but two come out even.
    """
    away = {tile(k + 1, k) for k in range(1, n - 1, 2)} if n % 2 else set[Tile]()
    left = {one for one in tile_set(n) if not one.double} - away
    way, back = [0], list[int]()
    while way:
        at = way[-1]
        found = next((one for one in sorted(left) if one.has(at)), None)
        if found is None:
            back.append(way.pop())
        else:
            left.remove(found)
            way.append(found.other(at))
    at = {k: back.index(k) for k in range(n + 1)}
    return [k for place, k in enumerate(back) for _ in range(2 if at[k] == place else 1)]


def along(numbers: list[int]) -> Line:
    return row(" ".join([f"{a}-{b}" for a, b in pairwise(numbers)]))


@each_set
def test_so_many_tiles_and_no_more_form_one_line(n: int) -> None:
    line = along(tour(n))
    assert len(line) == LONGEST[n]
    first, last = ends(on_the_table(n, line))
    assert (first == last) is (n % 2 == 0)
    # Each number stands on n + 2 halves; inside a line it takes them two by two.
    left_over = (n + 1 - 2) * (n % 2)
    assert len(tile_set(n)) - len(line) == left_over // 2


@each_set
def test_so_few_tiles_block_a_line(n: int) -> None:
    if n % 2:
        numbers = [0, 0, 1, 1, *[k for pair in range(2, n, 2) for k in (pair, 0, pair + 1, 1)]]
    else:
        numbers = [0, *[k for pair in range(1, n, 2) for k in (pair, pair + 1, 0)]]
        numbers.insert(3, 0)
    line = along(numbers)
    assert len(line) == SHORTEST[n]
    match = on_the_table(n, line)
    assert match.round is not None
    assert match.round.result is not None
    assert match.round.result.reason == "blocked"
    assert ends(match) == ([0, 1] if n % 2 else [0, 0])


@each_set
def test_where_nothing_fits_the_ends_are_equal_or_in_odd_sets_different(n: int, full: bool) -> None:
    rng = Random(n)
    for _ in range(500 if full else 10):
        line = stress(ruled(BLOCK, set=n), rng)
        assert SHORTEST[n] <= len(line) <= LONGEST[n]
        first, last = ends(on_the_table(n, line))
        assert (first == last) is (n % 2 == 0)


def lines(tiles: int, start: Tile, inner: int) -> int:
    """How many lines of all these tiles (as bits) the law lets grow to one side of the first."""
    law = law_of(BLOCK, 2)

    @cache
    def grow(left: int, pips: int) -> int:
        if not left:
            return 1
        total = 0
        for low in [law.lows(pips, 1 << one)[0] for one in ids_in(left & law.fits[pips])]:
            one = low & 255
            total += grow(left ^ 1 << one, law.tiles[one].other(low >> 8))
        return total

    return grow(tiles ^ 1 << start.id, start.other(inner))


def test_lines_of_all_tiles_up_to_double_four_are_counted_one_by_one() -> None:
    some = [one for one in tile_set(6) if one.high < 5]
    every = sum([1 << one.id for one in some])
    found = sum([lines(every, one, inner) for one in some for inner in {one.high, one.low}])
    assert found == 264 * 2**5 * 15  # circuits of five numbers, places of doubles, first tiles


def test_the_lines_of_all_tiles_of_double_six() -> None:
    """A circuit without doubles can begin anywhere, each double has three places in it."""
    some = sum([1 << one.id for one in tile_set(6) if not one.double])
    circuits = 2 * lines(some, tile(1, 0), 0)
    assert circuits == 129_976_320
    assert circuits * 3**7 * 28 == 7_959_229_931_520
