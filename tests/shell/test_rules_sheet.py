"""Can the rules be read: beside the table, in a small window, by keys, and from the form?"""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QTextCursor, QTextDocument, QTextFrame
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from dominoes_desktop.archive.assets import rules_texts
from dominoes_desktop.games import ANIMAL, BLOCK, DRAW, GAMES, PEBBLE
from dominoes_desktop.rules.ruleset import Ruleset
from dominoes_desktop.shell.new_match import NewMatchSheet
from dominoes_desktop.shell.rules_sheet import RulesSheet
from dominoes_desktop.shell.window import Window
from dominoes_desktop.words import game_name
from dominoes_desktop.words.rules_page import Page, Picture, rules_page
from tests.rules.texts import ruled
from tests.shell.evening import begun, opened, rests, until

Key = Qt.Key
Shown = Callable[[Page], RulesSheet]


def page_of(game: Ruleset, seats: int = 2, **rules: object) -> Page:
    return rules_page(rules_texts(), ruled(game, **rules), game, seats, str)


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    made = QWidget()
    made.resize(800, 600)
    qtbot.addWidget(made)
    made.show()
    return made


@pytest.fixture
def shown(window: QWidget) -> Shown:
    def show(page: Page) -> RulesSheet:
        sheet = RulesSheet(window, page, str)
        sheet.open(sheet.reader)
        return sheet

    return show


def text_of(sheet: RulesSheet) -> str:
    return sheet.reader.toPlainText()


def images(document: QTextDocument) -> list[QImage]:
    """Every picture that stands in the text, in order."""
    found = []
    block = document.begin()
    while block.isValid():
        pieces = block.begin()
        while not pieces.atEnd():
            shape = pieces.fragment().charFormat()
            if shape.isImageFormat():
                kind = QTextDocument.ResourceType.ImageResource.value
                found.append(document.resource(kind, shape.toImageFormat().name()))
            pieces += 1
        block = block.next()
    return found


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_all_of_a_page_stands_on_the_sheet(shown: Shown, game: Ruleset) -> None:
    page = page_of(game, game.seats[1])
    sheet = shown(page)
    for sentence in page.sentences():
        assert sentence.text in text_of(sheet)
    for block in page.blocks:
        if isinstance(block, Picture):
            assert block.caption in text_of(sheet)
    assert sheet.title == f"Rules: {game_name(page.key, str)}, for {page.seats} players"
    assert "House rule" not in text_of(sheet)


