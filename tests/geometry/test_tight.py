"""Does a table with an edge offer every place that there is, and no other?

The places are found again by trying every spot of the table against the words of rules.md A4.
"""

from collections.abc import Iterator
from random import Random

import pytest

from dominoes_desktop.games.tight_table import TIGHT_TABLE
from dominoes_desktop.geometry import Layout, Shape, ports, shape_of
from dominoes_desktop.geometry.arrange import arrange
from dominoes_desktop.geometry.tight import TightTable
from dominoes_desktop.rules.law import law_of
from dominoes_desktop.rules.line import Joined, Line, Spot
from dominoes_desktop.rules.options import with_rule
from dominoes_desktop.rules.round import LEAD, SPOT, Round, end_of, place_of, spot_bits, spot_in
from dominoes_desktop.rules.tile import tile
from dominoes_desktop.rules.umpire import deal, new_match, step
from tests.geometry.checker import (
    Rect,
    contact,
    gap,
    half_rect,
    is_mid_of_long_side,
    is_side_of,
    tile_rect,
)
from tests.geometry.lines import played

SIZES = {"small": (36, 20), "standard": (44, 26), "large": (52, 30)}
STEPS = {"n": (0, -2), "e": (2, 0), "s": (0, 2), "w": (-2, 0)}
TABLE = TightTable()


def halves_at(spot: Spot, size: tuple[int, int]) -> tuple[Rect, Rect]:
    """The half at the spot and the other one, from the middle of the table."""
    x, y = spot.x - size[0] // 2, spot.y - size[1] // 2
    dx, dy = STEPS[spot.way]
    return (x - 1, y - 1, x + 1, y + 1), (x + dx - 1, y + dy - 1, x + dx + 1, y + dy + 1)


def around(one: Rect, two: Rect) -> Rect:
    return min(one[0], two[0]), min(one[1], two[1]), max(one[2], two[2]), max(one[3], two[3])


def brute(
    layout: Layout, host: int, pips: int, taken: list[Rect], size: tuple[int, int], double: bool
) -> set[Spot]:
    """Every spot at which such a tile may be joined to that half of the host-th tile."""
    wide, high = size[0] // 2, size[1] // 2
    found = set()
    for spot in spots_near(layout, host, size, double):
        inner, outer = halves_at(spot, size)
        x0, y0, x1, y1 = around(inner, outer)
        if x0 < -wide or y0 < -high or x1 > wide or y1 > high:
            continue
        if any(gap((x0, y0, x1, y1), tile_rect(laid)) < 0 for laid in layout.laid):
            continue
        if joins(layout, host, pips, taken, inner, outer, double):
            found.add(spot)
    return found


