"""What may happen next in a match, and what does it lead to? No other way in."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import zip_longest

from .dice import Dice
from .ending import judge
from .event import Dealt, Event, LeadGiven, LeadPassed, MatchEnded, RoundEnded
from .law import Law, law_of
from .line import Line
from .move import Chance, Deal, Draw, Lead, Move, Pass, Play
from .reason import BadDeal, IllegalMove, MayNotLead, NotNow, OtherTileDrawn, WrongSeats
from .refusal import check_as_written, refusal
from .round import DRAW, LEAD, PASS, Round, end_of, place_in, place_of, spot_bits, spot_in
from .ruleset import Before, Leader, Lot, Match, Ruleset, Step
from .tile import TILES, Tile, mask


def new_match(ruleset: Ruleset, seats: int) -> Match:
    """A match before its first deal. BadRuleset if so many seats can't play this game."""
    law_of(ruleset, seats)
    return Match(ruleset, seats, (0,) * seats, (0,) * seats)


def deal(match: Match, rng: Dice) -> Deal:
    """A shuffled deal that the rules don't throw in."""
    law = law_of(match.ruleset, match.seats)
    size = match.ruleset.hand_size(match.seats)
    while True:
        tiles = list(law.tiles)
        rng.shuffle(tiles)
        cut = size * match.seats
        hands = tuple([tuple(tiles[i : i + size]) for i in range(0, cut, size)])
        dealt = Deal(hands, tuple(tiles[cut:]))
        round = _round(law, dealt)
        if match.ruleset.opening.leader(law, round, match.before) is not None:
            return dealt


def lot(match: Match, rng: Dice) -> Lead:
    """Draws the seat that leads, where the match wants a lead: by lot, or one of a side."""
    seats = leaders(match)
    return Lead(seats[rng.randrange(len(seats))])


def leaders(match: Match) -> tuple[int, ...]:
    """The seats of which one is to take the lead; empty unless the match wants a lead."""
    return _lot(match).among if match.wants == "lead" else ()


def choosers(match: Match) -> tuple[int, ...]:
    """The seats of the side that is to choose who of it leads; () where nothing is to choose."""
    if match.wants != "lead":
        return ()
    lead = _lot(match)
    return lead.among if lead.why == "choice" and len(lead.among) > 1 else ()


def legal_moves(match: Match) -> tuple[Move, ...]:
    """All that the seat to move may do; empty unless the match wants a move."""
    if match.wants != "move" or match.round is None:
        return ()
    law = law_of(match.ruleset, match.seats)
    return tuple([move_of(code, match.round.ends) for code in law.moves(match.round)])


def to_move(match: Match) -> int | None:
    """The seat to move, from 0; None unless the match wants a move."""
    return match.round.seat if match.wants == "move" and match.round is not None else None


def step(match: Match, move: Move | Chance) -> Step:
    """The match after a move, and what happened. IllegalMove says why not; nothing changes."""
    law = law_of(match.ruleset, match.seats)
    wanted = {Deal: "deal", Lead: "lead"}.get(type(move), "move")
    if match.wants != wanted:
        raise IllegalMove(NotNow(match.wants))
    if isinstance(move, Deal):
        return _deal(match, law, move)
    assert match.round is not None
    if isinstance(move, Lead):
        if not 0 <= move.seat < match.seats:
            raise IllegalMove(WrongSeats(move.seat + 1, 1, match.seats))
        open_to = _lot(match)
        if move.seat not in open_to.among:
            raise IllegalMove(MayNotLead(move.seat, open_to.among))
        leader = Leader(move.seat, open_to.why, asked=open_to.asked)
        return _lead(match, law, match.round, leader)
    code = code_of(move, match.round.ends)
    if code not in law.moves(match.round):
        raise IllegalMove(refusal(law, match.round, move))
    round = match.round.copy()
    if isinstance(move, Play):
        check_as_written(round, move, place_in(code), move_of(code, round.ends))
        if move.side:
            round.sides = {**round.sides, move.tile.id: move.side}
    if isinstance(move, Draw):
        _check_drawn(law, round, move)
    events: list[Event] = []
    law.play(round, code, events)
    return _after(match, round, events)


