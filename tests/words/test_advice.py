"""Does a hint name the move, what it is short of the best, and why?"""

import pytest

from dominoes_desktop.games import ANIMAL, DRAW
from dominoes_desktop.players.choice import Choice, Ranked
from dominoes_desktop.players.why import (
    KeepsOpen,
    LeavesOpen,
    OnlyMove,
    Sheds,
    ShedsOnly,
    StaysReady,
    TriedOut,
    Why,
)
from dominoes_desktop.rules.line import Joined
from dominoes_desktop.rules.move import Draw, Move, Pass, Play
from dominoes_desktop.rules.observation import Observation, observe
from dominoes_desktop.rules.ruleset import Ruleset
from dominoes_desktop.rules.tile import Tile, tile
from dominoes_desktop.rules.umpire import position
from dominoes_desktop.words.advice import advice, move_says, worth_says
from dominoes_desktop.words.speaker import Speaker

LINE = (Joined(tile(5, 3), 5), Joined(tile(5, 4), 5, tile(5, 3), 5))
ON_4 = Play(tile(4, 2), 4, tile(5, 4))
ON_3 = Play(tile(3, 1), 3, tile(5, 3))


def speaker(ruleset: Ruleset = DRAW) -> Speaker:
    return Speaker(lambda text: text, ("Ann", "Bo"), 0, ruleset)


def seen(line: tuple[Joined, ...] = LINE, hand: tuple[Tile, ...] = (tile(4, 2),)) -> Observation:
    return observe(position(DRAW, (hand, (tile(6, 6),)), line), 0)


def said(at: int, *ranked: Ranked, unit: str = "points") -> str:
    return advice(speaker(), seen(), Choice(ranked[0].move, unit, ranked), at)


def test_the_best_move_comes_with_its_reason() -> None:
    best, next_best = Ranked(ON_4, 3.0, KeepsOpen(0, (2, 3), 1, (3,))), Ranked(ON_3, 1.8, Sheds(4))
    assert said(0, best, next_best) == (
        "Best: 4-2 on the 4. It keeps 2 and 3 open for you; Bo has no 3"
    )
    assert said(1, best, next_best) == (
        "Number 2 of 2, 1.2 points less: 3-1 on the 3. It sheds 4 pips"
    )


def test_where_moves_differ_in_nothing_it_is_told_how_much_worse_they_came_out() -> None:
    """How often it was played through is no reason by itself."""
    one, other = Ranked(ON_4, 3.0, TriedOut(300)), Ranked(ON_3, 1.1, TriedOut(300, 1.9))
    assert said(0, one, other) == (
        "Best: 4-2 on the 4. Nothing else came out better on average; "
        "played through to the end 300 times"
    )
    assert said(1, one, other) == (
        "Number 2 of 2: 3-1 on the 3. On average 1.9 points less; "
        "played through to the end 300 times"
    )
    one, other = Ranked(ON_4, 0.5, Sheds(6)), Ranked(ON_3, 0.42, TriedOut(1, 0.08, "chance"))
    assert said(1, one, other, unit="chance") == (
        "Number 2 of 2: 3-1 on the 3. 8 % less often won; tried to the end once"
    )


@pytest.mark.parametrize(
    ("why", "says"),
    [
        (StaysReady(0, 4), "None of the 4 tiles left fits an end"),
        (StaysReady(1, 4), "One of the 4 tiles left fits an end"),
        (StaysReady(3, 4), "3 of the 4 tiles left fit the ends"),
        (StaysReady(4, 4), "All 4 tiles left fit the ends"),
        (StaysReady(1, 1), "The tile left fits an end"),
        (StaysReady(0, 1), "The tile left fits no end"),
        (ShedsOnly(1), "It sheds only 1 pip"),
        (LeavesOpen((6, 2)), "It leaves 6 and 2 open"),
    ],
)
def test_what_differs_is_told(why: Why, says: str) -> None:
    assert said(0, Ranked(ON_4, 3.0, why), Ranked(ON_3, 1.8, Sheds(4))) == (
        f"Best: 4-2 on the 4. {says}"
    )


def test_what_makes_no_difference_is_as_good() -> None:
    one, other = Ranked(ON_4, 0.5, Sheds(6)), Ranked(ON_3, 0.48, Sheds(4))
    assert said(1, one, other).startswith("Number 2 of 2, as good: ")


def test_where_there_is_no_choice_it_says_so() -> None:
    assert said(0, Ranked(Draw(), 0.0, OnlyMove())) == "Nothing else is allowed: draw"


def test_moves_are_named_so_that_they_can_be_told_apart() -> None:
    two = (
        Joined(tile(4, 3), 4),
        Joined(tile(4, 0), 4, tile(4, 3), 4),
        Joined(tile(3, 0), 0, tile(4, 0), 0),
    )
    cases: list[tuple[Move, str]] = [
        (Play(tile(6, 3), 3, tile(4, 3)), "6-3 on the 3 of 4-3"),
        (Play(tile(6, 3), 3, tile(3, 0)), "6-3 on the 3 of 3-0"),
        (Play(tile(6, 3), 6), "lead 6-3"),
        (Draw(), "draw"),
        (Pass(), "pass"),
    ]
    for move, words in cases:
        assert move_says(speaker(), seen(two, (tile(6, 3),)), move) == words
    assert move_says(speaker(ANIMAL), seen(), ON_4).count("-") == 1
    assert "4" not in move_says(speaker(ANIMAL), seen(), ON_4)


def test_worth_is_told_in_its_unit() -> None:
    assert worth_says(speaker(), "points", 2.14) == "+2.1"
    assert worth_says(speaker(), "points", -0.5) == "\N{MINUS SIGN}0.5"
    assert worth_says(speaker(), "chance", 0.64) == "64 %"
