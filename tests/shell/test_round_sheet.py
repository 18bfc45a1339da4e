"""Does the sheet at a round's end say how each point was counted, and can the table be seen?"""

from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from dominoes_desktop.games import ANIMAL, BLOCK, DRAW, GAMES, PARTNERSHIP
from dominoes_desktop.rules.line import Joined
from dominoes_desktop.rules.move import Lead, Play
from dominoes_desktop.rules.observation import Observation, observe
from dominoes_desktop.rules.options import with_rule
from dominoes_desktop.rules.ruleset import Match, Ruleset
from dominoes_desktop.rules.tile import tile
from dominoes_desktop.rules.umpire import deal, legal_moves, new_match, position, step
from dominoes_desktop.session.entry import Seated
from dominoes_desktop.shell.round_sheet import RoundSheet, ScoreRow, target_of
from dominoes_desktop.words import Voice
from dominoes_desktop.words.speaker import Speaker
from tests.shell.evening import begun, over, play_on, until

NAMES = ("Ann", "Bo", "Cy", "Di")


def echo(text: str) -> str:
    return text


def played(match: Match, rng: Random) -> Match:
    """The match after one more random round."""
    match = step(match, deal(match, rng)).match
    while match.wants in ("lead", "move"):
        move = Lead(0) if match.wants == "lead" else rng.choice(legal_moves(match))
        match = step(match, move).match
    return match


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    made = QWidget()
    made.resize(1280, 720)
    qtbot.addWidget(made)
    made.show()
    return made


def shown(window: QWidget, seen: Observation) -> RoundSheet:
    sheet = RoundSheet(window, seen, Voice(echo, NAMES[: seen.seats], 0, seen.ruleset), echo)
    sheet.open()
    return sheet


def texts(sheet: RoundSheet) -> list[str]:
    return [one.text() for one in sheet.findChildren(QLabel) if one.isVisible() and one.text()]


def gone_out(ruleset: Ruleset, scores: tuple[int, int] = (60, 20)) -> Observation:
    """Ann lays her last tile while Bo holds 6-4 and 3-1."""
    line = (Joined(tile(5, 5), 5),)
    hands = ((tile(5, 2),), (tile(6, 4), tile(3, 1)))
    match = position(ruleset, hands, line, scores=scores)
    return observe(step(match, Play(tile(5, 2), 5, tile(5, 5))).match, 0)


def test_points_are_told_in_words_and_sums(window: QWidget) -> None:
    sheet = shown(window, gone_out(DRAW))
    said = texts(sheet)
    assert sheet.title == "You go out and score 14 points"
    assert "Bo holds 6-4 and 3-1:\N{NO-BREAK SPACE}14" in said
    assert "14 points for you" in said
    assert "+14" in said
    assert "74" in said
    assert "Round 1, first to 100 points" in said


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
@pytest.mark.parametrize("seats", [2, 4])
def test_every_end_of_a_round_has_its_sheet(
    window: QWidget, game: Ruleset, seats: int, full: bool
) -> None:
    rng, seats = Random(seats), min(max(seats, game.seats[0]), game.seats[1])
    match = new_match(game, seats)
    for _ in range(30 if full else 2):
        if match.wants == "nothing":
            match = new_match(game, seats)
        match = played(match, rng)
        sheet = shown(window, observe(match, 0))
        said = texts(sheet)
        assert all(any(name in one for one in said) for name in NAMES[1:seats])
        assert sheet.panel.geometry().bottom() < window.height() * 0.81
        assert sheet.acting is not None
        assert sheet.acting.text() == ("New match" if match.wants == "nothing" else "Next round")
        sheet.finish(None)


def test_next_round_is_one_key_away(qtbot: QtBot, window: QWidget) -> None:
    sheet = shown(window, gone_out(DRAW))
    with qtbot.waitSignal(sheet.finished) as ended:
        qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    assert ended.args == ["next"]


def test_a_match_ends_with_its_winner(qtbot: QtBot, window: QWidget) -> None:
    sheet = shown(window, gone_out(DRAW, (90, 20)))
    assert sheet.title == "You win the match, 104 to 20"
    assert "You go out and score 14 points" in texts(sheet)
    assert sheet.acting is not None
    with qtbot.waitSignal(sheet.finished) as ended:
        qtbot.mouseClick(sheet.acting, Qt.MouseButton.LeftButton)
    assert ended.args == ["new"]


