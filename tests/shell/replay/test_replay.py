"""Is a match that was kept looked at again, and the one on the table left as it was?"""

from __future__ import annotations

from pathlib import Path
from random import Random

from PySide6.QtCore import QPoint, QPointF, Qt
from pytestqt.qtbot import QtBot

from dominoes_desktop.archive import write_record
from dominoes_desktop.games import BLOCK, DRAW, PEBBLE
from dominoes_desktop.rules.options import with_rule
from dominoes_desktop.session.desk import Desk
from dominoes_desktop.session.entry import Seated
from dominoes_desktop.session.past import Past
from dominoes_desktop.shell.notice import AskSheet, NoticeSheet
from dominoes_desktop.shell.replay.moves_page import MovesPage
from dominoes_desktop.shell.replay.played_sheet import PlayedSheet
from dominoes_desktop.shell.replay.replay import Replay, replay
from dominoes_desktop.shell.round_sheet import RoundSheet
from dominoes_desktop.shell.window import Window
from tests.shell.at_sheets import CONTROL, Evening, Sits
from tests.shell.evening import begun, desk_of, over, play_on, rests, truth, until

KEY, LEFT = Qt.Key, Qt.MouseButton.LeftButton


SEATED = (Seated("human", "Ann"), Seated("computer", "Bo", "casual"))


def played(qtbot: QtBot, folder: Path, sits: Sits) -> Evening:
    """One match lies with the played ones, another is on the table."""
    evening = sits(begun(qtbot, folder, BLOCK, SEATED))
    rng = Random(8)
    desk = Desk(with_rule(PEBBLE, "target", "round"), SEATED, rng)
    desk.begin_round()
    while desk.to_move is not None:
        desk.submit(desk.to_move, rng.choice(desk.observe(desk.to_move).legal))
    assert desk.wants == "nothing"
    shelf = evening.window.matches.played
    shelf.mkdir(parents=True)
    (shelf / "one.domino").write_bytes(write_record(desk.ruleset, SEATED, desk.log))
    play_on(qtbot, evening.window, 2)
    return evening


def looked_at(qtbot: QtBot, evening: Evening) -> Replay:
    """The last played match has been chosen in the list."""
    window = evening.window
    evening.press(KEY.Key_R, CONTROL)
    sheet = evening.sheet
    assert isinstance(sheet, PlayedSheet)
    until(qtbot, lambda: sheet.says.text() == "1 match was played.")
    qtbot.mouseClick(sheet.rows[0].look, LEFT)
    until(qtbot, lambda: window.walk.kept is not None and shown(window, 0))
    return replay(window)


def past(window: Window) -> Past:
    return window.walk.past(window.walk.round)


def shown(window: Window, at: int) -> bool:
    """Does the table show that moment?"""
    seen = window.view.table.seen
    then = past(window).seen(at, window.walk.eyes(past(window)) or 0)
    return (
        window.walk.at == at
        and seen is not None
        and (seen.observation.line, seen.observation.hand) == (then.line, then.hand)
    )


def test_a_played_match_is_chosen_walked_through_and_closed(
    qtbot: QtBot, tmp_path: Path, sits: Sits
) -> None:
    evening = played(qtbot, tmp_path, sits)
    window = evening.window
    desk, before, log = desk_of(window), truth(desk_of(window)), desk_of(window).log
    one = looked_at(qtbot, evening)
    last = past(window).moves
    assert window.windowTitle().startswith("Replay: Pebble Draw")
    assert window.view.table.theme.style == "pebbles"
    for key, at in ((KEY.Key_Right, 1), (KEY.Key_End, last), (KEY.Key_Left, last - 1)):
        evening.press(key)
        until(qtbot, lambda at=at: shown(window, at))
    for way, at in (("first", 0), ("on", 1), ("last", last), ("back", last - 1)):
        qtbot.mouseClick(one.bar.signs[way], LEFT)
        until(qtbot, lambda at=at: shown(window, at))
    page = window.side.page
    assert isinstance(page, MovesPage)
    assert page.list.currentIndex().row() == last - 1
    assert page.back.isHidden()
    evening.press(KEY.Key_Z, CONTROL)
    evening.escape()
    until(qtbot, lambda: rests(window))
    assert window.walk.kept is None
    assert one.bar.isHidden()
    assert window.side.key == ""
    assert (truth(desk), desk.log) == (before, log)
    assert window.windowTitle().startswith("Block")
    assert window.view.table.theme.style == "pips"
    assert play_on(qtbot, window, 1) == 1


def test_hands_are_open_where_one_wants_them_in_rounds_that_are_over(
    qtbot: QtBot, tmp_path: Path, sits: Sits
) -> None:
    evening = played(qtbot, tmp_path, sits)
    window = evening.window
    running = window.matches.recorder
    assert running is not None
    one = looked_at(qtbot, evening)
    plates = window.view.table.furniture.plates
    assert [plate.open for plate in plates[1:]] == [None] * (len(plates) - 1)
    qtbot.mouseClick(one.bar.hands, LEFT)
    until(qtbot, lambda: all([plate.open for plate in plates[1:]]))
    opened = past(window).seen(0, 0, opened=True).hands
    assert [plate.open for plate in plates[1:]] == list(opened[1:])
    one.open(running.path)  # the match on the table: nobody may look into it
    until(qtbot, lambda: window.windowTitle().startswith("Replay: Block") and shown(window, 0))
    assert not one.bar.hands.isEnabled()
    assert window.walk.kept is not None
    one.see_with(1)
    one.bar.opened.emit(True)
    until(qtbot, lambda: not window.referee._beside)
    assert shown(window, 0)
    assert window.view.table.seen is not None
    assert window.view.table.seen.observation.hands[1] is None
    assert not one.points


