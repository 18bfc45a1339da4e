"""How is it shown what a tile brought about: who draws, who is skipped, what spell lies where?

Each function gives an animation; the sentence is said as it starts. What stays of it in the
picture (a tab, a mark, the way round) is what ``settle`` shows as well.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import pi, sin

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QPointF

from ..rules.event import (
    DirectionTurned,
    Event,
    OthersDraw,
    PlaysAgain,
    SpellBroken,
    SpellCast,
    SpellLapsed,
    TileDrawn,
    TurnSkipped,
)
from .marks import Halo, Mark
from .motion import course, pause, sequence, together
from .staging import EFFECT, Stage
from .strike import Strike
from .turns import Tag

READ = 500  # ms for which what was done is looked at when the motion is over
POP = 260  # ms in which a tab springs up
SWING = 620  # ms in which the direction turns
GROW = 560  # ms in which a spell grows
LARGE = 2.6  # how much larger a spell is when it is cast, or broken


def effect(stage: Stage, act: Sequence[Event]) -> QAbstractAnimation:
    """The effect that comes first, with the draws it led to."""
    match act[0]:
        case OthersDraw() as event:
            drawn = [one for one in act[1:] if isinstance(one, TileDrawn)]
            return _others_draw(stage, event, drawn)
        case DirectionTurned() as event:
            return _turned(stage, event)
        case PlaysAgain(able=True) as event:
            stage.say(event, event.seat)
            return sequence([_pop(stage, event.seat, "again"), pause(READ * stage.beat)])
        case TurnSkipped() as event:
            return _skipped(stage, event)
        case SpellCast() as event:
            return _cast(stage, event)
        case SpellBroken() | SpellLapsed() as event:
            return _broken(stage, event)
        case event:
            return stage.tell(event)


def _others_draw(stage: Stage, event: OthersDraw, drawn: Sequence[TileDrawn]) -> QAbstractAnimation:
    """A tile flies from the heap to every other hand, in the order in which they draw."""
    stage.say(event, event.seat)
    if not drawn:
        return pause(EFFECT * stage.beat)
    wait = pause(EFFECT * 0.4 * stage.beat)
    return sequence([wait, stage.flights(drawn), pause(READ * stage.beat)])


def _turned(stage: Stage, event: DirectionTurned) -> QAbstractAnimation:
    """All signs of the way round swing to the other side."""
    stage.say(event, event.seat)
    for plate in stage.scene.furniture.plates:
        if plate.tab.tag == "next":
            plate.tab.say("")
    swing = stage.scene.furniture.way.swing(SWING * stage.beat)
    return sequence([*([swing] if swing else []), pause(READ * stage.beat)])


def _pop(stage: Stage, seat: int, tag: Tag) -> QAbstractAnimation:
    """The tab springs up on that plate."""
    tab = stage.scene.furniture.plates[seat].tab
    tab.say(tag)
    tab.setScale(0.1)
    return course(
        POP * stage.beat,
        lambda done: tab.setScale(0.1 + 0.9 * done),
        QEasingCurve.Type.OutBack,
        lambda: tab.setScale(1.0),
    )


def _skipped(stage: Stage, event: TurnSkipped) -> QAbstractAnimation:
    """The plate pales and is struck through, and keeps a tab that says so."""
    stage.say(event, event.seat)
    plate = stage.scene.furniture.plates[event.seat]
    strike = Strike(plate.glass.size(), stage.scene.theme)
    strike.setPos(plate.pos())
    strike.setScale(plate.scale())
    stage.scene.add_passing(strike)

    def pale(done: float) -> None:
        plate.setOpacity(1 - 0.5 * sin(pi * min(1.0, done)))

    def come_back() -> None:
        plate.setOpacity(1.0)
        strike.setVisible(False)

    drawn = course(POP * stage.beat, strike.reach)
    paling = course(EFFECT * 1.3 * stage.beat, pale, QEasingCurve.Type.Linear, come_back)
    return together([drawn, paling, _pop(stage, event.seat, "skipped")])


def _cast(stage: Stage, event: SpellCast) -> QAbstractAnimation:
    """The star grows on the half that is open, and goes to its place beside it."""
    stage.say(event, event.seat)
    scene, runs = stage.scene, []
    for place in scene.signs.marks.places(stage.seen, scene.aimed, scene.frame):
        if place.kind != "due" or place.end != event.end:
            continue
        mark = Mark(place.kind, lambda: None, scene.theme)
        mark.setZValue(50)
        halo = Halo(place.half, scene.theme)
        scene.add_passing(mark)
        scene.add_passing(halo)
        start, end = place.half.center(), QPointF(place.x, place.y)
        runs.append(_grown(mark, halo, start, end, scene.frame.scale, stage.beat))
    if not runs:  # broken or lapsed within the same change
        return pause(EFFECT * stage.beat)
    return sequence([together(runs), pause(READ * stage.beat)])


def _grown(
    mark: Mark, halo: Halo, start: QPointF, end: QPointF, scale: float, beat: float
) -> QAbstractAnimation:
    mark.setPos(start)
    mark.setScale(0.01)
    halo.setOpacity(0.0)

    def grow(done: float) -> None:
        mark.setScale(max(0.01, LARGE * scale * done))
        mark.setRotation(72 * (1 - done))
        halo.setOpacity(min(1.0, max(0.0, done)))

    def go(done: float) -> None:
        mark.setPos(start + (end - start) * done)
        mark.setScale(scale * (LARGE + (1 - LARGE) * done))
        mark.setRotation(0)

    return sequence(
        [
            course(GROW * beat, grow, QEasingCurve.Type.OutBack),
            course(GROW * 0.6 * beat, go, QEasingCurve.Type.InOutCubic),
        ]
    )


def _broken(stage: Stage, event: SpellBroken | SpellLapsed) -> QAbstractAnimation:
    """The star bursts where it was."""
    if isinstance(event, SpellBroken):
        stage.say(event, event.seat)
    else:
        stage.tell(event)
    scene, layout = stage.scene, stage.seen.layout
    half = layout.laid[-1].halves[0]  # that of the tile which lies on it now
    if isinstance(event, SpellLapsed):
        halves = layout.of(event.end.host).halves
        half = next(one for one in halves if one.pips == event.end.pips)
    mark = Mark("due", lambda: None, scene.theme)
    mark.setPos(*scene.aimed.at(half.x, half.y))
    mark.setZValue(50)
    scene.add_passing(mark)

    def burst(done: float) -> None:
        mark.setScale(scene.frame.scale * (1 + (LARGE - 1) * done))
        mark.setOpacity(1 - done)

    run = course(GROW * stage.beat, burst, after=lambda: mark.setVisible(False))
    return sequence([run, pause(0.6 * READ * stage.beat)])
