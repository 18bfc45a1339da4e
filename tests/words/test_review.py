"""Does the review say of a move what it cost, and what would have been better?"""

import pytest

from dominoes_desktop.games import DRAW
from dominoes_desktop.players.choice import Choice, Ranked
from dominoes_desktop.players.solved import Solved
from dominoes_desktop.players.why import KeepsOpen, Sheds
from dominoes_desktop.rules.line import Joined
from dominoes_desktop.rules.move import Draw, Move, Pass, Play
from dominoes_desktop.rules.observation import observe
from dominoes_desktop.rules.tile import tile
from dominoes_desktop.rules.umpire import position, step
from dominoes_desktop.words.review import (
    made_says,
    ranked_of,
    solved_says,
    turning_cost,
    unit_says,
    verdict_says,
)
from dominoes_desktop.words.speaker import Speaker

LINE = (Joined(tile(5, 3), 5), Joined(tile(5, 4), 5, tile(5, 3), 5))
SEEN = observe(position(DRAW, ((tile(4, 2), tile(3, 1)), (tile(6, 6),)), LINE), 0)
BEST, OTHER = Play(tile(4, 2), 4, tile(5, 4)), Play(tile(3, 1), 3, tile(5, 3))
ANN = Speaker(lambda text: text, ("Ann", "Bo"), 0, DRAW)


def weighed(best: float, other: float, unit: str = "points") -> Choice:
    ranked = Ranked(BEST, best, KeepsOpen(0, (2, 3))), Ranked(OTHER, other, Sheds(4))
    return Choice(BEST, unit, ranked)


@pytest.mark.parametrize(
    ("choice", "says", "cost"),
    [
        (weighed(2.0, -1.0), "Better: 4-2 on the 4, +2.0. It keeps 2 and 3 open for you", 3.0),
        (weighed(2.0, 1.5), "Better: 4-2 on the 4, +2.0. It keeps 2 and 3 open for you", 0.0),
        (weighed(2.0, 1.98), "As good as any", 0.0),
        (
            weighed(0.6, 0.4, "chance"),
            "Better: 4-2 on the 4, 60 %. It keeps 2 and 3 open for you",
            0.2,
        ),
        (weighed(0.6, 0.58, "chance"), None, 0.0),
    ],
)
def test_a_move_is_held_against_the_best(choice: Choice, says: str | None, cost: float) -> None:
    assert says in (None, verdict_says(ANN, SEEN, OTHER, choice))
    assert verdict_says(ANN, SEEN, BEST, choice) == "As good as any"
    assert turning_cost(choice, OTHER) == pytest.approx(cost)
    assert turning_cost(choice, BEST) == 0


def test_what_could_not_be_weighed_is_told() -> None:
    assert verdict_says(ANN, SEEN, BEST, None) == "Nothing else was allowed"
    assert "failed" in verdict_says(ANN, SEEN, BEST, Choice(BEST))


def test_a_move_is_found_as_the_log_has_it() -> None:
    both: tuple[tuple[Move, Move], ...] = (
        (Play(tile(4, 2), 4, tile(5, 4), side="w"), BEST),
        (Draw((tile(1, 0),)), Draw()),
        (Pass(), Pass()),
    )
    for logged, move in both:
        found = ranked_of(Choice(move, ranked=(Ranked(move, 1.0, Sheds(1)),)), logged)
        assert found is not None
    assert ranked_of(weighed(1, 0), Pass()) is None


def test_moves_of_several_people_are_told_apart() -> None:
    assert made_says(ANN, SEEN, BEST, several=False) == "4-2 on the 4"
    assert made_says(ANN, SEEN, Draw((tile(1, 0),)), several=True) == "Ann: Draw"
    assert "points a round" in unit_says(ANN, "points")
    assert "chance" in unit_says(ANN, "chance")


def test_the_best_line_is_told_with_its_end_or_why_there_is_none() -> None:
    match = step(position(DRAW, ((tile(4, 2),), (tile(6, 6),)), LINE), BEST).match
    result = observe(match, 0).result
    text, line = solved_says(ANN, Solved(0, ((0, BEST), (1, Draw()), (0, Pass())), result))
    assert text.endswith("from the start: You go out and score 12 points.")
    assert line == "Ann 4-2, Bo draws, Ann passes"
    assert "from move 4: " in solved_says(ANN, Solved(3, ((0, BEST),), result))[0]
    assert "too large" in solved_says(ANN, Solved())[0]
    assert "two sides" in solved_says(ANN, Solved(sides=True))[0]
