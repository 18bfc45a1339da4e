"""Does the keyboard alone play at the table, and nothing by accident?"""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dominoes_desktop.games import BLOCK, DRAW, PARTNERSHIP, SUPER, TIGHT_TABLE
from dominoes_desktop.rules.move import Lead, Pass, Play
from dominoes_desktop.rules.options import with_rule
from dominoes_desktop.rules.tile import tile_set
from dominoes_desktop.rules.umpire import deal, step
from tests.table.at_table import Bench, one, placed

Key = Qt.Key
FELT = QPointF(300, 420)  # nothing lies here
HANDS = ("4-3 5-3 5-2 6-2", "1-1 0-0")


class Keys(Bench):
    """A bench with a keyboard."""

    def keys(self, *keys: Qt.Key, held: bool = False) -> None:
        for key in keys:
            text = chr(key.value) if Key.Key_0 <= key <= Key.Key_9 else ""
            for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
                event = QKeyEvent(kind, key.value, Qt.KeyboardModifier.NoModifier, text, held)
                QApplication.sendEvent(self.view, event)

    @property
    def on(self) -> str:
        """The tile with the ring; empty where no ring is seen."""
        cursor = self.view.table.cursor
        return str(cursor.tile) if cursor.ring.isVisible() else ""

    @property
    def numbers(self) -> list[int]:
        """Those that are written at the places, from left to right."""
        ghosts = sorted(self.ghosts.values(), key=lambda ghost: ghost.pose.x)
        return [ghost.number.number for ghost in ghosts if ghost.number is not None]

    @property
    def chosen(self) -> Play | None:
        return self.view.table.cursor.place


@pytest.fixture
def bench(qtbot: QtBot) -> Keys:
    bench = Keys(qtbot)
    bench.view.setFocus()
    bench.view.table.cursor.set_focused(True)  # in memory no window is the active one
    return bench


def between_5_and_2(bench: Keys) -> None:
    """Open ends 5 and 2, and it is our turn. The hand: 3-4, 3-5, 2-5, 2-6 in that order."""
    bench.sit(placed(BLOCK, *HANDS, line="5-1 1-2"))


def hand(bench: Keys) -> list[str]:
    return [str(tile) for tile in bench.view.table.rack_slots]


def test_the_first_key_only_shows_where_the_keyboard_stands(bench: Keys) -> None:
    between_5_and_2(bench)
    assert bench.on == ""
    bench.keys(Key.Key_Return)
    assert bench.on == hand(bench)[0]
    assert bench.ghosts == {}
    assert bench.made == []


def test_arrows_go_along_the_hand_and_stop_at_its_ends(bench: Keys) -> None:
    between_5_and_2(bench)
    bench.keys(Key.Key_Right, Key.Key_Right)
    assert bench.on == hand(bench)[1]
    bench.keys(*[Key.Key_Right] * 9)
    assert bench.on == hand(bench)[-1]
    bench.keys(Key.Key_Home)
    assert bench.on == hand(bench)[0]
    bench.keys(Key.Key_Left)
    assert bench.on == hand(bench)[0]
    bench.keys(Key.Key_End)
    assert bench.on == hand(bench)[-1]


def stand_on(bench: Keys, tile: str) -> None:
    bench.keys(Key.Key_Home, Key.Key_Home)
    bench.keys(*[Key.Key_Right] * hand(bench).index(str(one(tile))))
    assert bench.on == str(one(tile))


def test_a_tile_is_lifted_its_place_chosen_by_number_and_laid_by_enter(bench: Keys) -> None:
    between_5_and_2(bench)
    stand_on(bench, "5-2")
    bench.keys(Key.Key_Return)
    assert bench.numbers == [1, 2]
    assert bench.says == "5-2 fits in 2 places: choose by number or arrow, then Enter"
    assert bench.chosen is None
    bench.keys(Key.Key_2)
    assert bench.chosen == list(bench.view.table.cursor.places)[1]
    assert bench.made == []
    bench.keys(Key.Key_Enter)
    assert [play.inner for play in bench.made if isinstance(play, Play)] == [2]


