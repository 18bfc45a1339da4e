"""Is there a place to drop a tile at every live end, and nowhere else?"""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from dominoes_desktop.games.block import BLOCK
from dominoes_desktop.games.draw import DRAW
from dominoes_desktop.geometry import Layout, Port, Shape, ports, shape_of
from dominoes_desktop.geometry.arrange import arrange
from dominoes_desktop.rules.line import End, Joined
from dominoes_desktop.rules.tile import tile
from tests.geometry.checker import free_face
from tests.geometry.lines import grown, played, whole_set

LINE = shape_of(BLOCK)


def test_every_live_end_of_played_rounds_has_a_free_face(full: bool) -> None:
    rng = Random(5)
    for number in range(200 if full else 8):
        round = played((BLOCK, DRAW)[number % 2], 2 + number % 3, rng)
        line, ends = round.line(), round.open_ends()
        layout = arrange(line, LINE)
        found = ports(layout, line, ends)
        assert found == ports(layout, line)
        assert {end: len(some) for end, some in found.items()} == {
            end: ends.count(end) for end in ends
        }
        for end, some in found.items():
            assert all(free_face(layout, layout.of(end.host), end.pips, port) for port in some)


def test_what_is_laid_at_an_end_lies_beside_its_port() -> None:
    line, before = whole_set(Random(8)), Layout()
    for count in range(1, len(line)):
        before = arrange(line[:count], LINE, before)
        joined = line[count]
        assert joined.host is not None
        port = ports(before, line[:count])[End(joined.host, joined.half)][0]
        after = arrange(line[: count + 1], LINE, before)
        if after.laid[:count] == before.laid:
            x0, y0, x1, y1 = after.laid[count].rect
            assert x0 - 1 <= port.x <= x1 + 1
            assert y0 - 1 <= port.y <= y1 + 1


def test_a_first_double_has_two_places_the_eastern_first() -> None:
    line = (Joined(tile(6, 6), 6),)
    end = End(tile(6, 6), 6)
    east = Port(1, 0, "e", "past-double", "e")
    west = Port(-1, 0, "w", "past-double", "w")
    assert ports(arrange(line, LINE), line) == {end: (east, west)}
    assert ports(arrange(line, LINE), line, (end, end)) == {end: (east, west)}


def test_a_first_single_has_an_end_at_each_half() -> None:
    line = (Joined(tile(6, 4), 6),)
    assert ports(arrange(line, LINE), line) == {
        End(tile(6, 4), 4): (Port(2, 0, "e", "end"),),
        End(tile(6, 4), 6): (Port(-2, 0, "w", "end"),),
    }


def test_an_empty_table_has_no_ports() -> None:
    assert ports(Layout(), ()) == {}


def test_a_spinner_offers_as_many_sides_as_the_law_does() -> None:
    double = tile(6, 6)
    line = (Joined(double, 6), Joined(tile(6, 1), 6, double, 6), Joined(tile(6, 2), 6, double, 6))
    layout = arrange(line, Shape(37, 16, spins="first"))
    end = End(double, 6)
    one, two = ports(layout, line, (end, end))[end]
    assert (one, two) == (Port(0, -2, "n", "spinner", "n"), Port(0, 2, "s", "spinner", "s"))
    assert ports(layout, line, (End(tile(6, 1), 1),)) == {
        End(tile(6, 1), 1): (Port(5, 0, "e", "end"),)
    }


@settings(max_examples=25)
@given(seed=st.integers(0, 2**32), count=st.integers(1, 12))
def test_every_branch_of_a_tree_has_its_ports(seed: int, count: int) -> None:
    line = grown(Random(seed), 6, "all")[:count]
    layout = arrange(line, Shape(37, 16, spins="all"))
    joined = [End(one.host, one.half) for one in line if one.host is not None]
    for one in line:
        far = (
            [End(one.tile, one.outer)]
            if one.host
            else [End(one.tile, n) for n in (one.inner, one.outer)]
        )
        sides = far * (3 if one.host else 2) if one.tile.double else far
        live = [end for end in sides if sides.count(end) > joined.count(end)]
        some = ports(layout, line, sides)
        for end in live:
            left = sides.count(end) - joined.count(end)
            assert len(some[end]) == left
            assert all(free_face(layout, layout.of(end.host), end.pips, port) for port in some[end])
