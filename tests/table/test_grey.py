"""Does a picture without colours still tell whose turn it is, who sits where, and what fits?"""

from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsScene
from pytestqt.qtbot import QtBot

from dominoes_desktop.games import DRAW
from dominoes_desktop.table.faces import Faces
from dominoes_desktop.table.felt import paint_felt
from dominoes_desktop.table.garment import Garment
from dominoes_desktop.table.plate import Plate
from dominoes_desktop.table.wardrobe import together, wardrobe

from .at_table import Bench, placed
from .light import contrast, greys

WARDROBE = wardrobe()
TABLES = pytest.mark.parametrize("table", WARDROBE.tables, ids=lambda one: one.key)
TILES = pytest.mark.parametrize("tiles", WARDROBE.tiles, ids=lambda one: one.key)
NAMES = ("Ann", "Bo", "Cy", "Dee", "Eli", "Fay", "Gus", "Hal")


def light(grey: int) -> float:
    """The luminance of a grey."""
    part = grey / 255
    return part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4


def plate(table: Garment, seat: int, turn: bool = False) -> list[int]:
    """The greys of a seat's plate on its table."""
    made = Plate(seat, "left", table.theme)
    made.set_name(NAMES[seat])
    made.set_turn(turn)
    scene = QGraphicsScene()
    scene.addItem(made)
    ground = paint_felt(QSize(200, 80), 1.0, table.theme)
    painter = QPainter(ground)
    scene.render(painter, QRectF(0, 0, 200, 80), QRectF(-12, -16, 200, 80))
    painter.end()
    return greys(ground.toImage())


def strongly(one: list[int], other: list[int]) -> int:
    return sum(abs(a - b) >= 64 for a, b in zip(one, other, strict=True))


@TABLES
def test_each_seat_is_known_by_more_than_its_colour(qapp: object, table: Garment) -> None:
    plates = [plate(table, seat) for seat in range(8)]
    assert min(strongly(a, b) for a, b in combinations(plates, 2)) > 60


@TABLES
def test_whose_turn_it_is_is_seen_without_colour(qapp: object, table: Garment) -> None:
    for seat in range(8):
        assert strongly(plate(table, seat), plate(table, seat, True)) > 200


@TILES
@TABLES
def test_where_a_tile_may_lie_is_seen_without_colour(
    qapp: object, tiles: Garment, table: Garment
) -> None:
    """The ring of a ghost stands out from the table as a tile's outline does."""
    theme = together(tiles.theme, table.theme)
    bare = paint_felt(QSize(640, 360), 1.0, theme)
    laid = QPixmap(bare)
    painter = QPainter(laid)
    Faces(46, 1.0, theme).ghost(6, 5, True).lay(painter, QPointF(274, 135))
    painter.end()
    before, after = (
        pixmap.toImage().convertToFormat(QImage.Format.Format_Grayscale8) for pixmap in (bare, laid)
    )
    for x in (300, 320, 340):
        ground = light(before.pixelColor(x, 130).red())
        ring = max(contrast(ground, light(after.pixelColor(x, y).red())) for y in range(133, 142))
        assert ring >= 3


def test_what_fits_stands_higher_in_the_rack(qtbot: QtBot) -> None:
    bench = Bench(qtbot)
    bench.sit(placed(DRAW, "6-5 3-2", "4-1", line="6-6 6-4", boneyard="0-0 1-1 2-2"))
    fits, other = bench.item("6-5").pose, bench.item("3-2").pose
    assert fits.y <= other.y - 10
    assert (fits.rim, other.rim) == (True, False)
