"""Can everything be read and every tile be seen, in each set of tiles and on each table?

Text needs 4.5:1 on its ground, a tile's outline 3:1 against the table, both as WCAG 2 measures.
"""

from collections.abc import Iterable, Iterator
from itertools import product

import pytest
from PySide6.QtCore import QPointF, QRect, QRectF, QSize
from PySide6.QtGui import QImage, QPainter, QPixmap

from dominoes_desktop.table.area import DEEP
from dominoes_desktop.table.faces import Faces
from dominoes_desktop.table.felt import paint_felt
from dominoes_desktop.table.garment import Garment
from dominoes_desktop.table.glass import paint_glass
from dominoes_desktop.table.heap import HEIGHT, WIDTH
from dominoes_desktop.table.rack import floor, paint_rack
from dominoes_desktop.table.scene import Scene
from dominoes_desktop.table.theme import Theme, blend, daylight
from dominoes_desktop.table.wardrobe import together, wardrobe

from .light import brightness, contrast, lights

pytestmark = pytest.mark.usefixtures("qapp")

WARDROBE = wardrobe()
TABLES = pytest.mark.parametrize("table", WARDROBE.tables, ids=lambda one: one.key)
TILES = pytest.mark.parametrize("tiles", WARDROBE.tiles, ids=lambda one: one.key)
READABLE, SEEN = 4.5, 3.0
SIZE = QSize(640, 360)
MIDDLE = (320, 158)  # where the table is lightest


def worst(words: Iterable[str], grounds: Iterable[float]) -> float:
    """The lowest contrast of any of the words on any of the grounds."""
    return min(contrast(brightness(word), ground) for word, ground in product(words, grounds))


# words


@TABLES
def test_words_on_glass_can_be_read_wherever_it_lies_on_the_table(table: Garment) -> None:
    theme = table.theme
    felt = paint_felt(SIZE, 1.0, theme)
    painter = QPainter(felt)
    paint_glass(painter, QRectF(220, 128, 200, 60), theme)
    painter.end()
    grounds = lights(felt.toImage(), QRect(226, 134, 188, 48))
    assert worst([theme.text, theme.quiet_text, theme.accent], grounds) >= READABLE


@TABLES
@pytest.mark.parametrize("size", [(800, 600), (1280, 720), (1920, 1080)])
def test_words_at_the_boneyard_can_be_read_on_the_bare_table(
    table: Garment, size: tuple[int, int]
) -> None:
    theme = table.theme
    scene = Scene(theme)
    scene.shelf.patient = False
    scene.resize(*size, 1.0)
    below = QRectF(-8, HEIGHT - 36, WIDTH + 16, 36)
    where = scene.furniture.heap.mapRectToScene(below).toRect()
    grounds = lights(paint_felt(QSize(*size), 1.0, theme).toImage(), where)
    assert worst([theme.text, theme.quiet_text, theme.accent], grounds) >= READABLE


@TABLES
def test_words_on_the_accent_and_on_every_seats_colour_can_be_read(table: Garment) -> None:
    theme = table.theme
    accents = (theme.accent, theme.accent_deep)
    assert worst([theme.on_accent], [brightness(one) for one in accents]) >= READABLE
    assert worst([theme.on_seat], [brightness(one) for one in theme.seats]) >= READABLE


def sheets(theme: Theme) -> Iterator[tuple[str, float]]:
    """Every kind of word on a sheet, with its ground: glass, a chosen card, a field, a button."""
    pane = blend(theme.felt[0], theme.glass, 0.99).name()
    card = blend(pane, theme.glass_edge, 0.17).name()
    field = blend(pane, theme.well, theme.well_strength).name()
    button = blend(pane, theme.glass_edge, 0.08).name()
    for word, ground in product((theme.text, theme.quiet_text, theme.warn), (pane, card, field)):
        yield word, brightness(ground)
    yield blend(button, theme.text, theme.faint).name(), brightness(button)
    yield theme.glass, brightness(theme.text)  # of what is chosen


