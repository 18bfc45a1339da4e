"""What does the history tell of the hands, event by event?

Read from the rules' tables: which draw was needed, which pass was forced, follows from what the
ruleset allows, not from which game it is.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from ..rules.event import (
    LeadGiven,
    LeadPassed,
    Passed,
    PlaysAgain,
    Scored,
    SpellLapsed,
    TileDrawn,
    TilePlayed,
)
from ..rules.law import Law
from ..rules.line import Line
from ..rules.observation import Observation
from ..rules.round import LEAD, Round, place_of, spot_bits
from ..rules.ruleset import Leader


@dataclass(slots=True)
class Story:
    """Times are indices of events; sets of tiles are bits.

    ``lacked``: at that time that hand held none of these tiles; ``had``: at least one of them.
    ``offered``: time, seat, the tile it laid of its own choice, and all tiles that fitted then.
    ``mover`` is on turn, or made the last move, and has drawn ``drawn`` tiles in that turn.
    """

    table: Round  # the line alone, as it lies now
    plays: list[tuple[int, int, int]] = field(default_factory=list)  # time, seat, tile id
    draws: list[tuple[int, int, int]] = field(default_factory=list)  # time, seat, id or -1
    lacked: list[tuple[int, int, int]] = field(default_factory=list)  # time, seat, tiles
    had: list[tuple[int, int, int]] = field(default_factory=list)  # time, seat, tiles
    offered: list[tuple[int, int, int, int]] = field(default_factory=list)
    lead: Leader | None = None
    mover: int = -1
    drawn: int = 0
    drawable: int = 0
    made: tuple[int, ...] = ()  # points in play, where there were any


def read(law: Law, observation: Observation) -> Story:
    """The story of the round up to now, as that seat saw it."""
    history, line = observation.history, observation.line
    played = sum([isinstance(event, TilePlayed) for event in history])
    story = Story(table(law, line[: len(line) - played]))
    draws = sum([isinstance(event, TileDrawn) for event in history])
    story.drawable = observation.drawable + draws
    codes = iter(codes_of(line[len(line) - played :]))
    for time, event in enumerate(history):
        match event:
            case LeadGiven(seat=seat, why=why, tile=tile, asked=asked):
                story.lead = Leader(seat, why, tile, asked)
            case LeadPassed(seat=seat):
                story.lacked.append((time, seat, law.doubles))
            case TilePlayed(seat=seat, tile=tile):
                _moves(law, story, seat, time)
                story.plays.append((time, seat, tile.id))
                if story.table.ends:
                    story.offered.append((time, seat, tile.id, fitting(law, story.table)))
                law.join(story.table, next(codes))
                story.drawn = 0
            case TileDrawn(seat=seat, tile=drawn, forced=True):
                story.drawable -= 1
                story.draws.append((time, seat, -1 if drawn is None else drawn.id))
            case TileDrawn(seat=seat, tile=drawn):
                _moves(law, story, seat, time)
                _drew(law, story, seat, time)
                story.draws.append((time, seat, -1 if drawn is None else drawn.id))
            case Passed(seat=seat, unable=unable):
                _moves(law, story, seat, time)
                _passed(law, story, seat, time, unable)
                story.drawn = 0
            case PlaysAgain(seat=seat, able=able):
                told = story.had if able else story.lacked
                told.append((time, seat, fitting(law, story.table)))
            case SpellLapsed():
                fits = fitting(law, story.table)
                story.lacked += [(time, seat, fits) for seat in range(law.seats)]
                story.table.due = ()
            case Scored(seat=seat, points=points):
                del story.offered[-1:]  # laid for the points
                made = story.made or (0,) * law.seats
                side = law.side_of[seat]
                story.made = tuple([m + points * (s in side) for s, m in enumerate(made)])
    _asked(law, story, observation)
    _moves(law, story, -1 if observation.to_move is None else observation.to_move, len(history))
    return story


def table(law: Law, line: Line) -> Round:
    """A line without hands: a round that more can be joined to, to see what each tile opens."""
    round = Round([], (), 0, ())
    for code in codes_of(line):
        law.join(round, code)
    return round


def codes_of(line: Line) -> list[int]:
    """The law's codes for the tiles of a line."""
    return [
        spot_bits(one.spot)
        | (LEAD if one.host is None else place_of(one.host, one.half, one.arm)) << 13
        | one.inner << 8
        | one.tile.id
        for one in line
    ]


def fitting(law: Law, round: Round) -> int:
    """All tiles of the set that could be laid now, as bits; before the lead any double.

    (Nobody but who is asked for a double to lead with draws before the lead.)
    """
    return law.fitting(round) if round.ends else law.doubles


def _moves(law: Law, story: Story, seat: int, time: int) -> None:
    """``seat`` is the one that moves now. Where a fitting draw ends the turn, that shows it."""
    goes_on = seat == story.mover
    if story.drawn and not story.table.ends:
        told = story.had if goes_on else story.lacked
        told.append((time, story.mover, law.doubles))
    if story.drawn and law.again and law.drawn == "next_turn":
        told = story.lacked if goes_on else story.had
        told.append((time, story.mover, fitting(law, story.table)))
    if not goes_on:
        story.mover, story.drawn = seat, 0


def _asked(law: Law, story: Story, observation: Observation) -> None:
    """Who was asked for a double to lead with and did not pass the chance on holds one."""
    passed = sum([isinstance(event, LeadPassed) for event in observation.history])
    asked = story.lead is not None and story.lead.asked and passed < law.seats
    if asked and not story.table.ends and observation.to_move is not None:
        story.had.append((len(observation.history), observation.to_move, law.doubles))


def _drew(law: Law, story: Story, seat: int, time: int) -> None:
    """Where drawing is not free nothing of the hand fitted before; a draw may bring two tiles."""
    if not law.free and (law.again or not story.drawn):
        story.lacked.append((time, seat, fitting(law, story.table)))
    story.drawn += 1
    story.drawable -= 1


def _passed(law: Law, story: Story, seat: int, time: int, unable: bool) -> None:
    """Nothing fitted; or it did, where a seat that can't lay would have had to draw."""
    if unable:
        story.lacked.append((time, seat, fitting(law, story.table)))
    elif story.drawable and (law.again or not story.drawn):
        story.had.append((time, seat, fitting(law, story.table)))
