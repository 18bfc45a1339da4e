"""Does everything have its place in every window, and nothing lie on anything else?"""

from itertools import combinations, product
from random import Random

import pytest
from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from dominoes_desktop.games import BLOCK, DRAW
from dominoes_desktop.geometry import shape_of
from dominoes_desktop.geometry.arrange import arrange
from dominoes_desktop.rules.line import Joined, Line
from dominoes_desktop.rules.options import with_rule
from dominoes_desktop.rules.ruleset import Match
from dominoes_desktop.rules.tile import Tile, tile_set
from dominoes_desktop.rules.umpire import deal, legal_moves, new_match, position, step
from dominoes_desktop.table.area import Box, Frame, frame
from dominoes_desktop.table.camera import Camera, aim
from dominoes_desktop.table.pose import RAISED, in_rack

from .at_table import Bench

SIZES = [(800, 600), (1024, 700), (1280, 720), (1920, 1080)]
MORE = [*SIZES, (1366, 768), (1024, 768), (2560, 1080), (2560, 1440), (3440, 1440), (3840, 2160)]
LONG = ("A name of just thirty letters.",) * 4


def chain(rng: Random, count: int = 28) -> Line:
    """So many tiles of the double-six set in one line, laid at either end by turns of luck."""
    while True:
        left = list(tile_set(6))
        rng.shuffle(left)
        first = left.pop()
        line, ends = [Joined(first, first.high)], [(first, first.high), (first, first.low)]
        while len(line) < count:
            found = [(at, one) for at in (0, 1) for one in left if one.has(ends[at][1])]
            if not found:
                break
            at, one = rng.choice(found)
            host, half = ends[at]
            line.append(Joined(one, half, host, half))
            left.remove(one)
            ends[at] = (one, one.other(half))
        if len(line) == count:
            return tuple(line)


def all_down(rng: Random, seats: int, count: int = 28) -> Match:
    """A match with so many tiles on the table, the rest in the hands."""
    line = chain(rng, count)
    laid = {one.tile for one in line}
    left = [one for one in tile_set(6) if one not in laid]
    return position(BLOCK, [left[seat::seats] for seat in range(seats)], line)


def boxes(here: Frame) -> dict[str, Box]:
    found = {"rack": here.rack, "pill": here.pill, "felt": here.felt, "heap": here.heap}
    return {**found, "info": here.info, **dict(here.plates)}


def rect(box: Box) -> QRectF:
    return QRectF(box.x, box.y, box.w, box.h)


def faces(bench: Bench) -> dict[Tile, QRectF]:
    """Where every tile of the picture lies, without its shadow."""
    items = bench.view.table.items_by_tile
    return {one: item.mapRectToScene(item.face_rect()) for one, item in items.items()}


def panels(bench: Bench) -> dict[str, QRectF]:
    """What the pieces around the tiles really cover, without their shadows."""
    around = bench.view.table.furniture
    found = {
        "pill": around.pill.mapRectToScene(around.pill.glass),
        "ends": around.ends.mapRectToScene(around.ends.glass),
        "heap": around.heap.mapRectToScene(around.heap.shape().boundingRect()),
    }
    for plate in around.plates:
        edge = plate.boundingRect().adjusted(14, 14, -14, -14)  # tiles have 8 to 12 of shadow
        found[f"{plate.where} plate"] = plate.mapRectToScene(plate.glass.united(edge))
    return found


@pytest.mark.parametrize("size", MORE, ids=str)
@pytest.mark.parametrize("letters", [1.0, 1.3, 1.5])
def test_no_two_places_overlap_and_all_are_in_the_window(
    size: tuple[int, int], letters: float
) -> None:
    for seats, held in product(range(2, 9), (7, 24, 40, 60)):
        here = boxes(frame(*size, seats, held, letters))
        meeting = [pair for pair in combinations(here, 2) if here[pair[0]].meets(here[pair[1]])]
        assert meeting == [], (seats, held)
        for box in here.values():
            assert min(box.x, box.y) >= 0, (seats, held)
            assert box.right <= size[0], (seats, held)
            assert box.bottom <= size[1], (seats, held)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_28_tiles_are_seen_whole_and_under_nothing(
    qtbot: QtBot, size: tuple[int, int], seats: int
) -> None:
    """Known complaints C1, C2 and C7."""
    rng = Random(seats)
    bench = Bench(qtbot, size)
    for _ in range(4):
        bench.sit(all_down(rng, seats), names=LONG)
        lying, felt = faces(bench), rect(bench.view.table.frame.felt)
        assert len(lying) == 28
        assert all(felt.contains(face) for face in lying.values())
        assert [p for p in combinations(lying, 2) if lying[p[0]].intersects(lying[p[1]])] == []
        covered = {
            (name, str(one))
            for name, panel in panels(bench).items()
            for one, face in lying.items()
            if panel.intersects(face)
        }
        assert covered == set()


