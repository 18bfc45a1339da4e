"""Is what is laid from a kept picture what would be painted in its place?"""

from collections.abc import Callable
from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QTransform
from PySide6.QtWidgets import QStyleOptionGraphicsItem
from pytestqt.qtbot import QtBot

from dominoes_desktop.rules.tile import tile
from dominoes_desktop.table.fan_shelf import FanShelf
from dominoes_desktop.table.glass import lay_long_glass, paint_glass, paint_rim
from dominoes_desktop.table.kept import lay_kept
from dominoes_desktop.table.plate import Plate
from dominoes_desktop.table.theme import DEFAULT

PLACE = QRectF(-60, -20, 120, 40)
SMALL = 6  # levels of 255: what rounding once more can change


def rim(painter: QPainter, wide: float) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_rim(painter, QRectF(-wide / 2, -10, wide, 20), DEFAULT)


def kept(painter: QPainter) -> None:
    lay_kept(painter, PLACE, rim, 90.0)


def painted(painter: QPainter) -> None:
    rim(painter, 90.0)


def drawn(paint: Callable[[QPainter], None], turn: QTransform) -> QImage:
    """On a picture of 400x300, about its middle."""
    image = QImage(400, 300, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.darkGreen)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(200, 150)
    painter.setTransform(turn, combine=True)
    paint(painter)
    painter.end()
    return image


def apart(one: QImage, other: QImage) -> int:
    """The largest difference of a channel."""
    a, b = bytes(one.constBits()), bytes(other.constBits())
    return max(abs(x - y) for x, y in zip(a, b, strict=True))


@pytest.mark.parametrize("zoom", [0.8, 1.0, 1.25, 1.5, 2.0])
@pytest.mark.parametrize("turned", [0, 90, 180, 33])
def test_a_kept_picture_is_what_would_be_painted(qapp: object, zoom: float, turned: int) -> None:
    turn = QTransform().scale(zoom, zoom).rotate(turned)
    assert apart(drawn(kept, turn), drawn(painted, turn)) <= SMALL


@pytest.mark.parametrize("part", [0.125, 0.25, 0.5, 0.75])
def test_it_lies_on_the_same_part_of_a_pixel(qapp: object, part: float) -> None:
    turn = QTransform().translate(part, part)
    assert apart(drawn(kept, turn), drawn(painted, turn)) <= SMALL


def test_it_leaves_the_painter_as_it_was(qapp: object) -> None:
    turns: list[QTransform] = []

    def both(painter: QPainter) -> None:
        turns.append(painter.worldTransform())
        kept(painter)
        turns.append(painter.worldTransform())

    for turned in (0, 33):
        drawn(both, QTransform().rotate(turned))
    assert all(one == other for one, other in [*pairwise(turns)][::2])


@pytest.mark.parametrize("wide", [120.0, 240.0, 350.0])
def test_a_long_glass_is_the_glass(qapp: object, wide: float) -> None:
    place = QRectF(-wide / 2, -17, wide, 34)
    long = drawn(lambda painter: lay_long_glass(painter, place, DEFAULT, 17), QTransform())
    whole = drawn(lambda painter: paint_glass(painter, place, DEFAULT, 17), QTransform())
    assert apart(long, whole) <= SMALL


def opened(patient: bool) -> Plate:
    plate = Plate(1, "left", shelf=FanShelf(lambda: patient))
    plate.reveal([tile(6, high) for high in range(5)])
    return plate


def test_hands_turned_up_one_by_one_are_soon_what_they_are_at_once(qtbot: QtBot) -> None:
    option = QStyleOptionGraphicsItem()
    once, one_by_one = opened(patient=False), opened(patient=True)
    wanted = drawn(lambda painter: once.paint(painter, option), QTransform())
    qtbot.waitUntil(
        lambda: drawn(lambda painter: one_by_one.paint(painter, option), QTransform()) == wanted
    )
