"""Which key does what at the table? One list, to press by and to read."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from .cursor import Cursor

Key = Qt.Key
COMMAND = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)
Act = Callable[[Cursor], object]
NUMBERS: dict[int, Act] = {
    Key(Key.Key_0 + number): partial(Cursor.number, number=number) for number in range(1, 10)
}
REPEATED: dict[int, Act] = {
    Key.Key_Left: lambda cursor: cursor.along(-1),
    Key.Key_Right: lambda cursor: cursor.along(1),
    Key.Key_Up: lambda cursor: cursor.across(-1),
    Key.Key_Down: lambda cursor: cursor.across(1),
}
"""What a key that is held down does again and again: nothing that changes the match."""
ONCE: dict[int, Act] = {
    Key.Key_Home: lambda cursor: cursor.far(0),
    Key.Key_End: lambda cursor: cursor.far(-1),
    Key.Key_Return: Cursor.enter,
    Key.Key_Enter: Cursor.enter,
    Key.Key_Escape: Cursor.let_go,
    Key.Key_Space: Cursor.ask,
}
ACTS: dict[int, Act] = {**NUMBERS, **REPEATED, **ONCE}
LEFT, RIGHT = "\N{LEFTWARDS ARROW}", "\N{RIGHTWARDS ARROW}"
UP, DOWN = "\N{UPWARDS ARROW}", "\N{DOWNWARDS ARROW}"
KEYS: tuple[tuple[str, str, tuple[Qt.Key, ...]], ...] = (
    (f"{LEFT} {RIGHT}", "Along your tiles; along the places of a lifted one",
     (Key.Key_Left, Key.Key_Right)),
    (f"{UP} {DOWN}", "From row to row of a large hand", (Key.Key_Up, Key.Key_Down)),
    ("Home End", "The first and the last of them", (Key.Key_Home, Key.Key_End)),
    ("Enter", "Lift the tile; then, with a place chosen, lay it there",
     (Key.Key_Return, Key.Key_Enter)),
    ("1-9", "Choose the place with that number", tuple([Key(key) for key in NUMBERS])),
    ("Esc", "Put a lifted tile back", (Key.Key_Escape,)),
    ("Space", "What can be done now, once more", (Key.Key_Space,)),
    ("Tab", "On to the buttons beside the sentence, and what stands beside the table", ()),
    ("1 2", "Say who of your side leads, where it may choose", ()),
)  # fmt: skip
"""How they are written, what they do, which they are; Tab goes by Qt, the last by `question`."""


def pressed(cursor: Cursor, event: QKeyEvent) -> bool:
    """True if that key means something here. One that is held down changes nothing."""
    key = event.key()
    act = ACTS.get(key)
    if act is None or event.modifiers() & COMMAND or (key in NUMBERS and not cursor.lifted):
        return False
    if not event.isAutoRepeat() or key in REPEATED:
        act(cursor)
    return True
