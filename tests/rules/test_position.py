"""Does a position stand as it was set up, and does each seat see what it should?"""

import pickle

import pytest

from dominoes_desktop.games.animal import ANIMAL
from dominoes_desktop.games.block import BLOCK
from dominoes_desktop.games.draw import DRAW
from dominoes_desktop.rules.line import Joined
from dominoes_desktop.rules.observation import observe
from dominoes_desktop.rules.umpire import position
from tests.rules.texts import begun, lay, legal, one, played, row, ruled, tiles


@pytest.mark.parametrize(
    ("hands", "line", "bones"),
    [
        (("6-6", "6-6"), row("1-1"), ""),
        (("6-6", "6-5"), row("6-6"), ""),
        (("6-6", "6-5"), row("1-1"), "6-5"),
        (("7-7", "6-5"), row("1-1"), ""),
        (("6-6", "6-5"), (Joined(one("2-1"), 1),), ""),
        (("6-6", "6-5"), (*row("2-1"), *row("3-1")), ""),
        (("6-6", "6-5"), (*row("2-1"), Joined(one("4-3"), 3, one("2-1"), 1)), ""),
        (("6-6", "6-5"), (*row("2-1"), Joined(one("3-1"), 1, one("2-1"), 2)), ""),
        (("6-6", "6-5"), (*row("2-1"), Joined(one("3-1"), 1, one("1-1"), 1)), ""),
        (("6-6", "6-5"), (*row("2-1 1-3"), Joined(one("1-0"), 1, one("2-1"), 1)), ""),
    ],
)
def test_a_position_that_cannot_lie_is_refused(
    hands: tuple[str, ...], line: tuple[Joined, ...], bones: str
) -> None:
    with pytest.raises(ValueError, match=r"tile stands twice|joined like this"):
        position(BLOCK, [tiles(hand) for hand in hands], line, tiles(bones))


def test_a_position_stands_as_it_was_given() -> None:
    hands, line = (tiles("6-5 3-0"), tiles("5-5")), row("3-1 1-1 1-6")
    match = position(DRAW, hands, line, tiles("4-4 2-0 2-1"), seat=1, scores=(30, 40))
    assert match.round is not None
    assert match.round.line() == line
    assert (match.round.seat, match.scores, match.wants) == (1, (30, 40), "move")
    assert [set(match.round.hand(seat)) for seat in (0, 1)] == [set(hand) for hand in hands]
    assert (match.round.left(), match.round.drawable) == (3, 1)
    assert [str(end) for end in match.round.open_ends()] == ["3-1:3", "6-1:6"]


def test_a_line_may_come_back_to_where_it_began() -> None:
    line = "6-6 6-5 5-5 5-4 4-4 4-3 3-3 3-2 2-2 2-1 1-1 1-0 0-0 0-6"
    match = position(BLOCK, (tiles("6-4"), tiles("3-1")), row(line))
    assert legal(match) == {"6-4@6-6", "6-4@6-0"}
    assert match.round is not None
    assert len(set(match.round.line())) == len(line.split())


def test_what_a_seat_sees_is_plain_data() -> None:
    match = begun(ruled(BLOCK, hand=3), "6-6 6-5 1-0", "6-4 5-4 3-3", "5-3 2-0 2-2")
    match = played(match, ["6-6"])
    seen = observe(match, 1)
    assert pickle.loads(pickle.dumps(seen)) == seen
    assert (seen.seat, seen.to_move, seen.seats, seen.leader) == (1, 1, 3, 0)
    assert seen.hand == tuple(sorted(tiles("6-4 5-4 3-3")))
    assert seen.hands == (None, seen.hand, None)
    assert (seen.sizes, seen.boneyard, seen.drawable) == ((2, 3, 3), 28 - 9, 0)
    assert seen.legal == (lay("6-4@6-6"),)
    assert observe(match, 0).legal == ()
    assert [str(end) for end in seen.ends] == ["6-6:6", "6-6:6"]


def test_a_drawn_tile_is_fresh_until_the_turn_is_over() -> None:
    hands = tiles("4-3"), tiles("5-5")
    match = position(ANIMAL, hands, row("5-2"), tiles("5-1 2-0 3-0"))
    drew = played(match, ["draw"])
    assert (observe(drew, 0).fresh, observe(drew, 0).draws) == (tiles("5-1"), 1)
    assert (observe(drew, 1).fresh, observe(drew, 1).draws) == ((), 1)
    kept = played(drew, ["pass"])
    assert (observe(kept, 0).fresh, observe(kept, 1).draws) == ((), 0)


def test_all_hands_are_seen_when_the_round_is_over() -> None:
    match = position(BLOCK, (tiles("6-3"), tiles("5-4")), row("1-1"))
    for seat in (0, 1):
        assert observe(match, seat).hands == (tiles("6-3"), tiles("5-4"))
        assert observe(match, seat).result is not None
