"""Are rules that can't be played refused in a whole sentence?"""

from collections.abc import Callable
from typing import Any

import pytest

Run = Callable[..., Any]


@pytest.mark.parametrize(
    ("game", "seats", "rules", "says"),
    [
        (
            "draw",
            4,
            ["hand=8"],
            "4 hands of 8 need 32 tiles, the double-six set has 28: the double-nine set is enough; "
            "expected rule set 9, or smaller hands",
        ),
        (
            "animal",
            4,
            ["hand=8"],
            "4 hands of 8 need 32 tiles, more than any set of this game has; "
            "expected smaller hands",
        ),
        (
            "draw",
            2,
            ["first_lead=holder_of_2-5"],
            "rule first_lead can't be 'holder_of_2-5'; expected lot, highest_double, heaviest, "
            "holder_of_A-B (A >= B)",
        ),
        (
            "draw",
            2,
            ["first_lead=holder_of_9-9"],
            "rule first_lead can't be 'holder_of_9-9'; "
            "expected holder_of_A-B (6 >= A >= B) where set is 6",
        ),
        (
            "all_fives",
            2,
            ["teams=2x2"],
            "rule teams can't be '2x2'; expected none where seats is 2",
        ),
        ("tight_table", 3, [], "this game is for 2 players, not 3; expected 2 seats"),
        ("draw", 5, [], "this game is for 2 to 4 players, not 5; expected 2 to 4 seats"),
        (
            "animal",
            2,
            ["best_of=3", "target=20"],
            "rule target can't be '20'; expected round where best_of is 3",
        ),
        (
            "draw",
            2,
            ["target=round", "exact=yes"],
            "rule exact can't be 'yes'; expected no where target is round",
        ),
    ],
)
def test_rules_that_cannot_be_played_are_refused_in_a_sentence(
    run: Run, game: str, seats: int, rules: list[str], says: str
) -> None:
    words = ["arena", game, "--seats", ",".join(["beginner"] * seats), "--rounds=1", "--seed=1"]
    refused = run(*words, *[f"--rule={rule}" for rule in rules]).refusal
    assert refused == f"dominoes-desktop arena: {game}: {says}"
