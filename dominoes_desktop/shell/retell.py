"""How is all that stands in a window said in another language, while it stands there?

What stands there is known by what it was (words/again.py). What has dates in it, or pieces that
paint themselves, is made anew by whoever made it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
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

from ..words.again import Again
from .advice import Advice
from .sheet import Sheet
from .texts import tr as in_other_words

if TYPE_CHECKING:
    from .window import Window

Told = Callable[[str], str]
MANY = 200  # pieces that are told in one turn of the loop: a sheet is laid out once


def met(window: Window, texts: set[str]) -> Iterator[Callable[[], object]]:
    """Puts all that stands there into ``texts``, a turn of the loop each."""

    def note(text: str) -> str:
        texts.add(text)
        return text

    for some in _in_turns(window):
        yield partial(_tell_all, some, note)


def anew(texts: Iterable[str], said: Sequence[Again]) -> dict[str, str]:
    """Each of them in the language of now; ``said``: by the words of before. On any thread."""
    return {text: _anew(text, said) for text in texts}


def pieces(
    window: Window, told: Mapping[str, str], said: Sequence[Again]
) -> Iterator[Callable[[], object]]:
    """What is to be done, a turn of the loop each. ``told``: what was met, anew."""

    def again(text: str) -> str:
        return told[text] if text in told else _anew(text, said)

    furniture = window.view.table.furniture
    noted, hints = furniture.noted, [one for one in window.findChildren(Advice) if one.shown]
    yield window.matches.name_window
    yield window.matches.name_players
    yield window.view.retell
    yield lambda: furniture.score_button.set_text(again(furniture.score_button.text))
    yield from [one.retell for one in hints]
    if noted:
        yield lambda: furniture.note(again(noted))
    for some in _in_turns(window):
        yield partial(_tell_all, some, again)
    yield window.side.retell
    yield window.learning.retell
    yield from [one.retell for one in window.findChildren(Sheet) if one.retell is not None]
    yield from window.sheets.renewals()


def _anew(text: str, said: Sequence[Again]) -> str:
    ways = [one(text, in_other_words) for one in said]
    return next((way for way in ways if way != text), text)


def _in_turns(window: Window) -> Iterator[Sequence[QAction | QWidget]]:
    things: list[QAction | QWidget] = [*window.findChildren(QAction)]
    things += window.findChildren(QWidget)
    for start in range(0, len(things), MANY):
        yield things[start : start + MANY]


def _tell_all(things: Sequence[QAction | QWidget], again: Told) -> None:
    for one in things:
        if isValid(one):
            _tell(one, again)


def _tell(one: QAction | QWidget, again: Told) -> None:
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
                _put(one.itemText(at), again, partial(one.setItemText, at))
    for name in ("says", "_says"):  # of what paints itself
        said = getattr(one, name, None)
        if isinstance(said, str):
            _put(said, again, partial(setattr, one, name))
            one.update()


def _put(text: str, again: Told, put: Callable[[str], object]) -> None:
    if text and (said := again(text)) != text:
        put(said)
