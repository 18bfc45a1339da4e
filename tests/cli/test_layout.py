"""What does `layout` tell of a record?"""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from dominoes_desktop.archive import write_record
from dominoes_desktop.games import GAMES
from dominoes_desktop.rules.ruleset import Ruleset
from tests.archive.matches import played
from tests.archive.texts import BLOCK

Run = Callable[..., Any]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "one.domino"
    path.write_text(BLOCK)
    return path


def test_it_tells_where_the_tiles_of_the_last_position_lie(run: Run, file: Path) -> None:
    told = run("layout", file, "--json").json
    assert set(told) == {"unit_px", "tiles"}
    assert told["unit_px"] > 0
    assert [(tile["tile"], tile["host"]) for tile in told["tiles"]] == [
        ("6-6", None),
        ("6-5", "6-6"),
        ("5-4", "6-5"),
    ]
    west = told["tiles"][1]["halves"]  # the record says ~w
    assert west == [{"pips": 6, "x": -2, "y": 0}, {"pips": 5, "x": -4, "y": 0}]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_its_json_has_exactly_the_fields_of_the_contract(
    run: Run, file: Path, game: Ruleset
) -> None:
    desk = played(game, game.seats[0], Random(2), rounds=1)
    file.write_bytes(write_record(game, desk.seated, desk.log))
    told = run("layout", file, "--json").json
    assert len(told["tiles"]) == len(desk.observe(0).line)
    for tile in told["tiles"]:
        assert set(tile) - {"scale", "tied"} == {"tile", "host", "halves"}
        assert [set(half) for half in tile["halves"]] == [{"pips", "x", "y"}] * 2


def test_a_window_s_size_changes_the_scale_alone(run: Run, file: Path) -> None:
    told = [run("layout", file, "--size", size, "--json").json for size in ("800x600", "1280x720")]
    assert told[0]["tiles"] == told[1]["tiles"]
    assert told[0]["unit_px"] < told[1]["unit_px"]
    assert run("layout", file, "--json").json == told[1]


def test_before_the_first_tile_there_is_none(run: Run, file: Path) -> None:
    file.write_text(BLOCK[: BLOCK.index("move")])
    assert run("layout", file, "--json").json["tiles"] == []
    assert run("layout", file).out == "No tile lies on the table\n"


def test_people_get_a_table(run: Run, file: Path) -> None:
    assert "6-5   6-6  6 at -2,0   5 at -4,0\n" in run("layout", file).out


@pytest.mark.parametrize("size", ["1280", "1280X720", "0x0", "100x100", "-5x600", "123456x1", "x"])
def test_a_size_that_is_none_is_refused(run: Run, file: Path, size: str) -> None:
    assert "expected" in run("layout", file, f"--size={size}").refusal
