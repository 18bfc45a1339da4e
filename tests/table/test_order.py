"""Does the hand stand as one wants it: sorted, or put in order tile by tile?"""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QPointF, Qt
from pytestqt.qtbot import QtBot

from dominoes_desktop.games import BLOCK, DRAW
from dominoes_desktop.rules.move import Draw, Pass, Play
from dominoes_desktop.rules.options import with_rule
from dominoes_desktop.rules.ruleset import Match
from dominoes_desktop.rules.tile import tile_set
from dominoes_desktop.rules.umpire import deal, legal_moves, new_match, position, step

from .at_table import Bench, one, placed

HAND = "1-0 2-2 5-1 5-4 6-6"


def match(seat: int = 0) -> Match:
    return placed(BLOCK, HAND, "1-1 4-4 6-4", line="5-5 5-2", seat=seat)


def stands(bench: Bench) -> str:
    """The hand as it is seen, row by row from left to right."""
    slots = bench.view.table.rack_slots
    items = [bench.view.table.items_by_tile[tile] for tile in slots]
    floors = {slot: round(slot.y / bench.view.table.frame.short) for slot in slots.values()}
    order = sorted(items, key=lambda item: (floors[slots[item.tile]], item.x()))
    return " ".join([str(item.tile) for item in order])


def put(bench: Bench, text: str, beside: str) -> None:
    """Drag a tile over the rack to where another one stands."""
    bench.drag(bench.at(text), bench.at(beside) + QPointF(0, 20))


@pytest.mark.parametrize(
    ("how", "row"),
    [
        ("dealt", "1-0 2-2 5-1 5-4 6-6"),
        ("pips", "6-6 5-4 5-1 2-2 1-0"),
        ("doubles", "6-6 2-2 5-4 5-1 1-0"),
        ("suit", "6-6 5-4 5-1 2-2 1-0"),
    ],
)
def test_the_hand_stands_sorted_and_stays_so(qtbot: QtBot, how: str, row: str) -> None:
    bench = Bench(qtbot)
    bench.sit(match())
    bench.view.sort_hand(how)
    assert stands(bench) == row
    bench.sit(match())
    assert stands(bench) == row


def test_sorted_by_suit_the_numbers_stand_together(qtbot: QtBot) -> None:
    bench = Bench(qtbot)
    bench.sit(placed(BLOCK, "3-3 6-1 5-0 6-6 5-5 6-4", "1-1", line="2-2"))
    bench.view.sort_hand("suit")
    assert stands(bench) == "6-6 6-4 6-1 5-5 5-0 3-3"


def test_a_tile_drawn_goes_to_its_place(qtbot: QtBot) -> None:
    bench = Bench(qtbot)
    bench.view.sort_hand("pips")
    drawing = placed(DRAW, "6-4 1-0", "2-2", line="5-5", boneyard="4-3 3-2 1-1 3-3")
    bench.sit(drawing)
    bench.show(drawing, Draw())
    assert stands(bench).startswith("6-4 ")
    assert stands(bench).endswith(" 1-0")


def test_a_tile_dragged_along_the_rack_stays_where_it_is_put(qtbot: QtBot) -> None:
    bench = Bench(qtbot)
    bench.sit(match())
    put(bench, "6-6", "2-2")
    assert stands(bench) == "1-0 6-6 2-2 5-1 5-4"
    put(bench, "1-0", "5-4")
    assert stands(bench) == "6-6 2-2 5-1 5-4 1-0"
    assert bench.made == [], "it was only put elsewhere"
    bench.sit(match(seat=1))
    assert stands(bench) == "6-6 2-2 5-1 5-4 1-0", "also while others are at it"


def test_the_others_make_room_while_it_is_held(qtbot: QtBot) -> None:
    bench = Bench(qtbot)
    bench.sit(match())
    start, place = bench.at("2-2"), bench.at("5-4")
    bench.press(start)
    bench.move(start + QPointF(0, 8), place + QPointF(0, 15))
    assert bench.at("5-4").x() < place.x()
    bench.move(QPointF(640, 250))
    assert bench.at("5-4") == place, "taken out of the rack, it leaves no gap elsewhere"
    bench.release(QPointF(640, 250))
    assert stands(bench) == HAND


def test_escape_puts_all_back(qtbot: QtBot) -> None:
    bench = Bench(qtbot)
    bench.sit(match())
    start, place = bench.at("2-2"), bench.at("5-4")
    bench.press(start)
    bench.move(start + QPointF(0, 8), place + QPointF(0, 15))
    qtbot.keyClick(bench.view, Qt.Key.Key_Escape)
    assert stands(bench) == HAND


