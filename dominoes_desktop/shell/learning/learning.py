"""What is being learnt at the table? The first steps or a lesson, in place of the match.

The match that was on the table waits meanwhile, and is there again afterwards.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ...games import DRAW, GAMES
from ...rules.event import Event
from ...rules.move import Draw, Lead, Move, Pass
from ...rules.observation import observe, redact
from ...rules.ruleset import Ruleset
from ...rules.umpire import to_move
from ...session.request import Answer
from ...table.advice import point_out
from ...table.bare import bare
from ...words import game_name
from ..rooms import fetch
from ..seeing import seen_as, to_arrange
from ..texts import rules_read, tr, voice

if TYPE_CHECKING:
    from ...table.theme import Theme
    from ...words.lesson import Scene
    from ..window import Window
    from .course import Course
    from .strip import Strip

OTHERS = ("Bo", "Cy", "Dora", "Emil", "Fay", "Gus", "Hana")


class Learning(QObject):
    """The lessons of one window. ``course`` is the one on the table, None while there is none."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window
        self.course: Course | None = None
        self.key = ""
        """The game of the lesson; "" in the first steps."""
        self._strip: Strip | None = None  # not before it is wanted
        self._wanted: object = None  # what is being read
        self._ticket: int | None = None
        window.view.move_made.connect(self._move_made)
        window.view.idle.connect(self._settled)

    @property
    def active(self) -> bool:
        """Is something learnt, or about to be?"""
        return self.course is not None or self._wanted is not None

    @property
    def waiting(self) -> bool:
        """Is a lesson still being read, or its round arranged?"""
        return self._ticket is not None or self._wanted is not None

    @property
    def strip(self) -> Strip:
        """The pane above the table that says what to do."""
        if self._strip is None:
            from .strip import Strip

            self._strip = Strip(self._window.view, tr)
            self._strip.next.clicked.connect(self.go_on)
            self._strip.back.clicked.connect(self.go_back)
            self._strip.show_me.clicked.connect(self.hint)
            self._strip.leave.clicked.connect(self.end)
            self._strip.left.connect(self.end)
        return self._strip

    @property
    def ruleset(self) -> Ruleset | None:
        """The game that is learnt."""
        return self.course.match.ruleset if self.course is not None else None

    def wear(self, theme: Theme) -> None:
        """Change the dress of what is above the table."""
        if self._strip is not None:
            self._strip.wear(theme)

    # from the window

    def tour(self) -> None:
        """The first steps, from the beginning."""
        self._read("", None)

    def teach(self, game: Ruleset) -> None:
        """The lesson of that game, from where it was left."""
        self._read(game.key, game, dict(self._window.settings.lesson_at).get(game.key, 0))

    def retell(self) -> None:
        """The scene that is shown is told in the language of now."""
        if self.course is not None:
            game = next((game for game in GAMES if game.key == self.key), None)
            self._read(self.key, game, self.course.at)

    def _read(self, key: str, game: Ruleset | None, at: int = 0) -> None:
        """Have that lesson, the first steps without a game, read beside the window, and begun."""
        title = tr("First steps")
        if game is not None:
            title = tr("Lesson: {game}").format(game=game_name(game.key, tr))
        wanted = self._wanted = object()

        def read() -> tuple[Scene, ...]:
            from ...words.lesson import TOUR, lesson

            fetch("learning.course", "learning.strip")
            if game is None:
                return lesson(rules_read(), DRAW, tr, 2, TOUR)
            return lesson(rules_read(), game, tr)

        def came(scenes: tuple[Scene, ...]) -> None:
            if self._wanted is wanted:
                from .course import Course

                self._begin(key, title, Course(scenes, at if at < len(scenes) else 0))

        self._window.aside.run(read, came)

    def stop(self) -> None:
        """The table is wanted for something else."""
        self._wanted = None
        if self.course is None:
            return
        self.course = None
        if self._ticket is not None:
            self._window.referee.dismiss(self._ticket)
        self._ticket = None
        self._window.view.director.stop()
        self.strip.put_away()

    def end(self) -> None:
        """Leave: the match that waited is on the table again, or there is one to be chosen."""
        if self.course is None:
            self._wanted = None
            return
        self._mark()
        key = self.key
        self.stop()
        if not self._window.matches.go_on():
            bare(self._window.view.table)
            game = next((game for game in GAMES if game.key == key), None)
            self._window.sheets.new_match(cancel=False, game=game)

    # from the strip

    def go_on(self) -> None:
        """The next scene; after the last one the end."""
        if self.course is None:
            return
        if self.course.last:
            self.end()
            return
        self.course.turn_to(self.course.at + 1)
        self._turned()

    def go_back(self) -> None:
        """The scene before; in the first one, the same from its beginning."""
        if self.course is not None:
            self.course.turn_to(max(0, self.course.at - 1))
            self._turned()

    def hint(self) -> None:
        """Light what is wanted now."""
        course, view = self.course, self._window.view
        wanted = course.wanted() if course is not None else None
        if wanted is None or view.table.gestures.locked:
            return
        match wanted:
            case Draw():
                says = tr("Draw from the boneyard")
            case Pass():
                says = tr("Pass with this button")
            case _:
                says = tr("Lay it where it is lit")
        point_out(view.table, wanted, says)
        view.setFocus()

    # inside

    def _begin(self, key: str, title: str, course: Course) -> None:
        window = self._window
        self.stop()
        window.matches.pause()
        window.side.close()
        self.course, self.key = course, key
        window.change_settings(replace(window.settings, toured=True))
        window.setWindowTitle(f"{title} – Dominoes Desktop")  # noqa: RUF001
        window.dressing.play(course.match.ruleset.key)
        window.sounds.wake()
        self.strip.wear(window.view.table.theme)
        self.strip.begin(title, tr("Skip") if not key else tr("Leave"), course)
        self._turned()
        window.view.setFocus()

    def _turned(self) -> None:
        """Another scene: lay it out, and say what to do."""
        assert self.course is not None
        self._mark()
        self._window.view.director.stop()
        self._window.view.table.gestures.choose(None)
        self._say()
        self._show(())
        self._window.view.setFocus()

    def _mark(self) -> None:
        """Keep how far the learner has come."""
        course, settings = self.course, self._window.settings
        if course is None or not self.key:
            return
        done = course.last and course.kind == "done"
        learnt = tuple(sorted({*settings.learnt, self.key})) if done else settings.learnt
        at = {**dict(settings.lesson_at), self.key: 0 if done else course.at}
        now = replace(settings, learnt=learnt, lesson_at=tuple(sorted(at.items())))
        if now != settings:
            self._window.change_settings(now)

    def _move_made(self, move: Move | Lead) -> None:
        course = self.course
        if course is None or isinstance(move, Lead):
            return
        events = course.play(move, tr)
        self._show(events)
        self._say()
        if course.kind == "done":
            self._mark()

    def _say(self) -> None:
        assert self.course is not None
        self.strip.tell(self.course)
        speech = self._window.access.speech
        if self.course.kind == "asked":
            speech.say(self.course.scene.says)
        speech.say(self.course.told)

    def _show(self, events: tuple[Event, ...]) -> None:
        """Have the round arranged as it is now; then it is shown."""
        course, view = self.course, self._window.view
        assert course is not None
        seen = observe(course.match, 0)
        if course.kind == "done":
            seen = replace(seen, legal=(), fresh=())
        names = (tr("You"), *OTHERS[: seen.seats - 1])
        spoken = voice(names, 0, course.match.ruleset)

        def arranged(answer: Answer) -> None:
            self._ticket = None
            view.show_events(redact(events, 0), seen_as(seen, answer.arranged, names, spoken))

        if self._ticket is not None:
            self._window.referee.dismiss(self._ticket)
        self._ticket = self._window.referee.consult(to_arrange(seen), arranged)

    def _settled(self) -> None:
        """All is shown: in the first steps the way is lit, and after each scene the next waits."""
        if self.course is None or self._ticket is not None:
            return
        seen = self._window.view.table.seen
        if seen is not None and seen.observation.legal:
            self._window.access.speech.can_do(seen)
        if self.course.kind == "done":
            self._rest()
            self.strip.invite()
        elif not self.key and self.course.kind == "asked" and self._one_tile():
            self.hint()

    def _rest(self) -> None:
        """Nobody thinks about a move: who would be next is shown, and that is all."""
        assert self.course is not None
        furniture, turn = self._window.view.table.furniture, to_move(self.course.match)
        if turn is not None:
            furniture.plates[turn].set_note(tr("would be next"))
            furniture.pill.say(tr("Done: go on with Next"))

    def _one_tile(self) -> bool:
        """Is there nothing to choose between?"""
        seen = self._window.view.table.seen
        return seen is not None and len(seen.playable()) <= 1
