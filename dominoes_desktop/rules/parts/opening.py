"""Who leads a round, and with what?"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ..law import Law
from ..options import Choice, option
from ..round import Round
from ..ruleset import Before, Leader, Lot
from ..tile import TILES, Tile, halves, ids_in, tile

_FIRST = ("lot", "highest_double", "heaviest")


@dataclass(frozen=True, slots=True)
class Opening:
    """The first round by ``first_lead``, later ones by ``next_lead``.

    Who leads as winner or in rotation may lead any tile; a seat that leads for a tile it holds
    leads that tile where ``lead_tile`` says so (rules.md B1, common rules). ``block_again``: after
    a blocked round the first round's rule decides again, whoever won it.
    """

    first_lead: str = option("first_lead", "highest_double", Choice(_FIRST, holder=True))
    next_lead: str = option("next_lead", "winner", Choice(("winner", "rotate", "same")))
    lead_tile: str = option("lead_tile", "that_double", Choice(("any", "that_double")))
    no_double: str = option("no_double", "heaviest", Choice(("redeal", "heaviest")))
    block_again: bool = False

    def leader(self, law: Law, round: Round, before: Before) -> Lot | Leader | None:
        blocked = self.block_again and before.out < 0
        if before.leader >= 0 and self.next_lead == "rotate":
            return Leader(round.order[before.leader], "rotate")
        if before.winners and self.next_lead == "winner" and not blocked:
            out = before.out if before.out in before.winners else min(before.winners)
            return Leader(out, "winner")
        if before.leader >= 0 and self.next_lead == "team_chooses":
            if before.winners:
                return Lot(law.side_of[min(before.winners)], "choice")
            return Leader(round.order[before.leader], "rotate")
        return self._first(law, round)

    def _first(self, law: Law, round: Round) -> Lot | Leader | None:
        if self.first_lead == "lot":
            return Lot(tuple(range(law.seats)))
        held = [TILES[i] for i in ids_in(round.held)]
        if self.first_lead.startswith("holder_of_"):
            named = tile(*halves(self.first_lead.removeprefix("holder_of_")))
            if named in held:
                return _holder(round, named, "holder")
        elif self.first_lead == "highest_double":
            doubles = [one for one in held if one.double]
            if doubles:
                return _holder(round, max(doubles), "highest_double")
        elif self.first_lead == "heaviest":
            return _holder(round, max(held, key=_weight), "heaviest")
        if self.no_double == "redeal":
            return None
        if self.no_double == "highest":
            return _holder(round, max(held), "highest")
        return _holder(round, max(held, key=_weight), "heaviest")

    def may_lead(self, law: Law, round: Round, leader: Leader) -> int:
        if self.lead_tile == "that_double" and leader.tile is not None:
            return 1 << leader.tile.id
        return round.hands[leader.seat]


@dataclass(frozen=True, slots=True)
class DoubleIsAsked:
    """A seat is asked for any double to lead with; without one the chance passes on.

    Nobody has one: from the seat asked first on, each draws one tile in turn until somebody draws
    a double, and lays it. The holder of the ``heaviest`` tile is asked first, or a ``lot`` falls;
    later the seat after the winner, or after who was asked before (rules.md A1.3-4).
    """

    first_lead: str = option("first_lead", "heaviest", Choice(("lot", "heaviest")))
    next_lead: str = option("next_lead", "winner", Choice(("winner", "rotate", "same")))
    constants: ClassVar[dict[str, str]] = {"lead_tile": "any_double", "no_double": "draw_in_turn"}

    def leader(self, law: Law, round: Round, before: Before) -> Lot | Leader | None:
        if before.leader >= 0 and self.next_lead == "rotate":
            return Leader(round.order[before.leader], "rotate", asked=True)
        if before.winners and self.next_lead == "winner":
            return Leader(round.order[min(before.winners)], "left_of_winner", asked=True)
        if self.first_lead == "lot":
            return Lot(tuple(range(law.seats)), asked=True)
        held = [TILES[i] for i in ids_in(round.held)]
        first = _holder(round, max(held, key=_weight), "heaviest")
        return Leader(first.seat, first.why, first.tile, asked=True)

    def may_lead(self, law: Law, round: Round, leader: Leader) -> int:
        return law.doubles


def _weight(one: Tile) -> tuple[int, int]:
    return one.weight


def _holder(round: Round, one: Tile, why: str) -> Leader:
    seat = next(i for i, hand in enumerate(round.hands) if hand >> one.id & 1)
    return Leader(seat, why, one)
