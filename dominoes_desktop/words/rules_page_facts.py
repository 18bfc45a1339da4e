"""Which facts may a rules page speak of? The options in force, and what follows from them."""

from __future__ import annotations

from ..rules.law import law_of
from ..rules.options import NAMES, Value, values
from ..rules.ruleset import Ruleset
from ..rules.tile import tile_set
from .text import Tr
from .value import set_name

NOTHING = "-"
"""The value of a rule that means nothing in the game."""


def facts_of(ruleset: Ruleset, seats: int, tr: Tr) -> dict[str, Value]:
    """Every rule's value by its name, and:

    ``seats`` who play, ``least`` and ``most`` who can, ``seating`` fixed where these are equal;
    ``tiles`` and ``doubles`` of the set, called ``set_name``; ``boneyard`` tiles after the deal, of
    which ``drawable`` may be drawn and ``rest`` not; ``draws``, the rule draw as far as there is
    something to draw; ``fresh``, what becomes of a drawn tile that fits: must, may, waits;
    ``must_lead`` yes where the deciding tile is led; ``missing``, what may be in no hand: double,
    holder, nothing; ``holder``, the tile that leads; ``heaviest`` and ``highest`` yes where
    such a tile may decide;
    ``tie``, what a tie comes to; ``sharing`` yes where several may win a round, ``level`` where
    they may score for it; ``wins_only`` yes where no pips are scored; ``rounds`` one or many;
    ``need``, the rounds that win the match; ``round_to`` what a round's points are rounded to;
    ``block_again`` yes where the lead is settled anew after a block; ``table_wide`` and
    ``table_high`` the size of a table with an edge, in half tiles.
    """
    rules = values(ruleset, seats)
    facts: dict[str, Value] = {name: rules.get(name, NOTHING) for name in NAMES}
    tiles, doubles, hand = len(tile_set(ruleset.set)), ruleset.set + 1, ruleset.hand_size(seats)
    boneyard = tiles - hand * seats
    drawable = law_of(ruleset, seats).drawable(boneyard)
    can = [n for n in range(ruleset.seats[0], ruleset.seats[1] + 1) if _enough(ruleset, n)]
    size = getattr(ruleset.placing, "size", (0, 0))
    facts |= {
        "seats": seats,
        "least": can[0],
        "most": can[-1],
        "seating": "fixed" if can[0] == can[-1] else "open",
        "tiles": tiles,
        "doubles": doubles,
        "set_name": set_name(ruleset.set, tr).lower(),
        "boneyard": boneyard,
        "drawable": drawable,
        "rest": boneyard - drawable,
        "draws": ruleset.stuck.draw if drawable else "none",
        "table_wide": size[0] // 2,
        "table_high": size[1] // 2,
        "round_to": getattr(ruleset.round_score, "round_to", 1),
        "block_again": "yes" if getattr(ruleset.opening, "block_again", False) else "no",
        "fresh": _fresh(facts),
    }
    facts |= _lead(facts, hand * seats <= tiles - doubles)
    facts |= _tie(facts, len(ruleset.teams.sides(seats)))
    best_of = facts["best_of"]
    several = best_of if isinstance(best_of, int) else 1
    facts["best_of"], facts["need"] = several, (several + 1) // 2
    facts["rounds"] = "one" if facts["target"] == "round" and several == 1 else "many"
    return facts


def _enough(ruleset: Ruleset, seats: int) -> bool:
    """Are there tiles for so many, and sides for them to sit on?"""
    paired = len(ruleset.teams.sides(4)) == 2
    return ruleset.hand_size(seats) * seats <= len(tile_set(ruleset.set)) and (
        seats == 4 or not paired
    )


def _fresh(facts: dict[str, Value]) -> str:
    """What becomes of a drawn tile that fits; where one may pass at any time it may be kept."""
    if facts["drawn"] == "next_turn":
        return "waits"
    return "may" if facts["drawn"] == "may" or facts["free_draw"] == "yes" else "must"


def _lead(facts: dict[str, Value], no_double: bool) -> dict[str, Value]:
    lead = str(facts["first_lead"])
    missing, holder = "nothing", NOTHING
    if lead.startswith("holder_of_"):
        lead, holder = "holder", lead.removeprefix("holder_of_")
        missing = "holder" if facts["boneyard"] else "nothing"
    elif lead == "highest_double" and no_double:
        missing = "double"
    by_weight = lead == "heaviest" or (missing != "nothing" and facts["no_double"] == "heaviest")
    must = facts["lead_tile"] == "that_double" and lead != "lot"
    return {
        "first_lead": lead,
        "holder": holder,
        "missing": missing,
        "must_lead": "yes" if must else "no",
        "heaviest": "yes" if by_weight else "no",
        "highest": "yes" if missing != "nothing" and facts["no_double"] == "highest" else "no",
    }


def _tie(facts: dict[str, Value], sides: int) -> dict[str, Value]:
    tie = facts["block_tie"]
    if tie == "fewest_pips" and facts["block_winner"] == "pips":
        tie = "shared"
    sharing = tie in ("shared", "fewest_pips")
    worth = sides > 2 or facts["block_score"] in ("all", "wins")
    return {
        "tie": tie,
        "sharing": "yes" if sharing else "no",
        "level": "yes" if sharing and worth else "no",
        "wins_only": "yes" if facts["out_score"] == facts["block_score"] == "wins" else "no",
    }
