"""Is everything that happens shown, and is the picture right afterwards?"""

from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import QAbstractAnimation
from pytestqt.qtbot import QtBot

from dominoes_desktop.games import ANIMAL, BLOCK, DRAW
from dominoes_desktop.rules.event import Event, LeadGiven, Scored
from dominoes_desktop.rules.move import Draw, Pass, Play
from dominoes_desktop.rules.observation import redact
from dominoes_desktop.rules.ruleset import Match, Ruleset
from dominoes_desktop.rules.umpire import deal, new_match, step
from dominoes_desktop.table.badge import Badge
from dominoes_desktop.table.staging import Stage

from .at_table import Bench, Picture, a_round, look, one, placed
from .test_scene import TABLES

OURS = "4-3 5-3 5-2 6-2"
PLAYS = {"ours": Play(one("5-3"), 5, one("5-1")), "theirs": Play(one("2-0"), 2, one("2-1"))}


def block(seat: int, seats: int = 2) -> Match:
    hands = (OURS, "1-1 2-0 5-0", "6-6 6-5", "4-4 6-4")[:seats]
    return placed(BLOCK, *hands, line="5-1 1-2", seat=seat)


def drawing(seat: int) -> Match:
    hands = ("4-3 6-6", "1-1 0-0") if seat == 0 else ("5-3 6-6", "1-1 0-0")
    return placed(DRAW, *hands, line="5-4 4-2", boneyard="1-0 3-0 4-0 6-5", seat=seat)


SHOWN: dict[str, tuple[Match, object]] = {
    "our play": (block(0), PLAYS["ours"]),
    "their play": (block(1), PLAYS["theirs"]),
    "our draw": (drawing(0), Draw()),
    "their draw": (drawing(1), Draw()),
    "our pass": (placed(BLOCK, "4-3 6-6", "1-1 5-0", line="5-1 1-2"), Pass()),
    "their pass": (placed(BLOCK, "5-3 6-6", "4-4 3-3", line="5-1 1-2", seat=1), Pass()),
    "the end": (placed(BLOCK, "5-3", "4-4 3-3", line="5-1 1-2"), PLAYS["ours"]),
    "a deal": (new_match(DRAW, 3), deal(new_match(DRAW, 3), Random(3))),
}


def stand(bench: Bench, match: Match) -> None:
    """See the match as it stands, without motion."""
    pace = bench.view.director.beat
    bench.view.set_pace("off")
    if match.round is not None:
        bench.sit(match)
    bench.view.director.beat = pace
    bench.idles.clear()


def fresh(qtbot: QtBot, bench: Bench, match: Match) -> Picture:
    """The same in a new window, which has seen nothing before."""
    other = Bench(qtbot, (bench.view.width(), bench.view.height()))
    other.sit(match)
    other.view.table.camera = bench.view.table.camera  # it is kept while it does
    other.sit(match)
    return other.picture()


@pytest.mark.parametrize("what", SHOWN)
def test_every_kind_of_event_moves_and_then_the_picture_is_what_is_so(
    qtbot: QtBot, what: str
) -> None:
    before, move = SHOWN[what]
    bench = Bench(qtbot, pace="fast")
    stand(bench, before)
    done = step(before, move)  # type: ignore[arg-type]
    with qtbot.waitSignal(bench.view.idle):
        bench.view.show_events(redact(done.events, 0), look(done.match))
        assert bench.view.director.busy, "nothing moves"
    shown = bench.picture()
    bench.sit(done.match)
    assert bench.picture() == shown
    assert fresh(qtbot, bench, done.match) == shown
    assert bench.view.table.loose == []


@pytest.mark.parametrize("what", SHOWN)
def test_hurried_or_finished_in_mid_animation_the_picture_is_the_same(
    qtbot: QtBot, what: str
) -> None:
    before, move = SHOWN[what]
    done = step(before, move)  # type: ignore[arg-type]
    pictures = []
    for end in ("hurry", "finish", "off"):
        bench = Bench(qtbot, pace="slow")
        stand(bench, before)
        bench.view.show_events(redact(done.events, 0), look(done.match))
        assert bench.view.director.busy
        if end == "finish":
            bench.view.director.finish()
        elif end == "off":
            bench.view.set_pace("off")
        while bench.view.director.busy:
            bench.view.director.hurry()
        assert bench.idles == [True]
        pictures.append(bench.picture())
    assert pictures[0] == pictures[1] == pictures[2]


def test_the_lot_and_points_made_in_play_are_shown(qtbot: QtBot) -> None:
    match = block(0)
    bench = Bench(qtbot, pace="fast")
    stand(bench, match)
    before = bench.picture()
    events: tuple[Event, ...] = (LeadGiven(1, "lot"), Scored(0, 10, 10))
    said: list[str] = []
    with qtbot.waitSignal(bench.view.idle):
        bench.view.show_events(events, look(match))
        said.append(bench.says)
        bench.view.director.hurry()
        said.append(bench.says)
        assert any(isinstance(item, Badge) for item in bench.view.table.items())
    assert "Bo" in said[0]
    assert "10 points" in said[1]
    assert bench.picture() == before


@pytest.mark.parametrize("pace", ["off", "fast"])
def test_idle_is_said_once_for_each_change(qtbot: QtBot, pace: str) -> None:
    bench = Bench(qtbot, pace=pace)
    match = block(1)
    stand(bench, match)
    done = step(match, PLAYS["theirs"])
    with qtbot.waitSignal(bench.view.idle):
        bench.view.show_events(done.events, look(done.match))
    again = step(done.match, PLAYS["ours"])
    with qtbot.waitSignal(bench.view.idle):
        bench.view.show_events(again.events, look(again.match))
    assert bench.idles == [True, True]


