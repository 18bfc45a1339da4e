"""Is what stands on the table told in sentences that an ear understands?"""

from __future__ import annotations

import pytest

from dominoes_desktop.games import ALL_FIVES, ANIMAL, BLOCK, DOUBLES, DRAW, PARTNERSHIP
from dominoes_desktop.rules.move import Play
from dominoes_desktop.rules.observation import Observation, observe
from dominoes_desktop.rules.ruleset import Ruleset
from dominoes_desktop.rules.umpire import position
from dominoes_desktop.words import Voice
from dominoes_desktop.words.aloud import (
    boneyard_says,
    counts_say,
    end_says,
    ends_in_order,
    ends_say,
    hand_says,
    line_says,
    place_says,
    seat_says,
    tile_says,
    turn_says,
)
from dominoes_desktop.words.speaker import Speaker
from tests.rules.texts import one, row, tiles

NAMES = ("Ann", "Bo", "Cy", "Dora")


def told(
    game: Ruleset,
    *hands: str,
    line: str = "",
    boneyard: str = "",
    seat: int = 0,
    me: int | None = 0,
) -> tuple[Speaker, Observation]:
    """The speaker, and what the first seat sees of that table."""
    match = position(game, [tiles(hand) for hand in hands], row(line), tiles(boneyard), seat)
    aloud = Voice(str, NAMES[: len(hands)], me, game).aloud
    return aloud.speaker, observe(match, 0)


def aloud(speaker: Speaker) -> Voice:
    return Voice(str, speaker.names, speaker.me, speaker.ruleset).aloud


def test_a_tile_is_told_by_its_halves_and_a_double_as_one() -> None:
    speaker, _ = told(BLOCK, "6-4", "1-1")
    assert speaker.tile(one("6-4")) == "6 and 4"
    assert speaker.tile(one("5-5")) == "double 5"
    assert speaker.tiles(tiles("6-4 5-5")) == "6 and 4, double 5"


def test_children_hear_animals() -> None:
    speaker, _ = told(ANIMAL, "6-4", "1-1")
    assert speaker.tile(one("6-4")) == "elephant and rabbit"
    assert speaker.tile(one("0-0")) == "double snail"


def test_a_turn_is_told_with_the_open_ends() -> None:
    speaker, seen = told(BLOCK, "5-3 4-2 1-0", "6-6", line="5-1 1-2")
    assert turn_says(aloud(speaker), seen) == "Your turn: 2 of your tiles fit. Open ends: 5 and 2"


def test_who_waits_hears_of_whom() -> None:
    speaker, seen = told(BLOCK, "5-3", "6-5 2-2", line="5-1 1-2", seat=1)
    assert turn_says(aloud(speaker), seen) == "Bo is thinking. Open ends: 5 and 2"
    onlooker, _ = told(BLOCK, "5-3", "6-5 2-2", line="5-1 1-2", me=None)
    assert counts_say(onlooker, seen) == "Tiles: Ann 1, Bo 2. Score: Ann 0, Bo 0, of 100"


def test_ends_are_told_from_left_to_right_with_what_closes_or_counts_them() -> None:
    speaker, seen = told(ALL_FIVES, "5-3", "6-5 2-2", line="5-1 1-2")
    assert ends_say(speaker, seen) == "Open ends: 5 and 2. They count 7"
    assert [end_says(speaker, seen, end) for end in ends_in_order(seen)] == [
        "end 5, at 5 and 1",
        "end 2, at 2 and 1",
    ]
    speaker, seen = told(DOUBLES, "5-3 6-2", "6-5 2-2", line="6-6 6-3")
    assert "The 3 is locked" in ends_say(speaker, seen)
    speaker, seen = told(BLOCK, "5-3", "6-5")
    assert ends_say(speaker, seen) == "The table is empty"


def test_counts_tell_hands_boneyard_and_score() -> None:
    speaker, seen = told(DRAW, "5-3", "6-5 2-2", line="5-1 1-2", boneyard="0-0 1-1 4-4")
    assert counts_say(speaker, seen) == (
        "Tiles: you 1, Bo 2. Boneyard: 3 tiles, 1 to draw. Score: you 0, Bo 0, of 100"
    )
    assert boneyard_says(speaker, seen) == "Boneyard: 3 tiles, 1 to draw"
    assert seat_says(speaker, seen, 0) == "You: 1 tile, score 0, to move"
    assert seat_says(speaker, seen, 1) == "Bo: 2 tiles, score 0"


def test_partners_have_one_score() -> None:
    speaker, seen = told(PARTNERSHIP, "5-3", "6-5", "4-4", "3-3", line="5-1 1-2")
    assert "Score: you and Cy 0, Bo and Dora 0, of " in counts_say(speaker, seen)


@pytest.mark.parametrize(
    ("hand", "fits", "says"),
    [
        ("", {}, "You hold no tile"),
        ("5-3", {"5-3": 1}, "You hold one tile: 5 and 3. 5 and 3 fits"),
        ("5-3 4-4", {}, "You hold 2 tiles: 5 and 3, double 4"),
        (
            "5-3 4-4",
            {"5-3": 2, "4-4": 1},
            "You hold 2 tiles: 5 and 3, double 4. These fit: 5 and 3, double 4",
        ),
    ],
)
def test_the_hand_is_told_as_it_stands(hand: str, fits: dict[str, int], says: str) -> None:
    speaker, _ = told(BLOCK, "6-4", "1-1")
    assert hand_says(speaker, tiles(hand), {one(t): n for t, n in fits.items()}) == says


def test_a_tile_of_the_hand_says_at_how_many_places_it_fits() -> None:
    speaker, _ = told(BLOCK, "6-4", "1-1")
    said = [tile_says(speaker, one("6-4"), places) for places in (None, 0, 1, 2)]
    assert said == [
        "6 and 4",
        "6 and 4, does not fit",
        "6 and 4, playable",
        "6 and 4, playable at two places",
    ]


def test_a_place_says_on_what_a_tile_would_lie_how_and_for_how_many_points() -> None:
    speaker, seen = told(BLOCK, "5-2", "6-6", line="5-1 1-2")
    play = Play(one("5-2"), 5, one("5-1"))
    assert place_says(speaker, seen, play, "", 0) == "on the 5 of 5 and 1"
    assert place_says(speaker, seen, play, "n", 0) == "on the 5 of 5 and 1, pointing up"
    assert place_says(speaker, seen, play, "", 10) == "on the 5 of 5 and 1, for 10 points"
    assert place_says(speaker, seen, Play(one("5-2"), 5), "", 0) == "as the first tile"


def test_the_line_is_told_from_left_to_right_and_then_its_arms() -> None:
    speaker, seen = told(BLOCK, "5-2", "6-6", line="5-1 1-1 1-2")
    assert [words for _, words in line_says(speaker, seen)] == [
        "5 and 1, 1 of 3",
        "double 1, 2 of 3",
        "1 and 2, 3 of 3",
    ]
