"""How is a round dealt? What lies there is swept in, shuffled, and flies to the hands."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QPointF
from PySide6.QtGui import QTransform

from ..rules.event import Dealt
from .motion import course, flip, glide, least, pause, sequence, together
from .plate import Plate
from .pose import Pose, turning
from .scene import Scene
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
    flights.append(_backs(stage))
    return sequence([*sweep, ready, stir, together(flights)])


def _taken(stage: Stage, order: int, item: TileItem) -> QAbstractAnimation:
    """The wait of the tile that is dealt as that one to each seat; then the heap has less."""
    wait = pause(30 + order * NEXT * stage.beat)
    heap = stage.scene.furniture.heap
    item.setVisible(False)
    wait.finished.connect(lambda: item.setVisible(True))
    wait.finished.connect(lambda: heap.set_count(heap.count - 1, 0))
    return wait


def _backs(stage: Stage) -> QAbstractAnimation:
    """Backs fly from the boneyard to the other plates, a tile to each of them in turn.

    One animation moves them all, and none is there before it sets out: what is made for a whole
    table at once would take longer than a frame.
    """
    scene, plates = stage.scene, stage.scene.furniture.plates
    others = [seat for seat in range(len(plates)) if seat != stage.me]
    sizes = stage.seen.observation.sizes
    apart = max(float(NEXT), FLIGHT * len(others) / AT_ONCE)
    flown = [
        _Flown(scene, plates[seat], scene.hand_pose(seat), 30 + apart * (order + at / len(others)))
        for order in range(max(sizes))
        for at, seat in enumerate(others)
        if order < sizes[seat]
    ]
    total = max([one.begins for one in flown], default=0.0) + FLIGHT

    def step(done: float) -> None:
        now = done * total
        for one in flown:
            if now < one.begins:
                break
            if not one.there:
                one.go(min(1.0, (now - one.begins) / FLIGHT))

    return course(total * stage.beat, step, QEasingCurve.Type.Linear)


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


class _Flown:
    """A back on its way from the boneyard to a plate. ``there``: it has arrived."""

    __slots__ = ("_item", "_plate", "_scene", "_to", "begins", "there")

    def __init__(self, scene: Scene, plate: Plate, to: Pose, begins: float) -> None:
        self.begins = begins  # ms after the first of all
        self.there = False
        self._scene, self._plate, self._to = scene, plate, to
        self._item: TileItem | None = None

    def go(self, done: float) -> None:
        """Be at that part of the way."""
        heap, start = self._scene.furniture.heap, self._scene.heap_pose()
        if self._item is None:
            heap.set_count(heap.count - 1, 0)
            if done < 1.0:
                self._item = self._scene.add_loose(replace(start, lifted=True, z=40.0))
        item, to = self._item, self._to
        if done >= 1.0:
            self.there = True
            self._plate.set_tiles(self._plate.tiles + 1)
            if item is not None:
                self._scene.drop(item)
        elif item is not None:
            eased = 1.0 - (1.0 - done) ** 3
            item.setPos(start.x + (to.x - start.x) * eased, start.y + (to.y - start.y) * eased)
            item.setScale(1.0 + (to.short / start.short - 1.0) * eased)
            item.setRotation(least(turning(start, to)) * eased)
