"""What does a screen reader find in a window, asked in the same process?"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QKeyEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dominoes_desktop.shell.window import Window
from dominoes_desktop.table.view import TableView
from tests.shell.evening import desk_of, over, rests, until

Name = QAccessible.Text.Name
Key = Qt.Key


@dataclass
class Reader:
    """A reader at a window; ``said`` is what was announced to it."""

    qtbot: QtBot
    window: Window
    said: list[str] = field(default_factory=list)

    @property
    def view(self) -> TableView:
        return self.window.view

    def names(self, group: str) -> list[str]:
        """What is in that group of the table, in the order in which it is met."""
        self.window.access.settle()
        found = next(one for one in inside(asked(self.view)) if one.text(Name) == group)
        return [one.text(Name) for one in inside(found)]

    @property
    def groups(self) -> list[str]:
        self.window.access.settle()
        return [one.text(Name) for one in inside(asked(self.view)) if one.text(Name)]

    def item(self, group: str, name: str) -> QAccessibleInterface:
        """The first thing in that group whose name begins so."""
        self.window.access.settle()
        found = next(one for one in inside(asked(self.view)) if one.text(Name) == group)
        return next(one for one in inside(found) if one.text(Name).startswith(name))

    def press(self, group: str, name: str) -> None:
        """Have it pressed, as a reader does."""
        button = self.item(group, name)
        actions = button.actionInterface()
        assert "Press" in actions.actionNames()
        actions.doAction("Press")
        pressed = button.object()
        assert isinstance(pressed, QObject)
        self.qtbot.waitUntil(lambda: not pressed.property("down"))

    def keys(self, *keys: Qt.Key) -> None:
        for key in keys:
            text = chr(key.value) if Key.Key_0 <= key <= Key.Key_9 else ""
            event = QKeyEvent(QEvent.Type.KeyPress, key.value, Qt.KeyboardModifier.NoModifier, text)
            QApplication.sendEvent(self.window.focusWidget() or self.view, event)
            self.window.access.settle()

    @property
    def on(self) -> str:
        """The name of what has the keyboard."""
        self.window.access.settle()
        focused = self.window.focusWidget()
        return "" if focused is None else focused.accessibleName()

    def wait_for_turn(self) -> None:
        table = self.view.table
        until(
            self.qtbot,
            lambda: rests(self.window) and (not table.gestures.locked or over(self.window)),
        )

    def lay_first(self) -> None:
        """The first tile that fits, at its first place, by keys."""
        fits = [name for name in self.names("Your hand") if "playable" in name]
        self.keys(Key.Key_Home)
        while self.on != fits[0]:
            self.keys(Key.Key_Right)
        self.keys(Key.Key_Return, Key.Key_1, Key.Key_Return)


def asked(thing: QObject) -> QAccessibleInterface:
    """The interface of that thing."""
    found = QAccessible.queryAccessibleInterface(thing)
    assert found is not None
    return found


def inside(one: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    """What is in it, and can be seen."""
    for at in range(one.childCount()):
        child = one.child(at)
        if child is not None and not child.state().invisible:
            yield child


def play_round(reader: Reader, most: int = 99) -> None:
    """By keys, until it is over, or so many moves."""
    desk = desk_of(reader.window)
    for _ in range(most):
        reader.wait_for_turn()
        if over(reader.window):
            return
        serial = desk.serial
        if any("playable" in name for name in reader.names("Your hand")):
            reader.lay_first()
        else:
            reader.window.view.draw()
            if desk.serial == serial:
                reader.window.view.pass_turn()
        until(reader.qtbot, lambda serial=serial: desk.serial > serial)
