"""On a real window: the first steps, a lesson beside its rules, house rules that get a name."""

from __future__ import annotations

import pytest

from dominoes_desktop.games import BLOCK, DRAW
from dominoes_desktop.rules.move import Draw, Pass, Play
from dominoes_desktop.shell.learning.lessons_sheet import LessonsSheet
from dominoes_desktop.shell.name_sheet import NameSheet
from dominoes_desktop.shell.new_match import NewMatchSheet
from tests.shell.evening import desk_of, truth
from tests.window.conftest import Sit
from tests.window.hand import Hand
from tests.window.test_files import menu_chosen

pytestmark = pytest.mark.window


def settles(hand: Hand) -> None:
    learning = hand.window.learning
    hand.until(lambda: not learning.waiting and not hand.view.director.busy)


def does_as_asked(hand: Hand) -> None:
    """What the scene wants, with the mouse alone."""
    course = hand.window.learning.course
    assert course is not None
    settles(hand)
    while (wanted := course.wanted()) is not None:
        before = course.match
        match wanted:
            case Play():
                seen = hand.table.seen
                assert seen is not None
                places = [one for one in seen.previews if one.tile == wanted.tile]
                hand.lay(next(one for one in places if one.host == wanted.host))
            case Draw():
                hand.draw(dragging=False)
            case Pass():
                hand.press_pass()
        hand.until(lambda before=before: course.match is not before)
        settles(hand)
    assert course.kind == "done"


def test_first_steps_and_a_lesson_are_played_while_the_match_waits(sit: Sit) -> None:
    hand = sit(DRAW)
    window, learning = hand.window, hand.window.learning
    hand.wait_for_turn()
    before = truth(desk_of(window))
    menu_chosen(hand, window, "&Help", "F&irst steps")
    hand.until(lambda: learning.course is not None)
    for _ in range(5):
        does_as_asked(hand)
        hand.click_on(learning.strip.next)
    hand.until(lambda: not learning.active)
    menu_chosen(hand, window, "&Help", "&Lessons...")
    hand.until(lambda: isinstance(window.sheets.current, LessonsSheet))
    sheet = window.sheets.current
    assert isinstance(sheet, LessonsSheet)
    hand.until(lambda: sheet.coming.ready)
    hand.click_on(sheet.rows["block"])
    hand.until(lambda: learning.course is not None)
    does_as_asked(hand)
    hand.key("Return")
    settles(hand)
    hand.key("F1")
    hand.until(lambda: window.side.key == "rules" and window.side.panel.isVisible())
    hand.click_on(learning.strip.leave)
    hand.until(lambda: not learning.active)
    hand.wait_for_turn()
    assert truth(desk_of(window)) == before
    hand.act()
    assert window.settings.lesson_at == (("block", 1),)


def test_house_rules_get_a_name_and_a_match_is_played_by_them(sit: Sit) -> None:
    hand = sit(BLOCK)
    window = hand.window
    hand.wait_for_turn()
    menu_chosen(hand, window, "&Game", "&New match...")
    hand.until(lambda: isinstance(window.sheets.current, NewMatchSheet))
    form = window.sheets.current
    assert isinstance(form, NewMatchSheet)
    hand.click_on(form.cards["draw"])
    form.basic.row["hand"].control.choose(5)
    hand.click_on(form.presets.more)
    hand.until(form.presets.menu.isVisible)
    menu = form.presets.menu
    at = menu.mapToGlobal(menu.actionGeometry(form.presets.does["save"]).center())
    hand.xdotool("mousemove", str(at.x()), str(at.y()), "click", "1")
    hand.until(lambda: isinstance(window.sheets.current, NameSheet))
    hand.xdotool("type", "Short hands")
    hand.key("Return")
    hand.until(lambda: form.presets.picker.currentText() == "Short hands")
    hand.click_on(form.start)
    hand.until(lambda: desk_of(window).ruleset.key == "draw")
    assert desk_of(window).ruleset.hand_size(2) == 5
