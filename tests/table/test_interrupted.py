"""Whatever comes in the middle of a motion, is the picture in the end the one that is so?

Sizes, pixel ratios, dresses, hiding: each of them leaves exactly what `settle` draws.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QSize, QTranslator
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dominoes_desktop.archive.catalogues import catalogues
from dominoes_desktop.games import ALL_FIVES, BLOCK, DOUBLES, SUPER, TIGHT_TABLE
from dominoes_desktop.rules.observation import redact
from dominoes_desktop.rules.ruleset import Match, Ruleset
from dominoes_desktop.rules.umpire import legal_moves, step
from dominoes_desktop.table import rack_item
from dominoes_desktop.table.theme import DEFAULT, Theme
from dominoes_desktop.table.wardrobe import theme_of

from .at_table import Bench, look
from .test_scene import some_match

GAMES = [BLOCK, ALL_FIVES, DOUBLES, SUPER, TIGHT_TABLE]
SIZE = (1280, 720)
PATIENCE = 60_000
ENDLESS = 100.0


def begun(game: Ruleset, moves: int) -> Match:
    return some_match(game, min(max(4, game.seats[0]), game.seats[1]), moves)


def moving(qtbot: QtBot, game: Ruleset, moves: int = 9) -> tuple[Bench, Match]:
    """A table on which a move has just begun to be shown, and the match after it."""
    bench = Bench(qtbot, SIZE)
    match = begun(game, moves)
    bench.sit(match)
    bench.view.set_pace("slow")
    bench.view.director.beat = ENDLESS  # however long the machine takes, it is not over
    done = step(match, Random(1).choice(legal_moves(match)))
    bench.view.show_events(redact(done.events, 0), look(done.match))
    assert bench.view.director.busy
    return bench, done.match


def still(qtbot: QtBot, match: Match, like: Bench) -> QImage:
    """What `settle` alone draws of it, in a window and a dress like that one's."""
    fresh = Bench(qtbot, like.view.size().toTuple())  # type: ignore[arg-type]
    fresh.view.wear(like.view.table.theme)
    fresh.sit(match)
    fresh.view.table.camera = like.view.table.camera
    fresh.sit(match)
    return fresh.picture().pixels


def at_rest(bench: Bench) -> QImage:
    bench.view.director.finish()
    bench.view.table.lens.rest()
    return bench.picture().pixels


def sizes() -> Iterator[tuple[int, int]]:
    rng = Random(20)
    for _ in range(19):
        yield rng.randint(800, 1900), rng.randint(600, 1050)
    yield SIZE


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_20_quick_resizes_in_mid_motion_leave_what_is_so(qtbot: QtBot, game: Ruleset) -> None:
    bench, match = moving(qtbot, game)
    for size in sizes():
        bench.view.resize(*size)
        QApplication.processEvents()
    assert at_rest(bench) == still(qtbot, match, bench)


@pytest.mark.parametrize("game", [BLOCK, SUPER], ids=lambda game: game.key)
def test_resizes_without_patience_for_pictures_leave_it_too(qtbot: QtBot, game: Ruleset) -> None:
    """As in the real window: pictures are lent, and the felt is stretched meanwhile."""
    bench, match = moving(qtbot, game)
    bench.view.table.shelf.patient = True
    for size in sizes():
        bench.view.resize(*size)
        QApplication.processEvents()
        bench.view.grab()
    at_rest(bench)
    wanted = still(qtbot, match, bench)
    qtbot.waitUntil(lambda: at_rest(bench) == wanted, timeout=PATIENCE)


def minimise(bench: Bench) -> None:
    bench.view.showMinimized()
    QApplication.processEvents()
    bench.view.showNormal()
    bench.view.resize(*SIZE)


def hide(bench: Bench) -> None:
    bench.view.hide()
    bench.view.show()


def full_screen(bench: Bench) -> None:
    bench.view.showFullScreen()
    QApplication.processEvents()
    bench.view.showNormal()
    bench.view.resize(*SIZE)


def zoom(bench: Bench) -> None:
    lens = bench.view.table.lens
    lens.zoom(1.8, QPointF(500, 250))
    lens.pan(40, 30)
    lens.show_all()


def other_screen(bench: Bench) -> None:
    """There and back again."""
    for dpr in (1.25, 2.0, 1.0):
        bench.view.table.resize(*SIZE, dpr)


def letters(bench: Bench) -> None:
    """Larger, and as they were."""
    bench.view.set_letters(130)
    QApplication.processEvents()
    bench.view.set_letters(100)


HOWS = [letters, minimise, hide, full_screen, zoom, other_screen]


@pytest.mark.parametrize("game", [BLOCK, SUPER, TIGHT_TABLE], ids=lambda game: game.key)
@pytest.mark.parametrize("how", HOWS, ids=lambda how: how.__name__)
def test_what_the_window_goes_through_in_mid_motion_leaves_what_is_so(
    qtbot: QtBot, game: Ruleset, how: Callable[[Bench], None]
) -> None:
    bench, match = moving(qtbot, game)
    how(bench)
    QApplication.processEvents()
    assert at_rest(bench) == still(qtbot, match, bench)


@pytest.mark.parametrize("game", [BLOCK, SUPER], ids=lambda game: game.key)
def test_another_language_in_mid_motion_leaves_what_is_so(qtbot: QtBot, game: Ruleset) -> None:
    bench, match = moving(qtbot, game)
    english = bench.view.table.furniture.ends.title
    danish = QTranslator()
    assert danish.load("da.qm", str(catalogues()))
    QCoreApplication.installTranslator(danish)
    try:
        bench.view.retell()
        QApplication.processEvents()
        assert at_rest(bench) == still(qtbot, match, bench)
        assert bench.view.table.furniture.ends.title != english
    finally:
        QCoreApplication.removeTranslator(danish)
    bench.view.retell()
    assert at_rest(bench) == still(qtbot, match, bench)


