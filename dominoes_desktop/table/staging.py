"""How is each kind of event staged? Every method gives an animation, or None for nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QAbstractAnimation, QPointF

from ..rules.event import Event, LeadGiven, Passed, TileDrawn, TilePlayed
from .motion import KNOCK, flip, glide, jolt, pause, sequence, together
from .reflow import reflow
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
        moved = reflow(scene, poses, event.tile, TRAVEL * self.beat)
        moved += scene.gestures.hand.shifts(self.seen, TRAVEL * self.beat)
        near = (QPointF(target.x, target.y) - item.pos()).manhattanLength() < 60
        ms = TRAVEL * self.beat * (0.45 if near else 1.0)
        way = glide(item, target, ms, small, self._landed)
        rest = 150 if event.seat == self.me else 420
        return sequence([together([*moved, way]), pause(rest * self.beat)])

    def _landed(self) -> None:
        """The tile lies on the table: its ends are the open ones."""
        self.met()
        self.scene.furniture.tell_ends(self.seen)

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
        """Knuckles on the table: the plate hops twice, as the sound has it."""
        self.say(event, event.seat)
        knock = jolt(self.scene.furniture.plates[event.seat], KNOCK)
        rest = PASS * self.beat if event.seat != self.me else 500 * self.beat
        return together([knock, pause(rest)])

    def tell(self, event: Event) -> QAbstractAnimation:
        """What a tile brought about: a sentence, and small words on the plate it concerns."""
        seat = getattr(event, "seat", None)
        if isinstance(seat, int):
            self.say(event, seat)
        else:
            self.scene.furniture.pill.say(self.seen.voice.event(event))
        return pause(EFFECT * self.beat)

    def rest(self) -> QAbstractAnimation | None:
        """At last one's own tiles rise, or sink, as they can be played now."""
        shifts = self.scene.gestures.hand.shifts(self.seen, RISE * self.beat)
        return together(shifts) if shifts else None
