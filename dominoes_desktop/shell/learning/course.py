"""Which scene is being played, how far is it, and what is the learner told?

The learner makes the moves on the table itself: what the rules forbid the table answers as ever,
what this scene does not want is answered here, and what it wants goes on.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from ...rules.event import Event
from ...rules.move import Move
from ...rules.ruleset import Match
from ...rules.umpire import step, to_move
from ...words.lesson import Scene
from ...words.text import Tr


@dataclass(slots=True)
class Course:
    """Scenes in their order, and where the learner is in them. ``told``: what was said last.

    ``kind``: "asked" while a move is wanted, "other" after another one, "done".
    """

    scenes: Sequence[Scene]
    at: int = 0
    kind: str = "asked"
    told: str = ""
    match: Match = field(init=False)
    _step: int = 0

    def __post_init__(self) -> None:
        self.turn_to(self.at)

    @property
    def scene(self) -> Scene:
        return self.scenes[self.at]

    @property
    def last(self) -> bool:
        return self.at + 1 == len(self.scenes)

    def turn_to(self, at: int) -> None:
        """Set that scene up."""
        self.at, self._step, self.kind = at, 0, "asked"
        self.match, self.told = self.scene.start, self.scene.task

    def play(self, move: Move, tr: Tr) -> tuple[Event, ...]:
        """What that legal move leads to; nothing where this scene wants another."""
        if self.kind == "done":
            return ()
        if not self.scene.right(self._step, self.match, move):
            self.kind = "other"
            says = tr("That is allowed, too, but this is asked: {task}")
            self.told = self.scene.instead or says.format(task=self.scene.task)
            return ()
        done = step(self.match, move)
        self.match, self._step = done.match, self._step + 1
        self.kind, self.told = "asked", self.scene.task
        if self._step == len(self.scene.steps):
            self.kind, self.told = "done", self.scene.shows
        return done.events

    def wanted(self) -> Move | None:
        """A move that is right now; None where none is asked for."""
        if self.kind == "done" or to_move(self.match) != 0:
            return None
        return self.scene.way(self._step, self.match)