def test_enter_without_a_chosen_place_asks_for_one(bench: Keys) -> None:
    between_5_and_2(bench)
    stand_on(bench, "5-2")
    bench.keys(*[Key.Key_Return] * 4)
    assert bench.made == []
    assert bench.chosen is None
    assert len(bench.ghosts) == 2


def test_arrows_go_round_the_places_from_left_to_right(bench: Keys) -> None:
    between_5_and_2(bench)
    stand_on(bench, "5-2")
    bench.keys(Key.Key_Return, Key.Key_Right)
    places = bench.view.table.cursor.places
    assert bench.chosen == places[0]
    bench.keys(Key.Key_Down)
    assert bench.chosen == places[1]
    bench.keys(Key.Key_Right)
    assert bench.chosen == places[0]
    bench.keys(Key.Key_Left)
    assert bench.chosen == places[1]
    bench.keys(Key.Key_3)  # there is none
    assert bench.chosen == places[1]


def test_the_only_place_is_chosen_with_the_tile_and_escape_lets_go(bench: Keys) -> None:
    between_5_and_2(bench)
    stand_on(bench, "5-3")
    bench.keys(Key.Key_Return)
    assert bench.says == "5-3 fits in one place: Enter plays it there"
    assert bench.chosen is not None
    bench.keys(Key.Key_Escape)
    assert (bench.ghosts, bench.chosen, bench.made) == ({}, None, [])
    assert bench.on == str(one("5-3"))
    bench.keys(Key.Key_Return, Key.Key_Return)
    assert [play.tile for play in bench.made if isinstance(play, Play)] == [one("5-3")]


def test_a_key_that_is_held_down_lifts_one_tile_and_lays_none(bench: Keys) -> None:
    between_5_and_2(bench)
    stand_on(bench, "5-3")
    bench.keys(Key.Key_Return)
    for _ in range(30):
        bench.keys(Key.Key_Return, held=True)
    assert bench.made == []
    assert len(bench.ghosts) == 1


def test_a_tile_that_does_not_fit_is_refused_with_the_reason(bench: Keys) -> None:
    between_5_and_2(bench)
    stand_on(bench, "4-3")
    bench.keys(Key.Key_Return)
    assert bench.says == "4-3 fits neither 5 nor 2"
    assert bench.made == []


def test_what_is_lifted_before_one_s_turn_is_not_laid_by_the_next_enter(bench: Keys) -> None:
    match = placed(BLOCK, *HANDS, line="5-1 1-2", seat=1)
    bench.sit(match)
    stand_on(bench, "5-3")
    bench.keys(Key.Key_Return, Key.Key_Return)
    assert bench.view.table.gestures.chosen == one("5-3")
    bench.show(match, Pass())
    assert len(bench.ghosts) == 1
    assert bench.chosen is None
    bench.keys(Key.Key_Return)  # was meant for the table as it was
    assert bench.made == []
    assert bench.chosen is not None
    bench.keys(Key.Key_Return)
    assert len(bench.made) == 1


def test_the_mouse_takes_the_ring_away_and_a_number_brings_it_back(bench: Keys) -> None:
    between_5_and_2(bench)
    bench.keys(Key.Key_Right)
    bench.click(bench.at("5-2"))
    assert bench.on == ""
    assert bench.numbers == []
    bench.keys(Key.Key_1)
    assert bench.on == str(one("5-2"))
    assert bench.numbers == [1, 2]
    assert bench.made == []


def test_the_first_tile_is_laid_by_enter_twice(bench: Keys) -> None:
    bench.sit(placed(BLOCK, "6-6 4-3", "1-1 0-0"))
    stand_on(bench, "6-6")
    bench.keys(Key.Key_Return, Key.Key_Return)
    assert [play.tile for play in bench.made if isinstance(play, Play)] == [one("6-6")]


