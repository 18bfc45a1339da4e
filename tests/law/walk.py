"""Does every move of a match keep the law? Plays at random beside the plain rules, and looks."""

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest

from dominoes_desktop.games import GAMES
from dominoes_desktop.rules.event import Passed, RoundEnded, TileDrawn, TilePlayed
from dominoes_desktop.rules.law import law_of
from dominoes_desktop.rules.line import Line
from dominoes_desktop.rules.move import Deal, Move, Play
from dominoes_desktop.rules.options import values
from dominoes_desktop.rules.reason import IllegalMove
from dominoes_desktop.rules.round import Round
from dominoes_desktop.rules.ruleset import Match, Ruleset, Step
from dominoes_desktop.rules.tile import TILES, mask, tile_set
from dominoes_desktop.rules.umpire import (
    code_of,
    deal,
    leaders,
    legal_moves,
    lot,
    new_match,
    step,
    to_move,
)

from .plain import Plain
from .plain_score import Before, Outcome, added, leader, over, pips

TABLES = [
    pytest.param(game, seats, id=f"{game.key}-{seats}")
    for game in GAMES
    for seats in range(game.seats[0], game.seats[1] + 1)
]


def few(game: Ruleset, seats: int) -> int:
    """So many seats, or as near to it as the game allows."""
    return min(max(seats, game.seats[0]), game.seats[1])


def share(game: Ruleset, full: bool) -> float:
    """The share of moments that a sample looks at: rounds of large sets have very many."""
    return 1 if full else min(1, 30 / len(tile_set(game.set)))


def state(round: Round) -> dict[str, Any]:
    """Everything in a round, copied."""
    raw = {name: getattr(round, name) for name in Round.__slots__}
    return {k: v.copy() if isinstance(v, list | dict) else v for k, v in raw.items()}


def steps(match: Match, rng: Random, rounds: int) -> Iterator[tuple[Match, Move, Step]]:
    """Random play for so many rounds, or to the match's end: before, the move, and after."""
    for _ in range(rounds):
        if match.wants == "nothing":
            return
        match = step(match, deal(match, rng)).match
        if match.wants == "lead":
            match = step(match, lot(match, rng)).match
        while match.wants == "move":
            move = rng.choice(legal_moves(match))
            done = step(match, move)
            yield match, move, done
            match = done.match


