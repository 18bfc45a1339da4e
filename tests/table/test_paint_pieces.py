"""Do the pieces that lie on the felt say what they are told, within their bounds?"""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QGraphicsView

from dominoes_desktop.rules.tile import tile_set
from dominoes_desktop.table.button import Button
from dominoes_desktop.table.fan import fan_of_backs, fan_of_faces
from dominoes_desktop.table.heap import Heap
from dominoes_desktop.table.pill import Pill, wrapped
from dominoes_desktop.table.plate import Plate, Where
from dominoes_desktop.table.theme import DEFAULT

PLACES: tuple[Where, ...] = ("top", "left", "right", "bottom")


@pytest.fixture
def table(qapp: object) -> Iterator[QGraphicsView]:
    """An empty table of 640x360 in a window."""
    scene = QGraphicsScene(0, 0, 640, 360)
    view = QGraphicsView(scene)
    view.setFrameStyle(0)
    view.resize(640, 360)
    view.show()
    yield view
    view.close()


def picture(item: QGraphicsItem, grey: bool = False) -> QImage:
    """What is seen of an item alone, with 60 px around its bounds."""
    scene = item.scene() or QGraphicsScene()
    if item.scene() is None:
        scene.addItem(item)
    area = item.sceneBoundingRect().adjusted(-60, -60, 60, 60)
    image = QImage(area.size().toSize(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    scene.render(painter, QRectF(image.rect()), area)
    painter.end()
    scene.removeItem(item)
    return image.convertToFormat(QImage.Format.Format_Grayscale8) if grey else image


def plate(where: Where = "left") -> Plate:
    made = Plate(1, where)
    made.set_name("Bo")
    made.set_score(35, 100)
    return made


# plates


@pytest.mark.parametrize("where", PLACES)
def test_a_plate_paints_within_its_bounds(qapp: object, where: Where) -> None:
    shown = plate(where)
    shown.set_tiles(14)
    shown.set_turn(True)
    assert shown.boundingRect().contains(shown.glass)
    image = picture(shown)
    outside = [image.pixelColor(x, 30).alpha() for x in range(image.width())]
    assert max(outside) == 0


def test_whose_turn_it_is_can_be_told_without_colours(qapp: object) -> None:
    quiet, asked = plate(), plate()
    asked.set_turn(True)
    one, other = picture(quiet, grey=True), picture(asked, grey=True)
    right = int(quiet.glass.right() - quiet.boundingRect().x()) + 60
    middle = int(26 - quiet.boundingRect().y()) + 60
    assert one.pixelColor(right + 5, middle) != other.pixelColor(right + 5, middle)


def test_backs_stand_side_by_side_where_there_is_room() -> None:
    fan = fan_of_backs(5, QRectF(0, 0, 160, 46))
    assert [spot.x() for spot in fan.spots] == [0, 21, 42, 63, 84]


@pytest.mark.parametrize("tiles", [1, 5, 7, 8, 14, 21, 40, 120])
def test_a_hand_is_seen_as_backs_and_as_a_number(tiles: int) -> None:
    box = QRectF(0, 0, 160, 46)
    fan = fan_of_backs(tiles, box)
    assert fan.count == str(tiles)
    assert 1 <= len(fan.spots) <= tiles
    assert fan.bounds.right() <= box.right() + 8


@pytest.mark.parametrize("tiles", [1, 7, 14, 21])
def test_open_faces_do_not_hide_each_other(tiles: int) -> None:
    fan = fan_of_faces(tiles, QRectF(0, 0, 160, 46))
    assert len(fan.spots) == tiles
    rects = [QRectF(spot.x(), spot.y(), fan.short, 2 * fan.short) for spot in fan.spots]
    for index, rect in enumerate(rects):
        assert fan.bounds.contains(rect)
        assert not any(rect.intersects(other) for other in rects[:index])


def test_a_hand_is_revealed_and_covered_again(qapp: object) -> None:
    shown = plate()
    shown.set_tiles(3)
    covered = picture(shown)
    shown.reveal(tile_set(6)[:3])
    assert picture(shown) != covered
    shown.reveal(None)
    assert picture(shown) == covered


def test_an_empty_hand_is_revealed_as_nothing(qapp: object) -> None:
    shown = plate()
    shown.set_tiles(5)
    shown.reveal(())
    assert not picture(shown).isNull()


def test_the_point_of_a_hand_follows_its_plate(qapp: object) -> None:
    shown = plate()
    shown.set_tiles(5)
    before = shown.hand_point()
    shown.setPos(100, 50)
    assert shown.hand_point() == before + QPointF(100, 50)
    shown.setScale(2)
    assert shown.hand_point() == before * 2 + QPointF(100, 50)


# the boneyard


def test_the_boneyard_keeps_its_other_tiles_in_place_when_one_is_taken(qapp: object) -> None:
    heap = Heap()
    points = []
    for count in range(1, 25):
        heap.set_count(count)
        points.append(heap.top_point())
    assert len({(point.x(), point.y()) for point in points}) == 24
    heap.set_count(7)
    assert heap.top_point() == points[6]
    heap.set_count(60)
    assert heap.top_point() == points[23]


@pytest.mark.parametrize("count", [0, 1, 24, 91])
def test_the_boneyard_paints_within_its_bounds(qapp: object, count: int) -> None:
    heap = Heap()
    heap.set_count(count, max(0, count - 2))
    heap.set_inviting(count > 0, "draw")
    image = picture(heap)
    edges = [image.pixelColor(x, y).alpha() for x in range(image.width()) for y in (58, 59)]
    assert max(edges) == 0


def test_an_inviting_boneyard_can_be_told_without_colours(qapp: object) -> None:
    heap = Heap()
    heap.set_count(9)
    quiet = picture(heap, grey=True)
    heap.set_inviting(True, "draw a tile")
    assert picture(heap, grey=True) != quiet


# the sentence and its buttons


def test_the_sentence_stays_in_the_middle_and_holds_its_buttons(qapp: object) -> None:
    pill = Pill()
    pill.say("Nothing fits: draw from the boneyard (9 left)")
    alone = pill.glass
    assert alone.center().x() == pytest.approx(0, abs=1)
    pill.offer([Button("Draw", "D"), Button("Pass", "P")])
    assert pill.glass.width() > alone.width()
    assert pill.glass.center().x() == pytest.approx(0, abs=1)
    rects = [button.mapRectToParent(button.rect) for button in pill.buttons]
    assert all(pill.glass.contains(rect) for rect in rects)
    assert not rects[0].intersects(rects[1])
    pill.offer([])
    assert pill.glass == alone


def test_a_sentence_never_becomes_wider_than_it_may(qapp: object) -> None:
    pill = Pill()
    pill.set_room(320, 1.0, 1.0)
    pill.say("a very long sentence that goes on and on " * 4)
    assert pill.glass.width() <= 320


def test_a_long_sentence_loses_no_word_on_two_lines(qapp: object) -> None:
    text = "5-2 fits the 2 on the left, and the 5 below for 5 points"
    metrics = QFontMetricsF(DEFAULT.font(DEFAULT.body))
    lines = wrapped(text, metrics, metrics.horizontalAdvance(text) * 0.7)
    assert len(lines) == 2
    assert " ".join(lines) == text


def test_nothing_to_say_shows_nothing(qapp: object) -> None:
    assert Pill().glass.isEmpty()


def test_a_button_answers_a_mouse_that_never_hovered(table: QGraphicsView) -> None:
    button = Button("Draw", "D")
    table.scene().addItem(button)
    button.setPos(100, 100)
    clicks: list[None] = []
    button.clicked.connect(lambda: clicks.append(None))
    at = table.mapFromScene(button.sceneBoundingRect().center())
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert len(clicks) == 1


def test_a_double_click_is_one_click(table: QGraphicsView) -> None:
    button = Button("Draw")
    table.scene().addItem(button)
    button.setPos(100, 100)
    clicks: list[None] = []
    button.clicked.connect(lambda: clicks.append(None))
    at = table.mapFromScene(button.sceneBoundingRect().center())
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=at)
    QTest.mouseDClick(table.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert len(clicks) == 1


def test_a_button_let_go_elsewhere_is_not_clicked(table: QGraphicsView) -> None:
    button = Button("Draw")
    table.scene().addItem(button)
    button.setPos(100, 100)
    clicks: list[None] = []
    button.clicked.connect(lambda: clicks.append(None))
    at = table.mapFromScene(button.sceneBoundingRect().center())
    QTest.mousePress(table.viewport(), Qt.MouseButton.LeftButton, pos=at)
    away = table.mapFromScene(QPointF(400, 300))
    QTest.mouseRelease(table.viewport(), Qt.MouseButton.LeftButton, pos=away)
    assert clicks == []


def test_a_disabled_button_does_nothing(table: QGraphicsView) -> None:
    button = Button("Draw")
    table.scene().addItem(button)
    button.setEnabled(False)
    clicks: list[None] = []
    button.clicked.connect(lambda: clicks.append(None))
    button.click()
    table.scene().setFocusItem(button)
    QTest.keyClick(table, Qt.Key.Key_Return)
    assert clicks == []
    button.setEnabled(True)
    button.setFocus()
    QTest.keyClick(table, Qt.Key.Key_Return)
    assert len(clicks) == 1


def test_a_finger_may_hit_a_button_44_pixels_high(qapp: object) -> None:
    assert Button("Pass").shape().boundingRect().height() >= 44
