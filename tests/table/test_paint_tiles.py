"""Do the pictures of tiles show what they stand for, sharp at every scale?"""

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap

from dominoes_desktop.table.faces import Faces, Picture
from dominoes_desktop.table.pips import pips
from dominoes_desktop.table.theme import DEFAULT, STYLES, Style

pytestmark = pytest.mark.usefixtures("qapp")

RATIOS = (1.0, 1.25, 1.5, 2.0)


def pictures(faces: Faces, across: bool) -> tuple[Picture, ...]:
    """One of each kind."""
    return (
        faces.face(6, 5, across),
        faces.back(across),
        faces.ghost(6, 5, across),
        faces.rim(across),
        faces.shadow(across, False),
        faces.shadow(across, True),
    )


def seen(picture: Picture, x: float, y: float) -> QColor:
    """The pixel at this distance from the cell's upper left corner."""
    edge = picture.margin
    return picture.pixmap.toImage().pixelColor(int(x + edge), int(y + edge))


def light(picture: Picture | QImage, x: float, y: float) -> int:
    """Lightness (0 to 255) of a pixel: of a picture counted from its cell's corner."""
    if isinstance(picture, Picture):
        return seen(picture, x, y).lightness()
    return picture.pixelColor(int(x), int(y)).lightness()


@pytest.mark.parametrize("number", range(19))
def test_a_half_has_as_many_pips_as_its_number(number: int) -> None:
    assert len(set(pips(number, DEFAULT.apart_of).places)) == number


@pytest.mark.parametrize("number", range(19))
def test_pips_lie_within_their_half_and_do_not_touch(number: int) -> None:
    pattern = pips(number, DEFAULT.apart_of)
    radius = pattern.size * DEFAULT.pip_of
    for index, (x, y) in enumerate(pattern.places):
        assert max(abs(x), abs(y)) + radius < 0.45
        for other_x, other_y in pattern.places[:index]:
            assert (x - other_x) ** 2 + (y - other_y) ** 2 > (2 * radius) ** 2


@pytest.mark.parametrize("number", range(19))
def test_a_half_is_the_same_upside_down(number: int) -> None:
    places = {(round(x, 6), round(y, 6)) for x, y in pips(number, DEFAULT.apart_of).places}
    assert places == {(-x, -y) for x, y in places}


@pytest.mark.parametrize("dpr", RATIOS)
@pytest.mark.parametrize("across", [False, True])
def test_every_picture_has_the_cell_and_its_margin_on_all_sides(dpr: float, across: bool) -> None:
    faces = Faces(48, dpr)
    wide, high = (96, 48) if across else (48, 96)
    for picture in pictures(faces, across):
        assert picture.pixmap.devicePixelRatio() == dpr
        size = picture.pixmap.deviceIndependentSize()
        assert size.width() == pytest.approx(wide + 2 * picture.margin)
        assert size.height() == pytest.approx(high + 2 * picture.margin)
        assert picture.margin <= faces.margin


@pytest.mark.parametrize("dpr", RATIOS)
@pytest.mark.parametrize("short", [9, 14, 24, 28, 48])
@pytest.mark.parametrize("style", ["pips", "pebbles"])
def test_nothing_is_cut_off_at_the_margin(style: Style, short: int, dpr: float) -> None:
    faces = Faces(short, dpr, DEFAULT, style)
    for across in (False, True):
        for picture in pictures(faces, across):
            image = picture.pixmap.toImage()
            right, low = image.width() - 1, image.height() - 1
            rim = [(x, y) for x in range(right + 1) for y in (0, low)]
            rim += [(x, y) for y in range(low + 1) for x in (0, right)]
            assert max(image.pixelColor(x, y).alpha() for x, y in rim) <= 3