class Watched:
    """A match that is played move by move with every law looked after."""

    def __init__(self, ruleset: Ruleset, seats: int, rng: Random) -> None:
        self.rng = rng
        self.rules = values(ruleset, seats)
        self.law = law_of(ruleset, seats)
        self.whole = tile_set(int(self.rules["set"]))
        assert self.law.all == mask(self.whole)
        self.match = new_match(ruleset, seats)
        self.last: Before | None = None

    def play_round(self) -> None:
        """One round from its deal to its end."""
        plain = self._begin()
        round = self.match.round
        assert round is not None
        self.seen = [(round, state(round))]
        fast = round.copy()
        passes = 0
        while self.match.wants == "move":
            self._same(plain)
            moves = legal_moves(self.match)
            assert moves
            assert len(set(moves)) == len(moves)
            assert set(moves) == plain.allowed()
            self._refuse_one(plain, moves)
            move = self.rng.choice(moves)
            before, seat = self.match, plain.seat
            done = step(before, move)
            plain.do(move)
            self.law.play(fast, code_of(move, fast.ends))
            assert done.match.round is not None
            self._follows(done.match.round)
            assert state(fast) == self.seen[-1][1]
            self._told(before, done, seat, move)
            passes = passes + 1 if isinstance(done.events[0], Passed) else 0
            assert passes <= self.match.seats or self.rules["free_draw"] == "yes"
            self.match = done.match
        assert all(state(round) == then for round, then in self.seen)
        self._lies(plain)
        self._ended(plain)

    def _follows(self, round: Round) -> None:
        """Of the table before the move nothing has changed, but that a tile may lie there more."""
        before = self.seen[-1][1]["joined"]
        assert round.joined[: len(before)] == before
        assert len(round.joined) <= len(before) + 1
        self.seen.append((round, state(round)))

    def _lies(self, plain: Plain) -> None:
        """The line of the whole round, of which each one before was the beginning."""
        assert self.match.round is not None
        line = self.match.round.line()
        assert [(one.tile, one.inner, one.host, one.spot) for one in line] == [
            (one.tile, one.inner, one.host, one.spot) for one in plain.table.laid
        ]
        joined(line, self.rules)

    def _begin(self) -> Plain:
        dealt: Deal = deal(self.match, self.rng)
        hands = [set(hand) for hand in dealt.hands]
        lead = leader(self.rules, hands, self.last)
        self.match = step(self.match, dealt).match
        if isinstance(lead, str):
            assert self.match.wants == "lead"
            among = lead.split()[1:] or range(self.match.seats)
            assert leaders(self.match) == tuple(map(int, among))
            drawn = lot(self.match, self.rng)
            self.match = step(self.match, drawn).match
            asked = self.rules["no_double"] == "draw_in_turn"
            lead = drawn.seat, {one for one in self.law.tiles if one.double} if asked else None
        scores = self.match.scores
        return Plain(self.rules, hands, list(dealt.boneyard), lead[0], lead[1], scores)

    def _same(self, plain: Plain) -> None:
        """The truth is the same as the plain one, and every tile and pip of the set is there."""
        round = self.match.round
        assert round is not None
        assert to_move(self.match) == round.seat == plain.seat
        assert [set(round.hand(s)) for s in range(self.match.seats)] == plain.hands
        assert [TILES[one] for one in round.boneyard[round.taken :]] == plain.stock
        assert round.left() == len(plain.stock)
        assert [(e.host, e.pips) for e in round.open_ends()] == sorted(plain.ends())
        assert self.match.scores == plain.scores
        laid = [one.tile for one in plain.table.laid]
        assert len(round.joined) == len(laid)
        assert round.laid == mask(laid)
        others = [one for some in (plain.stock, *plain.hands) for one in some]
        assert len(laid) + len(others) == len(self.whole)
        assert round.laid | mask(others) == self.law.all

    def _refuse_one(self, plain: Plain, moves: Sequence[Move]) -> None:
        """Some play that is not legal is refused, and nothing is different after it."""
        line, rng = plain.table.laid, self.rng
        one = rng.choice(self.law.tiles)
        host = rng.choice(line).tile if line and rng.random() < 0.9 else None
        play = Play(one, rng.choice((one.high, one.low)), host)
        if play in moves:
            return
        with pytest.raises(IllegalMove):
            step(self.match, play)

    def _told(self, before: Match, done: Step, seat: int, move: Move) -> None:
        """The events tell what was done, once, by the seat whose turn it was."""
        first = done.events[0]
        assert isinstance(first, TilePlayed | TileDrawn | Passed)
        assert first.seat == seat
        laid = [event for event in done.events if isinstance(event, TilePlayed)]
        assert [event.tile for event in laid] == ([move.tile] if isinstance(move, Play) else [])
        assert done.match.history == before.history + done.events
        drew = [event for event in done.events if isinstance(event, TileDrawn)]
        assert all((event.seat == seat) is not event.forced for event in drew)

    def _ended(self, plain: Plain) -> None:
        match, outcome = self.match, plain.outcome
        assert match.round is not None
        assert outcome is not None
        result = match.round.result
        assert result is not None
        assert (result.reason, result.winners, result.points) == (
            outcome.reason,
            outcome.winners,
            outcome.points,
        )
        assert result.replayed is not outcome.counts
        assert result.left == tuple(pips(hand) for hand in plain.hands)
        for tally in result.tallies:
            total = sum(term.pips - term.less for term in tally.terms)
            off = 2 if self.rules["play_score"] == "fives" else 0
            assert abs(tally.points - (1 if tally.kind == "wins" else max(0, total))) <= off
            assert tally.points == result.points[tally.seat]
        assert (result.made, result.out) == (outcome.made, outcome.out)
        ended = next(event for event in match.history if isinstance(event, RoundEnded))
        assert [set(hand) for hand in ended.hands] == plain.hands
        self._counted(outcome, plain)
        assert ended.scores == match.scores == self.scores

    def _counted(self, outcome: Outcome, plain: Plain) -> None:
        """The match's scores, wins and end are as the plain rules have them."""
        seats = range(self.match.seats)
        if self.last is None and self.match.number == 1:
            self.wins = (0,) * self.match.seats
        self.scores = added(self.rules, plain.scores, outcome.points)
        if outcome.counts:
            self.wins = tuple(self.wins[s] + (s in outcome.winners) for s in seats)
            self.last = plain.leader, outcome.winners, outcome.out
        champions = over(self.rules, self.scores, self.wins, outcome)
        assert self.match.wins == self.wins
        assert self.match.champions == (champions or ())
        assert self.match.wants == ("deal" if champions is None else "nothing")


def joined(line: Line, rules: dict[str, int | str]) -> None:
    """Halves that touch are equal (or a wild double's), and each half is joined once, a double's
    as often as it has sides.
    """
    most = {"none": 2, "star6": 6}.get(str(rules["spinner"]), 4)
    taken: Counter[tuple[Any, int]] = Counter()
    before: set[Any] = set()
    for one in line:
        if one.host is None:
            assert not before
        else:
            assert one.host in before
            wild = one.tile.double and one.half == 13 and rules["match"] == "double_on_13"
            assert one.inner == one.half or wild
            taken[one.host, one.half] += 1
            taken[one.tile, one.inner] += 1
        before.add(one.tile)
    for (tile, _), times in taken.items():
        assert times <= (most if tile.double else 1)
