"""Is all of a window that rests as it must be? Law, record, secrets and picture."""

from __future__ import annotations

from random import Random

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dominoes_desktop.archive.reader import read_record
from dominoes_desktop.rules.ruleset import Match
from dominoes_desktop.rules.tile import Tile, tile_set, tiles_in
from dominoes_desktop.session.desk import Desk
from dominoes_desktop.shell.window import Window
from tests.session.matches import truth
from tests.shell.evening import until


def come_to_rest(qtbot: QtBot, window: Window) -> None:
    """Hands and keyboard let go; all that was asked is answered, all that moves is at its end."""
    gestures = window.view.table.gestures

    def quiet() -> bool:
        window.aside.wait()
        QApplication.processEvents()
        window.view.director.finish()
        if gestures.pressing or gestures.chosen is not None:
            gestures.cancel()
            gestures.choose(None)
        moving = any(gestures.moves(one) for one in window.view.table.items_by_tile.values())
        referee = window.referee
        asks = bool(referee._showing or referee._beside or (referee.waiting and not referee.paused))
        return not (moving or asks or window.view.director.busy)

    until(qtbot, quiet)


def check(window: Window) -> None:
    """Assert all of it."""
    desk = window.matches.desk
    if desk is not None and desk.rounds:
        keeps_the_law(desk)
        is_kept(window, desk)
    shows_what_may_be_seen(window)
    shows_what_settle_shows(window)


def keeps_the_law(desk: Desk) -> None:
    """No tile is lost, none is there twice, and the log leads to where the match stands."""
    match: Match = desk._match
    round = match.round
    assert round is not None
    parts = (*round.hands, round.laid)
    tiles = [one for part in parts for one in tiles_in(part)]
    tiles += [one for id in round.boneyard[round.taken :] for one in tiles_in(1 << id)]
    assert sorted(tiles) == sorted(tile_set(desk.ruleset.set))
    again = Desk(desk.ruleset, desk.seated, Random(0), desk.log, desk.number)
    assert truth(again) == truth(desk)


def is_kept(window: Window, desk: Desk) -> None:
    """All that happened is in the record."""
    recorder = window.matches.recorder
    assert recorder is not None
    assert recorder.trouble is None
    if not recorder.held:
        record = read_record(recorder.path)
        assert record.entries == desk.log
        assert (record.ruleset, record.seated) == (desk.ruleset, desk.seated)


def shows_what_may_be_seen(window: Window) -> None:
    """The person to move can move; no tile is face up that this seat may not see."""
    table, desk = window.view.table, window.referee.desk
    seen = table.seen
    if seen is None:
        return
    one = seen.observation
    walk = window.walk
    opened = walk.kept is not None and walk.round and walk.past(walk.round).over
    if not one.result and not opened:
        assert all(hand is None for seat, hand in enumerate(one.hands) if seat != one.seat)
    up = {tile for tile, item in table.items_by_tile.items() if item.pose.up}
    shown = {joined.tile for joined in one.line} | (set() if seen.covered else set(one.hand))
    assert up <= shown
    elsewhere = walk.look.active or walk.kept is not None or window.learning.active
    if desk is None or elsewhere:
        return
    viewer = window.referee.viewer
    now = desk.observe(viewer)
    assert (one.hand, one.line, one.scores) == (now.hand, now.line, now.scores)
    assert (one.sizes, one.to_move, one.seat) == (now.sizes, now.to_move, viewer)
    if not seen.watching:
        assert one == now
        assert seen.covered == window.referee.covered
        assert table.gestures.locked == (seen.covered or not now.legal)


Lying = dict[Tile, tuple[object, ...]]


def lying(window: Window) -> Lying:
    """Every tile in the picture, as values."""
    return {
        one: (
            item.pose, item.pos().toTuple(), item.scale(), item.rotation(), item.zValue(),
            item.grounded, item.isVisible(), item.opacity(),
        )
        for one, item in sorted(window.view.table.items_by_tile.items())
    }  # fmt: skip


def standing(window: Window) -> list[object]:
    """What stands around them."""
    table = window.view.table
    plates = [
        (plate.pos().toTuple(), plate.scale(), plate.isVisible(), plate.opacity())
        for plate in table.furniture.plates
    ]
    heap = table.furniture.heap
    return [*plates, heap.pos().toTuple(), heap.isVisible(), len(table.loose)]


def shows_what_settle_shows(window: Window) -> None:
    """The picture is that which `settle` gives."""
    table = window.view.table
    if table.seen is None:
        return
    before, around = lying(window), standing(window)
    table.settle(table.seen)
    after = lying(window)
    other = [(str(one), before.get(one), after.get(one)) for one in {**before, **after}]
    wrong = [one for one in other if one[1] != one[2]]
    assert not wrong, wrong
    assert around == standing(window), (around, standing(window))
