"""How does a position get out of the window? As a picture, a drawing or text."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRect, QSize
from PySide6.QtGui import QGuiApplication, QImage, QPainter

from ...archive.said import Said
from ...archive.whole import write_whole
from ...table.seen import Seen
from ...table.theme import Theme
from ...words import told
from ...words.position import position_says, position_title
from ..files.folder import in_folder
from ..texts import tr

if TYPE_CHECKING:
    from ..window import Window

Make = Callable[[Seen, Theme, str, str], bytes]
ZOOM = 2  # pixels of a PNG for a unit of the picture


def copy_position(window: Window) -> None:
    """What is seen, as text, to the clipboard."""
    seen = _seen(window)
    if seen is not None:
        text = position_says(tr, seen.names, seen.observation, _says(window), seen.covered)
        QGuiApplication.clipboard().setText(text)
        window.view.note(tr("The position is copied as text"))


def ask_export(window: Window) -> None:
    """Choose where the picture goes; what it is, its ending says."""
    from PySide6.QtWidgets import QFileDialog

    from ..files.opening import record_dialog

    seen = _seen(window)
    if seen is None:
        return
    says = _says(window)
    dialog = record_dialog(window, tr("Export the position"))
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    kinds = {
        tr("Picture ({pattern})").format(pattern="*.png"): "png",
        tr("Drawing ({pattern})").format(pattern="*.svg"): "svg",
        tr("Text ({pattern})").format(pattern="*.txt"): "txt",
    }
    dialog.setNameFilters(list(kinds))
    dialog.setDefaultSuffix("png")
    dialog.filterSelected.connect(lambda chosen: dialog.setDefaultSuffix(kinds[chosen]))
    dialog.selectFile(f"{position_title(tr, seen.observation)}.png")
    dialog.fileSelected.connect(lambda name: export(window, Path(name), seen, says))
    dialog.open()


def export(window: Window, path: Path, seen: Seen, says: str) -> None:
    """Write what was seen to that file, beside the window."""
    make, theme = MADE.get(path.suffix.lower(), as_png), window.view.table.theme
    title = position_title(tr, seen.observation)

    def write() -> Said | None:
        return write_whole(path, make(seen, theme, title, says))

    def written(failed: Said | None) -> None:
        if failed is None:
            window.view.note(tr("Saved as {name}").format(name=path.name))
            return
        text = tr("The position was not saved: {why}").format(why=told(failed, tr))
        window.sheets.say(tr("That did not work"), text)

    in_folder(window, path, lambda: window.aside.run(write, written))


def as_png(seen: Seen, theme: Theme, title: str, says: str) -> bytes:
    """The position as a PNG of ZOOM times the picture's size."""
    from ...table.position import HIGH, WIDE, draw_position

    image = QImage(WIDE * ZOOM, HIGH * ZOOM, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.scale(ZOOM, ZOOM)
    draw_position(painter, seen, theme, title, says)
    painter.end()
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(data.data())


def as_svg(seen: Seen, theme: Theme, title: str, says: str) -> bytes:
    """The position as an SVG, with its text as its description."""
    from PySide6.QtSvg import QSvgGenerator

    from ...table.position import HIGH, WIDE, draw_position

    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    made = QSvgGenerator()
    made.setOutputDevice(buffer)
    made.setSize(QSize(WIDE, HIGH))
    made.setViewBox(QRect(0, 0, WIDE, HIGH))
    made.setTitle(title)
    made.setDescription(says)
    painter = QPainter(made)
    draw_position(painter, seen, theme, title, says)
    painter.end()
    buffer.close()
    return bytes(data.data())


def as_text(seen: Seen, theme: Theme, title: str, says: str) -> bytes:
    """The position as text."""
    told = position_says(tr, seen.names, seen.observation, says, seen.covered)
    return told.encode()


MADE: dict[str, Make] = {".png": as_png, ".svg": as_svg, ".txt": as_text}


def _seen(window: Window) -> Seen | None:
    seen = window.view.table.seen
    if seen is None or window.view.director.busy:
        window.view.note(tr("There is no position to be exported now"))
        return None
    return seen


def _says(window: Window) -> str:
    """What stands above the rack: what can be done, or what is looked at."""
    return window.view.table.furniture.pill.text
