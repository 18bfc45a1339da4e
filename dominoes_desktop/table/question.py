"""How is a person asked who of two partners leads? Two buttons below one sentence, and two keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..rules.move import Lead
from .button import Button
from .seen import Seen
from .texts import tr
from .theme import Theme

if TYPE_CHECKING:
    from .scene import Scene

KEYS = ("1", "2")


class Question:
    """Who leads? ``buttons`` are offered while the viewer is asked, the viewer's own first."""

    def __init__(self, scene: Scene, theme: Theme) -> None:
        self._scene = scene
        self._seats: tuple[int, ...] = ()
        self.buttons = [Button("", key, theme) for key in KEYS]
        for at, button in enumerate(self.buttons):
            button.set_inviting(True)
            button.clicked.connect(lambda at=at: self.answer(at))

    def ask(self, seen: Seen) -> list[Button]:
        """The buttons that this asks for: none where there is nothing to choose."""
        one = seen.observation
        self._seats = ()
        if not seen.choosing:
            return []
        self._seats = (one.seat, *[seat for seat in one.leaders if seat != one.seat])[: len(KEYS)]
        for button, key, seat in zip(self.buttons, KEYS, self._seats, strict=True):
            mine = seat == one.seat
            button.set_text(
                tr("I lead") if mine else tr("{name} leads").format(name=seen.names[seat]), key
            )
        return self.buttons

    def key(self, text: str) -> bool:
        """A key was pressed; True if it answered."""
        if not self._seats or text not in KEYS:
            return False
        self.answer(KEYS.index(text))
        return True

    def answer(self, at: int) -> None:
        """Say who leads: the first, or the second that was offered."""
        if self._seats:
            seat, self._seats = self._seats[at], ()
            self._scene.make(Lead(seat))
