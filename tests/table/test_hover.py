"""What is shown to a pointer that only passes over the table?"""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot

from dominoes_desktop.games import ALL_FIVES, BLOCK
from dominoes_desktop.rules.ruleset import Match
from dominoes_desktop.table.hand import CHOSEN

from .at_table import Bench, one, placed


def match(seat: int = 0) -> Match:
    return placed(BLOCK, "1-0 2-2 5-1 5-2 6-6", "1-1 4-4 6-4", line="5-5 5-3", seat=seat)


def end(bench: Bench, text: str) -> QPointF:
    """A point just beyond the open half of that tile at the line's end."""
    face = bench.item(text)
    middle = bench.view.table.frame.felt.centre[0]
    away = face.face_rect().width() / 2 + 6
    return face.pos() + QPointF(away if face.x() > middle else -away, 0)


def higher(bench: Bench) -> set[str]:
    """The tiles of the hand that stand higher than their slots."""
    table = bench.view.table
    return {
        str(tile)
        for tile, slot in table.rack_slots.items()
        if table.items_by_tile[tile].y() == slot.y - CHOSEN
    }


def test_over_a_tile_of_the_hand_it_is_seen_where_it_fits(qtbot: QtBot) -> None:
    bench = Bench(qtbot)
    seen = bench.sit(match())
    hover = bench.view.table.hover
    bench.move(bench.at("5-1"))
    assert len(hover.ghosts) == len(seen.plays_of(one("5-1"))) == 1
    bench.move(bench.at("6-6"))
    assert hover.ghosts == [], "it fits nowhere"
    bench.move(bench.at("5-2"), QPointF(30, 300))
    assert hover.ghosts == []
    assert bench.ghosts == {}
    assert bench.made == []


def test_the_points_it_would_make_are_seen_too(qtbot: QtBot) -> None:
    bench = Bench(qtbot)
    bench.sit(placed(ALL_FIVES, "5-0 1-0", "1-1", line="5-5"))
    bench.move(bench.at("5-0"))
    assert bench.view.table.hover.ghosts


def test_over_an_open_end_the_tiles_that_fit_it_rise(qtbot: QtBot) -> None:
    bench = Bench(qtbot)
    bench.sit(placed(BLOCK, "3-0 2-2 5-1 5-3 6-6", "1-1 4-4", line="5-2 2-3"))
    bench.move(end(bench, "3-2"))
    assert higher(bench) == {"3-0", "5-3"}
    bench.move(end(bench, "5-2"))
    assert higher(bench) == {"5-1", "5-3"}
    bench.move(QPointF(640, 130))
    assert higher(bench) == set()


@pytest.mark.parametrize("how", ["another's turn", "off", "a tile is chosen"])
def test_there_are_times_when_nothing_is_shown(qtbot: QtBot, how: str) -> None:
    bench = Bench(qtbot)
    bench.sit(match(seat=1 if how == "another's turn" else 0))
    if how == "off":
        bench.view.set_highlight("off")
    if how == "a tile is chosen":
        bench.click(bench.at("5-1"))
        risen = higher(bench)
    else:
        risen = set()
    bench.move(bench.at("5-2"))
    assert bench.view.table.hover.ghosts == []
    bench.move(end(bench, "5-3"))
    assert higher(bench) == risen


def test_what_hovering_showed_is_gone_when_something_happens(qtbot: QtBot) -> None:
    bench = Bench(qtbot)
    bench.sit(match())
    plain = bench.picture()
    bench.move(bench.at("5-1"))
    bench.sit(match())
    assert bench.picture() == plain
    bench.move(end(bench, "5-3"))
    bench.sit(match())
    assert bench.picture() == plain


@pytest.mark.parametrize(("how", "rises", "rim"), [
    ("off", False, False), ("subtle", True, False), ("strong", True, True),
])  # fmt: skip
def test_what_can_be_played_is_shown_as_one_likes_it(
    qtbot: QtBot, how: str, rises: bool, rim: bool
) -> None:
    bench = Bench(qtbot)
    bench.sit(match())
    bench.view.set_highlight(how)
    assert (bench.at("5-1").y() < bench.at("6-6").y()) == rises
    assert bench.item("5-1").pose.rim == rim
    bench.click(bench.at("5-1"))
    assert len(bench.ghosts) == 1, "asked for, its place is always shown"
