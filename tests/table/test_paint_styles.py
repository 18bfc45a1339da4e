"""Can every number be told from every other, in every style, without colour, where it is small?"""

from itertools import combinations

import pytest
from PySide6.QtGui import QColor, QImage, QPainter

from dominoes_desktop.table.animals import MOST
from dominoes_desktop.table.dress import look_of, paint_half
from dominoes_desktop.table.faces import Faces
from dominoes_desktop.table.garment import Garment
from dominoes_desktop.table.numerals import numeral
from dominoes_desktop.table.outline import outline
from dominoes_desktop.table.theme import DEFAULT, Style, Theme, dressed
from dominoes_desktop.table.wardrobe import wardrobe
from dominoes_desktop.words.animals import ANIMALS, animal_name

from .light import contrast, greys

pytestmark = pytest.mark.usefixtures("qapp")

UPRIGHT: tuple[Style, ...] = ("numerals", "animals", "animals_plain")
Greys = list[int]


def highest(style: Style) -> int:
    """The highest number that the style is made for."""
    return MOST if style.startswith("animals") else 18


def face(
    style: Style, first: int, second: int, across: bool, short: int, theme: Theme | None = None
) -> QImage:
    """The cell of a tile on the felt, without its margin; a theme is dressed already."""
    faces = Faces(short, 1.0, theme) if theme else Faces(short, 1.0, DEFAULT, style)
    picture = faces.face(first, second, across)
    wide, high = (2, 1) if across else (1, 2)
    felt = QImage(wide * short, high * short, QImage.Format.Format_RGB32)
    felt.fill(QColor(DEFAULT.felt[1]))
    painter = QPainter(felt)
    edge = -round(picture.margin)
    painter.drawPixmap(edge, edge, picture.pixmap)
    painter.end()
    return felt


def half(style: Style, number: int, across: bool, unit: int = 48) -> QImage:
    """What a half shows, by itself."""
    sheet = QImage(unit, unit, QImage.Format.Format_ARGB32_Premultiplied)
    sheet.fill(0)
    painter = QPainter(sheet)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_half(painter, number, unit, across, dressed(DEFAULT, style))
    painter.end()
    return sheet


def apart(one: Greys, other: Greys) -> float:
    """Levels of grey (of 255) by which two pictures of a half differ, for the mean pixel."""
    return sum(abs(a - b) for a, b in zip(one, other, strict=True)) / len(one)


def strongly(one: Greys, other: Greys) -> int:
    """How many pixels differ by a quarter of all greys."""
    return sum(abs(a - b) >= 64 for a, b in zip(one, other, strict=True))


# numbers


@pytest.mark.parametrize("across", [False, True])
@pytest.mark.parametrize("tiles", wardrobe().tiles, ids=lambda one: one.key)
def test_at_28_pixels_every_number_differs_from_every_other_without_colour(
    tiles: Garment, across: bool
) -> None:
    style = tiles.theme.style
    seen = [
        greys(face(style, number, 0, across, 28, tiles.theme).copy(0, 0, 28, 28))
        for number in range(highest(style) + 1)
    ]
    close = {
        (one, other): pixels
        for one, other in combinations(range(len(seen)), 2)
        if (pixels := strongly(seen[one], seen[other])) < 18  # a pip has some 20 pixels
    }
    assert close == {}


@pytest.mark.parametrize("number", range(1, 19))
def test_the_colour_of_a_number_stands_out_from_ivory(number: int) -> None:
    assert contrast(DEFAULT.numbers[number], DEFAULT.ivory[1]) >= 3


def test_no_two_numbers_have_the_same_colour() -> None:
    assert len(set(DEFAULT.numbers)) == 19


def test_paint_on_pebbles_stands_out_from_every_stone() -> None:
    for paint in (*DEFAULT.acrylics, DEFAULT.chalk):
        assert min(contrast(paint, stone[1]) for stone in DEFAULT.stones) > 2.6


