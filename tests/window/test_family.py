"""People and their figures on the real window: mouse and keys through the X server."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QWidget

from dominoes_desktop.archive.origin import Origin
from dominoes_desktop.archive.persons import FIRST
from dominoes_desktop.games import ANIMAL, BLOCK
from dominoes_desktop.session.entry import Seated
from dominoes_desktop.shell.cover import CoverSheet
from dominoes_desktop.shell.figures.sheet import StatisticsSheet
from dominoes_desktop.shell.new_match import NewMatchSheet
from dominoes_desktop.shell.people.sheet import PeopleSheet
from dominoes_desktop.shell.people.show import show_people
from dominoes_desktop.shell.window import Window
from tests.archive.evenings import played_out
from tests.shell.evening import ALONE
from tests.window.hand import Hand

pytestmark = pytest.mark.window


def open_by_menu(hand: Hand, letter: str) -> None:
    """The entry of the Game menu with that letter."""
    hand.key("alt+g")
    menu = hand.window.menuBar().actions()[0].menu()
    assert isinstance(menu, QWidget)
    hand.until(menu.isVisible)
    hand.key(letter)


def test_a_match_is_counted_and_its_figures_explain_themselves(sit: Callable[..., Hand]) -> None:
    hand = sit(ANIMAL)
    window = hand.window
    window.matches.leave()
    log, origin = played_out(ANIMAL, ALONE).log[:-3], Origin("mine", persons=(FIRST, ""))
    window.matches.begin(ANIMAL, ALONE, log, origin)
    hand.play_round()
    hand.until(lambda: window.sheets.current is not None)
    open_by_menu(hand, "s")
    hand.until(lambda: isinstance(window.sheets.current, StatisticsSheet))
    sheet = window.sheets.current
    assert isinstance(sheet, StatisticsSheet)
    hand.until(lambda: "matches" in sheet.cells.cell)
    assert sheet.cells.cell["matches"].value == "1"

    def says(key: str, formula: str) -> bool:
        """Under the pointer; the sheet may still grow to its size, so it is pointed at anew."""
        hand.move_to(sheet.cells.cell[key])
        return formula in sheet.formula.text()

    hand.until(lambda: says("per_match", "Points through matches"))
    hand.until(lambda: says("rating", "Elo"))
    hand.key("Escape")
    hand.until(lambda: not isinstance(window.sheets.current, StatisticsSheet))


def test_a_family_sits_down_and_hands_over(sit: Callable[..., Hand]) -> None:
    people = (Seated("human", "Ann"), Seated("human", "Ben"))
    hand = sit(BLOCK, people)
    window = hand.window
    for _ in range(2):
        hand.until(lambda: isinstance(window.sheets.current, CoverSheet))
        assert hand.table.seen is not None
        assert hand.table.seen.covered
        hand.take_the_seat()
        hand.until(hand.rests)
        hand.act()
    window.matches.leave()
    window.sheets.new_match(cancel=False)
    show_people(window)
    sheet = window.sheets.current
    assert isinstance(sheet, PeopleSheet)
    hand.click_on(sheet.add)
    hand.until(lambda: len(sheet.row) == 2)
    hand.xdotool("type", "Ann")
    hand.until(lambda: sheet.row[1].name.text() == "Ann")
    hand.key("Return")
    hand.until(lambda: [one.name for one in window.persons.all] == ["", "Ann"])
    hand.until(lambda: isinstance(window.sheets.current, NewMatchSheet))
    hand.until(lambda: len(form_of(window).seats.row[0].family) == 2)


def form_of(window: Window) -> NewMatchSheet:
    form = window.sheets.current
    assert isinstance(form, NewMatchSheet)
    return form
