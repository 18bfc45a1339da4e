"""Where does every tile lie? From a line to places on a grid of whole units.

Who lays tiles out asks the module ``arrange`` itself: a window, which only shows what the thinking
process laid out, does without it.
"""

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
    "ports",
    "shape_of",
]
