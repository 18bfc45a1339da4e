"""Is the picture what is seen, and nothing else?"""

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject
from pytestqt.qtbot import QtBot

from dominoes_desktop.games import ANIMAL, BLOCK, DRAW, GAMES
from dominoes_desktop.rules.move import Play
from dominoes_desktop.rules.observation import Observation, observe, redact
from dominoes_desktop.rules.ruleset import Match, Ruleset
from dominoes_desktop.rules.tile import Tile, tile_set
from dominoes_desktop.rules.umpire import deal, legal_moves, lot, new_match, step
from dominoes_desktop.table.order import as_it_came
from dominoes_desktop.table.tile_item import GhostItem, TileItem
from tests.law.walk import few

from .at_table import Bench, a_round, look, one, placed, tiles

TABLES = {
    f"{game.key}-{few(game, seats)}": (game, few(game, seats)) for game in GAMES for seats in (2, 4)
}


@pytest.fixture(scope="module", params=TABLES.values(), ids=TABLES)
def table(request: pytest.FixtureRequest) -> tuple[Ruleset, int]:
    """A game and its seats; tests of the same rounds follow each other, laid out once."""
    found: tuple[Ruleset, int] = request.param
    return found


@pytest.fixture
def bench(qtbot: QtBot) -> Bench:
    return Bench(qtbot)


def some_match(game: Ruleset, seats: int, moves: int, seed: int = 5) -> Match:
    """A match after so many random moves of its first round, or fewer if that ends."""
    rng = Random(seed)
    match = step(new_match(game, seats), deal(new_match(game, seats), rng)).match
    if match.wants == "lead":
        match = step(match, lot(match, rng)).match
    for _ in range(moves):
        if match.wants == "move":
            match = step(match, rng.choice(legal_moves(match))).match
    return match


def known_to(seen: Observation) -> set[Tile]:
    """Every tile that this seat may know of."""
    hands = [one for hand in seen.hands if hand for one in hand]
    return {one.tile for one in seen.line} | set(seen.hand) | set(hands)


def told(item: QGraphicsItem) -> str:
    """All that an item says without being painted."""
    words = [item.toolTip(), str(item.data(0) or "")]
    if isinstance(item, QGraphicsObject):
        words += [item.objectName(), str(item.property("accessibleName") or "")]
    return " ".join(words)


def test_settling_twice_changes_nothing_and_what_was_before_leaves_no_trace(
    bench: Bench, qtbot: QtBot, table: tuple[Ruleset, int]
) -> None:
    """From any picture to any other, as by load and undo."""
    for moves in (9, 2, 60, 0):
        match = some_match(*table, moves)
        seen = bench.sit(match)
        first = bench.picture()
        bench.view.show_events((), seen)
        assert bench.picture() == first
        other = Bench(qtbot)
        other.sit(match)
        other.view.table.camera = bench.view.table.camera
        other.sit(match)
        assert other.picture() == first


def knows_no_more(bench: Bench, known: set[Tile]) -> None:
    """Neither the tiles of the picture nor anything that an item says."""
    table = bench.view.table
    shown = [item for item in table.items() if isinstance(item, TileItem)]
    assert {item.tile for item in shown if item not in table.loose} <= known
    assert all(not item.pose.up for item in table.loose)
    assert {one for plate in table.furniture.plates for one in plate.open or ()} <= known
    for item in shown:
        if item.pose.up:
            assert {item.pose.first, item.pose.second} == {item.tile.high, item.tile.low}
    spoken = " ".join(told(item) for item in table.items())
    hidden = {str(tile) for tile in tile_set(6) if tile not in known}
    assert not [text for text in hidden if text in spoken]


def test_no_item_knows_a_tile_that_the_viewer_may_not_know(
    bench: Bench, table: tuple[Ruleset, int], full: bool
) -> None:
    """In every moment of a round; a sample looks at its first moves and at its last."""
    bench.view.set_pace("slow")
    for before, done in a_round(*table, Random(5), full):
        if before is not None:
            bench.sit(before)
        seen = look(done.match)
        bench.view.show_events(redact(done.events, 0), seen)
        knows_no_more(bench, known_to(seen.observation))
        while bench.view.director.busy:
            bench.view.director.hurry()
            knows_no_more(bench, known_to(seen.observation))


def test_a_back_in_the_air_looks_the_same_whatever_it_is(bench: Bench) -> None:
    bench.sit(some_match(DRAW, 2, 3))
    table = bench.view.table
    loose = table.add_loose(table.heap_pose())
    assert not loose.pose.up
    assert (loose.pose.first, loose.pose.second) == (0, 0)
    assert loose.tile == one("0-0"), "a stand-in, the same for every back"
    assert told(loose).strip() == ""


