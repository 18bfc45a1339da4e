"""What does the history tell of the hands, event by event?

Read from the rules' tables: which draw was needed, which pass was forced, follows from what the
ruleset allows, not from which game it is.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from ..rules.event import LeadGiven, Passed, TileDrawn, TilePlayed
from ..rules.law import Law
from ..rules.line import Line
from ..rules.observation import Observation
from ..rules.round import LEAD, Round, place_of
from ..rules.ruleset import Leader
from ..rules.tile import mask


@dataclass(slots=True)
class Story:
    """Times are indices of events; sets of tiles are bits.

    ``lacked``: at that time that hand held none of these tiles; ``had``: at least one of them.
    ``mover`` is on turn, or made the last move, and has drawn ``drawn`` tiles in that turn.
    """

    table: Round  # the line alone, as it lies now
    plays: list[tuple[int, int, int]] = field(default_factory=list)  # time, seat, tile id
    draws: list[tuple[int, int, int]] = field(default_factory=list)  # time, seat, id or -1
    lacked: list[tuple[int, int, int]] = field(default_factory=list)  # time, seat, tiles
    had: list[tuple[int, int, int]] = field(default_factory=list)  # time, seat, tiles
    lead: Leader | None = None
    mover: int = -1
    drawn: int = 0
    drawable: int = 0


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
            case LeadGiven(seat=seat, why=why, tile=tile):
                story.lead = Leader(seat, why, tile)
            case TilePlayed(seat=seat, tile=tile):
                _moves(law, story, seat, time)
                story.plays.append((time, seat, tile.id))
                law.play(story.table, next(codes))
                story.drawn = 0
            case TileDrawn(seat=seat, tile=drawn):
                _moves(law, story, seat, time)
                _drew(law, story, seat, time)
                story.draws.append((time, seat, -1 if drawn is None else drawn.id))
            case Passed(seat=seat, unable=unable):
                _moves(law, story, seat, time)
                _passed(law, story, seat, time, unable)
                story.drawn = 0
    _moves(law, story, -1 if observation.to_move is None else observation.to_move, len(history))
    return story


def table(law: Law, line: Line) -> Round:
    """A line without hands: a round that can be played on to see what each tile opens."""
    round = Round([0], (), 1, (0,))
    round.hands = [mask([one.tile for one in line]) | 1 << 255]  # never out
    for code in codes_of(line):
        law.play(round, code)
    return round


def codes_of(line: Line) -> list[int]:
    """The law's codes for the tiles of a line."""
    return [
        (LEAD if one.host is None else place_of(one.host, one.half, one.arm)) << 13
        | one.inner << 8
        | one.tile.id
        for one in line
    ]


def fitting(law: Law, round: Round) -> int:
    """All tiles of the set that fit an open end, as bits."""
    bits = 0
    for place in round.ends:
        bits |= law.fits[place & 31]
    return bits


def _moves(law: Law, story: Story, seat: int, time: int) -> None:
    """``seat`` is the one that moves now. Where a fitting draw ends the turn, that shows it."""
    goes_on = seat == story.mover
    if story.drawn and law.again and law.drawn == "next_turn":
        told = story.lacked if goes_on else story.had
        told.append((time, story.mover, fitting(law, story.table)))
    if not goes_on:
        story.mover, story.drawn = seat, 0


def _drew(law: Law, story: Story, seat: int, time: int) -> None:
    """Where drawing is not free, nothing of the hand fitted before; two may come by one draw."""
    if not law.free and story.drawn % law.draws == 0:
        story.lacked.append((time, seat, fitting(law, story.table)))
    story.drawn += 1
    story.drawable -= 1


def _passed(law: Law, story: Story, seat: int, time: int, unable: bool) -> None:
    """Nothing fitted; or it did, where a seat that can't lay would have had to draw."""
    if unable:
        story.lacked.append((time, seat, fitting(law, story.table)))
    elif story.drawable and (law.again or not story.drawn):
        story.had.append((time, seat, fitting(law, story.table)))
