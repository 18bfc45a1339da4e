"""Is each move of a round weighed by what could be seen then, and does looking change nothing?"""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from dominoes_desktop.games import BLOCK, DOUBLES, DRAW, PARTNERSHIP
from dominoes_desktop.players.level import LEVELS
from dominoes_desktop.rules.ruleset import Ruleset
from dominoes_desktop.session.request import Choose, Request
from dominoes_desktop.session.worker import Worker
from dominoes_desktop.shell.review import Review
from dominoes_desktop.shell.review_sheet import ReviewSheet
from dominoes_desktop.shell.round_sheet import RoundSheet
from dominoes_desktop.words.review import cost_of, turning_cost
from tests.shell.at_sheets import Evening, Sits
from tests.shell.evening import NAMES, Seated, begun, desk_of, over, play_on, truth, until


def at_review(qtbot: QtBot, folder: Path, sits: Sits, game: Ruleset) -> tuple[Evening, Review]:
    """A round is over, and Review has been pressed."""
    evening = sits(begun(qtbot, folder, game))
    while not over(evening.window):
        play_on(qtbot, evening.window, 9)
    evening.waits_for(RoundSheet)
    return evening, pressed(evening)


def pressed(evening: Evening) -> Review:
    assert isinstance(evening.sheet, RoundSheet)
    evening.click(evening.sheet.review)
    sheet = evening.sheet
    assert isinstance(sheet, ReviewSheet)
    review = sheet.findChild(Review)
    assert isinstance(review, Review)
    return review


def done(qtbot: QtBot, review: Review) -> None:
    until(qtbot, lambda: review.sheet.best.text().startswith("With "))


