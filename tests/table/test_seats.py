"""Has everybody a place at the table, in the smallest window too, and is the turn seen there?"""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF, QImage, QPainter, QPixmap
from pytestqt.qtbot import QtBot

from dominoes_desktop.games import SUPER
from dominoes_desktop.rules.ruleset import Match
from dominoes_desktop.rules.tile import tile_set
from dominoes_desktop.rules.umpire import position
from dominoes_desktop.table.area import Where
from dominoes_desktop.table.one_line import fitted
from dominoes_desktop.table.plate import Plate
from dominoes_desktop.table.theme import DEFAULT

from .at_table import Bench
from .test_scene_space import panels, rect

SIZES = [(800, 600), (1024, 700), (1280, 720), (1920, 1080), (3440, 1440)]
MANY = [(size, seats) for size in SIZES for seats in range(2, 9 if size[0] == 1024 else 13)]
LONG = ("Bartholomew Featherstonehaugh.",) * 12
OF_TWELVE = replace(SUPER, seats=(2, 12))


def dealt(seats: int, held: int, seat: int = 0) -> Match:
    """So many tiles in every hand, or as many as there are, that seat to move."""
    tiles = tile_set(15)
    held = min(held, len(tiles) // seats)
    hands = [tiles[at * held : (at + 1) * held] for at in range(seats)]
    return position(OF_TWELVE, hands, (), tiles[seats * held :], seat)


@pytest.mark.parametrize(("size", "seats"), MANY, ids=str)
def test_long_names_and_large_hands_find_room(
    qtbot: QtBot, size: tuple[int, int], seats: int
) -> None:
    assert all(len(name) == 30 for name in LONG)
    bench = Bench(qtbot, size)
    for held in (1, 7, 15):
        bench.sit(dealt(seats, held), names=LONG)
        around = panels(bench)
        plates = bench.view.table.furniture.plates
        covers = {f"seat {plate.seat}": _covered(plate) for plate in plates}
        found = {**{k: v for k, v in around.items() if "plate" not in k}, **covers}
        assert [p for p in combinations(found, 2) if found[p[0]].intersects(found[p[1]])] == []
        felt, window = rect(bench.view.table.frame.felt), QRectF(0, 0, *size)
        for name, box in covers.items():
            assert window.contains(box), name
            assert not box.intersects(felt), name


def _covered(plate: Plate) -> QRectF:
    """Glass and tiles, without their shadows."""
    edge = plate.boundingRect().adjusted(14, 14, -14, -14)
    return plate.mapRectToScene(plate.glass.united(edge))


@pytest.mark.parametrize("seats", range(2, 9))
def test_every_hand_but_ones_own_is_backs_and_a_number(qtbot: QtBot, seats: int) -> None:
    bench = Bench(qtbot)
    bench.sit(dealt(seats, 9), names=LONG)
    own, *others = bench.view.table.furniture.plates
    assert not own._fan.spots
    for plate in others:
        assert len(plate._fan.spots) == 9
        assert plate._fan.count == "9"
        letters = QFontMetricsF(bench.view.table.theme.font(bench.view.table.theme.body, bold=True))
        assert letters.horizontalAdvance("99") <= plate._fan.count_box.width()


@pytest.mark.parametrize("where", ["bottom", "left", "right", "top"])
@pytest.mark.parametrize(
    "note", ["your turn", "you play 12-12", "you score 125", "you lose a turn"]
)
def test_a_note_is_never_cut_for_the_goal_beside_it(qtbot: QtBot, where: Where, note: str) -> None:
    plate = Plate(0, where)
    plate.set_note(note)
    plate.set_score(100, 250)
    sheet = QPixmap(300, 80)
    painter = QPainter(sheet)
    _, end = plate._points(painter)
    painter.end()
    assert fitted(note, DEFAULT.font(DEFAULT.small), end - 48)[0] == note


@pytest.mark.parametrize("seats", [2, 4, 8])
def test_whose_turn_it_is_is_seen_in_a_picture_without_colours(qtbot: QtBot, seats: int) -> None:
    """Known complaint C68: a rim, an arrow and words, each at that seat's place alone."""
    bench = Bench(qtbot)
    pictures = []
    for seat in range(seats):
        bench.sit(dealt(seats, 5, seat), names=LONG)
        plates = bench.view.table.furniture.plates
        assert [bool(plate.note) for plate in plates] == [at == seat for at in range(seats)]
        grey = bench.view.grab().toImage().convertToFormat(QImage.Format.Format_Grayscale8)
        pictures.append((plates, grey))
    for seat, (plates, grey) in enumerate(pictures):
        mine = _brightness(grey, plates[seat])
        others = [_brightness(other, plates[seat]) for _, other in pictures if other is not grey]
        assert mine > max(others) + 1.0


def _brightness(image: QImage, plate: Plate) -> float:
    """The middle grey of a plate's edge: a strip just outside its glass, and the glass."""
    box = plate.mapRectToScene(plate.glass).adjusted(-3, -3, 3, 3).toAlignedRect()
    one = image.copy(box)
    greys = [one.pixelColor(x, y).lightness() for x in range(one.width()) for y in (1, 2, 3, 4)]
    return sum(greys) / len(greys)
