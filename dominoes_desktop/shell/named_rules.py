"""How do house rules get a name, and how do they come in as a file and go out as one?"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from shiboken6 import isValid

from ..archive.error import RecordError
from ..archive.preset import SUFFIX, Preset, preset_of, read_preset, tidy, write_preset
from ..archive.presets import Presets
from ..archive.said import Said
from ..archive.whole import write_whole
from ..games import GAMES
from ..rules.reason import BadRuleset
from ..words import told
from .files.folder import in_folder
from .files.refusing import refuse
from .house_rules import changes
from .pile import stands
from .texts import tr

if TYPE_CHECKING:
    from PySide6.QtWidgets import QFileDialog

    from .new_match import NewMatchSheet
    from .window import Window


class NamedRules(QObject):
    """What the form's row of names asks for. Files are read and written beside the window."""

    def __init__(self, window: Window, form: NewMatchSheet) -> None:
        super().__init__(form)
        self._window, self._form = window, form
        form.presets.asked.connect(self._asked)
        self.refresh()

    def refresh(self, then: Callable[[], None] = lambda: None) -> None:
        """Offer what there is now."""

        def came(found: tuple[Preset, ...]) -> None:
            if stands(self._form):
                self._form.presets.offer(found)
                self._form.show_presets()
                then()

        self._window.aside.run(self._shelf.all, came)

    @property
    def _shelf(self) -> Presets:
        return self._window.presets

    def _asked(self, what: str) -> None:
        preset = self._form.presets.preset
        match what:
            case "save":
                self._ask_name(tr("Save these rules"), "", self._save)
            case "import":
                import_rules(self._window)
            case "rename" if preset is not None:
                self._ask_name(tr("Rename"), preset.name, lambda name: self._rename(preset, name))
            case "remove" if preset is not None:
                self._ask_remove(preset)
            case "export" if preset is not None:
                _export(self._window, preset)

    def _ask_name(self, title: str, name: str, then: Callable[[str], None]) -> None:
        from .name_sheet import NameSheet

        theme = self._window.dressing.for_sheets
        sheet = NameSheet(self._window.view, title, name, tr, theme)
        self._window.sheets.lay(sheet, lambda name: then(name) if isinstance(name, str) else None)

    def _save(self, name: str) -> None:
        form = self._form
        try:
            rules = changes(form.game, form.ruleset(), len(form.seats.seated()))
        except BadRuleset:  # the form says what is wrong; it is kept as it stands
            rules = dict(form.chosen)
        preset = preset_of(form.game, name, rules)
        self._do(lambda: self._shelf.keep(preset))

    def _rename(self, preset: Preset, name: str) -> None:
        self._do(lambda: self._shelf.rename(preset, tidy(name)))

    def _ask_remove(self, preset: Preset) -> None:
        from .notice import AskSheet

        ask = AskSheet(
            self._window.view,
            tr("Remove these rules?"),
            tr("{name} will not be offered any more.").format(name=preset.name),
            tr("Remove"),
            tr("Keep"),
            self._window.dressing.for_sheets,
            lost=True,
        )
        removed: Callable[[], Said | None] = lambda: self._shelf.remove(preset)  # noqa: E731
        self._window.sheets.lay(ask, lambda yes: self._do(removed) if yes else None)

    def _do(self, work: Callable[[], Said | None]) -> None:
        """Do it beside the window, say what failed, and offer what there is then."""

        def done(failed: Said | None) -> None:
            if failed is not None:
                text = tr("The rules could not be kept: {why}").format(why=told(failed, tr))
                self._window.sheets.say(tr("That did not work"), text)
            if isValid(self):
                self.refresh()

        self._window.aside.run(work, done)


def import_rules(window: Window) -> None:
    """Choose a file with house rules."""
    from PySide6.QtWidgets import QFileDialog

    dialog = _dialog(window, tr("Import rules"))
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    dialog.fileSelected.connect(lambda name: open_rules(window, Path(name)))
    dialog.open()


def open_rules(window: Window, path: Path) -> None:
    """Keep the house rules in that file, and have the form for a match by them."""

    def read() -> Preset | RecordError | Said:
        try:
            found = read_preset(path)
        except RecordError as error:
            return error
        return window.presets.take_in(found)

    def came(found: Preset | RecordError | Said) -> None:
        if isinstance(found, RecordError):
            refuse(window, tr("These rules can't be opened"), found)
            return
        if isinstance(found, Said):
            text = tr("The rules could not be kept: {why}").format(why=told(found, tr))
            window.sheets.say(tr("These rules can't be opened"), text)
            return
        game = next(game for game in GAMES if game.key == found.game)
        desk = window.matches.desk
        form = window.sheets.new_match(cancel=desk is not None or window.learning.active)
        form.use_rules(game, dict(found.rules))
        form.named.refresh()

    window.aside.run(read, came)


def _export(window: Window, preset: Preset) -> None:
    """Choose where these rules go as a file."""
    from PySide6.QtWidgets import QFileDialog

    dialog = _dialog(window, tr("Export rules"))
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(SUFFIX.removeprefix("."))
    dialog.selectFile(re.sub(r'[\x00-\x1f<>:"/\\|?*]+', "-", preset.name).strip(". ") + SUFFIX)
    dialog.fileSelected.connect(lambda name: export_rules(window, preset, Path(name)))
    dialog.open()


def export_rules(window: Window, preset: Preset, path: Path) -> None:
    """Write these rules to that file, for a friend to open."""

    def written(failed: Said | None) -> None:
        if failed is not None:
            text = tr("No file was written: {why}").format(why=told(failed, tr))
            window.sheets.say(tr("That did not work"), text)
        else:
            window.view.note(tr("Exported as {name}").format(name=path.name))

    content = write_preset(preset)
    in_folder(window, path, lambda: window.aside.run(lambda: write_whole(path, content), written))


def _dialog(window: Window, title: str) -> QFileDialog:
    from PySide6.QtWidgets import QFileDialog

    dialog = QFileDialog(window, title)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    rules = tr("House rules ({pattern})").format(pattern=f"*{SUFFIX}")
    dialog.setNameFilters([rules, tr("All files (*)")])
    return dialog
