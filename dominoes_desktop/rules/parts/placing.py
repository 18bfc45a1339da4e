"""Does the table itself bind the play?"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar


@dataclass(frozen=True, slots=True)
class FreeTable:
    """Space never blocks a move: the picture makes room (rules.md A3.4)."""

    constants: ClassVar[dict[str, str]] = {"table_edges": "off"}
