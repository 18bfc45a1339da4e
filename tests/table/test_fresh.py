"""Is a tile that was drawn marked, and for a moment only?"""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from dominoes_desktop.games import DRAW
from dominoes_desktop.rules.move import Draw, Pass, Play
from dominoes_desktop.rules.observation import observe
from dominoes_desktop.rules.ruleset import Match
from dominoes_desktop.rules.umpire import legal_moves
from dominoes_desktop.table.fresh import MOMENT

from .at_table import Bench, one, placed


def drawing(boneyard: str = "4-3 3-2 1-1 3-3") -> Match:
    return placed(DRAW, "6-4 1-0", "2-2 5-2", line="5-5", boneyard=boneyard)


def marked(bench: Bench) -> list[str]:
    return sorted(str(mark.tile) for mark in bench.view.table.gestures.hand.fresh.marks)


def test_a_drawn_tile_is_marked_below_it_and_covers_no_tile(qtbot: QtBot) -> None:
    bench = Bench(qtbot)
    bench.sit(drawing())
    assert marked(bench) == []
    match = bench.show(drawing(), Draw())
    drawn = set(observe(match, 0).hand) - {one("6-4"), one("1-0")}
    assert marked(bench) == sorted(map(str, drawn))
    (mark, *_) = bench.view.table.gestures.hand.fresh.marks
    pane = mark.sceneBoundingRect()
    assert abs(pane.center().x() - bench.at(str(mark.tile)).x()) < 2
    for item in bench.view.table.items_by_tile.values():
        assert not pane.intersects(item.mapRectToScene(item.face_rect()))


def test_the_mark_goes_with_its_tile(qtbot: QtBot) -> None:
    bench = Bench(qtbot)
    bench.sit(drawing())
    bench.show(drawing(), Draw())
    bench.view.sort_hand("pips")
    for mark in bench.view.table.gestures.hand.fresh.marks:
        assert abs(mark.x() - bench.at(str(mark.tile)).x()) < 2


def test_after_a_moment_it_is_a_tile_like_others(qtbot: QtBot) -> None:
    bench = Bench(qtbot)
    bench.sit(drawing())
    match = bench.show(drawing(), Draw())
    fresh = bench.view.table.gestures.hand.fresh
    assert fresh._moment.interval() == MOMENT
    fresh._moment.timeout.emit()
    assert marked(bench) == []
    bench.sit(match)
    assert marked(bench) == []


def test_what_was_drawn_before_the_last_move_is_no_news(qtbot: QtBot) -> None:
    bench = Bench(qtbot)
    bench.sit(drawing("5-3 3-2 1-1 3-3"))
    match = bench.show(drawing("5-3 3-2 1-1 3-3"), Draw())
    assert marked(bench)
    while Draw() in legal_moves(match):
        match = bench.show(match, Draw())
    play = next(move for move in legal_moves(match) if isinstance(move, Play | Pass))
    bench.show(match, play)
    assert marked(bench) == []
