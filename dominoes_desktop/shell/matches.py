"""Which match is on the table, and where is it kept?"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from ..archive.autosaves import Autosaves
from ..archive.error import RecordError
from ..session.desk import Desk
from ..words import game_name, told
from .files.refusing import refuse
from .opening import opening_over, tell_opening
from .people.names import seat_names
from .texts import tr, voice

if TYPE_CHECKING:
    from ..archive.origin import Origin
    from ..archive.reader import Record
    from ..archive.recorder import Recorder
    from ..rules.ruleset import Ruleset
    from ..session.entry import Entry, Seated
    from .window import Window


class Matches:
    """The match of a window: begun, gone on with, opened, left.

    Running ones are kept in ``folder``, those that are over in ``played``. ``recorder`` writes the
    match on the table; None where there is none.
    """

    def __init__(self, window: Window, folder: Path, played: Path) -> None:
        self._window = window
        self.played = played
        self.autosaves = Autosaves(folder, played)
        self.recorder: Recorder | None = None
        self._told = False  # that the match is not being kept
        self._waiting: Desk | None = None  # for a lesson to end

    def begin(
        self,
        ruleset: Ruleset,
        seated: tuple[Seated, ...],
        log: tuple[Entry, ...] = (),
        origin: Origin | None = None,
        hold: bool = False,
    ) -> None:
        """Begin a match, or go on with a log, in a record of its own.

        With ``hold`` that record is not written before anything more happens.
        """
        recorder = self.autosaves.begin(ruleset, seated, origin=origin, hold=hold)
        for entry in log:
            recorder.append(entry)
        number = recorder.origin.number
        self._run(Desk(ruleset, seated, self._window.rng, log, number), recorder)

    def resume(self, record: Record) -> None:
        """Go on with an unfinished match in its own record."""
        recorder = self.autosaves.resume(record)
        rng, number = self._window.rng, record.origin.number
        self._run(Desk(record.ruleset, record.seated, rng, record.entries, number), recorder)

    def open_record(
        self,
        path: Path,
        failed: Callable[[RecordError], None] | None = None,
        then: Callable[[], None] = lambda: None,
    ) -> None:
        """Open any record; what is wrong with it is said, and the running match stays. One that is
        over is looked at.

        ``failed`` says it in place of a sheet; ``then`` is called when the record is open. One
        that was left is gone on with in its own file.
        """
        path = path.absolute()
        tell_opening(self._window, path)

        def read() -> Record | RecordError:
            from ..archive.reader import read_record

            try:
                return read_record(path)
            except RecordError as error:
                return error

        def opened(found: Record | RecordError) -> None:
            if isinstance(found, RecordError):
                (failed or self._refused)(found)
                return
            if found.over and path != self._path:
                from .replay.replay import replay

                self._window.change_settings(self._window.settings.met(str(path)))
                replay(self._window).open(path)
                then()
                return
            if path.parent != self.autosaves.folder.absolute():
                self._window.change_settings(self._window.settings.met(str(path)))
                self.leave()
                self.begin(found.ruleset, found.seated, found.entries, found.origin, hold=True)
            elif path != self._path:
                self.leave()
                self.resume(found)
            else:
                self._window.learning.end()  # it is what waits for that
            then()

        self._window.aside.run(read, opened)

    def _refused(self, error: RecordError) -> None:
        opening_over(self._window)
        refuse(self._window, tr("This record can't be opened"), error)

    @property
    def _path(self) -> Path | None:
        """Where the match on the table is kept."""
        return None if self.recorder is None else self.recorder.path.absolute()

    @property
    def desk(self) -> Desk | None:
        """The match on the table, or the one that waits for a lesson to end."""
        return self._window.referee.desk or self._waiting

    def pause(self) -> None:
        """The table is wanted for a lesson: one that is not over waits, in its own record."""
        desk = self.desk
        if desk is None or desk.wants == "nothing":
            self.leave()
            return
        self._window.walk.drop()
        self._window.sheets.close()
        self._window.referee.stop()
        self._window.walk.changed.emit()
        self._waiting = desk

    def go_on(self) -> bool:
        """The match that waited is on the table again. False where none did."""
        desk, self._waiting = self._waiting, None
        if desk is not None:
            self._show(desk)
        return desk is not None

    def leave(self) -> None:
        """Let go of the match; one that is not over stays to be resumed."""
        desk, recorder, self.recorder = self.desk, self.recorder, None
        self._waiting = None
        self._window.learning.stop()
        self._window.walk.drop()
        self._window.sheets.close()
        self._window.referee.stop()
        self._window.walk.changed.emit()
        if recorder is None:
            return
        if desk is not None and desk.wants == "nothing":
            self.autosaves.finish(recorder)
        else:
            recorder.close()

    def resign(self, seat: int) -> Path | None:
        """The seat gives up: the match is over, and lies with the played ones. Where, now."""
        recorder = self.recorder
        if recorder is None:
            return None
        recorder.release()
        recorder.resign(seat)
        self.leave()
        return self.autosaves.set_aside(recorder.path)

    def _run(self, desk: Desk, recorder: Recorder) -> None:
        self.recorder = recorder
        self._told = False
        self._window.sounds.wake()
        desk.on_entry(self._kept)
        self._window.keeping.watch(desk, recorder.origin)
        self._show(desk)

    def _show(self, desk: Desk) -> None:
        """Have it on the table."""
        self._window.dressing.play(desk.ruleset.key)
        self._window.referee.begin(desk)
        self.name_window()
        if not self._window.sheets.seen:  # a notice has the keyboard until it is read
            self._window.view.setFocus()
        self._window.sheets.foresee()

    def name_players(self) -> None:
        """Players without a name of their own are called in the language of now."""
        window, desk = self._window, self._window.walk.desk
        seen = window.view.table.seen
        if desk is None or seen is None or window.learning.active:
            return
        if window.view.director.busy:  # what moves goes on moving
            window.view.idle.connect(self.name_players, Qt.ConnectionType.SingleShotConnection)
            return
        names = seat_names(desk.seated, tr)
        if window.walk.at is not None:
            window.walk.again()
        elif names != seen.names:
            spoken = voice(names, seen.voice.speaker.me, desk.ruleset)
            window.view.table.settle(replace(seen, names=names, voice=spoken))

    def name_window(self) -> None:
        """Put the game on the window's title, and whether the match counts."""
        desk = self._window.referee.desk
        if desk is not None:
            text = tr("{game} (practice)") if desk.practice else "{game}"
            game = text.format(game=game_name(desk.ruleset.key, tr))
            if desk.number is not None:
                game = tr("{game}, deal {number}").format(game=game, number=desk.number)
            self._window.setWindowTitle(f"{game} – Dominoes Desktop")  # noqa: RUF001

    def _kept(self, entry: Entry) -> None:
        """Every entry is on the disk at once; a disk that fails is told of once."""
        if self.recorder is None:
            return
        self.recorder.release()
        self.recorder.append(entry)
        if self.recorder.trouble and not self._told:
            self._told = True
            text = tr("The match goes on, but it can't be kept: {why}")
            why = text.format(why=told(self.recorder.trouble, tr))
            self._window.sheets.say(tr("This match is not being saved"), why)
