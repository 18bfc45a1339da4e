"""Who speaks to whom about what? The names at the table, who reads, and the game's way to count."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..rules.options import Value, values
from ..rules.ruleset import Ruleset
from ..rules.tile import Tile
from .animals import ANIMALS, animal_name
from .text import Tr, all_of, listed, number_word


@dataclass(frozen=True, slots=True)
class Speaker:
    """``me`` is the seat that reads, addressed as you; None: all seats are spoken of by name.

    ``ruleset`` says what is counted; in the children's game numbers are spoken as words. ``aloud``:
    tiles are told to an ear, "6 and 4", since "6-4" is read in as many ways as there are readers.
    """

    tr: Tr
    names: tuple[str, ...]
    me: int | None = None
    ruleset: Ruleset | None = None
    aloud: bool = False

    @property
    def for_children(self) -> bool:
        return self.ruleset is not None and self.ruleset.key == "animal"

    def rule(self, name: str) -> Value | None:
        """A house rule in force; None where the game, or the name in it, is not known."""
        return None if self.ruleset is None else values(self.ruleset).get(name)

    @property
    def partners(self) -> bool:
        """Do those who sit opposite play together?"""
        return self.rule("teams") == "2x2" and len(self.names) == 4

    def side(self, seat: int) -> str:
        """Who plays for that seat's side: "Bo", or of partners "Ann and Cy"."""
        return self.all_names((seat % 2, seat % 2 + 2)) if self.partners else self.name(seat)

    def by(self, seat: int, mine: str, theirs: str, **fields: object) -> str:
        """The text for what a seat does: ``mine`` to itself, else ``theirs`` with ``{name}``."""
        text = self.tr(mine if seat == self.me else theirs)
        return text.format(name=self.name(seat), **fields)

    def name(self, seat: int) -> str:
        """As it stands in a sentence: "Bo", "you"."""
        return self.tr("you") if seat == self.me else self.names[seat]

    def all_names(self, seats: Sequence[int]) -> str:
        return all_of(self.tr, [self.name(seat) for seat in seats])

    def called(self, seats: Sequence[int]) -> str:
        """As they are called outside any sentence: "You and Cy"."""
        own = self.tr("You")
        return all_of(self.tr, [own if seat == self.me else self.names[seat] for seat in seats])

    def number(self, pips: int) -> str:
        """As it is called at this table: "4"; to children by its animal, "rabbit"."""
        if not self.for_children:
            return str(pips)
        return animal_name(pips, self.tr) if pips < len(ANIMALS) else number_word(self.tr, pips)

    def tile(self, tile: Tile) -> str:
        """ "4-3"; to children "rabbit-fish"; aloud "4 and 3", "double 4"."""
        if self.aloud:
            return self.pair(tile.high, tile.low)
        return f"{self.number(tile.high)}-{self.number(tile.low)}"

    def pair(self, first: int, second: int) -> str:
        """A tile as it lies, told to an ear: "3 and 4", "double 4"."""
        if first == second:
            return self.tr("double {number}").format(number=self.number(first))
        text = self.tr("{first} and {second}")
        return text.format(first=self.number(first), second=self.number(second))

    def tiles(self, tiles: Sequence[Tile]) -> str:
        """All of them, the heaviest first."""
        ordered = sorted(tiles, key=lambda one: one.weight, reverse=True)
        told = [self.tile(one) for one in ordered]
        return listed(self.tr, told) if self.aloud else all_of(self.tr, told)
