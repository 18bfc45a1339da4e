"""Are the free places of a fat spinner seen before a tile is picked up?"""

import pytest
from PySide6.QtCore import QPointF, QRectF
from pytestqt.qtbot import QtBot

from dominoes_desktop.games import BLOCK, SUPER
from dominoes_desktop.rules.line import Joined, Line
from dominoes_desktop.rules.move import Play
from dominoes_desktop.rules.ruleset import Match
from dominoes_desktop.rules.umpire import position
from dominoes_desktop.table.sockets import Sockets

from .at_table import Bench, one, placed, tiles

HUB = Joined(one("12-12"), 12)


def hub(*arms: str) -> Match:
    line: Line = (HUB, *[Joined(one(arm), 12, one("12-12"), 12) for arm in arms])
    hands = (tiles("12-1 12-2 9-1 15-1"), tiles("0-0 1-0 2-2"))
    return position(SUPER, hands, line, tiles("11-1 11-2"))


def sockets(bench: Bench) -> Sockets:
    return bench.view.table.signs.sockets


@pytest.mark.parametrize("laid", range(5))
def test_six_places_less_one_for_each_tile_laid(qtbot: QtBot, laid: int) -> None:
    bench = Bench(qtbot)
    bench.sit(hub(*["12-5", "12-9", "12-8", "12-7"][:laid]))
    assert len(sockets(bench).places) == 6 - laid


def test_a_place_is_gone_once_a_tile_lies_on_it(qtbot: QtBot) -> None:
    bench = Bench(qtbot)
    bench.sit(hub("12-5"))
    before = {(port.x, port.y) for port in sockets(bench).places}
    bench.show(hub("12-5"), Play(one("12-1"), 12, one("12-12")))
    after = {(port.x, port.y) for port in sockets(bench).places}
    assert (len(before), len(after)) == (5, 4)
    assert after < before


def test_an_outline_is_seen_beside_the_hub_and_covers_no_tile(qtbot: QtBot) -> None:
    bench = Bench(qtbot)
    bench.sit(hub("12-5"))
    table = bench.view.table
    shown = bench.view.grab().toImage()
    sockets(bench).setVisible(False)
    bare = bench.view.grab().toImage()
    for port in sockets(bench).places:
        x, y = table.aimed.at(port.x + (1 if port.direction == "e" else -1), port.y)
        box = QRectF(QPointF(x - 20, y - 20), QPointF(x + 20, y + 20)).toRect()
        assert shown.copy(box) != bare.copy(box)
    laid = bench.item("12-12").mapRectToScene(bench.item("12-12").face_rect()).toRect()
    assert shown.copy(laid) == bare.copy(laid)


def test_none_is_marked_where_nothing_is_to_be_highlighted(qtbot: QtBot) -> None:
    bench = Bench(qtbot)
    bench.sit(hub("12-5"))
    bench.view.set_highlight("off")
    assert sockets(bench).places == ()
    bench.view.set_highlight("subtle")
    assert len(sockets(bench).places) == 5


def test_other_tables_have_none(qtbot: QtBot) -> None:
    bench = Bench(qtbot)
    bench.sit(hub("12-5"))
    bench.sit(placed(BLOCK, "6-3 6-2", "1-1 5-0", line="6-6"))
    assert sockets(bench).places == ()
