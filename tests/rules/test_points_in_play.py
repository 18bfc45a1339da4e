"""Are points in play counted, added and enough to win, as rules.md B1 and B2 say?"""

import pytest

from dominoes_desktop.games.all_fives import ALL_FIVES
from dominoes_desktop.rules.event import MatchEnded, RoundEnded, Scored
from dominoes_desktop.rules.observation import observe
from dominoes_desktop.rules.ruleset import Match, Ruleset
from dominoes_desktop.rules.umpire import position, step, to_move
from tests.rules.more_scenes import line
from tests.rules.texts import begun, dealt, lay, legal, played, ruled, tiles


def at(text: str, *hands: str, scores: tuple[int, ...] = (), game: Ruleset = ALL_FIVES) -> Match:
    return position(game, [tiles(hand) for hand in hands], line(text), (), 0, scores or None)


@pytest.mark.parametrize(
    ("table", "count"),
    [
        ("6-4", 10),
        ("5-5", 10),
        ("6-4 4-4@6-4", 14),
        ("6-4 4-4@6-4 4-1@4-4", 7),
        ("6-4 4-1@6-4 1-1@4-1", 8),
        ("5-5 5-0@5-5", 10),
        ("5-5 5-0@5-5 5-6@5-5", 6),
        ("5-5 5-0@5-5 5-6@5-5 5-1@5-5", 7),
        ("5-5 5-0@5-5 0-0@5-0", 10),
    ],
)
def test_ends_count_as_told(table: str, count: int) -> None:
    assert observe(at(table, "2-2", "3-3 4-3"), 0).count == count


def test_short_sides_open_once_both_long_ones_are_covered() -> None:
    one = at("6-6 6-1@6-6", "6-2 5-4", "3-0")
    assert [str(end) for end in observe(one, 0).ends] == ["6-1:1", "6-6:6"]
    both = at("6-6 6-1@6-6 6-3@6-6", "6-2 5-4", "3-0")
    assert [str(end) for end in observe(both, 0).ends] == ["6-1:1", "6-3:3", "6-6:6", "6-6:6"]
    assert legal(both) == {"6-2@6-6"}


def test_only_the_first_double_of_the_line_spins() -> None:
    match = at("6-1 1-1@6-1 1-5@1-1 5-5@1-5 6-6@6-1", "5-2 6-3 1-0", "3-0")
    assert legal(match) == {"5-2@5-5", "6-3@6-6", "1-0@1-1"}
    after = played(match, ["5-2@5-5"])
    assert [str(end) for end in observe(after, 0).ends].count("5-5:5") == 0


def test_points_are_added_at_once() -> None:
    done = step(at("6-4", "6-1 2-0", "3-0 4-4", scores=(20, 30)), lay("6-1@6-4"))
    assert done.events[1] == Scored(0, 5, 5)
    assert done.match.scores == (25, 30)
    assert observe(done.match, 1).scores == (25, 30)


def test_the_target_reached_in_play_ends_the_match() -> None:
    done = step(at("6-4", "6-1 2-0", "3-0 4-4", scores=(145, 100)), lay("6-1@6-4"))
    ended = next(event for event in done.events if isinstance(event, RoundEnded))
    assert (ended.result.reason, ended.result.winners) == ("target", (0,))
    assert (ended.result.points, ended.result.left) == ((0, 0), (2, 11))
    assert (ended.result.made, ended.result.gained) == ((5, 0), (5, 0))
    assert done.events[-1] == MatchEnded((0,), (150, 100))
    assert done.match.wants == "nothing"


def test_the_same_tile_may_reach_the_target_and_empty_the_hand() -> None:
    done = step(at("6-4", "6-1", "3-0 4-4", scores=(145, 100)), lay("6-1@6-4"))
    ended = next(event for event in done.events if isinstance(event, RoundEnded))
    assert (ended.result.reason, ended.result.points) == ("out", (10, 0))
    assert done.events[-1] == MatchEnded((0,), (160, 100))


def test_with_exact_points_that_pass_the_target_are_not_scored() -> None:
    game = ruled(ALL_FIVES, exact="yes", target=150)
    over = step(at("6-4", "6-6 2-0", "3-0 4-1", scores=(140, 0), game=game), lay("6-6@6-4"))
    assert over.match.scores == (140, 0)
    ten = step(at("6-4", "6-1 2-0", "3-0 4-4", scores=(148, 0), game=game), lay("6-1@6-4"))
    assert ten.match.scores == (148, 0)
    assert not any(isinstance(event, Scored) for event in ten.events)
    met = step(at("6-4", "6-1 2-0", "3-0 4-4", scores=(145, 0), game=game), lay("6-1@6-4"))
    assert met.match.champions == (0,)


def test_one_round_is_won_by_the_highest_score_not_by_who_goes_out() -> None:
    game = ruled(ALL_FIVES, target="round")
    start = begun(ruled(game, hand=2), "5-5 3-0", "5-1 1-0", lead=0)
    match = played(start, ["5-5"])
    assert match.scores == (10, 0)
    while match.wants == "move":
        seat = to_move(match)
        moves = sorted(legal(match))
        match = played(match, [moves[0]])
        assert seat is not None
    assert match.champions == tuple(
        [seat for seat, score in enumerate(match.scores) if score == max(match.scores)]
    )


def test_partners_both_carry_what_either_scores() -> None:
    game = ruled(ALL_FIVES, teams="2x2")
    match = at("6-4", "6-1 2-0", "3-0 4-4", "5-5", "3-3", game=game)
    assert step(match, lay("6-1@6-4")).match.scores == (5, 0, 5, 0)


def test_the_winner_leads_but_after_a_block_the_lot_decides_again() -> None:
    out = played(at("6-4", "6-2", "3-1 5-4"), ["6-2@6-4"])
    hands = ("6-6 2-1 3-0 4-0 5-0 5-2 3-3", "5-5 2-0 1-0 6-1 6-3 4-1 1-1")
    assert step(out, dealt(ALL_FIVES, *hands)).match.wants == "move"
    blocked = at("6-6", "2-1", "5-4 3-0")
    assert blocked.round is not None
    assert blocked.round.result is not None
    assert blocked.round.result.winners == (0,)
    assert step(blocked, dealt(ALL_FIVES, *hands)).match.wants == "lead"


@pytest.mark.parametrize(
    ("hand", "points"), [("6-6", 10), ("6-6 1-0", 15), ("1-1", 0), ("2-1", 5), ("5-2 5-0", 10)]
)
def test_a_round_scores_to_the_nearest_five(hand: str, points: int) -> None:
    done = played(at("6-4", "6-2", hand), ["6-2@6-4"])
    assert done.round is not None
    assert done.round.result is not None
    assert done.round.result.points == (points, 0)