@TABLES
@pytest.mark.parametrize("lit", [False, True], ids=["dark", "light"])
def test_words_on_sheets_can_be_read_in_dark_and_in_light_windows(
    table: Garment, lit: bool
) -> None:
    theme = daylight(table.theme) if lit else table.theme
    assert min(contrast(brightness(word), ground) for word, ground in sheets(theme)) >= READABLE


# outlines


def outline(theme: Theme, short: int, across: bool, back: bool) -> float:
    """The worst contrast along a tile's contour between the bare table and the tile's rim."""
    faces = Faces(short, 1.0, theme)
    wide, high = (2 * short, short) if across else (short, 2 * short)
    left, top = MIDDLE[0] - wide // 2, MIDDLE[1] - high // 2
    corner = QPointF(left, top)
    bare = paint_felt(SIZE, 1.0, theme)
    laid = QPixmap(bare)
    painter = QPainter(laid)
    faces.shadow(across).lay(painter, corner)
    (faces.back(across) if back else faces.face(0, 1, across)).lay(painter, corner)
    painter.end()
    low = top + high + max(1, round(short * theme.thickness_of))
    return min(_rays(bare.toImage(), laid.toImage(), QRect(left, top, wide, low - top), short))


def _rays(bare: QImage, laid: QImage, box: QRect, short: int) -> Iterator[float]:
    """From outside inwards across the contour, but at the corners and at the middle line."""
    deep = max(4, short // 5)
    for x in range(box.left(), box.right() + 1, 3):
        away = min(x - box.left(), box.right() - x)
        if away > short * 0.45 and abs(x - box.center().x()) > short * 0.1:
            yield _ray(bare, laid, [(x, box.top() + step) for step in range(-2, deep)])
            yield _ray(bare, laid, [(x, box.bottom() - step) for step in range(-2, deep)])
    for y in range(box.top(), box.bottom() + 1, 3):
        away = min(y - box.top(), box.bottom() - y)
        if away > short * 0.45 and abs(y - box.center().y()) > short * 0.1:
            yield _ray(bare, laid, [(box.left() + step, y) for step in range(-2, deep)])
            yield _ray(bare, laid, [(box.right() - step, y) for step in range(-2, deep)])


def _ray(bare: QImage, laid: QImage, way: list[tuple[int, int]]) -> float:
    ground = brightness(bare.pixelColor(*way[0]))
    return max(contrast(ground, brightness(laid.pixelColor(*at))) for at in way[2:])


@TABLES
@TILES
def test_a_tiles_outline_is_seen_on_every_table(tiles: Garment, table: Garment) -> None:
    theme = together(tiles.theme, table.theme)
    for short, across, back in product((20, 28, 46), (False, True), (False, True)):
        assert outline(theme, short, across, back) >= SEEN, (short, across, back)


def standing(theme: Theme, short: int, back: bool) -> float:
    """The same of the sides of a tile that stands in the rack, where they pass along its board."""
    faces, deep, top = Faces(short, 1.0, theme), round(DEEP * short), 3 * short
    bare = QPixmap(paint_felt(QSize(6 * short, top + deep), 1.0, theme))
    rack = QRectF(4, top, bare.width() - 8, deep)
    painter = QPainter(bare)
    paint_rack(painter, rack, theme)
    painter.end()
    laid = QPixmap(bare)
    painter = QPainter(laid)
    corner = QPointF(2 * short, round(floor(rack)) - 2 * short)
    faces.shadow(False).lay(painter, corner)
    (faces.back(False) if back else faces.face(0, 1, False)).lay(painter, corner)
    painter.end()
    before, after, inwards = bare.toImage(), laid.toImage(), range(-2, max(4, short // 5))
    left, right = 2 * short, 3 * short - 1
    board = range(top + short // 4, top + short)  # below its rim, above the groove
    return min(
        [_ray(before, after, [(left + step, y) for step in inwards]) for y in board]
        + [_ray(before, after, [(right - step, y) for step in inwards]) for y in board]
    )


@TABLES
@TILES
def test_a_tiles_outline_is_seen_in_every_rack(tiles: Garment, table: Garment) -> None:
    theme = together(tiles.theme, table.theme)
    for short, back in product((28, 46), (False, True)):
        assert standing(theme, short, back) >= SEEN, (short, back)
