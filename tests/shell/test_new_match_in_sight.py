"""Is what matters in the form seen where its rows scroll?"""

from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from dominoes_desktop.games import BLOCK, SUPER
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
