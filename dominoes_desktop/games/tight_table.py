"""Tight Table: the draw game for two whose ends the table's edge blocks (rules.md A4)."""

from dataclasses import replace

from ..geometry.tight import TightTable
from ..rules.options import Choice
from ..rules.parts.opening import Opening
from ..rules.parts.placing import TableEdges
from .draw import DRAW

TIGHT_TABLE = replace(
    DRAW,
    key="tight_table",
    seats=(2, 2),
    hand=((2, 7),),
    opening=Opening("highest_double", "same", "any"),
    placing=TableEdges(TightTable()),
    family="tight",
    limits=(
        ("no_double", Choice(("redeal", "heaviest", "highest"))),
        ("out_score", Choice(("opponents", "all", "wins", "with_boneyard"))),
    ),
)
