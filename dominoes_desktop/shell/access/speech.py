"""What is said to a screen reader? Every event once, in a sentence, and then what can be done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

from ...rules.event import Event
from ...table.seen import Seen
from ...words.text import begun

if TYPE_CHECKING:
    from ..window import Window

Politeness = QAccessible.AnnouncementPoliteness


def announce(widget: QObject, text: str, at_once: bool = False) -> None:
    """Have a screen reader say this; ``at_once``: in place of what it is saying."""
    if text and QAccessible.isActive():
        event = QAccessibleAnnouncementEvent(widget, text)
        event.setPoliteness(Politeness.Assertive if at_once else Politeness.Polite)
        QAccessible.updateAccessibility(event)


class Speech(QObject):
    """Says what happens at the table, to the seat that looks at it. Nothing is said twice."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window
        self._prompted: tuple[object, int] = None, 0  # desk and serial: there it was said
        window.view.event_shown.connect(self._happened)
        window.view.idle.connect(self._turn)
        window.view.table.told.connect(self.answer)

    def say(self, text: str) -> None:
        """After what is being said."""
        announce(self._window.view, text)

    def answer(self, text: str) -> None:
        """What was asked for, at once."""
        announce(self._window.view, text, at_once=True)

    def _happened(self, event: Event, seen: Seen, moving: bool) -> None:
        if not QAccessible.isActive():
            return
        self._window.view.setAccessibleDescription("")  # what could be done before
        self.say(begun(seen.voice.aloud.event(event)))

    def _turn(self) -> None:
        """All is shown: where it is the viewer's turn, say what can be done, once."""
        if not QAccessible.isActive():
            return
        desk, seen = self._window.referee.desk, self._window.view.table.seen
        if desk is None or seen is None or seen.covered or seen.watching:
            return
        now = desk, desk.serial
        if self._prompted == now or not (seen.observation.legal or seen.choosing):
            return
        self._prompted = now
        self.can_do(seen)

    def can_do(self, seen: Seen) -> None:
        """What the viewer can do, whose turn it is."""
        if not QAccessible.isActive():
            return
        from ...words.aloud import turn_says  # not before there is a reader

        text = turn_says(seen.voice.aloud, seen.observation)
        self._window.view.setAccessibleDescription(text)
        self.say(text)
