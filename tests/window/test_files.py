"""On a real window: matches left and gone on with, a second start, a disk that is full."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMenu

from dominoes_desktop.games import BLOCK, DRAW
from dominoes_desktop.shell.files.left_sheet import LeftSheet
from dominoes_desktop.shell.new_match import NewMatchSheet
from dominoes_desktop.shell.notice import NoticeSheet
from dominoes_desktop.shell.window import Window
from tests.shell.evening import desk_of, truth
from tests.window.conftest import Sit
from tests.window.hand import Hand

pytestmark = pytest.mark.window

ROOT = Path(__file__).resolve().parents[2]
GOLDEN = ROOT / "tests" / "golden"


def test_a_match_is_left_for_another_and_gone_on_with(sit: Sit) -> None:
    hand = sit(DRAW)
    window = hand.window
    hand.wait_for_turn()
    hand.act()
    hand.wait_for_turn()
    before = truth(desk_of(window))
    hand.key("ctrl+n")
    hand.until(lambda: isinstance(window.sheets.current, NewMatchSheet))
    form = window.sheets.current
    assert isinstance(form, NewMatchSheet)
    hand.click_on(form.cards["block"])
    hand.click_on(form.start)
    hand.until(lambda: desk_of(window).ruleset.key == "block")
    hand.key("ctrl+u")
    hand.until(lambda: isinstance(window.sheets.current, LeftSheet))
    left = window.sheets.current
    assert isinstance(left, LeftSheet)
    hand.until(lambda: len(left.rows) == 2 and bool(left.rows[1].picture.layout_shown.laid))
    hand.click_on(left.rows[1].go_on)
    hand.until(lambda: window.sheets.current is None)
    assert truth(desk_of(window)) == before
    hand.act()


def menu_chosen(hand: Hand, window: Window, title: str, text: str) -> None:
    """Click on a menu of the bar, and in it on what is called so."""
    bar = window.menuBar()
    menu = next(one for one in bar.findChildren(QMenu) if one.title() == title)
    at = bar.mapToGlobal(bar.actionGeometry(menu.menuAction()).center())
    hand.xdotool("mousemove", str(at.x()), str(at.y()), "click", "1")
    hand.until(menu.isVisible)
    action = next(one for one in menu.actions() if one.text() == text)
    at = menu.mapToGlobal(menu.actionGeometry(action).center())
    hand.xdotool("mousemove", str(at.x()), str(at.y()), "click", "1")


def test_a_full_disk_is_told_of_and_reported_and_the_match_goes_on(
    sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand = sit(BLOCK)
    window = hand.window
    hand.wait_for_turn()
    write = os.write

    def full(file: int, data: bytes) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "write", full)
    hand.act()
    monkeypatch.setattr(os, "write", write)
    hand.until(lambda: isinstance(window.sheets.current, NoticeSheet))
    notice = window.sheets.current
    assert isinstance(notice, NoticeSheet)
    assert "No space left" in notice.accessibleDescription()
    assert notice.escape is not None
    hand.click_on(notice.escape)
    hand.until(lambda: window.sheets.current is None)
    menu_chosen(hand, window, "&Help", "Report a &problem")
    hand.until(lambda: isinstance(window.sheets.current, NoticeSheet))
    text = QGuiApplication.clipboard().text()
    assert "game block" in text
    assert "\nhand 2 " not in text
    hand.key("Return")
    hand.until(lambda: window.sheets.current is None)
    if hand.wait_for_turn():
        hand.act()


@pytest.fixture
def running(monkeypatch: pytest.MonkeyPatch) -> Iterator[subprocess.Popen[bytes]]:
    """The program as one starts it, on a record of Draw."""
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    with TemporaryDirectory(prefix="dd-") as folder:
        monkeypatch.setenv("XDG_RUNTIME_DIR", folder)
        command = [sys.executable, "-m", "dominoes_desktop", str(GOLDEN / "draw.domino")]
        with subprocess.Popen(command) as first:
            yield first
            first.terminate()


def shown(name: str) -> bytes:
    """The windows with that title, when there is one."""
    command = ["xdotool", "search", "--sync", "--onlyvisible", "--name", f"^{name} "]
    return subprocess.run(command, capture_output=True, check=True, timeout=60).stdout


def test_a_second_start_brings_up_the_first_window_with_its_record(
    running: subprocess.Popen[bytes],
) -> None:
    before = shown("Replay: Draw")
    command = [sys.executable, "-m", "dominoes_desktop", str(GOLDEN / "block.domino")]
    subprocess.run(command, check=True, timeout=60, stdout=subprocess.DEVNULL)
    assert shown("Replay: Block") == before
    assert running.poll() is None
