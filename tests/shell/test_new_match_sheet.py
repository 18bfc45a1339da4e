"""Does the form make the match that was asked for, by mouse and by keyboard?"""

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QRect, Qt
from pytestqt.qtbot import QtBot

from dominoes_desktop.games import ANIMAL, BLOCK, DRAW, GAMES, PEBBLE, SUPER, SUPER_GALT
from dominoes_desktop.rules.options import values, with_rule
from dominoes_desktop.rules.ruleset import Ruleset
from dominoes_desktop.session.entry import Seated
from dominoes_desktop.shell.chosen_match import NewMatch
from dominoes_desktop.shell.controls import Picker, Scroll
from dominoes_desktop.shell.stepper import Stepper
from tests.shell.at_sheets import Asked


@pytest.fixture
def asked(qtbot: QtBot) -> Asked:
    return Asked(qtbot)


def test_enter_starts_a_match_with_good_defaults(asked: Asked) -> None:
    asked.press(Qt.Key.Key_Return)
    human, computer = Seated("human", "You"), Seated("computer", "Bo", "casual")
    assert asked.got == [NewMatch(GAMES[0], (human, computer))]


def test_escape_cancels(asked: Asked) -> None:
    asked.press(Qt.Key.Key_Escape)
    assert asked.got == [False]


def test_any_game_starts_as_it_is_in_the_book(asked: Asked) -> None:
    for game in GAMES:
        asked.game(game)
        least, most = game.seats
        for count in range(least, most + 1):
            if least < most:
                asked.players(count)
            assert asked.sheet.ruleset() == game
            assert asked.sheet.start.isEnabled()
            assert len({one.name for one in asked.sheet.seats.seated()}) == count
    made = asked.start()
    assert (made.ruleset, len(made.seated)) == (GAMES[-1], 4)


def test_the_keyboard_alone_chooses_game_and_players(asked: Asked) -> None:
    key = Qt.Key
    asked.sheet.cards["animal"].setFocus()
    asked.press(key.Key_Down, key.Key_Space)
    asked.press(key.Key_Tab)
    assert asked.window.focusWidget() is asked.sheet.count.buttons()[0]
    asked.press(key.Key_Right, key.Key_Space)
    asked.press(key.Key_Return)
    made = asked.got[0]
    assert isinstance(made, NewMatch)
    assert made.ruleset == GAMES[1]
    assert len(made.seated) == 3


def test_seats_take_names_and_kinds(asked: Asked) -> None:
    rows = asked.sheet.seats.row
    asked.qtbot.keyClicks(rows[0].name, "  Ann  Lee ")
    rows[1].kind.choose("beginner")
    asked.players(3)
    rows[2].kind.choose("human")
    made = asked.start()
    assert made.seated == (
        Seated("human", "Ann Lee"),
        Seated("computer", "Bo", "beginner"),
        Seated("human", "Player 3"),
    )


def test_two_of_one_name_are_refused(asked: Asked) -> None:
    for row in asked.sheet.seats.row[:2]:
        row.name.setText("Ann")
    assert asked.sheet.twice.text() == "Two players are called Ann"
    assert not asked.sheet.start.isEnabled()
    asked.press(Qt.Key.Key_Return)
    assert asked.got == []


def test_hands_that_do_not_fit_the_set_are_refused_with_advice(asked: Asked) -> None:
    asked.game(BLOCK)
    asked.players(4)
    asked.rule("hand", 9)
    row = asked.sheet.basic.row["hand"]
    assert "the double-nine set is enough" in row.wrong.text()
    assert row.wrong.isVisible()
    assert asked.sheet.wrong.text() == ""
    assert not asked.sheet.start.isEnabled()
    asked.rule("set", 9)
    assert (asked.sheet.problem, row.wrong.isVisible()) == ("", False)
    made = asked.start().ruleset
    assert values(made, 4)["set"] == 9
    assert made.hand_size(4) == 9