def test_who_has_no_name_but_you_is_spoken_to(qtbot: QtBot, tmp_path: Path, sits: Sits) -> None:
    evening = played(qtbot, tmp_path, sits)
    window = evening.window
    record = next(window.matches.played.iterdir())
    record.write_text(record.read_text().replace("human Ann", "human You"))
    replay(window).open(record)
    until(qtbot, lambda: window.walk.kept is not None and shown(window, 0))
    assert window.walk.you == 0
    window.walk.go(1, 1)
    window.walk.go(1, 2)
    page = window.side.page
    assert isinstance(page, MovesPage)
    assert [page.eyes.itemText(at) for at in range(2)] == ["Your moves", "Moves of Bo"]
    told = " ".join([row.says for row in page.list.rows.rows])
    assert "You " in told
    assert not {"You plays", "You leads"} & {told[at : at + 9] for at in range(len(told))}


def test_it_plays_by_itself_and_stops(qtbot: QtBot, tmp_path: Path, sits: Sits) -> None:
    evening = played(qtbot, tmp_path, sits)
    window = evening.window
    one = looked_at(qtbot, evening)
    window.walk.go(1, past(window).moves - 2)
    one.bar.pace.choose("fast")
    heard: list[object] = []
    window.view.event_shown.connect(lambda event, seen, moving: heard.append(event))
    evening.press(KEY.Key_Space)
    assert one.playing
    until(qtbot, lambda: not one.playing)
    assert window.walk.at_end
    assert heard
    qtbot.mouseClick(one.bar.signs["play"], LEFT)  # from the beginning
    until(qtbot, lambda: (window.walk.at or 9) < 3)
    assert one.playing
    qtbot.mouseClick(one.bar.signs["back"], LEFT)
    assert not one.playing


def test_the_curve_weighs_each_move_of_a_seat_and_a_press_goes_there(
    qtbot: QtBot, tmp_path: Path, sits: Sits
) -> None:
    evening = played(qtbot, tmp_path, sits)
    window = evening.window
    one = looked_at(qtbot, evening)
    page = window.side.page
    assert isinstance(page, MovesPage)
    mine = [m for m in past(window).moments([0]) if len(m.seen.legal) > 1]
    until(qtbot, lambda: len(one.points) == len(mine))
    assert [point.number for point in one.points] == [m.number + 1 for m in mine]
    assert all([point.value <= point.best for point in one.points])
    assert page.curve.points == one.points
    assert page.curve.accessibleName() == "Curve of Ann"
    point = one.points[-1]
    at = QPointF(page.curve._x(point.number), page.curve.height() / 2).toPoint()
    qtbot.mouseClick(page.curve, LEFT, pos=at + QPoint(1, 0))
    until(qtbot, lambda: shown(window, point.number))
    turning = [point.number for point in one.points if point.turning]
    assert one.bar.turning.isEnabled() == bool(turning)
    if turning:
        qtbot.mouseClick(one.bar.turning, LEFT)
        until(qtbot, lambda: shown(window, turning[0]))
    one.see_with(1)
    theirs = [m for m in past(window).moments([1]) if len(m.seen.legal) > 1]
    until(qtbot, lambda: len(one.points) == len(theirs))
    assert page.curve.accessibleName() == f"Curve of {window.walk.names[1]}"


def test_what_lay_over_the_table_is_there_again_and_a_new_match_ends_it(
    qtbot: QtBot, tmp_path: Path, sits: Sits
) -> None:
    evening = sits(begun(qtbot, tmp_path, DRAW))
    window = evening.window
    while not over(window):
        play_on(qtbot, window, 9)
    evening.waits_for(RoundSheet)
    recorder = window.matches.recorder
    assert recorder is not None
    replay(window).open(recorder.path)
    until(qtbot, lambda: window.walk.kept is not None)
    assert not window.sheets.seen
    until(qtbot, lambda: shown(window, 0))
    evening.escape()
    assert isinstance(evening.sheet, RoundSheet)
    replay(window).open(tmp_path / "nothing.domino")
    evening.waits_for(NoticeSheet)
    evening.escape()
    replay(window).open(recorder.path)
    until(qtbot, lambda: window.walk.kept is not None)
    window.matches.leave()
    window.matches.begin(BLOCK, SEATED)
    assert window.walk.kept is None
    assert play_on(qtbot, window, 1) == 1


def test_a_match_that_was_resigned_is_looked_at_with_open_hands(
    qtbot: QtBot, tmp_path: Path, sits: Sits
) -> None:
    evening = sits(begun(qtbot, tmp_path, DRAW))
    window = evening.window
    play_on(qtbot, window, 2)
    for action in window.findChildren(type(window.menuBar().actions()[0])):
        if action.text() == "Resi&gn...":
            action.trigger()
    asked = evening.sheet
    assert isinstance(asked, AskSheet)
    evening.click(asked.yes)
    assert isinstance(evening.sheet, AskSheet)
    evening.escape()  # look at it
    until(qtbot, lambda: window.walk.kept is not None)
    assert replay(window).bar.hands.isEnabled()
    assert past(window).over
