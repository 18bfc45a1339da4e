"""Is what stands on a sheet or above the rack told anew where it is put together of many words?"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from dominoes_desktop.games import ANIMAL
from dominoes_desktop.shell.review import review as lay_review
from dominoes_desktop.shell.review_sheet import ReviewSheet
from dominoes_desktop.shell.round_sheet import RoundSheet
from tests.shell.evening import begun, over, play_on, until

from .test_language_change import speak


def test_a_round_that_was_reviewed_is_told_anew_down_to_its_best_line(
    qtbot: QtBot, tmp_path: Path
) -> None:
    window = begun(qtbot, tmp_path, ANIMAL)
    while not over(window):
        play_on(qtbot, window, 9)
    until(qtbot, lambda: isinstance(window.sheets.current, RoundSheet))
    lay_review(window)
    sheet = window.sheets.current
    assert isinstance(sheet, ReviewSheet)
    until(qtbot, lambda: bool(sheet.line.text()))
    english = told_in(sheet)
    speak(qtbot, window, "da")
    danish = told_in(sheet)
    assert english[:3] != danish[:3]
    assert not {"passes", "draws", "Cat", "Better", "Duck"} & set(
        re.findall(r"\w+", " ".join(danish))
    )
    sheet.rows[0].click()
    pill = window.view.table.furniture.pill
    until(qtbot, lambda: sheet.rows[0].says in pill.text)
    speak(qtbot, window, "en")
    until(qtbot, lambda: sheet.rows[0].says in pill.text)
    assert told_in(sheet) == english
    window.close()


def told_in(sheet: ReviewSheet) -> list[str]:
    below = [sheet.best.text(), sheet.line.text(), sheet.unit.text()]
    return [*below, *[f"{row.text()}: {row.says} {row.accessibleName()}" for row in sheet.rows]]


@pytest.mark.parametrize("by_key", [False, True], ids=["mouse", "keys"])
def test_what_is_said_of_a_lifted_tile_is_told_anew(
    qtbot: QtBot, tmp_path: Path, by_key: bool
) -> None:
    window = begun(qtbot, tmp_path, ANIMAL)
    play_on(qtbot, window, 1)
    table, seen = window.view.table, window.view.table.seen
    assert seen is not None
    tile = min(seen.playable())
    if by_key:
        table.cursor.come(True)
        table.cursor.press(tile)
    else:
        table.gestures.choose(tile)
    english = table.furniture.pill.text
    assert "fits" in english
    window.view.note("Saved as evening.domino")
    speak(qtbot, window, "da")
    table.furniture._note_ends.timeout.emit()
    assert "passer" in table.furniture.pill.text
    assert table.gestures.chosen == tile
    speak(qtbot, window, "en")
    assert table.furniture.pill.text == english
    window.close()
