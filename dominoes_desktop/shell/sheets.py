"""Which sheet lies over the table now, and what follows from its answer?"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QFileDialog

from .. import __version__
from ..archive.reader import Record
from ..games import GAMES
from ..players.choose import LEVELS
from ..rules.reason import BadRuleset
from ..rules.ruleset import Ruleset
from ..session.desk import Desk
from ..words import game_name
from .sheet import Sheet
from .texts import tr, voice

if TYPE_CHECKING:
    from .window import Window

KEYS = (
    ("D", "Draw from the boneyard"),
    ("P", "Pass, or keep the tile you drew"),
    ("Esc", "Put a chosen tile back"),
    ("Ctrl+N", "New match"),
    ("Ctrl+O", "Open a record"),
    ("Ctrl+,", "Preferences"),
    ("F11", "Full screen"),
    ("F1", "The rules of the game"),
    ("Ctrl+F1", "This list"),
    ("Ctrl+Q", "Quit; the match is kept"),
)


class Sheets:
    """One sheet at a time; a new one takes the place of the one before.

    Sheets are imported when they are first wanted, so that the window is there at once.
    """

    def __init__(self, window: Window) -> None:
        self._window = window
        self.current: Sheet | None = None
        self.page: Sheet | None = None

    def close(self) -> None:
        """Take away whatever lies over the table, unanswered."""
        sheets, self.current, self.page = (self.current, self.page), None, None
        self._window.view.table.furniture.offer_score(None)
        for sheet in sheets:
            if sheet is not None:
                sheet.finished.disconnect()
                sheet.finish(None)

    # matches

    def new_match(self, cancel: bool = True) -> None:
        """The form for a new match."""
        from .last_form import kept, restored
        from .new_match import NewMatch, NewMatchSheet

        window = self._window
        last = restored(window.settings.form, GAMES)
        sheet = NewMatchSheet(window.view, GAMES, LEVELS, tr, last, cancel=cancel)

        def answered(chosen: object) -> None:
            if isinstance(chosen, NewMatch):
                form = kept(chosen, GAMES)
                window.change_settings(replace(window.settings, form=form))
                window.set_aside()
                window.begin(chosen.ruleset, chosen.seated)
            else:
                self._after_round()

        self._open(sheet, answered)

    def ask_new(self) -> None:
        """A new match; where one is running, asked once whether it may be given up."""
        from .notice import AskSheet

        desk = self._window.referee.desk
        if desk is None or desk.wants == "nothing":
            self.new_match(cancel=desk is not None)
            return
        sheet = AskSheet(
            self._window.view,
            tr("Begin another match?"),
            tr("This match is not over. It will be put away with the played ones."),
            tr("New match"),
            tr("Play on"),
        )
        self._open(sheet, lambda yes: self.new_match() if yes else self._after_round())

    def resume(self, record: Record) -> None:
        """Offer the match that was left unfinished."""
        from .resume import ResumeSheet

        desk = Desk(record.ruleset, record.seated, self._window.rng, record.entries)
        seen = desk.observe(0)
        path = Path(record.path)
        try:
            when = datetime.fromtimestamp(path.stat().st_mtime)
        except OSError:
            when = None
        names = [one.name for one in record.seated]
        game = game_name(record.ruleset.key, tr)
        sheet = ResumeSheet(self._window.view, game, names, seen.scores, tr, when)

        def answered(what: object) -> None:
            if what == "resume":
                self._window.resume(record)
            else:
                self._window.autosaves.set_aside(path)
                self.new_match(cancel=False)

        self._open(sheet, answered)

    def round_over(self) -> None:
        """How the round, or the match, ended; the table may be looked at meanwhile."""
        from .round_sheet import RoundSheet

        referee, view = self._window.referee, self._window.view
        seen = view.table.seen
        if referee.desk is None or seen is None or seen.observation.result is None:
            return
        words = voice(referee.names(), seen.observation.seat, referee.desk.ruleset)
        sheet = RoundSheet(view, seen.observation, words, tr)
        furniture = view.table.furniture

        def come_back() -> None:
            furniture.offer_score(None)
            sheet.come_back()

        sheet.looking.connect(lambda: furniture.offer_score(come_back))

        def answered(what: object) -> None:
            furniture.offer_score(None)
            if what == "next":
                referee.next_round()
            elif what == "new":
                self.new_match()

        self._open(sheet, answered)

    def _after_round(self) -> None:
        """Back to the table; between two rounds the sheet of the round comes back."""
        self._window.view.setFocus()
        desk = self._window.referee.desk
        if desk is not None and desk.wants in ("deal", "nothing"):
            self.round_over()

    def cover(self, seat: int) -> None:
        """Hide the table until the next person has taken the seat."""
        from .cover import CoverSheet

        referee = self._window.referee
        sheet = CoverSheet(self._window.view, referee.names()[seat], tr)
        self._open(sheet, lambda _: referee.uncover())

    def open_file(self) -> None:
        """Choose a record to open."""
        dialog = QFileDialog(self._window, tr("Open a record"))
        dialog.setNameFilters([tr("Domino records (*.domino)"), tr("All files (*)")])
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(lambda name: self._window.open_record(Path(name)))
        dialog.open()

    # the rest

    def rules(self) -> None:
        """The rules of the match, or of the game in the form, over whatever lies there.

        What lies there stays: once the page is read, it is as it was.
        """
        from ..archive.assets import rules_texts
        from ..table.theme import DEFAULT, dressed
        from ..words.rules_page import rules_page
        from .rules_sheet import RulesSheet
        from .window import STYLES

        if self.page is not None:
            self.page.finish(True)
            return
        ruleset, seats = self._in_question()
        preset = next((game for game in GAMES if game.key == ruleset.key), ruleset)
        page = rules_page(rules_texts(), ruleset, preset, seats, tr)
        sheet = self.page = RulesSheet(
            self._window.view, page, tr, dressed(DEFAULT, STYLES.get(ruleset.key, "pips"))
        )

        def read(_: object) -> None:
            self.page = None

        sheet.finished.connect(read)
        sheet.open(sheet.reader)

    def _in_question(self) -> tuple[Ruleset, int]:
        """The game that one would ask about now, and how many play it."""
        from .new_match import NewMatchSheet

        desk, form = self._window.referee.desk, self.current
        if isinstance(form, NewMatchSheet):
            seats = len(form.seats.seated())
            try:
                return form.ruleset(), seats
            except BadRuleset:  # the form says what is wrong; the page tells the game as it is
                return form.game, seats
        if desk is not None:
            return desk.ruleset, len(desk.seated)
        return GAMES[0], GAMES[0].seats[0]

    def preferences(self) -> None:
        """What can be set; each choice can be tried at once."""
        from .preferences import Preferences, PreferencesSheet

        window = self._window
        sheet = PreferencesSheet(window.view, window.settings.pace, tr)
        sheet.pace_chosen.connect(window.referee.set_pace)

        def answered(what: object) -> None:
            pace = what.pace if isinstance(what, Preferences) else window.settings.pace
            window.change_settings(replace(window.settings, pace=pace))
            self._after_round()

        self._open(sheet, answered)

    def keys(self) -> None:
        """The keys."""
        from .keys_sheet import KeysSheet

        rows = [(key, tr(does)) for key, does in KEYS]
        self._open(KeysSheet(self._window.view, rows, tr), lambda _: self._after_round())

    def about(self) -> None:
        """What this is."""
        text = tr("Dominoes for one evening after another: offline, against honest computers.")
        self.say(f"Dominoes Desktop {__version__}", text, tr("MIT licence. Made with Qt (LGPL)."))

    def say(self, title: str, sentence: str, detail: str = "") -> None:
        """One clear sentence, with OK."""
        from .notice import NoticeSheet

        sheet = NoticeSheet(self._window.view, title, sentence, tr, detail)
        self._open(sheet, lambda _: self._after_notice())

    def _after_notice(self) -> None:
        if self._window.referee.desk is None:
            self.new_match(cancel=False)
        else:
            self._after_round()

    def _open(self, sheet: Sheet, answered: Callable[[object], None]) -> None:
        self.close()
        self.current = sheet

        def ended(result: object) -> None:
            if self.current is sheet:
                self.current = None
            answered(result)

        sheet.finished.connect(ended)
        sheet.open()
