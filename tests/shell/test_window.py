"""The window as one meets it: first start, coming back, new matches, records, trouble."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from dominoes_desktop.archive.reader import read_record
from dominoes_desktop.games import BLOCK, DRAW, GAMES, PEBBLE
from dominoes_desktop.rules.ruleset import Ruleset
from dominoes_desktop.session.entry import Seated
from dominoes_desktop.shell.chosen_match import NewMatch
from dominoes_desktop.shell.cover import CoverSheet
from dominoes_desktop.shell.last_form import kept
from dominoes_desktop.shell.new_match import NewMatchSheet
from dominoes_desktop.shell.notice import NoticeSheet
from dominoes_desktop.shell.resume import ResumeSheet
from dominoes_desktop.shell.round_sheet import RoundSheet
from dominoes_desktop.shell.window import Window
from tests.shell.evening import ALONE, begun, desk_of, opened, over, play_on, rests, truth, until


def test_the_first_start_asks_for_a_match(qtbot: QtBot, tmp_path: Path) -> None:
    window = opened(qtbot, tmp_path)
    window.start()
    until(qtbot, lambda: isinstance(window.sheets.current, NewMatchSheet))
    window.close()


def test_start_on_the_form_begins_the_match_shown(qtbot: QtBot, tmp_path: Path) -> None:
    window = opened(qtbot, tmp_path)
    window.start()
    until(qtbot, lambda: isinstance(window.sheets.current, NewMatchSheet))
    sheet = window.sheets.current
    assert isinstance(sheet, NewMatchSheet)
    sheet.cards["pebble"].click()
    sheet.start.click()
    assert desk_of(window).ruleset.key == "pebble"
    until(qtbot, lambda: rests(window))
    window.close()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_what_was_left_is_offered_and_resumed_as_it_was(
    qtbot: QtBot, tmp_path: Path, game: Ruleset
) -> None:
    window = begun(qtbot, tmp_path, game)
    play_on(qtbot, window, 3)
    before = truth(desk_of(window))
    window.close()
    again = opened(qtbot, tmp_path, seed=99)
    again.start()
    until(qtbot, lambda: isinstance(again.sheets.current, ResumeSheet))
    sheet = again.sheets.current
    assert isinstance(sheet, ResumeSheet)
    sheet.finish("resume")
    assert truth(desk_of(again)) == before
    until(qtbot, lambda: rests(again))
    assert again.view.table.seen is not None
    again.close()


def test_a_record_that_is_wrong_is_told_and_the_match_stays(qtbot: QtBot, tmp_path: Path) -> None:
    window = begun(qtbot, tmp_path, PEBBLE)
    play_on(qtbot, window, 1)
    before = truth(desk_of(window))
    bad = tmp_path / "bad.domino"
    bad.write_text("domino-record 1\ngame whist\n", encoding="utf-8")
    window.matches.open_record(bad)
    until(qtbot, lambda: isinstance(window.sheets.current, NoticeSheet))
    notice = window.sheets.current
    assert notice is not None
    assert "bad.domino:2" in notice.accessibleDescription()
    notice.finish(True)
    assert truth(desk_of(window)) == before
    window.close()


def test_a_record_is_opened_where_it_stands(qtbot: QtBot, tmp_path: Path) -> None:
    window = begun(qtbot, tmp_path / "one", DRAW)
    play_on(qtbot, window, 3)
    before = truth(desk_of(window))
    assert window.matches.recorder is not None
    path = window.matches.recorder.path
    window.close()
    other = opened(qtbot, tmp_path / "two")
    other.start(path)
    until(qtbot, lambda: other.referee.desk is not None)
    assert truth(desk_of(other)) == before
    other.close()


def test_every_move_is_on_the_disk_at_once(qtbot: QtBot, tmp_path: Path) -> None:
    window = begun(qtbot, tmp_path, DRAW)
    for _ in range(4):
        play_on(qtbot, window, 1)
        assert window.matches.recorder is not None
        record = read_record(window.matches.recorder.path)
        assert record.entries == desk_of(window).log
    window.close()


def test_a_disk_that_fails_is_told_once_and_the_match_goes_on(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = begun(qtbot, tmp_path, BLOCK)
    play_on(qtbot, window, 1)

    def full(file: int, data: bytes) -> int:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as broken:
        broken.setattr(os, "write", full)
        serial = desk_of(window).serial
        play_on(qtbot, window, 1)
        assert desk_of(window).serial > serial or over(window)
        notice = window.sheets.current
        assert isinstance(notice, NoticeSheet)
        assert "No space left" in notice.accessibleDescription()
        notice.finish(True)
    play_on(qtbot, window, 1)
    assert window.matches.recorder is not None
    assert read_record(window.matches.recorder.path).entries == desk_of(window).log
    window.close()


def test_the_round_ends_with_a_sheet_and_the_next_begins_when_wanted(
    qtbot: QtBot, tmp_path: Path
) -> None:
    window = begun(qtbot, tmp_path, BLOCK)
    play_on(qtbot, window, 40)
    until(qtbot, lambda: isinstance(window.sheets.current, RoundSheet))
    seen = window.view.table.seen
    assert seen is not None
    assert all(hand is not None for hand in seen.observation.hands)
    sheet = window.sheets.current
    assert isinstance(sheet, RoundSheet)
    pill = window.view.table.furniture.pill
    assert not pill.isVisible()  # it would say what the sheet says
    sheet.look.click()
    assert not sheet.isVisible()
    assert pill.isVisible()
    button = window.view.table.furniture.score_button
    assert button.scene() is window.view.table
    button.click()
    assert sheet.isVisible()
    assert not pill.isVisible()
    sheet.finish("next")
    assert pill.isVisible()
    until(qtbot, lambda: desk_of(window).observe(0).number == 2)
    window.close()


def test_a_match_that_is_over_is_kept_with_its_salt_and_not_offered(
    qtbot: QtBot, tmp_path: Path
) -> None:
    window = opened(qtbot, tmp_path)
    from dominoes_desktop.rules.options import with_rule

    window.matches.begin(with_rule(DRAW, "target", "round"), ALONE)
    play_on(qtbot, window, 60)
    assert desk_of(window).wants == "nothing"
    window.close()
    played = list((tmp_path / "data" / "matches").iterdir())
    assert len(played) == 1
    assert all(seal.fair for seal in read_record(played[0]).seals)


def test_two_people_at_one_screen_never_see_each_others_tiles(qtbot: QtBot, tmp_path: Path) -> None:
    people = (Seated("human", "Ann"), Seated("human", "Ben"))
    window = begun(qtbot, tmp_path, BLOCK, people)
    table = window.view.table
    for _ in range(4):
        until(qtbot, lambda: isinstance(window.sheets.current, CoverSheet) or over(window))
        if over(window):
            break
        assert table.seen is not None
        assert table.seen.covered
        assert not any(
            item.pose.up for t, item in table.items_by_tile.items() if t in table.rack_slots
        )
        cover = window.sheets.current
        assert cover is not None
        cover.finish(True)
        until(qtbot, lambda: not table.gestures.locked)
        assert table.seen.observation.seat == desk_of(window).to_move
        play_on_once(window)
    window.close()


def play_on_once(window: Window) -> None:
    table = window.view.table
    assert table.seen is not None
    table.make((list(table.seen.previews) or list(table.seen.observation.legal))[0])


def test_computers_alone_play_a_round_to_its_end(qtbot: QtBot, tmp_path: Path) -> None:
    seated = tuple([Seated("computer", name, "beginner") for name in ("Bo", "Mira", "Ada")])
    window = begun(qtbot, tmp_path, PEBBLE, seated)
    until(qtbot, lambda: over(window) and window.sheets.current is not None)
    window.close()


def test_pace_and_form_are_kept(qtbot: QtBot, tmp_path: Path) -> None:
    from dataclasses import replace

    window = opened(qtbot, tmp_path)
    window.change_settings(replace(window.settings, pace="slow"))
    window.close()
    again = Window.in_folder(tmp_path, Random(1))
    assert again.settings.pace == "slow"
    again.close()


def test_a_match_that_cannot_be_kept_is_told_at_once(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "state").write_text("a file where a folder should be", encoding="utf-8")
    window = begun(qtbot, tmp_path, DRAW)
    until(qtbot, lambda: isinstance(window.sheets.current, NoticeSheet))
    window.close()


def test_a_left_match_that_cannot_be_read_is_told(qtbot: QtBot, tmp_path: Path) -> None:
    folder = tmp_path / "state" / "matches"
    folder.mkdir(parents=True)
    (folder / "old.domino").write_text("domino-record 1\ngame whist\n", encoding="utf-8")
    window = opened(qtbot, tmp_path)
    window.start()
    until(qtbot, lambda: isinstance(window.sheets.current, NoticeSheet))
    assert window.sheets.current is not None
    assert "old.domino:2" in window.sheets.current.accessibleDescription()
    window.close()


def test_an_onlooker_of_computers_alone_plays_for_nobody(qtbot: QtBot, tmp_path: Path) -> None:
    seated = tuple([Seated("computer", name, "casual") for name in ("Bo", "Mira")])
    window = begun(qtbot, tmp_path, DRAW, seated)
    table, desk = window.view.table, desk_of(window)
    while desk.wants == "move":
        serial = desk.serial
        window.view.draw()
        window.view.pass_turn()
        assert desk.serial == serial
        assert table.gestures.locked
        if table.seen is not None and table.seen.observation.result is None:
            assert not table.furniture.pill.buttons
            assert "you" not in table.furniture.pill.text.lower().split()
            assert not any(
                item.pose.up for t, item in table.items_by_tile.items() if t in table.rack_slots
            )
        until(qtbot, lambda serial=serial: desk.serial > serial)
    window.close()


def test_a_start_for_a_game_opens_its_form(qtbot: QtBot, tmp_path: Path) -> None:
    window = opened(qtbot, tmp_path)
    last = kept(NewMatch(PEBBLE, ALONE), GAMES)
    window.change_settings(replace(window.settings, form=last))
    window.start(game="doubles")
    until(qtbot, lambda: isinstance(window.sheets.current, NewMatchSheet))
    form = window.sheets.current
    assert isinstance(form, NewMatchSheet)
    until(qtbot, lambda: form.coming.ready)
    assert [key for key, card in form.cards.items() if card.isChecked()] == ["doubles"]


@pytest.mark.qt_log_ignore("does not support raise")
def test_a_later_start_for_a_game_opens_its_form_over_the_match(
    qtbot: QtBot, tmp_path: Path
) -> None:
    window = begun(qtbot, tmp_path, DRAW)
    before = desk_of(window)
    window.welcome(None, "pebble")
    form = window.sheets.current
    assert isinstance(form, NewMatchSheet)
    assert form.cards["pebble"].isChecked()
    window.welcome(None, "block")
    assert window.sheets.current is form
    assert [key for key, card in form.cards.items() if card.isChecked()] == ["block"]
    assert desk_of(window) is before
