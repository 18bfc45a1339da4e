"""What does a theme's folder describe? Every value is looked at before a painter gets it."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import Any

from ..archive.said import Part, Said, quoted, said
from ..archive.themes import LAST, Kind, ThemeError, ThemeFolder
from .theme import DEFAULT, GROUNDS, STYLES, Theme

TILE_VALUES = (
    "style", "ivory", "ivory_side", "engraving", "lip", "pip", "brass", "gloss", "edge", "edge_of",
    "ghost",
    "numbers", "stones", "acrylics", "chalk", "back", "back_side", "inlay", "back_edge",
    "radius_of", "thickness_of", "pip_of", "apart_of", "line_of", "inlay_of", "pictures",
)  # fmt: skip
TABLE_VALUES = (
    "ground", "felt", "figure", "figure_strength", "texture", "metal", "wood", "wood_light",
    "wood_dark", "shadow", "glass", "glass_strength", "glass_edge", "hairline", "accent",
    "accent_deep", "on_accent", "text", "quiet_text", "seats", "on_seat", "faint", "warn", "well",
    "well_strength",
)  # fmt: skip
PICTURES = 19  # the numbers of a double-eighteen set

_CHOICES: dict[str, tuple[str, ...]] = {"style": STYLES, "ground": GROUNDS}
_LISTS = ("stones", "acrylics", "seats")  # of any length
_MAY_BE_NONE = ("edge", "back_edge")
_ROOM = {
    "edge_of": (0.01, 0.1),
    "radius_of": (0.0, 0.5),
    "thickness_of": (0.0, 0.2),
    "pip_of": (0.05, 0.12),
    "apart_of": (0.2, 0.3),
    "line_of": (0.02, 0.12),
    "inlay_of": (0.02, 0.12),
}
"""How far a number may go; all others from 0 to 1."""

_COLOUR = re.compile(r"#[0-9a-fA-F]{6}")


@dataclass(frozen=True, slots=True)
class Garment:
    """A tile set or a table that can be chosen; ``theme`` is the default but for its values."""

    kind: Kind
    key: str
    name: str
    says: str
    order: int
    theme: Theme


def garment(folder: ThemeFolder) -> Garment:
    """What the folder describes. ThemeError with the first thing that is wrong in it."""
    values = dict(folder.values)
    name, says = values.pop("name", folder.key), values.pop("says", "")
    if not isinstance(name, str) or not isinstance(says, str):
        raise ThemeError(folder.path, said("name and says should be texts"))
    order = values.pop("order", LAST)
    if not isinstance(order, int):
        raise ThemeError(folder.path, said("order should be a whole number"))
    known = TILE_VALUES if folder.kind == "tiles" else TABLE_VALUES
    for unknown in [one for one in values if one not in known]:
        text = "a theme of tables has no value named {name}"
        if folder.kind == "tiles":
            text = "a theme of tiles has no value named {name}"
        raise ThemeError(folder.path, said(text, name=quoted(unknown)))
    made = {key: _value(folder, key, value) for key, value in values.items()}
    return Garment(folder.kind, folder.key, name, says, order, replace(DEFAULT, **made))


def _value(folder: ThemeFolder, name: str, value: Any) -> Any:
    """The value as a theme keeps it, once it is of the kind that the default is."""
    if name == "texture":
        return _texture(folder, value)
    if name == "pictures":
        return _pictures(folder, value)
    if name in _CHOICES:
        if value not in _CHOICES[name]:
            raise ThemeError(folder.path, _should(name, _CHOICES[name]))
        return value
    usual = getattr(DEFAULT, name)
    if isinstance(usual, float):
        return _number(folder, name, value)
    if name in _MAY_BE_NONE and value == "":
        return value
    made = _colours(value, usual, name in _LISTS)
    if made is None:
        raise ThemeError(folder.path, _should(name, _wanted(usual, name in _LISTS)))
    return made


def _number(folder: ThemeFolder, name: str, value: Any) -> float:
    low, high = _ROOM.get(name, (0.0, 1.0))
    if type(value) not in (int, float) or not low <= value <= high:
        room = said("a number from {low} to {high}", low=f"{low:g}", high=f"{high:g}")
        raise ThemeError(folder.path, _should(name, room))
    return float(value)


def _should(name: str, be: Part) -> Said:
    return said("{name} should be {value}", name=name, value=be)


def _colours(value: Any, usual: Any, any_length: bool = False) -> Any:
    """Colours in the order of the usual ones, or None where they are no such colours."""
    if isinstance(usual, str):
        return value if isinstance(value, str) and _COLOUR.fullmatch(value) else None
    if not isinstance(value, list) or not value:
        return None
    if len(value) != len(usual) and not any_length:
        return None
    made = tuple([_colours(one, usual[0]) for one in value])
    return None if None in made else made


def _wanted(usual: Any, any_length: bool) -> Said:
    if isinstance(usual, str):
        return said('a colour such as "#2f7d5b"')
    if isinstance(usual[0], tuple):
        return said("a list of {count} colours each", count=len(usual[0]))
    if any_length:
        return said('a list of colours such as "#2f7d5b"')
    return said('a list of {count} colours such as "#2f7d5b"', count=len(usual))


def _texture(folder: ThemeFolder, value: Any) -> bytes:
    from PySide6.QtGui import QImage

    if not isinstance(value, str):
        raise ThemeError(folder.path, _should("texture", said("the name of a file")))
    content = folder.read(value)
    if QImage.fromData(content).isNull():
        raise ThemeError(
            folder.path, said("{name} is not a picture that can be read", name=quoted(value))
        )
    return content


def _pictures(folder: ThemeFolder, value: Any) -> tuple[str, ...]:
    """The drawings of the numbers from 0 upwards."""
    from xml.etree import ElementTree

    if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
        raise ThemeError(folder.path, _should("pictures", said("a list of names of files")))
    if len(value) > PICTURES:
        most = said("{count} files at most", count=PICTURES)
        raise ThemeError(folder.path, _should("pictures", most))
    drawings = []
    for name in value:
        content = folder.read(name)
        try:
            is_drawing = ElementTree.fromstring(content).tag.endswith("svg")
        except ElementTree.ParseError:
            is_drawing = False
        if not is_drawing:
            text = "{name} is not a drawing (SVG) that can be read"
            raise ThemeError(folder.path, said(text, name=quoted(name)))
        drawings.append(content.decode())
    return tuple(drawings)