def test_it_is_weighed_in_full_where_a_computer_player_would_have_to_hurry(
    qtbot: QtBot, tmp_path: Path, sits: Sits, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else the same round would be judged in another way each time that a machine is busy."""
    asked: list[Choose] = []
    ask = Worker.ask

    def heard(worker: Worker, request: Request) -> int:
        if isinstance(request, Choose) and request.level == LEVELS[-1]:
            asked.append(request)
        return ask(worker, request)

    monkeypatch.setattr(Worker, "ask", heard)
    evening, review = at_review(qtbot, tmp_path, sits, BLOCK)
    done(qtbot, review)
    assert asked
    assert all(one.seconds > 5 * evening.window.referee.seconds for one in asked)


@pytest.mark.parametrize("game", [DRAW, DOUBLES, PARTNERSHIP], ids=lambda game: game.key)
def test_every_move_of_a_person_has_a_row_with_its_worth(
    qtbot: QtBot, tmp_path: Path, sits: Sits, game: Ruleset
) -> None:
    evening, review = at_review(qtbot, tmp_path, sits, game)
    mine = list(desk_of(evening.window).moments([0]))
    until(qtbot, lambda: len(review.found) == len(mine))
    for row, (moment, choice) in zip(review.sheet.rows, review.found, strict=True):
        assert row.number == moment.number + 1
        assert bool(row.worth) == (len(moment.seen.legal) > 1)
        assert row.says
        assert f"Move {row.number}: " in row.accessibleName()
        if choice is not None:
            assert {one.move for one in choice.ranked} == set(moment.seen.legal)
    costs = [0 if choice is None else cost_of(choice, one.move) for one, choice in review.found]
    turning = [row for row in review.sheet.rows if row.turning]
    assert len(turning) <= 1
    assert bool(turning) == any([turning_cost(c, one.move) for one, c in review.found if c])
    assert not turning or costs[review.sheet.rows.index(turning[0])] == max(costs)


def test_the_best_line_with_open_hands_stands_below(
    qtbot: QtBot, tmp_path: Path, sits: Sits
) -> None:
    _, review = at_review(qtbot, tmp_path, sits, BLOCK)
    done(qtbot, review)
    assert "both sides at their best" in review.sheet.best.text()
    assert "Bo " in review.sheet.line.text()


def test_a_row_shows_the_table_as_it_was_and_the_way_back_is_one_click(
    qtbot: QtBot, tmp_path: Path, sits: Sits
) -> None:
    evening, review = at_review(qtbot, tmp_path, sits, DRAW)
    window = evening.window
    until(qtbot, lambda: len(review.found) > 1)
    table, desk = window.view.table, desk_of(window)
    before, serial, final = truth(desk), desk.serial, table.seen
    evening.click(review.sheet.rows[1])  # type: ignore[arg-type]
    until(qtbot, lambda: not review.sheet.isVisible())
    moment = review.found[1][0]
    assert table.seen is not None
    assert table.seen.observation.line == moment.seen.line
    assert set(table.rack_slots) == set(moment.seen.hand)
    assert review.sheet.rows[1].text() in table.furniture.pill.text
    for tile in table.seen.observation.hand:  # nothing can be played there
        item = table.items_by_tile[tile]
        at = window.view.mapFromScene(item.pos())
        qtbot.mouseDClick(window.view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    window.resize(1000, 700)
    assert review.sheet.rows[1].text() in table.furniture.pill.text
    button = table.furniture.score_button
    assert button in table.furniture.pill.buttons
    assert button.text == "Review"
    at = window.view.mapFromScene(button.sceneBoundingRect().center())
    qtbot.mouseClick(window.view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert review.sheet.isVisible()
    assert table.seen == final
    assert (truth(desk), desk.serial) == (before, serial)
    done(qtbot, review)


def test_closing_it_stops_the_weighing_and_the_match_goes_on(
    qtbot: QtBot, tmp_path: Path, sits: Sits
) -> None:
    evening, _ = at_review(qtbot, tmp_path, sits, BLOCK)
    evening.escape()
    assert isinstance(evening.sheet, RoundSheet)
    assert not evening.window.referee._beside
    evening.press(Qt.Key.Key_Return)
    until(qtbot, lambda: desk_of(evening.window).wants == "move")
    assert play_on(qtbot, evening.window, 1)


def test_closed_before_a_chosen_move_is_laid_out_it_shows_what_is_so(
    qtbot: QtBot, tmp_path: Path, sits: Sits
) -> None:
    evening, review = at_review(qtbot, tmp_path, sits, DRAW)
    done(qtbot, review)
    before = evening.window.view.table.seen.observation  # type: ignore[union-attr]
    evening.click(review.sheet.rows[0])  # type: ignore[arg-type]
    evening.escape()
    assert isinstance(evening.sheet, RoundSheet)
    assert not evening.window.walk.look.active
    until(qtbot, lambda: not evening.window.referee.waiting)
    assert evening.window.view.table.seen.observation == before  # type: ignore[union-attr]


def test_a_new_match_ends_a_look_at_the_old_one(qtbot: QtBot, tmp_path: Path, sits: Sits) -> None:
    evening, review = at_review(qtbot, tmp_path, sits, BLOCK)
    window = evening.window
    until(qtbot, lambda: len(review.found) > 1)
    evening.click(review.sheet.rows[0])  # type: ignore[arg-type]
    until(qtbot, lambda: not window.sheets.seen)
    window.matches.leave()
    window.matches.begin(DRAW, desk_seats())
    assert play_on(qtbot, window, 2)
    assert window.view.table.furniture.score_button not in window.view.table.furniture.pill.buttons


def desk_seats() -> tuple[Seated, ...]:
    return Seated("human", "Ann"), Seated("computer", "Bo", "beginner")


def test_of_computers_alone_there_is_nothing_to_review(
    qtbot: QtBot, tmp_path: Path, sits: Sits
) -> None:
    seated = tuple([Seated("computer", name, "beginner") for name in NAMES[:2]])
    evening = sits(begun(qtbot, tmp_path, BLOCK, seated))
    evening.waits_for(RoundSheet)
    assert isinstance(evening.sheet, RoundSheet)
    assert not evening.sheet.review.isVisible()
