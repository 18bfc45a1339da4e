"""Do characters differ in style, and in nothing else?"""

from random import Random

import pytest

from dominoes_desktop.games import BLOCK, PEBBLE
from dominoes_desktop.players.character import tastes
from dominoes_desktop.players.choose import LEVELS, choose
from dominoes_desktop.players.style import CHARACTERS, STYLES, style_of
from dominoes_desktop.rules.line import Joined
from dominoes_desktop.rules.move import Play
from dominoes_desktop.rules.observation import Observation, observe
from dominoes_desktop.rules.tile import tile
from dominoes_desktop.rules.umpire import position
from dominoes_desktop.words.game import CHARACTERS as NAMES

from .worlds import moments

FEW = 24


@pytest.mark.parametrize("character", CHARACTERS)
@pytest.mark.parametrize("level", LEVELS)
def test_every_character_plays_at_every_level(level: str, character: str) -> None:
    for moment in moments(PEBBLE, 2, Random(2)):
        seen = observe(moment.match, moment.seat)
        choice = choose(seen, level, Random(1), FEW, character)
        assert choice.move in seen.legal
        assert choice == choose(seen, level, Random(1), FEW, character)


def test_all_have_a_name() -> None:
    assert set(CHARACTERS) == set(NAMES)
    with pytest.raises(ValueError, match="character"):
        style_of("sleepy")


def sight() -> Observation:
    """Ends 6 and 6; the hand can make the line 6 and 5, or 6 and 0, or 6 and 1."""
    hands = [[tile(6, 5), tile(6, 0), tile(6, 1), tile(5, 5), tile(5, 4)], [tile(4, 3)] * 1]
    return observe(position(BLOCK, hands, (Joined(tile(6, 6), 6),)), 0)


def liked(character: str) -> Play:
    likes = tastes(sight(), STYLES[character])
    best = max(likes, key=lambda move: likes[move])
    assert isinstance(best, Play)
    return best


def test_each_has_its_likings() -> None:
    assert liked("careful").tile == tile(6, 5)  # the heaviest goes
    assert liked("bold").tile == tile(6, 0)  # the heaviest stays
    assert liked("counter").tile == tile(6, 5)  # whose fives are all its own
    assert set(tastes(sight(), style_of("")).values()) == {0.0}


def test_a_blocker_shuts_what_the_next_seat_is_likelier_to_need() -> None:
    likes = tastes(sight(), STYLES["blocker"])
    by_tile = {move.tile: worth for move, worth in likes.items() if isinstance(move, Play)}
    assert by_tile[tile(6, 5)] > by_tile[tile(6, 1)]  # of the fives fewer are out


def test_likings_weigh_a_few_points_at_most() -> None:
    for moment in moments(BLOCK, 2, Random(3), 3):
        seen = observe(moment.match, moment.seat)
        for character in CHARACTERS:
            likes = tastes(seen, STYLES[character])
            assert max(likes.values()) - min(likes.values()) <= 2.0
