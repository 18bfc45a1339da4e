"""What is a round's end worth, and to whom? (rules.md A0, A3, B0.)"""

import pytest

from dominoes_desktop.games.animal import ANIMAL
from dominoes_desktop.games.block import BLOCK
from dominoes_desktop.games.pebble import PEBBLE
from dominoes_desktop.rules.event import Result, RoundEnded, Tally, Term
from dominoes_desktop.rules.ruleset import Ruleset
from dominoes_desktop.rules.umpire import position
from tests.rules.texts import played, row, ruled, tiles


def blocked(game: Ruleset, *hands: str) -> Result:
    """The result where these hands are stuck before a lone 1-1."""
    match = position(game, [tiles(hand) for hand in hands], row("1-1"))
    assert match.round is not None
    assert match.round.result is not None
    assert match.round.result.reason == "blocked"
    return match.round.result


def out(game: Ruleset, *others: str) -> Result:
    """The result where seat 0 lays its last tile and the others hold these."""
    hands = [tiles("6-1"), *[tiles(hand) for hand in others]]
    match = played(position(game, hands, row("1-1")), ["1-6@1-1"])
    assert match.round is not None
    assert match.round.result is not None
    assert match.round.result.reason == "out"
    return match.round.result


# Pips 4, 9 and 14: the text's own example (rules.md, after A4: sum 23, once 19, pairwise 15).
ABC = ("4-0", "6-3", "5-5 2-2")


@pytest.mark.parametrize(
    ("how", "points"),
    [
        ("opponents", 23),
        ("opponents_minus_own", 19),
        ("pairwise", 15),
        ("all", 27),
        ("wins", 1),
    ],
)
def test_a_block_scores(how: str, points: int) -> None:
    result = blocked(ruled(BLOCK, block_score=how), *ABC)
    assert (result.winners, result.points) == ((0,), (points, 0, 0))
    assert result.left == (4, 9, 14)


@pytest.mark.parametrize(("how", "points"), [("opponents", 23), ("all", 23), ("wins", 1)])
def test_going_out_scores(how: str, points: int) -> None:
    result = out(ruled(BLOCK, out_score=how), "6-3", "5-5 2-2")
    assert (result.winners, result.points, result.left) == ((0,), (points, 0, 0), (0, 9, 14))


@pytest.mark.parametrize(
    ("how", "terms"),
    [
        ("opponents", (Term(1, 9), Term(2, 14))),
        ("opponents_minus_own", (Term(1, 9), Term(2, 14), Term(0, 0, 4))),
        ("pairwise", (Term(1, 9, 4), Term(2, 14, 4))),
        ("all", (Term(0, 4), Term(1, 9), Term(2, 14))),
        ("wins", ()),
    ],
)
def test_the_tally_shows_how_it_was_counted(how: str, terms: tuple[Term, ...]) -> None:
    result = blocked(ruled(BLOCK, block_score=how), *ABC)
    assert result.tallies == (Tally(0, how, terms, result.points[0]),)


def test_four_seats_and_a_tie_that_is_not_for_the_lowest() -> None:
    result = blocked(BLOCK, "5-5", "6-4", "3-0 2-2", "4-3 4-4")
    assert (result.winners, result.points) == ((2,), (0, 0, 28, 0))


# Seat 0 has the fewest tiles and the most pips.
FEW_HEAVY = ("6-6", "2-0 3-0", "2-2 0-0")


@pytest.mark.parametrize(("winner", "seats"), [("tiles", (0,)), ("pips", (2,))])
def test_fewest_tiles_or_fewest_pips_win(winner: str, seats: tuple[int, ...]) -> None:
    assert blocked(ruled(BLOCK, block_winner=winner), *FEW_HEAVY).winners == seats


@pytest.mark.parametrize(
    ("how", "points"), [("opponents_minus_own", 0), ("pairwise", 0), ("opponents", 9)]
)
def test_a_winner_never_scores_less_than_nothing(how: str, points: int) -> None:
    result = blocked(ruled(BLOCK, block_winner="tiles", block_score=how), *FEW_HEAVY)
    assert (result.winners, result.points) == ((0,), (points, 0, 0))


