"""Does every tile of a line lie where a person would call it well laid?"""

import subprocess
import sys
from functools import cache
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from dominoes_desktop.games.block import BLOCK
from dominoes_desktop.games.draw import DRAW
from dominoes_desktop.geometry import SHAPE, Layout, Shape, shape_of
from dominoes_desktop.geometry.arrange import arrange, first_tile
from dominoes_desktop.rules.line import Joined, Line
from dominoes_desktop.rules.options import with_rule
from dominoes_desktop.rules.tile import tile
from tests.geometry.checker import complaints
from tests.geometry.lines import grown, played, short_side, whole_set

LINE = shape_of(BLOCK)
ROOT = Path(__file__).resolve().parents[2]


def layouts(line: Line, shape: Shape) -> list[Layout]:
    """The layout after each tile of a line, one found from the other."""
    found = [Layout()]
    for count in range(1, len(line) + 1):
        found.append(arrange(line[:count], shape, found[-1]))
    return found[1:]


@cache
def whole(seed: int) -> tuple[Line, list[Layout]]:
    """A whole set in one line, with its layouts."""
    line = whole_set(Random(seed))
    return line, layouts(line, LINE)


def moved(before: Layout, after: Layout) -> int:
    """Tiles that lie elsewhere than before."""
    return sum(a.halves != b.halves for a, b in zip(before.laid, after.laid, strict=False))


def test_every_tile_of_played_rounds_lies_well(full: bool) -> None:
    rng = Random(1)
    for number in range(500 if full else 8):
        line = played((BLOCK, DRAW)[number % 2], 2 + number % 3, rng).line()
        for count, layout in enumerate(layouts(line, LINE), 1):
            assert complaints(layout, line[:count], LINE) == []


