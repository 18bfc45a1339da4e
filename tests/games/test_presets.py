"""Does each game stand in the book as the table of presets has it? (rules.md B0.)"""

import pickle
from dataclasses import fields
from itertools import product

import pytest

from dominoes_desktop.games import ANIMAL, BLOCK, DRAW, GAMES, PEBBLE
from dominoes_desktop.rules.options import choices, values, with_rule
from dominoes_desktop.rules.reason import BadRuleset
from dominoes_desktop.rules.ruleset import Ruleset

from .presets import KEYS, PRESETS, ROWS, SEATS

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)


def test_the_book_holds_these_games_in_this_order() -> None:
    keys = [game.key for game in GAMES]
    assert keys == [key for key in KEYS if key in keys]
    assert set(keys) <= set(KEYS)


def seats_of(game: Ruleset) -> range:
    return range(game.seats[0], game.seats[1] + 1)


@each_game
def test_every_value_is_the_tables(game: Ruleset) -> None:
    for seats in seats_of(game):
        preset = dict(PRESETS[game.key])
        hands = preset["hand"].split("/")
        preset["hand"] = hands[seats - 2] if len(hands) > 1 else hands[0]
        assert {name: str(value) for name, value in values(game, seats).items()} == preset


@each_game
def test_as_many_may_sit_down_as_the_rules_say(game: Ruleset) -> None:
    assert game.seats == SEATS.get(game.key, (2, 4))


@each_game
def test_every_preset_value_is_taken_and_changes_nothing(game: Ruleset) -> None:
    for seats in seats_of(game):
        for name, value in values(game, seats).items():
            same = with_rule(game, name, str(value))
            assert values(same, seats) == values(game, seats)
            assert name == "hand" or same == game


@each_game
def test_nonsense_is_refused_for_every_name(game: Ruleset) -> None:
    nonsense = ["", " ", "maybe", "-1", "07", "1.0", "6 ", "٣", "holder_of_", "holder_of_7-x"]
    nonsense += ["holder_of_2-6", "holder_of_99-0", "None", "9" * 5000, "0x6", "True"]
    for name, text in product([row[0] for row in ROWS], nonsense):
        with pytest.raises(BadRuleset):
            with_rule(game, name, text)


@each_game
def test_a_name_that_means_nothing_here_is_refused(game: Ruleset) -> None:
    for name in [*(row[0] for row in ROWS), "sett", "", "HAND"]:
        if name not in PRESETS[game.key]:
            with pytest.raises(BadRuleset):
                with_rule(game, name, "none")


@pytest.mark.parametrize("game", [ANIMAL, BLOCK, DRAW, PEBBLE], ids=lambda game: game.key)
def test_a_value_of_another_kind_of_game_is_refused(game: Ruleset) -> None:
    others = {
        "match": "sum",
        "spinner": "all",
        "fill_first": "cross",
        "table_edges": "on",
        "play_score": "fives",
        "teams": "2x2",
        "next_lead": "team_chooses",
        "block_winner": "team",
        "block_tie": "leader_team",
    }
    for name, text in others.items():
        with pytest.raises(BadRuleset):
            with_rule(game, name, text)


def test_the_animals_are_seven_and_their_hands_three_to_nine() -> None:
    animal = ANIMAL
    assert choices(animal)["set"].values == (6,)
    with pytest.raises(BadRuleset):
        with_rule(animal, "set", "9")
    with pytest.raises(BadRuleset):
        with_rule(animal, "hand", "2")
    assert with_rule(animal, "hand", "9").hand_size(2) == 9


@each_game
def test_a_game_is_a_value(game: Ruleset) -> None:
    assert pickle.loads(pickle.dumps(game)) == game
    assert hash(pickle.loads(pickle.dumps(game))) == hash(game)
    assert all(one.name for one in fields(game))
