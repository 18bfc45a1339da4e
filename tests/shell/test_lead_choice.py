"""Who of a side leads: is a person asked, and does a computer answer for itself?"""

from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from dominoes_desktop.games import PARTNERSHIP
from dominoes_desktop.rules.event import RoundEnded
from dominoes_desktop.rules.move import Lead
from dominoes_desktop.rules.options import with_rule
from dominoes_desktop.session.desk import Desk
from dominoes_desktop.session.entry import Entry, Seated
from dominoes_desktop.shell.cover import CoverSheet

from .evening import alone, desk_of, opened, rests, until

CHOOSING = with_rule(PARTNERSHIP, "next_lead", "team_chooses")


def one_round(winner: int, seated: tuple[Seated, ...]) -> tuple[Entry, ...]:
    """The log of a first round that this seat's side won."""
    for seed in range(200):
        rng = Random(seed)
        desk = Desk(CHOOSING, seated, rng)
        change = desk.begin_round()
        while (seat := desk.to_move) is not None:
            change = desk.submit(seat, rng.choice(desk.observe(seat).legal))
        (ended,) = [one for one in change.events if isinstance(one, RoundEnded)]
        if winner in ended.result.winners and desk.wants == "deal":
            return desk.log
    raise AssertionError("no such round")


def leads_in(desk: Desk) -> list[Lead]:
    return [entry.what for entry in desk.log if isinstance(entry.what, Lead)]


def test_the_person_is_asked_and_the_answer_is_in_the_record(qtbot: QtBot, tmp_path: Path) -> None:
    seated = alone(CHOOSING)
    window = opened(qtbot, tmp_path)
    window.matches.begin(CHOOSING, seated, one_round(0, seated))
    until(qtbot, lambda: rests(window))
    window.referee.next_round()
    until(qtbot, lambda: rests(window) and desk_of(window).wants == "lead")
    assert window.view.table.furniture.pill.text == "Your side leads: you or Cy?"
    window.sheets.close()
    qtbot.keyClick(window.view, Qt.Key.Key_2)
    until(qtbot, lambda: desk_of(window).wants == "move")
    assert leads_in(desk_of(window)) == [Lead(2)]
    until(qtbot, lambda: rests(window))
    assert window.matches.recorder is not None
    assert "\nlead 3\n" in window.matches.recorder.path.read_text(encoding="utf-8")
    window.close()


def test_a_side_of_computers_chooses_without_being_asked_twice(
    qtbot: QtBot, tmp_path: Path
) -> None:
    seated = alone(CHOOSING)
    window = opened(qtbot, tmp_path)
    window.matches.begin(CHOOSING, seated, one_round(1, seated))
    until(qtbot, lambda: rests(window))
    window.referee.next_round()
    until(qtbot, lambda: desk_of(window).wants == "move")
    assert leads_in(desk_of(window)) in ([Lead(1)], [Lead(3)])
    window.close()


def test_a_question_that_was_left_open_is_asked_again(qtbot: QtBot, tmp_path: Path) -> None:
    seated = alone(CHOOSING)
    desk = Desk(CHOOSING, seated, Random(5), one_round(0, seated))
    desk.begin_round(asking=True)
    assert desk.choosers == (0, 2)
    window = opened(qtbot, tmp_path)
    window.matches.begin(CHOOSING, seated, desk.log)
    until(qtbot, lambda: rests(window))
    assert window.view.table.furniture.pill.text == "Your side leads: you or Cy?"
    window.close()


@pytest.mark.parametrize("winner", [0, 1])
def test_of_people_at_one_screen_one_of_the_side_is_called(
    qtbot: QtBot, tmp_path: Path, winner: int
) -> None:
    seated = tuple([Seated("human", name) for name in ("Ann", "Ben", "Cleo", "Dan")])
    desk = Desk(CHOOSING, seated, Random(5), one_round(winner, seated))
    desk.begin_round(asking=True)
    window = opened(qtbot, tmp_path)
    window.matches.begin(CHOOSING, seated, desk.log)
    until(qtbot, lambda: isinstance(window.sheets.current, CoverSheet))
    sheet = window.sheets.current
    assert isinstance(sheet, CoverSheet)
    assert sheet.name == seated[winner].name
    sheet.finish(True)
    until(qtbot, lambda: rests(window) and window.sheets.current is None)
    assert len(window.view.table.furniture.pill.buttons) == 2
    window.close()
