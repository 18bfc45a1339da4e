"""What is seen while it is not known yet where the tiles lie after what was just done?"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from ..rules.move import Move, Play
from .texts import tr

if TYPE_CHECKING:
    from .view import TableView

LATE = 1000  # ms after which one wonders


class Awaiting(QObject):
    """After a moment the table says that it waits, and the tile just laid lies where it was shown
    that it would.
    """

    def __init__(self, view: TableView) -> None:
        super().__init__(view)
        self._view = view
        self._made: Play | None = None  # by the hands at the window; not seen yet
        self._lies = False  # is it where it was to lie?
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._tell)
        view.move_made.connect(self._note)

    def begin(self) -> None:
        """Something is to be laid out."""
        if not self._timer.isActive():
            self._timer.start(LATE)

    def came(self, more: bool) -> None:
        """It is; ``more``: something else is still to be."""
        self._timer.stop()
        self._made, self._lies = None, False
        if more:
            self.begin()

    def take_back(self) -> None:
        """What was made was taken back before it was seen."""
        table, made, lies = self._view.table, self._made, self._lies
        self._made, self._lies = None, False
        if made is not None and lies and table.seen is not None:
            table.items_by_tile[made.tile].apply(table.rack_poses(table.seen)[made.tile])
            table.arranged.emit()

    def _note(self, move: Move) -> None:
        self._made = move if isinstance(move, Play) else None

    def _tell(self) -> None:
        table = self._view.table
        if self._view.director.busy or table.seen is None:
            self._timer.start(LATE)
            return
        self._lay()
        text = tr("One moment: the table is being laid out")
        table.furniture.pill.say(text)
        table.told.emit(text)

    def _lay(self) -> None:
        table, made = self._view.table, self._made
        if made is None or table.seen is None or made not in table.seen.previews:
            return
        item = table.items_by_tile.get(made.tile)
        if item is not None:
            item.apply(table.ghost_pose(table.seen.previews[made].laid[-1]))
            table.rack_slots.pop(made.tile, None)
            self._lies = True
            table.arranged.emit()
