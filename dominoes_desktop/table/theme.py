"""Which colours, letters, radii and distances is the table made of?

Colours are texts (``#rrggbb``), so that a theme is plain data, can be compared and can come from a
file; `ink` makes a colour of one. Lengths ending in ``_of`` are parts of a tile's short side, all
others are logical pixels at scale 1: pieces are enlarged by their item's scale.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Literal, get_args

from PySide6.QtGui import QColor, QFont

Style = Literal["pips", "coloured", "numerals", "animals", "animals_plain", "pebbles", "pictures"]
"""What is on the faces: pips of one colour, pips in their number's colour, figures, animals with a
small number or without, dots on painted stones, or pictures of the theme's own."""

STYLES: tuple[Style, ...] = get_args(Style)

Ground = Literal["felt", "walnut", "slate", "plain"]
"""What the table is made of; ``plain`` is its colours alone."""

GROUNDS: tuple[Ground, ...] = get_args(Ground)


@dataclass(frozen=True, slots=True)
class Theme:
    """Everything that a painter of the table may choose from; hashable, so a key of caches."""

    style: Style = "pips"

    ground: Ground = "felt"
    felt: tuple[str, str, str] = ("#2f7d5b", "#1f6147", "#123c2c")
    """The table's colours from where the light falls to its rim, whatever it is made of."""
    figure: tuple[str, str] = ("#ffffff", "#000000")
    """The light and the dark of its grain."""
    figure_strength: float = 1.0
    texture: bytes = b""
    """A picture (PNG, JPEG) that joins itself on all sides, laid over the colours."""

    ivory: tuple[str, str, str] = ("#fffdf4", "#f6eedb", "#e8dcc0")
    ivory_side: tuple[str, str, str] = ("#d3c49d", "#b9a77f", "#8f7c55")
    engraving: str = "#8d7d5c"
    lip: str = "#ffffff"
    pip: tuple[str, str, str] = ("#54483d", "#2a231d", "#0d0a08")
    brass: tuple[str, str, str] = ("#fff2c4", "#d2a949", "#7a5620")
    gloss: float = 1.0
    """How much of the light a face gives back."""
    edge: str = ""
    """A line around the face: for tiles that would be lost on a dark table; empty: none."""
    edge_of: float = 0.03
    ghost: float = 0.34
    """How strong a tile is where it would lie; one of dark stone would be lost on the felt."""
    numbers: tuple[str, ...] = (
        "#2a231d",
        "#2f8bca",  # light blue
        "#2f9a3f",  # green
        "#d9487f",  # pink
        "#85783f",  # a yellowish grey
        "#22389c",  # dark blue
        "#b38000",  # yellow
        "#a06fd0",  # lavender
        "#0f5a35",  # dark green
        "#5b22a6",  # royal purple
        "#da660e",  # orange
        "#1c1a18",  # black
        "#7d7f83",  # grey
        "#4b8c98",  # cadet blue
        "#7a4a20",  # brown
        "#97258f",  # purple
        "#10294f",  # oxford blue
        "#009a65",  # jade
        "#d01f26",  # red
    )
    """The customary colours of the sets up to double-eighteen, by number, deep enough for ivory."""

    stones: tuple[tuple[str, str, str], ...] = (
        ("#8795a4", "#5f6c79", "#3c4650"),
        ("#968e87", "#6c645f", "#494340"),
        ("#7f968f", "#586d68", "#3a4945"),
        ("#a18c83", "#74625b", "#4d3f3a"),
        ("#7f8a9d", "#556073", "#363f4e"),
    )
    """Pebbles, wet: the light, the middle and the dark of each."""
    acrylics: tuple[str, ...] = (
        "#ffe066",
        "#ffb48e",
        "#86dcff",
        "#c2ef68",
        "#ffb3da",
        "#fffaf0",
    )
    """Paint of the dots on pebbles from 1 upwards, then over again."""
    chalk: str = "#fff3d6"

    back: tuple[str, str, str] = ("#96593a", "#7b4429", "#5b2f1c")
    back_side: tuple[str, str, str] = ("#55301d", "#46261a", "#2e170f")
    inlay: str = "#d8a274"
    back_edge: str = "#f2d2ae"
    """A hairline around the back, by which it is seen on a dark table."""

    pictures: tuple[str, ...] = ()
    """Drawings (SVG) by number; a number beyond them is written."""

    metal: tuple[str, str, str] = ("#fff2c4", "#d2a949", "#7a5620")
    """Of the table's rim, and of the threads between tiles that lie apart."""
    wood: tuple[str, str, str] = ("#a3683d", "#7f4a2a", "#55301c")
    wood_light: str = "#d9a06b"
    wood_dark: str = "#2a140a"

    shadow: str = "#03110b"
    glass: str = "#081c14"
    glass_strength: float = 0.75
    glass_edge: str = "#d8f3e4"
    accent: str = "#ffe08a"
    accent_deep: str = "#d9a93f"
    on_accent: str = "#33260a"
    text: str = "#fdf9ec"
    quiet_text: str = "#bcd6c9"
    seats: tuple[str, ...] = (
        "#e2a463",
        "#7cc3b6",
        "#e29a94",
        "#b3a6e0",
        "#c2c873",
        "#8fb8e6",
        "#e0b7d4",
        "#d3cbb6",
    )
    on_seat: str = "#2a1c10"
    faint: float = 0.55
    """How strong the words are of what can't be pressed now."""
    warn: str = "#ffb9a3"
    well: str = "#000000"
    well_strength: float = 0.28
    """What a field for writing is filled with, on a sheet."""
    hairline: float = 0.0
    """How far the lines around panes and controls are from faint to their full strength."""

    radius: float = 12
    step: float = 4
    radius_of: float = 0.13
    thickness_of: float = 0.055
    pip_of: float = 0.092
    apart_of: float = 0.265
    shadow_of: float = 0.16
    line_of: float = 0.034
    inlay_of: float = 0.052
    """Width of the line in the middle of a tile, and of a double's."""

    families: tuple[str, ...] = ("DejaVu Sans", "Segoe UI", "Helvetica Neue", "Noto Sans")
    small: int = 12
    body: int = 15
    large: int = 20

    def font(self, size: int, bold: bool = False) -> QFont:
        """``size``: `small`, `body` or `large`, in pixels."""
        return QFont(_font(self.families, size, bold))

    @property
    def strongest(self) -> bool:
        """Is it of the strongest contrast there is?"""
        return self.hairline == 1.0

    def line(self, strength: float) -> QColor:
        """A line around a pane or a control, which by default is so strong."""
        return ink(self.glass_edge, strength + (1 - strength) * self.hairline)

    def seat_colour(self, seat: int) -> QColor:
        return ink(self.seats[seat % len(self.seats)])


