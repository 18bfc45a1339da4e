"""How is each kind of event staged? Every method gives an animation, or None for nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QAbstractAnimation, QPointF

from ..rules.event import (
    Dealt,
    Event,
    LeadGiven,
    Passed,
    RoundEnded,
    Scored,
    TileDrawn,
    TilePlayed,
)
from .badge import Badge
from .motion import course, flip, glide, pause, sequence, shift, together
from .scene import Scene
from .seen import Seen

TRAVEL = 300  # ms of a tile's way at normal pace
FLIGHT = 260  # ms of a tile's way when it is dealt
RISE = 130  # ms in which playable tiles rise in the rack
BETWEEN = 130  # ms from one tile that is drawn to the next
EFFECT = 800  # ms for which it is told what a tile brought about
PASS = 1050  # ms for which a pass is seen (known complaint C55)


class Stage:
    """One change being shown: the scene, what will be seen after it, and the beat.

    ``met`` is called when the eye meets the next event: a laid tile that touches the table, a tile
    that sets out from the boneyard.
    """

    def __init__(
        self, scene: Scene, seen: Seen, beat: float, met: Callable[[], None] = lambda: None
    ) -> None:
        self.scene = scene
        self.seen = seen
        self.beat = beat
        self.met = met
        self.me = seen.observation.seat

    def say(self, event: Event, seat: int) -> None:
        """The event in a sentence above the rack, and in small words on the plate."""
        told = self.seen.told(event)
        self.scene.furniture.pill.say(self.seen.voice.event(told))
        self.scene.furniture.plates[seat].set_note(self.seen.voice.short(told))

    def deal(self, event: Dealt) -> QAbstractAnimation | None:
        """A short treat: backs fly to every plate, then one's own tiles turn up in the rack."""
        scene, furniture = self.scene, self.scene.furniture
        scene.clear_table()
        furniture.pill.say(self.seen.voice.event(event))
        furniture.clear()
        all_tiles = event.boneyard + sum(self.seen.observation.sizes)
        furniture.heap.set_count(all_tiles, 0)
        start = scene.heap_pose()
        flights: list[QAbstractAnimation] = []
        for order, (tile, pose) in enumerate(scene.rack_poses(self.seen).items()):
            down = replace(pose, up=False, rim=False)
            item = scene.add_tile(tile, replace(start, first=pose.first, second=pose.second))
            steps = [self._taken(order), glide(item, down, FLIGHT * self.beat)]
            if pose.up:
                steps.append(flip(item, replace(pose, rim=False), 160 * self.beat))
            flights.append(sequence(steps))
        for seat in range(len(furniture.plates)):
            if seat != self.me:
                flights.append(self._backs(seat, self.seen.observation.sizes[seat]))
        return together(flights)

    def _taken(self, order: int) -> QAbstractAnimation:
        """The wait of the tile that is dealt as that one to each seat; then the heap has less."""
        wait = pause(30 + order * 55 * self.beat)
        heap = self.scene.furniture.heap
        wait.finished.connect(lambda: heap.set_count(heap.count - 1, 0))
        return wait

    def _backs(self, seat: int, count: int) -> QAbstractAnimation:
        """Some backs fly from the boneyard to a plate."""
        plate = self.scene.furniture.plates[seat]
        flights = []
        for order in range(count):
            item = self.scene.add_loose(self.scene.heap_pose())
            way = glide(item, self.scene.hand_pose(seat), FLIGHT * self.beat)
            way.finished.connect(lambda item=item: self.scene.drop(item))
            way.finished.connect(lambda left=order + 1: plate.set_tiles(left))
            flights.append(sequence([self._taken(order), way]))
        return together(flights)

    def lead(self, event: LeadGiven) -> QAbstractAnimation | None:
        self.say(event, event.seat)
        return pause(650 * self.beat)

    def play(self, event: TilePlayed) -> QAbstractAnimation | None:
        """The tile travels to its place while the others make room."""
        scene = self.scene
        poses = scene.table_poses(self.seen)
        target = poses[event.tile]
        item = scene.items_by_tile.get(event.tile)
        small = 0.0
        if item is None:
            start = scene.hand_pose(event.seat)
            small = max(0.35, start.short / target.short)
            item = scene.add_tile(event.tile, replace(target, x=start.x, y=start.y, lifted=True))
            item.setScale(small)
            scene.furniture.plates[event.seat].set_tiles(event.left)
        if event.seat == self.me:
            scene.gestures.let_go()
        item.setZValue(40)
        self.say(event, event.seat)
        moved = [
            shift(other, poses[tile], TRAVEL * self.beat)
            for tile, other in scene.items_by_tile.items()
            if tile in poses and tile != event.tile and other.pose != poses[tile]
        ]
        moved += scene.gestures.hand.shifts(self.seen, TRAVEL * self.beat)
        near = (QPointF(target.x, target.y) - item.pos()).manhattanLength() < 60
        ms = TRAVEL * self.beat * (0.45 if near else 1.0)
        way = glide(item, target, ms, small, self.met)
        rest = 150 if event.seat == self.me else 420
        return sequence([together([*moved, way]), pause(rest * self.beat)])

    def draw(self, drawn: Sequence[TileDrawn]) -> QAbstractAnimation:
        """What one seat draws at once: backs go from the boneyard to its hand."""
        first = drawn[0]
        spell = bool(self.seen.observation.due) and self.seen.observation.ruleset.effects.acts
        told = [one for one in map(self.seen.told, drawn) if isinstance(one, TileDrawn)]
        self.scene.furniture.pill.say(self.seen.voice.draws(told, spell=spell))
        run = self.flights(drawn)
        mine = first.seat == self.me and first.tile is not None
        return run if mine else sequence([run, pause(220 * self.beat)])

    def flights(self, drawn: Sequence[TileDrawn]) -> QAbstractAnimation:
        """A tile for each of them flies from the boneyard to the hand that drew it."""
        order = sorted(range(len(drawn)), key=lambda at: drawn[at].seat != self.me)
        made = {at: self._flight(drawn[at]) for at in order}  # one's own first: it may be held
        waits = [pause(1 + at * BETWEEN * self.beat) for at in range(len(drawn))]
        for wait, event in zip(waits, drawn, strict=True):
            wait.finished.connect(lambda event=event: self._taken_by(event))
        return together([sequence([wait, made[at]]) for at, wait in enumerate(waits)])

    def _taken_by(self, event: TileDrawn) -> None:
        """The heap has one less, and the plate says who has it."""
        self.met()
        furniture = self.scene.furniture
        furniture.heap.set_count(event.boneyard, 0)
        told = self.seen.told(event)
        furniture.plates[event.seat].set_note(self.seen.voice.short(told))
        if event.forced and event.seat == self.me and not self.seen.watching:
            furniture.pill.say(self.seen.voice.event(told))

    def _flight(self, event: TileDrawn) -> QAbstractAnimation:
        """A back goes from the boneyard to the hand that drew it; one's own turns up there."""
        scene = self.scene
        if event.seat != self.me or event.tile is None:
            item = scene.add_loose(scene.heap_pose())
            way = glide(item, scene.hand_pose(event.seat), TRAVEL * self.beat)
            way.finished.connect(lambda: scene.drop(item))
            plate = scene.furniture.plates[event.seat]
            way.finished.connect(lambda: plate.set_tiles(plate.tiles + 1))
            return way
        target = scene.rack_poses(self.seen).get(event.tile)
        if target is None:  # drawn and laid within one change
            return pause(TRAVEL * self.beat)
        moved = scene.gestures.hand.shifts(self.seen, TRAVEL * self.beat)
        item = scene.items_by_tile.get(event.tile) or scene.take_loose(event.tile)
        rest = replace(target, rim=False)
        way = glide(item, replace(rest, up=False), TRAVEL * self.beat)
        come = together([*moved, way])
        return sequence([come, flip(item, rest, 180 * self.beat)] if rest.up else [come])

    def passing(self, event: Passed) -> QAbstractAnimation | None:
        self.say(event, event.seat)
        return pause(PASS * self.beat if event.seat != self.me else 500 * self.beat)

    def tell(self, event: Event) -> QAbstractAnimation:
        """What a tile brought about: a sentence, and small words on the plate it concerns."""
        seat = getattr(event, "seat", None)
        if isinstance(seat, int):
            self.say(event, seat)
        else:
            self.scene.furniture.pill.say(self.seen.voice.event(event))
        return pause(EFFECT * self.beat)

    def score(self, event: Scored) -> QAbstractAnimation | None:
        """The points rise from the table and fly to the plate."""
        self.say(event, event.seat)
        badge = Badge(f"+{event.points}")
        self.scene.add_passing(badge)
        x, y = self.scene.frame.felt.centre
        start, end = (
            QPointF(x, y),
            self.scene.furniture.plates[event.seat].sceneBoundingRect().center(),
        )
        badge.setZValue(60)

        def step(done: float) -> None:
            badge.setPos(start + (end - start) * done)

        return course(700 * self.beat, step, after=lambda: badge.setVisible(False))

    def rest(self) -> QAbstractAnimation | None:
        """At last one's own tiles rise, or sink, as they can be played now."""
        shifts = self.scene.gestures.hand.shifts(self.seen, RISE * self.beat)
        return together(shifts) if shifts else None

    def reveal(self, event: RoundEnded) -> QAbstractAnimation | None:
        """All hands are turned up on the table."""
        self.scene.furniture.pill.say(self.seen.voice.event(event))
        for seat, plate in enumerate(self.scene.furniture.plates):
            if seat != self.me:
                plate.reveal(event.hands[seat])
        return pause(1100 * self.beat)
