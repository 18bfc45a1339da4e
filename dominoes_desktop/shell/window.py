"""What is the program's window? The table, the menus, and one sheet at a time over it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random, SystemRandom

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QAction, QCloseEvent, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from ..archive.autosaves import Autosaves
from ..archive.error import RecordError
from ..archive.places import config_dir, state_dir
from ..archive.reader import Record, read_record
from ..archive.recorder import Recorder
from ..archive.settings import Settings
from ..games import GAMES
from ..rules.ruleset import Ruleset
from ..session.desk import Desk
from ..session.entry import Entry, Seated
from ..session.worker import Worker
from ..table.view import TableView
from ..words import Voice, game_name
from .aside import Aside
from .referee import Referee
from .sheets import Sheets


def tr(text: str) -> str:
    """The text in the user's language."""
    return QCoreApplication.translate("shell", text)


class Window(QMainWindow):
    """One window with one match. ``folder`` paths are where its files live."""

    def __init__(self, config: Path, state: Path, rng: Random) -> None:
        super().__init__()
        self._config = config / "settings.json"
        self.settings = Settings.load(self._config)
        self.autosaves = Autosaves(state / "matches")
        self.rng = rng
        self.aside = Aside(self)
        self.recorder: Recorder | None = None
        self.worker = Worker()
        self.view = TableView()
        self.setCentralWidget(self.view)
        self.referee = Referee(self.view, self.worker, lambda names, me: Voice(tr, names, me))
        self.referee.set_pace(self.settings.pace)
        self.sheets = Sheets(self)
        self.referee.round_over.connect(self.sheets.round_over)
        self.referee.pass_to.connect(self.sheets.cover)
        self.setWindowTitle("Dominoes Desktop")
        self.setMinimumSize(800, 600)
        self._menus()
        self._place()

    @classmethod
    def for_user(cls) -> Window:
        """The window with the user's own files; deals come from the system's randomness."""
        return cls(config_dir(), state_dir(), SystemRandom())

    @classmethod
    def in_folder(cls, folder: Path, rng: Random) -> Window:
        """A window that keeps its files in one folder, for trials and tests."""
        return cls(folder / "config", folder / "state", rng)

    # matches

    def start(self, record: Path | None = None) -> None:
        """What is there first: the record named, else the match left unfinished, else a new one."""
        self.worker.start()
        if record is not None:
            self.open_record(record)
        else:
            self.aside.run(self.autosaves.unfinished, self._offer)

    def _offer(self, left: Record | None) -> None:
        if self.referee.desk is not None:
            return
        if left is None:
            self.sheets.new_match(cancel=False)
        else:
            self.sheets.resume(left)

    def begin(
        self, ruleset: Ruleset, seated: tuple[Seated, ...], log: tuple[Entry, ...] = ()
    ) -> None:
        """Begin a match, or go on with a log, in a record of its own."""
        recorder = self.autosaves.begin(ruleset, seated)
        for entry in log:
            recorder.append(entry)
        self._run(Desk(ruleset, seated, self.rng, log), recorder)

    def resume(self, record: Record) -> None:
        """Go on with an unfinished match in its own record."""
        recorder = self.autosaves.resume(record)
        self._run(Desk(record.ruleset, record.seated, self.rng, record.entries), recorder)

    def open_record(self, path: Path) -> None:
        """Open any record; what is wrong with it is said, and the running match stays."""

        def read() -> Record | RecordError:
            try:
                return read_record(path, GAMES)
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
        """Let go of the running match; its record stays to be resumed."""
        self.sheets.close()
        self.referee.stop()
        if self.recorder is not None:
            self.recorder.close()
        self.recorder = None

    def set_aside(self) -> None:
        """The running match is not wanted any more: never offered again."""
        path = self.recorder.path if self.recorder is not None else None
        self.leave()
        if path is not None:
            self.autosaves.set_aside(path)

    def _run(self, desk: Desk, recorder: Recorder) -> None:
        self.recorder = recorder
        desk.on_entry(self._kept)
        self.worker.start()
        self.setWindowTitle(f"{game_name(desk.ruleset.key, tr)} – Dominoes Desktop")  # noqa: RUF001
        self.referee.begin(desk)
        self.view.setFocus()

    def _kept(self, entry: Entry) -> None:
        """Every entry is on the disk at once; a disk that fails is told of once."""
        if self.recorder is None:
            return
        before = self.recorder.trouble
        self.recorder.append(entry)
        if self.recorder.trouble and not before:
            text = tr("The match goes on, but it can't be kept: {why}")
            why = text.format(why=self.recorder.trouble)
            self.sheets.say(tr("This match is not being saved"), why)

    # settings

    def change_settings(self, settings: Settings) -> None:
        """Use them from now on, and keep them."""
        self.settings = settings
        self.referee.set_pace(settings.pace)
        self.aside.run(lambda: settings.save(self._config), lambda _: None)

    # the window

    def _menus(self) -> None:
        game = self.menuBar().addMenu(tr("&Game"))
        self._action(game, tr("&New match..."), QKeySequence.StandardKey.New, self.sheets.ask_new)
        self._action(game, tr("&Open..."), QKeySequence.StandardKey.Open, self.sheets.open_file)
        game.addSeparator()
        leave = self._action(game, tr("&Quit"), "Ctrl+Q", self.close)
        leave.setMenuRole(QAction.MenuRole.QuitRole)
        table = self.menuBar().addMenu(tr("&Table"))
        self._action(table, tr("&Draw"), "D", self.view.draw)
        self._action(table, tr("&Pass"), "P", self.view.pass_turn)
        view = self.menuBar().addMenu(tr("&View"))
        self._action(view, tr("&Full screen"), "F11", self._full_screen)
        choose = self._action(view, tr("Pre&ferences..."), "Ctrl+,", self.sheets.preferences)
        choose.setMenuRole(QAction.MenuRole.PreferencesRole)
        help_ = self.menuBar().addMenu(tr("&Help"))
        self._action(help_, tr("&Keys"), "F1", self.sheets.keys)
        about = self._action(help_, tr("&About Dominoes Desktop"), "", self.sheets.about)
        about.setMenuRole(QAction.MenuRole.AboutRole)

    def _action(
        self, menu: QMenu, text: str, key: str | QKeySequence.StandardKey, do: object
    ) -> QAction:
        action = QAction(text, self)
        if key:
            action.setShortcut(QKeySequence(key))
        action.triggered.connect(lambda: do())  # type: ignore[operator]
        menu.addAction(action)
        return action

    def _full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def _place(self) -> None:
        """The window's place as it was left, else a good part of the screen."""
        try:
            if self.restoreGeometry(bytes.fromhex(self.settings.window)):
                return
        except ValueError:
            pass  # written by something else: as if it had never been
        screen = self.screen().availableGeometry()
        self.resize(min(1280, screen.width()), min(760, screen.height()))

    def closeEvent(self, event: QCloseEvent) -> None:
        """Nothing is lost and nothing is asked: the match is on the disk already."""
        self.leave()
        place = bytes(self.saveGeometry().data()).hex()
        self.change_settings(replace(self.settings, window=place))
        self.aside.wait()
        self.worker.close()
        super().closeEvent(event)
