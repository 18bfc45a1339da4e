"""Does Partnership do what the worked examples say?"""

from typing import Any

import pytest

from dominoes_desktop.games.partnership import PARTNERSHIP
from dominoes_desktop.rules.line import Joined
from dominoes_desktop.rules.umpire import legal_moves, position, step
from tests.rules.texts import ruled

from .examples import EXAMPLES, elsewhere, examples, held

SEAT = {"A": 0, "B": 3, "C": 2, "D": 1}  # they are named in order of play, counterclockwise
SIDE = {0: "AC", 1: "BD", 2: "AC", 3: "BD"}


@pytest.mark.parametrize("data", examples("partnership"))
def test_the_example_comes_out_as_told(data: dict[str, Any]) -> None:
    setup, expect = data["setup"], data["expect"]
    game = ruled(PARTNERSHIP, block_winner=setup["options"].get("blocked", "team"))
    hands = {SEAT[name]: held(data, name) for name in "ABCD"}
    halves = {half for hand in hands.values() for one in hand for half in (one.high, one.low)}
    rest = elsewhere(*hands.values())
    if setup["state"] == "A out":
        lone = next(one for one in rest if one.double)
        hands[0] = (next(one for one in rest if one.has(lone.high) and one != lone),)
    else:
        lone = next(one for one in rest if one.double and one.high not in halves)
    match = position(game, [hands[seat] for seat in range(4)], (Joined(lone, lone.high),))
    if setup["state"] == "A out":
        match = step(match, legal_moves(match)[0]).match
    assert match.round is not None
    result = match.round.result
    assert result is not None
    assert {SIDE[seat] for seat in result.winners} == {expect["round"]["winner"]}
    assert len(result.winners) == 2
    assert result.reason == {"domino": "out"}.get(expect["round"]["reason"], "blocked")
    points = expect["round"].get("points", result.points[result.winners[0]])
    assert [result.points[seat] for seat in result.winners] == [points] * 2
    if "teamPips" in expect:
        left = result.left
        assert {"AC": left[0] + left[2], "BD": left[1] + left[3]} == expect["teamPips"]
    if "lowest" in expect:
        lowest = [name for name in "ABCD" if result.left[SEAT[name]] == min(result.left)]
        assert lowest == expect["lowest"]


def test_all_three_examples_are_here() -> None:
    assert sum(example["variant"] == "partnership" for example in EXAMPLES) == 3
