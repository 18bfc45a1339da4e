"""How is a match looked at again that was kept? On the table, by a bar below it and the moves.

The match on the table waits; what lay over it is there again when the replay is closed.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from ...archive.error import RecordError
from ...archive.reader import Record, read_record
from ...players.choice import Choice
from ...session.desk import Desk
from ...session.moment import Moment
from ...words import game_name
from ..files.refusing import refuse
from ..texts import tr
from .bar import PACES, Bar
from .curve import Point, points_of
from .walk import Kept
from .weighing import Weighing

if TYPE_CHECKING:
    from ..pile import Laid
    from ..window import Window

Found = list[tuple[Moment, Choice | None]]


class Replay(QObject):
    """One match that was kept, at a time; ``kept`` is None while there is none.

    ``weighed``: there is more of the curve.
    """

    weighed = Signal()

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window, self._walk = window, window.walk
        self._bar = Bar(window.view)
        self._under: list[Laid] = []  # sheets that lay there
        self._side = ""  # the page that stood beside the table
        self._weighing: Weighing | None = None
        self._found: dict[tuple[int, int], Found] = {}  # by round and seat
        self._about = (0, 0)
        self._tick = QTimer(self)
        self._tick.setSingleShot(True)
        self._tick.timeout.connect(self._play_on)
        self._bar.wanted.connect(self._wanted)
        self._bar.opened.connect(self._open_hands)
        self._bar.keyed.connect(self._walk.look.key)
        self._walk.changed.connect(self._changed)
        self._walk.ended.connect(self._ended)
        window.view.idle.connect(self._shown)

    @property
    def kept(self) -> Kept | None:
        return self._walk.kept

    @property
    def bar(self) -> Bar:
        return self._bar

    @property
    def points(self) -> list[Point]:
        """The curve of the round that is looked at, as far as it is weighed."""
        return points_of(self._found.get(self._about, []))

    @property
    def unit(self) -> str:
        """Of the curve: "points" or "chance"."""
        found = self._found.get(self._about, [])
        return next((choice.unit for _, choice in found if choice is not None), "chance")

    @property
    def playing(self) -> bool:
        """Does it go on by itself?"""
        return self._bar.signs["play"].sign == "pause"

    def open(self, path: Path, failed: Callable[[RecordError], None] | None = None) -> None:
        """Read that record beside the window, and show it; what is wrong with it is said."""

        def read() -> tuple[Record, Desk] | RecordError:
            try:
                record = read_record(path)
            except RecordError as error:
                return error
            return record, Desk(record.ruleset, record.seated, Random(0), record.entries)

        def came(found: tuple[Record, Desk] | RecordError) -> None:
            if isinstance(found, RecordError):
                title = tr("This record can't be opened")
                (failed or (lambda error: refuse(self._window, title, error)))(found)
            elif not found[1].rounds:
                self._window.view.note(tr("Nothing was dealt in this match"))
            else:
                self._begin(*found)

        self._window.aside.run(read, came)

    def close(self) -> None:
        """The match on the table is seen again."""
        self._walk.back()

    def _begin(self, record: Record, desk: Desk) -> None:
        window = self._window
        window.learning.end()
        if self._walk.look.active:
            self._walk.back()
        self._under = window.sheets.put_by()
        self._found.clear()
        people = [seat for seat, one in enumerate(desk.seated) if one.kind == "human"]
        ended = record.resigned is not None
        kept = Kept(desk, people[0] if people else 0, not people, ended)
        window.dressing.play(desk.ruleset.key)
        name = tr("Replay: {game}").format(game=game_name(desk.ruleset.key, tr))
        window.setWindowTitle(f"{name} – Dominoes Desktop")  # noqa: RUF001
        self._bar.wear(window.dressing.for_sheets)
        self._bar.show()
        self._bar.show_playing(False)
        self._bar.fit()
        self._side = window.side.key
        self._walk.open(kept)
        if window.side.fits:
            window.side.show("moves", keyboard=False)
        else:  # it would lie over the table
            window.side.close()
        window.view.setFocus()

    def _ended(self) -> None:
        """All is as it was before."""
        window = self._window
        self._stop()
        self._end_weighing()
        self._bar.hide()
        window.view.leave_below(0)
        if not self._side:
            window.side.close()
        elif window.side.key != self._side:
            window.side.show(self._side)
        desk = window.referee.desk
        if desk is not None:
            window.dressing.play(desk.ruleset.key)
            window.matches.name_window()
        under, self._under = self._under, []
        window.sheets.give_back(under)

    # walking

    def _wanted(self, what: str) -> None:
        if what not in ("play", "close"):
            self._stop()
        match what:
            case "first":
                self._walk.go(self._walk.round, 0)
            case "last":
                self._walk.go(self._walk.round, self._walk.past(self._walk.round).moves)
            case "back" | "on":
                self._walk.step(1 if what == "on" else -1)
            case "play":
                self._toggle()
            case "turning":
                self._to_turning_point()
            case "close":
                self.close()

    def _toggle(self) -> None:
        """Play on from here, from the beginning where there is nothing more; or stop."""
        if self.playing:
            self._stop()
            return
        self._bar.show_playing(True)
        if self._walk.at_end:
            self._walk.go(1, 0)
            self._shown()
        else:
            self._play_on()

    def _stop(self) -> None:
        self._tick.stop()
        self._bar.show_playing(False)

    def _play_on(self) -> None:
        if self._walk.at_end:
            self._stop()
        else:
            self._walk.step(1, moving=True)

    def _shown(self) -> None:
        """What moved is at rest: the next one after a while."""
        if self.kept is not None and self.playing:
            pace = self._bar.pace.value()
            assert isinstance(pace, str)
            self._tick.start(PACES[pace])

    def _open_hands(self, opened: bool) -> None:
        if self.kept is not None:
            self.kept.opened = opened
            self._walk.again()

    def see_with(self, seat: int) -> None:
        """From now on through that seat's eyes."""
        if self.kept is not None:
            self.kept.eyes = seat
            self._walk.again()

    # the curve

    def _changed(self) -> None:
        """Another moment: its round has a curve of its own."""
        kept, number = self.kept, self._walk.round
        if kept is None or not number:
            return
        self._walk.look.keys[Qt.Key.Key_Space] = self._toggle
        past = self._walk.past(number)
        self._bar.offer_hands(past.over, kept.opened)
        if self._about != (number, kept.eyes) or self._weighing is None:
            self._about = number, kept.eyes
            self._end_weighing()
            if past.over and self._about not in self._found:
                self._weigh()
        self._tell()

    def _weigh(self) -> None:
        assert self.kept is not None
        about = self._about
        moments = self._walk.past(about[0]).moments([about[1]])
        weighing = self._weighing = Weighing(self._window, self, moments)
        self._found[about] = weighing.found
        weighing.weighed.connect(self._tell)
        weighing.begin()

    def _end_weighing(self) -> None:
        """What was not weighed to its end is begun anew when it is wanted again."""
        weighing, self._weighing = self._weighing, None
        if weighing is None:
            return
        if not weighing.finished:
            self._found = {k: one for k, one in self._found.items() if one is not weighing.found}
        weighing.end()
        weighing.deleteLater()

    def _tell(self) -> None:
        if self.kept is not None:
            self._bar.turning.setEnabled(any(point.turning for point in self.points))
            self.weighed.emit()

    def _to_turning_point(self) -> None:
        """The table before the move that cost most."""
        turning = next((point.number for point in self.points if point.turning), None)
        if turning is not None:
            self._walk.go(self._walk.round, turning)


def replay(window: Window) -> Replay:
    """The window's replay, made when it is first wanted."""
    if window.replay is None:
        window.replay = Replay(window)
    return window.replay
