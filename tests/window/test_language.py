"""Another language at a real window: chosen by keys in the middle of a match, heard at once."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from dominoes_desktop.games import BLOCK
from dominoes_desktop.shell.controls import Picker
from dominoes_desktop.shell.preferences import PreferencesSheet
from tests.window.conftest import Sit

pytestmark = pytest.mark.window


def test_danish_is_chosen_in_a_match_and_all_is_danish(sit: Sit) -> None:
    hand = sit(BLOCK)
    assert hand.wait_for_turn()
    hand.take_keyboard()
    hand.key("ctrl+comma")
    hand.until(lambda: isinstance(hand.window.sheets.current, PreferencesSheet))
    sheet = hand.window.sheets.current
    assert isinstance(sheet, PreferencesSheet)
    hand.click_on(sheet.sections.buttons()[-1])
    hand.until(lambda: "language" in sheet.row and sheet.row["language"].isVisible())
    picker = sheet.row["language"].control
    assert isinstance(picker, Picker)
    picker.setFocus(Qt.FocusReason.OtherFocusReason)
    hand.key("D")  # the first one that begins with it
    hand.until(lambda: not hand.window.language.busy and sheet.title == "Indstillinger")
    assert sheet.done.text() == "Færdig"
    hand.click_on(sheet.done)
    hand.until(lambda: hand.window.sheets.current is None)
    assert hand.window.menuBar().actions()[0].text() == "&Spil"
    assert hand.table.furniture.pill.text.startswith("Din tur")
    assert hand.window.settings.language == "da"
