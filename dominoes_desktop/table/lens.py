"""How does the player look closer at the table? Zoomed by wheel, pinch or key, and panned.

What is so is so at once: tiles lie where the new camera has them. Only the eye follows in a glide,
as a change of the whole table's place, which can be left out at any moment.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QTimer, QVariantAnimation
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsItem

from ..rules.tile import Tile
from .camera import Bounds, Camera, needed
from .cues import Beyond, Cues
from .curtain import Curtain
from .motion import course
from .sight import Sight, between, camera_of, including, sight_of, within, zoomed

if TYPE_CHECKING:
    from .scene import Scene
    from .seen import Seen

PINCH = 0.96  # how far two fingers go before it counts
GLIDE = 170  # ms in which the eye follows a step of the wheel
BRING = 320  # ms in which it goes to another part of the table
TICK = 16  # ms between two steps of the table under a tile that is held at the felt's edge
AWAY = {"w": (1, 0), "n": (0, 1), "e": (-1, 0), "s": (0, -1)}
FAR = 0.5  # of the felt: how far the table goes where a sign is pressed that names no end
EDGE = 56.0  # pixels at scale 1 from the felt's edge in which a held tile moves the table
SPEED = 15.0  # pixels at scale 1 a tick, at the very edge


class Lens:
    """``sight`` is the part of the table that is looked at; None: all of it, as is usual.

    It lasts until the table is empty again, as it is when a round begins.
    """

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.beat = 1.0
        self.sight: Sight | None = None
        self.fit: Camera | None = None
        self.held = False
        self.cues = Cues(scene, self)
        self.curtain = Curtain(scene)
        scene.addItem(self.curtain)
        self._pinched = 1.0
        self._from = QPointF()
        self._at = QPointF()
        self._entered = False  # has the held tile been on the felt's inner part?
        self._last: Tile | None = None
        self._run: QVariantAnimation | None = None
        self._eye: Camera | None = None
        self._tick = QTimer(scene)
        self._tick.setInterval(TICK)
        self._tick.timeout.connect(self.scroll)

    @property
    def zoomed(self) -> bool:
        return self.sight is not None

    # what the scene asks

    def aim(self, seen: Seen, fit: Camera) -> Camera:
        """The camera for what is seen, where ``fit`` would show all of it."""
        self.rest()
        self.fit = fit
        if not seen.layout.laid:
            self.sight = None
        if self.sight is None:
            return fit
        camera = camera_of(self.sight, fit, need_of(seen), self.scene.frame, self.scene.dpr)
        self.sight = None if camera is None else self.sight
        return camera or fit

    def follow(self, seen: Seen) -> None:
        """A tile that has landed out of sight is brought in."""
        laid = seen.layout.laid
        last, self._last = self._last, laid[-1].tile if laid else None
        if self.sight is not None and laid and last != self._last:
            self._bring(laid[-1].rect)

    def settle(self, seen: Seen) -> None:
        """Cues and curtain are what they must be for this camera."""
        self.curtain.settle(self.zoomed)
        self.cues.settle(seen, self.scene.aimed, self.zoomed)

    # what the player asks

    def zoom(self, by: float, at: QPointF | None = None) -> None:
        """``by`` times as large; what lies at that point of the window stays there."""
        seen, fit = self._ready()
        if seen is None or fit is None or not seen.layout.laid:
            return
        scene = self.scene
        x, y = scene.frame.felt.centre if at is None else (at.x(), at.y())
        need = need_of(seen)
        camera = zoomed(scene.aimed, by, (x, y), fit, need, scene.frame, scene.dpr)
        self._look(camera or fit, GLIDE)

    def pinch(self, by: float, at: QPointF) -> None:
        """The same in small steps, which count together until they make a pixel's difference."""
        self._pinched = max(0.5, min(2.0, self._pinched * by))
        before = self.scene.aimed.unit
        if not PINCH < self._pinched < 1 / PINCH:
            self.zoom(self._pinched, at)
            self._pinched /= self.scene.aimed.unit / before

    def show_all(self) -> None:
        """All of the table, as large as that can be."""
        self._pinched = 1.0
        if self._ready()[0] is not None and self.fit is not None and self.zoomed:
            self._look(self.fit, BRING)

    def pan(self, right: float, down: float, ms: float = 0) -> None:
        """The table moves by so many pixels, as far as there is more of it."""
        seen, _ = self._ready()
        if seen is not None and self.zoomed:
            at = self.scene.aimed
            moved = Camera(at.unit, at.x + right, at.y + down)
            self._look(within(moved, need_of(seen), self.scene.frame, self.scene.dpr), ms)

    def bring(self, part: Bounds) -> None:
        """That part of the table comes into sight, if it is not there."""
        self._ready()
        self._bring(part)

    def show_side(self, one: Beyond) -> None:
        """The open ends on that side come into sight, or the nearest; else more of the table."""
        felt, camera = self.scene.frame.felt, self.scene.aimed
        if not one.ends:
            right, down = AWAY[one.side]
            self.pan(right * FAR * felt.w, down * FAR * felt.h, BRING)
            return
        wide, high = one.part[2] - one.part[0], one.part[3] - one.part[1]
        if wide * camera.unit <= felt.w and high * camera.unit <= felt.h:
            self.bring(one.part)
            return
        x, y = felt.centre
        port = min(
            [port for _, port in one.ends],
            key=lambda port: abs(camera.at(port.x, 0)[0] - x) + abs(camera.at(0, port.y)[1] - y),
        )
        self.bring((port.x - 1, port.y - 1, port.x + 1, port.y + 1))

    def leave(self) -> None:
        """Another match begins: all of its table will be seen."""
        self.rest()
        self.sight = self._last = None

    # the felt in the hand

    def grab(self, at: QPointF) -> None:
        """The felt is pressed there: while it is zoomed, the table goes with the pointer."""
        self.held = self.zoomed
        self._from = at

    def drag(self, at: QPointF) -> None:
        moved, self._from = at - self._from, at
        self.pan(moved.x(), moved.y())

    def let_go(self) -> None:
        self.held = False

    # a tile at the felt's edge

    def carry(self, at: QPointF | None) -> None:
        """A tile is held there; None: it is not held any more."""
        if at is None or not self.zoomed:
            self._tick.stop()
            self._entered = False
            return
        self._at = at
        push = self._push(at)
        self._entered |= push.isNull()
        if push.isNull() or not self._entered:
            self._tick.stop()
        elif not self._tick.isActive():
            self._tick.start()

    def scroll(self) -> None:
        """The table moves on under the tile that is held at its edge."""
        push = self._push(self._at)
        before = self.scene.aimed
        self.pan(push.x(), push.y())
        if self.scene.aimed == before:
            self._tick.stop()

    def _push(self, at: QPointF) -> QPointF:
        """How far the table goes in a tick, the further the nearer the point is to the edge."""
        frame = self.scene.frame
        felt, edge = frame.felt, EDGE * frame.scale
        right = max(0.0, felt.x + edge - at.x()) - max(0.0, at.x() - felt.right + edge)
        down = max(0.0, felt.y + edge - at.y()) - max(0.0, at.y() - felt.bottom + edge)
        most = SPEED * frame.scale
        return QPointF(
            max(-most, min(most, right * SPEED / EDGE)), max(-most, min(most, down * SPEED / EDGE))
        )

    # inside

    def _ready(self) -> tuple[Seen | None, Camera | None]:
        """What is seen, once all motion on the table is at its end."""
        self.scene.felt_pressed.emit()
        return self.scene.seen, self.fit

    def _bring(self, part: Bounds) -> None:
        seen, scene = self.scene.seen, self.scene
        if seen is not None and self.zoomed:
            need = need_of(seen)
            self._look(including(scene.aimed, part, need, scene.frame, scene.dpr), BRING)

    def _look(self, camera: Camera, ms: float) -> None:
        """Look through that camera from now on; the eye needs so long to follow."""
        scene = self.scene
        before, eye = scene.aimed, self._eye or scene.aimed
        self.sight = None if camera == self.fit else sight_of(camera, scene.frame)
        if camera != before:
            self.rest()
            scene.look(camera)
            self._glide(eye, ms)

    def _glide(self, eye: Camera, ms: float) -> None:
        if not ms or not self.beat:
            return
        camera, scene = self.scene.aimed, self.scene
        places = [(item, item.pos()) for item in scene.on_felt()]

        def step(done: float) -> None:
            self._eye = between(eye, camera, done)
            _see(places, camera, self._eye)

        step(0.0)
        self._run = course(ms, step, after=self.rest)
        self._run.setParent(scene)
        self._run.start()

    def rest(self) -> None:
        """The eye is where the camera is."""
        run, self._run = self._run, None
        if run is not None:
            run.stop()
            run.deleteLater()
            self._eye = None
            for item in self.scene.on_felt():
                item.setTransform(QTransform())


def need_of(seen: Seen) -> Bounds:
    """What belongs in sight, in grid units: tiles and places for one, or the whole table."""
    if seen.edges is not None:
        wide, high = seen.edges[0] // 2, seen.edges[1] // 2
        return -wide, -high, wide, high
    return needed([*seen.layout.laid, *[one.laid[-1] for one in seen.previews.values()]])


def _see(places: list[tuple[QGraphicsItem, QPointF]], camera: Camera, eye: Camera) -> None:
    """Show what lies as the camera has it as it is for that eye."""
    grown = eye.unit / camera.unit
    right, down = eye.x - camera.x * grown, eye.y - camera.y * grown
    if grown == 1.0:
        right, down = float(round(right)), float(round(down))
    for item, at in places:  # the transform comes after the item's scale and before its place
        x, y = at.x() * (grown - 1) + right, at.y() * (grown - 1) + down
        item.setTransform(QTransform(grown, 0, 0, grown, x, y))
