"""How light is a colour or a pixel, and how far are two apart? As WCAG 2 measures it."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage


def brightness(colour: str | QColor) -> float:
    """Relative luminance, 0 to 1."""
    return _brightness(QColor(colour).rgb() & 0xFFFFFF)


@cache
def _brightness(rgb: int) -> float:
    parts = [(rgb >> shift & 255) / 255 for shift in (16, 8, 0)]
    red, green, blue = (p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str | QColor | float, other: str | QColor | float) -> float:
    """From 1 to 21; numbers are luminances."""
    lights = [light if isinstance(light, float) else brightness(light) for light in (one, other)]
    return (max(lights) + 0.05) / (min(lights) + 0.05)


def lights(image: QImage, rect: QRect, step: int = 4) -> list[float]:
    """The luminances of every few pixels of that part."""
    return [
        brightness(image.pixelColor(x, y))
        for x in range(rect.left(), rect.right() + 1, step)
        for y in range(rect.top(), rect.bottom() + 1, step)
    ]


def greys(image: QImage) -> list[int]:
    """Every pixel without its colour, 0 to 255, row by row."""
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    wide, high, row = grey.width(), grey.height(), grey.bytesPerLine()
    held = bytes(grey.constBits())
    return [value for y in range(high) for value in held[y * row : y * row + wide]]
