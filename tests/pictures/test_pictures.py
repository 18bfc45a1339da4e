"""Does the table look as it was approved? If it is meant to look otherwise: see renew.py."""

from collections.abc import Callable

import pytest
from PySide6.QtGui import QImage, QPainter

from .scenes import LEAST, PICTURES, approved

pytestmark = pytest.mark.usefixtures("qapp")

MEAN = 1.5
"""Levels (of 255) by which the mean value may be off, beside the steps in which it is kept."""
FAR, MANY = 32, 0.004
"""So many of all values may be off by more than so many levels: edges, not things."""


def values(image: QImage) -> bytes:
    """Red, green and blue of every pixel."""
    plain = image.convertToFormat(QImage.Format.Format_RGB888)
    wide, each = plain.width() * 3, plain.bytesPerLine()
    held = bytes(plain.constBits())
    return b"".join(held[y * each : y * each + wide] for y in range(plain.height()))


def differs(drawn: QImage, kept: QImage) -> str:
    """In what the pictures differ, or nothing."""
    if drawn.size() != kept.size():
        return f"it is {drawn.size().toTuple()}, and was {kept.size().toTuple()}"
    off = [abs(a - b) for a, b in zip(values(drawn), values(kept), strict=True)]
    mean, far = sum(off) / len(off), sum(one > FAR for one in off) / len(off)
    if mean > MEAN + LEAST / 4 or far > MANY:
        return f"by {mean:.1f} levels in the mean, and {far:.2%} of it are far off"
    return ""


@pytest.mark.parametrize("draw", PICTURES, ids=lambda draw: draw.__name__)
def test_it_looks_as_it_was_approved(draw: Callable[[], QImage]) -> None:
    assert differs(draw(), QImage(str(approved(draw.__name__)))) == ""


@pytest.mark.parametrize("draw", PICTURES, ids=lambda draw: draw.__name__)
def test_its_file_is_small(draw: Callable[[], QImage]) -> None:
    assert approved(draw.__name__).stat().st_size < 100_000


def test_a_missing_tile_and_another_colour_would_be_seen() -> None:
    kept = QImage(str(approved("tree")))
    spoilt = QImage(kept)
    painter = QPainter(spoilt)
    painter.fillRect(12, 76, 50, 24, kept.pixelColor(2, 2))  # the tile at the left
    painter.end()
    assert differs(kept, kept) == ""
    assert differs(spoilt, kept) != ""
    assert differs(kept.convertToFormat(QImage.Format.Format_Grayscale8), kept) != ""
