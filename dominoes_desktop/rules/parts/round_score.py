"""What is a round's end worth, and to whom?"""

from __future__ import annotations

from dataclasses import dataclass

from ..event import Result, Tally, Term
from ..law import Law
from ..options import Choice, option
from ..round import Round
from ..tile import pips_in

Side = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PipsLeft:
    """Out: ``out_score``. Blocked: ``block_winner`` wins ``block_score``, ties by ``block_tie``."""

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

    def out(self, law: Law, round: Round, seat: int) -> Result:
        return self._result(law, round, "out", [law.side_of[seat]], self.out_score, (seat,))

    def blocked(self, law: Law, round: Round) -> Result:
        best = self._lowest(round, law.sides)
        seats = tuple(sorted([seat for side in best for seat in side]))
        if len(best) > 1 and self.block_tie in ("none", "replay"):
            replayed = self.block_tie == "replay"
            none = (0,) * law.seats
            return Result("blocked", (), none, _left(round), (), replayed, seats)
        return self._result(law, round, "blocked", best, self.block_score, seats)

    def _lowest(self, round: Round, sides: tuple[Side, ...]) -> list[Side]:
        """The sides with the fewest pips (or tiles), ties broken as far as the rule does."""
        pips = {side: sum([pips_in(round.hands[seat]) for seat in side]) for side in sides}
        measure = pips
        if self.block_winner == "tiles":
            measure = {s: sum([round.hands[seat].bit_count() for seat in s]) for s in sides}
        least = min(measure.values())
        best = [side for side in sides if measure[side] == least]
        if self.block_tie == "fewest_pips":
            fewest = min(pips[side] for side in best)
            best = [side for side in best if pips[side] == fewest]
        return best

    def _result(
        self, law: Law, round: Round, reason: str, won: list[Side], how: str, winners: Side
    ) -> Result:
        left = _left(round)
        points = [0] * law.seats
        tallies = []
        losers = [seat for side in law.sides if side not in won for seat in side]
        for side in won:
            terms = _terms(how, left, side, losers, law.seats)
            total = 1 if how == "wins" else max(0, sum([t.pips - t.less for t in terms]))
            tallies.append(Tally(side[0], how, terms, total))
            for seat in side:
                points[seat] = total
        return Result(reason, winners, tuple(points), left, tuple(tallies))


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
