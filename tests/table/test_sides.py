"""Is it seen at the table who plays with whom, and can the small words on a plate be read?"""

import pytest
from PySide6.QtGui import QFontMetricsF
from pytestqt.qtbot import QtBot

from dominoes_desktop.games import BLOCK, PARTNERSHIP
from dominoes_desktop.rules.event import TilePlayed
from dominoes_desktop.table.area import frame
from dominoes_desktop.table.one_line import NARROWEST, fitted
from dominoes_desktop.table.plate import Plate
from dominoes_desktop.table.theme import DEFAULT
from dominoes_desktop.words import Voice

from .at_table import Bench, one
from .test_turns import seated


def test_each_plate_says_with_whom_and_both_of_a_side_bear_its_sign(qtbot: QtBot) -> None:
    bench = Bench(qtbot)
    bench.sit(seated(PARTNERSHIP, 4))
    plates = bench.view.table.furniture.plates
    assert [plate.side.words for plate in plates] == [
        "with Mira",
        "with Ada",
        "with you",
        "with Bo",
    ]
    assert [plate.side.side for plate in plates] == [0, 1, 0, 1]
    assert all(plate.side.isVisible() for plate in plates)


def test_who_plays_alone_has_no_such_tab(qtbot: QtBot) -> None:
    bench = Bench(qtbot)
    bench.sit(seated(BLOCK, 4))
    assert not any(plate.side.isVisible() for plate in bench.view.table.furniture.plates)


@pytest.mark.parametrize("size", [(800, 600), (1280, 720), (1920, 1080)])
def test_the_tabs_of_a_plate_lie_in_the_window_and_beside_each_other(
    qtbot: QtBot, size: tuple[int, int]
) -> None:
    bench = Bench(qtbot, size)
    bench.sit(seated(PARTNERSHIP, 4, 3), names=("Wilhelmina", "Maximilian", "Bartholomew", "Ada"))
    window = bench.view.table.sceneRect()
    for plate in bench.view.table.furniture.plates:
        plate.tab.say("next")
        side = plate.side.mapRectToParent(plate.side.rect)
        assert window.contains(plate.side.mapRectToScene(plate.side.rect))
        assert not side.intersects(plate.tab.mapRectToParent(plate.tab.rect))
        assert len(plate.side.shown) > len("with ")


def test_the_tile_just_played_is_named_whole_on_the_narrowest_plate(qtbot: QtBot) -> None:
    """Beside the goal, in letters a little narrower."""
    small = DEFAULT.font(DEFAULT.small)
    left = frame(1280, 720, 4).plates[0][1]
    goal = QFontMetricsF(small).horizontalAdvance("/ 100")
    room = Plate(0, "bottom").glass.width() - 11 - goal - 7 - 48
    assert left.w >= Plate(0, "bottom").glass.width()
    said = Voice(str, ("Ann", "Bo"), 0).short(TilePlayed(0, one("6-4"), 6, None, 3))
    words, narrow = fitted(said, small, room)
    assert (words, narrow >= NARROWEST) == ("you lead 6-4", True)


def test_words_without_end_are_cut_at_their_narrowest(qtbot: QtBot) -> None:
    words, narrow = fitted("plays " * 20, DEFAULT.font(DEFAULT.small), 80)
    assert words.endswith("…")
    assert narrow == NARROWEST
