"""Whatever lies over the table, and whenever: is the panel of the ends true, down to its pixels?"""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QCoreApplication, QRect
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from dominoes_desktop.games import ALL_FIVES
from dominoes_desktop.rules.observation import redact
from dominoes_desktop.rules.umpire import deal, legal_moves, lot, new_match, step
from dominoes_desktop.shell.sheet import Sheet
from dominoes_desktop.table.ends import ends_lines
from tests.table.at_motion import running
from tests.table.at_table import Bench, look

MOVES = 12


def panel(bench: Bench) -> QRect:
    """Where it is seen."""
    ends, view = bench.view.table.furniture.ends, bench.view
    seen = view.mapFromScene(ends.mapToScene(ends.glass).boundingRect()).boundingRect()
    return seen.translated(view.viewport().pos())


def in_the_window(bench: Bench) -> QImage:
    """The pixels that stand on the screen: only what was told to be painted has changed there."""
    for _ in range(3):
        QCoreApplication.processEvents()
    at = panel(bench)
    grabbed = bench.view.screen().grabWindow(
        bench.view.winId(), at.x(), at.y(), at.width(), at.height()
    )
    return grabbed.toImage().convertToFormat(QImage.Format.Format_RGB32)


def anew(bench: Bench) -> QImage:
    """The same, painted afresh: nothing that was kept of the panel is laid again."""
    bench.view.table.furniture.ends.update()
    return bench.view.grab(panel(bench)).toImage().convertToFormat(QImage.Format.Format_RGB32)


def cover_or_bare(bench: Bench, lying: list[Sheet], rng: Random) -> None:
    """A sheet comes, or the one that lies there goes, as likely as not."""
    if rng.random() < 0.5:
        return
    if lying:
        lying.pop().finish(None)
        return
    sheet = Sheet(bench.view, "Something else", wide=rng.choice([300, 900]))
    sheet.button("OK", True)
    sheet.open()
    lying.append(sheet)


@pytest.mark.parametrize("seed", range(3))
def test_text_sum_and_pixels_are_of_the_ends_that_lie_there(qtbot: QtBot, seed: int) -> None:
    rng, bench, lying = Random(seed), Bench(qtbot), list[Sheet]()
    match = new_match(ALL_FIVES, 3)
    while match.round is None or match.wants == "lead":
        match = step(match, lot(match, rng) if match.wants == "lead" else deal(match, rng)).match
    bench.sit(match)
    bench.view.set_pace("normal")
    told = bench.view.table.furniture.ends
    for _ in range(MOVES):
        if match.wants != "move":
            break
        before = ends_lines(look(match), str)
        done = step(match, rng.choice(legal_moves(match)))
        match, seen = done.match, look(done.match)
        bench.view.show_events(redact(done.events, 0), seen)
        while (run := running(bench)) is not None:
            run.pause()
            cover_or_bare(bench, lying, rng)
            run.setCurrentTime(int(rng.random() * max(0, run.totalDuration())))
            assert (told.title, told.value) in (before, ends_lines(seen, str))
            assert in_the_window(bench) == anew(bench)
            bench.view.director.hurry()
        cover_or_bare(bench, lying, rng)
        assert (told.title, told.value) == ends_lines(seen, str)
        assert in_the_window(bench) == anew(bench)
