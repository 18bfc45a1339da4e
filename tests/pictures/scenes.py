"""What do the approved pictures show? Tables set up by hand, without a word on them.

Words are set as small as can be and the pieces that are as wide as their words are hidden: letters
differ between machines, pictures do not.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QMargins, QRect, QRectF, QSize
from PySide6.QtGui import QImage, QPainter, Qt

from dominoes_desktop.games import ALL_FIVES, ANIMAL, DOUBLES, DRAW, SUPER, TIGHT_TABLE
from dominoes_desktop.geometry import shape_of
from dominoes_desktop.rules.line import Joined, Line
from dominoes_desktop.rules.ruleset import Match, Ruleset
from dominoes_desktop.rules.tile import halves
from dominoes_desktop.rules.umpire import position
from dominoes_desktop.table.felt import paint_felt
from dominoes_desktop.table.theme import Style, Theme
from dominoes_desktop.table.view import TableView
from dominoes_desktop.table.wardrobe import OWN, theme_of
from dominoes_desktop.words.scene import spotted

from ..table.at_table import look, one, row, tiles

HERE = Path(__file__).parent
NAMES = tuple("ABCDEFGH")
LEAST = 8
"""What is kept of a picture are steps of so many levels: less than an eye sees, and small files."""


# tables


def grown(text: str) -> Line:
    """A tree: the first tile, then each ``5-3<6-5`` joined to the tile named behind."""
    first, *others = text.split()
    line = [Joined(one(first), one(first).high)]
    for word in others:
        laid, host = word.split("<")
        inner = next(iter({*halves(laid)} & {*halves(host)}))
        line.append(Joined(one(laid), inner, one(host), inner))
    return tuple(line)


def at(ruleset: Ruleset, line: Line, *hands: str, boneyard: str = "") -> Match:
    return position(ruleset, [tiles(hand) for hand in hands], line, tiles(boneyard))


def wordless(tiles: str = OWN, table: str = "green", style: Style = "pips") -> Theme:
    theme, wrong = theme_of(tiles, table, style)
    assert not wrong
    return replace(theme, small=1, body=1, large=1)


def seated(match: Match, theme: Theme, size: tuple[int, int] = (1280, 720)) -> TableView:
    """A view of the match, in which all is painted at once."""
    view = TableView()
    view.resize(*size)
    view.set_pace("off")
    view.show()
    view.table.shelf.patient = False
    view.wear(theme)
    shape = shape_of(match.ruleset)
    edges = (shape.width, shape.height) if shape.edges else None
    view.show_events((), replace(look(match, names=NAMES), edges=edges))
    for piece in (view.table.furniture.pill, view.table.furniture.ends):
        piece.setVisible(False)
    return view


def seen(view: TableView, area: QRect | None = None, dpr: float = 1.0, smaller: int = 1) -> QImage:
    """What is to be seen there, or of the tiles on the table; the view then goes."""
    table = view.table
    if dpr != 1.0:
        table.resize(table.width(), table.height(), dpr)
    if area is None:
        lying = [item for item in table.items_by_tile.values() if item.grounded]
        around = QRectF()
        for item in lying:
            around = around.united(item.mapRectToScene(item.face_rect()))
        area = around.toAlignedRect().marginsAdded(QMargins(24, 24, 24, 24))
    image = QImage(area.size() * dpr, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(dpr)
    painter = QPainter(image)
    painter.setRenderHints(view.renderHints())
    table.render(painter, QRectF(0, 0, area.width(), area.height()), QRectF(area))
    painter.end()
    view.close()
    view.deleteLater()
    image.setDevicePixelRatio(1.0)
    if smaller == 1:
        return image
    return image.scaled(image.size() / smaller, mode=Qt.TransformationMode.SmoothTransformation)


# pictures


def felt() -> QImage:
    return paint_felt(QSize(400, 260)).toImage()


def rack() -> QImage:
    match = at(DRAW, row("6-6 6-4"), "6-5 6-1 4-4 3-2 5-2", "1-1 0-0", boneyard="2-2 3-3")
    return seen(seated(match, wordless()), QRect(330, 570, 620, 150))


def corner() -> QImage:
    """The line turns, with a double in its side."""
    line = row("6-5 5-4 4-3 3-2 2-1 1-0 0-2 2-4 4-6 6-1 1-1 1-3 3-5 5-5 5-2 2-2")
    return seen(seated(at(DRAW, line, "6-6 6-3", "0-0"), wordless()), smaller=2)


def cross() -> QImage:
    line = grown("5-5 5-4<5-5 5-6<5-5 5-1<5-5 5-0<5-5 4-4<5-4 6-2<5-6 1-3<5-1 0-0<5-0")
    return seen(seated(at(ALL_FIVES, line, "6-4 6-3", "5-3 4-2"), wordless()), smaller=2)


def tree() -> QImage:
    line = grown(
        "6-6 6-5<6-6 6-4<6-6 6-3<6-6 6-2<6-6 5-5<6-5 5-4<5-5 5-3<5-5 5-1<5-5 4-4<6-4 4-1<4-4 "
        "2-0<6-2"
    )
    return seen(seated(at(DOUBLES, line, "1-1 6-1", "0-0 4-2"), wordless()), smaller=2)


def super_table() -> QImage:
    line = grown(
        "15-15 15-9<15-15 15-12<15-15 15-14<15-15 15-10<15-15 15-7<15-15 15-2<15-15 9-11<15-9 "
        "12-12<15-12 12-4<12-12 14-8<15-14 10-3<15-10 7-7<15-7 7-6<7-7 2-5<15-2 8-0<14-8"
    )
    match = at(SUPER, line, "13-13 13-1", "0-0 4-2", "5-5 1-1", boneyard="6-6 3-3")
    return seen(seated(match, wordless(style="coloured")), smaller=2)


def tight_table() -> QImage:
    line = spotted(TIGHT_TABLE, row("3-6 6-6 6-5 5-5 5-1"))
    match = at(TIGHT_TABLE, line, "1-1 6-1", "0-0 4-2", boneyard="3-3")
    view = seated(match, wordless())
    rim = view.table.signs.rim
    return seen(view, rim.mapRectToScene(rim.boundingRect()).toAlignedRect(), smaller=2)


def eight_seats() -> QImage:
    line = grown("12-12 12-9<12-12 12-10<12-12 12-14<12-12 9-3<12-9 10-8<12-10")
    hands = ["13-13 13-1 9-9", "0-0 4-2", "5-5 1-1", "6-6 6-5", "7-7", "8-8 8-1", "3-3", "4-4 4-1"]
    match = at(SUPER, line, *hands, boneyard="11-11 11-3 11-4 11-5 11-6")
    return seen(seated(match, wordless(style="coloured")), QRect(0, 0, 1280, 720), smaller=3)


def dark() -> QImage:
    line = row("1-2 2-2 2-6 6-6 6-5 5-3")
    match = at(DRAW, line, "6-4 6-3", "5-4 4-2")
    return seen(seated(match, wordless("ebony", "walnut")), smaller=2)


def high_contrast() -> QImage:
    line = row("1-2 2-2 2-6 6-6 6-5 5-3")
    match = at(DRAW, line, "6-4 6-3 3-3 4-1", "5-4 4-2", boneyard="0-0 1-1 3-1")
    theme = wordless("contrast", "contrast")
    return seen(seated(match, theme), QRect(0, 220, 1280, 500), smaller=2)


def half_as_large_again() -> QImage:
    """At a scale of 1.5, pixel for pixel."""
    line = row("4-4 4-6")
    match = at(DRAW, line, "6-5", "5-4 4-2")
    return seen(seated(match, wordless("ivory", "slate")), dpr=1.5)


def animals() -> QImage:
    line = row("0-1 1-2 2-2 2-3 3-4 4-5 5-6")
    return seen(seated(at(ANIMAL, line, "6-6", "3-1"), wordless(style="animals")), smaller=2)


def pebbles() -> QImage:
    line = row("0-1 1-2 2-2 2-3 3-4 4-5 5-6")
    theme = wordless(style="pebbles", table="slate")
    return seen(seated(at(DRAW, line, "6-6", "3-1"), theme), smaller=2)


PICTURES: Sequence[Callable[[], QImage]] = (
    felt, rack, corner, cross, tree, super_table, tight_table, eight_seats, dark, high_contrast,
    half_as_large_again, animals, pebbles,
)  # fmt: skip


def approved(name: str) -> Path:
    return HERE / f"{name}.png"


def coarse(image: QImage) -> QImage:
    """The picture in steps of `LEAST` levels, as it is kept."""
    made = image.convertToFormat(QImage.Format.Format_RGB888)
    row = bytes([min(255, (value + LEAST // 2) // LEAST * LEAST) for value in range(256)])
    data = bytes(made.constBits()).translate(row)
    return QImage(
        data, made.width(), made.height(), made.bytesPerLine(), QImage.Format.Format_RGB888
    ).copy()
