"""Is it seen which tiles are joined, where their places do not say it?"""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, QRectF
from pytestqt.qtbot import QtBot

from dominoes_desktop.games import BLOCK
from dominoes_desktop.geometry import Half, Layout
from dominoes_desktop.rules.move import Play
from dominoes_desktop.rules.umpire import step
from dominoes_desktop.table.seen import Seen

from .at_table import Bench, look, one, placed

MATCH = placed(BLOCK, "6-3 6-2", "1-1 5-0", line="5-5 5-1 1-3")


def apart(by: int = 8, tied: bool = True) -> Seen:
    """The last tile lies that much further north, tied to its host or touching."""
    seen = look(MATCH)
    *before, last = seen.layout.laid
    halves = tuple([Half(half.pips, half.x, half.y - by) for half in last.halves])
    moved = replace(last, halves=halves, tied=tied, touching=not tied)
    return replace(seen, layout=Layout((*before, moved)))


def test_a_tile_that_lies_apart_is_tied_to_its_host(qtbot: QtBot) -> None:
    bench = Bench(qtbot)
    seen = apart()
    bench.view.show_events((), seen)
    table = bench.view.table
    (line,) = table.signs.ties.threads
    camera = table.aimed
    host, last = seen.layout.laid[-2:]
    (joined,) = [half for half in host.halves if half.pips == 1]
    assert line.p1() == QPointF(*camera.at(joined.x, joined.y))
    assert line.p2() == QPointF(*camera.at(last.halves[0].x, last.halves[0].y))
    assert table.signs.ties.isVisible()


def test_where_all_tiles_lie_in_their_places_there_is_no_thread(qtbot: QtBot) -> None:
    bench = Bench(qtbot)
    bench.sit(MATCH)
    ties = bench.view.table.signs.ties
    assert (ties.threads, ties.seams, ties.isVisible()) == ([], [], False)


def test_the_thread_is_gone_with_the_tile(qtbot: QtBot) -> None:
    bench = Bench(qtbot)
    bench.view.show_events((), apart())
    bench.sit(MATCH)
    assert not bench.view.table.signs.ties.isVisible()


@pytest.mark.parametrize("size", [(1280, 720), (800, 600)])
def test_a_thread_is_seen_on_felt_and_on_ivory(qtbot: QtBot, size: tuple[int, int]) -> None:
    bench = Bench(qtbot, size)
    bench.view.show_events((), apart())
    table = bench.view.table
    tied = bench.view.grab().toImage()
    table.signs.ties.setVisible(False)
    bare = bench.view.grab().toImage()
    (line,) = table.signs.ties.threads
    box = QRectF(line.p1(), line.p2()).normalized().adjusted(-30, -4, 30, 4).toRect()
    for part in (box.top() + 4, box.center().y(), box.bottom() - 4):
        changed = [
            x for x in range(box.left(), box.right())
            if abs(tied.pixelColor(x, part).lightness() - bare.pixelColor(x, part).lightness()) > 40
        ]  # fmt: skip
        assert changed, "nothing is seen at that height"


def test_a_tile_that_only_touches_is_parted_by_a_seam(qtbot: QtBot) -> None:
    bench = Bench(qtbot)
    seen = look(MATCH)
    first, second, third = seen.layout.laid
    beside = tuple([Half(half.pips, half.x, half.y - 2) for half in second.halves])
    lying = replace(third, halves=(beside[0], beside[1]), host=first.tile, touching=True)
    seen = replace(seen, layout=Layout((first, second, lying)))
    bench.view.show_events((), seen)
    (line,) = bench.view.table.signs.ties.seams
    x0, y0, x1, _ = second.rect
    camera = bench.view.table.aimed
    assert line.p1() == QPointF(*camera.at(x0, y0))
    assert line.p2() == QPointF(*camera.at(x1, y0))


def test_what_was_tied_stays_so_while_the_next_tile_travels(qtbot: QtBot) -> None:
    bench = Bench(qtbot)
    seen = apart()
    bench.view.show_events((), seen)
    done = step(MATCH, Play(one("6-3"), 3, one("3-1")))
    after = look(done.match)
    laid = (*seen.layout.laid, after.layout.laid[-1])
    after = replace(after, layout=Layout(laid))
    bench.view.set_pace("slow")
    bench.view.show_events(done.events, after)
    assert bench.view.director.busy
    assert len(bench.view.table.signs.ties.threads) == 1


def test_a_ghost_that_would_lie_apart_has_its_thread_until_it_goes(qtbot: QtBot) -> None:
    bench = Bench(qtbot)
    match = placed(BLOCK, "6-3 6-2", "1-1 5-0", line="5-5 5-1 1-3")
    seen = look(match)
    (play,) = seen.previews
    *before, last = seen.previews[play].laid
    halves = tuple([Half(half.pips, half.x, half.y - 8) for half in last.halves])
    far = Layout((*before, replace(last, halves=halves, tied=True)))
    bench.view.show_events((), replace(seen, previews={play: far}))
    table = bench.view.table

    table.show_ghosts([play])

    (line,) = table.signs.promised.threads
    assert line.p2() == QPointF(*table.aimed.at(halves[0].x, halves[0].y))
    assert table.signs.promised.isVisible()
    table.clear_ghosts()
    assert not table.signs.promised.isVisible()