DRESSES = [("ebony", "walnut"), ("contrast", "contrast"), ("pebbles", "slate"), ("ivory", "green")]


@pytest.mark.parametrize("game", [BLOCK, DOUBLES], ids=lambda game: game.key)
def test_dresses_changed_in_mid_motion_leave_what_is_so(qtbot: QtBot, game: Ruleset) -> None:
    bench, match = moving(qtbot, game)
    for tiles, table in DRESSES[:3]:
        theme, wrong = theme_of(tiles, table)
        assert wrong == ()
        bench.view.wear(theme)
        QApplication.processEvents()
        assert bench.view.director.busy
    assert at_rest(bench) == still(qtbot, match, bench)


@pytest.mark.parametrize("zoomed", [False, True])
def test_dresses_leave_no_trace_of_the_one_before(qtbot: QtBot, zoomed: bool) -> None:
    bench = Bench(qtbot, SIZE)
    bench.sit(begun(BLOCK, 9))
    if zoomed:
        bench.view.table.lens.zoom(1.8)
    before = bench.picture()
    for theme in (*[theme_of(*each)[0] for each in DRESSES[:3]], DEFAULT):
        wear(bench, theme)
    assert bench.picture() == before


def wear(bench: Bench, theme: Theme) -> None:
    bench.view.wear(theme)
    QApplication.processEvents()


@pytest.mark.parametrize("dpr", [1.0, 1.25, 1.5, 2.0])
def test_at_every_scale_of_the_screen_all_is_drawn_in_its_own_pixels(
    qtbot: QtBot, dpr: float
) -> None:
    """Vector-sharp (known complaint C10): no picture of a tile is stretched or between pixels."""
    bench = Bench(qtbot, SIZE)
    bench.sit(begun(BLOCK, 12))
    table = bench.view.table
    table.resize(*SIZE, dpr)
    camera = table.aimed
    for value in (camera.unit * dpr, camera.x * dpr, camera.y * dpr):
        assert value == pytest.approx(round(value))
    shown = [item for item in table.items_by_tile.values() if item.pose.up]
    for item in shown:
        picture = table.shelf.faces(item.pose.short).face(
            item.pose.first, item.pose.second, item.pose.across
        )
        wide = picture.pixmap.width() / dpr - 2 * picture.margin
        assert picture.pixmap.devicePixelRatio() == dpr
        assert wide == pytest.approx(item.size()[0], abs=0.01)


def test_another_scale_of_the_screen_keeps_the_layout(qtbot: QtBot) -> None:
    bench = Bench(qtbot, SIZE)
    bench.sit(begun(BLOCK, 12))
    table = bench.view.table

    def places() -> dict[str, tuple[float, float]]:
        camera = table.aimed
        return {
            str(one): ((item.x() - camera.x) / camera.unit, (item.y() - camera.y) / camera.unit)
            for one, item in table.items_by_tile.items()
            if item.grounded
        }

    before = places()
    for dpr in (1.25, 1.5, 2.0, 1.0):
        table.resize(*SIZE, dpr)
        for one, at in places().items():
            assert at == pytest.approx(before[one], abs=0.01)


def test_a_window_told_of_another_screen_is_fitted_at_once(qtbot: QtBot) -> None:
    bench = Bench(qtbot, SIZE)
    bench.sit(begun(BLOCK, 12))
    before = bench.picture()
    bench.view.table.resize(*SIZE, 2.0)
    window = bench.view.windowHandle()
    QApplication.sendEvent(window, QEvent(QEvent.Type.DevicePixelRatioChange))
    assert bench.view.table.dpr == 1.0
    assert bench.picture() == before


@pytest.mark.parametrize("size", [(800, 600), (1280, 720), (1920, 1080), (3840, 2160)], ids=str)
def test_no_frame_is_blank_while_the_window_grows(qtbot: QtBot, size: tuple[int, int]) -> None:
    """The felt is there in every frame, long before its own picture is."""
    bench = Bench(qtbot, (1000, 700))
    bench.view.table.shelf.patient = True
    bench.sit(begun(BLOCK, 6))
    for part in (0.25, 0.5, 0.75, 1.0):
        wide, high = (round(a + (b - a) * part) for a, b in zip((1000, 700), size, strict=True))
        bench.view.resize(QSize(wide, high))
        picture = bench.view.grab().toImage()
        for x, y in ((3, 3), (wide - 4, 3), (3, high - 4), (wide - 4, high - 4)):
            colour = picture.pixelColor(x, y)
            assert colour.green() > colour.red() + 8
            assert colour.alpha() == 255


def test_the_grain_of_the_rack_is_not_kept_and_yet_there_at_every_size(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rack_item, "KEPT", 0)
    match = begun(BLOCK, 6)
    bench = Bench(qtbot, (1000, 700))
    bench.view.table.shelf.patient = True
    bench.sit(match)
    for size in ((1280, 720), (900, 700)):
        bench.view.resize(*size)
        other = Bench(qtbot, size)
        other.sit(match)
        wanted = other.view.grab().toImage()
        qtbot.waitUntil(lambda wanted=wanted: bench.view.grab().toImage() == wanted)  # type: ignore[misc]
        qtbot.waitUntil(lambda: bench.view.table.rack.grain.isNull())
