"""Is a reckoned end the best that both sides can do?"""

from random import Random

import pytest

from dominoes_desktop.games import ANIMAL, BLOCK, DRAW, GAMES, PARTNERSHIP, PEBBLE
from dominoes_desktop.players.endgame import Endgame, TooLong
from dominoes_desktop.players.worth import Worth
from dominoes_desktop.rules.law import Law, law_of
from dominoes_desktop.rules.line import Joined
from dominoes_desktop.rules.round import Round
from dominoes_desktop.rules.ruleset import Ruleset
from dominoes_desktop.rules.umpire import position

LINES = (ANIMAL, PEBBLE, BLOCK, DRAW, PARTNERSHIP)
OTHERS = tuple(game for game in GAMES if game not in LINES)


@pytest.mark.parametrize("ruleset", LINES, ids=[game.key for game in LINES])
def test_line_games_are_reckoned_as_by_brute_force(ruleset: Ruleset, full: bool) -> None:
    equals_brute_force(ruleset, 2000 if full else 40)


@pytest.mark.parametrize("ruleset", OTHERS, ids=[game.key for game in OTHERS])
def test_so_are_games_that_branch_score_and_act(ruleset: Ruleset, full: bool) -> None:
    deals = 2000 if full else 15
    if law_of(ruleset, 2).binds:
        deals //= 10  # brute force on a tight table takes its time
    equals_brute_force(ruleset, deals)


def equals_brute_force(ruleset: Ruleset, deals: int) -> None:
    """Of so many deals that are not over as they are dealt, by value and by that of each move."""
    rng = Random(ruleset.key)
    seats = max(2, ruleset.seats[0])
    law = law_of(ruleset, seats)
    while deals:
        round = small_deal(law, rng)
        if round.result is not None:
            continue
        deals -= 1
        seat = rng.randrange(seats)
        worth = Worth(law, seat, round.scores)
        exact = Endgame(law, worth, 100_000)
        assert exact.value(round) == pytest.approx(best(law, worth, round))
        for code in law.moves(round):
            after = round.copy()
            law.play(after, code)
            assert exact.after(round, code) == pytest.approx(best(law, worth, after))


def small_deal(law: Law, rng: Random) -> Round:
    """A few tiles in each hand and in the boneyard, numbers that meet often, a short line."""
    low = rng.randrange(3)
    tiles = [one for one in law.tiles if low <= one.low and one.high <= low + 4]
    rng.shuffle(tiles)
    first = tiles.pop()
    size = 2 if law.seats > 2 else rng.randint(2, 3)
    hands = [[tiles.pop() for _ in range(size)] for _ in range(law.seats)]
    bones = [tiles.pop() for _ in range(rng.choice((0, 2, 4)))]
    scores = [rng.choice((0, 60, 90))] * law.seats
    line = (Joined(first, first.high),) if rng.random() < 0.8 else ()
    match = position(law.ruleset, hands, line, bones, rng.randrange(law.seats), scores)
    assert match.round is not None
    return match.round


def best(law: Law, worth: Worth, round: Round) -> float:
    """Every line of play looked at to its end."""
    if round.result is not None:
        scores = law.ruleset.goal.add(round.scores, round.result.points)
        return worth.ended(scores, round.result.winners)
    found = []
    for code in law.moves(round):
        after = round.copy()
        law.play(after, code)
        found.append(best(law, worth, after))
    return max(found) if round.seat in law.side_of[worth.seat] else min(found)


def test_it_stops_where_it_gets_too_long() -> None:
    law = law_of(BLOCK, 2)
    tiles = list(law.tiles)
    match = position(BLOCK, [tiles[:7], tiles[7:14]])
    assert match.round is not None
    with pytest.raises(TooLong):
        Endgame(law, Worth(law, 0, (0, 0)), 10).value(match.round)


def test_three_sides_can_not_be_reckoned() -> None:
    law = law_of(BLOCK, 3)
    with pytest.raises(ValueError, match="two sides"):
        Endgame(law, Worth(law, 0, (0, 0, 0)), 10)
