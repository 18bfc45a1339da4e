"""What does `replay` tell of a record?"""

import io
import json
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from dominoes_desktop.archive import Recorder
from dominoes_desktop.games import GAMES
from dominoes_desktop.games.pebble import PEBBLE as PEBBLE_DRAW
from dominoes_desktop.rules.ruleset import Ruleset
from tests.archive.matches import played
from tests.archive.texts import BLOCK, PEBBLE

Run = Callable[..., Any]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "one.domino"
    path.write_text(BLOCK)
    return path


def sealed(path: Path, game: Ruleset, rounds: int = 2) -> str:
    """A record of random play with commitments and salts."""
    desk = played(game, game.seats[0], Random(1), rounds)
    recorder = Recorder(path, desk.ruleset, desk.seated)
    recorder.head()
    for entry in desk.log:
        recorder.append(entry)
    recorder.finish()
    return path.read_text()


def test_it_tells_every_move_and_how_the_round_ended(run: Run, file: Path) -> None:
    told = run("replay", file, "--json").json
    assert told["rules"]["hand"] == 2
    assert told["rounds"] == [
        {
            "round": 1,
            "moves": [
                {
                    "seat": 1,
                    "move": "6-6",
                    "legal": ["6-6"],
                    "points": 0,
                    "ends": ["6-6:6", "6-6:6"],
                    "count": None,
                    "hands": [1, 2],
                    "boneyard": 24,
                },
                {
                    "seat": 2,
                    "move": "6-5@6-6",
                    "legal": ["6-5@6-6"],
                    "points": 0,
                    "ends": ["6-5:5", "6-6:6"],
                    "count": None,
                    "hands": [1, 1],
                    "boneyard": 24,
                },
                {
                    "seat": 1,
                    "move": "5-4@6-5",
                    "legal": ["5-4@6-5"],
                    "points": 0,
                    "ends": ["5-4:4", "6-6:6"],
                    "count": None,
                    "hands": [0, 1],
                    "boneyard": 24,
                },
            ],
            "result": {"reason": "out", "winners": [1], "points": [4, 0], "left": [0, 4]},
        }
    ]
    assert (told["game"], told["scores"], told["next"]) == ("block", [4, 0], None)
    assert told["match"] == {"over": False, "winners": []}


def test_it_tells_who_is_next_and_what_that_seat_could_do(run: Run, file: Path) -> None:
    file.write_text("\n".join(BLOCK.split("\n")[:11]) + "\n")
    told = run("replay", file, "--json").json
    assert told["next"] == {"seat": 1, "legal": ["5-4@6-5"]}
    assert told["rounds"][0]["result"] is None


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (BLOCK[: BLOCK.index("round")], "nothing is dealt"),
        (PEBBLE[: PEBBLE.index("lead")], "the lead is missing"),
        (BLOCK, "between two rounds"),
        (BLOCK.replace("rule hand 2", "rule hand 2\nrule target round"), "the match is over"),
    ],
)
def test_nobody_is_next_where(run: Run, file: Path, text: str, why: str) -> None:
    file.write_text(text)
    assert run("replay", file, "--json").json["next"] is None


def test_it_tells_who_has_won_the_match(run: Run, file: Path) -> None:
    file.write_text(BLOCK.replace("rule hand 2", "rule hand 2\nrule target round"))
    assert run("replay", file, "--json").json["match"] == {"over": True, "winners": [1]}


def test_what_was_undone_is_not_told(run: Run, file: Path) -> None:
    before = run("replay", file, "--json").json
    file.write_text(BLOCK + "undo\nundo\nmove 2 6-5@6-6\nmove 1 5-4@6-5\n")
    assert run("replay", file, "--json").json == before


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_its_json_has_exactly_the_fields_of_the_contract(
    run: Run, file: Path, game: Ruleset
) -> None:
    sealed(file, game)
    for verify in ([], ["--verify"]):
        told = run("replay", file, "--json", *verify).json
        assert set(told) == {"game", "rules", "rounds", "scores", "next", "match"}
        assert set(told["match"]) == {"over", "winners"}
        for number, one in enumerate(told["rounds"], 1):
            assert one["round"] == number
            assert set(one) == {"round", "moves", "result"} | ({"fair"} if verify else set())
            assert set(one["result"]) == {"reason", "winners", "points", "left"}
            for move in one["moves"]:
                assert set(move) == {
                    *("seat", "move", "legal", "points"),
                    *("ends", "count", "hands", "boneyard"),
                }
                assert move["move"].split(" ")[0] in move["legal"]
                assert move["legal"] == sorted(move["legal"])
                assert move["ends"] == sorted(move["ends"])


