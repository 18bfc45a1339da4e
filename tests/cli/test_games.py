"""What does `games` tell?"""

from collections.abc import Callable
from typing import Any

import pytest

from dominoes_desktop.games import GAMES
from dominoes_desktop.rules.options import choices, values, with_rule
from dominoes_desktop.rules.ruleset import Ruleset

Run = Callable[..., Any]


def test_it_lists_every_game(run: Run) -> None:
    told = run("games", "--json").json
    assert [game["key"] for game in told] == [game.key for game in GAMES]
    assert [game for game in told if game["key"] in ("animal", "pebble", "block", "draw")] == [
        {"key": "animal", "name": "Animal Dominoes", "seats": [2, 4], "set": 6, "family": "line"},
        {"key": "pebble", "name": "Pebble Draw", "seats": [2, 4], "set": 6, "family": "line"},
        {"key": "block", "name": "Block", "seats": [2, 4], "set": 6, "family": "line"},
        {"key": "draw", "name": "Draw", "seats": [2, 4], "set": 6, "family": "line"},
    ]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_it_tells_every_house_rule_of_a_game(run: Run, game: Ruleset) -> None:
    told = run("games", game.key, "--json").json
    assert set(told) == {"key", "name", "seats", "set", "family", "rules"}
    assert [rule["name"] for rule in told["rules"]] == list(values(game))
    for rule in told["rules"]:
        assert set(rule) - {"choices", "range"} == {"name", "value", "says"}
        assert {"choices", "range"} & set(rule)
        assert rule["says"]
        for value in rule.get("choices", []):
            if value != "holder_of_A-B":
                with_rule(game, rule["name"], str(value))
        for value in rule.get("range", []):
            with_rule(game, rule["name"], str(value))


def test_a_value_that_depends_on_the_seats_is_told_for_each_number_of_them(run: Run) -> None:
    rules = {rule["name"]: rule for rule in run("games", "draw", "--json").json["rules"]}
    assert rules["hand"]["value"] == {"2": 7, "3": 5, "4": 5}
    assert rules["hand"]["range"] == [1, 30]
    assert rules["target"]["value"] == 100
    assert (rules["target"]["choices"], rules["target"]["range"]) == (["round"], [1, 9999])
    assert "holder_of_A-B" in rules["first_lead"]["choices"]
    rules = {rule["name"]: rule for rule in run("games", "pebble", "--json").json["rules"]}
    assert rules["hand"]["value"] == 7


def test_people_get_tables(run: Run) -> None:
    for game in GAMES:
        assert game.key in run("games").out
        told = run("games", game.key).out
        assert all(f"\n{name} " in told for name in choices(game))


def test_an_unknown_game_is_refused(run: Run) -> None:
    keys = ", ".join([game.key for game in GAMES])
    assert run("games", "chess").refusal == (
        f"dominoes-desktop: unknown game 'chess'; expected one of {keys}"
    )
