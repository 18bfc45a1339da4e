"""What would a good player do here? Asked again, what would be next best?

The thinking process is asked as a computer player at this seat would ask it, with what the seat
can see; the table waits for nothing, and a hint for a position that is gone is dropped.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ..players.choice import Choice
from ..players.level import LEVELS
from ..rules.observation import Observation
from ..session.request import Answer, Choose
from ..table.seen import Seen
from .texts import tr

if TYPE_CHECKING:
    from .window import Window


class Advice(QObject):
    """The hints of one window. ``choice`` is the answer for the position on the table."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window
        self._rng = Random()
        self._about: Observation | None = None  # what the rest is about, of whichever match
        self._ticket: int | None = None
        self._at = 0
        self._said = ""
        self.choice: Choice | None = None
        window.view.move_made.connect(self._forget)

    def ask(self) -> None:
        """Show the best move; the next best where one is shown already."""
        window, seen = self._window, self._window.view.table.seen
        if window.learning.active:
            window.learning.hint()
            return
        desk = window.referee.desk
        if desk is None or seen is None or window.sheets.seen:
            return
        if window.view.table.gestures.locked or seen.covered or not seen.observation.legal:
            window.view.note(tr("There are hints when it is your turn"))
            return
        if seen.observation != self._about:
            self._forget()
            self._about = seen.observation
        if self.choice is not None:
            shown = window.view.table.furniture.pill.text == self._said
            self._at = (self._at + shown) % len(self.choice.ranked)
            self._show(seen, self.choice)
        elif self._ticket is None:
            seed, seconds = self._rng.getrandbits(48), window.referee.seconds
            request = Choose(seen.observation, LEVELS[-1], seed, desk.serial, seconds=seconds)
            self._ticket = window.referee.consult(request, self._came)
            window.view.table.furniture.pill.say(tr("Looking for your best move"))

    @property
    def shown(self) -> bool:
        """Does a hint stand at the table?"""
        said = self._window.view.table.furniture.pill.text
        return self.choice is not None and bool(self._said) and said == self._said

    def retell(self) -> None:
        """The hint that stood there once more, in the language of now."""
        seen = self._window.view.table.seen
        if seen is not None and self.choice is not None:
            self._show(seen, self.choice)

    def _forget(self, _: object = None) -> None:
        """The position is gone, or will be at once."""
        if self._ticket is not None:
            self._window.referee.dismiss(self._ticket)
        self._ticket = self.choice = None
        self._about, self._at, self._said = None, 0, ""

    def _came(self, answer: Answer) -> None:
        self._ticket = None
        table = self._window.view.table
        if table.gestures.locked or table.seen is None or table.seen.observation != self._about:
            return
        if not answer.choice.ranked:  # the thinking failed, and the window goes on without it
            table.furniture.pill.say(tr("There is no hint this time"))
            return
        self.choice = answer.choice
        self._show(table.seen, answer.choice)

    def _show(self, seen: Seen, choice: Choice) -> None:
        from ..table.advice import point_out
        from ..words.advice import advice

        view, one = self._window.view, seen.observation
        self._said = advice(seen.voice.speaker, one, choice, self._at)
        point_out(view.table, choice.ranked[self._at].move, self._said)
        told = advice(seen.voice.aloud.speaker, one, choice, self._at)
        view.setAccessibleDescription(told)
        self._window.access.speech.answer(told)
