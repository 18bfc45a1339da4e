"""What is worth knowing of a game, as it is set up, before it begins? (rules.md A0.10, A1)"""

from __future__ import annotations

from dataclasses import dataclass

from ..rules.options import values
from ..rules.ruleset import Ruleset
from .text import Tr

MOST, MANY = 3, 4
"""Of so few seats most rounds, and many, are blocked where a star's players may not draw."""


@dataclass(frozen=True, slots=True)
class Remark:
    """A sentence; ``instead`` is the key of a game that does not have the fault it tells of."""

    says: str
    instead: str = ""


def remark(ruleset: Ruleset, seats: int, tr: Tr) -> Remark | None:
    """None where there is nothing that one would like to know beforehand.

    Of Super's rounds played at random nine in ten are blocked with two seats, seven in ten with
    three, four in ten with four, one in ten with six.
    """
    if ruleset.key == "animal":
        text = "A mistake costs nothing: a tile that does not fit goes back, and you are told why."
        return Remark(tr(text))
    if values(ruleset, seats).get("cannot_play") != "pass" or seats > MANY:
        return None
    most = "With so few players most rounds end blocked, because who cannot play may not draw."
    many = "With four players many rounds end blocked, because who cannot play may not draw."
    return Remark(tr(most if seats <= MOST else many), "super_galt")