def test_a_house_rule_is_marked_counted_and_reset(asked: Asked) -> None:
    asked.game(DRAW)
    assert asked.sheet.house.isHidden()
    asked.click(asked.sheet.fold)
    row = asked.sheet.house.row["reserve"]
    asked.click(row.control.more)  # type: ignore[union-attr]
    asked.rule("block_tie", "replay")
    assert row.differs
    assert row.reset.isVisible()
    assert "2 changed" in asked.sheet.fold.text()
    asked.click(asked.sheet.house.row["block_tie"].reset)
    assert "1 changed" in asked.sheet.fold.text()
    assert asked.start().ruleset == with_rule(DRAW, "reserve", "3")


def test_rules_that_mean_nothing_are_not_shown(asked: Asked) -> None:
    asked.game(BLOCK)
    asked.click(asked.sheet.fold)
    row = asked.sheet.house.row
    assert "drawn" not in row or row["drawn"].isHidden()
    asked.rule("draw", "one")
    assert not asked.sheet.house.row["drawn"].isHidden()
    asked.rule("drawn", "may")
    made = asked.sheet.ruleset()
    assert (values(made)["draw"], values(made)["drawn"], values(made)["reserve"]) == (
        "one", "may", 0
    )  # fmt: skip
    asked.rule("draw", "none")
    assert asked.start().ruleset == BLOCK


def test_each_game_keeps_its_own_changes(asked: Asked) -> None:
    asked.game(DRAW)
    asked.rule("hand", 6)
    asked.game(PEBBLE)
    assert asked.sheet.basic.row["hand"].value() == 7
    asked.game(DRAW)
    assert asked.sheet.basic.row["hand"].value() == 6


def test_the_form_comes_back_as_it_was_left(qtbot: QtBot) -> None:
    seated = (Seated("human", "Ann"), Seated("computer", "Bo", "beginner"), Seated("human", "Cy"))
    left = NewMatch(with_rule(with_rule(DRAW, "hand", "6"), "reserve", "1"), seated)
    asked = Asked(qtbot, left)
    assert "1 changed" in asked.sheet.fold.text()
    assert asked.start() == left


def test_a_number_can_be_typed(asked: Asked) -> None:
    asked.game(PEBBLE)
    target = asked.sheet.basic.row["target"].control
    assert isinstance(target, Stepper)
    target.spin.setFocus()
    target.spin.selectAll()
    asked.qtbot.keyClicks(target.spin, "61")
    asked.press(Qt.Key.Key_Return)
    made = asked.got[0]
    assert isinstance(made, NewMatch)
    assert values(made.ruleset)["target"] == 61


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_value_of_every_rule_can_be_chosen(asked: Asked, game: Ruleset) -> None:
    asked.game(game)
    asked.click(asked.sheet.fold)
    for form in (asked.sheet.basic, asked.sheet.house):
        for row in list(form.row.values()):
            control = row.control
            if isinstance(control, Picker):
                offered = [control.itemData(at) for at in range(control.count())]
            else:
                offered = [control.spin.told(control.spin.minimum()), control.spin.maximum()]
            for value in offered:
                control.choose(value)
                assert row.isHidden() or row.value() == value
                assert asked.sheet.start.isEnabled() == (not asked.sheet.problem)
            control.choose(row.start)
    assert asked.sheet.ruleset() == game


def test_everything_has_a_name_for_screen_readers(asked: Asked) -> None:
    asked.game(DRAW)
    asked.click(asked.sheet.fold)
    for row in (*asked.sheet.basic.row.values(), *asked.sheet.house.row.values()):
        spoken = row.control.spin if isinstance(row.control, Stepper) else row.control
        assert spoken.accessibleName()
        assert spoken.accessibleDescription().endswith(".")
    for seat in asked.sheet.seats.row:
        assert seat.name.accessibleName()
        assert seat.kind.accessibleName()


@pytest.mark.parametrize("size", [(800, 600), (1280, 720), (1920, 1080)])
def test_the_form_fits_and_every_rule_can_be_reached(qtbot: QtBot, size: tuple[int, int]) -> None:
    asked = Asked(qtbot, size=size)
    asked.game(DRAW)
    asked.players(4)
    asked.click(asked.sheet.fold)
    sheet = asked.sheet
    corner = sheet.start.mapTo(sheet, QPoint(0, 0))
    assert sheet.rect().contains(sheet.panel.geometry())
    assert sheet.panel.geometry().contains(QRect(corner, sheet.start.size()))
    last = list(sheet.house.row.values())[-1].control
    sheet.fold.setFocus()
    for _ in range(60):
        asked.press(Qt.Key.Key_Tab)
        if asked.window.focusWidget() in (last, last.focusProxy()):
            break
    at = last.mapTo(sheet, last.rect().center())
    assert sheet.panel.geometry().contains(at)
    assert not last.visibleRegion().isEmpty()


