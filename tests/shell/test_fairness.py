"""Can anybody check the deal, by the page in Help, without trusting the program?"""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from dominoes_desktop.app import main
from dominoes_desktop.archive.origin import Origin
from dominoes_desktop.games import DRAW
from dominoes_desktop.rules.options import with_rule
from dominoes_desktop.shell.fairness import show_fairness
from dominoes_desktop.shell.fairness_sheet import FairnessSheet
from dominoes_desktop.shell.window import Window
from tests.shell.at_sheets import Sits
from tests.shell.evening import ALONE, begun, desk_of, opened, over, play_on, until

ONE_ROUND = with_rule(DRAW, "target", "round")


def laid(window: Window) -> FairnessSheet:
    show_fairness(window)
    sheet = window.sheets.current
    assert isinstance(sheet, FairnessSheet)
    return sheet


def seal_in(sheet: FairnessSheet) -> str:
    assert sheet.seal is not None
    return sheet.seal.text().replace(" ", "")


def salt_in(sheet: FairnessSheet) -> str:
    [salt] = [one for one in sheet.findChildren(QLabel) if one.accessibleName() == "Salt"]
    return salt.text()


def by_hand(salt: str, record: Path) -> str:
    """As the page says: the salt on a line of its own, below it the lines of the round."""
    lines = record.read_text(encoding="utf-8").splitlines()
    dealt = [line for line in lines if line.split(" ")[0] in ("hand", "boneyard")]
    return sha256("".join([f"{line}\n" for line in [salt, *dealt]]).encode()).hexdigest()


def test_the_seal_is_shown_first_and_opened_when_the_round_is_over(
    qtbot: QtBot, tmp_path: Path, sits: Sits, capsys: pytest.CaptureFixture[str]
) -> None:
    window = sits(begun(qtbot, tmp_path, ONE_ROUND)).window
    play_on(qtbot, window, 1)
    sheet = laid(window)
    seal = seal_in(sheet)
    assert not [one for one in sheet.findChildren(QLabel) if one.accessibleName() == "Salt"]
    sheet.finish(True)
    while not over(window):
        play_on(qtbot, window, 9)
    until(qtbot, lambda: window.sheets.current is not None)
    sheet = laid(window)
    assert seal_in(sheet) == seal
    recorder = window.matches.recorder
    assert recorder is not None
    assert by_hand(salt_in(sheet), recorder.path) == seal
    sheet.finish(True)
    window.matches.leave()
    [record] = (tmp_path / "data" / "matches").glob("*.domino")
    assert main(["replay", str(record), "--verify", "--json"]) == 0
    assert '"fair": true' in capsys.readouterr().out
    changed = record.read_text(encoding="utf-8").replace("salt ", "salt 0")
    record.write_text(changed, encoding="utf-8")
    assert main(["replay", str(record), "--verify"]) == 2


def test_a_round_that_is_resumed_can_be_checked_as_well(
    qtbot: QtBot, tmp_path: Path, sits: Sits
) -> None:
    window = begun(qtbot, tmp_path, DRAW)
    play_on(qtbot, window, 1)
    seal = seal_in(laid(window))
    window.close()
    again = sits(opened(qtbot, tmp_path, seed=5)).window
    left = again.matches.autosaves.unfinished()
    assert left is not None
    again.matches.resume(left)
    until(qtbot, lambda: again.view.table.seen is not None)
    assert seal_in(laid(again)) == seal
    recorder = again.matches.recorder
    assert recorder is not None
    assert by_hand(recorder.salt, recorder.path) == seal


def test_what_was_dealt_is_counted_from_matches_that_are_over(
    qtbot: QtBot, tmp_path: Path, sits: Sits
) -> None:
    """Figures that had the running match in them would tell of hands that are not to be seen."""
    window = sits(begun(qtbot, tmp_path, ONE_ROUND)).window
    for matches in range(3):
        play_on(qtbot, window, 1)
        sheet = laid(window)
        until(qtbot, lambda sheet=sheet: "Counting" not in sheet.counted.text())
        texts = [one.text() for one in sheet.findChildren(QLabel)]
        if matches:
            assert sheet.counted.text().startswith(f"Over the {matches} round")
            assert {"People", "Computer players", "Seat 1", "Seat 2", "6-6"} <= set(texts)
        else:
            assert "nothing to count" in sheet.counted.text()
        sheet.finish(True)
        recorder = window.matches.recorder
        assert recorder is not None
        window.matches.leave()
        window.matches.autosaves.set_aside(recorder.path)
        window.matches.begin(ONE_ROUND, ALONE)
        until(qtbot, lambda: bool(desk_of(window).log))


def test_a_numbered_deal_is_sealed_as_ever_and_says_who_may_know_it(
    qtbot: QtBot, tmp_path: Path, sits: Sits
) -> None:
    window = sits(opened(qtbot, tmp_path)).window
    window.matches.begin(ONE_ROUND, ALONE, origin=Origin(number=421))
    sheet = laid(window)
    assert len(seal_in(sheet)) == 64
    assert any("number 421" in one.text() for one in sheet.findChildren(QLabel))
