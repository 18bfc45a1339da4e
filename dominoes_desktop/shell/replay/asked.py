"""What of looking back is asked for by the menus? All of it is fetched when it is first wanted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from ..window import Window


def moves_page(window: Window) -> QWidget:
    """The page of moves."""
    from .moves_page import MovesPage

    return MovesPage(window)


def show_played(window: Window) -> None:
    """The list of the played matches."""
    from .played import show_played

    show_played(window)


def ask_export(window: Window) -> None:
    """The position to a file."""
    from .exporting import ask_export

    ask_export(window)


def copy_position(window: Window) -> None:
    """The position to the clipboard."""
    from .exporting import copy_position

    copy_position(window)
