"""Does a match of each game, played once for good, still replay to the same moves and scores?

`rewrite.py` says how the files are made anew.
"""

import json
from pathlib import Path

import pytest

from dominoes_desktop.archive import read_record, write_record
from dominoes_desktop.games import GAMES
from dominoes_desktop.rules.ruleset import Ruleset
from tests.archive.second_reader import judge

from .rewrite import HERE, match_of, replay_of, replayed


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_played_match_replays_as_it_always_did(game: Ruleset) -> None:
    told = replayed(match_of(game))
    assert told == json.loads(replay_of(game).read_text(encoding="utf-8"))
    assert told["game"] == game.key
    assert told["match"]["over"]
    assert all(one["fair"] for one in told["rounds"])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_played_match_is_what_the_program_would_write(game: Ruleset) -> None:
    record = read_record(match_of(game), GAMES)
    written = write_record(record.ruleset, record.seated, record.entries)
    sealed = match_of(game).read_bytes().splitlines(keepends=True)
    plain = [line for line in sealed if not line.startswith((b"commit ", b"salt "))]
    assert written == b"".join(plain)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_second_reader_comes_to_the_same_scores(game: Ruleset) -> None:
    second = judge(match_of(game).read_bytes(), [one.key for one in GAMES])
    told = json.loads(replay_of(game).read_text(encoding="utf-8"))
    assert second.scores == told["scores"]
    assert [seat + 1 for seat in second.winners or ()] == told["match"]["winners"]


def test_no_file_is_left_of_a_game_that_is_gone() -> None:
    keys = {game.key for game in GAMES}
    found: list[Path] = [path for path in HERE.iterdir() if path.suffix in (".domino", ".json")]
    assert {path.stem for path in found} == keys
