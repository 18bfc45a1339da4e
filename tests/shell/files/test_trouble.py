"""Does the match go on whatever fails, with a sentence to the user and all of it in the log?"""

from __future__ import annotations

import logging
import re
import threading
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtGui import QAction, QGuiApplication
from pytestqt.qtbot import QtBot

from dominoes_desktop.archive.logbook import last_of_log, open_logbook
from dominoes_desktop.games import BLOCK
from dominoes_desktop.rules.options import with_rule
from dominoes_desktop.session.desk import Desk
from dominoes_desktop.shell.files.trouble import MOST, Trouble
from dominoes_desktop.shell.notice import NoticeSheet
from tests.shell.at_sheets import CONTROL, Evening, Key, Sits
from tests.shell.evening import begun, desk_of, over, play_on, rests, until

Watched = tuple[Evening, Trouble]


@pytest.fixture
def watched(qtbot: QtBot, tmp_path: Path, sits: Sits) -> Iterator[Watched]:
    """A window with a match on its table, whose failures are looked after."""
    evening = sits(begun(qtbot, tmp_path, with_rule(BLOCK, "target", "round")))
    root = logging.getLogger()
    level = root.level
    handler = open_logbook(evening.window.logs)
    trouble = Trouble(evening.window)
    play_on(qtbot, evening.window, 1)
    yield evening, trouble
    trouble.leave()
    root.removeHandler(handler)
    root.setLevel(level)
    handler.close()


def fail(*_: object) -> None:
    raise ZeroDivisionError("out of luck")


def test_a_key_that_fails_is_told_of_and_play_goes_on(
    qtbot: QtBot, watched: Watched, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening, _ = watched
    window = evening.window
    with monkeypatch.context() as broken:
        broken.setattr(window.view, "zoom", fail)
        evening.press(Key.Key_Plus, CONTROL)
        evening.waits_for(NoticeSheet)
    assert evening.sheet.title == "Something went wrong, but the match goes on"
    assert "ZeroDivisionError: out of luck" in evening.sheet.accessibleDescription()
    told = last_of_log(window.logs)
    assert "Traceback (most recent call last)" in told
    assert told.endswith("ZeroDivisionError: out of luck\n")
    evening.press(Key.Key_Return)
    assert play_on(qtbot, window, 1)


def test_a_change_that_is_lost_on_its_way_is_shown_all_the_same(
    qtbot: QtBot, watched: Watched, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening, _ = watched
    window = evening.window
    until(qtbot, lambda: rests(window))
    serial = desk_of(window).serial
    show = window.view.show_events

    def fail_once(*told: object) -> None:
        monkeypatch.setattr(window.view, "show_events", show)
        fail()

    monkeypatch.setattr(window.view, "show_events", fail_once)
    table = window.view.table
    assert table.seen is not None
    table.make((list(table.seen.previews) or list(table.seen.observation.legal))[0])
    evening.waits_for(NoticeSheet)
    evening.press(Key.Key_Return)
    assert play_on(qtbot, window, 1) or over(window)
    assert desk_of(window).serial > serial + 1


def test_each_match_is_shown_again_also_where_it_has_come_as_far_as_another(
    qtbot: QtBot, watched: Watched, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening, trouble = watched
    referee = evening.window.referee
    mended: list[object] = []
    monkeypatch.setattr(referee, "begin", mended.append)
    desk = desk_of(evening.window)
    twin = Desk(desk.ruleset, desk.seated, Random(1), desk.log)
    for one in (desk, desk, twin):
        referee.desk = one
        trouble._mend()
    assert mended == [desk, twin]


def test_what_fails_beside_the_window_is_told_of_too(qtbot: QtBot, watched: Watched) -> None:
    evening, _ = watched
    evening.window.aside.run(lambda: fail(), fail)
    evening.waits_for(NoticeSheet)
    evening.press(Key.Key_Return)
    thread = threading.Thread(target=lambda: {}["on a thread"])
    thread.start()
    evening.waits_for(NoticeSheet)
    assert "KeyError: 'on a thread'" in evening.sheet.accessibleDescription()
    assert "on a thread" in last_of_log(evening.window.logs)


def test_what_fails_again_and_again_is_told_of_once(qtbot: QtBot, watched: Watched) -> None:
    evening, trouble = watched
    heard: list[str] = []
    trouble._met.connect(heard.append)
    for number in range(MOST + 3):
        for _ in range(3):
            evening.window.aside.run(lambda number=number: [][number], fail)
            evening.window.aside.run(lambda number=number: {}[number], fail)
    until(qtbot, lambda: len(heard) == 6 * (MOST + 3))
    for _ in range(MOST):
        evening.waits_for(NoticeSheet)
        evening.press(Key.Key_Return)
    until(qtbot, lambda: evening.window.sheets.current is None)
    assert play_on(qtbot, evening.window, 1)


def reported(evening: Evening) -> tuple[str, str]:
    """What Help > Report a problem puts on the clipboard, and what it says about it."""
    actions = evening.window.findChildren(QAction)
    next(one for one in actions if one.text() == "Report a &problem").trigger()
    evening.waits_for(NoticeSheet)
    said = evening.sheet.accessibleDescription()
    evening.press(Key.Key_Return)
    return QGuiApplication.clipboard().text(), said


def test_a_report_has_all_that_helps_and_no_hidden_tile(qtbot: QtBot, watched: Watched) -> None:
    evening, _ = watched
    logging.getLogger("dominoes_desktop").warning("a small wonder")
    text, said = reported(evening)
    assert text.startswith("Dominoes Desktop ")
    assert "PySide6" in text
    assert "a small wonder" in text
    assert "game block\n" in text
    assert "hidden while this round is played" in text
    assert not re.search("^(hand|boneyard)", text, re.MULTILINE)
    assert "without hidden tiles" in said
    assert "the last lines of the log" in said
    assert "Nothing was sent" in said
    evening.window.learning.teach(BLOCK)  # while the match waits
    until(qtbot, lambda: evening.window.learning.course is not None)
    assert not re.search("^(hand|boneyard)", reported(evening)[0], re.MULTILINE)
    evening.window.learning.end()
    while not over(evening.window):
        play_on(qtbot, evening.window, 5)
    text, said = reported(evening)
    assert any(line.startswith("hand 2 ") for line in text.splitlines())
    assert "and all tiles" in said
