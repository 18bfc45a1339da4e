"""What is the program's window? The table, the menus, and one sheet at a time over it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random, SystemRandom
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QCloseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QMainWindow

from ..archive.places import config_dir, data_dir, state_dir
from ..archive.settings import Settings
from ..table.felt import lay_felt

if TYPE_CHECKING:
    from ..archive.autosaves import Autosaves
    from ..archive.reader import Record
    from ..archive.recorder import Recorder
    from ..rules.ruleset import Ruleset
    from ..session.desk import Desk
    from ..session.entry import Entry, Seated
    from ..session.worker import Worker
    from ..table.view import TableView
    from .aside import Aside
    from .dressing import Dressing
    from .referee import Referee
    from .sheets import Sheets
    from .side import Side
    from .sounds import Player, Sounds


class Window(QMainWindow):
    """One window with one match. ``config``, ``state`` and ``data`` are the folders of its files.

    It shows its felt at once and is furnished right after: rooms that are not needed for the
    first picture are imported then.
    """

    autosaves: Autosaves
    worker: Worker
    view: TableView
    referee: Referee
    sheets: Sheets
    side: Side
    aside: Aside
    dressing: Dressing
    sounds: Sounds

    def __init__(
        self, config: Path, state: Path, data: Path, rng: Random, player: Player | None = None
    ) -> None:
        super().__init__()
        self._config = config / "settings.json"
        self._matches = state / "matches"
        self.played = data / "matches"
        self.settings = Settings.load(self._config)
        self._player = player
        self.rng = rng
        self.recorder: Recorder | None = None
        self.furnished = False
        self._told = False  # that the match is not being kept
        self._record: Path | None = None
        self._starting = False
        self.less_motion = self._follows = False  # the user's wish to all programs; is it heard?
        self.setWindowTitle("Dominoes Desktop")
        self.setMinimumSize(800, 600)
        self._place()

    @classmethod
    def for_user(cls) -> Window:
        """The window with the user's own files; deals come from the system's randomness."""
        window = cls(config_dir(), state_dir(), data_dir(), SystemRandom())
        window._follows = True
        return window

    @classmethod
    def in_folder(cls, folder: Path, rng: Random, player: Player | None = None) -> Window:
        """A furnished window that keeps its files in one folder, for trials and tests."""
        from .sounds import Silence

        player = player or Silence()
        window = cls(folder / "config", folder / "state", folder / "data", rng, player)
        window.furnish()
        return window

    def furnish(self) -> None:
        """Bring in all that is not needed for the first picture."""
        from .rooms import fetch_rooms

        fetch_rooms()
        from ..archive.autosaves import Autosaves
        from ..session.worker import Worker
        from ..table.view import TableView
        from ..words import in_record
        from .aside import Aside
        from .dressing import Dressing, first_theme
        from .menus import fill_menus
        from .referee import Referee
        from .sheets import Sheets
        from .side import Side
        from .sounds import Sounds
        from .texts import voice
        from .wishes import use

        self.furnished = True
        self.autosaves = Autosaves(self._matches, self.played, say=in_record)
        self.aside = Aside(self)
        self.worker = Worker()
        self.worker.start()
        self.view = TableView()
        self.view.wear(first_theme(self.settings.table))
        self.referee = Referee(self.view, self.worker, voice)
        self.sounds = Sounds(self._player)
        self.view.event_shown.connect(self.sounds.heard)
        self.dressing = Dressing(self)
        use(self)
        self.sheets = Sheets(self)
        self.side = Side(self)
        self.referee.round_over.connect(self.sheets.round_over)
        self.referee.pass_to.connect(self.sheets.cover)
        fill_menus(self)
        self.setCentralWidget(self.view)

    # matches

    def start(self, record: Path | None = None) -> None:
        """What is there first: the record named, else the match left unfinished, else a new one.

        Before the first picture it only takes note of what to start with.
        """
        self._record = record
        self._starting = True
        if self.furnished:
            self._begin_with()

    def _begin_with(self) -> None:
        self._starting = False
        if not self.furnished:
            self.furnish()
        if self._follows:
            from .wishes import follow_system

            follow_system(self)
        if self._record is not None:
            self.open_record(self._record)
        else:
            self.aside.run(self.autosaves.unfinished, self._offer)

    def _offer(self, left: Record | None) -> None:
        from .texts import tr

        if self.referee.desk is not None:
            return
        if left is None:
            self.sheets.new_match(cancel=False)
        else:
            self.sheets.resume(left)
        if self.autosaves.unreadable:
            text = tr("It is kept beside the others, under a name that ends in .unreadable.")
            detail = "\n".join(self.autosaves.unreadable)
            self.sheets.say(tr("A match that was left can't be read"), text, detail)

    def begin(
        self, ruleset: Ruleset, seated: tuple[Seated, ...], log: tuple[Entry, ...] = ()
    ) -> None:
        """Begin a match, or go on with a log, in a record of its own."""
        from ..session.desk import Desk

        recorder = self.autosaves.begin(ruleset, seated)
        for entry in log:
            recorder.append(entry)
        self._run(Desk(ruleset, seated, self.rng, log), recorder)

    def resume(self, record: Record) -> None:
        """Go on with an unfinished match in its own record."""
        from ..session.desk import Desk

        recorder = self.autosaves.resume(record)
        self._run(Desk(record.ruleset, record.seated, self.rng, record.entries), recorder)

    def open_record(self, path: Path) -> None:
        """Open any record; what is wrong with it is said, and the running match stays."""
        from ..archive.error import RecordError
        from ..archive.reader import read_record
        from ..words import in_record
        from .texts import tr

        def read() -> Record | RecordError:
            try:
                return read_record(path, say=in_record)
            except RecordError as error:
                return error

        def opened(found: Record | RecordError) -> None:
            if isinstance(found, RecordError):
                self.sheets.say(tr("This record can't be opened"), str(found))
                return
            self.leave()
            self.begin(found.ruleset, found.seated, found.entries)

        self.aside.run(read, opened)

    def leave(self) -> None:
        """Let go of the match; one that is not over stays to be resumed."""
        desk, recorder, self.recorder = self.referee.desk, self.recorder, None
        self.sheets.close()
        self.referee.stop()
        if recorder is None:
            return
        if desk is not None and desk.wants == "nothing":
            self.autosaves.finish(recorder)
        else:
            recorder.close()

    def set_aside(self) -> None:
        """The running match is not wanted any more: never offered again."""
        path = self.recorder.path if self.recorder is not None else None
        self.leave()
        if path is not None and path.exists():
            self.autosaves.set_aside(path)

    def _run(self, desk: Desk, recorder: Recorder) -> None:
        from ..words import game_name
        from .texts import tr

        self.recorder = recorder
        self._told = False
        self.sounds.wake()
        desk.on_entry(self._kept)
        self.setWindowTitle(f"{game_name(desk.ruleset.key, tr)} – Dominoes Desktop")  # noqa: RUF001
        self.dressing.play(desk.ruleset.key)
        self.referee.begin(desk)
        self.view.setFocus()

    def _kept(self, entry: Entry) -> None:
        """Every entry is on the disk at once; a disk that fails is told of once."""
        from .texts import tr

        if self.recorder is None:
            return
        self.recorder.append(entry)
        if self.recorder.trouble and not self._told:
            self._told = True
            text = tr("The match goes on, but it can't be kept: {why}")
            why = text.format(why=self.recorder.trouble)
            self.sheets.say(tr("This match is not being saved"), why)

    def change_settings(self, settings: Settings) -> None:
        """Use them from now on, and keep them."""
        from .wishes import use

        self.settings = settings
        use(self)
        self.aside.run(lambda: settings.save(self._config), lambda _: None)

    def full_screen(self) -> None:
        """To full screen and back."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def _place(self) -> None:
        """The window's place as it was left, else a good part of the screen."""
        try:
            if self.restoreGeometry(bytes.fromhex(self.settings.window)):
                return
        except ValueError:
            pass  # written by something else: as if it had never been
        room = self.screen().availableGeometry()
        self.setMinimumSize(min(800, room.width()), min(600, room.height()))
        self.resize(min(1280, room.width()), min(760, room.height()))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The bare felt, until the table lies on it."""
        if self.furnished:
            return
        from .dressing import first_theme

        painter = QPainter(self)
        dpr = self.devicePixelRatioF()
        painter.scale(1 / dpr, 1 / dpr)
        wide, high = round(self.width() * dpr), round(self.height() * dpr)
        lay_felt(painter, wide, high, dpr, first_theme(self.settings.table))
        painter.end()
        if self._starting:
            self._starting = False
            QTimer.singleShot(0, self._begin_with)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Nothing is lost and nothing is asked: the match is on the disk already."""
        if self.furnished:
            self.leave()
            place = bytes(self.saveGeometry().data()).hex()
            self.change_settings(replace(self.settings, window=place))
            self.aside.wait()
            self.worker.close()
            self.sounds.close()
        super().closeEvent(event)
