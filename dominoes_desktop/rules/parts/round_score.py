"""What is a round's end worth, and to whom?"""

from __future__ import annotations

from dataclasses import dataclass, replace

from ..event import Result, Tally, Term
from ..law import Law
from ..options import Choice, option
from ..round import Round
from ..tile import TILES, pips_in

Side = tuple[int, ...]
PIPS = tuple([tile.pips for tile in TILES])


@dataclass(frozen=True, slots=True)
class PipsLeft:
    """Out: ``out_score``. Blocked: ``block_winner`` wins ``block_score``, ties by ``block_tie``.

    With partners the sides' totals are compared, or (individual) their lowest single hands.
    ``round_to``: points are rounded to the nearest multiple of it.
    """

    out_score: str = option("out_score", "opponents", Choice(("opponents", "all", "wins")))
    block_winner: str = option("block_winner", "pips", Choice(("pips", "tiles")))
    block_score: str = option(
        "block_score",
        "opponents_minus_own",
        Choice(("opponents", "opponents_minus_own", "pairwise", "all", "wins")),
    )
    block_tie: str = option(
        "block_tie", "none", Choice(("none", "shared", "fewest_pips", "replay"))
    )
    round_to: int = 1

    def out(self, law: Law, round: Round, seat: int) -> Result:
        result = self._result(law, round, "out", [law.side_of[seat]], self.out_score)
        return replace(result, out=seat)

    def blocked(self, law: Law, round: Round) -> Result:
        level = self._lowest(round, law.sides)
        won = self._untied(law, round, level)
        if won:
            return self._result(law, round, "blocked", won, self.block_score)
        replayed = self.block_tie == "replay"
        tied = tuple(sorted([seat for side in level for seat in side]))
        return Result("blocked", (), (0,) * law.seats, _left(round), (), replayed, tied)

    def reached(self, law: Law, round: Round, seat: int) -> Result:
        return Result("target", law.side_of[seat], (0,) * law.seats, _left(round))

    def _lowest(self, round: Round, sides: tuple[Side, ...]) -> list[Side]:
        """The sides with the fewest pips (or tiles), ties broken as far as the rule does."""
        pips = {side: [pips_in(round.hands[seat]) for seat in side] for side in sides}
        measure = {side: sum(hands) for side, hands in pips.items()}
        if self.block_winner == "tiles":
            measure = {s: sum([round.hands[seat].bit_count() for seat in s]) for s in sides}
        elif self.block_winner == "individual":
            measure = {side: min(hands) for side, hands in pips.items()}
        least = min(measure.values())
        best = [side for side in sides if measure[side] == least]
        if self.block_tie == "fewest_pips":
            fewest = min(sum(pips[side]) for side in best)
            best = [side for side in best if sum(pips[side]) == fewest]
        return best

    def _untied(self, law: Law, round: Round, level: list[Side]) -> list[Side]:
        """Who wins of those that are level; nobody where a tie has no winner."""
        if len(level) == 1 or self.block_tie in ("shared", "fewest_pips"):
            return level
        if self.block_tie == "leader_team":
            return [side for side in level if round.leader in side]
        if self.block_tie == "closer":
            return [side for side in level if round.last in side]
        if self.block_tie == "not_closer":
            return [side for side in level if round.last not in side]
        return []

    def _result(self, law: Law, round: Round, reason: str, won: list[Side], how: str) -> Result:
        left = _left(round)
        points = [0] * law.seats
        tallies = []
        losers = [seat for side in law.sides if side not in won for seat in side]
        for side in won:
            terms = _terms(how, left, side, losers, law.seats)
            if how == "with_boneyard" and round.left():
                terms += (Term(-1, sum([PIPS[one] for one in round.boneyard[round.taken :]])),)
            total = 1 if how == "wins" else self._rounded(sum([t.pips - t.less for t in terms]))
            tallies.append(Tally(side[0], how, terms, total))
            for seat in side:
                points[seat] = total
        winners = tuple(sorted([seat for side in won for seat in side]))
        return Result(reason, winners, tuple(points), left, tuple(tallies))

    def _rounded(self, total: int) -> int:
        """The nearest multiple of ``round_to``, of 12 by fives 10; nothing below nothing."""
        return max(0, (total + self.round_to // 2) // self.round_to * self.round_to)


def _left(round: Round) -> tuple[int, ...]:
    return tuple([pips_in(hand) for hand in round.hands])


def _terms(how: str, left: Side, side: Side, losers: list[int], seats: int) -> tuple[Term, ...]:
    """The summands of a side's points; ``less`` is what is taken off."""
    own = sum([left[seat] for seat in side])
    if how == "wins":
        return ()
    if how == "pairwise":
        return tuple([Term(seat, left[seat], own) for seat in losers])
    if how == "all":
        return tuple([Term(seat, left[seat]) for seat in range(seats) if left[seat]])
    terms = [Term(seat, left[seat]) for seat in losers]
    if how == "opponents_minus_own":
        terms.append(Term(side[0], 0, own))
    return tuple(terms)
