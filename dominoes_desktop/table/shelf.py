"""Which pictures of tiles are at hand? One Faces a size, a few new pictures a turn of the loop.

A camera that changes asks for up to 28 new faces at once; drawing them all in one frame would
make the window stutter. Beyond a few a turn the picture of another size is lent, or of the theme
before, and the right one follows with the next turns, tile by tile.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from time import perf_counter
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QTimer

from .faces import Faces, Picture
from .theme import Theme

if TYPE_CHECKING:
    from .tile_item import TileItem

SIZES = 6  # how many sizes are kept: rack, table, backs on their way, and those just left
TURN = 0.002  # seconds of a turn of the event loop in which new faces are drawn
FRESH = 4  # those that were waiting and ask again in a turn


class Shelf:
    """Faces for every size in use at one device pixel ratio and theme."""

    def __init__(
        self,
        theme: Theme,
        dpr: float,
        ground_changed: Callable[[TileItem, QRectF], object],
        patient: bool = True,
    ) -> None:
        self.theme = theme
        self.dpr = dpr
        self.ground_changed = ground_changed
        self._sizes: OrderedDict[float, Faces] = OrderedDict()
        self._drawn: dict[tuple[int, int, bool], float] = {}
        self._ready: set[tuple[float, int, int, bool]] = set()
        self._ghosts: set[tuple[float, int, int, bool]] = set()
        self._waiting: dict[object, Callable[[], object]] = {}
        self._spent = 0.0
        self._before: Shelf | None = None
        self._timer = QTimer()
        self._timer.setSingleShot(True)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._next_turn)
        self.patient = patient  # else every picture is drawn when it is asked for

    def faces(self, short: float) -> Faces:
        """The pictures at this size."""
        known = self._sizes.get(short)
        if known is None:
            known = self._sizes[short] = Faces(short, self.dpr, self.theme)
            while len(self._sizes) > SIZES:
                old, _ = self._sizes.popitem(last=False)
                self._ready = {key for key in self._ready if key[0] != old}
                self._ghosts = {key for key in self._ghosts if key[0] != old}
                self._drawn = {k: v for k, v in self._drawn.items() if v != old}
        self._sizes.move_to_end(short)
        return known

    def face(
        self, short: float, first: int, second: int, across: bool, later: Callable[[], object]
    ) -> tuple[Picture, float]:
        """A face and the short side at which it is drawn.

        That is not ``short`` while it is lent: then ``later`` is called when it is worth asking
        again.
        """
        key = (short, first, second, across)
        if key in self._ready or not self.patient:
            self._note(key)
            return self.faces(short).face(first, second, across), short
        self._timer.start()
        if self._spent >= TURN:
            self._waiting[key] = later
            return self.lent(*key) or (self.faces(short).bare(first, second, across), short)
        begun = perf_counter()
        self._note(key)
        picture = self.faces(short).face(first, second, across)
        self._spent += perf_counter() - begun
        return picture, short

    def ghost(
        self, short: float, first: int, second: int, across: bool, later: Callable[[], object]
    ) -> Picture | None:
        """Where a tile would lie. None while it is still to be drawn: then each ``later`` that has
        asked for it is called.
        """
        key = (short, first, second, across)
        if key not in self._ghosts and self.patient:
            self._timer.start()
            if self._spent >= TURN:
                self._waiting["ghost", *key, later] = later  # several places may ask for one
                return None
        begun = perf_counter()
        self._ghosts.add(key)
        picture = self.faces(short).ghost(first, second, across)
        self._spent += perf_counter() - begun
        return picture

    def prepare(self, short: float, first: int, second: int, across: bool) -> None:
        """That face will be asked for soon."""
        self._note((short, first, second, across))
        self.faces(short).face(first, second, across)

    def _note(self, key: tuple[float, int, int, bool]) -> None:
        """That face is at hand, and may be lent from now on."""
        self._ready.add(key)
        self._drawn[key[1:]] = key[0]

    def lent(
        self, short: float, first: int, second: int, across: bool
    ) -> tuple[Picture, float] | None:
        """A picture of that face that is at hand already, whatever its size and theme."""
        drawn = self._drawn.get((first, second, across))
        if drawn is not None and drawn in self._sizes:
            return self._sizes[drawn].face(first, second, across), drawn
        return self._before.lent(short, first, second, across) if self._before else None

    def follow(self, before: Shelf) -> None:
        """Lend the pictures of another theme's shelf until this one has its own."""
        older = before._before
        fuller = older if older and len(older._ready) > len(before._ready) else before
        fuller._before = None
        self._before = fuller

    def _next_turn(self) -> None:
        self._spent = 0.0
        for key in list(self._waiting)[:FRESH]:
            self._waiting.pop(key)()
        if self._waiting:
            self._timer.start()
        else:
            self._before = None
