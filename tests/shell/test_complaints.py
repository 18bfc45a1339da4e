"""Can the faults of sight and pace that players of other programs report happen here?

A test's name begins with the complaint's number; others stand where their room is tested, with
``Known complaint C...`` in their first lines. The last test here knows them all.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, groupby
from pathlib import Path
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from dominoes_desktop.games import BLOCK, DRAW
from dominoes_desktop.rules.event import Passed
from dominoes_desktop.rules.move import Draw, Pass, Play
from dominoes_desktop.rules.ruleset import Match
from dominoes_desktop.rules.tile import tile_set
from dominoes_desktop.rules.umpire import position
from dominoes_desktop.session.desk import Desk
from dominoes_desktop.session.entry import Seated
from dominoes_desktop.shell.sounds import Sounds
from dominoes_desktop.shell.tiles_sheet import TilesSheet
from dominoes_desktop.table.director import PACES
from tests.geometry.lines import whole_set
from tests.shell.evening import ALONE, begun, desk_of, opened, play_on
from tests.shell.test_sounds import Counting
from tests.table.at_motion import begin, frames
from tests.table.at_table import Bench, look, one, placed
from tests.table.test_scene_space import all_down, faces

TESTS = Path(__file__).resolve().parents[1]
SIGHT = {1, 2, 4, 5, 7, 8, 10, 11, 13}
PACE = {53, 55, 56, 58, 59}
NOT_YET = {5}
"""C5, doubles in trains that are clipped: there is no game with trains yet."""


def passes(seat: int = 1) -> Match:
    """That seat has nothing for the 5 and the 2, all others have."""
    hands = ["4-3 5-3 5-2", "5-4 5-0", "2-0 2-2"]
    hands[seat] = "6-6 4-4"
    return placed(BLOCK, *hands, line="5-1 1-2", seat=seat)


def test_c1_the_list_of_tiles_has_all_28_that_were_laid(qtbot: QtBot) -> None:
    bench = Bench(qtbot, (1024, 700))
    bench.sit(all_down(Random(4), 4))
    sheet = TilesSheet(bench.view, lambda: bench.view.table.seen, str)
    assert len(sheet.grid.facts.played) == 28
    assert "28 played" in sheet.says.text()
    assert len(bench.lying()) == 28


@pytest.mark.parametrize("size", [(800, 600), (1280, 720)], ids=str)
def test_c4_only_tiles_that_are_joined_touch_each_other(
    qtbot: QtBot, size: tuple[int, int], full: bool
) -> None:
    """Half of a half tile, at least, lies between all others, however the line curls."""
    bench = Bench(qtbot, size)
    for seed in range(60 if full else 6):
        line = whole_set(Random(seed))
        left = [one for one in tile_set(6) if one not in {laid.tile for laid in line}]
        bench.sit(position(BLOCK, [left[::2], left[1::2]], line))
        joined = {frozenset((laid.tile, laid.host)) for laid in line if laid.host}
        lying = {laid.tile: faces(bench)[laid.tile] for laid in line}
        least = bench.view.table.aimed.unit - 0.01
        for pair in combinations(lying, 2):
            if frozenset(pair) not in joined:
                wide = lying[pair[0]].adjusted(-least, -least, least, least)
                assert not wide.intersects(lying[pair[1]]), pair


def test_c55_the_pace_can_be_chosen_and_each_is_quicker_than_the_one_before(
    qtbot: QtBot, tmp_path: Path
) -> None:
    window = opened(qtbot, tmp_path)
    beats = []
    for pace in ("slow", "normal", "fast", "off"):
        window.change_settings(replace(window.settings, pace=pace))
        assert window.referee.pace == pace
        beats.append(window.view.director.beat)
    assert beats == sorted(beats, reverse=True)
    assert beats[-1] == 0
    window.close()


@pytest.mark.parametrize("still", [False, True])
def test_c55_a_pass_of_another_is_seen_for_a_second_at_normal_pace(
    qtbot: QtBot, still: bool
) -> None:
    bench = Bench(qtbot)
    assert PACES["normal"] == 1.0
    begin(bench, passes(), Pass(), still=still)
    read = [ms for ms in frames(bench) if bench.says == "Bo passes: nothing fits 2 or 5"]
    assert read[-1] - read[0] >= 1000
    assert bench.view.table.furniture.plates[1].note == "passes"


def test_c55_a_pass_stays_in_the_log_and_on_its_plate_until_that_seat_acts(qtbot: QtBot) -> None:
    bench, match = Bench(qtbot), passes()
    bench.sit(match)
    plate = bench.view.table.furniture.plates[1]
    match = bench.show(match, Pass(), Play(one("2-0"), 2, one("2-1")))
    assert plate.note == "passes"
    match = bench.show(match, Play(one("5-3"), 5, one("5-1")))
    assert plate.note != "passes", "it is that seat's turn again"
    told = [event for event in look(match).observation.history if isinstance(event, Passed)]
    assert [event.seat for event in told] == [1]


def test_c55_a_pass_stands_in_the_desks_log() -> None:
    seated = tuple([Seated("human", name) for name in ("Ann", "Ben")])
    desk, rng = Desk(BLOCK, seated, Random(3)), Random(3)
    desk.begin_round()
    made = []
    while desk.wants == "move":
        seat = desk.to_move
        assert seat is not None
        made.append(rng.choice(desk.observe(seat).legal))
        desk.submit(seat, made[-1])
    assert Pass() in made
    assert [entry.what for entry in desk.log if entry.seat is not None] == made


def test_c56_a_round_goes_on_though_every_motion_is_killed(qtbot: QtBot, tmp_path: Path) -> None:
    window = begun(qtbot, tmp_path, DRAW, ALONE)
    window.change_settings(replace(window.settings, pace="slow"))
    director = window.view.director
    director.event_shown.connect(lambda *_: director.watch.start(0))
    assert play_on(qtbot, window, 4) == 4
    assert len(desk_of(window).log) > 4
    window.close()


@pytest.mark.parametrize("what", ["a pass", "a draw"])
def test_c58_what_others_do_is_said_once_heard_once_and_gone_by_the_next_action(
    qtbot: QtBot, what: str
) -> None:
    if what == "a pass":
        match, move, after = passes(), Pass(), Play(one("2-0"), 2, one("2-1"))
        sentence, sound = "Bo passes: nothing fits 2 or 5", "knock"
    else:
        hands = ("4-3 5-4", "6-6 0-0")
        match = placed(DRAW, *hands, line="5-1 1-2", boneyard="6-2 3-0 4-0 6-5", seat=1)
        move, after = Draw(), Play(one("6-2"), 2, one("2-1"))  # type: ignore[assignment]
        sentence, sound = "Bo draws", "draw"
    bench, player = Bench(qtbot), Counting()
    sounds = Sounds(player)
    sounds.set(100, False)
    bench.view.event_shown.connect(sounds.heard)
    said = []
    for done in (move, after):
        match = begin(bench, match, done)
        said += [bench.says for _ in frames(bench)]
        said.append(bench.says)
    runs = [words for words, _ in groupby(said) if words.startswith(sentence)]
    assert len(runs) == 1
    assert not said[-1].startswith(sentence)
    assert player.names.count(sound) == 1


def named() -> Iterator[int]:
    """The complaints that some test says it is about."""
    for file in TESTS.rglob("test_*.py"):
        parsed = ast.parse(file.read_text(encoding="utf-8"))
        for node in [parsed, *ast.walk(parsed)]:
            if isinstance(node, ast.Module | ast.FunctionDef):
                said = ast.get_docstring(node) or ""
                words = re.findall(r"\w+", said) if "complaint" in said else []
                name = node.name.split("_")[1:2] if isinstance(node, ast.FunctionDef) else []
                for word in [*words, *name]:
                    if word[:1] in "cC" and word[1:].isdigit():
                        yield int(word[1:])


def test_every_complaint_about_sight_and_pace_is_a_test_or_waits_for_its_game() -> None:
    assert (SIGHT | PACE) - set(named()) == NOT_YET
