"""Where does every tile lie? From a line to places on a grid of whole units."""

from .arrange import arrange, first_tile
from .layout import Half, Laid, Layout, Port, Shape
from .ports import ports
from .shape import shape_of

SHAPE = Shape(36, 16)

__all__ = [
    "SHAPE",
    "Half",
    "Laid",
    "Layout",
    "Port",
    "Shape",
    "arrange",
    "first_tile",
    "ports",
    "shape_of",
]