def test_20_tiles_are_at_least_32_pixels_wide_at_1280x720(full: bool) -> None:
    shape, rng = shape_of(BLOCK), Random(20)
    frames = [frame(1280, 720, seats) for seats in (2, 3, 4)]
    for _ in range(1000 if full else 12):
        line = chain(rng, 20)
        cameras: list[Camera | None] = [None, None, None]
        layout = None
        for laid in range(1, 21):
            layout = arrange(line[:laid], shape, layout)
            pairs = zip(frames, cameras, strict=True)
            cameras = [aim(layout, [], here, 1.0, camera) for here, camera in pairs]
        assert all(camera is not None and camera.short >= 32 for camera in cameras)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_round_stays_on_the_felt_with_all_it_offers(
    qtbot: QtBot, size: tuple[int, int], seats: int
) -> None:
    rng, bench, match = Random(seats), Bench(qtbot, size), new_match(DRAW, seats)
    match = step(match, deal(match, rng)).match
    while match.wants == "move":
        bench.sit(match, names=LONG)
        felt, seen = rect(bench.view.table.frame.felt), bench.view.table.seen
        assert seen is not None
        hand = set(seen.observation.hand)
        lying = {one: face for one, face in faces(bench).items() if one not in hand}
        assert all(felt.contains(face) for face in lying.values())
        for layout in seen.previews.values():
            pose = bench.view.table.ghost_pose(layout.laid[-1])
            wide, high = (2, 1) if pose.across else (1, 2)
            ghost = QRectF(0, 0, wide * pose.short, high * pose.short)
            ghost.moveCenter(QRectF(pose.x, pose.y, 0, 0).topLeft())
            assert felt.contains(ghost)
        match = step(match, rng.choice(legal_moves(match))).match


def standing(hand: tuple[Tile, ...], playable: set[Tile], here: Frame) -> dict[Tile, QRectF]:
    """What each tile of the hand covers in the rack."""
    poses = in_rack(hand, playable, False, here, 1.0)
    assert all(pose.rim == (one in playable) for one, pose in poses.items())
    return {
        one: QRectF(p.x - p.short / 2, p.y - p.short, p.short, 2 * p.short)
        for one, p in poses.items()
    }


@pytest.mark.parametrize("size", MORE, ids=str)
def test_a_large_hand_stands_side_by_side_and_can_be_taken(size: tuple[int, int]) -> None:
    """Known complaint C8; also where the window was made for fewer tiles."""
    for held in (*range(1, 22), 28, 33, 40):
        stands_side_by_side(size, held)


def stands_side_by_side(size: tuple[int, int], held: int) -> None:
    hand = tile_set(15)[:held]
    for here, least in ((frame(*size, 2, held), 28), (frame(*size, 2), 20 if held < 22 else 12)):
        for playable in (set(), set(hand), set(hand[::2])):
            where = standing(hand, playable, here)
            assert [p for p in combinations(where, 2) if where[p[0]].intersects(where[p[1]])] == []
            room = QRectF(here.rack.x, here.pill.bottom, here.rack.w, here.rack.bottom)
            assert all(room.contains(box) for box in where.values())
            assert all(box.width() >= least for box in where.values())


def test_40_tiles_leave_the_smallest_window_a_table() -> None:
    assert frame(800, 600, 4, 40).felt.h >= 250
    assert frame(1280, 720, 4, 40).felt.h >= 370


@pytest.mark.parametrize("size", [(800, 600), (1280, 720)], ids=str)
def test_each_of_40_tiles_is_chosen_by_a_click(qtbot: QtBot, size: tuple[int, int]) -> None:
    """Known complaint C8."""
    hand = tile_set(15)[:40]
    bench = Bench(qtbot, size)
    bench.sit(position(with_rule(DRAW, "set", "15"), [hand, tile_set(15)[50:55]], (), ()))
    for one in hand:
        bench.click(bench.at(str(one)))
        assert bench.view.table.gestures.chosen == one
        bench.click(bench.at(str(one)))


def test_a_playable_tile_stands_higher_by_12_pixels() -> None:
    here = frame(1280, 720, 2)
    hand = tile_set(6)[:5]
    poses = in_rack(hand, {hand[2]}, False, here, 1.0)
    assert poses[hand[1]].y - poses[hand[2]].y == RAISED == 12
    assert [pose.rim for pose in poses.values()] == [False, False, True, False, False]


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("held", [7, 12, 21])
def test_hands_turned_up_hide_no_tile_on_the_table(
    qtbot: QtBot, size: tuple[int, int], seats: int, held: int
) -> None:
    bench = Bench(qtbot, size)
    bench.sit(all_down(Random(1), seats, 14), names=LONG)
    for plate in bench.view.table.furniture.plates[1:]:
        plate.reveal(tile_set(6)[:held])
    around = panels(bench)
    for name, panel in around.items():
        assert not panel.intersects(rect(bench.view.table.frame.felt)), name
        assert QRectF(0, 0, *size).contains(panel), name
    assert [p for p in combinations(around, 2) if around[p[0]].intersects(around[p[1]])] == []