@pytest.mark.parametrize("dpr", RATIOS)
def test_a_face_takes_two_fifths_of_what_a_shadow_takes(dpr: float) -> None:
    faces = Faces(60, dpr)
    shadow = faces.shadow(False).pixmap
    for picture in (faces.face(6, 5, False).pixmap, faces.back(False).pixmap):
        room = picture.width() * picture.height() / (shadow.width() * shadow.height())
        assert room < 0.4


@pytest.mark.parametrize("zoom", [1.0, 0.5, 1.5])
def test_a_picture_is_laid_with_its_cell_at_the_corner(zoom: float) -> None:
    sheet = QPixmap(200, 200)
    sheet.fill(Qt.GlobalColor.green)
    painter = QPainter(sheet)
    Faces(40).back(True).lay(painter, QPointF(20, 30), zoom)
    painter.end()
    image = sheet.toImage()
    left, top, right, low = 20, 30, int(20 + 80 * zoom), int(30 + 40 * zoom)
    green = QColor(Qt.GlobalColor.green)
    for x, y in ((left - 2, 35), (25, top - 2), (right + 1, 35), (25, low + int(4 * zoom))):
        assert image.pixelColor(x, y) == green
    for x, y in ((left + 3, 40), (40, top + 3), (right - 4, 40), (40, low - 4)):
        assert image.pixelColor(x, y) != green


def test_first_is_left_on_a_lying_tile_and_on_top_of_a_standing_one() -> None:
    faces = Faces(40)
    lying, standing = faces.face(1, 0, True), faces.face(1, 0, False)
    assert light(lying, 20, 20) < 90 < 200 < light(lying, 60, 20)
    assert light(standing, 20, 20) < 90 < 200 < light(standing, 20, 60)


def test_the_light_comes_from_the_upper_left_on_standing_and_lying_tiles() -> None:
    faces = Faces(60)
    for across in (False, True):
        face = faces.face(0, 0, across)
        wide, high = (120, 60) if across else (60, 120)
        assert light(face, 9, 9) > light(face, wide - 9, high - 9) + 10


def test_the_pips_of_a_tile_are_alike_to_the_pixel() -> None:
    for short in (40, 41, 46):
        faces = Faces(short)
        face = faces.face(4, 0, False)
        image = face.pixmap.toImage()
        half = short / 2 + face.margin
        apart = round(DEFAULT.apart_of * short)
        first, last = (
            image.copy(int(half + side * apart - 4), int(half + side * apart - 4), 8, 8)
            for side in (-1, 1)
        )
        differ = [
            abs(light(first, x, y) - light(last, x, y)) for x in range(2, 6) for y in range(2, 6)
        ]
        assert max(differ) <= 25


def test_a_ghost_is_fainter_than_its_tile_and_has_the_accent_round_it() -> None:
    faces = Faces(60)
    ghost, face = faces.ghost(0, 0, False), faces.face(0, 0, False)
    assert seen(ghost, 30, 30).alpha() < 0.4 * seen(face, 30, 30).alpha()
    rim = seen(ghost, 2, 60)
    assert rim.alpha() > 230
    assert rim.red() > rim.blue() + 60


def test_a_lifted_tiles_shadow_is_fainter_and_further_away() -> None:
    faces = Faces(60)
    low, high = faces.shadow(False, False), faces.shadow(False, True)
    assert seen(high, 30, 122).alpha() < seen(low, 30, 122).alpha()
    assert seen(high, 30, 142).alpha() > seen(low, 30, 142).alpha()


def test_a_picture_is_painted_once() -> None:
    faces = Faces(40)
    assert faces.face(6, 5, True) is faces.face(6, 5, True)
    assert faces.face(6, 5, True) is not faces.face(5, 6, True)


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("short", [4, 8, 13.5, 20, 150])
def test_tiles_of_any_size_can_be_painted(short: float, style: Style) -> None:
    faces = Faces(short, 1.25, DEFAULT, style)
    for first, second in ((0, 0), (9, 10), (18, 17)):
        assert not faces.face(first, second, True).pixmap.isNull()
