"""Does the list of keys tell every key there is, and the README the same?"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from dominoes_desktop.shell.access.key_list import key_groups, written
from dominoes_desktop.shell.window import Window
from dominoes_desktop.table.keys import ACTS, KEYS
from tests.shell.evening import opened

README = Path(__file__).parents[3] / "README.md"


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Window:
    return opened(qtbot, tmp_path)


def menus(window: Window) -> list[QMenu]:
    """All menus of the bar, those within others too."""
    return [one for one in window.findChildren(QMenu) if one.actions()]


def with_keys(window: Window) -> list[QAction]:
    return [action for action in window.findChildren(QAction) if action.shortcuts()]


def test_every_key_of_the_table_is_listed_and_every_listed_one_acts() -> None:
    assert {key for _, _, keys in KEYS for key in keys} == set(ACTS)


def test_every_action_with_a_key_is_listed_with_a_sentence(window: Window) -> None:
    rows = [row for _, keys in key_groups(window) for row in keys]
    listed = {cap: does for pressed, does in rows for cap in pressed.split()}
    for action in with_keys(window):
        assert all(listed[keys] for keys in written(action)), action.text()
    assert {"D", "P", "H", "S", "E", "C", "W", "Space", "Enter"} <= set(listed)


def test_no_key_means_two_things(window: Window) -> None:
    keys = [one.toString() for action in with_keys(window) for one in action.shortcuts()]
    assert sorted(keys) == sorted(set(keys))


def test_in_no_menu_two_entries_share_a_letter(window: Window) -> None:
    rows = [window.menuBar().actions(), *[menu.actions() for menu in menus(window)]]
    for actions in rows:
        letters = [found for a in actions for found in re.findall(r"&(\w)", a.text().lower())]
        named = [a for a in actions if not a.isSeparator() and a.isVisible()]
        assert len(letters) == len(set(letters)), [a.text() for a in actions]
        assert len(letters) <= len(named)


def test_a_key_held_down_repeats_nothing_but_the_zoom(window: Window) -> None:
    again = [action.text() for action in with_keys(window) if action.autoRepeat()]
    assert again == ["Zoom &in", "Zoom &out"]


def test_the_readme_has_every_key(window: Window) -> None:
    table = README.read_text(encoding="utf-8")
    told = {cap for row in re.findall(r"^\| ([^|]+) \|", table, re.M) for cap in row.split()}
    keys = {action.shortcut().toString() for action in with_keys(window)}
    table_keys = {cap for pressed, _, _ in KEYS for cap in pressed.split()}
    assert (keys | table_keys) - told == set()