def test_a_long_name_is_told_whole_where_there_is_room(qtbot: QtBot, tmp_path: Path) -> None:
    name = "Maximilian Featherstone"
    seated = (Seated("human", "Ann"), Seated("computer", name, "casual"))
    window = begun(qtbot, tmp_path, BLOCK, seated)
    while not over(window):
        play_on(qtbot, window, 9)
    until(qtbot, lambda: isinstance(window.sheets.current, RoundSheet))
    sheet = window.sheets.current
    assert isinstance(sheet, RoundSheet)
    until(qtbot, lambda: name in " ".join(texts(sheet)))
    assert "\N{HORIZONTAL ELLIPSIS}" not in " ".join(texts(sheet))
    window.close()


def test_the_table_can_be_looked_at_and_the_sheet_comes_back(qtbot: QtBot, window: QWidget) -> None:
    sheet = shown(window, gone_out(DRAW))
    with qtbot.waitSignal(sheet.looking):
        qtbot.mouseClick(sheet.look, Qt.MouseButton.LeftButton)
    assert not sheet.isVisible()
    sheet.come_back()
    assert sheet.isVisible()
    with qtbot.waitSignal(sheet.looking):
        qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    assert not sheet.isVisible()


def test_one_round_shows_no_score_to_reach(window: QWidget) -> None:
    sheet = shown(window, gone_out(ANIMAL, (0, 0)))
    assert "One round decides" in texts(sheet)
    assert target_of(gone_out(ANIMAL, (0, 0))) is None
    best = with_rule(ANIMAL, "best_of", "5")
    assert target_of(gone_out(best, (0, 0))) == (3, "wins")


def test_a_round_that_runs_has_no_sheet(window: QWidget) -> None:
    match = step(new_match(DRAW, 2), deal(new_match(DRAW, 2), Random(1))).match
    with pytest.raises(ValueError, match="not over"):
        shown(window, observe(match, 0))


def test_no_line_breaks_that_has_room(window: QWidget) -> None:
    line = (Joined(tile(5, 5), 5),)
    held = (*[tile(4, low) for low in range(5)], tile(3, 1), tile(3, 0))
    match = position(DRAW, ((tile(5, 2),), held), line, scores=(60, 20))
    sheet = shown(window, observe(step(match, Play(tile(5, 2), 5, tile(5, 5))).match, 0))
    told = [one for one in sheet.findChildren(QLabel) if one.isVisible() and one.text()]
    assert any(one.text().startswith("Bo holds 4-4, 4-3") for one in told)
    for one in told:
        assert one.height() < 2 * one.fontMetrics().height()


def test_partners_have_one_row_and_one_score(window: QWidget) -> None:
    hands = ((tile(5, 2),), (tile(6, 4),), (tile(3, 1),), (tile(4, 4), tile(1, 1)))
    scores = (40, 20, 40, 20)
    match = position(PARTNERSHIP, hands, (Joined(tile(5, 5), 5),), scores=scores)
    ended = step(match, Play(tile(5, 2), 5, tile(5, 5))).match
    sheet = shown(window, observe(ended, 0))

    ours, theirs = sheet.findChildren(ScoreRow)

    assert ours.words.text().splitlines() == [
        "You and Cy", "You are out: no tiles left", "Cy holds 3-1:\N{NO-BREAK SPACE}4",
    ]  # fmt: skip
    assert theirs.words.text().splitlines()[0] == "Bo and Di"
    assert (ours.gain.text(), ours.score.text()) == ("+20", "60")
    assert (theirs.gain.text(), theirs.score.text()) == ("", "20")


def test_partners_are_called_as_nobody_is_in_a_sentence() -> None:
    words = {"you": "теб", "You": "Ти", "{first} and {last}": "{first} и {last}"}
    speaker = Speaker(lambda text: words.get(text, text), ("Ann", "Bo", "Cy", "Di"), me=0)
    assert speaker.called((0, 2)) == "Ти и Cy"
    assert speaker.all_names((0, 2)) == "теб и Cy"
