"""Draw: who cannot play draws until a tile fits, and must play it (rules.md B1)."""

from dataclasses import replace

from ..rules.parts.stuck import Drawing
from .block import BLOCK

DRAW = replace(BLOCK, key="draw", stuck=Drawing("until_playable", "must", reserve=2))
