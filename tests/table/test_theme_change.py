"""Does another theme come at once, in the middle of anything, and leave the picture it should?"""

from itertools import cycle, islice

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from dominoes_desktop.games import DOUBLES, DRAW
from dominoes_desktop.rules.move import Play
from dominoes_desktop.rules.observation import redact
from dominoes_desktop.rules.ruleset import Match
from dominoes_desktop.rules.umpire import step
from dominoes_desktop.table import shelf
from dominoes_desktop.table.theme import DEFAULT, Theme
from dominoes_desktop.table.wardrobe import together, wardrobe

from .at_table import Bench, look, one, placed

WARDROBE = wardrobe()
THEMES = [
    together(tiles.theme, table.theme)
    for tiles, table in zip(WARDROBE.tiles, cycle(WARDROBE.tables), strict=False)
]
PLAY = Play(one("6-5"), 6, one("6-6"))


def mine() -> Match:
    """My turn, and 6-5 fits."""
    return placed(DRAW, "6-5 3-2 4-4", "4-1 0-0", line="6-6", boneyard="1-1 2-2 3-3")


def pixels(bench: Bench) -> QImage:
    return bench.view.grab().toImage()


def worn_from_the_start(qtbot: QtBot, theme: Theme, match: Match) -> Bench:
    """A table that has known no other theme."""
    bench = Bench(qtbot)
    bench.view.wear(theme)
    bench.sit(match)
    return bench


def test_every_theme_leaves_the_picture_of_a_table_that_knew_no_other(qtbot: QtBot) -> None:
    bench = Bench(qtbot)
    bench.sit(mine())
    for theme in THEMES:
        bench.view.wear(theme)
        assert pixels(bench) == pixels(worn_from_the_start(qtbot, theme, mine()))


def test_signs_on_the_table_change_with_it(qtbot: QtBot) -> None:
    locked = placed(DOUBLES, "5-5 6-1", "3-3 2-2", line="5-6 6-6 6-3")
    bench = Bench(qtbot)
    bench.sit(locked)
    assert bench.view.table.signs.marks.marks
    bench.view.wear(THEMES[-1])
    assert pixels(bench) == pixels(worn_from_the_start(qtbot, THEMES[-1], locked))


def test_a_theme_changes_in_the_middle_of_a_motion_and_does_not_disturb_it(qtbot: QtBot) -> None:
    bench = Bench(qtbot)
    bench.sit(mine())
    bench.view.set_pace("slow")
    done = step(mine(), PLAY)
    bench.view.show_events(redact(done.events, 0), look(done.match))
    for theme in islice(cycle(THEMES), 20):
        bench.view.wear(theme)
        bench.view.grab()
        assert bench.view.director.busy
    bench.view.director.finish()
    bench.view.set_pace("off")
    still = worn_from_the_start(qtbot, bench.view.table.theme, mine())
    still.view.show_events(redact(done.events, 0), look(done.match))
    assert pixels(bench) == pixels(still)


def test_ghosts_and_a_tile_that_is_held_stay_where_they_are(qtbot: QtBot) -> None:
    bench = Bench(qtbot)
    bench.sit(mine())
    bench.lift("6-5", bench.at("6-6"))
    at, ghosts = bench.at("6-5"), dict(bench.ghosts)
    bench.view.wear(THEMES[1])
    assert ghosts
    assert (bench.at("6-5"), dict(bench.ghosts)) == (at, ghosts)
    bench.release(bench.at("6-5"))
    assert bench.made


def test_new_pictures_are_drawn_a_few_at_a_time_and_the_old_ones_lent(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shelf, "TURN", 1e-9)  # seconds: one picture a turn
    bench = Bench(qtbot)
    hand = "6-5 6-4 6-3 6-2 6-1 6-0 5-4 5-3 5-2 5-1"
    bench.sit(placed(DRAW, hand, "4-1", line="6-6", boneyard="1-1 2-2 3-3"))
    bench.view.grab()
    table = bench.view.table
    table.shelf.patient = True
    before = table.shelf
    bench.view.wear(THEMES[1])
    bench.view.grab()
    after = table.shelf

    def own() -> int:
        """Tiles of the hand that are seen in the new theme."""
        poses = [bench.item(text).pose for text in hand.split()]
        return sum(
            after.lent(pose.short, pose.first, pose.second, False)
            != before.lent(pose.short, pose.first, pose.second, False)
            for pose in poses
        )

    assert own() <= 1
    qtbot.waitUntil(lambda: bool(bench.view.grab()) and own() == 10)


def test_the_same_theme_again_changes_nothing(qtbot: QtBot) -> None:
    bench = Bench(qtbot)
    bench.sit(mine())
    before = bench.view.table.shelf
    bench.view.wear(DEFAULT)
    assert bench.view.table.shelf is before
