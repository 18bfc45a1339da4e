"""How is a round dealt? What lies there is swept in, shuffled, and flies to the hands."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QPointF
from PySide6.QtGui import QTransform

from ..rules.event import Dealt
from .motion import course, flip, glide, pause, sequence, together
from .staging import FLIGHT, Stage
from .tile_item import TileItem

SHUFFLE = 700  # ms for which the boneyard is stirred
SWEEP = 720  # ms at most from the first tile that is swept in to the last
SWEPT = 240  # ms of one tile's way
APART = 14  # ms from one swept tile to the next, where there are few
AT_ONCE = 16  # swept tiles that are on their way together, at most
NEXT = 55  # ms from one dealt tile to the next


def deal(stage: Stage, event: Dealt) -> QAbstractAnimation:
    """A short treat: sweep and shuffle, then backs fly to every plate, and one's own turn up."""
    scene, furniture = stage.scene, stage.scene.furniture
    furniture.pill.say(stage.seen.voice.event(event))
    there = event.boneyard + sum(stage.seen.observation.sizes)
    furniture.heap.set_count(there, 0)
    start = scene.heap_pose()
    sweep = _sweep(stage)
    stir = course(SHUFFLE * stage.beat, furniture.heap.stir, QEasingCurve.Type.InOutSine)
    ready = pause(1)
    ready.finished.connect(lambda: furniture.heap.set_count(there, 0))
    ready.finished.connect(stage.met)
    flights: list[QAbstractAnimation] = []
    for order, (tile, pose) in enumerate(scene.rack_poses(stage.seen).items()):
        down = replace(pose, up=False, rim=False)
        item = scene.add_tile(tile, replace(start, first=pose.first, second=pose.second))
        steps = [_taken(stage, order, item), glide(item, down, FLIGHT * stage.beat)]
        if pose.up:
            steps.append(flip(item, replace(pose, rim=False), 160 * stage.beat))
        flights.append(sequence(steps))
    for seat in range(len(furniture.plates)):
        if seat != stage.me:
            flights.append(_backs(stage, seat, stage.seen.observation.sizes[seat]))
    return sequence([*sweep, ready, stir, together(flights)])


def _taken(stage: Stage, order: int, item: TileItem) -> QAbstractAnimation:
    """The wait of the tile that is dealt as that one to each seat; then the heap has less."""
    wait = pause(30 + order * NEXT * stage.beat)
    heap = stage.scene.furniture.heap
    item.setVisible(False)
    wait.finished.connect(lambda: item.setVisible(True))
    wait.finished.connect(lambda: heap.set_count(heap.count - 1, 0))
    return wait


def _backs(stage: Stage, seat: int, count: int) -> QAbstractAnimation:
    """Some backs fly from the boneyard to a plate."""
    scene, plate = stage.scene, stage.scene.furniture.plates[seat]
    flights = []
    for order in range(count):
        item = scene.add_loose(scene.heap_pose())
        way = glide(item, scene.hand_pose(seat), FLIGHT * stage.beat)
        way.finished.connect(lambda item=item: scene.drop(item))
        way.finished.connect(lambda left=order + 1: plate.set_tiles(left))
        flights.append(sequence([_taken(stage, order, item), way]))
    return together(flights)


def _sweep(stage: Stage) -> list[QAbstractAnimation]:
    """All that the last round has left goes face down to the boneyard, the furthest first.

    One animation moves all of them: so many apart would cost a frame more than it has.
    """
    scene, furniture = stage.scene, stage.scene.furniture
    hands = [(seat, plate.tiles) for seat, plate in enumerate(furniture.plates) if seat != stage.me]
    furniture.clear()
    swept: list[tuple[TileItem, Callable[[], object]]] = [
        (item, lambda: None) for item in scene.take_up()
    ]
    if not swept:
        return []
    heap, target = furniture.heap, scene.heap_pose()
    bones = heap.count - len(swept) - sum([count for _, count in hands])
    heap.set_count(max(0, bones), 0)
    for seat, count in hands:
        plate = furniture.plates[seat]
        plate.set_tiles(count)
        for left in reversed(range(count)):
            item = scene.add_loose(scene.hand_pose(seat))
            item.setVisible(False)
            swept.append((item, partial(plate.set_tiles, left)))
    at = QPointF(target.x, target.y)
    swept.sort(key=lambda one: -(one[0].pos() - at).manhattanLength())
    apart, way = _times(len(swept))
    runs = [_Swept(item, at, target.short, leaves) for item, leaves in swept]
    total = apart * (len(runs) - 1) + way

    def step(done: float) -> None:
        now = done * total
        for order, run in enumerate(runs):
            if now < order * apart:
                break
            if not run.there and run.go(min(1.0, (now - order * apart) / way)):
                scene.drop(run.item)
                heap.set_count(heap.count + 1, 0)

    return [course(total * stage.beat, step, QEasingCurve.Type.Linear)]


def _times(count: int) -> tuple[float, float]:
    """From one swept tile to the next, and of one's way, in ms: never too many at once."""
    apart = min(float(APART), (SWEEP - SWEPT) / max(1, count - 1))
    if SWEPT / apart > AT_ONCE:
        apart = SWEEP / (count - 1 + AT_ONCE)
        return apart, AT_ONCE * apart
    return apart, float(SWEPT)


class _Swept:
    """A tile on its way to the boneyard, on which it turns face down. ``there``: it has arrived."""

    __slots__ = ("_leaves", "_size", "_start", "_turned", "_way", "item", "there")

    def __init__(
        self, item: TileItem, to: QPointF, short: float, leaves: Callable[[], object]
    ) -> None:
        self.item = item
        self.there = False
        self._leaves = leaves
        self._start, self._way = item.pos(), to - item.pos()
        self._size = short / item.pose.short - 1.0
        self._turned = 0

    def go(self, done: float) -> bool:
        """Be at that part of the way; True at its end."""
        item = self.item
        if not self._turned:
            self._turned = 1
            self._leaves()
            item.setVisible(True)
            item.apply(replace(item.pose, lifted=True, rim=False, z=40.0))
        if done >= 0.5 and self._turned == 1:
            self._turned = 2
            item.apply(replace(item.pose, up=False))
        eased = done * (2.0 - done)
        size, thin = 1.0 + self._size * eased, max(0.05, abs(1.0 - 2.0 * done))
        across = item.pose.across
        item.setTransform(
            QTransform.fromScale(size * (1.0 if across else thin), size * (thin if across else 1.0))
        )
        item.setPos(self._start + self._way * eased)
        self.there = done >= 1.0
        return self.there
