"""Are felt, rack, badge, panel and icon what they should be, at every size?"""

from collections.abc import Callable
from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap

from dominoes_desktop.table.badge import Badge, Panel
from dominoes_desktop.table.felt import paint_felt
from dominoes_desktop.table.garment import Garment
from dominoes_desktop.table.icon import SIZES, app_icon
from dominoes_desktop.table.rack import floor, paint_rack
from dominoes_desktop.table.sample import paint_sample
from dominoes_desktop.table.slate import stone
from dominoes_desktop.table.walnut import fibres
from dominoes_desktop.table.wardrobe import together, wardrobe


@pytest.mark.parametrize("dpr", [1.0, 1.25, 2.0])
def test_the_felt_fills_the_window_and_is_lightest_in_the_middle(qapp: object, dpr: float) -> None:
    felt = paint_felt(QSize(320, 180), dpr)
    assert (felt.width(), felt.height()) == (320 * dpr, 180 * dpr)
    image = felt.toImage().scaled(16, 9, mode=Qt.TransformationMode.SmoothTransformation)
    middle = image.pixelColor(8, 4).lightness()
    for x, y in ((0, 0), (15, 0), (0, 8), (15, 8)):
        assert image.pixelColor(x, y).lightness() < middle - 20


def test_the_felt_is_the_same_each_time(qapp: object) -> None:
    size = QSize(300, 200)
    assert paint_felt(size).toImage() == paint_felt(size).toImage()


def test_the_felt_has_grain_that_hides_the_steps_of_its_light(qapp: object) -> None:
    image = paint_felt(QSize(400, 200)).toImage()
    row = [image.pixel(x, 100) for x in range(180, 220)]
    assert len(set(row)) > 5


@pytest.mark.parametrize("table", wardrobe().tables, ids=lambda one: one.key)
def test_a_table_is_quiet_and_the_same_each_time(qapp: object, table: Garment) -> None:
    """No pixel shouts: neighbours differ little, and so do hands' breadths in the middle."""
    size = QSize(640, 360)
    image = paint_felt(size, 1.0, table.theme).toImage()
    assert image == paint_felt(size, 1.0, table.theme).toImage()
    steps = [
        abs(image.pixelColor(x, y).lightness() - image.pixelColor(x + 1, y).lightness())
        for x in range(0, 638, 3)
        for y in range(0, 360, 7)
    ]
    assert sum(steps) / len(steps) < 4
    broad = image.copy(220, 80, 200, 160).scaled(
        10, 8, mode=Qt.TransformationMode.SmoothTransformation
    )
    lights = [broad.pixelColor(x, y).lightness() for x in range(10) for y in range(8)]
    assert max(lights) - min(lights) < 40


@pytest.mark.parametrize("made", [fibres, stone])
def test_a_piece_of_wood_or_stone_joins_itself(
    qapp: object, made: Callable[[str, str, float], QImage]
) -> None:
    piece = made("#ffffff", "#000000", 1.0)
    wide, high = piece.width(), piece.height()

    def apart(x: int, other: int) -> float:
        columns = [(piece.pixelColor(x, y), piece.pixelColor(other, y)) for y in range(high)]
        return sum(abs(a.alpha() - b.alpha()) for a, b in columns) / high

    assert apart(wide - 1, 0) < 3 * max(1.0, apart(wide // 2, wide // 2 + 1))


def test_tiles_stand_within_the_rack(qapp: object) -> None:
    rect = QRectF(40, 30, 300, 80)
    assert rect.y() + 40 < floor(rect) < rect.bottom()
    sheet = QPixmap(380, 140)
    sheet.fill(Qt.GlobalColor.white)
    painter = QPainter(sheet)
    paint_rack(painter, rect)
    painter.end()
    image = sheet.toImage()
    assert image.pixelColor(200, 60).lightness() < 160
    assert image.pixelColor(200, 2).lightness() == 255


# badge, panel, icon


def test_a_badge_holds_its_points(qapp: object) -> None:
    badge = Badge("+5")
    narrow = badge.rect.width()
    badge.set_text("+125 points")
    assert badge.rect.width() > narrow
    assert badge.rect.center() == QPointF(0, 0)


def test_a_panel_is_as_wide_as_its_words_but_not_wider_than_it_may(qapp: object) -> None:
    panel = Panel()
    panel.set_lines("Open ends", "3 · 5")
    short = panel.glass.width()
    panel.set_lines("Open ends", "2 + 1 + 5 + 0 = 8")
    assert short < panel.glass.width() <= 250
    panel.set_width(150)
    assert short < panel.glass.width() <= 150
    panel.set_lines(
        "Open ends", "2 + 1 + 5 + 0 + 12 + 12 + 10 = 42"
    )  # smaller, and closer together
    assert panel.glass.width() <= 150


def test_the_icon_has_every_size_and_is_not_empty(qapp: object) -> None:
    icon = app_icon()
    for size in SIZES:
        image = icon.pixmap(QSize(size, size), 1.0).toImage()
        assert (image.width(), image.height()) == (size, size)
        assert image.pixelColor(size // 2, size // 2).alpha() == 255
        assert image.pixelColor(0, 0).alpha() == 0


# samples


def test_a_sample_shows_the_tiles_on_the_table(qapp: object) -> None:
    found, size = wardrobe(), QSize(96, 60)
    pictures = [
        paint_sample([together(tiles.theme, table.theme)], size, 1.5).toImage()
        for tiles in found.tiles
        for table in found.tables
    ]
    assert {(one.width(), one.height()) for one in pictures} == {(144, 90)}
    assert all(one != other for one, other in combinations(pictures, 2))
    assert all(one.pixelColor(0, 0).alpha() == 0 for one in pictures)