def move_of(code: int, ends: Sequence[int] = ()) -> Move:
    """A code of the law as a move. ``ends``: the free places, which tell where a half is named."""
    if code < 0:
        return Draw() if code == DRAW else Pass()
    tile, inner, place = TILES[code & 255], code >> 8 & 31, place_in(code)
    if place == LEAD:
        return Play(tile, inner)
    end = end_of(place)
    half = None
    if end.pips != inner and not end.host.double:
        other = place_of(end.host, end.host.other(end.pips), end.arm)
        half = end.pips if other in ends else None
    return Play(tile, inner, end.host, end.arm, half, spot=spot_in(code))


def code_of(move: Move, ends: Sequence[int] = ()) -> int:
    """A move as the law's code; the side that a play names is left out.

    ``ends``, the free places, tell which half of the host is meant where it is not the equal one.
    """
    if not isinstance(move, Play):
        return DRAW if isinstance(move, Draw) else PASS
    if move.host is None:
        return spot_bits(move.spot) | LEAD << 13 | move.inner << 8 | move.tile.id
    half = move.half
    if half is None:
        half = move.host.high if move.host.double else move.inner
        arm = 0 if move.arm is None else move.arm + 1
        free = {p & 31 for p in ends if p >> 13 == arm and p >> 5 & 255 == move.host.id}
        if len(free) == 1:
            half = free.pop()
    place = place_of(move.host, half, move.arm)
    return spot_bits(move.spot) | place << 13 | move.inner << 8 | move.tile.id


def position(
    ruleset: Ruleset,
    hands: Sequence[Sequence[Tile]],
    line: Line = (),
    boneyard: Sequence[Tile] = (),
    seat: int = 0,
    scores: Sequence[int] | None = None,
) -> Match:
    """A match set up in the middle of a round, for a test or a lesson.

    It need not be reachable by play, nor hold every tile of the set. Where nobody can move
    the round is over. ValueError if a tile stands twice or the line is not joined as it says.
    """
    law = law_of(ruleset, len(hands))
    bones = tuple([one.id for one in boneyard])
    round = Round([mask(hand) for hand in hands], bones, law.drawable(len(bones)), law.order)
    every = [one.tile for one in line] + [one for part in (*hands, boneyard) for one in part]
    if len(set(every)) < len(every) or mask(every) & ~law.all:
        raise ValueError("a tile stands twice, or is not of the set")
    round.lie_as(_laid(law, line))
    round.sides = {one.tile.id: one.side for one in line if one.side}
    round.seat = round.leader = seat
    round.scores = tuple(scores or (0,) * len(hands))
    start = Match(ruleset, len(hands), round.scores, (0,) * len(hands), 1)
    events: list[Event] = []
    judge(law, round, events)
    return _after(replace(start, wants="move"), round, events).match


def _laid(law: Law, line: Line) -> Round:
    """A round in which nothing is but this line."""
    round = Round([], (), 0, ())
    for one in line:
        place = LEAD if one.host is None else place_of(one.host, one.half, one.arm)
        low = one.inner << 8 | one.tile.id
        if place not in (round.ends or (LEAD,)) or (
            one.inner != one.tile.high if one.host is None else low not in law.joins[one.half]
        ):
            raise ValueError(f"{one.tile} can't be joined like this")
        if law.binds and place != LEAD:
            spots = law.ruleset.placing.spots(round, place, one.tile.double)
            if spot_bits(one.spot) not in spots:
                raise ValueError(f"{one.tile} can't lie there")
        law.join(round, spot_bits(one.spot) | place << 13 | low)
    return round


