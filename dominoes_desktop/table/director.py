"""How is what happened shown? One staging per kind of event, one after the other.

Durations live here alone. When all is shown the scene settles into what is seen, so that a
staging can only delay the picture, never make it wrong.
"""

from __future__ import annotations

import logging
from collections import deque

from PySide6.QtCore import QAbstractAnimation, QObject, QTimer, Signal

from ..rules.event import (
    Dealt,
    Event,
    LeadGiven,
    MatchEnded,
    Passed,
    RoundEnded,
    Scored,
    TileDrawn,
    TilePlayed,
)
from .acts import Act, acts
from .dealing import deal
from .effects import effect
from .motion import pause
from .points import reveal, score
from .scene import Scene
from .seen import Seen
from .staging import Stage
from .still import stay

log = logging.getLogger(__name__)

PACES = {"slow": 1.7, "normal": 1.0, "fast": 0.45, "off": 0.0}
GRACE = 1500  # ms after which an animation that should have ended is ended


class Director(QObject):
    """Shows events on the scene. ``idle`` says that the picture is what is seen.

    ``event_shown`` tells each event once, with what is seen after it, when the eye meets it: a tile
    as it touches the table or leaves the boneyard, a deal as it is shuffled, all else as it begins.
    Its flag says whether time is taken to show it.
    """

    idle = Signal()
    event_shown = Signal(object, object, bool)

    def __init__(self, scene: Scene, pace: str = "normal") -> None:
        super().__init__(scene)
        self.scene = scene
        self.beat = PACES[pace]
        self.still = False  # nothing travels
        self._waiting: deque[tuple[tuple[Event, ...], Seen]] = deque()
        self._acts: deque[Act] = deque()
        self._seen: Seen | None = None
        self._rested = False
        self._untold: deque[Event] = deque()  # are being shown, and not met by the eye yet
        self._running: QAbstractAnimation | None = None
        self._in_loop = False
        self._readying = False  # is painted ahead what is about to be shown?
        self._resting = False  # has all been shown, and is to be told?
        self.watch = QTimer(self)
        self.watch.setSingleShot(True)
        self.watch.timeout.connect(self.hurry)
        scene.felt_pressed.connect(self.finish)

    @property
    def busy(self) -> bool:
        """Is something still to be shown?"""
        return self._seen is not None or bool(self._waiting) or self._resting

    @property
    def _patient(self) -> bool:
        """May what is heavy be shared out among turns of the loop?"""
        return bool(self.beat) and self.scene.shelf.patient

    def set_pace(self, pace: str, still: bool = False) -> None:
        """slow, normal, fast or off. ``still``: what happened is there at once, and looked at."""
        calmer = still and not self.still
        self.beat, self.still = PACES[pace], still
        if calmer or not self.beat:
            self.hurry()

    def show(self, events: tuple[Event, ...], seen: Seen) -> None:
        """Show these events, then what is seen. Several calls queue up."""
        self._waiting.append((events, seen))
        self._go_on()

    def hurry(self) -> None:
        """End the running animation at once; the next one starts."""
        if self._drop_running():
            self._go_on()

    def finish(self) -> None:
        """Show all that waits at once, without motion."""
        beat, self.beat = self.beat, 0.0
        self._drop_running()
        self._go_on()
        self._rest()
        self.beat = beat

    def stop(self) -> None:
        """Forget all that is still to be shown, as when another match begins.

        Until something else is shown, all of the table is seen as it lies.
        """
        lens = self.scene.lens
        whole = lens.fit if lens.zoomed else None
        lens.leave()
        self.drop()
        if whole is not None:
            self.scene.look(whole)

    def drop(self) -> None:
        """Forget it on the same table, for which something else is seen next."""
        self._waiting.clear()
        self._acts.clear()
        self._untold.clear()
        self._seen = None
        self._readying = self._resting = False
        self.scene.rehearsal.end()
        self._drop_running()

    def _drop_running(self) -> bool:
        """The running animation is at its end at once, whatever has become of it."""
        running, self._running = self._running, None
        self.watch.stop()
        if running is None:
            return False
        running.finished.disconnect(self._ended)
        _to_end(running)
        self._tell_all(True)
        return True

    def _go_on(self) -> None:
        """Show on until an animation runs or nothing is left."""
        if self._in_loop:
            return
        done, self._in_loop = False, True
        try:
            done = self._show_on()
        finally:
            self._in_loop = False
        if done and not self.busy:
            self._resting = True
            if self._patient:
                QTimer.singleShot(0, self, self._rest)
            else:
                self._rest()

    def _rest(self) -> None:
        """All is shown: say so, unless something else is to be shown meanwhile."""
        resting, self._resting = self._resting, False
        if resting and not self.busy:
            self.idle.emit()

    def _show_on(self) -> bool:
        """True if the picture has settled on the way."""
        done = False
        while self._running is None:
            if self._readying and self._patient:
                self._readying = self.scene.rehearsal.step()
                self._run(pause(1))
            elif self._acts:
                self._start(self._acts.popleft())
            elif self._seen is not None and not self._rested:
                self._rested = True
                self._start(())
            elif self._seen is not None:
                seen, self._seen = self._seen, None
                self.scene.settle(seen)
                done = True
            elif self._waiting:
                events, self._seen = self._waiting.popleft()
                self._acts, self._rested = deque(acts(events)), not events
                self.scene.expect(self._seen)
                self._readying = self._patient
                if self._readying:
                    self.scene.rehearsal.begin()
                    self._run(pause(1))
            else:
                break
        return done

    def _start(self, act: Act) -> None:
        """Show these events; (): what comes to rest at last. A staging that fails is left out."""
        assert self._seen is not None
        staged = None
        self._untold.extend(act)
        if self.beat:
            stage = Stage(self.scene, self._seen, self.beat, lambda: self._tell(True))
            try:
                staged = self._staging(act, stage)
            except Exception:
                log.exception("an event is not shown: %r", act)
        if staged is not None and self.still:
            staged = self._stand(staged, act)
        if staged is not None:
            self._run(staged)
        if staged is None:
            self._tell_all(False)
        elif act and not isinstance(act[0], Dealt | TilePlayed | TileDrawn):
            self._tell(True)

    def _run(self, staged: QAbstractAnimation) -> None:
        """It runs; when it has ended, more is shown."""
        staged.setParent(self)  # it must outlive its own last signal
        self._running = staged
        staged.finished.connect(self._ended)
        self.watch.start(max(0, staged.totalDuration()) + GRACE)
        staged.start()

    def _stand(self, staged: QAbstractAnimation, act: Act) -> QAbstractAnimation | None:
        """All that would have moved is where it ends; time to look at it."""
        staged.setParent(self)
        staged.start()
        _to_end(staged)
        self._tell_all(True)
        ms = stay(act)
        return pause(ms * self.beat) if ms else None

    def _tell(self, moving: bool) -> None:
        """The eye meets the next event that is being shown: now, and not again."""
        if self._untold and self._seen is not None:
            told = self._seen.told(self._untold.popleft())
            self.event_shown.emit(told, self._seen, moving)

    def _tell_all(self, moving: bool) -> None:
        while self._untold and self._seen is not None:
            self._tell(moving)

    def _ended(self) -> None:
        self._tell_all(True)
        running, self._running = self._running, None
        if running is not None:
            running.deleteLater()
        self.watch.stop()
        self._go_on()

    def _staging(self, act: Act, stage: Stage) -> QAbstractAnimation | None:
        match act[0] if act else None:
            case None:
                return stage.rest()
            case Dealt() as event:
                return deal(stage, event)
            case LeadGiven() as event:
                return stage.lead(event)
            case TilePlayed() as event:
                return stage.play(event)
            case TileDrawn():
                return stage.draw([one for one in act if isinstance(one, TileDrawn)])
            case Passed() as event:
                return stage.passing(event)
            case Scored() as event:
                return score(stage, event)
            case RoundEnded() as event:
                return reveal(stage, event)
            case MatchEnded():
                return None
            case _:
                return effect(stage, act)


def _to_end(running: QAbstractAnimation) -> None:
    """It is at its end at once, whatever has become of it."""
    if running.state() == QAbstractAnimation.State.Running:
        running.setCurrentTime(max(0, running.totalDuration()))
    running.stop()
    running.deleteLater()