def test_only_faces_of_known_tiles_are_ever_painted(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = some_match(DRAW, 2, 4)
    painted: set[Tile] = set()
    shelf = bench.view.table.shelf
    face = shelf.face

    def watched(short: float, first: int, second: int, *more: Any) -> object:
        painted.add(one(f"{first}-{second}"))
        return face(short, first, second, *more)

    monkeypatch.setattr(shelf, "face", watched)
    seen = bench.sit(match)
    bench.view.grab()
    assert painted == known_to(seen.observation)


def test_a_covered_hand_is_backs_alone(bench: Bench) -> None:
    match = placed(DRAW, "5-3 6-6", "1-1 0-0", line="5-1 1-2", boneyard="2-0 3-0 4-0")
    bench.sit(match, covered=True)
    for text in ("5-3", "6-6"):
        assert not bench.item(text).pose.up
        assert not bench.item(text).pose.rim
        assert bench.item(text).toolTip() == ""
    assert bench.says == "Over to You"
    assert bench.view.table.furniture.pill.buttons == ()
    one_hand = bench.view.grab().toImage()
    other = placed(DRAW, "4-3 2-2", "1-1 0-0", line="5-1 1-2", boneyard="2-0 3-0 4-0")
    bench.sit(other, covered=True)
    assert bench.view.grab().toImage() == one_hand


def test_while_the_table_is_handed_over_nobody_is_said_to_think(bench: Bench) -> None:
    seen = look(placed(DRAW, "5-3", "1-1 0-0", line="5-1 1-2", boneyard="2-0", seat=1), 0)
    bench.view.show_events((), replace(seen, covered=True, thinking=False))
    assert bench.says == "Over to Bo"
    assert [plate.note for plate in bench.view.table.furniture.plates] == ["", ""]
    bench.view.show_events((), replace(seen, covered=True, thinking=True))
    assert bench.says == "Bo is thinking"
    assert bench.view.table.furniture.plates[1].note == "thinking"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_when_the_round_is_over_all_hands_lie_open(bench: Bench, seats: int) -> None:
    hands = ("5-3", "1-1 0-0", "4-4 6-4", "6-6 6-5")[:seats]
    match = placed(BLOCK, *hands, line="5-1 1-2")
    closed = bench.view.grab().toImage()
    bench.sit(match)
    before = [bench.view.table.furniture.plates[seat].boundingRect() for seat in range(1, seats)]
    over = step(match, Play(one("5-3"), 5, one("5-1"))).match
    bench.sit(over)
    plates = bench.view.table.furniture.plates
    assert all(set(plates[seat].open or ()) == set(tiles(hands[seat])) for seat in range(1, seats))
    assert [plates[seat].boundingRect() for seat in range(1, seats)] != before
    assert bench.view.grab().toImage() != closed
    bench.sit(match)
    assert all(plates[seat].open is None for seat in range(1, seats))


def test_names_of_thirty_letters_keep_their_place(bench: Bench) -> None:
    names = ("Bartholomew Featherstonehaugh",) * 4
    bench.sit(some_match(BLOCK, 4, 6), names=names)
    for plate in bench.view.table.furniture.plates:
        assert plate.toolTip() == names[0]
        assert bench.view.sceneRect().contains(plate.mapRectToScene(plate.glass))


def test_another_seat_sees_its_own_hand_at_the_bottom(bench: Bench) -> None:
    match = placed(BLOCK, "5-3 6-6", "1-1 5-0", "4-4 6-4", line="5-1 1-2")
    for me in range(3):
        bench.sit(match, me=me)
        table = bench.view.table
        assert set(table.rack_slots) == set(look(match, me).observation.hand)
        assert [p.where for p in table.furniture.plates][me] == "bottom"
        assert table.furniture.plates[(me + 1) % 3].where == "left"


def test_the_hand_stands_as_dealt_and_what_is_drawn_comes_last() -> None:
    match = some_match(DRAW, 2, 0)
    rng, drawn = Random(1), []
    dealt = list(observe(match, 0).hand)
    while match.wants == "move":
        before = set(observe(match, 0).hand)
        match = step(match, rng.choice(legal_moves(match))).match
        seen = observe(match, 0)
        drawn += [tile for tile in seen.hand if tile not in before]
        order = [tile for tile in [*sorted(dealt), *drawn] if tile in seen.hand]
        assert as_it_came(seen) == tuple(order)


def test_the_open_ends_and_scores_can_be_read(bench: Bench) -> None:
    match = replace(placed(BLOCK, "5-3 6-6", "1-1 5-0", line="5-1 1-2"), scores=(40, 75))
    bench.sit(match)
    around = bench.view.table.furniture
    assert around.ends.value == "5  ·  2"
    assert [plate.score for plate in around.plates] == [(40, 100), (75, 100)]


def test_a_match_of_rounds_won_shows_no_points(bench: Bench) -> None:
    bench.sit(placed(ANIMAL, "5-3 6-6", "1-1 5-0", line="5-1 1-2"))
    assert [plate.score for plate in bench.view.table.furniture.plates] == [None, None]


def test_ghosts_lie_beneath_a_held_tile_and_above_the_table(bench: Bench) -> None:
    bench.sit(placed(BLOCK, "5-2 6-6", "1-1 5-0", line="5-1 1-2"))
    bench.lift("5-2", bench.at("5-1"))
    ghosts = [item for item in bench.view.table.items() if isinstance(item, GhostItem)]
    assert len(ghosts) == 2
    for ghost in ghosts:
        assert bench.item("5-1").zValue() < ghost.zValue() < bench.item("5-2").zValue()
