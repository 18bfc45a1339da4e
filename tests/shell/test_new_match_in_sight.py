"""Is what matters in the form seen where its rows scroll?"""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from dominoes_desktop.games import BLOCK, GAMES, SUPER
from dominoes_desktop.rules.ruleset import Ruleset
from dominoes_desktop.shell.controls import Scroll
from tests.shell.at_sheets import Asked


def test_rows_below_the_edge_are_hinted_at_until_they_are_seen(qtbot: QtBot) -> None:
    asked = Asked(qtbot, size=(800, 600))
    asked.game(SUPER)
    asked.players(8)
    QCoreApplication.sendPostedEvents()
    form = next(
        one for one in asked.sheet.findChildren(Scroll) if one.isAncestorOf(asked.sheet.fold)
    )
    bar, more = form.verticalScrollBar(), form.more
    assert bar.maximum() > 0
    assert more.isVisible()
    assert more.geometry().bottom() == form.viewport().geometry().bottom()
    bar.setValue(bar.maximum())
    assert not more.isVisible()


def test_what_is_wrong_stands_in_sight_beside_its_rule(qtbot: QtBot) -> None:
    asked = Asked(qtbot, size=(800, 600))
    asked.game(SUPER)
    asked.players(8)
    asked.game(BLOCK)
    asked.players(4)
    asked.rule("hand", 9)
    QCoreApplication.sendPostedEvents()
    says = asked.sheet.basic.row["hand"].wrong
    assert says.visibleRegion().boundingRect().height() == says.height()


def whole(widget: QWidget) -> bool:
    """Is all of it seen?"""
    QCoreApplication.processEvents()
    return widget.visibleRegion().boundingRect() == widget.rect()


def shrunk(asked: Asked) -> None:
    asked.window.resize(800, 600)


def shrunk_a_bit_at_a_time(asked: Asked) -> None:
    for size in ((1279, 600), (1100, 600), (930, 600), (800, 600)):
        asked.window.resize(*size)
        QCoreApplication.processEvents()


def shrunk_below_another_sheet(asked: Asked) -> None:
    """The form is not seen meanwhile."""
    asked.sheet.leave()
    asked.window.resize(800, 600)
    QCoreApplication.processEvents()
    asked.sheet.open()


@pytest.mark.parametrize("act", [shrunk, shrunk_a_bit_at_a_time, shrunk_below_another_sheet])
@pytest.mark.parametrize("game", [GAMES[0], GAMES[-1]], ids=lambda game: game.key)
def test_the_chosen_game_stays_in_sight_in_a_smaller_window(
    qtbot: QtBot, game: Ruleset, act: Callable[[Asked], None]
) -> None:
    asked = Asked(qtbot)
    asked.game(game)
    act(asked)
    assert whole(asked.sheet.cards[game.key])


def test_a_game_that_is_chosen_for_the_player_comes_into_sight(qtbot: QtBot) -> None:
    """As house rules from a file do, which are of any game."""
    asked = Asked(qtbot, size=(800, 600))
    for game in (*GAMES, *reversed(GAMES)):
        asked.sheet.use_rules(game, {})
        assert whole(asked.sheet.cards[game.key])


@pytest.mark.parametrize("leave", [Qt.Key.Key_Tab, Qt.Key.Key_Backtab])
def test_a_long_name_is_seen_from_its_beginning_once_it_is_typed(
    qtbot: QtBot, leave: Qt.Key
) -> None:
    asked = Asked(qtbot, size=(800, 600))
    name = asked.sheet.seats.row[0].name
    name.setFocus()
    qtbot.waitUntil(name.hasFocus)
    qtbot.keyClicks(name, "Maximiliana von Hohenz")
    assert name.cursorPosition() == len(name.text())
    qtbot.keyClick(name, leave)
    assert not name.hasFocus()
    assert name.cursorPosition() == 0