# Seats 0 and 1 tie in pips (9); by tiles seats 0 and 2 tie, and of them seat 0 has fewer pips.
TIE = ("6-3", "5-0 4-0", "6-4")


@pytest.mark.parametrize(
    ("tie", "winner", "winners", "points", "tied"),
    [
        ("none", "pips", (), (0, 0, 0), (0, 1)),
        ("replay", "pips", (), (0, 0, 0), (0, 1)),
        ("shared", "pips", (0, 1), (1, 1, 0), ()),
        ("fewest_pips", "pips", (0, 1), (1, 1, 0), ()),
        ("none", "tiles", (), (0, 0, 0), (0, 2)),
        ("replay", "tiles", (), (0, 0, 0), (0, 2)),
        ("shared", "tiles", (0, 2), (0, 0, 0), ()),  # 9 less 9, and 9 less 10
        ("fewest_pips", "tiles", (0,), (10, 0, 0), ()),
    ],
)
def test_a_tie(
    tie: str,
    winner: str,
    winners: tuple[int, ...],
    points: tuple[int, ...],
    tied: tuple[int, ...],
) -> None:
    result = blocked(ruled(BLOCK, block_tie=tie, block_winner=winner), *TIE)
    assert (result.winners, result.tied, result.replayed) == (winners, tied, tie == "replay")
    assert result.points == points
    assert result.left == (9, 9, 10)


@pytest.mark.parametrize(("how", "points"), [("opponents", 20), ("all", 38), ("pairwise", 11)])
def test_each_who_shares_scores_against_those_who_did_not_win(how: str, points: int) -> None:
    game = ruled(BLOCK, block_tie="shared", block_score=how)
    result = blocked(game, "6-3", "5-4", "6-6 4-4")
    assert (result.winners, result.points) == ((0, 1), (points, points, 0))
    assert [tally.seat for tally in result.tallies] == [0, 1]


def test_where_all_share_nobody_has_an_opponent() -> None:
    for how in ("opponents", "opponents_minus_own", "pairwise"):
        result = blocked(ruled(BLOCK, block_tie="shared", block_score=how), "6-3", "5-4")
        assert (result.winners, result.points) == ((0, 1), (0, 0))


def test_animals_are_won_not_scored() -> None:
    assert out(ANIMAL, "6-3", "5-5 2-2").points == (1, 0, 0)
    assert blocked(ANIMAL, "6-6", "2-0 3-0", "2-2 0-0").points == (1, 0, 0)
    assert blocked(ANIMAL, "6-6", "2-0", "2-2 0-0").points == (1, 1, 0)
    closer = ruled(ANIMAL, block_tie="fewest_pips")
    assert blocked(closer, "6-6", "2-0", "2-2 0-0").points == (0, 1, 0)


def test_pebble_pays_the_difference_to_each_opponent() -> None:
    assert blocked(PEBBLE, *ABC).points == (15, 0, 0)
    assert blocked(PEBBLE, "4-0", "2-2", "5-5 5-0").points == (0, 0, 0)


def test_the_boneyard_does_not_count() -> None:
    bones = tiles("3-3 2-0")
    hands = tiles("6-1"), tiles("6-6 5-4 3-0")
    for game in (ruled(BLOCK), ruled(BLOCK, draw="one", reserve=2)):
        match = played(position(game, hands, row("1-1"), bones), ["1-6@1-1"])
        assert match.scores == (24, 0)


def test_the_end_turns_up_all_hands_and_adds_the_points() -> None:
    match = position(BLOCK, (tiles("6-1"), tiles("5-4")), row("1-1"), scores=(30, 7))
    (*_, ended) = played(match, ["1-6@1-1"]).history
    assert isinstance(ended, RoundEnded)
    assert ended.hands == ((), tiles("5-4"))
    assert ended.scores == (39, 7)
