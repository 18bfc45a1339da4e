"""The statistics as one meets them: counted once, told with their formulas, exported, reset."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QPointF, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from dominoes_desktop.archive.account import account
from dominoes_desktop.archive.ledger import Ledger
from dominoes_desktop.archive.origin import Origin
from dominoes_desktop.archive.outcome import Outcome
from dominoes_desktop.archive.persons import FIRST
from dominoes_desktop.archive.summary import Asked
from dominoes_desktop.games import ANIMAL
from dominoes_desktop.shell.figures.sheet import StatisticsSheet
from dominoes_desktop.shell.figures.show import export_to, show_statistics
from dominoes_desktop.shell.notice import AskSheet, NoticeSheet
from dominoes_desktop.shell.round_sheet import RoundSheet
from dominoes_desktop.shell.window import Window
from tests.archive.evenings import LOST, WON, played_out
from tests.shell.at_sheets import Evening, Sits
from tests.shell.evening import ALONE, desk_of, opened, play_on, rests, until

Key = Qt.Key
MINE = replace(WON, person=FIRST)
THREE = [MINE, replace(LOST, person=FIRST), replace(MINE, match="m3", game="block", level="expert")]


def ledger(folder: Path) -> Ledger:
    return Ledger(folder / "data" / "statistics.sqlite")


def kept(folder: Path) -> list[Outcome]:
    return ledger(folder).outcomes()


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Window:
    return opened(qtbot, tmp_path)


def asked(qtbot: QtBot, window: Window) -> StatisticsSheet:
    """The sheet, when its figures are there."""
    show_statistics(window)
    sheet = window.sheets.current
    assert isinstance(sheet, StatisticsSheet)
    until(qtbot, lambda: sheet._told is not None)
    return sheet


def play_match(qtbot: QtBot, window: Window, origin: Origin) -> None:
    """One round of Animal Dominoes, which is a match, from shortly before its end."""
    window.matches.begin(ANIMAL, ALONE, played_out(ANIMAL, ALONE).log[:-3], origin)
    play_on(qtbot, window, 99)
    assert desk_of(window).wants == "nothing"
    window.aside.wait()


def told_at_the_end(window: Window) -> list[str]:
    sheet = window.sheets.current
    assert isinstance(sheet, RoundSheet | None)
    return [] if sheet is None else [one.text() for one in sheet.findChildren(QLabel)]


def test_a_match_counts_when_it_is_over_and_once_after_all_that_may_come(
    qtbot: QtBot, tmp_path: Path, window: Window
) -> None:
    play_match(qtbot, window, Origin("mine", persons=(FIRST, "")))
    until(qtbot, lambda: any(text.startswith("Rating ") for text in told_at_the_end(window)))
    (one,) = kept(tmp_path)
    assert (one.game, one.level, one.status) == ("animal", "casual", "counted")
    assert (one.won > 0) == (0 in desk_of(window).observe(0).champions)
    window.close()
    again = opened(qtbot, tmp_path)
    asked(qtbot, again)  # catches up with the records
    assert kept(tmp_path) == [one]
    again.close()


def test_a_match_that_a_crash_left_uncounted_is_counted_with_the_next_look(
    qtbot: QtBot, tmp_path: Path, window: Window
) -> None:
    play_match(qtbot, window, Origin("mine", persons=(FIRST, "")))
    before = kept(tmp_path)
    window.close()
    (tmp_path / "data" / "statistics.sqlite").unlink()
    again = opened(qtbot, tmp_path)
    sheet = asked(qtbot, again)
    assert sheet.cells.cell["matches"].value == "1"
    assert [replace(one, ended=0) for one in kept(tmp_path)] == [
        replace(one, ended=0) for one in before
    ]
    again.close()


def test_a_move_taken_back_makes_it_practice(qtbot: QtBot, tmp_path: Path, window: Window) -> None:
    log, mine = played_out(ANIMAL, ALONE, undo=True).log[:-3], Origin("mine", persons=(FIRST, ""))
    window.matches.begin(ANIMAL, ALONE, log, mine)
    play_on(qtbot, window, 99)
    window.aside.wait()
    assert [one.status for one in kept(tmp_path)] == ["undo"]
    assert asked(qtbot, window).cells.cell["practice"].value == "1"
    window.close()


def test_the_last_move_taken_back_uncounts_a_match_that_is_played_on(
    qtbot: QtBot, tmp_path: Path, window: Window
) -> None:
    play_match(qtbot, window, Origin("mine", persons=(FIRST, "")))
    desk_of(window).undo()
    window.aside.wait()
    assert kept(tmp_path) == []
    window.close()


def test_each_figure_says_how_it_is_reckoned_under_the_pointer_and_by_key(
    qtbot: QtBot, tmp_path: Path, window: Window
) -> None:
    """Known complaint C70: figures that nobody understood."""
    ledger(tmp_path).count(THREE)
    sheet = asked(qtbot, window)
    won = sheet.cells.cell["won"]
    spot = QPointF(5, 5)
    QCoreApplication.sendEvent(won, QEnterEvent(spot, spot, QPointF(won.mapToGlobal(spot))))
    assert "2 of 3 = 67 %" in sheet.formula.text()
    assert won.whatsThis() == won.accessibleDescription() == sheet.formula.text()
    sheet.cells.cell["matches"].setFocus()
    said = []
    for key in (Key.Key_Right, Key.Key_Down, Key.Key_Down, Key.Key_Left):
        qtbot.keyClick(window.focusWidget(), key)
        said.append(sheet.formula.text())
    assert len(set(said)) == 4
    assert window.focusWidget() is sheet.cells.cell["points"]
    assert all(cell.accessibleDescription() for cell in sheet.cells.cell.values())
    window.close()


def test_the_keyboard_comes_to_a_figure_as_soon_as_it_is_told(qtbot: QtBot, window: Window) -> None:
    """Nothing else happens in the loop between."""
    sheet = StatisticsSheet(window.view, [(FIRST, "Ann")], FIRST, str)
    window.sheets.lay(sheet)
    sheet.show_account(account(THREE, Asked()))
    for name in ("matches", "won"):
        sheet.cells.cell[name].setFocus()
        assert sheet.cells.cell[name].hasFocus()
        assert sheet.formula.text() == sheet.cells.cell[name].accessibleDescription()
    window.close()


def test_what_is_chosen_is_what_is_summed(qtbot: QtBot, tmp_path: Path, window: Window) -> None:
    ledger(tmp_path).count(THREE)
    sheet = asked(qtbot, window)
    assert sheet.cells.cell["matches"].value == "3"
    sheet.game.choose("block")
    until(qtbot, lambda: sheet.cells.cell["matches"].value == "1")
    sheet.level.choose("casual")
    until(qtbot, lambda: sheet.cells.cell["matches"].value == "0")
    assert sheet.cells.cell["won"].value == "\N{EN DASH}"
    window.close()


def test_the_chart_tells_each_match_by_arrow_keys(
    qtbot: QtBot, tmp_path: Path, window: Window
) -> None:
    ledger(tmp_path).count(THREE)
    sheet = asked(qtbot, window)
    assert "over 3 matches" in sheet.chart.accessibleName()
    sheet.chart.setFocus()
    qtbot.keyClick(sheet.chart, Key.Key_Left)
    last = sheet.formula.text()
    qtbot.keyClick(sheet.chart, Key.Key_Left)
    assert last != sheet.formula.text()
    assert "became" in last
    window.close()


def test_reset_asks_and_strikes_what_there_is(
    qtbot: QtBot, tmp_path: Path, window: Window, sits: Sits
) -> None:
    ledger(tmp_path).count([*THREE, replace(WON, person="other", match="m9")])
    sheet, evening = asked(qtbot, window), sits(window)
    evening.click(sheet.reset)
    assert isinstance(evening.sheet, AskSheet)
    evening.escape()
    assert len(kept(tmp_path)) == 4
    evening.click(sheet.reset)
    ask = evening.sheet
    assert isinstance(ask, AskSheet)
    evening.click(ask.yes)
    until(qtbot, lambda: not sheet.empty.isHidden())
    assert [one.person for one in kept(tmp_path)] == ["other"]
    assert window.persons.active.since > 0


def test_export_writes_a_line_for_each_and_says_where(
    qtbot: QtBot, tmp_path: Path, window: Window, sits: Sits
) -> None:
    ledger(tmp_path).count(THREE)
    evening: Evening = sits(window)
    export_to(window, FIRST, tmp_path / "out.csv")
    evening.waits_for(NoticeSheet)
    assert len((tmp_path / "out.csv").read_text(encoding="utf-8-sig").splitlines()) == 4
    evening.escape()
    export_to(window, FIRST, tmp_path / "nowhere.csv" / "x" / "out.csv")
    (tmp_path / "nowhere.csv").write_text("in the way")
    evening.waits_for(NoticeSheet)


def test_figures_that_are_damaged_are_kept_beside_and_it_is_said(
    qtbot: QtBot, tmp_path: Path, window: Window, sits: Sits
) -> None:
    path = tmp_path / "data" / "statistics.sqlite"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(b"spoilt" * 1000)
    show_statistics(window)
    evening = sits(window)
    evening.waits_for(NoticeSheet)
    assert ".corrupt" in evening.sheet.accessibleDescription()
    assert path.with_name("statistics.sqlite.corrupt").read_bytes().startswith(b"spoilt")


def test_a_folder_that_can_not_be_written_is_told_once_and_the_match_goes_on(
    qtbot: QtBot, tmp_path: Path, window: Window, sits: Sits
) -> None:
    (tmp_path / "data").write_text("a file where the folder should be")
    evening = sits(window)
    play_match(qtbot, window, Origin("one", persons=(FIRST, "")))
    evening.waits_for(NoticeSheet)
    assert "statistics.sqlite" in evening.sheet.accessibleDescription()
    evening.escape()
    play_match(qtbot, window, Origin("two", persons=(FIRST, "")))
    until(qtbot, lambda: rests(window))
    assert not isinstance(window.sheets.current, NoticeSheet)