def spots_near(layout: Layout, host: int, size: tuple[int, int], double: bool) -> Iterator[Spot]:
    x0, y0, x1, y1 = tile_rect(layout.laid[host])
    for x in range(x0 - 4, x1 + 5):
        for y in range(y0 - 4, y1 + 5):
            for way in "es" if double else "nesw":
                yield Spot(x + size[0] // 2, y + size[1] // 2, way)


def joins(
    layout: Layout,
    host: int,
    pips: int,
    taken: list[Rect],
    inner: Rect,
    outer: Rect,
    double: bool,
) -> bool:
    """Is this one of the placements: straight, turned in front, at the side; a double crosswise?"""
    lies = layout.laid[host]
    rect, new = tile_rect(lies), around(inner, outer)
    segment = contact(new if double else inner, rect)
    if segment is None:
        return False
    upright = segment[0] == segment[2]
    away = (inner[1] == outer[1]) if upright else (inner[0] == outer[0])
    if lies.tile.double:
        if segment in [contact(other, rect) for other in taken]:
            return False
        return not double and away and is_mid_of_long_side(segment, rect)
    # The half that is open: of a tile that was joined the outer one, of the first by its pips.
    half = next(one for one in lies.halves[:: 1 if host == 0 else -1] if one.pips == pips)
    face = half_rect(half)
    end = is_side_of(segment, rect) and is_side_of(segment, face)
    if double:
        return end and is_mid_of_long_side(segment, new)
    if not is_side_of(segment, face) or contact(outer, rect) is not None:
        return False
    return end or away


def open_at(round: Round, layout: Layout) -> Iterator[tuple[int, int, int, list[Rect]]]:
    """Each place once: the place, which tile is the host, pips, what is joined to it already."""
    line = round.line()
    for place in set(round.ends):
        end = end_of(place)
        host = next(n for n, one in enumerate(line) if one.tile == end.host)
        joined = [one.tile for one in line if one.host == end.host]
        under = line[host].host
        taken = [tile_rect(layout.of(one)) for one in ([*joined, under] if under else joined)]
        yield place, host, end.pips, taken


def wandering(size: str, rng: Random) -> Iterator[Round]:
    """A round played at random, seen after each of its moves."""
    rules = with_rule(TIGHT_TABLE, "table_size", size)
    whole = played(rules, 2, rng)
    law = law_of(rules, 2)
    round = Round([0, 0], (), 0, (1, 0))
    for code in whole.joined:
        law.join(round, code)
        yield round


def test_the_law_is_offered_exactly_what_trying_every_spot_finds(full: bool) -> None:
    rng, positions = Random(9), 0
    while positions < (1000 if full else 60):
        size = rng.choice(sorted(SIZES))
        shape = shape_of(with_rule(TIGHT_TABLE, "table_size", size))
        for round in wandering(size, rng):
            layout = arrange(round.line(), shape)
            positions += 1
            for place, host, pips, taken in open_at(round, layout):
                for double in (False, True):
                    offered = TABLE.spots(SIZES[size], tuple(round.joined), place, double)
                    assert {spot_in(bits) for bits in offered} == brute(
                        layout, host, pips, taken, SIZES[size], double
                    )


def test_tiles_never_move_and_lie_inside_and_over_nothing(full: bool) -> None:
    rng, shape = Random(4), shape_of(with_rule(TIGHT_TABLE, "table_size", "small"))
    for _ in range(100 if full else 10):
        before: list[object] = []
        for round in wandering("small", rng):
            laid = arrange(round.line(), shape).laid
            assert [one.halves for one in laid[:-1]] == before
            before = [one.halves for one in laid]
            x0, y0, x1, y1 = laid[-1].rect
            assert min(x0 + 18, y0 + 10, 18 - x1, 10 - y1) >= 0
            assert all(gap(laid[-1].rect, other.rect) >= 0 for other in laid[:-1])


def at_ease(size: str, rng: Random) -> Round:
    """A round at random in which every other tile is laid straight on where that can be."""
    rules = with_rule(TIGHT_TABLE, "table_size", size)
    law, shape, choice = law_of(rules, 2), shape_of(rules), Random(rng.random())
    match = new_match(rules, 2)
    match = step(match, deal(match, rng)).match
    assert match.round is not None
    round = match.round.copy()
    while round.result is None:
        moves = law.moves(round)
        code = rng.choice(sorted({code if code < 0 else bare(code) for code in moves}))
        ways = [one for one in moves if code < 0 or bare(one) == code]
        straight = [one for one in ways if code >= 0 and lies_straight(round, one, shape)]
        law.play(round, rng.choice(straight if straight and choice.random() < 0.5 else ways))
    return round


def bare(code: int) -> int:
    return code & (1 << SPOT) - 1


def lies_straight(round: Round, code: int, shape: Shape) -> bool:
    after = round.copy()
    after.joined.append(code)
    return arrange(after.line(), shape).laid[-1].placement in ("first", "straight", "double")


SHARES = {"small": (0.55, 0.8), "standard": (0.35, 0.6), "large": (0.25, 0.5)}


def test_the_smaller_the_table_the_more_rounds_end_with_a_blocked_end(full: bool) -> None:
    rounds, shares = 400 if full else 40, {}
    for size, (least, most) in SHARES.items():
        found = 0
        for seed in range(rounds):
            round = at_ease(size, Random(seed))
            joined = tuple(round.joined)
            found += any(
                not TABLE.spots(SIZES[size], joined, place, False)
                and not TABLE.spots(SIZES[size], joined, place, True)
                for place in round.ends
            )
        shares[size] = found / rounds
        if full:
            assert least < shares[size] < most
    assert shares["small"] > shares["standard"] > shares["large"]


def spots(line: Line, half: int, double: bool = False) -> set[tuple[int, int, str]]:
    """What the standard table offers at the open half of the last tile."""
    law, round = law_of(TIGHT_TABLE, 2), Round([0, 0], (), 0, (1, 0))
    for one in line:
        code = law_code(one)
        law.join(round, code)
    place = next(p for p in round.ends if end_of(p).host == line[-1].tile and p & 31 == half)
    found = [spot_in(b) for b in TABLE.spots((44, 26), tuple(round.joined), place, double)]
    return {(s.x, s.y, s.way) for s in found if s is not None}


def law_code(one: Joined) -> int:
    place = LEAD if one.host is None else place_of(one.host, one.half)
    return spot_bits(one.spot) | place << 13 | one.inner << 8 | one.tile.id


def test_a_first_single_lies_in_the_middle_and_offers_five_ways_at_each_end() -> None:
    line = (Joined(tile(6, 4), 6),)
    assert arrange(line, shape_of(TIGHT_TABLE)).laid[0].rect == (-2, -1, 2, 1)
    assert spots(line, 4) == {
        (25, 13, "e"),
        (25, 13, "s"),
        (25, 13, "n"),
        (23, 15, "s"),
        (23, 11, "n"),
    }
    assert spots(line, 4, double=True) == {(25, 12, "s")}


def test_a_first_double_is_open_to_the_east_and_the_west() -> None:
    line = (Joined(tile(6, 6), 6),)
    assert arrange(line, shape_of(TIGHT_TABLE)).laid[0].rect == (-1, -2, 1, 2)
    assert spots(line, 6) == {(24, 13, "e"), (20, 13, "w")}
    assert len(ports(arrange(line, shape_of(TIGHT_TABLE)), line).popitem()[1]) == 2


def test_the_spot_says_on_which_side_of_a_first_double_a_tile_lies() -> None:
    west = Joined(tile(6, 2), 6, tile(6, 6), 6, spot=Spot(20, 13, "w"))
    line = (Joined(tile(6, 6), 6), west)
    assert arrange(line, shape_of(TIGHT_TABLE)).laid[1].rect == (-5, -1, -1, 1)


def test_a_spot_that_is_no_place_is_refused() -> None:
    line = (Joined(tile(6, 4), 6), Joined(tile(4, 1), 4, tile(6, 4), 4, spot=Spot(3, 3, "n")))
    with pytest.raises(ValueError, match="4-1 has no room"):
        arrange(line, shape_of(TIGHT_TABLE))


@pytest.mark.parametrize("size", sorted(SIZES))
def test_the_shape_is_the_table_itself(size: str) -> None:
    shape = shape_of(with_rule(TIGHT_TABLE, "table_size", size))
    assert (shape.width, shape.height) == SIZES[size]
    assert shape.edges
    assert shape.table == tuple(n * SIZES[size][i] // 2 for n in (-1, 1) for i in (0, 1))


def test_without_its_edge_the_table_is_as_any_other() -> None:
    assert not shape_of(with_rule(TIGHT_TABLE, "table_edges", "off")).edges
