"""Pebble Draw: one tile drawn ends the turn, a block pays the differences (rules.md A3)."""

from dataclasses import replace

from ..rules.parts.opening import Opening
from ..rules.parts.round_score import PipsLeft
from ..rules.parts.stuck import Drawing
from .block import BLOCK

PEBBLE = replace(
    BLOCK,
    key="pebble",
    hand=((2, 7), (3, 7), (4, 7)),
    opening=Opening("lot", "rotate", "any"),
    stuck=Drawing("one", "next_turn", reserve=0),
    round_score=PipsLeft(block_score="pairwise"),
)
