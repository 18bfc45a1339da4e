"""Do menu and table tell what is possible now, and to nobody what is not for their eyes?"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from dominoes_desktop.games import BLOCK, DRAW
from dominoes_desktop.rules.move import Draw, Pass, Play
from dominoes_desktop.session.entry import Seated
from dominoes_desktop.shell.cover import CoverSheet
from dominoes_desktop.shell.window import Window
from tests.shell.at_sheets import PEOPLE, SETTINGS, Key, Sits
from tests.shell.evening import ALONE, begun, desk_of, opened, over, play_on, rests, until


def table_menu(window: Window) -> dict[str, bool]:
    """Which moves, and a hint of them, the table's menu shows as possible when it is opened."""
    menu = next(one for one in window.menuBar().findChildren(QMenu) if one.title() == "&Table")
    menu.aboutToShow.emit()
    found = {one.text(): one.isEnabled() for one in menu.actions()}
    found = {text: found[text] for text in ("&Draw", "&Pass", "&Hint")}
    menu.aboutToHide.emit()
    assert all(one.isEnabled() for one in menu.actions())
    return found


def test_the_menu_shows_what_is_possible_and_the_keys_say_why_not(
    qtbot: QtBot, tmp_path: Path, sits: Sits
) -> None:
    window = opened(qtbot, tmp_path)
    evening = sits(window)
    assert table_menu(window) == dict.fromkeys(("&Draw", "&Pass", "&Hint"), False)
    window.matches.begin(DRAW, ALONE)
    while not over(window):
        until(qtbot, lambda: rests(window))
        seen = window.view.table.seen
        assert seen is not None
        may = [type(move) for move in seen.observation.legal]
        possible = {"&Draw": Draw in may, "&Pass": Pass in may, "&Hint": bool(may)}
        assert table_menu(window) == possible
        if Play in may:
            evening.press(Key.Key_P)
            assert window.view.table.furniture.pill.text == "A tile fits, so it must be played"
        evening.press(*SETTINGS)
        assert not any(table_menu(window).values())
        evening.escape()
        play_on(qtbot, window, 1)


def test_between_two_people_nothing_is_told_of_the_hand(
    qtbot: QtBot, tmp_path: Path, sits: Sits
) -> None:
    window = begun(qtbot, tmp_path, BLOCK, (*PEOPLE, Seated("computer", "Bo", "beginner")))
    evening = sits(window)
    furniture = window.view.table.furniture
    for _ in range(4):
        evening.waits_for(CoverSheet)
        until(qtbot, lambda: rests(window))
        seat = desk_of(window).to_move
        assert seat is not None
        name = PEOPLE[seat].name
        assert evening.sheet.title == f"Hand over to {name}"
        assert furniture.pill.text == f"Over to {name}"
        assert "think" not in furniture.plates[seat].note
        evening.press(Key.Key_Return)
        until(qtbot, lambda: rests(window) and not window.view.table.gestures.locked)
        assert furniture.plates[seat].note == "your turn"
        table = window.view.table
        assert table.seen is not None
        table.make(next(iter([*table.seen.previews, *table.seen.observation.legal])))
