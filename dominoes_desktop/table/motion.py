"""How does a thing on the table move? Glides, flips, shakes and pauses; nothing about the game."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from math import pi, sin

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QParallelAnimationGroup,
    QPauseAnimation,
    QPointF,
    QSequentialAnimationGroup,
    QVariantAnimation,
)
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsObject

from .pose import Pose, turning
from .tile_item import TileItem

SWINGS = 3  # how often a refused tile shakes its head
LIFT = 0.06  # how much larger a carried tile is at the end of its way: it is nearer to the eye
SINK = 0.022  # how much smaller as it comes down with its weight
TOUCH = 0.4  # the part of setting down after which it touches
KNOCK = 320  # ms of two knocks; the sound has them 160 ms apart
HOP = 5.0  # pixels at scale 1 by which a plate jumps at a knock


def course(
    ms: float,
    step: Callable[[float], None],
    curve: QEasingCurve.Type = QEasingCurve.Type.OutCubic,
    after: Callable[[], None] | None = None,
) -> QVariantAnimation:
    """An animation that calls ``step`` with 0..1 (the curve may overshoot), then ``after``."""
    run = QVariantAnimation()
    run.setDuration(max(1, round(ms)))
    run.setStartValue(0.0)
    run.setEndValue(1.0)
    run.setEasingCurve(curve)
    run.valueChanged.connect(lambda value: step(float(value)))
    if after is not None:
        run.finished.connect(after)
    return run


def glide(
    item: TileItem,
    to: Pose,
    ms: float,
    small: float = 0.0,
    landed: Callable[[], None] | None = None,
) -> QAbstractAnimation:
    """The tile travels to its pose, turning into it, and settles with a small weight.

    ``small`` is the share of its size at which it starts, 0 where it starts as it is; ``landed`` is
    called when it touches and has still to settle.
    """
    start = item.pos()
    size = small or item.pose.short * item.scale() / to.short
    turn = least(item.rotation() + turning(item.pose, to))
    held = replace(to, x=start.x(), y=start.y(), lifted=True, z=40.0)
    begun = False

    def step(done: float) -> None:
        nonlocal begun
        if not begun:
            begun = True
            item.apply(held)
        item.setPos(start + (QPointF(to.x, to.y) - start) * done)
        item.setScale(size + (1.0 + LIFT - size) * done)
        item.setRotation(turn * (1.0 - done))

    return sequence([course(ms, step), set_down(item, to, ms * 0.45, landed)])


def least(turn: float) -> float:
    """The same turn in degrees, the shorter way round."""
    return (turn + 180.0) % 360.0 - 180.0


def set_down(
    item: TileItem, to: Pose, ms: float, landed: Callable[[], None] | None = None
) -> QAbstractAnimation:
    """The last of a travel: it comes down, touches, gives a little and is at rest."""
    touched = False

    def step(done: float) -> None:
        nonlocal touched
        if done < TOUCH:
            item.setScale(1.0 + LIFT * (1.0 - (done / TOUCH) ** 2))
            return
        if not touched:
            touched = True
            item.apply(to)
            item.ground(False)
            if landed is not None:
                landed()
        item.setScale(1.0 - SINK * sin(pi * (done - TOUCH) / (1.0 - TOUCH)))

    return course(ms, step, QEasingCurve.Type.Linear, lambda: item.apply(to))


def shift(item: TileItem, to: Pose, ms: float) -> QAbstractAnimation:
    """A tile that lies already slides to where the picture now wants it."""
    start = item.pos()
    size = item.pose.short / to.short
    turn = turning(item.pose, to)

    def step(done: float) -> None:
        if item.pose is not to:
            item.apply(to)
            item.ground(False)
        item.setPos(start + (QPointF(to.x, to.y) - start) * done)
        item.setScale(size + (1.0 - size) * done)
        item.setRotation(turn * (1.0 - done))

    return course(ms, step, QEasingCurve.Type.InOutCubic, lambda: item.apply(to))


def flip(item: TileItem, to: Pose, ms: float) -> QAbstractAnimation:
    """The tile turns its face up (or down) about its long axis, where it stands."""

    def step(done: float) -> None:
        if done >= 0.5 and item.pose.up != to.up:
            item.apply(to)
        thin = max(0.04, abs(1.0 - 2.0 * done))
        item.setTransform(QTransform.fromScale(*((1.0, thin) if to.across else (thin, 1.0))))

    return course(ms, step, QEasingCurve.Type.InOutQuad, lambda: item.apply(to))


def shake(item: TileItem, ms: float) -> QAbstractAnimation:
    """No: the tile shakes its head where it is."""
    start = item.pos()

    def step(done: float) -> None:
        swing = (1.0 - done) * 10.0 * sin(done * SWINGS * 2 * pi)
        item.setPos(start + QPointF(swing, 0.0))

    return course(ms, step, QEasingCurve.Type.Linear, lambda: item.setPos(start))


def jolt(thing: QGraphicsObject, ms: float) -> QAbstractAnimation:
    """Knuckles on the table beside it, twice: it hops where it lies."""
    start, high = thing.pos(), HOP * thing.scale()

    def step(done: float) -> None:
        second, since = divmod(2.0 * done, 1.0)
        up = (1.0 - since) ** 2 * sin(pi * min(1.0, 2.0 * since)) if done < 1.0 else 0.0
        thing.setPos(start - QPointF(0.0, high * up * (0.75 if second else 1.0)))

    return course(ms, step, QEasingCurve.Type.Linear, lambda: thing.setPos(start))


def pause(ms: float) -> QAbstractAnimation:
    return QPauseAnimation(max(1, round(ms)))


def sequence(parts: Iterable[QAbstractAnimation]) -> QAbstractAnimation:
    """One after the other."""
    group = QSequentialAnimationGroup()
    for part in parts:
        group.addAnimation(part)
    return group


def together(parts: Iterable[QAbstractAnimation]) -> QAbstractAnimation:
    """All at once."""
    group = QParallelAnimationGroup()
    for part in parts:
        group.addAnimation(part)
    return group
