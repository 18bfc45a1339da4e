"""What does a laid tile do beside lying there?"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ..event import (
    DirectionTurned,
    Event,
    OthersDraw,
    PlaysAgain,
    SpellBroken,
    SpellCast,
)
from ..law import Law
from ..options import Choice, option
from ..round import LEAD, Round, end_of, place_in
from ..tile import IS_DOUBLE, OUTER


@dataclass(frozen=True, slots=True)
class NumbersAct:
    """The number that a tile leaves open acts, and a double costs the next seat its turn.

    ``others_draw``: every other seat draws one tile. ``turns``: the direction of play turns round.
    ``again``: the seat has another turn. ``spell``: the next tile must be laid on that very half;
    a seat that can't draws ``cost`` tiles, but never the one that cast the spell (rules.md A1.8).
    They act in that order where ``trigger`` lets either half act; a spell is cast by the open half
    alone. No turn is lost by the double that is led, nor by the one that casts a spell.
    """

    trigger: str = option("trigger", "exposed", Choice(("exposed", "either_half")))
    spell_lapse: str = option("spell_lapse", "blocked", Choice(("blocked", "lapse")))
    double_skips: str = option("double_skips", "last", Choice(("last", "every")))
    others_draw: int = 15
    turns: int = 3
    again: int = 14
    spell: int = 13
    cost: int = 2
    acts: ClassVar[bool] = True

    @property
    def lapses(self) -> bool:
        return self.spell_lapse == "lapse"

    def due(self, code: int) -> tuple[int, ...]:
        open_half = OUTER[code & 8191]
        return ((code & 255) << 5 | open_half,) if open_half == self.spell else ()

    def harms(self, code: int) -> bool:
        shown = {OUTER[code & 8191]} | (
            {code >> 8 & 31} if self.trigger == "either_half" else set()
        )
        return IS_DOUBLE[code & 255] or bool(shown & {self.others_draw, self.again, self.spell})

    def draws(self, law: Law, round: Round) -> int:
        if not round.due:
            return law.draws
        return 0 if round.seat == round.last else self.cost

    def act(
        self, law: Law, round: Round, code: int, due: tuple[int, ...], events: list[Event] | None
    ) -> None:
        seat = round.seat
        open_half = OUTER[code & 8191]
        numbers = {open_half} if self.trigger == "exposed" else {open_half, code >> 8 & 31}
        told: list[Event] = [] if events is None else events
        if due:
            told.append(SpellBroken(seat, end_of(due[0])))
        if self.others_draw in numbers:
            self._others_draw(law, round, told)
        if self.turns in numbers and law.seats > 2:
            round.order = law.backward if round.order == law.order else law.order
            way = "clockwise" if round.order[0] == 1 else "counterclockwise"
            told.append(DirectionTurned(seat, way))
        if round.due:
            told.append(SpellCast(seat, end_of(round.due[0])))
        costs = IS_DOUBLE[code & 255] and place_in(code) != LEAD and open_half != self.spell
        round.skips = costs or (round.skips and self.double_skips == "every")
        if self.again in numbers:
            round.turn_draws = round.fresh = 0
            able = bool(law.plays(round, round.hands[seat]))
            told.append(PlaysAgain(seat, able))
            if able:
                return
        law.end_turn(round, told)

    def _others_draw(self, law: Law, round: Round, told: list[Event]) -> None:
        told.append(OthersDraw(round.seat, self.others_draw))
        other = round.order[round.seat]
        while other != round.seat:
            law.take(round, other, 1, told, forced=True)
            other = round.order[other]
