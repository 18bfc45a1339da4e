"""Do the pictures of tiles show what they stand for, sharp at every scale?"""

import pytest
from PySide6.QtGui import QColor, QImage, QPixmap

from dominoes_desktop.table.faces import Faces
from dominoes_desktop.table.pips import pips
from dominoes_desktop.table.theme import DEFAULT

pytestmark = pytest.mark.usefixtures("qapp")

RATIOS = (1.0, 1.25, 1.5, 2.0)


def light(picture: QPixmap | QImage, x: float, y: float) -> int:
    """Lightness (0 to 255) of a device pixel."""
    image = picture.toImage() if isinstance(picture, QPixmap) else picture
    return QColor(image.pixelColor(int(x), int(y))).lightness()


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
def test_every_picture_has_the_cell_and_the_margin_on_all_sides(dpr: float, across: bool) -> None:
    faces = Faces(48, dpr)
    wide, high = (96, 48) if across else (48, 96)
    for picture in (
        faces.face(6, 5, across),
        faces.back(across),
        faces.ghost(6, 5, across),
        faces.rim(across),
        faces.shadow(across, False),
        faces.shadow(across, True),
    ):
        assert picture.devicePixelRatio() == dpr
        size = picture.deviceIndependentSize()
        assert size.width() == pytest.approx(wide + 2 * faces.margin)
        assert size.height() == pytest.approx(high + 2 * faces.margin)


@pytest.mark.parametrize("dpr", RATIOS)
def test_nothing_is_cut_off_at_the_margin(dpr: float) -> None:
    faces = Faces(48, dpr)
    for across in (False, True):
        for picture in (faces.shadow(across, True), faces.rim(across), faces.face(1, 2, across)):
            image = picture.toImage()
            right, low = image.width() - 1, image.height() - 1
            rim = [(x, y) for x in range(right + 1) for y in (0, low)]
            rim += [(x, y) for y in range(low + 1) for x in (0, right)]
            assert max(image.pixelColor(x, y).alpha() for x, y in rim) <= 3


def test_first_is_left_on_a_lying_tile_and_on_top_of_a_standing_one() -> None:
    faces = Faces(40)
    edge = faces.margin
    lying, standing = faces.face(1, 0, True), faces.face(1, 0, False)
    assert light(lying, edge + 20, edge + 20) < 90 < 200 < light(lying, edge + 60, edge + 20)
    assert light(standing, edge + 20, edge + 20) < 90 < 200 < light(standing, edge + 20, edge + 60)


def test_the_light_comes_from_the_upper_left_on_standing_and_lying_tiles() -> None:
    faces = Faces(60)
    for across in (False, True):
        face = faces.face(0, 0, across)
        wide, high = (120, 60) if across else (60, 120)
        upper = light(face, faces.margin + 9, faces.margin + 9)
        lower = light(face, faces.margin + wide - 9, faces.margin + high - 9)
        assert upper > lower + 10


def test_the_pips_of_a_tile_are_alike_to_the_pixel() -> None:
    for short in (40, 41, 46):
        faces = Faces(short)
        image = faces.face(4, 0, False).toImage()
        half = short / 2 + faces.margin
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
    ghost, face = faces.ghost(0, 0, False).toImage(), faces.face(0, 0, False).toImage()
    middle = (int(faces.margin + 30), int(faces.margin + 30))
    assert ghost.pixelColor(*middle).alpha() < 0.4 * face.pixelColor(*middle).alpha()
    rim = ghost.pixelColor(int(faces.margin + 2), int(faces.margin + 60))
    assert rim.alpha() > 230
    assert rim.red() > rim.blue() + 60


def test_a_lifted_tiles_shadow_is_fainter_and_further_away() -> None:
    faces = Faces(60)
    low, high = faces.shadow(False, False).toImage(), faces.shadow(False, True).toImage()
    x = int(faces.margin + 30)
    near, far = int(faces.margin + 122), int(faces.margin + 142)
    assert high.pixelColor(x, near).alpha() < low.pixelColor(x, near).alpha()
    assert high.pixelColor(x, far).alpha() > low.pixelColor(x, far).alpha()


def test_a_picture_is_painted_once() -> None:
    faces = Faces(40)
    assert faces.face(6, 5, True).cacheKey() == faces.face(6, 5, True).cacheKey()
    assert faces.face(6, 5, True).cacheKey() != faces.face(5, 6, True).cacheKey()


@pytest.mark.parametrize("short", [8, 13.5, 20, 150])
def test_tiles_of_any_size_can_be_painted(short: float) -> None:
    faces = Faces(short, 1.25)
    for first, second in ((0, 0), (9, 10), (18, 17)):
        assert not faces.face(first, second, True).isNull()