def test_a_tile_goes_from_row_to_row(qtbot: QtBot) -> None:
    bench = Bench(qtbot)
    many = tile_set(15)[:40]
    bench.sit(position(with_rule(DRAW, "set", "15"), [many, tile_set(15)[50:55]], (), ()))
    first, last = str(many[0]), str(many[-1])
    put(bench, last, first)
    assert stands(bench).startswith(f"{last} {first} ")


def test_undo_brings_a_tile_back_to_its_place(qtbot: QtBot) -> None:
    bench = Bench(qtbot)
    before = match()
    bench.sit(before)
    put(bench, "6-6", "2-2")
    put(bench, "5-1", "1-0")
    assert stands(bench) == "5-1 1-0 6-6 2-2 5-4"
    after = step(before, Play(one("2-2"), 2, one("5-2"))).match
    bench.sit(after)
    assert stands(bench) == "5-1 1-0 6-6 5-4"
    put(bench, "5-4", "5-1")
    assert stands(bench) == "5-4 5-1 1-0 6-6"
    bench.sit(before)
    assert stands(bench) == "5-4 5-1 1-0 6-6 2-2"


def test_the_next_deal_is_in_order_again(qtbot: QtBot) -> None:
    bench, rng = Bench(qtbot), Random(5)
    first = step(new_match(BLOCK, 2), deal(new_match(BLOCK, 2), rng)).match
    bench.sit(first)
    hand = stands(bench).split()
    put(bench, hand[-1], hand[0])
    assert stands(bench).split() == [hand[-1], *hand[:-1]]
    while first.wants == "move":
        first = step(first, rng.choice(legal_moves(first))).match
    second = step(first, deal(first, rng)).match
    bench.sit(second)
    hand = stands(bench).split()
    assert hand == [str(tile) for tile in sorted(map(one, hand))]


def test_sorting_forgets_what_was_put_elsewhere(qtbot: QtBot) -> None:
    bench = Bench(qtbot)
    bench.sit(match())
    put(bench, "6-6", "1-0")
    bench.view.sort_hand("doubles")
    assert stands(bench) == "6-6 2-2 5-4 5-1 1-0"


def test_in_motion_the_picture_ends_as_it_settles(qtbot: QtBot) -> None:
    bench = Bench(qtbot)
    bench.sit(match())
    bench.view.set_pace("normal")
    before = bench.at("6-6")
    bench.view.sort_hand("pips")
    assert bench.at("6-6") == before, "it has only set out"
    qtbot.waitUntil(lambda: not any(map(bench.view.table.gestures.moves, items(bench))))
    shown = bench.picture()
    bench.sit(match())
    assert bench.picture() == shown


def items(bench: Bench):  # type: ignore[no-untyped-def]
    return list(bench.view.table.items_by_tile.values())


def test_a_tile_still_plays_when_it_is_carried_over_the_rack_first(qtbot: QtBot) -> None:
    bench = Bench(qtbot)
    bench.sit(match())
    start = bench.at("5-4")
    bench.press(start)
    bench.move(start + QPointF(0, 8), bench.at("1-0"), QPointF(640, 400))
    play = next(iter(bench.ghosts))
    bench.move(bench.ghost(play))
    bench.release(bench.ghost(play))
    assert bench.made == [play]


def test_who_must_draw_still_sees_the_hand(qtbot: QtBot) -> None:
    """Known complaint C25."""
    bench = Bench(qtbot)
    bench.sit(placed(DRAW, "6-4 1-0", "2-2", line="5-5", boneyard="4-3 3-2 1-1 3-3"))
    assert Pass() not in legal_moves(
        placed(DRAW, "6-4 1-0", "2-2", line="5-5", boneyard="4-3 3-2 1-1 3-3")
    )
    pill = bench.view.table.furniture.pill
    assert [button.text for button in pill.buttons] == ["Draw"]
    for text in ("6-4", "1-0"):
        item = bench.item(text)
        assert item.isVisible()
        assert item.pose.up
        face = item.mapRectToScene(item.face_rect())
        assert not face.intersects(pill.mapRectToScene(pill.glass))
        heap = bench.view.table.furniture.heap
        assert not face.intersects(heap.mapRectToScene(heap.shape().boundingRect()))
