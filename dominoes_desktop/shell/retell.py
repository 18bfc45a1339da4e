"""How is all that stands in a window said in another language, while it stands there?

What is one text of the catalogue is put in place by what it was; what is put together of several,
or counts, is made anew by whoever made it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QLabel,
    QLineEdit,
    QMenu,
    QWidget,
)
from shiboken6 import isValid

from .seat_rows import COMPUTERS
from .texts import tr as in_other_words

if TYPE_CHECKING:
    from .window import Window

Again = Callable[[str], str]
MANY = 200  # pieces that are told in one turn of the loop: a sheet is laid out once
JOINED = ("\t", ": ", ", ", ". ")  # between texts that are told together


def pieces(window: Window, known: dict[str, str]) -> Iterator[Callable[[], object]]:
    """What is to be done, a turn of the loop each. ``known``: English by the words of before."""

    def again(text: str) -> str:
        return _again(text, known) if text not in COMPUTERS else text  # names stay

    yield window.matches.name_window
    yield window.view.retell
    things: list[QAction | QWidget] = [*window.findChildren(QAction)]
    things += window.findChildren(QWidget)
    for start in range(0, len(things), MANY):
        some = things[start : start + MANY]
        yield partial(_tell_all, some, again)
    yield window.side.retell
    yield window.learning.retell
    yield from window.sheets.renewals()


def _tell_all(things: Sequence[QAction | QWidget], again: Again) -> None:
    for one in things:
        if isValid(one):
            _tell(one, again)


def _again(text: str, known: dict[str, str]) -> str:
    """The text in the language of now; as it is where it is none of the catalogue's."""
    if text in known:
        return in_other_words(known[text])
    for sign in JOINED:
        if sign in text:
            return sign.join([_again(part, known) for part in text.split(sign)])
    return text


def _tell(one: QAction | QWidget, again: Again) -> None:
    if isinstance(one, QAction):
        _put(one.text(), again, one.setText)
        _put(one.statusTip(), again, one.setStatusTip)
        return
    _put(one.accessibleName(), again, one.setAccessibleName)
    _put(one.accessibleDescription(), again, one.setAccessibleDescription)
    _put(one.toolTip(), again, one.setToolTip)
    match one:
        case QMenu():
            _put(one.title(), again, one.setTitle)
        case QLabel() | QAbstractButton():
            _put(one.text(), again, one.setText)
        case QLineEdit():
            _put(one.placeholderText(), again, one.setPlaceholderText)
        case QComboBox():
            for at in range(one.count()):
                one.setItemText(at, again(one.itemText(at)))
    for name in ("says", "_says"):  # of what paints itself
        said = getattr(one, name, None)
        if isinstance(said, str):
            setattr(one, name, again(said))
            one.update()


def _put(text: str, again: Again, put: Callable[[str], object]) -> None:
    if text and (said := again(text)) != text:
        put(said)