def test_whole_sets_are_laid_large_with_little_moving(full: bool) -> None:
    sizes, twenty, shifted, tiles = [], [], 0, 0
    for seed in range(500 if full else 12):
        line, found = whole(seed)
        assert complaints(found[-1], line, LINE) == []
        assert not any(laid.touching or laid.tied for laid in found[-1].laid)
        sizes.append(short_side(found[-1].bounds))
        twenty += [short_side(found[19].bounds)] if len(found) > 19 else []
        shifted += sum(moved(*pair) for pair in pairwise(found))
        tiles += len(line)
    assert sorted(sizes)[len(sizes) // 2] >= 48
    assert min(twenty) > 36
    assert min(sizes) > 33
    assert shifted / tiles <= 0.05


def test_an_untroubled_line_never_moves() -> None:
    for seed in range(12):
        found = whole(seed)[1][:9]
        assert [moved(*pair) for pair in pairwise(found)] == [0] * 8


@pytest.mark.parametrize("highest", [9, 12, 15, 18])
def test_larger_sets_find_their_place_as_lines(highest: int, full: bool) -> None:
    shape = shape_of(with_rule(BLOCK, "set", str(highest)))
    for seed in range(5 if full else 1):
        line = whole_set(Random(seed), highest)
        if not full:
            line = line[:40]
        assert complaints(arrange(line, shape), line, shape) == []


@pytest.mark.parametrize("spins", ["first", "all"])
def test_branching_lines_lie_well(spins: str, full: bool) -> None:
    shape = Shape(LINE.width, LINE.height, spins=spins)
    for seed in range(100 if full else 2):
        line = grown(Random(seed), 6, spins)
        for count, layout in enumerate(layouts(line, shape), 1):
            assert complaints(layout, line[:count], shape) == []


@pytest.mark.parametrize("size", [(5, 4), (6, 5), (9, 5)])
def test_a_table_too_small_never_stops_a_round(size: tuple[int, int], full: bool) -> None:
    touching = tied = 0
    for seed in range(100 if full else 2):
        line, shape = whole_set(Random(seed))[:14], Shape(*size)
        layout = arrange(line, shape)
        assert complaints(layout, line, shape) == []
        touching += sum(laid.touching for laid in layout.laid)
        tied += sum(laid.tied for laid in layout.laid)
    assert touching + tied > 0


def test_the_layout_before_changes_nothing_but_time(full: bool) -> None:
    rng = Random(6)
    for seed in range(200 if full else 8):
        line, found = whole(seed)  # each built on the one before
        known = rng.randrange(len(line))
        assert arrange(line, LINE, arrange(line[:known], LINE)) == found[-1]


def test_a_layout_of_another_line_is_not_built_on() -> None:
    (line, found), (_, other) = whole(1), whole(2)
    assert arrange(line, LINE, other[-1]) == found[-1]


def test_taking_the_last_tile_back_restores_exactly() -> None:
    line, found = whole(4)
    for count in range(len(line) - 1, 0, -1):
        assert (
            arrange(line[:count], LINE, found[count - 2] if count > 1 else None) == found[count - 1]
        )


@pytest.mark.parametrize("seed", ["0", "77"])
def test_another_process_finds_the_same_places(seed: str) -> None:
    program = (
        "from random import Random\n"
        "from dominoes_desktop.geometry import Shape\n"
        "from dominoes_desktop.geometry.arrange import arrange\n"
        "from tests.geometry.lines import grown, whole_set\n"
        "print(arrange(whole_set(Random(3))[:20], Shape(37, 16)))\n"
        "print(arrange(grown(Random(3), 6, 'all')[:15], Shape(37, 16, spins='all')))\n"
    )
    run = subprocess.run(
        [sys.executable, "-c", program],
        cwd=ROOT,
        env={"PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT), "SYSTEMROOT": ""},
        capture_output=True,
        text=True,
        check=True,
    )
    tree = Shape(37, 16, spins="all")
    assert run.stdout.splitlines() == [
        str(arrange(whole_set(Random(3))[:20], Shape(37, 16))),
        str(arrange(grown(Random(3), 6, "all")[:15], tree)),
    ]


def test_a_first_double_stands_and_a_first_single_lies() -> None:
    assert first_tile(tile(6, 6)).rect == (-1, -2, 1, 2)
    assert first_tile(tile(6, 4)).rect == (-2, -1, 2, 1)
    assert [half.pips for half in first_tile(tile(6, 4)).halves] == [6, 4]


def test_no_tiles_are_no_layout() -> None:
    assert arrange((), LINE) == Layout()
    assert Layout().bounds == (0, 0, 0, 0)


def on_double(*sides: str) -> Line:
    double = tile(6, 6)
    others = [tile(6, number) for number in range(len(sides))]
    rest = [Joined(one, 6, double, 6, side) for one, side in zip(others, sides, strict=True)]
    return (Joined(double, 6), *rest)


def test_two_plays_on_a_first_double_go_east_then_west() -> None:
    found = arrange(on_double("", ""), LINE)
    assert [found.of(tile(6, number)).rect for number in (0, 1)] == [(1, -1, 5, 1), (-5, -1, -1, 1)]


def test_a_side_that_is_named_is_kept() -> None:
    west_first = arrange(on_double("w", "e"), LINE)
    assert west_first.of(tile(6, 0)).rect == (-5, -1, -1, 1)
    assert west_first.of(tile(6, 1)).rect == (1, -1, 5, 1)
    assert arrange(on_double("w", ""), LINE) == west_first


def test_a_spinner_is_joined_east_west_north_and_south_or_where_it_is_said() -> None:
    shape = Shape(37, 16, spins="first")
    found = arrange(on_double("", "", "", ""), shape)
    assert [found.laid[index].rect for index in (3, 4)] == [(-1, -6, 1, -2), (-1, 2, 1, 6)]
    turned = arrange(on_double("s", "", "n", ""), shape)
    assert [turned.laid[index].rect for index in range(1, 5)] == [
        (-1, 2, 1, 6),
        (1, -1, 5, 1),
        (-1, -6, 1, -2),
        (-5, -1, -1, 1),
    ]


def test_a_tile_on_nothing_is_refused() -> None:
    line = (Joined(tile(6, 4), 6), Joined(tile(3, 2), 3, tile(6, 4), 3))
    with pytest.raises(ValueError, match="3-2 joins no free half of 6-4"):
        arrange(line, LINE)


def test_the_table_grows_with_the_set_and_knows_its_spinners() -> None:
    assert LINE == SHAPE
    sets = [shape_of(with_rule(BLOCK, "set", str(highest))) for highest in (6, 9, 12, 15, 18)]
    assert [shape.highest for shape in sets] == [6, 9, 12, 15, 18]
    areas = [shape.width * shape.height for shape in sets]
    assert areas == sorted(areas)
    assert LINE.spins == "none"
