"""The deal of the day at the window: played once, gone on with, told in a row."""

from __future__ import annotations

from datetime import date
from pathlib import Path

from pytestqt.qtbot import QtBot

from dominoes_desktop.archive.ledger import Ledger
from dominoes_desktop.archive.origin import Origin
from dominoes_desktop.archive.persons import FIRST
from dominoes_desktop.shell.figures.daily import show_daily
from dominoes_desktop.shell.figures.daily_sheet import DailySheet
from dominoes_desktop.shell.window import Window
from tests.archive.evenings import played_out
from tests.shell.evening import desk_of, opened, play_on, until

DAY = date(2026, 12, 7)  # of Animal Dominoes: a short match


def asked(qtbot: QtBot, window: Window) -> DailySheet:
    show_daily(window, DAY)
    sheet = window.sheets.current
    assert isinstance(sheet, DailySheet)
    until(qtbot, lambda: sheet.play.isEnabled())
    return sheet


def test_it_is_begun_left_and_gone_on_with(qtbot: QtBot, tmp_path: Path) -> None:
    window = opened(qtbot, tmp_path)
    sheet = asked(qtbot, window)
    assert (sheet.play.text(), "Not played yet" in sheet.result.text()) == ("Play", True)
    sheet.play.click()
    desk = desk_of(window)
    assert (desk.ruleset.key, desk.number) == ("animal", 20261207)
    dealt = desk.log[0]
    play_on(qtbot, window, 1)
    window.close()

    again = opened(qtbot, tmp_path, seed=8)
    sheet = asked(qtbot, again)
    assert sheet.play.text() == "Go on"
    sheet.play.click()
    assert desk_of(again).log[0] == dealt
    again.close()


def test_it_counts_once_and_played_again_it_is_practice(qtbot: QtBot, tmp_path: Path) -> None:
    window = opened(qtbot, tmp_path)
    for name in ("one", "two"):
        sheet = asked(qtbot, window)
        sheet.play.click()
        desk = desk_of(window)
        log = played_out(desk.ruleset, desk.seated).log[:-3]
        origin = Origin(name, desk.number, DAY.isoformat(), (FIRST, ""))
        window.matches.begin(desk.ruleset, desk.seated, log, origin)
        play_on(qtbot, window, 99)
        window.aside.wait()
        window.sheets.close()
    sheet = asked(qtbot, window)
    assert sheet.play.text() == "Play again"
    assert "today" in sheet.result.text()
    assert "1 day in a row" in sheet.row.text()
    assert sheet.days.accessibleDescription().count(":") == 1
    found = Ledger(tmp_path / "data" / "statistics.sqlite").outcomes(FIRST)
    assert [one.status for one in found] == ["counted", "again"]
    window.close()
