"""What is legal and what does a move do? A ruleset turned into tables, for so many seats.

One law for all: ``umpire.step`` runs it with events on a copy, searches run it in place without.
"""

from __future__ import annotations

from functools import cache

from .event import Event, Passed, RoundEnded, Scored, TileDrawn, TilePlayed
from .options import check
from .round import DRAW, LEAD, PASS, Round, end_of
from .ruleset import Ruleset
from .tile import TILES, Tile, ids_in, mask, tile_set

OUTER = [0] * 8192  # inner << 8 | tile id -> pips of the other half
PIPS = tuple([tile.pips for tile in TILES])
for _tile in TILES:
    for _half in (_tile.high, _tile.low):
        OUTER[_half << 8 | _tile.id] = _tile.other(_half)


class Law:
    """The tables of one game for a number of seats. Holds no state of any match."""

    def __init__(self, ruleset: Ruleset, seats: int) -> None:
        self.ruleset = ruleset
        self.seats = seats
        self.tiles: tuple[Tile, ...] = tile_set(ruleset.set)
        self.all = mask(self.tiles)
        step = 1 if ruleset.direction == "clockwise" else -1
        self.order = tuple([(seat + step) % seats for seat in range(seats)])
        self.sides = ruleset.teams.sides(seats)
        self.side_of = tuple([next(s for s in self.sides if seat in s) for seat in range(seats)])
        self.joins = [ruleset.matching.joins(self, pips) for pips in range(ruleset.set + 1)]
        self.fits = [
            sum({1 << (low & 255) for low in lows}) for lows in self.joins
        ]  # pips -> tiles that may be joined to such a half, as bits
        self._lows: list[dict[int, list[int]]] = [{0: []} for _ in self.joins]
        stuck = ruleset.stuck
        self.draws = {"none": 0, "one": 1, "until_playable": 1, "two": 2}[stuck.draw]
        self.again = stuck.draw == "until_playable"
        self.drawn = stuck.drawn
        self.free = stuck.free_draw == "yes"
        self.plain = ruleset.branching.plain
        self.counts = ruleset.play_score.counts

    def drawable(self, boneyard: int) -> int:
        """How many of so many tiles may ever be drawn."""
        reserve = self.ruleset.stuck.reserve
        if not self.draws or not isinstance(reserve, int):
            return 0
        return max(0, boneyard - reserve)

    def lows(self, pips: int, bits: int) -> list[int]:
        """Each ``inner << 8 | tile id`` of these tiles that may be laid on a half of pips."""
        known = self._lows[pips]
        found = known.get(bits)
        if found is None:
            if len(known) > 20_000:
                known.clear()
            found = known[bits] = [low for low in self.joins[pips] if bits >> (low & 255) & 1]
        return found

    def plays(self, round: Round, hand: int) -> list[int]:
        """The code of every way to lay one of these tiles now, each once."""
        ends = round.ends
        if not ends:
            may = hand & round.must if round.must else hand
            return [LEAD << 13 | TILES[i].high << 8 | i for i in ids_in(may)]
        fits = self.fits
        out: list[int] = []
        before = -1
        for place in ends if len(ends) < 3 else dict.fromkeys(ends):
            if place == before:
                continue
            before = place
            pips = place & 31
            bits = hand & fits[pips]
            if bits:
                lows = self._lows[pips].get(bits) or self.lows(pips, bits)
                base = place << 13
                for low in lows:
                    out.append(base | low)
        return out

    def moves(self, round: Round) -> list[int]:
        """What the seat to move may do: codes of plays, DRAW, PASS. Never empty in a round."""
        out = self.plays(round, round.hands[round.seat])
        if out:
            if not self.free:
                if round.turn_draws and self.drawn == "may":
                    out.append(PASS)
                return out
            if round.ends:
                if round.drawable and (self.again or not round.turn_draws):
                    out.append(DRAW)
                out.append(PASS)
            return out
        if round.drawable and (self.again or not round.turn_draws):
            return [DRAW]
        return [PASS]

    def play(self, round: Round, code: int, events: list[Event] | None = None) -> None:
        """Do a move in place. The code must be one of ``moves``; ``events`` gets the facts."""
        if code >= 0:
            self._lay(round, code, events)
        elif code == DRAW:
            self._draw(round, events)
        else:
            if events is not None:
                seat, ends = round.seat, tuple(sorted({place & 31 for place in round.ends}))
                unable = not self.plays(round, round.hands[seat])
                events.append(Passed(seat, unable, ends, self._private(round)))
            self._next(round)

    def _lay(self, round: Round, code: int, events: list[Event] | None) -> None:
        tile, place, seat = code & 255, code >> 13, round.seat
        bit = 1 << tile
        hands = round.hands
        hand = hands[seat] = hands[seat] ^ bit
        round.held ^= bit
        round.joined.append(code)
        round.last = seat
        ends = round.ends
        if self.plain:
            outer = tile << 5 | OUTER[code & 8191]
            if not ends:
                ends.append(tile << 5 | code >> 8 & 31)
                ends.append(outer)
            elif ends[0] == place:
                ends[0] = outer
            else:
                ends[1] = outer
        else:
            round.ends = ends = self.ruleset.branching.opened(self, round, code)
        if events is not None:
            end = None if place == LEAD else end_of(place)
            laid = TILES[tile]
            events.append(TilePlayed(seat, laid, code >> 8 & 31, end, hand.bit_count()))
        if self.counts:
            self._score(round, seat, events)
        if not hand:
            self._finish(round, "out", events)
            return
        round.seat = round.order[seat]
        round.turn_draws = 0
        round.fresh = 0
        if not round.drawable:
            fits, bits = self.fits, 0
            for open_end in ends:
                bits |= fits[open_end & 31]
            if not bits & round.held:
                self._finish(round, "blocked", events)

    def _score(self, round: Round, seat: int, events: list[Event] | None) -> None:
        rule = self.ruleset.play_score
        count = rule.count(self, round)
        points = rule.points(count)
        if points and events is not None:
            events.append(Scored(seat, points, count))

    def _draw(self, round: Round, events: list[Event] | None) -> None:
        seat = round.seat
        for _ in range(min(self.draws, round.drawable)):
            tile = round.boneyard[round.taken]
            round.taken += 1
            round.drawable -= 1
            round.hands[seat] |= 1 << tile
            round.held |= 1 << tile
            round.fresh |= 1 << tile
            if events is not None:
                events.append(TileDrawn(seat, TILES[tile], round.left()))
        round.turn_draws += 1
        if self.drawn == "next_turn" and (not self.again or self.plays(round, round.hands[seat])):
            self._next(round)
        self.judge(round, events)

    def _private(self, round: Round) -> bool:
        """Do the rules let a seat pass here both with a fitting tile and without one?"""
        kept = self.free or (self.drawn == "may" and round.turn_draws > 0)
        return kept and not (round.drawable and (self.again or not round.turn_draws))

    def _next(self, round: Round) -> None:
        round.seat = round.order[round.seat]
        round.turn_draws = 0
        round.fresh = 0

    def judge(self, round: Round, events: list[Event] | None = None) -> None:
        """End the round as blocked if no seat could lay a tile and nobody may draw."""
        if round.result is not None or not round.ends or round.drawable:
            return
        if not self.plays(round, round.held):
            self._finish(round, "blocked", events)

    def _finish(self, round: Round, reason: str, events: list[Event] | None) -> None:
        score = self.ruleset.round_score
        if reason == "out":
            round.result = score.out(self, round, round.last)
        else:
            round.result = score.blocked(self, round)
        if events is not None:
            hands = tuple([round.hand(seat) for seat in range(self.seats)])
            events.append(RoundEnded(round.result, hands, ()))


@cache
def law_of(ruleset: Ruleset, seats: int) -> Law:
    """The tables for this game and number of seats; BadRuleset if they can't play it."""
    check(ruleset, seats)
    return Law(ruleset, seats)