def test_it_verifies_what_was_committed_to(run: Run, file: Path) -> None:
    text = sealed(file, PEBBLE_DRAW)
    told = run("replay", file, "--verify", "--json").json
    assert [one["fair"] for one in told["rounds"]] == [True, True]
    lines = text.split("\n")
    second = [number for number, line in enumerate(lines, 1) if line.startswith("commit")][1]
    lines[second - 1] = "commit " + "0" * 64
    salt = next(number for number, line in enumerate(lines) if line.startswith("salt"))
    del lines[salt]
    file.write_text("\n".join(lines))
    said = run("replay", file, "--verify", "--json")
    assert said.status == 2
    assert [one["fair"] for one in json.loads(said.out)["rounds"]] == [None, False]
    assert said.err.startswith(f"{file}:{second - 1}: the deal of round 2 is not the one")
    assert said.err.count("\n") == 1
    assert run("replay", file, "--json").status == 0


def test_a_draw_that_passes_over_the_next_tile_is_refused(run: Run, file: Path) -> None:
    golden = Path(__file__).parents[1] / "golden" / "draw.domino"
    lines = golden.read_text(encoding="utf-8").split("\n")
    drawn = next(at for at, line in enumerate(lines) if " draw " in line and line[0] == "m")
    boneyard = [line for line in lines[:drawn] if line.startswith("boneyard ")][-1].split(" ")[1:]
    seat, next_one = lines[drawn].split(" draw ")
    assert next_one == boneyard[0]
    lines[drawn] = f"{seat} draw {boneyard[1]}"
    file.write_text("\n".join(lines), encoding="utf-8")
    said = run("replay", file, "--verify")
    assert said.status == 2
    assert said.err.startswith(f"{file}:{drawn + 1}: ")


def test_a_torn_line_is_told_of_and_the_rest_replayed(run: Run, file: Path) -> None:
    file.write_text(BLOCK + "und")
    said = run("replay", file, "--json")
    assert (said.status, said.out.count("\n")) == (0, 1)
    assert said.err == f"{file}:13: notice: the last line has no newline and was dropped\n"


def test_people_get_sentences(run: Run, file: Path) -> None:
    said = run("replay", file)
    assert said.status == 0
    assert said.out.startswith("Block: Ann, Bo\n\nRound 1: 2 tiles each, 24 in the boneyard\n")
    for line in ("Ann leads 6-6", "Bo plays 6-5 and holds one tile", "Scores: Ann 4, Bo 0"):
        assert f"\n{line}\n" in said.out


def test_what_people_read_of_a_running_round_names_no_hidden_tile(run: Run, file: Path) -> None:
    text = BLOCK.replace("game block", "game draw").replace("hand 2 6-5 3-1", "hand 2 4-3 3-1")
    text = text[: text.index("move 2")].replace(" 4-3 4-4", " 6-5 4-4")
    file.write_text(text + "move 2 draw 0-0\nmove 2 draw 1-0\n")
    told = run("replay", file).out
    assert "\nBo draws (23 left)\n" in told
    assert "\nNext to move: Bo\n" in told
    assert {"0-0", "1-0", "5-4", "4-3"}.isdisjoint(told.split())


def test_letters_that_a_terminal_lacks_cost_nothing(
    run: Run, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file.write_text(BLOCK.replace("Ann", "Дора"))
    out = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    monkeypatch.setattr(sys, "stdout", out)
    assert run("replay", file).status == 0
    assert b"Block: ????, Bo" in out.buffer.getvalue()  # type: ignore[attr-defined]