@lru_cache(maxsize=32)
def _font(families: tuple[str, ...], size: int, bold: bool) -> QFont:
    """Copies of one font share the letters that were looked up for it."""
    font = QFont()
    font.setFamilies(list(families))
    font.setPixelSize(size)
    font.setWeight(QFont.Weight.Bold if bold else QFont.Weight.Normal)
    font.setHintingPreference(QFont.HintingPreference.PreferVerticalHinting)
    return font


def ink(colour: str, strength: float = 1.0) -> QColor:
    """The colour that ``#rrggbb`` names, ``strength`` (0 to 1) of it opaque."""
    made = QColor(colour)
    made.setAlphaF(strength)
    return made


def blend(one: str, other: str, part: float) -> QColor:
    """``part`` (0 to 1) of the way from ``one`` to ``other``."""
    a, b = QColor(one), QColor(other)
    return QColor.fromRgbF(
        a.redF() + (b.redF() - a.redF()) * part,
        a.greenF() + (b.greenF() - a.greenF()) * part,
        a.blueF() + (b.blueF() - a.blueF()) * part,
    )


def dressed(theme: Theme, style: Style) -> Theme:
    """The theme with faces of this style: stones are rounder, and their backs are bare stone.

    ``theme`` has not been dressed before.
    """
    if style != "pebbles":
        return replace(theme, style=style)
    return replace(
        theme,
        style=style,
        radius_of=0.4,
        thickness_of=0.075,
        apart_of=0.235,
        back=theme.stones[0],
        back_side=("#3a424b", "#2a3138", "#171b20"),
        inlay="#b9c4cd",
        back_edge="#e4ecf0",
        edge="#e4ecf0",
        edge_of=0.036,
        ghost=0.5,
    )


def daylight(theme: Theme) -> Theme:
    """The theme for sheets in a window of light colours; the table keeps its own."""
    if theme.strongest:
        glass, ink_of, quiet, edge, faint = "#ffffff", "#000000", "#000000", "#000000", 0.65
    else:
        glass, ink_of, quiet, edge, faint = "#f6f3ea", "#1b2822", "#485850", "#1d3a2e", 0.75
    return replace(
        theme, glass=glass, glass_edge=edge, text=ink_of, quiet_text=quiet, faint=faint,
        warn="#96270f", well="#ffffff", well_strength=0.7,
    )  # fmt: skip


DEFAULT = Theme()