def test_pictures_are_painted_large_enough_to_be_counted(shown: Shown) -> None:
    first, *rest = images(shown(page_of(DRAW)).reader.document())
    assert first.width() >= 7 * 30
    assert len(rest) >= 3  # the hands of the sums
    for image in (first, *rest):
        middle = image.pixelColor(image.width() // 2, image.height() // 2)
        assert middle.alpha() > 0


def test_a_house_rule_is_marked_and_named_first(shown: Shown) -> None:
    text = text_of(shown(page_of(BLOCK, draw="one", reserve=0)))
    assert text.startswith("House rules of this match\nReserve: No tile  (usually: All")
    assert "House rule: If none of your tiles fits, you draw one tile" in text


def test_sums_stand_in_panes_of_their_own(shown: Shown) -> None:
    root = shown(page_of(PEBBLE, 3)).reader.document().rootFrame()
    panes = [frame for frame in root.childFrames() if isinstance(frame, QTextFrame)]
    assert len(panes) == 2


@pytest.mark.parametrize("key", [Key.Key_Escape, Key.Key_Return, Key.Key_F1])
def test_a_key_closes_it(qtbot: QtBot, shown: Shown, key: Qt.Key) -> None:
    sheet = shown(page_of(DRAW))
    with qtbot.waitSignal(sheet.finished) as ended:
        qtbot.keyClick(sheet.window().focusWidget(), key)
    assert ended.args == [True]


def test_keys_scroll_and_the_caret_follows(qtbot: QtBot, shown: Shown) -> None:
    sheet = shown(page_of(DRAW))
    bar = sheet.reader.verticalScrollBar()
    assert bar.maximum() > 0
    at, caret = [bar.value()], [sheet.reader.textCursor().position()]
    for key in (Key.Key_Down, Key.Key_PageDown, Key.Key_End):
        qtbot.keyClick(sheet.reader, key)
        at.append(bar.value())
        caret.append(sheet.reader.textCursor().position())
    assert at == sorted(set(at))
    assert caret == sorted(set(caret))
    assert at[-1] == bar.maximum()
    for key in (Key.Key_Up, Key.Key_PageUp, Key.Key_Home):
        qtbot.keyClick(sheet.reader, key)
    assert bar.value() == 0


def test_no_caret_stands_in_the_page(shown: Shown) -> None:
    reader = shown(page_of(DRAW)).reader
    assert reader.hasFocus()
    before = reader.grab().toImage()
    reader.moveCursor(QTextCursor.MoveOperation.EndOfLine)
    assert reader.grab().toImage() == before


def test_text_can_be_selected(qtbot: QtBot, shown: Shown) -> None:
    sheet = shown(page_of(DRAW))
    sheet.reader.selectAll()
    assert "Be the first to lay all your tiles." in sheet.reader.textCursor().selectedText()
    assert sheet.reader.isReadOnly()


@pytest.mark.parametrize("size", [(800, 600), (1280, 720), (1920, 1080)])
def test_it_fits_and_leaves_the_table_to_be_seen(
    window: QWidget, shown: Shown, size: tuple[int, int]
) -> None:
    window.resize(*size)
    sheet = shown(page_of(ANIMAL, 3))
    panel = sheet.panel.geometry()
    assert sheet.rect().contains(panel)
    assert sheet.reader.document().size().width() <= sheet.reader.viewport().width()
    if size[0] >= 1280:
        assert panel.left() > size[0] * 0.45


def test_letters_and_tiles_grow_with_the_window(window: QWidget, shown: Shown) -> None:
    sheet = shown(page_of(DRAW))
    before = images(sheet.reader.document())[0].width()
    window.resize(1920, 1080)
    assert images(sheet.reader.document())[0].width() >= 1.4 * before


def rules_on(window: Window) -> RulesSheet:
    page = window.sheets.current
    assert isinstance(page, RulesSheet)
    return page


def test_in_the_form_it_tells_the_game_chosen_and_the_form_stays(
    qtbot: QtBot, tmp_path: Path
) -> None:
    window = opened(qtbot, tmp_path)
    window.sheets.new_match(cancel=False)
    form = window.sheets.current
    assert isinstance(form, NewMatchSheet)
    form.cards["block"].click()
    until(qtbot, window.isActiveWindow)
    qtbot.keyClick(form.window().focusWidget(), Key.Key_F1)
    sheet = rules_on(window)
    assert sheet.page == page_of(BLOCK)
    assert sheet.isVisible()
    qtbot.keyClick(sheet.reader, Key.Key_Escape)
    assert window.sheets.current is form
    assert form.isVisible()
    form.start.click()
    until(qtbot, lambda: rests(window))
    window.close()


def test_over_a_sheet_it_tells_the_rules_of_the_match_on_a_sheet(
    qtbot: QtBot, tmp_path: Path
) -> None:
    window = begun(qtbot, tmp_path, DRAW)
    window.sheets.preferences()
    window.sheets.rules()
    page = rules_on(window)
    assert page.page == page_of(DRAW)
    window.sheets.new_match()
    assert not page.isVisible()
    form = window.sheets.current
    assert isinstance(form, NewMatchSheet)
    form.cards["block"].click()
    window.sheets.rules()
    assert rules_on(window).page == page_of(BLOCK)
    window.sheets.rules()
    form.finish(False)
    window.close()


def test_before_any_match_it_tells_the_first_game(qtbot: QtBot, tmp_path: Path) -> None:
    window = opened(qtbot, tmp_path)
    window.sheets.rules()
    assert rules_on(window).page.key == GAMES[0].key
    window.close()
