"""What is the program's window? The table, the menus, and one sheet at a time over it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random, SystemRandom
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QCloseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QMainWindow

from ..archive.persons import Persons
from ..archive.places import config_dir, data_dir, state_dir
from ..archive.settings import Settings
from ..table.felt import lay_felt

if TYPE_CHECKING:
    from ..archive.presets import Presets
    from ..archive.said import Said
    from ..session.worker import Worker
    from ..table.view import TableView
    from .access import Access
    from .aside import Aside
    from .dressing import Dressing
    from .figures.keeping import Keeping
    from .language import Language
    from .learning.learning import Learning
    from .matches import Matches
    from .referee import Referee
    from .replay.replay import Replay
    from .replay.walk import Walk
    from .sheets import Sheets
    from .side import Side
    from .sounds import Player, Sounds


class Window(QMainWindow):
    """One window with one match. ``config``, ``state`` and ``data`` are the folders of its files.

    It shows its felt at once and is furnished right after: rooms that are not needed for the
    first picture are imported then.
    """

    matches: Matches
    presets: Presets
    worker: Worker
    view: TableView
    referee: Referee
    sheets: Sheets
    side: Side
    walk: Walk
    access: Access
    language: Language
    learning: Learning
    aside: Aside
    dressing: Dressing
    keeping: Keeping
    sounds: Sounds

    def __init__(
        self, config: Path, state: Path, data: Path, rng: Random, player: Player | None = None
    ) -> None:
        super().__init__()
        self.persons = Persons(config / "profiles", config / "settings.json")
        self._folders = state / "matches", data / "matches"
        self._figures = data / "statistics.sqlite"
        self._presets = config / "presets"
        self.spoilt: list[Path] = []  # what could not be read, as it is kept now
        path = self.persons.settings_of(self.persons.active)
        self.settings = Settings.load(path, self.spoilt.append)
        self._unkept = False  # has it been told that settings can't be kept?
        self._player = player
        self.rng = rng
        self.furnished = False
        self._record: Path | None = None
        self._game = ""
        self._starting = False
        self._left: Iterator[None] = iter(())  # of what it is still to be furnished with
        self.when_furnished: Callable[[], None] = lambda: None
        self.logs = state / "log"
        self.less_motion = self.follows = False  # the user's wish to all programs; is it heard?
        self.welcoming = False  # are the first steps shown at the very first start?
        self.setWindowTitle("Dominoes Desktop")
        self.setMinimumSize(800, 600)
        self._place()

    @classmethod
    def for_user(cls) -> Window:
        """The window with the user's own files; deals come from the system's randomness."""
        window = cls(config_dir(), state_dir(), data_dir(), SystemRandom())
        window.follows = window.welcoming = True
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
        for _ in self._furnishing():
            pass

    def _furnishing(self) -> Iterator[None]:
        """A few milliseconds from one step to the next."""
        from .rooms import fetching, speaking

        yield from speaking(self, self._record)
        yield from fetching()
        from ..archive.presets import Presets
        from ..session.worker import Worker
        from ..table.view import TableView
        from .access import Access, tell_roles
        from .aside import Aside
        from .coming import IN_TURNS
        from .dressing import Dressing, first_theme
        from .figures.keeping import Keeping
        from .files.opening import Doorkeeper
        from .learning.learning import Learning
        from .matches import Matches
        from .menus import fill_menus
        from .referee import Referee
        from .replay.walk import Walk
        from .sheets import Sheets
        from .side import Side
        from .sounds import Sounds
        from .texts import voice
        from .wishes import use

        self.matches = Matches(self, *self._folders)
        self.presets = Presets(self._presets)
        self.aside = Aside(self)
        self.keeping = Keeping(self, self._figures)
        tell_roles()  # before there is anything that it is about
        yield
        self.view = TableView()
        yield
        self.worker = Worker()
        self.view.wear(first_theme(self.settings.table))
        self.view.setProperty(IN_TURNS, self.follows)
        self.referee = Referee(self.view, self.worker, voice)
        self.sounds = Sounds(self._player)
        self.view.event_shown.connect(self.sounds.heard)
        self.dressing = Dressing(self)
        use(self)
        yield
        self.sheets = Sheets(self)
        self.side = Side(self)
        self.walk = Walk(self)
        self.learning = Learning(self)
        self.replay: Replay | None = None  # not before it is wanted
        self._connect()
        self.access = Access(self)
        yield
        fill_menus(self)
        self.worker.start()
        yield
        self.setCentralWidget(self.view)
        Doorkeeper(self)
        self.furnished = True

    def _connect(self) -> None:
        self.referee.round_over.connect(self.sheets.round_over)
        self.referee.pass_to.connect(self.sheets.cover)

    # matches

    def start(self, record: Path | None = None, game: str = "") -> None:
        """What is there first: the record, or a new match of the game with that key; else the match
        left unfinished, else a new one.

        Before the first picture it only takes note of what to start with.
        """
        self._record, self._game = record, game
        self._starting = True
        if self.furnished:
            self._starting = False
            self._begin_with()

    def _begin_with(self) -> None:
        self.when_furnished()
        if self.follows:
            from .wishes import follow_system

            follow_system(self)
        from .files.at_start import begin_with

        begin_with(self, self._record, self._game)

    def welcome(self, record: Path | None, game: str = "") -> None:
        """Somebody wants to see this window, with that record or a new match of that game."""
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.show()
        self.raise_()
        self.activateWindow()
        if record is not None and self.furnished:
            from .files.opening import open_path

            open_path(self, record)
        elif not self.furnished:
            self._record, self._game = record or self._record, game or self._game
        elif game:
            from .files.at_start import new_match_of

            new_match_of(self, game)

    # settings

    def change_settings(self, settings: Settings) -> None:
        """Use them from now on, and keep them."""
        from .wishes import use

        self.settings = settings
        use(self)
        path = self.persons.settings_of(self.persons.active)
        self.aside.run(lambda: settings.save(path), self._saved)

    def _saved(self, failed: Said | None) -> None:
        """Settings that can't be kept are told of once."""
        from ..words import told
        from .texts import tr

        if failed is not None and not self._unkept:
            self._unkept = True
            text = tr("They hold until the window is closed: {why}").format(why=told(failed, tr))
            self.sheets.say(tr("The settings can't be kept"), text)

    def keep_place(self) -> None:
        """The next window shall stand where this one does."""
        place = bytes(self.saveGeometry().data()).hex()
        self.change_settings(replace(self.settings, window=place))

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
            self._left = self._furnishing()
            QTimer.singleShot(0, self, self._furnish_on)

    def _furnish_on(self) -> None:
        """A step a turn of the loop, so that the window is not held up; then it begins."""
        if next(self._left, self) is self:
            self._begin_with()
        elif self.isVisible():
            QTimer.singleShot(0, self, self._furnish_on)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Nothing is lost and nothing is asked: the match is on the disk already."""
        if self.furnished:
            from .files.opening import make_safe

            make_safe(self)
            self.matches.leave()
            self.keep_place()
            self.aside.wait()
            self.worker.close()
            self.sounds.close()
            self.language.give_back()
        super().closeEvent(event)
