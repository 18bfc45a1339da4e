"""Who is asked next, and what is shown in between? One match in one window.

A move goes to the desk; what it changed is arranged by the worker; the view shows it; when the
view is idle the next seat is asked. Nothing here waits, and an answer that comes too late is
dropped.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from PySide6.QtCore import QObject, QTimer, Signal

from ..players.lead import who_leads
from ..rules.move import Lead, Move
from ..rules.reason import IllegalMove
from ..rules.ruleset import Ruleset
from ..session.desk import Change, Desk
from ..session.request import ENOUGH, Answer, Arrange, Request
from ..session.worker import Worker
from ..table.awaiting import Awaiting
from ..table.view import TableView
from ..words import Voice
from .choosing import to_choose
from .people.names import seat_names
from .seeing import Showing, seen_at, to_arrange
from .texts import tr

POLL = 4  # ms between two looks at the worker while it lays something out,
SELDOM = 16  # and while it only thinks
THINK = {"slow": 1100, "normal": 550, "fast": 180, "off": 0}  # least ms before a computer moves


class Referee(QObject):
    """Runs the match on the table; ``round_over`` and ``pass_to`` ask the window for a sheet."""

    round_over = Signal()
    pass_to = Signal(int)
    moved = Signal()

    def __init__(
        self,
        view: TableView,
        worker: Worker,
        voice: Callable[[tuple[str, ...], int | None, Ruleset], Voice],
    ) -> None:
        super().__init__(view)
        self.view = view
        self.desk: Desk | None = None
        self.viewer = 0
        self.pace = "normal"
        self.seconds = ENOUGH  # after which a computer moves by what it has thought so far
        self._worker = worker
        self._voice = voice
        self._rng = Random()
        self._showing: list[Showing] = []
        self._thinking: tuple[int, int] | None = None  # ticket, serial
        self._choice: tuple[int, Move | Lead] | None = None  # serial, move: waits for its time
        self._beside: dict[int, Callable[[Answer], None]] = {}  # tickets, and who wants to know
        self.covered = False  # nobody's hand is seen until a person has taken the seat
        self.paused = False  # the table shows something else meanwhile
        self._poll = QTimer(self)
        self._poll.timeout.connect(self._look)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.timeout.connect(self._play_choice)
        self._awaiting = Awaiting(view)
        view.move_made.connect(self._human_moves)
        view.idle.connect(self._next)

    @property
    def waiting(self) -> bool:
        """Is something asked of the worker, or a computer's move waiting for its time?"""
        return bool(self._showing) or self._thinking is not None or self._choice is not None

    # from the window

    def begin(self, desk: Desk) -> None:
        """Run this match from where it stands."""
        self.stop()
        self.desk, self.viewer = desk, 0
        self.viewer = next(iter(self.people()), 0)
        self._seat_first()
        if desk.wants == "deal" and not desk.log:
            self._show(desk.begin_round(asking=True))
        else:
            self._show(Change(desk.serial, ()))

    def _seat_first(self) -> None:
        """Of several people the one to move is to look first, when all others have turned away."""
        people, asked = self.people(), self.asked()
        self.viewer = asked if asked in people and asked is not None else self.viewer
        self.covered = len(people) > 1

    def stop(self) -> None:
        """Leave the match as it stands."""
        self._think_no_more()
        self.desk, self.paused = None, False
        for ticket in list(self._beside):
            self.dismiss(ticket)
        self._showing.clear()
        self._awaiting.came(False)
        self._poll.stop()
        self.view.director.stop()

    def _think_no_more(self) -> None:
        if self._thinking is not None:
            self._worker.cancel(self._thinking[0])
        self._thinking = self._choice = None
        self._pause.stop()

    def pause(self) -> None:
        """Nobody is asked and nothing is shown until ``go_on``: the table is wanted otherwise."""
        self.paused = True
        self.view.director.finish()

    def go_on(self) -> None:
        """Show the match as it stands, and ask on."""
        self.paused = False
        if self.desk is not None:
            self._show(Change(self.desk.serial, ()))

    def go_over(self, change: Change) -> None:
        """The match was taken back or forth: show it so, whoever thought or moved meanwhile.

        With several people the hand that is to move is seen once its owner says so.
        """
        assert self.desk is not None
        self._think_no_more()
        self.view.director.drop()
        self._awaiting.take_back()
        self._cover_for_next()
        self._show(change)
        self.moved.emit()

    def next_round(self) -> None:
        """Deal the next round, when the player wants it.

        With several people nobody's hand is seen at first: they all look on.
        """
        if self.desk is not None and self.desk.wants == "deal" and not self._showing:
            change = self.desk.begin_round(asking=True)
            self._seat_first()
            self._show(change)

    def set_pace(self, pace: str, still: bool = False) -> None:
        """slow, normal, fast or off; ``still``: all is seen for as long, but nothing travels."""
        self.pace = pace
        self.view.set_pace(pace, still)

    def uncover(self) -> None:
        """The person to move has taken the seat: the hand may be seen."""
        asked = None if self.desk is None else self.asked()
        if self.desk is None or asked is None:
            return
        self.viewer = asked
        self.covered = False
        self._show(Change(self.desk.serial, ()))

    def consult(self, request: Request, then: Callable[[Answer], None]) -> int:
        """Have something answered beside the match; ``then`` gets it unless it is dismissed."""
        ticket = self._worker.ask(request)
        self._beside[ticket] = then
        self._watch(POLL if isinstance(request, Arrange) else SELDOM)
        return ticket

    def dismiss(self, ticket: int) -> None:
        """What was consulted about is not wanted any more; the match need not wait for it."""
        if self._beside.pop(ticket, None) is not None:
            self._worker.cancel(ticket)

    def people(self) -> list[int]:
        """The seats of the humans."""
        assert self.desk is not None
        return [s for s, one in enumerate(self.desk.seated) if one.kind == "human"]

    def asked(self) -> int | None:
        """The seat that is to act: to move, or to say who of its side leads."""
        assert self.desk is not None
        if not self.desk.choosers:
            return self.desk.to_move
        mine = [seat for seat in self.people() if seat in self.desk.choosers]
        return self.viewer if self.viewer in mine else (mine or self.desk.choosers)[0]

    def names(self) -> tuple[str, ...]:
        assert self.desk is not None
        return seat_names(self.desk.seated, tr)

    # one way through

    def _human_moves(self, move: Move | Lead) -> None:
        if self.desk is not None and self.desk.seated[self.viewer].kind == "human":
            self._submit(self.viewer, move)

    def _submit(self, seat: int, move: Move | Lead) -> None:
        assert self.desk is not None
        try:
            if isinstance(move, Lead):
                change = self.desk.choose_lead(move.seat)
            else:
                change = self.desk.submit(seat, move)
        except IllegalMove:
            self._show(Change(self.desk.serial, ()))
            return
        self._cover_for_next()
        self._show(change)
        self.moved.emit()

    def _cover_for_next(self) -> None:
        """Whose hand is seen keeps it in sight until it is the turn of another person."""
        people, asked = self.people(), self.asked()
        if asked is None:
            self.covered = False
        elif len(people) > 1 and asked in people and asked != self.viewer:
            self.covered = True

    def _show(self, change: Change) -> None:
        """Have it arranged; the answer is shown in ``_look``."""
        assert self.desk is not None
        ticket = self._worker.ask(to_arrange(self.desk.observe(self.viewer)))
        events = change.seen_by(self.viewer)
        self._showing.append(Showing(ticket, events, change.serial, self.viewer))
        self._awaiting.begin()
        self._watch(POLL)

    def _watch(self, every: int) -> None:
        if not self._poll.isActive() or every < self._poll.interval():
            self._poll.start(every)

    def _look(self) -> None:
        for answer in self._worker.poll():
            if self._showing and answer.ticket == self._showing[0].ticket:
                showing = self._showing.pop(0)
                self._awaiting.came(bool(self._showing))
                self._arrived(showing, answer)
            elif self._thinking is not None and answer.ticket == self._thinking[0]:
                self._thought(answer)
            elif answer.ticket in self._beside:
                self._beside.pop(answer.ticket)(answer)
        if not self._showing and self._thinking is None and not self._beside:
            self._poll.stop()

    def _arrived(self, showing: Showing, answer: Answer) -> None:
        if self.desk is None or showing.serial != self.desk.serial or self.paused:
            return  # where it is paused ``go_on`` shows what has become of it
        voice = self._voice(
            self.names(), showing.viewer if self.people() else None, self.desk.ruleset
        )
        seen = seen_at(self.desk, showing.viewer, answer.arranged, voice, self.covered)
        self.view.show_events(showing.events, seen)

    def _next(self) -> None:
        """The view is idle: ask the next seat."""
        desk = self.desk
        if desk is None or self._showing or self.paused:
            return
        if self._choice is not None and not self._pause.isActive():
            self._play_choice()
            return
        seat = self.asked()
        if desk.wants == "lead" and seat is None:
            self._show(desk.begin_round())  # a lot not drawn before the match was left
        elif seat is None:
            self.round_over.emit()
        elif desk.seated[seat].kind == "human":
            if seat != self.viewer or self.covered:
                self.pass_to.emit(seat)
        elif desk.choosers:
            self._choice = (desk.serial, Lead(who_leads(desk.observe(seat))))
            self._pause.start(THINK[self.pace])
        elif self._thinking is None:
            ask = to_choose(desk, seat, self._rng.getrandbits(48), self.seconds)
            self._thinking = (self._worker.ask(ask), desk.serial)
            self._pause.start(THINK[self.pace])
            self._watch(SELDOM)

    def _thought(self, answer: Answer) -> None:
        assert self._thinking is not None
        (_, serial), self._thinking = self._thinking, None
        if self.desk is None or serial != self.desk.serial:
            return
        self._choice = (serial, answer.choice.move)
        if answer.failed:
            self.view.note(tr("A computer player failed, and made a simple move"))
        if not self._pause.isActive():
            self._play_choice()

    def _play_choice(self) -> None:
        """The move is known and has been waited for long enough to be seen."""
        if self._choice is None or self.desk is None or self.paused:
            return
        (serial, move), self._choice = self._choice, None
        seat = self.asked()
        if serial == self.desk.serial and seat is not None:
            self._submit(seat, move)