def test_off_is_idle_at_once(qtbot: QtBot) -> None:
    bench = Bench(qtbot)
    match = block(1)
    bench.sit(match)
    done = step(match, PLAYS["theirs"])
    bench.view.show_events(done.events, look(done.match))
    assert bench.idles == [True, True]
    assert not bench.view.director.busy


def test_changes_that_come_while_one_is_shown_wait_their_turn(qtbot: QtBot) -> None:
    bench = Bench(qtbot, pace="fast")
    match = block(1)
    stand(bench, match)
    with qtbot.waitSignal(bench.view.idle):
        first = step(match, PLAYS["theirs"])
        bench.view.show_events(first.events, look(first.match))
        second = step(first.match, PLAYS["ours"])
        bench.view.show_events(second.events, look(second.match))
        assert one("5-3") in bench.view.table.rack_slots
    assert bench.idles == [True]
    assert fresh(qtbot, bench, second.match) == bench.picture()


def test_the_turn_marker_moves_on_after_the_tile_has_landed(qtbot: QtBot) -> None:
    bench = Bench(qtbot, pace="fast")
    match = block(1)
    stand(bench, match)
    landed: list[bool] = []
    plate = bench.view.table.furniture.plates[0]
    mark = plate.set_turn

    def marked(turn: bool) -> None:
        if turn:
            landed.append(not bench.item("2-0").pose.lifted and bench.item("2-0").scale() == 1.0)
        mark(turn)

    plate.set_turn = marked  # type: ignore[method-assign]
    done = step(match, PLAYS["theirs"])
    with qtbot.waitSignal(bench.view.idle):
        bench.view.show_events(done.events, look(done.match))
    assert landed == [True]


def test_a_tile_of_another_sets_out_from_its_plate(qtbot: QtBot) -> None:
    bench = Bench(qtbot, pace="slow")
    match = block(1)
    stand(bench, match)
    done = step(match, PLAYS["theirs"])
    bench.view.show_events(done.events, look(done.match))
    plate = bench.view.table.furniture.plates[1]
    assert (bench.at("2-0") - plate.hand_point()).manhattanLength() < 30
    assert plate.tiles == 2
    bench.view.director.finish()


def test_an_animation_killed_midway_does_not_stop_the_match(qtbot: QtBot) -> None:
    """Known complaint C56."""
    bench = Bench(qtbot, pace="fast")
    match = block(1)
    stand(bench, match)
    done = step(match, PLAYS["theirs"])
    director = bench.view.director
    with qtbot.waitSignal(bench.view.idle):
        bench.view.show_events(done.events, look(done.match))
        (running,) = [
            child for child in director.children() if isinstance(child, QAbstractAnimation)
        ]
        running.pause()
        director.watch.setInterval(0)
    bench.view.set_pace("off")
    assert fresh(qtbot, bench, done.match) == bench.picture()


def test_a_staging_that_fails_is_left_out_and_noted(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def breaks(self: Stage, event: Event) -> None:
        raise RuntimeError("no such plate")

    monkeypatch.setattr(Stage, "play", breaks)
    bench = Bench(qtbot, pace="fast")
    match = block(1)
    stand(bench, match)
    done = step(match, PLAYS["theirs"])
    with qtbot.waitSignal(bench.view.idle):
        bench.view.show_events(done.events, look(done.match))
    assert "no such plate" in caplog.text
    assert fresh(qtbot, bench, done.match) == bench.picture()


def test_another_match_may_begin_in_mid_animation(qtbot: QtBot) -> None:
    bench = Bench(qtbot, pace="slow")
    match = block(1)
    stand(bench, match)
    done = step(match, PLAYS["theirs"])
    bench.view.show_events(done.events, look(done.match))
    bench.view.director.stop()
    bench.view.set_pace("off")
    other = placed(ANIMAL, "6-1 6-3", "4-4 2-2", "0-0 1-1", line="6-6 6-5")
    bench.sit(other)
    assert fresh(qtbot, bench, other) == bench.picture()


@pytest.mark.parametrize("table", TABLES.values(), ids=TABLES)
def test_whole_rounds_are_shown_and_every_picture_is_right(
    qtbot: QtBot, table: tuple[Ruleset, int], full: bool
) -> None:
    bench = Bench(qtbot)
    for before, done in a_round(*table, Random(2), full):
        if before is not None:
            bench.sit(before)
        seen = look(done.match)
        bench.view.set_pace("normal")
        bench.view.show_events(redact(done.events, 0), seen)
        bench.view.director.finish()
        bench.view.set_pace("off")
        shown = bench.lying()
        bench.view.show_events((), seen)
        assert bench.lying() == shown
        assert bench.view.table.ghosts == {}
    assert fresh(qtbot, bench, done.match) == bench.picture()


def test_a_new_round_clears_the_table_first(qtbot: QtBot) -> None:
    match = placed(BLOCK, "5-3", "4-4 3-3", line="5-1 1-2")
    over = step(match, PLAYS["ours"]).match
    bench = Bench(qtbot, pace="slow")
    stand(bench, over)
    done = step(replace(over, wants="deal"), deal(over, Random(1)))
    bench.view.show_events(redact(done.events, 0), look(done.match))
    assert set(bench.view.table.items_by_tile) == set(look(done.match).observation.hand)
    bench.view.director.finish()
    assert fresh(qtbot, bench, done.match) == bench.picture()
