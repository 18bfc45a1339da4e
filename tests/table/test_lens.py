"""Can the player look closer, and never lose the table out of sight? Wheel, pinch, keys, hands."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF
from pytestqt.qtbot import QtBot

from dominoes_desktop.games import BLOCK, DOUBLES, TIGHT_TABLE
from dominoes_desktop.geometry import shape_of
from dominoes_desktop.rules.move import Play
from dominoes_desktop.rules.ruleset import Ruleset
from dominoes_desktop.rules.umpire import deal, new_match, step

from .at_table import Bench, look, one, placed
from .looking import LONG, MIDDLE, cued, face_of, lens_of, on_felt, ours, wheel
from .test_scene import some_match
from .test_scene_space import all_down, rect


@pytest.fixture
def bench(qtbot: QtBot) -> Bench:
    return Bench(qtbot)


# closer and further


@pytest.mark.parametrize("which", [5, 10, 15, 20])
def test_the_wheel_zooms_to_the_pointer(bench: Bench, which: int) -> None:
    match = all_down(Random(3), 2)
    seen = bench.sit(match)
    text = str(seen.layout.laid[which].tile)
    before, at = bench.view.table.aimed, bench.at(text)
    wheel(bench, at, 3)
    camera, felt = bench.view.table.aimed, bench.view.table.frame.felt
    assert camera.unit > 1.6 * before.unit
    x0, y0, x1, y1 = seen.layout.bounds
    if (x1 - x0) * camera.unit > felt.w:
        assert abs(bench.at(text).x() - at.x()) < 1
    if (y1 - y0) * camera.unit > felt.h:
        assert abs(bench.at(text).y() - at.y()) < 1
    assert (x1 - x0) * camera.unit > felt.w or (y1 - y0) * camera.unit > felt.h


def test_every_step_is_sharp_and_none_is_too_close(bench: Bench) -> None:
    bench.sit(all_down(Random(3), 2))
    units = []
    for _ in range(12):
        wheel(bench, MIDDLE, 1)
        units.append(bench.view.table.aimed.unit)
    assert all(unit == int(unit) for unit in units)
    assert units == sorted(units)
    assert 2 * units[-1] <= 2.5 * 58


def test_zooming_out_ends_with_the_whole_table_exactly_as_it_was(bench: Bench) -> None:
    bench.sit(all_down(Random(3), 2))
    before = bench.picture()
    for turns in (1, 1, 1, -1, -1, -1):
        wheel(bench, QPointF(300, 200), turns)
    assert not lens_of(bench).zoomed
    assert bench.picture() == before
    wheel(bench, MIDDLE, -1)
    assert bench.picture() == before


def test_a_pinch_is_a_zoom_in_small_steps(bench: Bench) -> None:
    bench.sit(all_down(Random(3), 2))
    before = bench.view.table.aimed.unit
    for _ in range(20):
        lens_of(bench).pinch(1.03, MIDDLE)
    assert bench.view.table.aimed.unit == pytest.approx(before * 1.03**20, rel=0.12)
    for _ in range(40):
        lens_of(bench).pinch(0.97, MIDDLE)
    assert not lens_of(bench).zoomed


def test_an_empty_table_is_not_looked_at_more_closely(bench: Bench) -> None:
    bench.sit(some_match(BLOCK, 2, 0))
    wheel(bench, MIDDLE, 3)
    assert not lens_of(bench).zoomed


def show_all(bench: Bench) -> None:
    bench.view.show_all()


def press_fit(bench: Bench) -> None:
    button = lens_of(bench).cues.fit
    bench.click(button.mapToScene(button.rect.center()))


@pytest.mark.parametrize("how", [show_all, press_fit])
def test_fit_shows_the_whole_table_again(bench: Bench, how: Callable[[Bench], None]) -> None:
    """Known complaint C11."""
    bench.sit(ours())
    before = bench.picture()
    wheel(bench, MIDDLE, 3)
    assert lens_of(bench).cues.fit.isVisible()
    how(bench)
    assert bench.picture() == before
    assert not lens_of(bench).cues.fit.isVisible()


# moving it


def test_the_empty_felt_is_dragged_and_the_table_goes_with_it(bench: Bench) -> None:
    bench.sit(all_down(Random(3), 2))
    wheel(bench, MIDDLE, 4)
    before = bench.view.table.aimed
    bench.drag(MIDDLE, MIDDLE + QPointF(60, 40))
    after = bench.view.table.aimed
    assert (after.unit, after.x - before.x, after.y - before.y) == (before.unit, 60, 40)
    bench.drag(MIDDLE, MIDDLE - QPointF(60, 40))
    assert bench.view.table.aimed == before


def test_it_is_never_dragged_out_of_sight(bench: Bench) -> None:
    bench.sit(all_down(Random(3), 2))
    wheel(bench, MIDDLE, 4)
    felt = rect(bench.view.table.frame.felt)
    for way in (QPointF(9000, 0), QPointF(0, -9000), QPointF(-9000, 9000)):
        bench.drag(MIDDLE, MIDDLE + way)
        camera, seen = bench.view.table.aimed, bench.view.table.seen
        assert seen is not None
        x0, y0, x1, y1 = seen.layout.bounds
        table = QRectF(QPointF(*camera.at(x0, y0)), QPointF(*camera.at(x1, y1)))
        shared = table & felt
        assert shared.width() >= min(table.width(), felt.width()) - 3 * camera.unit
        assert shared.height() >= min(table.height(), felt.height()) - 3 * camera.unit


def test_where_all_is_seen_the_felt_does_not_move(bench: Bench) -> None:
    bench.sit(ours())
    before = bench.picture()
    bench.drag(QPointF(300, 420), QPointF(500, 300))
    wheel(bench, MIDDLE, 0, sideways=2)
    assert bench.picture() == before


def test_a_tile_held_at_the_felts_edge_moves_the_table(bench: Bench) -> None:
    seen = bench.sit(ours())
    wheel(bench, MIDDLE, 5)
    lens_of(bench).bring(seen.layout.of(one("4-3")).rect)
    (side,) = [side for side, (words, _) in cued(bench).items() if "6" in words]
    felt = rect(bench.view.table.frame.felt)
    edge = {
        "w": QPointF(felt.left() + 4, felt.center().y()),
        "e": QPointF(felt.right() - 4, felt.center().y()),
        "n": QPointF(felt.center().x(), felt.top() + 4),
        "s": QPointF(felt.center().x(), felt.bottom() - 4),
    }
    bench.lift("6-2", MIDDLE, edge[side])
    (play,) = bench.ghosts
    assert not felt.contains(face_of(bench.ghosts[play]))
    for _ in range(400):
        lens_of(bench).scroll()
    assert felt.contains(face_of(bench.ghosts[play]))
    bench.move(bench.ghost(play))
    bench.release(bench.ghost(play))
    assert bench.made == [play]


def test_a_tile_just_taken_from_the_rack_does_not_move_the_table(bench: Bench) -> None:
    bench.sit(ours())
    wheel(bench, MIDDLE, 5)
    before = bench.view.table.aimed
    start = bench.lift("6-2", bench.at("6-2") - QPointF(0, 30))
    bench.move(start - QPointF(0, 60))
    assert not lens_of(bench)._tick.isActive()
    assert bench.view.table.aimed == before


# what is brought in


@pytest.mark.parametrize("pace", ["off", "normal"])
def test_a_move_out_of_sight_is_brought_in_once_it_has_landed(qtbot: QtBot, pace: str) -> None:
    bench = Bench(qtbot, pace=pace)
    match = placed(BLOCK, "6-2 3-2 5-5", "1-1 3-1 6-6", line=LONG, seat=1)
    bench.sit(match)
    wheel(bench, MIDDLE, 5)
    lens_of(bench).bring(bench.view.table.seen.layout.of(one("6-5")).rect)  # type: ignore[union-attr]
    before = bench.view.table.aimed
    done = step(match, Play(one("3-1"), 3, one("4-3")))
    bench.show(match, Play(one("3-1"), 3, one("4-3")))
    if pace == "normal":
        assert bench.view.table.aimed == before
        bench.view.director.finish()
    assert done.match.round is not None
    assert bench.view.table.aimed.unit == before.unit
    assert on_felt(bench, bench.view.table.seen.layout.of(one("3-1")))  # type: ignore[union-attr]
    lens_of(bench).rest()
    settled = bench.picture()
    bench.sit(done.match)
    assert bench.picture() == settled


def test_a_new_round_is_seen_whole(bench: Bench) -> None:
    bench.sit(ours())
    wheel(bench, MIDDLE, 3)
    match = new_match(BLOCK, 2)
    bench.sit(step(match, deal(match, Random(1))).match)
    assert not lens_of(bench).zoomed
    assert cued(bench) == {}


def test_another_match_is_seen_whole(bench: Bench) -> None:
    bench.sit(ours())
    wheel(bench, MIDDLE, 3)
    bench.view.director.stop()
    bench.sit(some_match(BLOCK, 2, 9))
    assert not lens_of(bench).zoomed


def test_a_match_that_is_left_is_seen_whole(bench: Bench) -> None:
    bench.sit(all_down(Random(3), 2))
    whole = bench.lying()
    wheel(bench, MIDDLE, 3)
    assert bench.lying() != whole
    bench.view.director.stop()
    assert bench.lying() == whole


@pytest.mark.parametrize("game", [DOUBLES, TIGHT_TABLE, BLOCK], ids=lambda game: game.key)
def test_a_part_stays_in_sight_in_a_window_of_another_size(bench: Bench, game: Ruleset) -> None:
    bench.sit(some_match(game, 2, 9))
    wheel(bench, QPointF(500, 250), 3)
    before, sight = bench.picture(), lens_of(bench).sight
    bench.view.resize(1600, 900)
    assert lens_of(bench).zoomed
    bench.view.resize(1280, 720)
    assert lens_of(bench).sight == sight
    assert bench.picture() == before


# the eye follows


def test_the_eye_glides_after_the_camera_and_can_be_cut_short(qtbot: QtBot) -> None:
    bench = Bench(qtbot, pace="normal")
    bench.sit(all_down(Random(3), 2))
    still = Bench(qtbot)
    still.sit(all_down(Random(3), 2))
    for there in (bench, still):
        wheel(there, MIDDLE, 2)
    table = bench.view.table
    assert not table.ground.transform().isIdentity()
    assert table.aimed == still.view.table.aimed
    lens_of(bench).rest()
    assert table.ground.transform().isIdentity()
    assert bench.picture() == still.picture()


def test_the_eye_begins_where_it_was(qtbot: QtBot) -> None:
    bench = Bench(qtbot, pace="normal")
    bench.sit(all_down(Random(3), 2))
    table, text = bench.view.table, "6-6"
    at = bench.at(text)
    wheel(bench, MIDDLE, 2)
    begun = table.ground.transform().map(bench.at(text))
    assert (begun - at).manhattanLength() < 1


def test_a_table_whose_edge_is_a_rule_is_seen_whole_and_closer(bench: Bench) -> None:
    shape = shape_of(TIGHT_TABLE)
    seen = replace(look(some_match(TIGHT_TABLE, 2, 7)), edges=(shape.width, shape.height))
    bench.view.show_events((), seen)
    whole, felt = bench.picture(), rect(bench.view.table.frame.felt)

    def table() -> QRectF:
        camera, wide, high = bench.view.table.aimed, shape.width, shape.height
        corner = QPointF(*camera.at(-wide / 2, -high / 2))
        return QRectF(corner, QSizeF(wide * camera.unit, high * camera.unit))

    assert felt.adjusted(-1, -1, 1, 1).contains(table())
    wheel(bench, MIDDLE, 3)
    assert table().height() > 1.5 * felt.height()
    for way in (QPointF(-3000, -3000), QPointF(3000, 3000)):
        bench.drag(MIDDLE, MIDDLE + way)
        assert table().intersected(felt).height() > felt.height() - 1
    bench.view.show_all()
    assert bench.picture() == whole
