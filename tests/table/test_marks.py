"""Is every end that is closed marked beside its tile, and does the mark tell why?"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from dominoes_desktop.archive.reader import read_record
from dominoes_desktop.games import DOUBLES
from dominoes_desktop.rules.ruleset import Match
from dominoes_desktop.rules.umpire import new_match, step
from dominoes_desktop.session.entry import Undo
from dominoes_desktop.table.button import Button
from dominoes_desktop.table.marks import Mark
from tests.table.at_table import Bench, placed

SHUT_IN = read_record(Path(__file__).parents[1] / "data" / "shut_in.domino")


def shut_in(moves: int) -> Match:
    """The recorded round so many moves after its deal."""
    match = new_match(SHUT_IN.ruleset, 2)
    for entry in SHUT_IN.entries[: moves + 1]:
        assert not isinstance(entry.what, Undo)
        match = step(match, entry.what).match
    return match


def marks(bench: Bench) -> list[Mark]:
    return bench.view.table.signs.marks.marks


def test_an_end_without_room_is_marked_and_says_so(qtbot: QtBot) -> None:
    bench = Bench(qtbot)
    bench.sit(shut_in(15))
    assert not marks(bench)
    bench.sit(shut_in(16))
    [mark] = marks(bench)
    assert mark.kind == "dead"
    assert (mark.pos() - bench.at("4-4")).x() == 0
    assert (mark.pos() - bench.at("4-4")).y() > 30
    bench.click(mark.scenePos())
    assert bench.says == "No tile has room at this 4 any more"


def test_once_the_round_is_blocked_its_ends_still_say_why(qtbot: QtBot) -> None:
    bench = Bench(qtbot)
    match = shut_in(len(SHUT_IN.entries))
    assert match.wants == "deal"
    bench.sit(match)
    assert [mark.kind for mark in marks(bench)] == ["dead", "dead"]
    bench.click(marks(bench)[1].scenePos())
    assert bench.says == "No tile has room at this 4 any more"


def test_locked_ends_are_marked_until_the_round_is_over(qtbot: QtBot) -> None:
    bench = Bench(qtbot)
    bench.sit(placed(DOUBLES, "5-5 6-1", "3-3 2-2", line="5-6 6-6 6-3"))
    assert [mark.kind for mark in marks(bench)] == ["locked", "locked"]
    bench.click(marks(bench)[0].scenePos())
    assert "locked until" in bench.says
    bench.sit(placed(DOUBLES, "2-1", "1-1 4-1", line="5-6 6-6 6-3"))
    assert not marks(bench)


def test_a_click_on_a_lit_place_plays_whatever_mark_lies_below_it(qtbot: QtBot) -> None:
    bench = Bench(qtbot)
    bench.sit(placed(DOUBLES, "3-3 5-1", "5-5 2-2", line="4-6 6-6 6-3"))
    bench.click(bench.at("3-3"))
    [play] = bench.ghosts
    places = [
        mark.scenePos()
        for mark in marks(bench)
        if bench.ghosts[play].contains(bench.ghosts[play].mapFromScene(mark.scenePos()))
    ]
    bench.click(places[0])
    assert bench.made == [play]


@pytest.mark.parametrize("size", [(800, 600), (1280, 697), (1280, 720), (1920, 1057)])
def test_no_mark_lies_below_the_sentence_with_its_buttons(
    qtbot: QtBot, size: tuple[int, int]
) -> None:
    """However low its tile lies, at the table's edge or seen through another camera."""
    bench = Bench(qtbot, size)
    bench.sit(shut_in(16))
    table, seen = bench.view.table, bench.view.table.seen
    assert seen is not None
    pill, [mark] = table.furniture.pill, marks(bench)
    pill.offer([Button("Draw", "D")])
    top = pill.mapRectToScene(pill.glass).top()
    high, moved = mark.disc.height() * mark.scale() / 2, 0
    for lower in range(round(top - mark.y())):
        camera = replace(table.aimed, y=table.aimed.y + lower)
        [place] = table.signs.marks.places(seen, camera, table.frame)
        if mark.y() + lower + high < top - 1:
            assert place.y == mark.y() + lower
        elif place.half.bottom() <= top - high:
            assert place.y + high <= top + 0.5
            assert place.y - place.half.bottom() >= 0
            moved += place.y < mark.y() + lower
    assert moved
