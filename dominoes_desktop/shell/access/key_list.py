"""Which keys are there? Those of the menus, as they stand there, and those of the table itself."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu

from ...table.keys import KEYS
from ..texts import tr

if TYPE_CHECKING:
    from ..window import Window

Keys = list[tuple[str, str]]
MOST = 20  # letters that several keys for the same may take; some systems have many


def key_groups(window: Window) -> list[tuple[str, Keys]]:
    """A title, then for each line the keys, several joined by a space, and what they do."""
    groups: list[tuple[str, Keys]] = [
        (tr("In your hand"), [(written, tr(does)) for written, does, _ in KEYS])
    ]
    for one in window.menuBar().actions():
        menu = one.menu()
        if isinstance(menu, QMenu):
            keys = list(_of_menu(menu))
            if keys:
                groups.append((plain(one.text()), keys))
    return groups


def _of_menu(menu: QMenu) -> Iterator[tuple[str, str]]:
    for action in menu.actions():
        inner = action.menu()
        if isinstance(inner, QMenu):
            yield from _of_menu(inner)
        elif action.shortcuts():
            yield " ".join(written(action)), does(action)


def written(action: QAction) -> list[str]:
    """Its keys as the system writes them, never with a space inside; the first, and what fits."""
    native = QKeySequence.SequenceFormat.NativeText
    told = [keys.toString(native).replace(" ", "") for keys in action.shortcuts()]
    return told[:1] + [more for more in told[1:2] if len(told[0]) + len(more) <= MOST]


def does(action: QAction) -> str:
    """What it does: said at length where that is known, else as it stands in the menu."""
    return action.statusTip() or plain(action.text())


def plain(text: str) -> str:
    """A menu's text without the sign of its key, and without dots."""
    return text.replace("&&", "\0").replace("&", "").replace("\0", "&").removesuffix("...")