def _round(law: Law, dealt: Deal) -> Round:
    hands = [mask(hand) for hand in dealt.hands]
    bones = tuple([one.id for one in dealt.boneyard])
    return Round(hands, bones, law.drawable(len(bones)), law.order)


def _deal(match: Match, law: Law, move: Deal) -> Step:
    size = match.ruleset.hand_size(match.seats)
    if [len(hand) for hand in move.hands] != [size] * match.seats:
        raise IllegalMove(BadDeal("sizes"))
    dealt = [one for hand in move.hands for one in hand] + list(move.boneyard + move.aside)
    if len(dealt) != len(law.tiles) or mask(dealt) != law.all or move.aside:
        raise IllegalMove(BadDeal("set"))
    round = _round(law, move)
    round.scores = match.scores
    events: list[Event] = [Dealt(match.number + 1, move.hands, len(move.boneyard))]
    leader = match.ruleset.opening.leader(law, round, match.before)
    if leader is None:
        raise IllegalMove(BadDeal("no_double"))
    dealt_match = replace(
        match, number=match.number + 1, round=round, history=tuple(events), wants="lead"
    )
    if isinstance(leader, Leader):
        led = _lead(dealt_match, law, round, leader)
        return Step(led.match, tuple(events) + led.events)
    return Step(dealt_match, tuple(events))


def _lot(match: Match) -> Lot:
    """Among whom the lead is, where the match wants one."""
    assert match.round is not None
    law = law_of(match.ruleset, match.seats)
    found = match.ruleset.opening.leader(law, match.round, match.before)
    assert isinstance(found, Lot)
    return found


def _lead(match: Match, law: Law, before: Round, leader: Leader) -> Step:
    """The lead, or the chance to lead: it passes on from who holds no tile that may be led."""
    round = before.copy()
    round.seat = round.leader = leader.seat
    round.must = match.ruleset.opening.may_lead(law, round, leader)
    events: list[Event] = [LeadGiven(leader.seat, leader.why, leader.tile, leader.asked)]
    if round.must:
        nobody = not round.held & round.must
        for _ in range(law.seats):
            if round.hands[round.seat] & round.must:
                break
            events.append(LeadPassed(round.seat))
            round.seat = round.order[round.seat]
        if not nobody:
            round.leader = round.seat
    return _after(replace(match, wants="move"), round, events)


def _check_drawn(law: Law, round: Round, move: Draw) -> None:
    """The tiles that a draw names, if any, must be all that come. The found ones stay hidden."""
    if not move.tiles:
        return
    count = law.drawing(round)
    coming = round.boneyard[round.taken : round.taken + count]
    for named, found in zip_longest(move.tiles, [TILES[i] for i in coming]):
        if named != found:
            raise IllegalMove(OtherTileDrawn(named, None))


def _after(match: Match, round: Round, events: list[Event]) -> Step:
    """The match with this round in it; where the round has ended, with its points added."""
    result = round.result
    if result is None:
        history = match.history + tuple(events)
        done = replace(match, round=round, history=history, scores=round.scores)
        return Step(done, tuple(events))
    goal = match.ruleset.goal
    scores = goal.add(round.scores, result.points)
    before, wins, champions = match.before, match.wins, None
    if not result.replayed:
        wins = tuple([won + (seat in result.winners) for seat, won in enumerate(wins)])
        before = Before(round.leader, result.winners, result.out)
        sides = law_of(match.ruleset, match.seats).sides
        champions = goal.champions(scores, wins, result, sides)
    events = [
        replace(event, scores=scores) if isinstance(event, RoundEnded) else event
        for event in events
    ]
    if champions is not None:
        events.append(MatchEnded(champions, scores))
    done = replace(
        match,
        round=round,
        history=match.history + tuple(events),
        scores=scores,
        wins=wins,
        before=before,
        wants="deal" if champions is None else "nothing",
        champions=champions or (),
    )
    return Step(done, tuple(events))
