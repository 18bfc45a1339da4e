"""Does each game stand in the book as the table of presets has it? (rules.md B0.)"""

import pickle
from dataclasses import fields

import pytest

from dominoes_desktop.games import GAMES
from dominoes_desktop.rules.options import choices, values, with_rule
from dominoes_desktop.rules.reason import BadRuleset
from dominoes_desktop.rules.ruleset import Ruleset

# The table's own rows for these games; "-" means nothing there, hands are for 2/3/4 seats.
TABLE = """
name          animal          pebble    block                draw
set           6               6         6                    6
hand          7/5/5           7         7/5/5                7/5/5
reserve       0               0         all                  2
direction     clockwise       clockwise clockwise            clockwise
first_lead    highest_double  lot       highest_double       highest_double
next_lead     same            rotate    winner               winner
lead_tile     that_double     any       that_double          that_double
no_double     redeal          heaviest  heaviest             heaviest
match         equal           equal     equal                equal
spinner       none            none      none                 none
fill_first    none            none      none                 none
draw          one             one       none                 until_playable
drawn         may             next_turn must                 must
free_draw     no              no        no                   no
table_edges   off             off       off                  off
play_score    none            none      none                 none
out_score     wins            opponents opponents            opponents
block_winner  tiles           pips      pips                 pips
block_score   wins            pairwise  opponents_minus_own  opponents_minus_own
block_tie     shared          none      none                 none
target        round           100       100                  100
exact         no              no        no                   no
best_of       1               -         -                    -
teams         none            none      none                 none
cannot_play   -               -         -                    -
trigger       -               -         -                    -
spell_lapse   -               -         -                    -
double_skips  -               -         -                    -
short_sides   -               -         -                    -
table_size    -               -         -                    -
"""
KEYS, *ROWS = [line.split() for line in TABLE.split("\n") if line]
PRESETS = {
    key: {row[0]: row[at] for row in ROWS if row[at] != "-"} for at, key in enumerate(KEYS) if at
}
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)


def test_the_book_holds_these_games() -> None:
    assert [game.key for game in GAMES] == KEYS[1:]


@each_game
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_value_is_the_tables(game: Ruleset, seats: int) -> None:
    preset = dict(PRESETS[game.key])
    hands = preset["hand"].split("/")
    preset["hand"] = hands[seats - 2] if len(hands) > 1 else hands[0]
    assert {name: str(value) for name, value in values(game, seats).items()} == preset


@each_game
def test_two_to_four_may_sit_down(game: Ruleset) -> None:
    assert game.seats == (2, 4)


@each_game
def test_every_preset_value_is_taken_and_changes_nothing(game: Ruleset) -> None:
    for seats in (2, 3, 4):
        for name, value in values(game, seats).items():
            same = with_rule(game, name, str(value))
            assert values(same, seats) == values(game, seats)
            assert name == "hand" or same == game


@each_game
@pytest.mark.parametrize("name", [row[0] for row in ROWS])
def test_nonsense_is_refused_for_every_name(game: Ruleset, name: str) -> None:
    nonsense = ["", " ", "maybe", "-1", "07", "1.0", "6 ", "٣", "holder_of_", "holder_of_7-x"]
    nonsense += ["holder_of_2-6", "holder_of_99-0", "None", "9" * 5000, "0x6", "True"]
    for text in nonsense:
        with pytest.raises(BadRuleset):
            with_rule(game, name, text)


@each_game
def test_a_name_that_means_nothing_here_is_refused(game: Ruleset) -> None:
    for name in [*(row[0] for row in ROWS), "sett", "", "HAND"]:
        if name not in PRESETS[game.key]:
            with pytest.raises(BadRuleset):
                with_rule(game, name, "none")


@each_game
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
    animal = GAMES[0]
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
