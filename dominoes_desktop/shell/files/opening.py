"""How does a record come into the window, and how is a copy of it made?"""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QMimeData, QObject, QStandardPaths, Qt
from PySide6.QtGui import QDragMoveEvent, QDropEvent

from ...archive.autosaves import SUFFIX
from ...archive.disk import failed
from ...archive.preset import SUFFIX as RULES
from ...archive.recorder import settle_on_disk
from ...archive.said import Said
from ...archive.whole import write_whole
from ...words import game_name, told
from ..people.names import seat_names
from ..texts import tr
from .folder import in_folder

if TYPE_CHECKING:
    from PySide6.QtWidgets import QFileDialog

    from ..window import Window


def open_file(window: Window) -> None:
    """Choose a record, or house rules, to open."""
    from PySide6.QtWidgets import QFileDialog

    dialog = record_dialog(window, tr("Open"))
    both = tr("Domino records and house rules ({pattern})")
    wanted = both.format(pattern=f"*{SUFFIX} *{RULES}")
    dialog.setNameFilters([wanted, *dialog.nameFilters()])
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    dialog.fileSelected.connect(lambda name: open_path(window, Path(name)))
    dialog.open()


def open_path(window: Window, path: Path) -> None:
    """Open what there is: house rules, or else a record."""
    if path.suffix.lower() == RULES:
        from ..named_rules import open_rules

        open_rules(window, path)
    else:
        window.matches.open_record(path)


def save_as(window: Window) -> None:
    """Choose where a copy of the record goes. The match itself is kept in any case."""
    from PySide6.QtWidgets import QFileDialog

    desk = window.matches.desk
    if desk is None or window.matches.recorder is None:
        window.sheets.say(tr("Save a copy"), tr("There is no match to be saved."))
        return
    peeks = desk.to_move is not None
    dialog = record_dialog(
        window,
        tr("Save a copy (all tiles stand in it, also those face down)")
        if peeks
        else tr("Save a copy"),
    )
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(SUFFIX.removeprefix("."))
    dialog.selectFile(_offered_name(window))
    dialog.fileSelected.connect(lambda name: save_copy(window, Path(name)))
    dialog.open()


def save_copy(window: Window, path: Path) -> None:
    """Write all that was recorded up to now to that file, beside the window."""
    recorder = window.matches.recorder
    if recorder is None:
        return
    read = recorder.content()

    def write() -> Said | None:
        try:
            return write_whole(path, read())
        except OSError as error:
            return failed(path, error)

    def written(trouble: Said | None) -> None:
        if trouble is not None:
            text = tr("No copy was saved: {why}").format(why=told(trouble, tr))
            window.sheets.say(tr("That did not work"), text)
            return
        window.change_settings(window.settings.met(str(path)))
        window.view.note(tr("Saved as {name}").format(name=path.name))

    in_folder(window, path, lambda: window.aside.run(write, written))


def record_dialog(window: Window, title: str) -> QFileDialog:
    """A dialog over the window, in the folder that was used last."""
    from PySide6.QtWidgets import QFileDialog

    dialog = QFileDialog(window, title)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setNameFilters(
        [tr("Domino records ({pattern})").format(pattern=f"*{SUFFIX}"), tr("All files (*)")]
    )
    recent = window.settings.recent
    documents = QStandardPaths.StandardLocation.DocumentsLocation
    folder = str(Path(recent[0]).parent) if recent else QStandardPaths.writableLocation(documents)
    dialog.setDirectory(folder)
    return dialog


def _offered_name(window: Window) -> str:
    """The game and the players, as a name that every system takes."""
    desk = window.matches.desk
    assert desk is not None
    names = [game_name(desk.ruleset.key, tr), *seat_names(desk.seated, tr)[:4]]
    return re.sub(r'[\x00-\x1f<>:"/\\|?*]+', "-", " ".join(names)).strip(". ")[:80] + SUFFIX


class Doorkeeper(QObject):
    """What comes to the window from outside: records dropped on it, and that others come first.

    When another window is looked at, what was written is made safe from a power cut.
    """

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window
        window.view.setAcceptDrops(False)  # the scene would take them
        window.view.viewport().setAcceptDrops(False)
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind == QEvent.Type.WindowDeactivate:
            make_safe(self._window)
        elif kind in (QEvent.Type.DragEnter, QEvent.Type.DragMove, QEvent.Type.Drop):
            assert isinstance(event, QDragMoveEvent | QDropEvent)
            return self._dropped(event, kind == QEvent.Type.Drop)
        return False

    def _dropped(self, event: QDragMoveEvent | QDropEvent, let_go: bool) -> bool:
        record = dropped_record(event.mimeData())
        if record is None:
            return False
        event.setDropAction(Qt.DropAction.CopyAction)
        event.accept()
        if let_go:
            open_path(self._window, record)
        return True


def dropped_record(data: QMimeData) -> Path | None:
    """The first record, or house rules, among what is dragged; None where there is neither."""
    files = [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
    return next((one for one in files if one.suffix.lower() in (SUFFIX, RULES)), None)


def make_safe(window: Window) -> None:
    """Have all that was written get to the disk itself, beside the window."""
    recorder = window.matches.recorder
    if recorder is not None and not recorder.held:
        path = recorder.path
        window.aside.run(lambda: settle_on_disk(path), lambda _: None)
