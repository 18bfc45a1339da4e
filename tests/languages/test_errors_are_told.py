"""Is what is wrong with a file told in the user's language, down to its line?"""

import errno
import os
import re
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from dominoes_desktop.archive import RecordError, parse_record
from dominoes_desktop.archive.disk import CAUSES
from dominoes_desktop.archive.ledger import Ledger
from dominoes_desktop.archive.preset import parse_preset
from dominoes_desktop.archive.themes import ThemeError, theme_folder
from dominoes_desktop.archive.whole import write_whole
from dominoes_desktop.games import GAMES
from dominoes_desktop.rules.options import NAMES, choices
from dominoes_desktop.shell.notice import NoticeSheet
from dominoes_desktop.table.garment import garment
from dominoes_desktop.words import told
from tests.archive.texts import BLOCK, with_line
from tests.archive.wrong_lines import HEAD, ROUND
from tests.shell.evening import opened, until

from .pseudo import Pseudo, pseudo

ALLOWED = {str(value) for game in GAMES for one in choices(game).values() for value in one.values}
NOTATION = {
    *NAMES,
    *ALLOWED,
    *[game.key for game in GAMES],
    "draw",
    "pass",
    "holder_of_A",
    "domino",
}
NOTATION |= {"human", "computer", "LEVEL", "CHARACTER", "bot", "NAME", "boneyard", "commit", "salt"}
QUOTED = re.compile(r"(?<!\w)'[^']*'")
WORD = re.compile(r"[A-Za-z_]{2,}")


def plain(text: str) -> set[str]:
    """What of a sentence in the language that nobody speaks is neither quoted nor notation."""
    return set(WORD.findall(QUOTED.sub(" ", text))) - NOTATION


@pytest.mark.parametrize(("number", "line", "says"), HEAD + ROUND)
def test_what_is_wrong_with_a_record_is_told(number: int, line: str, says: str) -> None:
    with pytest.raises(RecordError) as wrong:
        parse_record(with_line(BLOCK, number, line), "x.domino")
    assert plain(told(wrong.value.said, pseudo)) == set()
    assert says in told(wrong.value.said, str)


@pytest.mark.parametrize(
    "text", ["", "game draw\n", "domino-preset 1\ngame draw\nname X\nrule hand 40\n", "a  b\n"]
)
def test_what_is_wrong_with_house_rules_is_told(text: str) -> None:
    with pytest.raises(RecordError) as wrong:
        parse_preset(text.encode(), "x.domino")
    assert plain(told(wrong.value.said, pseudo)) == set()


@pytest.mark.parametrize("value", ['order = "x"', "colour = 1", "pip_of = 7", "felt = 3", "a = ["])
def test_what_is_wrong_with_a_theme_is_told(tmp_path: Path, value: str) -> None:
    folder = tmp_path / "tables" / "mine"
    folder.mkdir(parents=True)
    (folder / "theme.toml").write_text(value)
    with pytest.raises(ThemeError) as wrong:
        garment(theme_folder("tables", "mine", tmp_path))
    assert "[" in told(wrong.value.said, pseudo)


def test_why_nothing_could_be_written_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for code in (*CAUSES, errno.ENOTTY):

        def fails(file: int, code: int = code) -> None:
            raise OSError(code, "in the system's own words")

        with monkeypatch.context() as broken:
            broken.setattr(os, "fsync", fails)
            failed = write_whole(tmp_path / "one", b"")
        assert failed is not None
        own = "system" in told(failed, pseudo)
        assert own == (code not in CAUSES)


def test_why_nothing_is_counted_is_told(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    ledger = Ledger(tmp_path / "folder")
    assert ledger.outcomes() == []
    assert ledger.trouble is not None
    assert pseudo("The file can't be opened") in told(ledger.trouble, pseudo)


def test_a_sheet_tells_of_the_line_in_the_language_of_the_window(
    qtbot: QtBot, tmp_path: Path
) -> None:
    spoilt = tmp_path / "x.domino"
    spoilt.write_bytes(with_line(BLOCK, 10, "move 1 5-4"))
    language = Pseudo()
    QCoreApplication.installTranslator(language)
    try:
        window = opened(qtbot, tmp_path)
        window.matches.open_record(spoilt)
        until(qtbot, lambda: isinstance(window.sheets.current, NoticeSheet))
        sheet = window.sheets.current
        assert sheet is not None
        said = sheet.accessibleDescription()
        assert f"{spoilt}:10" in said
        assert plain(said.replace(str(spoilt), "")) == set()
        window.close()
    finally:
        QCoreApplication.removeTranslator(language)