def test_animal_shows_no_choice_of_set(asked: Asked) -> None:
    asked.game(ANIMAL)
    assert "set" not in asked.sheet.basic.row
    assert "spinner" not in asked.sheet.house.row


@pytest.mark.parametrize(
    "size",
    [(1280, 720), (1440, 900), (1600, 900), (1918, 1000), (1920, 1000), (2560, 1440), (3000, 1900)],
)
def test_the_list_of_games_is_not_cut_where_there_is_room(
    qtbot: QtBot, size: tuple[int, int]
) -> None:
    asked = Asked(qtbot, size=(800, 600))
    asked.window.resize(*size)
    qtbot.waitUntil(lambda: asked.sheet.scale > 1 or size[0] == 1280)
    QCoreApplication.sendPostedEvents()
    for scroll in asked.sheet.findChildren(Scroll):
        assert scroll.verticalScrollBar().maximum() == 0
        assert not scroll.verticalScrollBar().isEnabled()
    for card in asked.sheet.cards.values():
        assert card.height() >= card.heightForWidth(card.width())


def test_the_game_played_last_is_in_sight(qtbot: QtBot) -> None:
    names = ("Ann", "Bo", "Cy", "Di")[: GAMES[-1].seats[0]]
    last = NewMatch(GAMES[-1], tuple([Seated("human", name) for name in names]))
    asked = Asked(qtbot, last, (1280, 720))
    card = asked.sheet.cards[GAMES[-1].key]
    assert card.isChecked()
    for size in ((1280, 720), (800, 600)):
        asked.window.resize(*size)
        QCoreApplication.sendPostedEvents()
        assert card.visibleRegion().boundingRect() == card.rect()


@pytest.mark.parametrize("seats", range(2, 9))
def test_with_few_players_super_says_that_it_blocks_and_offers_the_other(
    asked: Asked, seats: int
) -> None:
    asked.game(SUPER)
    asked.players(seats)
    hint = asked.sheet.hint
    assert hint.isVisible() == (seats <= 4)
    if not hint.isVisible():
        return
    assert "blocked" in hint.says.text()
    asked.sheet.seats.row[0].name.setText("Ann")
    hint.instead.setFocus()
    asked.press(Qt.Key.Key_Space)
    assert not hint.isVisible()
    made = asked.start()
    assert made.ruleset == SUPER_GALT
    assert (len(made.seated), made.seated[0].name) == (seats, "Ann")


def test_super_in_which_one_draws_needs_no_warning(asked: Asked) -> None:
    asked.game(SUPER)
    asked.click(asked.sheet.fold)
    asked.rule("cannot_play", "draw_two")
    assert not asked.sheet.hint.isVisible()


def test_what_is_agreed_before_animals_are_played_is_in_sight(asked: Asked) -> None:
    asked.game(ANIMAL)
    assert list(asked.sheet.basic.row) == ["hand", "best_of"]
    assert "mistake" in asked.sheet.hint.says.text()
    assert asked.sheet.hint.instead.isHidden()


def test_one_round_is_one_click_away_and_the_points_another(asked: Asked) -> None:
    asked.game(PEBBLE)
    target = asked.sheet.basic.row["target"].control
    assert isinstance(target, Stepper)
    target.choose(150)
    for value, other in (("round", "150 points"), (150, "One round")):
        asked.click(target.other)
        assert (target.value(), target.other.text()) == (value, other)
    asked.click(target.other)
    assert asked.start().ruleset == with_rule(PEBBLE, "target", "round")


def test_a_name_too_long_for_its_room_is_seen_from_its_beginning(qtbot: QtBot) -> None:
    seated = (Seated("human", "Maximiliana von Hohenz"), Seated("computer", "Bo", "casual"))
    asked = Asked(qtbot, NewMatch(BLOCK, seated))
    name = asked.sheet.seats.row[0].name
    assert name.text() == "Maximiliana von Hohenz"
    assert name.cursorPosition() == 0
