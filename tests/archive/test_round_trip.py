"""Does a match come back from its record as it was, whatever was played by whatever rules?"""

import json
import re
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dominoes_desktop.archive import parse_record, write_record
from dominoes_desktop.archive.course import follow
from dominoes_desktop.cli.replay import report
from dominoes_desktop.games import BLOCK, GAMES
from dominoes_desktop.rules.options import values
from dominoes_desktop.rules.ruleset import Ruleset
from dominoes_desktop.session.desk import Desk

from .matches import house_rules, played, seated_for, seats_of
from .second_reader import judge


def compare(desk: Desk, ruleset: Ruleset, seats: int) -> None:
    data = write_record(ruleset, desk.seated, desk.log)
    record = parse_record(data, "x.domino", GAMES)
    assert record.entries == desk.log
    assert record.seated == desk.seated
    assert values(record.ruleset, seats) == values(ruleset, seats)
    assert not record.notices
    assert write_record(record.ruleset, record.seated, record.entries) == data
    told = report(record, follow(record.ruleset, seats, record.entries))
    assert told["scores"] == list(desk.observe(0).scores)
    second = judge(data, [game.key for game in GAMES])
    assert second.scores == told["scores"]
    assert told["match"]["over"] == (second.winners is not None)
    assert told["match"]["winners"] == [seat + 1 for seat in second.winners or ()]
    assert {name: str(value) for name, value in told["rules"].items()} == second.rules
    standing = [[move["move"] for move in one["moves"]] for one in told["rounds"]]
    bare = [[re.sub("~[nesw]", "", text) for text in one] for one in second.rounds]
    assert standing == bare


@given(game=st.sampled_from(GAMES), seed=st.integers(0, 2**32), own=...)
@settings(max_examples=20)
def test_a_match_by_any_rules_comes_back(game: Ruleset, seed: int, own: bool) -> None:
    rng = Random(seed)
    seats = rng.choice(seats_of(game)[:7])
    ruleset = house_rules(game, seats, rng) if own else game
    compare(played(ruleset, seats, rng), ruleset, seats)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_many_matches_of_each_game_come_back(game: Ruleset, full: bool) -> None:
    for seed in range(150 if full else 4):
        rng = Random(f"{game.key} {seed}")
        seats = rng.choice(seats_of(game)[:3])
        ruleset = house_rules(game, seats, rng) if seed % 2 else game
        compare(played(ruleset, seats, rng, rounds=6 if game.set == 6 else 2), ruleset, seats)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_preset_rules_come_back_as_the_very_game(game: Ruleset) -> None:
    for seats in seats_of(game):
        data = write_record(game, seated_for(seats), ())
        assert parse_record(data, "x", GAMES).ruleset == game


def test_a_replay_is_plain_json(tmp_path: Path) -> None:
    desk = played(BLOCK, 2, Random(1))
    record = parse_record(write_record(desk.ruleset, desk.seated, desk.log), "x", GAMES)
    told = report(record, follow(record.ruleset, 2, record.entries))
    assert json.loads(json.dumps(told)) == told
