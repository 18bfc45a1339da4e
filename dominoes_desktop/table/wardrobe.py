"""Which theme do a tile set, a table and a game make together, and what is there to choose from?

A theme's file says only what differs from the default. A theme that can't be used is told of in
one sentence, and the default takes its place.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

from ..archive.said import Said
from ..archive.themes import Kind, ThemeError, theme_folder, theme_keys
from .garment import TILE_VALUES, Garment, garment
from .theme import DEFAULT, Style, Theme, dressed

OWN = ""
"""The choice of a tile set that leaves it to each game."""

IVORY, GREEN = "ivory", "green"
"""The set and the table that are in the code: they are there whatever the disk says."""


@dataclass(frozen=True, slots=True)
class Wardrobe:
    """All that can be chosen, in the order in which it is offered; ``wrong``: why others can't."""

    tiles: tuple[Garment, ...]
    tables: tuple[Garment, ...]
    wrong: tuple[Said, ...]


def wardrobe(own: Path | None = None) -> Wardrobe:
    """Read every theme's folder, some ms of disk. ``own``: the user's, if not the usual one."""
    wrong: list[Said] = []

    def all_of(kind: Kind) -> tuple[Garment, ...]:
        found = []
        for key in theme_keys(kind, own):
            try:
                found.append(garment(theme_folder(kind, key, own)))
            except ThemeError as error:
                wrong.append(error.said)
        return tuple(sorted(found, key=lambda one: (one.order, one.name)))

    return Wardrobe(all_of("tiles"), all_of("tables"), tuple(wrong))


def theme_of(
    tiles: str, table: str, style: Style = "pips", own: Path | None = None
) -> tuple[Theme, tuple[Said, ...]]:
    """The theme of a table, and what there is to say for each part of it that could not be used.

    ``tiles``: the key of a tile set, or `OWN` for what the game wears, which is ``style``.
    """
    wrong: list[Said] = []

    def part(kind: Kind, key: str, usual: str) -> Theme:
        if key == usual:
            return DEFAULT
        try:
            return garment(theme_folder(kind, key, own)).theme
        except ThemeError as error:
            wrong.append(error.said)
            return DEFAULT

    faces = dressed(DEFAULT, style) if tiles == OWN else part("tiles", tiles, IVORY)
    return together(faces, part("tables", table, GREEN)), tuple(wrong)


def together(tiles: Theme, table: Theme) -> Theme:
    """The tiles of one theme on the table of the other."""
    return replace(table, **{name: getattr(tiles, name) for name in TILE_VALUES})
