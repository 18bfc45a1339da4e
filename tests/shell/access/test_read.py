"""What does a screen reader find at the table, and is it in step with what is seen?"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QAccessible, QMouseEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dominoes_desktop.games import ANIMAL, BLOCK, DRAW, PARTNERSHIP
from dominoes_desktop.rules.event import Event, TileDrawn
from dominoes_desktop.rules.move import Play
from dominoes_desktop.session.entry import Seated
from dominoes_desktop.shell.access.stand_in import StandIn
from dominoes_desktop.shell.keys_sheet import KeysSheet
from dominoes_desktop.table.seen import Seen
from dominoes_desktop.words.text import begun
from tests.shell.evening import alone, desk_of, over, until
from tests.shell.evening import begun as begun_match

from .conftest import Listens
from .ears import Name, Reader, asked, inside, play_round

Key = Qt.Key
Role = QAccessible.Role
COMPUTERS = (Seated("computer", "Bo", "casual"), Seated("computer", "Cy", "beginner"))
PEOPLE = (Seated("human", "Ann"), Seated("human", "Ben"))
ORDER = ["Your hand", "Places", "What you can do", "The table"]


def hand_of(reader: Reader) -> list[str]:
    """The tiles in the rack as they are called, without what can be done with them."""
    return [name.split(",")[0] for name in reader.names("Your hand")]


def called(reader: Reader) -> list[str]:
    seen = reader.view.table.seen
    assert seen is not None
    return [seen.voice.aloud.tile(tile) for tile in reader.view.table.rack_slots]


def test_the_table_is_a_group_with_hand_places_buttons_tiles_ends_and_players(
    listens: Listens,
) -> None:
    reader = listens(BLOCK)
    reader.wait_for_turn()
    assert asked(reader.view).role() == Role.Grouping
    assert reader.groups[:4] == ORDER
    assert reader.groups[4].startswith("Open ends: ")
    assert reader.groups[5] == "Around the table"
    table = asked(reader.view)
    hand = next(one for one in inside(table) if one.text(Name) == "Your hand")
    assert {one.role() for one in inside(hand)} == {Role.Button}
    assert all(one.state().focusable for one in inside(hand))
    assert len(reader.names("Your hand")) == 7


def test_what_is_asked_for_by_a_point_is_what_is_seen_there(listens: Listens) -> None:
    reader = listens(BLOCK)
    reader.wait_for_turn()
    view, table = reader.view, reader.view.table
    for at, name in enumerate(reader.names("Your hand")):
        item = table.items_by_tile[list(table.rack_slots)[at]]
        point = view.viewport().mapToGlobal(view.mapFromScene(item.pos()))
        group = asked(view).childAt(point.x(), point.y())
        assert group.text(Name) == "Your hand"
        assert group.childAt(point.x(), point.y()).text(Name) == name


def test_the_hand_is_in_step_when_it_is_sorted_and_played_from(listens: Listens) -> None:
    reader = listens(DRAW)
    reader.wait_for_turn()
    assert hand_of(reader) == called(reader)
    reader.view.sort_hand("pips")
    assert hand_of(reader) == called(reader)
    play_round(reader, most=2)
    reader.wait_for_turn()
    assert hand_of(reader) == called(reader)


def test_a_press_lifts_a_tile_and_a_press_on_its_place_lays_it(listens: Listens) -> None:
    reader = listens(BLOCK)
    reader.wait_for_turn()
    desk, serial = desk_of(reader.window), desk_of(reader.window).serial
    fits = next(name for name in reader.names("Your hand") if "playable" in name)
    reader.press("Your hand", fits)
    places = reader.names("Places")
    assert places
    assert desk.serial == serial
    reader.press("Places", places[-1])
    until(reader.qtbot, lambda: desk.serial > serial)
    laid = desk.log[serial].what
    assert isinstance(laid, Play)


def test_the_keyboard_is_where_the_table_has_it_and_back_again(listens: Listens) -> None:
    reader = listens(BLOCK)
    reader.wait_for_turn()
    reader.keys(Key.Key_Home)
    names = reader.names("Your hand")
    assert reader.on == names[0]
    reader.keys(Key.Key_Right)
    assert reader.on == names[1]
    last = reader.item("Your hand", names[-1]).object()
    last.setFocus()  # type: ignore[attr-defined]
    assert reader.on == names[-1]
    assert str(reader.view.table.cursor.tile) == str(list(reader.view.table.rack_slots)[-1])


def test_the_mouse_drags_as_it_does_without_a_reader(listens: Listens) -> None:
    reader = listens(BLOCK)
    reader.wait_for_turn()
    seen, table, desk = reader.view.table.seen, reader.view.table, desk_of(reader.window)
    assert seen is not None
    if not seen.previews:
        return
    play, serial, port = next(iter(seen.previews)), desk.serial, reader.view.viewport()
    ghost = table.ghost_pose(seen.previews[play].laid[-1])
    start = table.items_by_tile[play.tile].pos()
    end = QPointF(ghost.x, ghost.y)
    path = [start + (end - start) * (step / 4) for step in range(5)]
    points = [reader.view.mapFromScene(at) for at in path]
    reader.qtbot.mousePress(port, Qt.MouseButton.LeftButton, pos=points[0])
    for at in points[1:]:
        mouse = QMouseEvent(
            QEvent.Type.MouseMove,
            QPointF(at),
            QPointF(port.mapToGlobal(at)),
            Qt.MouseButton.NoButton,
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
        )
        QApplication.sendEvent(port, mouse)
        reader.window.access.settle()
        assert table.gestures.held is not None
    reader.qtbot.mouseRelease(port, Qt.MouseButton.LeftButton, pos=points[-1])
    until(reader.qtbot, lambda: desk.serial > serial)
    assert desk.log[serial].what == play


def test_every_event_is_said_once_and_then_what_can_be_done(listens: Listens) -> None:
    reader = listens(BLOCK)
    told: list[str] = []
    shown: list[tuple[Event, Seen]] = []
    reader.view.event_shown.connect(lambda event, seen, moving: shown.append((event, seen)))
    play_round(reader)
    told = [begun(seen.voice.aloud.event(event)) for event, seen in shown]
    assert len(told) > 8
    assert [text for text in reader.said if text in set(told)][-len(told) :] == told
    turns = [text for text in reader.said if "Open ends: " in text]
    own = [entry for entry in desk_of(reader.window).log if entry.seat == 0]
    assert abs(len(turns) - len(own)) <= 1  # but for a lead, each turn is told of once
    assert any(text.startswith("You play ") for text in reader.said)
    assert any(text.startswith("Bo plays ") for text in reader.said)


def test_what_can_be_done_is_gone_with_the_next_action(listens: Listens) -> None:
    """Known complaint C58: told once, and not for ever."""
    reader = listens(BLOCK)
    reader.wait_for_turn()
    assert reader.view.accessibleDescription() == reader.said[-1]
    before = reader.view.accessibleDescription()
    said: list[str] = []
    reader.view.event_shown.connect(lambda *_: said.append(reader.view.accessibleDescription()))
    if any("playable" in name for name in reader.names("Your hand")):
        reader.lay_first()
    else:
        reader.view.pass_turn()
    until(reader.qtbot, lambda: bool(said))
    assert before not in said


def test_keys_tell_what_can_be_done_the_ends_the_counts_and_the_hand(listens: Listens) -> None:
    reader = listens(BLOCK)
    reader.wait_for_turn()
    prompt = reader.said[-1]
    told = []
    for key in (Key.Key_Space, Key.Key_E, Key.Key_C, Key.Key_W):
        reader.qtbot.keyClick(reader.window.focusWidget(), key)
        told.append(reader.said[-1])
    again, ends, counts, hand = told
    assert again == prompt
    assert ends.startswith(("Open ends: ", "The table is empty"))
    assert counts.startswith("Tiles: you 7, Bo ")
    assert "Score: you 0, Bo 0, of " in counts
    assert hand.startswith("You hold 7 tiles: ")


def test_a_tile_that_does_not_fit_is_told_with_the_reason(listens: Listens) -> None:
    """Known complaint C22."""
    reader = listens(BLOCK)
    reader.wait_for_turn()
    unfit = next(name for name in reader.names("Your hand") if "does not fit" in name)
    reader.press("Your hand", unfit)
    assert reader.said[-1].startswith(begun(unfit.split(",")[0]) + " ")
    assert "fit" in reader.said[-1]


def test_onlookers_hear_names_alone_and_no_drawn_tile(listens: Listens) -> None:
    reader = listens(DRAW, COMPUTERS)
    drawn: list[TileDrawn] = []
    reader.view.event_shown.connect(
        lambda event, *_: drawn.append(event) if isinstance(event, TileDrawn) else None
    )
    until(reader.qtbot, lambda: over(reader.window) and reader.window.sheets.seen)
    assert reader.said
    assert not [text for text in reader.said if text.lower().startswith(("you ", "your "))]
    assert all(event.tile is None for event in drawn)


def test_a_covered_hand_is_nobody_s_to_read(listens: Listens) -> None:
    reader = listens(BLOCK, PEOPLE)
    until(reader.qtbot, lambda: reader.window.sheets.seen)
    reader.window.access.settle()
    assert reader.window.access.rows.hand.count == 0
    assert [one.accessibleName() for one in reader.window.access.rows.hand.widgets] == []
    reader.qtbot.keyClick(reader.window.focusWidget(), Key.Key_Return)
    reader.wait_for_turn()
    assert len(reader.names("Your hand")) == 7
    reader.lay_first()
    until(reader.qtbot, lambda: reader.window.sheets.seen)
    reader.window.access.settle()
    assert {one.accessibleName() for one in reader.window.access.rows.hand.widgets} == {""}


def test_a_sheet_is_a_dialog_with_a_name_and_hides_the_table(listens: Listens) -> None:
    reader = listens(BLOCK)
    reader.wait_for_turn()
    reader.window.sheets.keys()
    sheet = reader.window.sheets.current
    assert isinstance(sheet, KeysSheet)
    dialog = asked(sheet)
    assert (dialog.role(), dialog.text(Name)) == (Role.Dialog, sheet.title)
    assert reader.groups == [sheet.title]
    sheet.finish(True)
    assert reader.groups[:4] == ORDER


def test_there_is_nothing_for_a_reader_until_one_asks(qtbot: QtBot, tmp_path: Path) -> None:
    QAccessible.setActive(False)
    window = begun_match(qtbot, tmp_path, BLOCK)
    until(qtbot, lambda: not window.view.table.gestures.locked)
    assert window.view.findChildren(StandIn) == []
    QAccessible.setActive(True)
    try:
        assert asked(window.view).role() == Role.Grouping
        until(qtbot, lambda: len(window.view.findChildren(StandIn)) == 7)
    finally:
        window.close()
        QAccessible.setActive(False)


def test_tab_goes_from_the_hand_to_what_stands_beside_the_table_and_back(
    listens: Listens,
) -> None:
    reader = listens(BLOCK)
    reader.wait_for_turn()
    reader.window.side.show("moves")
    reader.view.setFocus()
    reader.keys(Key.Key_Home)
    panel, hand = reader.window.side.panel, reader.names("Your hand")
    reader.keys(Key.Key_Tab)
    assert panel.isAncestorOf(reader.window.focusWidget())
    for _ in range(9):
        reader.keys(Key.Key_Tab)
        if reader.on in hand:
            break
    assert reader.on in hand
    reader.keys(Key.Key_Backtab)
    assert panel.isAncestorOf(reader.window.focusWidget())


def test_space_presses_a_button_beside_the_table_and_asks_at_it(listens: Listens) -> None:
    reader = listens(BLOCK)
    reader.wait_for_turn()
    count = len(reader.said)
    reader.window.side.show("moves")
    panel = reader.window.side.panel
    panel.close_button.setFocus()
    reader.qtbot.keyClick(panel.close_button, Key.Key_Space)
    assert reader.window.side.key == ""
    assert len(reader.said) == count
    reader.keys(Key.Key_Space)
    assert len(reader.said) == count + 1


def test_partners_and_animals_are_told(listens: Listens) -> None:
    for game in (PARTNERSHIP, ANIMAL):
        reader = listens(game, alone(game))
        reader.wait_for_turn()
        assert not any(text.count("{") for text in reader.said)
        assert hand_of(reader) == called(reader)
        assert len(reader.names("Around the table")) == len(alone(game)) + 1