def test_up_and_down_go_from_row_to_row(bench: Keys) -> None:
    many = " ".join([str(tile) for tile in tile_set(6)[1:26] if tile != one("5-1")])
    bench.view.resize(800, 600)
    bench.sit(placed(DRAW, many, "6-6 0-0", line="5-1"))
    slots = bench.view.table.rack_slots
    rows = sorted({slot.y for slot in slots.values()})
    bench.keys(Key.Key_Home, Key.Key_Home)
    first = bench.view.table.cursor.tile
    assert first is not None
    bench.keys(Key.Key_Down)
    below = bench.view.table.cursor.tile
    assert below is not None
    assert slots[below].y > slots[first].y + slots[first].short
    assert len(rows) > 1
    bench.keys(Key.Key_Up)
    assert bench.view.table.cursor.tile == first


def test_after_a_tile_has_gone_the_one_in_its_place_has_the_ring(bench: Keys) -> None:
    match = placed(BLOCK, *HANDS, line="5-1 1-2")
    bench.sit(match)
    stand_on(bench, "5-3")
    after = hand(bench)[hand(bench).index(str(one("5-3"))) + 1]
    bench.keys(Key.Key_Return, Key.Key_Return)
    [play] = bench.made
    bench.show(match, play)
    assert bench.on == after


def test_tab_goes_on_to_the_buttons_and_enter_presses_one(bench: Keys) -> None:
    bench.sit(placed(BLOCK, "4-3", "5-5 0-0", line="5-1 1-2"))
    [button] = bench.view.table.furniture.pill.buttons
    bench.keys(Key.Key_Tab)
    assert bench.on == str(one("4-3"))
    bench.keys(Key.Key_Tab)
    assert bench.view.table.cursor.button is button
    assert bench.on == ""
    bench.keys(Key.Key_Return)
    assert bench.made == [Pass()]


def test_who_of_a_side_leads_is_answered_by_tab_and_enter(bench: Keys) -> None:
    choosing = with_rule(PARTNERSHIP, "next_lead", "team_chooses")
    match = placed(choosing, "5-3", "4-4 3-2", "6-6 6-5", "1-1 2-0", line="5-1 1-2")
    over = step(match, Play(one("5-3"), 5, one("5-1"))).match
    bench.sit(step(over, deal(over, Random(1))).match)
    bench.keys(Key.Key_Tab, Key.Key_Tab, Key.Key_Tab)
    assert bench.view.table.cursor.button is bench.view.table.furniture.pill.buttons[1]
    bench.keys(Key.Key_Return)
    assert bench.made == [Lead(2)]


def test_keys_lay_nothing_while_the_mouse_holds_a_tile(bench: Keys) -> None:
    between_5_and_2(bench)
    stand_on(bench, "5-3")
    bench.lift("5-2", FELT)
    bench.keys(Key.Key_Return, Key.Key_1, Key.Key_Return)
    assert bench.made == []
    assert bench.view.table.gestures.held is bench.item("5-2")


def test_every_placement_of_a_table_with_an_edge_can_be_chosen(bench: Keys) -> None:
    bench.sit(placed(TIGHT_TABLE, "6-5 6-6", "1-1 0-0", line="6-4"))
    stand_on(bench, "6-5")
    bench.keys(Key.Key_Return)
    places = bench.view.table.cursor.places
    assert len(places) > 2
    assert bench.numbers == list(range(1, len(places) + 1))
    seen = []
    for _ in places:
        bench.keys(Key.Key_Right)
        seen.append(bench.chosen)
    assert seen == places
    bench.keys(Key.Key_2, Key.Key_Return)
    assert bench.made == [places[1]]


def test_numbers_lie_within_the_felt_and_apart_from_each_other(bench: Keys) -> None:
    bench.sit(placed(SUPER, "12-6 12-12 3-1", "1-1 0-0", "2-2 3-3", "4-4 5-5", line="12-2"))
    stand_on(bench, "12-12")
    bench.keys(Key.Key_Return)
    room = QPointF(bench.view.width(), bench.view.height())
    spots = [
        ghost.number.sceneBoundingRect()
        for ghost in bench.ghosts.values()
        if ghost.number is not None
    ]
    assert spots
    for spot in spots:
        assert 0 < spot.left() < spot.right() < room.x()
        assert sum(spot.adjusted(6, 6, -6, -6).intersects(other) for other in spots) == 1
