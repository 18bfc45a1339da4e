"""When is the match over, and who has won it? (rules.md B0: target, exact, best_of.)"""

import pytest

from dominoes_desktop.games.animal import ANIMAL
from dominoes_desktop.games.block import BLOCK
from dominoes_desktop.games.pebble import PEBBLE
from dominoes_desktop.rules.event import MatchEnded, Result
from dominoes_desktop.rules.move import Pass
from dominoes_desktop.rules.reason import IllegalMove, NotNow
from dominoes_desktop.rules.ruleset import Match, Ruleset
from dominoes_desktop.rules.umpire import legal_moves, position, step, to_move
from tests.rules.texts import dealt, played, row, ruled, tiles


def won(game: Ruleset, other: str = "5-4", scores: tuple[int, int] = (0, 0)) -> Match:
    """The match after seat 0 went out, and seat 1 holds this."""
    match = position(game, (tiles("6-1"), tiles(other)), row("1-1"), scores=scores)
    return played(match, ["1-6@1-1"])


def tied(game: Ruleset, scores: tuple[int, ...] = (0, 0, 0)) -> Match:
    """The match after a block: seats 0 and 1 hold 9 each, seat 2 holds 20."""
    hands = tiles("6-3"), tiles("5-4"), tiles("6-6 5-3")
    return position(game, hands, row("1-1"), scores=scores)


def ends(match: Match) -> tuple[int, ...] | None:
    """The winners that the last event names, None where the match goes on."""
    last = match.history[-1]
    over = match.wants == "nothing"
    assert over is isinstance(last, MatchEnded)
    if not isinstance(last, MatchEnded):
        assert match.champions == ()
        return None
    assert (last.winners, last.scores) == (match.champions, match.scores)
    return match.champions


@pytest.mark.parametrize(
    ("scores", "champions"), [((90, 99), None), ((91, 99), (0,)), ((99, 99), (0,)), ((0, 0), None)]
)
def test_the_target_reached_ends_the_match(
    scores: tuple[int, int], champions: tuple[int, ...] | None
) -> None:
    for game in (BLOCK, PEBBLE):
        match = won(game, "5-4", scores)
        assert match.scores == (scores[0] + 9, scores[1])
        assert ends(match) == champions


@pytest.mark.parametrize("target", [1, 9])
def test_the_target_may_be_any_number(target: int) -> None:
    assert ends(won(ruled(BLOCK, target=target))) == (0,)
    assert ends(won(ruled(BLOCK, target=10))) is None


def test_one_round_ends_with_its_winner_or_drawn() -> None:
    for game in (BLOCK, PEBBLE):
        assert ends(won(ruled(game, target="round"))) == (0,)
        assert ends(tied(ruled(game, target="round"))) == ()
        assert ends(tied(ruled(game, target="round", block_tie="shared"))) == (0, 1)


def test_a_replayed_round_ends_nothing() -> None:
    for game in (ruled(BLOCK, target="round"), ruled(BLOCK, target=9), ANIMAL):
        match = tied(ruled(game, block_tie="replay", block_winner="pips"))
        assert (ends(match), match.scores, match.wins) == (None, (0, 0, 0), (0, 0, 0))


def test_who_ties_beyond_the_target_plays_on() -> None:
    game = ruled(BLOCK, block_tie="shared", block_score="opponents", target=100)
    assert ends(tied(game, (85, 85, 99))) is None
    assert ends(tied(game, (85, 86, 99))) == (1,)
    assert ends(tied(game, (10, 10, 100))) == (2,)


@pytest.mark.parametrize(
    ("score", "after", "champions"), [(90, 99, None), (91, 100, (0,)), (92, 92, None)]
)
def test_an_exact_target_must_be_met(
    score: int, after: int, champions: tuple[int, ...] | None
) -> None:
    match = won(ruled(BLOCK, exact="yes"), "5-4", (score, 0))
    assert (match.scores, ends(match)) == ((after, 0), champions)


def test_who_meets_an_exact_target_together_shares_the_match() -> None:
    game = ruled(BLOCK, block_tie="shared", block_score="opponents", exact="yes")
    assert ends(tied(game, (80, 80, 0))) == (0, 1)


def after_wins(game: Ruleset, wins: tuple[int, ...], last: tuple[int, ...]) -> Match:
    """Where a match of animals stands after so many wins, the last by these seats."""
    left = (0,) * len(wins)
    result = Result("out", last, left, left)
    champions = game.goal.champions(
        wins, wins, result, tuple([(seat,) for seat in range(len(wins))])
    )
    wants = "deal" if champions is None else "nothing"
    return Match(game, len(wins), wins, wins, wants=wants, champions=champions or ())


@pytest.mark.parametrize(
    ("best_of", "wins", "champions"),
    [
        (1, (1, 0), (0,)),
        (3, (1, 0), None),
        (3, (1, 1), None),
        (3, (1, 2), (1,)),
        (5, (2, 2), None),
        (5, (3, 2), (0,)),
        (7, (3, 3), None),
        (7, (3, 4), (1,)),
        (3, (2, 2), (0, 1)),
    ],
)
def test_the_best_of_n_ends_at_more_than_half(
    best_of: int, wins: tuple[int, int], champions: tuple[int, ...] | None
) -> None:
    last = tuple([seat for seat in (0, 1) if champions and seat in champions])
    match = after_wins(ruled(ANIMAL, best_of=best_of), wins, last)
    assert (match.champions or None) == champions


def test_a_best_of_three_of_animals_is_played_through() -> None:
    game = ruled(ANIMAL, best_of=3, hand=3)
    match = won(game)
    assert (ends(match), match.wins, match.scores) == (None, (1, 0), (1, 0))
    match = step(match, dealt(game, "6-6 6-5 5-4", "1-0 2-0 3-0")).match
    match = played(match, ["6-6", "draw", "pass", "6-5@6-6", "draw"])
    while to_move(match) == 1:
        match = step(match, Pass()).match
    match = played(match, ["5-4@6-5"])
    assert (ends(match), match.wins) == ((0,), (2, 0))


def test_a_round_that_nobody_wins_counts_for_nobody() -> None:
    game = ruled(ANIMAL, best_of=3, block_tie="none", block_winner="pips")
    match = tied(game)
    assert (ends(match), match.wins, match.scores) == (None, (0, 0, 0), (0, 0, 0))


def test_a_match_that_is_over_takes_nothing_more() -> None:
    match = won(ruled(BLOCK, target=9))
    assert legal_moves(match) == ()
    for move in (Pass(), dealt(BLOCK, "6-6 5-4", "1-0 2-0")):
        with pytest.raises(IllegalMove) as refused:
            step(match, move)
        assert refused.value.reason == NotNow("nothing")