@pytest.mark.parametrize("style", UPRIGHT)
@pytest.mark.parametrize("number", range(7))
def test_figures_and_animals_are_upright_on_a_lying_tile_too(style: Style, number: int) -> None:
    assert half(style, number, True) == half(style, number, False)


@pytest.mark.parametrize("style", ["pips", "coloured", "pebbles"])
def test_pips_turn_with_their_tile(style: Style) -> None:
    assert half(style, 6, True) != half(style, 6, False)
    assert half(style, 5, True) == half(style, 5, False)


# doubles


@pytest.mark.parametrize("short", [24, 28, 60])
@pytest.mark.parametrize("tiles", wardrobe().tiles, ids=lambda one: one.key)
def test_a_double_is_known_by_its_middle_line_without_colour(tiles: Garment, short: int) -> None:
    for across in (False, True):
        double, single = (face("pips", 0, one, across, short, tiles.theme) for one in (0, 1))
        long, wide = (short // 8, short) if across else (short, short // 8)
        at = (short - short // 16, 0) if across else (0, short - short // 16)
        one, other = (greys(image.copy(*at, long, wide)) for image in (double, single))
        assert apart(one, other) > 8


# animals


def test_every_animal_has_its_name() -> None:
    assert len(ANIMALS) == MOST + 1 == len(set(ANIMALS))
    assert animal_name(6, str.upper) == "ELEPHANT"


def test_the_number_beside_an_animal_can_be_left_out() -> None:
    for number in range(7):
        corner = [half(style, number, False, 60).copy(0, 0, 16, 18) for style in UPRIGHT[1:]]
        strong = [max(image.pixelColor(8, y).alpha() for y in range(18)) for image in corner]
        assert strong[0] > 200
        assert strong[1] < 30


def test_numbers_without_an_animal_are_written() -> None:
    assert half("animals", 7, False) == half("animals_plain", 7, True) == half("numerals", 7, False)


@pytest.mark.parametrize("unit", [20, 32, 60, 120])
def test_animals_keep_off_the_tiles_edge(unit: int) -> None:
    for number in range(7):
        image = half("animals", number, False, unit)
        edges = [image.pixelColor(unit - 1, y).alpha() for y in range(unit)]
        edges += [image.pixelColor(x, 0).alpha() for x in range(unit)]
        assert max(edges) == 0


# pebbles


def test_a_tiles_stone_is_the_same_whichever_way_it_lies() -> None:
    theme = dressed(DEFAULT, "pebbles")
    assert look_of(5, 2, theme) == look_of(2, 5, theme)
    assert len({look_of(6, low, theme) for low in range(7)}) == 7


def test_a_pebble_face_down_shows_no_paint() -> None:
    bare = Faces(60, 1.0, DEFAULT, "pebbles").back(False).pixmap.toImage()
    colours = [bare.pixelColor(x, y) for x in range(8, 56, 3) for y in range(8, 116, 3)]
    assert max(colour.hsvSaturation() for colour in colours if colour.alpha() == 255) < 110


# the language of outlines


def test_an_outline_goes_where_its_text_says() -> None:
    box = outline("M 1 2 L 11 2 11 22 Z").boundingRect()
    assert box.getRect() == (1, 2, 10, 20)
    assert outline("O 10 20 3 4").boundingRect().getRect() == (7, 16, 6, 8)
    ring = outline("B 0 0 10 0 10 10 0 10")
    assert ring.currentPosition() == ring.elementAt(0)
    smooth = outline("M 0 0 S 5 5 10 0")
    assert (smooth.currentPosition().x(), smooth.currentPosition().y()) == (10, 0)


@pytest.mark.parametrize("text", ["X 1 2", "M 1", "M one 2"])
def test_an_outline_that_cannot_be_read_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r".+"):
        outline(text)


@pytest.mark.parametrize("number", range(19))
def test_a_figure_lies_within_its_width(number: int) -> None:
    way, wide = numeral(number)
    box = way.boundingRect()
    assert box.left() >= -1
    assert box.right() <= wide + 1
    assert 0 <= box.top() < box.bottom() <= 100
