"""Does the fat spinner of Super Dominoes have six places, and can an arm grow from each?"""

from random import Random

import pytest

from dominoes_desktop.games.super import SUPER
from dominoes_desktop.geometry import ports, shape_of
from dominoes_desktop.geometry.arrange import arrange, first_tile
from dominoes_desktop.rules.line import End, Joined, Line
from dominoes_desktop.rules.tile import Tile, tile
from tests.geometry.checker import complaints, free_face
from tests.geometry.lines import played, stress

STAR = shape_of(SUPER)
HUB = tile(9, 9)
SIX = End(HUB, 9)


def on_hub(*sides: str, hub: Tile = HUB) -> Line:
    low = [Joined(tile(hub.high, n), hub.high, hub, hub.high, side) for n, side in enumerate(sides)]
    return (Joined(hub, hub.high), *low)


def places(line: Line) -> list[tuple[int, int]]:
    """Which long side of the hub each tile is joined to, and at which third of it."""
    inner = [laid.halves[0] for laid in arrange(line, STAR).laid[1:]]
    return [(half.x // abs(half.x), half.y // 3) for half in inner]


def test_the_fat_spinner_stands_double_size_in_the_middle() -> None:
    hub = first_tile(HUB, STAR)
    assert (hub.scale, hub.rect) == (2, (-2, -4, 2, 4))
    assert [(half.pips, half.x, half.y) for half in hub.halves] == [(9, 0, -2), (9, 0, 2)]


def test_its_six_places_are_a_unit_apart_on_its_long_sides() -> None:
    line = on_hub()
    found = ports(arrange(line, STAR), line)[SIX]
    assert [(port.x, port.y, port.direction) for port in found] == [
        (2, 0, "e"),
        (-2, 0, "w"),
        (2, -3, "e"),
        (-2, 3, "w"),
        (2, 3, "e"),
        (-2, -3, "w"),
    ]
    assert {port.kind for port in found} == {"hub"}
    assert [port.side for port in found] == ["e", "w", "n", "s", "", ""]


def test_where_no_side_is_named_the_middles_are_filled_before_the_corners() -> None:
    east, west = 1, -1
    order = [(east, 0), (west, 0), (east, -1), (west, 1), (east, 1), (west, -1)]
    assert places(on_hub("", "", "", "", "", "")) == order


def test_a_side_names_the_first_of_its_places_that_is_free() -> None:
    assert places(on_hub("e", "e", "e")) == [(1, 0), (1, -1), (1, 1)]
    assert places(on_hub("w", "w", "w")) == [(-1, 0), (-1, 1), (-1, -1)]
    assert places(on_hub("n", "n", "s", "s")) == [(1, -1), (-1, -1), (-1, 1), (1, 1)]
    assert places(on_hub("e", "e", "e", "e")) == [(1, 0), (1, -1), (1, 1), (-1, 0)]


def test_a_port_bears_the_side_by_which_a_play_comes_to_lie_there() -> None:
    rng = Random(2)
    for _ in range(20):
        sides = rng.choices(["", "e", "w", "n", "s"], k=rng.randrange(5))
        line = on_hub(*sides)
        for port in ports(arrange(line, STAR), line)[SIX]:
            if port.side:
                at = places(on_hub(*sides, port.side))[-1]
                assert at == (port.x // abs(port.x), port.y // 3)


@pytest.mark.parametrize("seats", [2, 4, 8])
def test_played_rounds_lie_well_with_a_port_at_every_free_place(seats: int, full: bool) -> None:
    rng = Random(seats)
    for _ in range(60 if full else 1):
        round = played(SUPER, seats, rng)
        line, ends = round.line(), round.open_ends()
        layout = arrange(line, STAR)
        assert complaints(layout, line, STAR) == []
        found = ports(layout, line, ends)
        assert {end: len(some) for end, some in found.items()} == {
            end: ends.count(end) for end in ends
        }
        for end, some in found.items():
            assert all(free_face(layout, layout.of(end.host), end.pips, port) for port in some)


def test_the_whole_double_fifteen_set_finds_its_place(full: bool) -> None:
    for seed in range(40 if full else 1):
        line = stress(SUPER, Random(seed))
        layout = arrange(line, STAR)
        assert complaints(layout, line, STAR) == []
        assert len(line) > 110


def test_wild_doubles_lie_crosswise_on_a_thirteen_that_was_led() -> None:
    hub = tile(13, 13)
    doubles = [tile(n, n) for n in range(6)]
    sides = ("n", "s", "s", "n", "e", "w")
    on = [Joined(one, one.high, hub, 13, side) for one, side in zip(doubles, sides, strict=True)]
    line = (Joined(hub, 13), *on)
    layout = arrange(line, STAR)
    assert complaints(layout, line, STAR) == []
    assert [laid.touching for laid in layout.laid] == [False] * 5 + [True] * 2
    assert not any(laid.tied for laid in layout.laid)


def test_a_wild_double_on_a_later_thirteen_goes_on_with_its_own_number() -> None:
    line = (
        *on_hub(hub=tile(9, 9)),
        Joined(tile(13, 9), 9, HUB, 9),
        Joined(tile(4, 4), 4, tile(13, 9), 13),
        Joined(tile(4, 2), 4, tile(4, 4), 4),
    )
    layout = arrange(line, STAR)
    assert complaints(layout, line, STAR) == []
    assert layout.of(tile(4, 2)).placement == "straight"
